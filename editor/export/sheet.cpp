#include "editor/export/sheet.h"

#include "editor/export/sheet_ends.h"
#include "editor/export/sheet_row.h"
#include "engine/drawing/board_drawing.h"

#include <QPageSize>

#include <algorithm>
#include <array>
#include <limits>

namespace tokisuji {

namespace {

constexpr double gap = 8 * pageMillimetre;          ///< between columns
constexpr double rowGap = 7 * pageMillimetre;       ///< between rows
constexpr double largestCell = 14 * pageMillimetre; ///< where cells are as large as they fit
constexpr int unitsAcross = 6;                      ///< columns of a half or a third of the page

struct PaperRow {
    QPageSize::PageSizeId size;
    double marginMm;
};
constexpr std::array papers{PaperRow{QPageSize::A4, 16}, PaperRow{QPageSize::Letter, 16}, PaperRow{QPageSize::A5, 12}};

SheetFrame frameOf(const SheetOptions& options)
{
    const PaperRow& row = papers[options.paper];
    const QSizeF size = QPageSize(row.size).size(QPageSize::Point) * pagePoint;
    const double margin = row.marginMm * pageMillimetre;
    return {size, QRectF(QPointF(), size).adjusted(margin, margin, -margin, -margin)};
}

using Drawings = std::vector<std::shared_ptr<const Drawing>>;

Drawings drawingsOf(const std::vector<Published>& puzzles, const SheetOptions& options)
{
    Drawings drawings;
    for (const Published& puzzle : puzzles)
        drawings.push_back(std::make_shared<const Drawing>(drawingOf(puzzle.board, options.puzzle, vectorDetail)));
    return drawings;
}

/// Puts rows of puzzles on pages, from the first to the last.
class SheetWriter {
public:
    /// `cell`: the largest side of a cell where puzzles stand as they fit.
    SheetWriter(const std::vector<Published>& puzzles, const Drawings& drawings, const SheetOptions& options,
                double cell)
        : m_puzzles(puzzles), m_drawings(drawings), m_options(options), m_frame(frameOf(options)), m_cell(cell)
    {
    }

    void layOut()
    {
        addPage();
        m_y += addSheetTitle(m_pages.back(), m_frame, m_options);
        if (m_options.contents) // they are written when it is known where what is
            for (std::size_t page = 1; page < 1 + contentsPages(m_puzzles.size(), m_frame, m_options); ++page)
                addPage();
        for (std::size_t first = 0; first < m_puzzles.size();)
            first += addRow(first);
    }

    void finish()
    {
        if (m_options.contents)
            writeContents(m_pages, m_puzzles, m_pageOf, m_frame, m_options);
        if (m_options.solutions == SheetSolutions::UpsideDown)
            addUpsideDown();
        if (m_options.solutions == SheetSolutions::Back)
            addSolutions(m_pages, m_puzzles, m_frame, m_options);
        addFooters(m_pages, m_frame, m_options);
    }

    std::vector<Page> m_pages;
    std::vector<std::size_t> m_pageOf; ///< of each puzzle

private:
    void addPage()
    {
        m_pages.push_back({m_frame.paper, {}, {}});
        m_y = m_frame.area.top();
    }

    [[nodiscard]] double bottom() const
    {
        return m_frame.area.bottom()
               - (m_options.solutions == SheetSolutions::UpsideDown ? upsideDownHeight(m_frame) + rowGap : 0);
    }

    /// The least number of sixths of the page's width that hold a board with cells of their usual size.
    [[nodiscard]] int unitsFor(const Drawing& drawing) const
    {
        const double wide = sizeOf(drawing, m_cell).width() - 2 * bareMargin * m_cell;
        const int least = m_frame.area.width() < 150 * pageMillimetre ? 3 : 2;
        for (const int units : {2, 3})
            if (units >= least && wide <= widthOf(units))
                return units;
        return unitsAcross;
    }
    [[nodiscard]] double widthOf(int units) const
    {
        const double unit = (m_frame.area.width() + gap) / unitsAcross;
        return units * unit - gap;
    }

    [[nodiscard]] std::vector<SheetBlock> fittingBlocks(std::size_t first) const
    {
        std::vector<SheetBlock> blocks;
        int used = 0;
        for (std::size_t i = first; i < m_puzzles.size(); ++i) {
            const int units = unitsFor(*m_drawings[i]);
            if (used + units > unitsAcross)
                break;
            blocks.push_back({&m_puzzles[i], m_drawings[i], i + 1, widthOf(used) + gap, widthOf(units)});
            used += units;
        }
        const bool isLast = first + blocks.size() == m_puzzles.size();
        if (!isLast && used < unitsAcross)
            spread(blocks);
        return blocks;
    }

