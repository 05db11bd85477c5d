#include "app/manual_site.h"

#include "app/application.h"
#include "editor/export/exporter.h"
#include "editor/model/publish_findings.h"
#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/help/manual.h"
#include "editor/ui/help/manual_html.h"
#include "editor/ui/help/technique_picture.h"
#include "editor/ui/help/tool_list.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/bilingual_text.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/technique_text.h"
#include "editor/ui/texts/tool_text.h"
#include "editor/ui/tools/desk.h"
#include "engine/formats/exchange.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSaveFile>

#include <array>
#include <cstdio>

namespace tokisuji {

namespace {

constexpr int cellPixels = 36;
constexpr auto style =
    "body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 "
    "1rem;color:#222;background:#fff}"
    "h1{font-size:1.7rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2rem}a{color:#0b57a4}nav{margin-bottom:1.5rem}"
    "table{border-collapse:collapse}td,th{padding:.2rem 1.5rem .2rem 0;vertical-align:top;text-align:left}"
    "pre{background:#f3f3f0;padding:.8rem;overflow-x:auto}code{background:#f3f3f0;padding:0 .2rem}"
    "div img{max-width:100%;height:auto}"
    "figure{display:inline-block;margin:0 2rem 1rem 0}figure img{max-width:20rem;max-height:20rem}"
    "ul.kinds{columns:3;padding-left:1rem}"
    "@media (prefers-color-scheme:dark){body{color:#ddd;background:#1c1c1e}a{color:#7db7f5}"
    "pre,code{background:#2b2b2e}figure img{background:#fff}}";

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QString translated(const char* source)
{
    return QCoreApplication::translate("Manual", source);
}

/// A site that is being written; remembers whether all of it could be.
class SiteWriter {
public:
    explicit SiteWriter(const QString& folder) : m_folder(folder) {}

