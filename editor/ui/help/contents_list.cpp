#include "editor/ui/help/contents_list.h"

#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/help/manual.h"
#include "editor/ui/icons.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace tokisuji {

namespace {

enum Role { ChapterRole = Qt::UserRole, KindRole };

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace

ContentsList::ContentsList(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_list(new QListWidget(this))
{
    m_search->setClearButtonEnabled(true);
    m_search->addAction(lineIcon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        fill();
        emit queryChanged();
    });
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names end in "…"
    connect(m_list, &QListWidget::currentItemChanged, this, &ContentsList::choose);
}

/// Filled anew only where something is different: this may be the answer to a choice in the list.
void ContentsList::refresh(const Genre* shown)
{
    const bool isMissing = shown != nullptr && query().isEmpty() && rowOf(KindRole, text(shown->id)) < 0;
    if (std::exchange(m_language, appliedLanguage()) == appliedLanguage() && !isMissing)
        return;
    if (shown != nullptr && !shown->isWhole())
        m_foreign = shown;
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Contents"));
    fill();
}

/// Nothing is chosen by that: typing a search leaves the page as it is.
void ContentsList::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    const auto& all = manualChapters(appliedLanguage());
    const QList<const Chapter*> chapters = chaptersFound(all, query());
    QList<const Genre*> kinds = genresInOrder({}, {});
    if (m_foreign != nullptr)
        kinds.prepend(m_foreign);
    kinds = genresFound(kinds, query());
    if (!chapters.isEmpty())
        addHead(tr("Manual"));
    for (const Chapter* chapter : chapters)
        add(chapter->title, ChapterRole, chapter->id);
    if (!kinds.isEmpty())
        addHead(tr("Kinds of puzzles"));
    for (const Genre* kind : kinds)
        add(genreTitle(*kind), KindRole, text(kind->id));
    if (m_list->count() == 0)
        addHead(tr("Nothing found"));
    m_list->setCurrentRow(rowOf(m_currentRole, m_currentId)); // while it is among what was found
}

void ContentsList::addHead(const QString& text)
{
    auto* item = new QListWidgetItem(text, m_list);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(textFont(TextRole::Head));
}

void ContentsList::add(const QString& text, int role, const QString& id)
{
    auto* item = new QListWidgetItem(text, m_list);
    item->setData(role, id);
}

void ContentsList::setCurrentChapter(const QString& id)
{
    select(ChapterRole, id);
}

void ContentsList::setCurrentKind(const Genre& genre)
{
    select(KindRole, text(genre.id));
}

void ContentsList::select(int role, const QString& id)
{
    const QSignalBlocker quiet(m_list);
    m_currentRole = role;
    m_currentId = id;
    m_list->setCurrentRow(rowOf(role, id));
}

int ContentsList::rowOf(int role, const QString& id) const
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(role).toString() == id)
            return row;
    return -1;
}

void ContentsList::choose(QListWidgetItem* item)
{
    if (item == nullptr)
        return;
    if (const QString chapter = item->data(ChapterRole).toString(); !chapter.isEmpty())
        emit chapterChosen(chapter);
    else if (const QString kind = item->data(KindRole).toString(); !kind.isEmpty())
        emit kindChosen(kind);
}

/// Up and down go through what was found while one types; Enter takes the first.
bool ContentsList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Up && key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const int step = key == Qt::Key_Up ? -1 : 1;
    for (int row = isEnter ? 0 : m_list->currentRow() + step; row >= 0 && row < m_list->count(); row += step)
        if ((m_list->item(row)->flags() & Qt::ItemIsSelectable) != 0) {
            m_list->setCurrentRow(row);
            break;
        }
    return true;
}

} // namespace tokisuji
