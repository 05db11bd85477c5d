#include "editor/ui/help/chapter_view.h"

#include "editor/ui/help/manual_html.h"
#include "editor/ui/help/technique_picture.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/technique_text.h"
#include "editor/ui/theme.h"

#include <QImage>
#include <QResizeEvent>
#include <QScrollBar>
#include <QUrl>

#include <algorithm>

namespace tokisuji {

namespace {

/// In the colours of the window.
QString chapterStyle()
{
    return QStringLiteral(
               "h1 { font-size: 20px; } h2 { font-size: 15px; margin-top: 18px; } p, li { line-height: 140%; } "
               "td, th { padding: 2px 20px 2px 0; vertical-align: top; } a { color: %1; } code, pre { color: %2; }")
        .arg(colours()[Ink::Accent].name(), colours()[Ink::Ink2].name());
}

bool hasTechniques(const Chapter& chapter)
{
    return chapter.text.contains(QLatin1String("{techniques}"));
}

} // namespace

ChapterView::ChapterView(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setFont(textFont(TextRole::Body));
}

void ChapterView::display(const Chapter& chapter, const KeysOf& keysOf)
{
    const int read = m_chapter == chapter.id ? verticalScrollBar()->value() : 0;
    m_chapter = chapter.id;
    if (hasTechniques(chapter) && !m_knowsBoards)
        drawTechniques();
    document()->setDefaultStyleSheet(chapterStyle());
    const QString text = m_knowsBoards ? manualText(chapter, keysOf, m_techniques) : manualText(chapter, keysOf);
    m_html = QStringLiteral("<h1>%1</h1>\n").arg(chapter.title.toHtmlEscaped()) + manualHtml(text);
    setHtml(m_html);
    setAccessibleName(chapter.title);
    verticalScrollBar()->setValue(read);
}

/// Beside the window, once.
void ChapterView::drawTechniques()
{
    if (m_drawing)
        return;
    m_drawing = std::make_unique<Errand<std::vector<ShownTechnique>>>(
        [](const std::stop_token& stop) { return techniqueGallery(stop); }, techniquesByLevel(),
        [this](std::vector<ShownTechnique> found) {
            m_drawing.reset();
            m_techniques = std::move(found);
            m_knowsBoards = true;
            emit drawn();
        });
}

QVariant ChapterView::loadResource(int type, const QUrl& name)
{
    if (const QString picture = windowPicture(appliedLanguage(), name.toString()); !picture.isEmpty())
        return fitting(picture);
    const std::string id = techniqueOfPicture(name.toString()).toStdString();
    const auto shown = std::ranges::find_if(
        m_techniques, [&](const ShownTechnique& s) { return s.technique->id == id && s.board.has_value(); });
    if (shown == m_techniques.end())
        return QTextBrowser::loadResource(type, name);
    return techniqueImage(*shown, colours(), devicePixelRatioF());
}

/// No wider than the page.
QImage ChapterView::fitting(const QString& picture) const
{
    constexpr int margins = 30, least = 240;
    QImage image(picture);
    const int wide = std::max(viewport()->width() - margins, least);
    const auto pixels = static_cast<int>(wide * devicePixelRatioF());
    if (image.width() > pixels)
        image = image.scaledToWidth(pixels, Qt::SmoothTransformation);
    image.setDevicePixelRatio(std::max(1.0, static_cast<double>(image.width()) / wide));
    return image;
}

/// Pictures are as wide as there is room for them.
void ChapterView::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() == event->oldSize().width() || !m_html.contains(QLatin1String("src=\"window:")))
        return;
    const int read = verticalScrollBar()->value();
    document()->clear();
    setHtml(m_html);
    verticalScrollBar()->setValue(read);
}

void ChapterView::mark(const QString& query)
{
    QList<QTextEdit::ExtraSelection> found;
    QTextCharFormat look;
    look.setBackground(colours()[Chrome::Soft]);
    look.setForeground(colours()[Ink::Accent]);
    for (const QString& word : query.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at))
            found.push_back({at, look});
    setExtraSelections(found);
    if (!found.isEmpty()) {
        QTextCursor first = found.front().cursor;
        first.clearSelection();
        setTextCursor(first);
        ensureCursorVisible();
    }
}

} // namespace tokisuji
