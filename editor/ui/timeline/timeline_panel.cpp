#include "editor/ui/timeline/timeline_panel.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/icons.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>

namespace tokisuji {

namespace {

constexpr std::array editsPerSecond{1, 4, 16};
constexpr std::array jumpActions{ActionId::LastUnique, ActionId::FirstNone, ActionId::BiggestDrop};
constexpr std::array jumpTargets{&TimelineModel::lastUnique, &TimelineModel::firstNone, &TimelineModel::biggestDrop};
constexpr int controlsWidth = 190;
constexpr int jumpsWidth = 196;

QLabel* headLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QStringLiteral("sectionHead"));
    label->setFont(textFont(TextRole::Head));
    return label;
}

/// A button that triggers an action and looks like the panel's other buttons.
QPushButton* actionButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("step"));
    button->setFixedSize(30, 30);
    const auto follow = [button, action] {
        button->setIcon(action->icon());
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->text());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

} // namespace

TimelinePanel::TimelinePanel(Document* document, TimelineModel* model, Actions* actions, QWidget* parent)
    : QWidget(parent), m_document(document), m_model(model), m_actions(actions),
      m_strip(new TimelineStrip(document, model, this))
{
    setObjectName(QStringLiteral("timelinePanel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 4);
    row->setSpacing(6);
    row->addWidget(makeControls());
    row->addWidget(m_strip, 1);
    row->addWidget(makeJumps());
    connectActions();
    connect(model, &TimelineModel::changed, this, &TimelinePanel::takeModel);
    connect(m_strip, &TimelineStrip::boardWanted, this, &TimelinePanel::boardWanted);
    connect(m_strip, &TimelineStrip::playToggled, this, [this] { setPlaying(!m_player.isActive()); });
    connect(&m_player, &QTimer::timeout, this, &TimelinePanel::play);
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
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(3);
    for (const ActionId id :
         {ActionId::FirstState, ActionId::PreviousState, ActionId::Play, ActionId::NextState, ActionId::LastState})
        buttons->addWidget(actionButton((*m_actions)[id], box));
    buttons->addStretch(1);
    column->addLayout(buttons);
    m_speed = new QPushButton(box);
    m_speed->setObjectName(QStringLiteral("link"));
    connect(m_speed, &QPushButton::clicked, this, &TimelinePanel::nextSpeed);
    column->addWidget(m_speed, 0, Qt::AlignLeft);
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
    const std::array<std::optional<VerdictGlyph>, 3> signs{VerdictGlyph::Unique, VerdictGlyph::None, std::nullopt};
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        m_jumps[i] = new JumpButton(signs[i], box);
        m_jumps[i]->setIcon((*m_actions)[jumpActions[i]]->icon());
        connect(m_jumps[i], &JumpButton::clicked, this, [this, i] { goTo((m_model->*jumpTargets[i])()); });
        column->addWidget(m_jumps[i]);
    }
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
    on(ActionId::Play, [this](bool playing) { setPlaying(playing); });
    for (std::size_t i = 0; i < jumpActions.size(); ++i)
        on(jumpActions[i], [this, i] { goTo((m_model->*jumpTargets[i])()); });
}

void TimelinePanel::goTo(NodeId node)
{
    if (node != noNode && !m_document->isEmpty() && node != m_document->history().current())
        m_document->goTo(node);
}

void TimelinePanel::setPlaying(bool playing)
{
    if (playing && m_model->position() == m_model->lastPosition())
        goTo(m_model->along(-m_model->position()));
    const bool more = m_model->lastPosition() > 0;
    if (playing && more)
        m_player.start(1000 / editsPerSecond[m_speedIndex]);
    else
        m_player.stop();
    QAction* action = (*m_actions)[ActionId::Play];
    action->setChecked(playing && more);
    action->setIcon(lineIcon(playing && more ? QStringLiteral("pause") : QStringLiteral("play")));
}

void TimelinePanel::play()
{
    goTo(m_model->along(+1));
    if (m_document->history().redoTarget() == noNode)
        setPlaying(false);
}

void TimelinePanel::nextSpeed()
{
    m_speedIndex = (m_speedIndex + 1) % editsPerSecond.size();
    if (m_player.isActive())
        m_player.start(1000 / editsPerSecond[m_speedIndex]);
    retranslate();
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
    m_speed->setText(tr("%n edits per second", nullptr, editsPerSecond[m_speedIndex]));
    m_speed->setToolTip(tr("Speed of playing; press to change it"));
    m_jumpHead->setText(tr("Where did it break?"));
    const std::array names{tr("last unique"), tr("first none"), tr("biggest drop")};
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        m_jumps[i]->setText(names[i]);
        m_jumps[i]->updateGeometry();
    }
    m_strip->retranslate();
    takeModel();
}

void TimelinePanel::takeModel()
{
    m_position->setText(tr("%1 / %2").arg(numberText(m_model->position()), numberText(m_model->lastPosition())));
    if (m_document->isEmpty())
        return;
    const History& history = m_document->history();
    m_edit->setText(editText(m_model->editAt(history.current()), genreOf(m_document->board())));
    for (std::size_t i = 0; i < m_jumps.size(); ++i) {
        const NodeId node = (m_model->*jumpTargets[i])();
        m_jumps[i]->setNumber(node == noNode ? QString() : QStringLiteral("#%1").arg(history.node(node).depth));
    }
}

} // namespace tokisuji
