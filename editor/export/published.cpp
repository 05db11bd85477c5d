#include "editor/export/published.h"

#include "editor/export/page_column.h"
#include "editor/export/path_figures.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/standing.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double exampleShare = 0.62; ///< of a cell's side, in examples and in answers below their puzzle
constexpr double moduleSide = 2.3;    ///< of a QR code, in 1/96 inch: 0.6 mm
constexpr double linesOfText = 30;    ///< letters (of Japanese) on a line of the rules at least

/// The title of a further page.
QString headed(const Published& published, const QString& head)
{
    return published.title.isEmpty() ? head : published.title + QStringLiteral(" – ") + head;
}

/// Writes one puzzle's page from the top to the bottom.
class PuzzlePage {
public:
    PuzzlePage(const Published& published, const ExportOptions& options, double detailPixels)
        : m_published(published), m_options(options),
          m_detail(detailPixels), m_text{.size = options.textPt * pagePoint},
          m_board(sized(published.board, options.content, options.cellPixels)),
          m_hasTexts(!published.title.isEmpty() || !published.byline.isEmpty() || !published.rules.isEmpty()
                     || !published.address.isEmpty() || published.example
                     || (published.answer && options.answer == ExportOptions::AnswerBelow)),
          m_margin(m_hasTexts ? 1.5 * m_text.size : 0), m_column({m_margin, m_hasTexts ? m_margin : 0}, columnWidth())
    {
    }

    Page puzzle()
    {
        addHead(m_published.title);
        if (!m_published.rules.isEmpty()) {
            m_column.addText(m_published.rules, m_text);
            m_column.addGap(0.5 * m_text.size);
        }
        addExample();
        m_column.addDrawings({m_board});
        if (m_published.answer && m_options.answer == ExportOptions::AnswerBelow)
            addAnswer();
        addCode();
        return finished();
    }

    Page answer()
    {
        if (m_hasTexts)
            addHead(headed(m_published, m_published.answerHead));
        m_column.addDrawings({sized(*m_published.answer, ExportOptions::Answer, m_options.cellPixels)});
        Page page = finished();
        page.fileSuffix = QStringLiteral("-answer");
        return page;
    }

private:
    [[nodiscard]] SizedDrawing sized(const Board& board, ExportOptions::Content content, double cell) const
    {
        ExportOptions wanted = m_options;
        wanted.content = content;
        return {std::make_shared<const Drawing>(drawingOf(board, wanted, m_detail)), cell};
    }

    /// The board's frame and the texts have the same left edge where the board is the wider one.
    [[nodiscard]] double columnWidth() const
    {
        const double wide = m_board.size().width();
        if (!m_hasTexts)
            return wide;
        constexpr double endless = 1e6;
        const double natural = std::max(textExtent(m_published.title, titleLook(), endless).width,
                                        textExtent(m_published.byline, m_text, endless).width);
        const double least =
            m_published.rules.isEmpty() ? std::min(natural + 1, linesOfText * m_text.size) : linesOfText * m_text.size;
        double most = wide - 2 * bareMargin * m_options.cellPixels;
        if (m_published.example)
            most = std::max(most, exampleWidth());
        return std::max(most, least);
    }

    [[nodiscard]] TextLook titleLook() const
    {
        return {.size = 1.6 * m_text.size, .weight = Weight::Bold, .spacing = 1.3};
    }
    [[nodiscard]] TextLook headLook() const { return {.size = m_text.size, .weight = Weight::Bold}; }

    void addHead(const QString& title)
    {
        m_column.addText(title, titleLook());
        TextLook byline = m_text;
        byline.ink = Ink::Ink2;
        m_column.addText(m_published.byline, byline);
        if (m_column.height() > 0)
            m_column.addGap(0.5 * m_text.size);
    }

    [[nodiscard]] std::vector<SizedDrawing> exampleDrawings() const
    {
        const double cell = exampleShare * m_options.cellPixels;
        std::vector<SizedDrawing> pair{sized(*m_published.example, ExportOptions::Problem, cell)};
        if (m_published.exampleAnswer)
            pair.push_back(sized(*m_published.exampleAnswer, ExportOptions::Answer, cell));
        return pair;
    }
    [[nodiscard]] double exampleWidth() const
    {
        double wide = -m_text.size;
        for (const SizedDrawing& each : exampleDrawings())
            wide += each.size().width() + m_text.size;
        return wide;
    }
    void addExample()
    {
        if (!m_published.example)
            return;
        m_column.addText(m_published.exampleHead, headLook());
        m_column.addDrawings(exampleDrawings(), m_text.size);
        m_column.addLine();
    }

    void addAnswer()
    {
        m_column.addLine();
        m_column.addText(m_published.answerHead, headLook());
        m_column.addDrawings({sized(*m_published.answer, ExportOptions::Answer, exampleShare * m_options.cellPixels)});
    }

    void addCode()
    {
        const auto code = qrCodeOf(m_published.address.toStdString());
        if (!code)
            return;
        m_column.addGap(0.5 * m_text.size);
        const double side = std::min(moduleSide * (code->side + 2 * quietModules), m_column.width());
        m_column.addCode(*code, side, m_published.addressHead, m_published.addressText, m_text);
    }

    /// A board may be wider than its column; its paper then reaches into the margins, and beyond them.
    Page finished()
    {
        Page page;
        page.parts = m_column.takeParts();
        double left = 0;
        double right = m_column.width() + 2 * m_margin;
        for (const PagePart& part : page.parts) {
            left = std::min(left, part.area.left());
            right = std::max(right, part.area.right());
        }
        for (PagePart& part : page.parts)
            part.area.translate(-left, 0);
        page.size = QSizeF(right - left, m_column.height() + 2 * m_margin);
        return page;
    }

    const Published& m_published;
    const ExportOptions& m_options;
    double m_detail;
    TextLook m_text;
    SizedDrawing m_board;
    bool m_hasTexts;
    double m_margin;
    PageColumn m_column;
};

} // namespace

Drawing drawingOf(const Board& board, const ExportOptions& options, double detailPixels)
{
    const DrawOptions drawOptions{
        .cellPixels = detailPixels,
        .content = options.content == ExportOptions::Answer ? DrawOptions::Answer : DrawOptions::Problem,
        .coordinates = options.coordinates,
        .notes = options.notes,
    };
    std::vector<Drawing> parts{drawBoard(board, drawOptions)};
    if (options.overlay != nullptr) {
        OverlayOptions overlay = options.overlayOptions;
        overlay.cellPixels = detailPixels;
        overlay.medium = options.inks.theme == Theme::Print ? OverlayOptions::Print : OverlayOptions::Screen;
        parts.push_back(drawOverlay(board, *options.overlay, overlay));
    }
    return standing(genreOf(board).stance, compose(std::move(parts)));
}

std::vector<Page> publishedPages(const Published& published, const ExportOptions& options, double detailPixels)
{
    std::vector<Page> pages{PuzzlePage(published, options, detailPixels).puzzle()};
    if (published.answer && options.answer == ExportOptions::AnswerPage)
        pages.push_back(PuzzlePage(published, options, detailPixels).answer());
    if (published.path)
        pages.push_back(pathPage(*published.path, headed(published, published.pathHead), options));
    return pages;
}

} // namespace tokisuji
