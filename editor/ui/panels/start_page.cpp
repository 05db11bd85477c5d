#include "editor/ui/panels/start_page.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/puzzle_card.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/log_text.h"
#include "editor/ui/theme.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QTimer>

#include <ranges>

namespace tokisuji {

namespace {

constexpr int columns = 4;
constexpr int mostRecent = 8;
constexpr int mostUntitled = 4;
constexpr qint64 longestLog = 4 * 1024 * 1024; ///< a longer one is opened without a picture of it before

QPushButton* bigButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(action->icon(), QString(), parent);
    button->setIconSize({20, 20});
    button->setMinimumSize(170, 44);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

struct Preview {
    std::optional<Board> board;
    QString title; ///< empty: the board's
};

Preview previewOfLog(const QString& path)
{
    if (QFileInfo(path).size() > longestLog)
        return {};
    auto log = readLog(path);
    return log ? Preview{log->history.board(), log->annotations.metadata.title} : Preview{};
}

Preview previewOfText(const QByteArray& text)
{
    auto board = readPuzzle({text.constData(), static_cast<std::size_t>(text.size())});
    return board ? Preview{std::move(*board), {}} : Preview{};
}

/// A recent puzzle; nothing where it cannot be shown.
Preview previewOf(const QString& location)
{
    QFile file(location);
    if (!file.exists())
        return previewOfText(location.toUtf8());
    if (looksLikeLog(location))
        return previewOfLog(location);
    if (isTwistyFile(location.toStdString())) {
        auto board = readTwistyFile(location.toStdString());
        return board ? Preview{std::move(*board), {}} : Preview{};
    }
    if (file.size() > static_cast<qint64>(maxInputBytes) || !file.open(QIODevice::ReadOnly))
        return {};
    return previewOfText(file.readAll());
}

/// A log that cannot be shown can be opened all the same.
std::optional<RecentCard> recentCardOf(const RecentPuzzle& puzzle)
{
    Preview preview = previewOf(puzzle.location);
    if (preview.board)
        return RecentCard{puzzle.location, preview.title, std::move(preview.board)};
    return looksLikeLog(puzzle.location) ? std::optional(RecentCard{puzzle.location, puzzle.title, {}}) : std::nullopt;
}

StartShelves shelvesOf(const QString& untitledFolder, const QList<RecentPuzzle>& recent, const std::stop_token& stop)
{
    StartShelves shelves{.untitled = leftovers(untitledFolder)};
    for (const RecentPuzzle& puzzle : recent) {
        if (stop.stop_requested() || shelves.recent.size() == mostRecent)
            break;
        if (auto card = recentCardOf(puzzle))
            shelves.recent.push_back(std::move(*card));
    }
    return shelves;
}

} // namespace

StartPage::StartPage(Actions* actions, const Settings* settings, QString untitledFolder, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_untitledFolder(std::move(untitledFolder)), m_title(new QLabel(this)),
      m_hint(secondaryLabel(this)), m_new(bigButton((*actions)[ActionId::New], this)),
      m_open(bigButton((*actions)[ActionId::Open], this)),
      m_address(bigButton((*actions)[ActionId::OpenAddress], this)), m_untitled(makeShelf()), m_recent(makeShelf())
{
    setObjectName(QStringLiteral("startPage"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setFont(textFont(TextRole::Verdict));
    m_hint->setWordWrap(false);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    buttons->addStretch(1);
    for (QPushButton* button : {m_new, m_open, m_address})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_title, 0, Qt::AlignCenter);
    column->addWidget(m_hint, 0, Qt::AlignCenter);
    column->addSpacing(6);
    column->addLayout(buttons);
    for (const Shelf& shelf : {m_untitled, m_recent}) {
        column->addSpacing(6);
        auto* head = new QHBoxLayout;
        head->setSpacing(14);
        head->addStretch(1);
        head->addWidget(shelf.head);
        head->addWidget(shelf.more);
        head->addStretch(1);
        column->addLayout(head);
        column->addWidget(shelf.cards, 0, Qt::AlignCenter);
    }
    column->addStretch(2);
    connect(m_untitled.more, &QPushButton::clicked, this, &StartPage::allUntitledWanted);
    retranslate();
}

StartPage::Shelf StartPage::makeShelf()
{
    auto* cards = new QWidget(this);
    const Shelf shelf{new QLabel(this), new QPushButton(this), cards, new QGridLayout(cards)};
    shelf.head->setFont(textFont(TextRole::Head));
    shelf.head->setObjectName(QStringLiteral("sectionHead"));
    shelf.more->setObjectName(QStringLiteral("link"));
    shelf.more->hide();
    shelf.grid->setContentsMargins(0, 0, 0, 0);
    shelf.grid->setSpacing(10);
    return shelf;
}

void StartPage::retranslate()
{
    m_title->setText(tr("Tokisuji"));
    m_hint->setText(tr("Drop a file or URL here to open it"));
    m_new->setText(tr("New puzzle"));
    m_open->setText(tr("Open"));
    m_address->setText(tr("Paste URL"));
    refresh();
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // The pictures have the colours of the theme. Later: now all widgets are
    // being told of the new ones.
    if (event->type() == QEvent::PaletteChange)
        QTimer::singleShot(0, this, &StartPage::refresh);
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent* event)
{
    refresh();
    m_new->setFocus();
    QWidget::showEvent(event);
}

void StartPage::empty(const Shelf& shelf)
{
    shelf.head->clear();
    shelf.more->setText(QString());
    while (QLayoutItem* item = shelf.grid->takeAt(0)) {
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater(); // it may be the one that was just pressed
        delete item;
    }
}

/// Nothing is read for nobody, and nothing old is kept: while a puzzle is open the shelves are empty until the page is
/// shown again.
void StartPage::refresh()
{
    if (!isVisible()) {
        m_reading.reset();
        empty(m_untitled);
        empty(m_recent);
        return;
    }
    m_reading = std::make_unique<Errand<StartShelves>>(
        [folder = m_untitledFolder, recent = m_settings->recent()](const std::stop_token& stop) {
            return shelvesOf(folder, recent, stop);
        },
        StartShelves(),
        [this](const StartShelves& shelves) {
            m_reading.reset();
            fill(shelves);
        });
}

void StartPage::fill(const StartShelves& shelves)
{
    empty(m_untitled);
    empty(m_recent);
    fillUntitled(shelves.untitled);
    fillRecent(shelves.recent);
    if (m_recent.grid->count() == 0)
        fillExamples();
}

void StartPage::fillUntitled(const QList<Leftover>& kept)
{
    m_untitled.head->setText(tr("Untitled puzzles"));
    for (const Leftover& leftover : kept.mid(0, mostUntitled)) {
        const bool readable = !leftover.board.genre().empty();
        auto* card = addCard(m_untitled, readable ? std::optional(leftover.board) : std::nullopt,
                             leftoverTitle(leftover), leftover.path);
        card->setFacts(leftoverFacts(leftover));
        card->setDiscardable(tr("Move to the trash"));
        connect(card, &PuzzleCard::discardWanted, this, [this, path = leftover.path] { emit discardWanted(path); });
    }
    m_untitled.head->setVisible(!kept.isEmpty());
    m_untitled.cards->setVisible(!kept.isEmpty());
    const bool hasMore = kept.size() > mostUntitled;
    m_untitled.more->setVisible(hasMore);
    m_untitled.more->setText(hasMore ? tr("All %n…", nullptr, static_cast<int>(kept.size())) : QString());
}

void StartPage::fillRecent(const std::vector<RecentCard>& recent)
{
    const int most = m_untitled.grid->count() > 0 ? columns : mostRecent; // two rows of cards at most
    m_recent.head->setText(tr("Recent"));
    for (const RecentCard& card : recent | std::views::take(most))
        addCard(m_recent, card.board, card.title.isEmpty() ? boardTitle(*card.board) : card.title, card.location);
}

void StartPage::fillExamples()
{
    const auto most = static_cast<std::size_t>(m_untitled.grid->count() > 0 ? columns : mostRecent);
    m_recent.head->setText(tr("Examples"));
    for (const Genre* genre : exampleGenres() | std::views::take(most)) {
        const QByteArray sample = QByteArray::fromStdString(genre->sample);
        if (const Preview example = previewOfText(sample); example.board)
            addCard(m_recent, example.board, boardTitle(*example.board), QString::fromUtf8(sample));
    }
}

PuzzleCard* StartPage::addCard(const Shelf& shelf, const std::optional<Board>& board, const QString& title,
                               const QString& location)
{
    constexpr int longestTip = 200;
    auto* card = new PuzzleCard(board, title, shelf.cards);
    card->setToolTip(location.left(longestTip));
    connect(card, &QToolButton::clicked, this, [this, location] { emit puzzleChosen(location); });
    const int shown = shelf.grid->count();
    shelf.grid->addWidget(card, shown / columns, shown % columns);
    return card;
}

} // namespace tokisuji