    /// Columns of one width, where each board has room in one.
    void spread(std::vector<SheetBlock>& blocks) const
    {
        const int units = unitsAcross / static_cast<int>(blocks.size());
        if (std::ranges::any_of(blocks, [&](const SheetBlock& block) { return block.width > widthOf(units); }))
            return;
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            blocks[i].left = widthOf(units * static_cast<int>(i)) + gap;
            blocks[i].width = widthOf(units);
        }
    }

    [[nodiscard]] std::vector<SheetBlock> gridBlocks(std::size_t first) const
    {
        const double width = (m_frame.area.width() - gap * (m_options.columns - 1)) / m_options.columns;
        std::vector<SheetBlock> blocks;
        for (int column = 0; column < m_options.columns; ++column) {
            const std::size_t i = first + static_cast<std::size_t>(column);
            if (i < m_puzzles.size())
                blocks.push_back({&m_puzzles[i], m_drawings[i], i + 1, column * (width + gap), width});
        }
        return blocks;
    }

    /// Returns how many puzzles it holds.
    std::size_t addRow(std::size_t first)
    {
        const bool isGrid = m_options.columns > 0;
        SheetRow row(isGrid ? gridBlocks(first) : fittingBlocks(first), m_options.puzzle,
                     isGrid ? largestCell : m_cell);
        const double whole = bottom() - m_frame.area.top();
        const double most = isGrid ? (whole - rowGap * (m_options.rows - 1)) / m_options.rows : whole;
        row.shrinkTo(std::min(most, whole));
        constexpr double slack = 0.5;
        const double needed = isGrid ? most : row.height();
        if (m_y + needed > bottom() + slack && m_y > m_frame.area.top())
            addPage();
        row.placeAt({m_frame.area.left(), m_y}, m_pages.back().parts);
        m_y += (isGrid ? most : row.height()) + rowGap;
        for (std::size_t i = 0; i < row.blocks().size(); ++i)
            m_pageOf.push_back(m_pages.size() - 1);
        return row.blocks().size();
    }

    /// On each page the solutions of its puzzles.
    void addUpsideDown()
    {
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            const auto [first, end] = std::ranges::equal_range(m_pageOf, page);
            addUpsideDownSolutions(m_pages[page], m_puzzles, static_cast<std::size_t>(first - m_pageOf.begin()),
                                   static_cast<std::size_t>(end - m_pageOf.begin()), m_frame, m_options);
        }
    }

    const std::vector<Published>& m_puzzles;
    const Drawings& m_drawings;
    const SheetOptions& m_options;
    SheetFrame m_frame;
    double m_cell;
    double m_y = 0; ///< where the next row begins
};

/// A little smaller than wished, the same on all pages, where that saves a page.
double cellFor(const std::vector<Published>& puzzles, const Drawings& drawings, const SheetOptions& options)
{
    const double wished = options.puzzle.cellPixels;
    if (options.columns > 0)
        return wished;
    double best = wished;
    std::size_t fewest = std::numeric_limits<std::size_t>::max();
    for (const double share : {1.0, 0.95, 0.9, 0.85, 0.8, 0.75}) {
        SheetWriter writer(puzzles, drawings, options, share * wished);
        writer.layOut();
        if (writer.m_pages.size() < fewest)
            best = share * wished;
        fewest = std::min(fewest, writer.m_pages.size());
    }
    return best;
}

} // namespace

std::vector<Page> sheetPages(const std::vector<Published>& puzzles, const SheetOptions& options)
{
    const Drawings drawings = drawingsOf(puzzles, options);
    SheetWriter writer(puzzles, drawings, options, cellFor(puzzles, drawings, options));
    writer.layOut();
    writer.finish();
    return std::move(writer.m_pages);
}

std::vector<std::size_t> pagesOfPuzzles(const std::vector<Published>& puzzles, const SheetOptions& options)
{
    const Drawings drawings = drawingsOf(puzzles, options);
    SheetWriter writer(puzzles, drawings, options, cellFor(puzzles, drawings, options));
    writer.layOut();
    return std::move(writer.m_pageOf);
}

} // namespace tokisuji
