// What the pictures of a path share is written once and used in each of them: most of a board never changes, and a mark
// that was found stays.
#include "editor/export/film.h"
#include "editor/export/step_window.h"
#include "editor/export/web_page.h"
#include "editor/export/written_path.h"

#include <QUrl>

#include <array>

namespace tokisuji {

namespace {

constexpr const char* pathStyle = R"(
body{max-width:62rem}
h1{font-size:1.6rem}
header p{margin:.25rem 0 0}
.sum{font-weight:600}
a{color:#2356a8;overflow-wrap:anywhere}
svg.board{display:block;width:100%;height:auto}
.start{max-width:20rem;margin:1.2rem 0 1.6rem}
ol{list-style:none;margin:0;padding:0}
.scene{display:grid;grid-template-columns:minmax(0,20rem) minmax(0,1fr);gap:1.6rem;padding:1.3rem 0;
border-top:1px solid #d3cfc6;break-inside:avoid}
.board+.board{margin-top:.8rem}
h2{display:flex;align-items:baseline;gap:.6rem;font-size:1.05rem;line-height:1.35;margin:0}
h2 .bars{margin-left:auto;flex:none;align-self:center}
.n{color:#545962;font-weight:400;font-variant-numeric:tabular-nums;min-width:1.8rem;text-align:right;flex:none}
.so{margin:.35rem 0 0;font-weight:600;color:#006b57}
.why{margin:.35rem 0 0}
.inside,.simple{margin:.7rem 0 0;padding:0;list-style:none;font-size:.93rem}
.inside li{display:flex;gap:.5rem;padding:.1rem 0 .1rem calc(var(--d,0)*1.4rem)}
.sign{flex:none;min-width:1.35rem;height:1.35rem;line-height:1.35rem;text-align:center;border-radius:.7rem;
color:#fff;background:#a12c78;font-size:.78rem;font-weight:700;font-variant-numeric:tabular-nums}
.way .sign,.assumed .sign{border-radius:.2rem}
.assumed{color:#a12c78;font-weight:600}
.broken{color:#a30f2d;font-weight:600}.broken .sign{background:#a30f2d}
.ends .sign{background:#545962}
.simple li{display:flex;gap:.6rem;padding:.25rem 0}
.simple small{display:block;color:#545962;font-size:.88rem}
.end{border-top:1px solid #d3cfc6;padding-top:1rem;font-weight:600}
@media(max-width:42rem){.scene{grid-template-columns:1fr;gap:.9rem}}
)";

class PathPage {
public:
    PathPage(const WrittenPath& path, const ExportOptions& options)
        : m_path(path), m_palette(paletteOf(options.inks)), m_film(m_palette, options.cellPixels),
          m_cell(options.cellPixels)
    {
        take(path.start);
        for (const WrittenScene& scene : path.scenes)
            for (const WrittenPicture& picture : scene.pictures)
                take(picture);
        m_partsOf.resize(m_extents.size());
        m_parts = m_film.parts();
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            for (const FrameRun& run : m_parts[part].runs)
                for (int frame = run.first; frame < run.end; ++frame)
                    m_partsOf[static_cast<std::size_t>(frame)].push_back(part);
    }

    [[nodiscard]] QByteArray page()
    {
        QByteArray html =
            webPageStart(m_path.language, m_path.title, pathStyle, PageScripts::None) + definitions() + head();
        if (m_path.start.draw)
            html += "<div class=\"start\">" + nextPicture(m_path.title) + "</div>\n";
        html += "<ol>\n";
        for (const WrittenScene& scene : m_path.scenes)
            html += sceneOf(scene);
        return html + "</ol>\n<p class=\"end\">" + htmlText(m_path.end) + "</p>\n" + webPageEnd();
    }

private:
    void take(const WrittenPicture& picture)
    {
        if (!picture.draw)
            return;
        Drawing drawing = picture.draw();
        QRectF shown(QPointF(drawing.topLeft.x, drawing.topLeft.y),
                     QPointF(drawing.bottomRight.x, drawing.bottomRight.y));
        if (!picture.window.isEmpty()) {
            shown &= picture.window;
            drawing = within(std::move(drawing), shown);
        }
        m_film.addFrame(drawing);
        m_extents.push_back(QRectF(shown.topLeft() * m_cell, shown.size() * m_cell));
    }
    [[nodiscard]] QByteArray definitions() const
    {
        QByteArray all = "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">"
                         + m_film.items().definitions() + "<defs>";
        for (std::size_t part = 0; part < m_parts.size(); ++part)
            all += "<g id=\"p" + QByteArray::number(part) + "\">" + m_parts[part].elements + "</g>";
        return all + "</defs></svg>\n";
    }
    [[nodiscard]] QByteArray nextPicture(const QString& what)
    {
        const std::size_t frame = m_next++;
        const QRectF& box = m_extents[frame];
        QByteArray svg = "<svg class=\"board\" viewBox=\"" + svgNumber(box.x()) + ' ' + svgNumber(box.y()) + ' '
                         + svgNumber(box.width()) + ' ' + svgNumber(box.height())
                         + "\" style=\"background:" + m_palette[Ink::Paper].name().toLatin1()
                         + "\" role=\"img\" aria-label=\"" + htmlText(what) + "\">";
        for (const std::size_t part : m_partsOf[frame])
            svg += "<use href=\"#p" + QByteArray::number(part) + "\"/>";
        return svg + "</svg>";
    }

    [[nodiscard]] QByteArray head() const
    {
        QByteArray html = "<header><h1>" + htmlText(m_path.title) + "</h1>";
        const auto add = [&](const char* look, const QString& text) {
            if (!text.isEmpty())
                html += QByteArray("<p class=\"") + look + "\">" + htmlText(text) + "</p>";
        };
        add("by", m_path.byline);
        add("sum", m_path.difficulty);
        add("by", m_path.summary);
        const QUrl address(m_path.address);
        if (address.scheme().startsWith(QLatin1String("http")))
            html += "<p><a href=\"" + htmlText(m_path.address) + "\">" + htmlText(m_path.address) + "</a></p>";
        return html + "</header>\n";
    }

    /// Five bars that rise; the lit ones tell the level.
    [[nodiscard]] QByteArray bars(int level) const
    {
        QByteArray svg = "<svg class=\"bars\" width=\"23\" height=\"12\" role=\"img\" aria-label=\""
                         + htmlText(m_path.levels.arg(level)) + "\">";
        for (int bar = 0; bar < 5; ++bar)
            svg += "<rect x=\"" + QByteArray::number(5 * bar) + "\" y=\"" + QByteArray::number(8 - 2 * bar)
                   + "\" width=\"3\" height=\"" + QByteArray::number(4 + 2 * bar) + "\" fill=\""
                   + (bar < level ? "#545962" : "#d3cfc6") + "\"/>";
        return svg + "</svg>";
    }

    [[nodiscard]] QByteArray sceneOf(const WrittenScene& scene)
    {
        const WrittenStep& first = scene.steps.front();
        const QString what = scene.title.isEmpty() ? first.title : scene.title;
        QByteArray html = "<li class=\"scene\" id=\"s" + QByteArray::number(first.number) + "\"><div>";
        for (std::size_t picture = 0; picture < scene.pictures.size(); ++picture)
            html += nextPicture(what);
        html += "</div><div><h2><span class=\"n\">" + QByteArray::number(first.number) + "</span><span>"
                + htmlText(what) + "</span>" + (scene.title.isEmpty() ? bars(first.level) : QByteArray()) + "</h2>";
        html += scene.title.isEmpty() ? single(first) : several(scene.steps);
        return html + "</div></li>\n";
    }
    [[nodiscard]] static QByteArray single(const WrittenStep& step)
    {
        QByteArray html = "<p class=\"so\">" + htmlText(step.conclusion) + "</p>";
        if (!step.reason.isEmpty())
            html += "<p class=\"why\">" + htmlText(step.reason) + "</p>";
        if (step.inside.empty())
            return html;
        html += "<ul class=\"inside\">";
        for (const WrittenLine& line : step.inside)
            html += lineOf(line);
        return html + "</ul>";
    }
    [[nodiscard]] static QByteArray lineOf(const WrittenLine& line)
    {
        static constexpr std::array looks{"assumed", "way", "follows", "broken", "ends"};
        static constexpr std::array signs{"?", "", "", "!", "="};
        const QByteArray sign = line.number > 0 ? QByteArray::number(line.number) : QByteArray(signs[line.sign]);
        return QByteArray("<li class=\"") + looks[line.sign] + "\" style=\"--d:" + QByteArray::number(line.depth)
               + "\"><span class=\"sign\">" + sign + "</span><span>" + htmlText(line.text) + "</span></li>";
    }
    [[nodiscard]] static QByteArray several(const std::vector<WrittenStep>& steps)
    {
        QByteArray html = "<ul class=\"simple\">";
        for (const WrittenStep& step : steps)
            html += "<li><span class=\"n\">" + QByteArray::number(step.number) + "</span><span>" + htmlText(step.title)
                    + ": <b>" + htmlText(step.conclusion) + "</b><small>" + htmlText(step.reason)
                    + "</small></span></li>";
        return html + "</ul>";
    }

    const WrittenPath& m_path;
    Palette m_palette;
    Film m_film;
    double m_cell;
    std::vector<QRectF> m_extents; ///< by picture, in units
    std::vector<FilmPart> m_parts;
    std::vector<std::vector<std::size_t>> m_partsOf; ///< by picture
    std::size_t m_next = 0;                          ///< the picture that comes next
};

} // namespace

QByteArray pathAsPage(const WrittenPath& path, const ExportOptions& options)
{
    return PathPage(path, options).page();
}

} // namespace tokisuji
