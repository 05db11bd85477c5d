#include "editor/export/path_figures.h"

#include "editor/export/page_column.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

constexpr double figureShare = 0.55; ///< of the puzzle's cells
constexpr double mostFigure = 300;   ///< wide, in 1/96 inch
constexpr double leastFigure = 150;
constexpr double shapeOfPage = 1.3; ///< its height by its width, as far as the figures' number allows
constexpr double wordsShare = 0.6;  ///< height of the words below a figure, by its width, as a guess

class FigurePage {
public:
    FigurePage(const WrittenPath& path, const ExportOptions& options)
        : m_path(path), m_text(0.85 * options.textPt * pagePoint), m_margin(1.5 * options.textPt * pagePoint)
    {
        const Drawing start = path.start.draw();
        const double wide = start.bottomRight.x - start.topLeft.x;
        m_cell = std::min(figureShare * options.cellPixels, mostFigure / wide);
        m_width = std::max(leastFigure, m_cell * wide);
        m_gap = 1.6 * m_text;
        const double high = m_cell * (start.bottomRight.y - start.topLeft.y) + wordsShare * m_width;
        const auto count = static_cast<double>(path.scenes.size() + 1);
        m_columns = std::max(1, static_cast<int>(std::lround(std::sqrt(count * high / m_width / shapeOfPage))));
    }

    [[nodiscard]] Page page(const QString& head)
    {
        addHead(head);
        std::vector<std::vector<PagePart>> row;
        for (const WrittenScene& scene : m_path.scenes) {
            row.push_back(figureOf(scene, static_cast<int>(row.size())));
            if (static_cast<int>(row.size()) == m_columns)
                endRow(row);
        }
        endRow(row);
        PageColumn end({m_margin, m_y}, rowWidth());
        end.addText(m_path.end, bold());
        take(end.takeParts());
        m_page.size = QSizeF(rowWidth() + 2 * m_margin, end.bottom() + m_margin);
        m_page.fileSuffix = QStringLiteral("-path");
        return std::move(m_page);
    }

private:
    [[nodiscard]] TextLook plain() const { return {.size = m_text, .spacing = 1.35}; }
    [[nodiscard]] TextLook bold() const { return {.size = m_text, .weight = Weight::Bold, .spacing = 1.35}; }
    [[nodiscard]] TextLook pale() const { return {.size = m_text, .ink = Ink::Ink2, .spacing = 1.35}; }
    [[nodiscard]] double rowWidth() const { return m_columns * (m_width + m_gap) - m_gap; }

    void take(std::vector<PagePart> parts)
    {
        for (PagePart& part : parts)
            m_page.parts.push_back(std::move(part));
    }

    void addHead(const QString& head)
    {
        PageColumn column({m_margin, m_margin}, rowWidth());
        column.addText(head, {.size = 1.9 * m_text, .weight = Weight::Bold, .spacing = 1.3});
        column.addText(m_path.difficulty, pale());
        column.addText(m_path.summary, pale());
        column.addGap(m_gap);
        m_y = column.bottom();
        take(column.takeParts());
    }

    /// Its height ends the row below it.
    [[nodiscard]] std::vector<PagePart> figureOf(const WrittenScene& scene, int place)
    {
        PageColumn column({m_margin + place * (m_width + m_gap), m_y}, m_width);
        for (const WrittenPicture& picture : scene.pictures)
            column.addDrawings({{std::make_shared<const Drawing>(picture.draw()), m_cell}});
        column.addGap(0.3 * m_text);
        if (scene.title.isEmpty())
            addWords(scene.steps.front(), column);
        else
            addSimple(scene, column);
        m_bottom = std::max(m_bottom, column.bottom());
        return column.takeParts();
    }
    void addWords(const WrittenStep& step, PageColumn& column) const
    {
        column.addText(QStringLiteral("%1  %2").arg(step.number).arg(step.title), bold());
        column.addText(step.conclusion, plain());
        column.addText(step.reason, pale());
    }
    /// Of simple steps it is enough to say what they set.
    void addSimple(const WrittenScene& scene, PageColumn& column) const
    {
        column.addText(
            QStringLiteral("%1–%2  %3").arg(scene.steps.front().number).arg(scene.steps.back().number).arg(scene.title),
            bold());
        for (const WrittenStep& step : scene.steps)
            column.addText(step.conclusion, plain());
    }

    void endRow(std::vector<std::vector<PagePart>>& row)
    {
        if (row.empty())
            return;
        for (std::vector<PagePart>& figure : row)
            take(std::move(figure));
        row.clear();
        m_y = m_bottom + m_gap;
    }

    const WrittenPath& m_path;
    double m_text;
    double m_margin;
    double m_cell = 0;
    double m_width = 0; ///< of a column
    double m_gap = 0;   ///< between figures
    int m_columns = 1;
    double m_y = 0;      ///< where the row begins
    double m_bottom = 0; ///< of the row
    Page m_page;
};

} // namespace

Page pathPage(const WrittenPath& path, const QString& head, const ExportOptions& options)
{
    return FigurePage(path, options).page(head);
}

} // namespace tokisuji
