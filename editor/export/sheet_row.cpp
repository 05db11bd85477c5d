#include "editor/export/sheet_row.h"

#include "engine/drawing/board_drawing.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double codeModule = 1.9; ///< of QR codes: 0.5 mm
constexpr double mostReach = 14;   ///< less than half of the gap between columns

} // namespace

SheetRow::SheetRow(std::vector<SheetBlock> blocks, const ExportOptions& options, double mostCell)
    : m_blocks(std::move(blocks)), m_text(options.textPt * pagePoint)
{
    for (const SheetBlock& block : m_blocks)
        m_laid.push_back(laid(block, mostCell));
    measureBoards();
}

SheetRow::Laid SheetRow::laid(const SheetBlock& block, double mostCell)
{
    const Published& puzzle = *block.puzzle;
    const TextLook title{.size = 1.25 * m_text, .weight = Weight::Bold, .spacing = 1.3, .mostLines = 1};
    const TextLook byline{.size = 0.92 * m_text, .ink = Ink::Ink2, .mostLines = 1};
    const TextLook rules{.size = 0.92 * m_text, .spacing = 1.35};
    PageColumn column({}, block.width);
    column.addText(QStringLiteral("%1  %2").arg(block.number).arg(puzzle.title), title);
    column.addText(puzzle.byline, byline);
    if (!puzzle.rules.isEmpty()) {
        column.addGap(0.25 * m_text);
        column.addText(puzzle.rules, rules);
    }
    column.addGap(0.25 * m_text);
    m_headHeight = std::max(m_headHeight, column.height());

    Laid laid{column.takeParts(), {}, qrCodeOf(puzzle.address.toStdString())};
    laid.board.drawing = block.drawing;
    laid.board.cell = std::min(mostCell, block.width / (sizeOf(*laid.board.drawing, 1).width() - 2 * bareMargin));
    if (laid.code)
        m_tailHeight = std::max(m_tailHeight, codeModule * (laid.code->side + 2 * quietModules));
    return laid;
}

void SheetRow::measureBoards()
{
    m_boardHeight = 0;
    for (const Laid& each : m_laid)
        m_boardHeight = std::max(m_boardHeight, each.board.size().height());
}

void SheetRow::shrinkTo(double height)
{
    constexpr double smallest = 4; // of a cell: nobody reads less, but nothing is lost either
    const double room = height - m_headHeight - m_tailHeight;
    for (Laid& each : m_laid)
        each.board.cell = std::max(smallest, std::min(each.board.cell, room / sizeOf(*each.board.drawing, 1).height()));
    measureBoards();
}

void SheetRow::placeAt(QPointF at, std::vector<PagePart>& parts) const
{
    for (std::size_t i = 0; i < m_blocks.size(); ++i) {
        const SheetBlock& block = m_blocks[i];
        const QPointF corner = at + QPointF(block.left, 0);
        for (PagePart part : m_laid[i].head) {
            part.area.translate(corner);
            parts.push_back(std::move(part));
        }
        // The frame stands where the texts begin; the paper round it reaches out, but not into the neighbour's.
        const SizedDrawing& board = m_laid[i].board;
        const QPointF place = corner + QPointF(-std::min(bareMargin * board.cell, mostReach), m_headHeight);
        parts.push_back({QRectF(place, board.size()), DrawnPart{board.drawing, board.cell}});
        placeCode(m_laid[i], block, corner + QPointF(0, m_headHeight + board.size().height()), parts);
    }
}

void SheetRow::placeCode(const Laid& laid, const SheetBlock& block, QPointF at, std::vector<PagePart>& parts) const
{
    if (!laid.code)
        return;
    const TextLook look{.size = 0.92 * m_text};
    PageColumn column(at, block.width);
    column.addCode(*laid.code, codeModule * (laid.code->side + 2 * quietModules), block.puzzle->addressHead,
                   block.puzzle->addressText, look);
    for (PagePart& part : column.takeParts())
        parts.push_back(std::move(part));
}

} // namespace tokisuji
