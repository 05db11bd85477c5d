#include "editor/ui/timeline/timeline_panel.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/action_button.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/tick_text.h"
#include "editor/ui/timeline/timeline_notes.h"
#include "editor/ui/timeline/timeline_strip.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

namespace tokisuji {

namespace {

constexpr std::array jumpActions{ActionId::LastUnique, ActionId::FirstNone, ActionId::BiggestDrop, ActionId::PathBroke};
constexpr std::array jumpNeeds{Need::UniqueState, Need::StateWithoutSolution, Need::Drop, Need::BrokenPath};
constexpr std::size_t pathJump = 3;
constexpr int controlsWidth = 190;
constexpr int jumpsWidth = 196;
constexpr QMargins margins{14, 6, 14, 0};
/// Below this height heads and secondary words go.
constexpr int fullHeight = 122;
constexpr int lowest = 96;

QLabel* headLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("sectionHead"));
    label->setFont(textFont(TextRole::Head));
    return label;
}

} // namespace

TimelinePanel::TimelinePanel(Document* document, TimelineModel* model, Actions* actions, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model), m_actions(actions), m_player(new Player(document, this)),
      m_strip(new TimelineStrip(document, model, this)), m_notes(new TimelineNotes(document, model, actions, this))
{
    setObjectName(QStringLiteral("timelinePanel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(margins);
    row->setSpacing(6);
    row->addWidget(makeControls());
    row->addWidget(m_strip, 1);
    row->addWidget(makeJumps());
    connectActions();
    connect(model, &TimelineModel::changed, this, &TimelinePanel::takeModel);
    connect(m_player, &Player::changed, this, &TimelinePanel::takePlayer);
    connect(m_strip, &TimelineStrip::boardWanted, this, &TimelinePanel::boardWanted);
    connect(m_strip, &TimelineStrip::playToggled, this, [this] { setPlaying(!m_player->isPlaying()); });
    connect(m_strip, &TimelineStrip::bookmarkWanted, m_notes, &TimelineNotes::editBookmark);
    connect(m_strip, &TimelineStrip::menuWanted, m_notes, &TimelineNotes::showMenu);
    connect(m_strip, &TimelineStrip::rowCountChanged, this, &TimelinePanel::takeRows);
    connect(document, &Document::opened, this, [this] { setPathBreak(noNode); });
    retranslate();
}

QWidget* TimelinePanel::makeControls()
{
    auto* box = new QWidget(this);
    box->setFixedWidth(controlsWidth);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_head = headLabel(box));
    auto* steps = new QHBoxLayout;
    steps->setSpacing(3);
    for (const ActionId id :
         {ActionId::FirstState, ActionId::PreviousState, ActionId::Play, ActionId::NextState, ActionId::LastState})
        steps->addWidget(actionButton((*m_actions)[id], box));
    steps->addStretch(1);
    column->addLayout(steps);
    m_pace = new QPushButton(box);
    m_pace->setObjectName(QStringLiteral("link"));
    m_pace->setFont(textFont(TextRole::Secondary));
    m_paceMenu = new QMenu(m_pace);
    connect(m_paceMenu, &QMenu::aboutToShow, this, &TimelinePanel::fillPaceMenu);
    connect(m_pace, &QPushButton::clicked, this,
            [this] { m_paceMenu->popup(m_pace->mapToGlobal(QPoint(0, m_pace->height()))); });
    column->addWidget(m_pace, 0, Qt::AlignLeft);
    m_position = new QLabel(box);
    m_position->setFont(textFont(TextRole::Strong));
    column->addWidget(m_position);
    column->addWidget(m_edit = secondaryLabel(box));
    column->addStretch(1);
    return box;
}

QWidget* TimelinePanel::makeJumps()
{
    auto* box = new QWidget(this);
    box->setMinimumWidth(jumpsWidth);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addWidget(m_jumpHead = headLabel(box));
    const std::array<std::optional<VerdictGlyph>, 4> signs{VerdictGlyph::Unique, VerdictGlyph::None, {}, {}};
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        m_jumps[i] = new JumpButton(signs[i], box);
        m_jumps[i]->setIcon((*m_actions)[jumpActions[i]]->icon());
        followReason(m_jumps[i], (*m_actions)[jumpActions[i]]);
        connect(m_jumps[i], &JumpButton::clicked, this, [this, i] { goTo(jumpTarget(i)); });
        column->addWidget(m_jumps[i]);
    }
    m_jumps[pathJump]->hide();
    column->addStretch(1);
    return box;
}

void TimelinePanel::connectActions()
{
    const auto on = [this](ActionId id, auto&& handler) {
        connect((*m_actions)[id], &QAction::triggered, this, std::forward<decltype(handler)>(handler));
    };
    on(ActionId::FirstState, [this] { goTo(m_model->along(-m_model->position())); });
    on(ActionId::PreviousState, [this] { goTo(m_model->along(-1)); });
    on(ActionId::NextState, [this] { goTo(m_model->along(+1)); });
    on(ActionId::LastState, [this] { goTo(m_model->along(m_model->lastPosition() - m_model->position())); });
    on(ActionId::Play, [this](bool playing) {
        setPlaying(playing);
        takePlayer(); // where there is nothing to play the action is not checked
    });
    for (std::size_t i = 0; i < jumpActions.size(); ++i)
        on(jumpActions[i], [this, i] { goTo(jumpTarget(i)); });
}

