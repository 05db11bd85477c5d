#include "editor/ui/window/top_bar.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QResizeEvent>

namespace tokisuji {

namespace {

constexpr int barHeight = 48;
constexpr int buttonSize = 34;
constexpr int labelledFrom = 1060; ///< width from which copy and export show their names

QToolButton* iconButton(QAction* action, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setIconSize({20, 20});
    button->setMinimumSize(buttonSize, buttonSize);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* divider(QWidget* parent)
{
    auto* line = new QWidget(parent);
    line->setObjectName(QStringLiteral("separator"));
    line->setAttribute(Qt::WA_StyledBackground);
    line->setFixedSize(1, 20);
    return line;
}

} // namespace

TopBar::TopBar(Actions* actions, QWidget* parent)
    : QWidget(parent), m_actions(actions), m_mode(new Segments(2, 76, this)), m_title(new QLabel(this)),
      m_zoom(new QLabel(this)), m_copy(iconButton((*actions)[ActionId::CopyPuzzLink], this)),
      m_export(iconButton((*actions)[ActionId::Export], this))
{
    setObjectName(QStringLiteral("topBar"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(barHeight);
    for (const ActionId id : {ActionId::EditMode, ActionId::SolveMode})
        connect((*actions)[id], &QAction::changed, this, &TopBar::tellModes);
    m_title->setFont(textFont(TextRole::Strong));
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(52);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 10, 0);
    row->setSpacing(4);
    const auto add = [&](ActionId id) { row->addWidget(iconButton((*actions)[id], this)); };
    for (const ActionId id : {ActionId::New, ActionId::Open, ActionId::Save})
        add(id);
    row->addWidget(divider(this));
    add(ActionId::Undo);
    add(ActionId::Redo);
    row->addWidget(divider(this));
    row->addSpacing(10);
    row->addWidget(m_mode);
    row->addSpacing(14);
    row->addWidget(m_title);
    row->addStretch(1);
    add(ActionId::ZoomOut);
    row->addWidget(m_zoom);
    add(ActionId::ZoomIn);
    add(ActionId::ZoomFit);
    row->addWidget(divider(this));
    row->addWidget(m_copy);
    row->addWidget(m_export);
    add(ActionId::SearchActions);
    connect(m_mode, &Segments::chosen, this, [this](int index) { emit modeChosen(static_cast<Mode>(index)); });
    retranslate();
}

void TopBar::retranslate()
{
    m_mode->setTexts({tr("Edit"), tr("Solve")});
    tellModes();
    m_copy->defaultAction()->setIconText(tr("Copy URL"));
    m_export->defaultAction()->setIconText(tr("Export"));
}

void TopBar::tellModes()
{
    const QString reason = reasonText(Need::Puzzle);
    m_mode->setToolTips(m_mode->isEnabled() ? QStringList{m_actions->named(tr("Enter clues"), ActionId::EditMode),
                                                          m_actions->named(tr("Enter marks"), ActionId::SolveMode)}
                                            : QStringList{reason, reason});
}

void TopBar::setTitle(const QString& title)
{
    m_title->setText(title);
}

void TopBar::setMode(Mode mode)
{
    m_mode->setCurrent(static_cast<int>(mode));
}

void TopBar::setModesShown(bool shown)
{
    m_mode->setVisible(shown);
}

void TopBar::setZoom(int percent)
{
    m_zoom->setText(tr("%1%").arg(percent));
}

void TopBar::setPuzzleOpen(bool open)
{
    m_mode->setEnabled(open);
    tellModes();
    m_zoom->setVisible(open);
}

void TopBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void TopBar::resizeEvent(QResizeEvent* event)
{
    const auto style = event->size().width() >= labelledFrom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly;
    m_copy->setToolButtonStyle(style);
    m_export->setToolButtonStyle(style);
    QWidget::resizeEvent(event);
}

} // namespace tokisuji
