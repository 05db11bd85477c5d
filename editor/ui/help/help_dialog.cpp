#include "editor/ui/help/help_dialog.h"

#include "editor/ui/help/chapter_view.h"
#include "editor/ui/help/contents_list.h"
#include "editor/ui/help/genre_page.h"
#include "editor/ui/language.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace tokisuji {

namespace {

constexpr int contentsWidth = 216;

} // namespace

HelpDialog::HelpDialog(QWidget* parent, KeysOf keysOf)
    : QDialog(parent), m_keysOf(std::move(keysOf)), m_contents(new ContentsList(this)),
      m_stack(new QStackedWidget(this)), m_area(new QScrollArea(this)), m_page(new GenrePage),
      m_text(new ChapterView(this)), m_close(new QPushButton(this))
{
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_page);
    m_stack->addWidget(m_area);
    m_stack->addWidget(m_text);
    m_contents->setFixedWidth(contentsWidth);
    auto* row = new QHBoxLayout;
    row->setSpacing(20);
    row->addWidget(m_contents);
    row->addWidget(m_stack, 1);
    auto* last = new QHBoxLayout;
    last->addStretch(1);
    last->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 18, 22, 16);
    column->setSpacing(12);
    column->addLayout(row, 1);
    column->addWidget(hairline(this));
    column->addLayout(last);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_contents, &ContentsList::chapterChosen, this, &HelpDialog::showChapter);
    connect(m_contents, &ContentsList::kindChosen, this,
            [this](const QString& id) { setGenre(*findKind(id.toStdString())); });
    connect(m_contents, &ContentsList::queryChanged, this, [this] { m_text->mark(m_contents->query()); });
    connect(m_text, &ChapterView::drawn, this, [this] {
        if (!m_chapter.isEmpty())
            fill();
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& target) {
        target.isRelative() ? showChapter(target.toString()) : (void)QDesktopServices::openUrl(target);
    });
    resize(880, 720);
}

const Genre& HelpDialog::genre() const
{
    return *m_page->genre();
}

void HelpDialog::setGenre(const Genre& genre)
{
    if (m_page->genre() == &genre && m_chapter.isEmpty())
        return;
    m_chapter.clear();
    if (m_page->genre() != &genre)
        m_page->setGenre(genre);
    fill();
    m_area->verticalScrollBar()->setValue(0);
}

void HelpDialog::follow(const Genre& genre)
{
    if (m_page->genre() == &genre)
        return;
    if (m_chapter.isEmpty())
        return setGenre(genre);
    m_page->setGenre(genre);
}

void HelpDialog::showChapter(const QString& id)
{
    if (findChapter(manualChapters(appliedLanguage()), id) == nullptr)
        return;
    m_chapter = id;
    if (m_page->genre() == nullptr)
        m_page->setGenre(*allGenres().front());
    fill();
}

void HelpDialog::fill()
{
    m_close->setText(tr("Close"));
    m_contents->refresh(m_page->genre());
    if (!m_chapter.isEmpty())
        return fillChapter();
    setWindowTitle(tr("%1: rules and tools").arg(genreTitle(genre())));
    m_page->refresh();
    m_contents->setCurrentKind(genre());
    m_stack->setCurrentWidget(m_area);
}

void HelpDialog::fillChapter()
{
    const Chapter& chapter = *findChapter(manualChapters(appliedLanguage()), m_chapter);
    setWindowTitle(tr("%1: manual").arg(chapter.title));
    m_text->display(chapter, m_keysOf);
    m_contents->setCurrentChapter(m_chapter);
    m_stack->setCurrentWidget(m_text);
    m_text->mark(m_contents->query());
}

void HelpDialog::changeEvent(QEvent* event)
{
    const bool changes = event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange;
    if (changes && m_page->genre() != nullptr) // later: now all widgets are being told
        QTimer::singleShot(0, this, &HelpDialog::fill);
    QDialog::changeEvent(event);
}

} // namespace tokisuji
