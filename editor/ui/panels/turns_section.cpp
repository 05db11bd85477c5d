#include "editor/ui/panels/turns_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/step_button.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/turn_chips.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QHBoxLayout>

namespace tokisuji {

namespace {

QPushButton* linkButton(QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("link"));
    return button;
}

void addRow(QVBoxLayout* column, QWidget* row, const QList<QWidget*>& widgets, int stretchAfter)
{
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    for (int i = 0; i < widgets.size(); ++i) {
        layout->addWidget(widgets[i]);
        if (i == stretchAfter)
            layout->addStretch(1);
    }
    column->addWidget(row);
}

void name(QPushButton* button, const QString& what)
{
    button->setToolTip(what);
    button->setAccessibleName(what);
}

} // namespace

TurnsSection::TurnsSection(QWidget* parent)
    : Section(parent), m_why(secondaryLabel(this)), m_counts(secondaryLabel(this)), m_chips(new TurnChips(this)),
      m_player(new QWidget(this)), m_back(stepButton(QStringLiteral("previous"), m_player)),
      m_play(stepButton(QStringLiteral("play"), m_player)), m_forward(stepButton(QStringLiteral("next"), m_player)),
      m_speed(new Segments(3, 44, m_player)), m_ways(new QWidget(this)),
      m_previous(stepButton(QStringLiteral("previous"), m_ways)), m_position(new QLabel(m_ways)),
      m_next(stepButton(QStringLiteral("next"), m_ways)), m_copy(linkButton(this)), m_longer(linkButton(this)),
      m_shortest(linkButton(this))
{
    m_position->setFont(textFont(TextRole::Strong));
    m_position->setAlignment(Qt::AlignCenter);
    m_speed->setCurrent(static_cast<int>(Speed::Normal));
    body()->addWidget(m_why);
    body()->addWidget(m_counts);
    body()->addWidget(m_chips);
    addRow(body(), m_player, {m_back, m_play, m_forward, m_speed}, 2);
    addRow(body(), m_ways, {m_previous, m_position, m_next}, 2);
    auto* links = new QHBoxLayout;
    links->setSpacing(18);
    for (QPushButton* link : {m_copy, m_longer, m_shortest})
        links->addWidget(link);
    links->addStretch(1);
    body()->addLayout(links);

    connect(m_chips, &TurnChips::stepWanted, this, &TurnsSection::stepWanted);
    connect(m_chips, &TurnChips::hovered, this, &TurnsSection::turnHovered);
    connect(m_back, &QPushButton::clicked, this, [this] { emit stepWanted(m_state.step - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { emit stepWanted(m_state.step + 1); });
    connect(m_play, &QPushButton::clicked, this, [this] { emit playWanted(!m_state.isPlaying); });
    connect(m_speed, &Segments::chosen, this, &TurnsSection::speedChanged);
    connect(m_previous, &QPushButton::clicked, this, [this] { emit wayChosen(m_state.way - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit wayChosen(m_state.way + 1); });
    connect(m_copy, &QPushButton::clicked, this, &TurnsSection::copyAsked);
    connect(m_longer, &QPushButton::clicked, this, [this] { emit longerAsked(m_state.longer + 1); });
    connect(m_shortest, &QPushButton::clicked, this, [this] { emit longerAsked(0); });
    retranslate();
}

TurnsSection::Speed TurnsSection::speed() const
{
    return static_cast<Speed>(m_speed->current());
}

void TurnsSection::retranslate()
{
    m_speed->setTexts({tr("Slow"), tr("Normal", "speed"), tr("Fast")});
    m_speed->setToolTips(
        {tr("A turn every second and a half"), tr("A turn every 0.7 seconds"), tr("Four turns a second")});
    nameButtons();
    m_copy->setText(tr("Copy the turns"));
    m_longer->setText(tr("Longer solutions"));
    m_longer->setToolTip(tr("Solutions with one more turn"));
    m_shortest->setText(tr("Shortest solutions"));
    display(m_state);
}

void TurnsSection::tellKeys(const Actions& actions)
{
    m_actions = &actions;
    for (const ActionId id : {ActionId::PreviousTurn, ActionId::NextTurn, ActionId::PreviousWay, ActionId::NextWay})
        connect(actions[id], &QAction::changed, this, &TurnsSection::nameButtons);
    nameButtons();
}

void TurnsSection::nameButtons()
{
    const auto named = [this](const QString& text, ActionId id) {
        return m_actions == nullptr ? text : m_actions->named(text, id);
    };
    name(m_back, named(tr("One turn back"), ActionId::PreviousTurn));
    name(m_forward, named(tr("One turn forward"), ActionId::NextTurn));
    name(m_previous, named(tr("Previous solution"), ActionId::PreviousWay));
    name(m_next, named(tr("Next solution"), ActionId::NextWay));
}

void TurnsSection::display(const TurnsState& state)
{
    m_state = state;
    setVisible(state.applies);
    const bool isWhy = state.turns.isEmpty() && (!state.why.isEmpty() || !state.counts.empty());
    setTitle(isWhy ? tr("Why there is no solution") : tr("Turns to the goal"));
    setNote(note());
    m_why->setText(state.why);
    m_why->setVisible(!state.why.isEmpty());
    m_counts->setText(countsText());
    m_counts->setVisible(!state.counts.empty());
    m_chips->setTurns(state.turns, state.step);
    m_chips->setVisible(!state.turns.isEmpty());
    displayPlayer();
    displayWays();
}

void TurnsSection::displayPlayer()
{
    const int last = static_cast<int>(m_state.turns.size());
    m_player->setVisible(last > 0);
    const NeedState isWritable{Need::Writable, m_state.isEditable};
    allow(m_back, {isWritable, {Need::TurnBehind, m_state.step > 0}});
    allow(m_forward, {isWritable, {Need::TurnAhead, m_state.step < last}});
    allow(m_play, {isWritable, {Need::TurnAhead, m_state.isPlaying || m_state.step < last}});
    m_play->setIcon(lineIcon(m_state.isPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    name(m_play, m_state.isPlaying ? tr("Stop (Space)") : tr("Play the turns on the net (Space)"));
    m_copy->setVisible(last > 0);
}

/// Another way is chosen at the start: later the board is no longer where it begins.
void TurnsSection::displayWays()
{
    m_ways->setVisible(m_state.ways > 1);
    m_position->setText(m_state.allFound ? tr("solution %1 of %2").arg(m_state.way + 1).arg(m_state.ways)
                                         : tr("solution %1 of at least %2").arg(m_state.way + 1).arg(m_state.ways));
    const NeedState isAtStart{Need::TurnsAtStart, m_state.isAtStart};
    allow(m_previous, {isAtStart, {Need::PreviousWay, m_state.way > 0}});
    allow(m_next, {isAtStart, {Need::NextWay, m_state.way + 1 < m_state.ways}});
    m_longer->setVisible(m_state.canSearchLonger);
    allow(m_longer, {isAtStart, {Need::SearchEnded, !m_state.isSearching}});
    m_shortest->setVisible(m_state.longer > 0);
    allow(m_shortest, {isAtStart});
}

QString TurnsSection::note() const
{
    if (m_state.isSearching)
        return tr("searching…");
    if (m_state.longer > 0)
        return tr("%n more than the shortest", nullptr, m_state.longer);
    return m_state.turns.isEmpty() ? QString() : tr("%1 / %2").arg(m_state.step).arg(m_state.turns.size());
}

QString TurnsSection::countsText() const
{
    QStringList lines;
    for (const ColourCount& count : m_state.counts)
        lines << tr("%1: on %2 stickers; %3 are needed").arg(count.name).arg(count.has).arg(count.needs);
    return lines.join(QLatin1Char('\n'));
}

} // namespace tokisuji