    [[nodiscard]] bool run()
    {
        QDir languages(QStringLiteral(":/manual"));
        drawKinds();
        drawTechniques();
        for (const QString& language : languages.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            applyLanguage(language);
            m_language = language;
            writeChapters();
            writeKinds();
        }
        return m_isWhole;
    }

private:
    /// The pictures are the same in every language.
    void drawKinds()
    {
        for (const Genre* genre : genresInOrder({}, {})) {
            const auto sample = readPuzzle(genre->sample);
            if (!sample)
                continue;
            draw(*sample, text(genre->id), ExportOptions::Problem);
            if (const std::optional<Board> solution = solutionOf(*sample))
                draw(*solution, text(genre->id) + QStringLiteral("-solution"), ExportOptions::Answer);
        }
    }
    void drawTechniques()
    {
        for (const ShownTechnique& shown : m_techniques)
            if (shown.board)
                write(fileIn(QStringLiteral("pictures"), techniqueFile(shown.technique->id)),
                      techniqueSvg(shown, Palette(Theme::Print)));
    }
    [[nodiscard]] static QString techniqueFile(std::string_view id)
    {
        return QStringLiteral("technique-") + text(id) + QStringLiteral(".svg");
    }
    /// Pictures of techniques by their files.
    [[nodiscard]] QString withPictures(QString html) const
    {
        for (const ShownTechnique& shown : m_techniques)
            html.replace(QStringLiteral("src=\"%1\"").arg(pictureOfTechnique(shown.technique->id)),
                         QStringLiteral("src=\"../pictures/%1\"").arg(techniqueFile(shown.technique->id)));
        return html;
    }
    /// Pictures of the window, beside the chapters.
    [[nodiscard]] QString withWindows(QString html)
    {
        static const QRegularExpression source(QStringLiteral("src=\"(window:([a-z-]+))\""));
        for (QRegularExpressionMatch match = source.match(html); match.hasMatch(); match = source.match(html)) {
            const QString name = match.captured(2) + QStringLiteral(".png");
            QFile picture(windowPicture(m_language, match.captured(1)));
            if (!picture.open(QIODevice::ReadOnly))
                fail(match.captured(1));
            write(fileIn(m_language, name), picture.readAll());
            html.replace(match.captured(0), QStringLiteral("src=\"%1\"").arg(name));
        }
        return html;
    }
    void draw(const Board& board, const QString& name, ExportOptions::Content content)
    {
        const QString path = fileIn(QStringLiteral("pictures"), name + QStringLiteral(".svg"));
        if (const auto problem = exportImage(board, path, {.content = content, .cellPixels = cellPixels}))
            fail(*problem);
    }
    void writeChapters()
    {
        const QList<Chapter>& chapters = manualChapters(m_language);
        QString list = QStringLiteral("<ul>\n");
        for (const Chapter& chapter : chapters) {
            list +=
                QStringLiteral("<li><a href=\"%1.html\">%2</a></li>\n").arg(chapter.id, chapter.title.toHtmlEscaped());
            QString html = withWindows(withPictures(manualHtml(manualText(chapter, &Actions::ownKeys, m_techniques))));
            for (const Chapter& other : chapters)
                html.replace(QStringLiteral("href=\"%1\"").arg(other.id),
                             QStringLiteral("href=\"%1.html\"").arg(other.id));
            write(fileIn(m_language, chapter.id + QStringLiteral(".html")), chapter.title, html,
                  QStringLiteral("index.html"));
        }
        list += QStringLiteral("</ul>\n<h2>%1</h2>\n<ul class=\"kinds\">\n")
                    .arg(translated(QT_TRANSLATE_NOOP("Manual", "Kinds of puzzles")));
        for (const Genre* genre : genresInOrder({}, {}))
            list += QStringLiteral("<li><a href=\"kinds/%1.html\">%2</a></li>\n")
                        .arg(text(genre->id), genreTitle(*genre).toHtmlEscaped());
        write(fileIn(m_language, QStringLiteral("index.html")),
              translated(QT_TRANSLATE_NOOP("Manual", "The manual of Tokisuji")), list + QStringLiteral("</ul>\n"), {});
    }
    void writeKinds()
    {
        for (const Genre* genre : genresInOrder({}, {}))
            write(fileIn(m_language + QStringLiteral("/kinds"), text(genre->id) + QStringLiteral(".html")),
                  genreTitle(*genre), kindHtml(*genre), QStringLiteral("../index.html"));
    }
    [[nodiscard]] QString kindHtml(const Genre& genre) const
    {
        QString html = QStringLiteral("<p>%1</p>\n").arg(genreSummary(genre).toHtmlEscaped());
        for (const char* suffix : {"", "-solution"}) {
            const QString name = text(genre.id) + QLatin1String(suffix) + QStringLiteral(".svg");
            if (QFileInfo::exists(m_folder.filePath(QStringLiteral("pictures/") + name)))
                html += QStringLiteral("<figure><img src=\"../../pictures/%1\" alt=\"%2\"></figure>\n")
                            .arg(name, *suffix == '\0' ? translated(QT_TRANSLATE_NOOP("Manual", "An example"))
                                                       : translated(QT_TRANSLATE_NOOP("Manual", "Its solution")));
        }
        for (const Mode mode : {Mode::Edit, Mode::Solve})
            html += toolsHtml(genre, mode);
        html += QStringLiteral("<ul>\n");
        for (const QString& note : toolNotes(genre))
            html += QStringLiteral("<li>%1</li>\n").arg(note.toHtmlEscaped());
        return html
               + QStringLiteral("</ul>\n<hr>\n<p>%1: %2</p>\n")
                     .arg(otherBilingualText(genre.title).toHtmlEscaped(),
                          otherBilingualText(genre.summary).toHtmlEscaped());
    }
    [[nodiscard]] static QString toolsHtml(const Genre& genre, Mode mode)
    {
        if (mode == Mode::Solve && genre.answer == AnswerKind::Turns)
            return {};
        QString html =
            QStringLiteral("<h2>%1</h2>\n<table>\n")
                .arg(mode == Mode::Edit ? ToolList::tr("Tools for editing") : ToolList::tr("Tools for solving"));
        for (const ToolId tool : toolsOf(genre, mode))
            html += QStringLiteral("<tr><th>%1</th><td>%2</td></tr>\n")
                        .arg(toolName(tool).toHtmlEscaped(), toolHelp(tool).toHtmlEscaped());
        return html + QStringLiteral("</table>\n");
    }

    void write(const QString& path, const QString& title, const QString& body, const QString& upwards)
    {
        const QString way = upwards.isEmpty()
                                ? QString()
                                : QStringLiteral("<nav><a href=\"%1\">%2</a></nav>\n")
                                      .arg(upwards, translated(QT_TRANSLATE_NOOP("Manual", "The manual of Tokisuji")));
        const QString page =
            QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                           "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
                           "<style>%3</style>\n</head>\n<body>\n%4<h1>%2</h1>\n%5</body>\n</html>\n")
                .arg(m_language, title.toHtmlEscaped(), QLatin1String(style), way, body);
        write(path, page.toUtf8());
    }
    void write(const QString& path, const QByteArray& content)
    {
        QSaveFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) < 0 || !file.commit())
            fail(QStringLiteral("%1: %2").arg(path, file.errorString()));
    }
    [[nodiscard]] QString fileIn(const QString& folder, const QString& name)
    {
        m_folder.mkpath(folder);
        return m_folder.filePath(folder + QLatin1Char('/') + name);
    }
    void fail(const QString& problem)
    {
        m_isWhole = false;
        std::fprintf(stderr, "%s\n", qPrintable(problem));
    }

    QDir m_folder;
    QString m_language;
    std::vector<ShownTechnique> m_techniques = techniqueGallery();
    bool m_isWhole = true;
};

} // namespace

int writeManualSite(const std::string& folder)
{
    ensureDrawingApplication();
    return SiteWriter(QString::fromStdString(folder)).run() ? 0 : 2;
}

} // namespace tokisuji