QMenu* TimelinePanel::bookmarkMenu() const
{
    return m_notes->bookmarkMenu();
}

NodeId TimelinePanel::jumpTarget(std::size_t jump) const
{
    const std::array targets{m_model->lastUnique(), m_model->firstNone(), m_model->biggestDrop(), m_pathBreak};
    return targets[jump];
}

void TimelinePanel::goTo(NodeId node)
{
    if (node != noNode && !m_document->isEmpty() && node != m_document->history().current())
        m_document->goTo(node);
}

void TimelinePanel::setPathBreak(NodeId node)
{
    m_pathBreak = node;
    m_strip->setPathBreak(node);
    m_jumps[pathJump]->setVisible(node != noNode);
    updateGeometry();
    takeModel();
}

// --- playing ---

void TimelinePanel::fillPaceMenu()
{
    m_paceMenu->clear();
    for (const int speed : Player::speeds) {
        QAction* action = m_paceMenu->addAction(tr("×%1").arg(speed));
        action->setCheckable(true);
        action->setChecked(speed == m_player->speed());
        connect(action, &QAction::triggered, m_player, [this, speed] { m_player->setSpeed(speed); });
    }
    m_paceMenu->addSeparator();
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(Player::longestGap).count();
    QAction* gaps = m_paceMenu->addAction(tr("Shorten pauses to %n seconds", nullptr, static_cast<int>(seconds)));
    gaps->setCheckable(true);
    gaps->setChecked(m_player->skipsGaps());
    connect(gaps, &QAction::triggered, m_player, &Player::setSkipsGaps);
    QAction* undone = m_paceMenu->addAction(tr("With what was undone"));
    undone->setCheckable(true);
    undone->setChecked(m_player->playsUndone());
    connect(undone, &QAction::triggered, m_player, &Player::setPlaysUndone);
}

void TimelinePanel::takePlayer()
{
    const bool playing = m_player->isPlaying();
    QAction* action = (*m_actions)[ActionId::Play];
    action->setChecked(playing);
    action->setIcon(lineIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    const QString pace = m_player->playsUndone() ? tr("×%1 · with what was undone")
                         : m_player->skipsGaps() ? tr("×%1 · skip idle gaps")
                                                 : tr("×%1 · with all pauses");
    m_pace->setText(pace.arg(m_player->speed()));
    m_pace->setToolTip(tr("Playback speed relative to the time the edits took"));
}

// --- showing ---

QSize TimelinePanel::sizeHint() const
{
    return {QWidget::sizeHint().width(), TimelineStrip::heightFor(m_rows) + margins.top() + margins.bottom()};
}

QSize TimelinePanel::minimumSizeHint() const
{
    int jumps = margins.top() + margins.bottom();
    for (const JumpButton* jump : m_jumps)
        if (!jump->isHidden())
            jumps += jump->sizeHint().height() + 1;
    return {QWidget::minimumSizeHint().width(), std::max(lowest, jumps)};
}

/// The height follows the branches until somebody has chosen one.
void TimelinePanel::takeRows(int rows)
{
    const int before = sizeHint().height();
    m_rows = rows;
    if (const int now = sizeHint().height(); now != before && std::abs(height() - before) <= 2)
        emit heightWanted(now);
}

void TimelinePanel::resizeEvent(QResizeEvent* event)
{
    const bool full = height() >= fullHeight;
    for (QWidget* word : std::initializer_list<QWidget*>{m_head, m_jumpHead, m_edit})
        word->setVisible(full);
    QWidget::resizeEvent(event);
}

void TimelinePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TimelinePanel::retranslate()
{
    m_head->setText(tr("Timeline"));
    m_jumpHead->setText(tr("Where did it break?"));
    const std::array names{tr("last unique"), tr("first unsolvable"), tr("biggest drop"), tr("path broke")};
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        m_jumps[i]->setText(names[i]);
        m_jumps[i]->updateGeometry();
    }
    m_notes->retranslate();
    m_strip->retranslate();
    takePlayer();
    takeModel();
}

void TimelinePanel::takeModel()
{
    m_position->setText(tr("%1 / %2").arg(numberText(m_model->position()), numberText(m_model->lastPosition())));
    if (m_document->isEmpty())
        return;
    const History& history = m_document->history();
    m_edit->setText(editAtText(*m_document, *m_model, history.current()));
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        const NodeId node = jumpTarget(i);
        const bool isThere = history.contains(node);
        m_jumps[i]->setNumber(isThere ? QStringLiteral("#%1").arg(history.node(node).depth) : QString());
        m_actions->set(jumpNeeds[i], isThere);
    }
}

} // namespace tokisuji
