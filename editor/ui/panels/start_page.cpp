#include "editor/ui/panels/start_page.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QEvent>
#include <QFile>
#include <QGridLayout>
#include <QTimer>
#include <QToolButton>

namespace tokisuji {

namespace {

constexpr int columns = 4;
constexpr int mostCards = 8;
constexpr int pictureSide = 104;

QPushButton* bigButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(action->icon(), QString(), parent);
    button->setIconSize({20, 20});
    button->setMinimumSize(170, 44);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

/// The board of a recent puzzle; nothing where it is gone.
std::optional<Board> boardAt(const QString& location)
{
    QByteArray text = location.toUtf8();
    if (QFile file(location); file.exists()) {
        if (file.size() > static_cast<qint64>(maxInputBytes) || !file.open(QIODevice::ReadOnly))
            return std::nullopt;
        text = file.readAll();
    }
    auto board = readPuzzle({text.constData(), static_cast<std::size_t>(text.size())});
    return board ? std::optional(std::move(*board)) : std::nullopt;
}

} // namespace

StartPage::StartPage(Actions* actions, const Settings* settings, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_title(new QLabel(this)), m_hint(secondaryLabel(this)),
      m_recentHead(new QLabel(this)), m_new(bigButton((*actions)[ActionId::New], this)),
      m_open(bigButton((*actions)[ActionId::Open], this)),
      m_address(bigButton((*actions)[ActionId::OpenAddress], this)), m_recent(new QWidget(this)),
      m_grid(new QGridLayout(m_recent))
{
    setObjectName(QStringLiteral("startPage"));
    setAttribute(Qt::WA_StyledBackground);
    m_title->setFont(textFont(TextRole::Verdict));
    m_recentHead->setFont(textFont(TextRole::Head));
    m_recentHead->setObjectName(QStringLiteral("sectionHead"));
    m_hint->setWordWrap(false);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(10);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(10);
    for (QPushButton* button : {m_new, m_open, m_address})
        buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(1);
    column->addWidget(m_title, 0, Qt::AlignCenter);
    column->addWidget(m_hint, 0, Qt::AlignCenter);
    column->addSpacing(6);
    auto* centred = new QHBoxLayout;
    centred->addStretch(1);
    centred->addLayout(buttons);
    centred->addStretch(1);
    column->addLayout(centred);
    column->addSpacing(10);
    column->addWidget(m_recentHead, 0, Qt::AlignCenter);
    column->addWidget(m_recent, 0, Qt::AlignCenter);
    column->addStretch(2);
    retranslate();
}

void StartPage::retranslate()
{
    m_title->setText(tr("Tokisuji"));
    m_hint->setText(tr("Drop a file or an address here to open it"));
    m_new->setText(tr("New puzzle"));
    m_open->setText(tr("Open"));
    m_address->setText(tr("Paste address"));
    refresh();
}

void StartPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // The pictures have the colours of the theme. Later: now all widgets are being told of the new ones.
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

void StartPage::refresh()
{
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto recent = m_settings->recent();
    for (const RecentPuzzle& puzzle : recent)
        if (const auto board = boardAt(puzzle.location); board && m_grid->count() < mostCards)
            addCard(*board, puzzle.location);
    m_recentHead->setText(m_grid->count() > 0 ? tr("Recent") : tr("Examples"));
    if (m_grid->count() > 0)
        return;
    for (const Genre* genre : allGenres()) {
        const auto sample = QString::fromUtf8(genre->sample.data(), static_cast<qsizetype>(genre->sample.size()));
        if (const auto board = boardAt(sample); board && m_grid->count() < mostCards)
            addCard(*board, sample);
    }
}

void StartPage::addCard(const Board& board, const QString& location)
{
    constexpr int longestTip = 200;
    auto* button = new QToolButton(m_recent);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({pictureSide, pictureSide});
    button->setIcon(boardThumbnail(board, pictureSide, devicePixelRatioF()));
    button->setText(boardTitle(board));
    button->setToolTip(location.left(longestTip));
    button->setFocusPolicy(Qt::StrongFocus);
    button->setMinimumWidth(160);
    connect(button, &QToolButton::clicked, this, [this, location] { emit recentChosen(location); });
    const int shown = m_grid->count();
    m_grid->addWidget(button, shown / columns, shown % columns);
}

} // namespace tokisuji
