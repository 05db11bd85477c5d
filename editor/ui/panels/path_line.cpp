#include "editor/ui/panels/path_line.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/action_button.h"
#include "editor/ui/panels/section.h"
#include "editor/ui/theme.h"

#include <QHBoxLayout>

namespace tokisuji {

namespace {

QString colouredBy(Ink ink)
{
    return QStringLiteral("color: %1;").arg(colours()[ink].name());
}

} // namespace

PathLine::PathLine(const Actions& actions, QWidget* parent)
    : QWidget(parent), m_sign(new QLabel(this)), m_summary(secondaryLabel(this)),
      m_clear(actionLink(actions[ActionId::ClearIntended], this)), m_breakRow(new QWidget(this)),
      m_breaks(secondaryLabel(m_breakRow)), m_jump(actionLink(actions[ActionId::PathBroke], m_breakRow)),
      m_which(new Segments(2, 90, this))
{
    m_sign->setFont(textFont(TextRole::Strong));
    m_summary->setWordWrap(false);
    auto* first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_sign);
    first->addWidget(m_summary);
    first->addStretch(1);
    first->addWidget(m_clear);
    auto* breaks = new QHBoxLayout(m_breakRow);
    breaks->setContentsMargins(0, 0, 0, 0);
    breaks->addWidget(m_breaks, 1);
    breaks->addWidget(m_jump, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(first);
    column->addWidget(m_breakRow);
    column->addWidget(m_which, 0, Qt::AlignLeft);
    connect(m_which, &Segments::chosen, this, [this](int which) { emit pathChosen(which == 1); });
    retranslate();
    display({});
}

void PathLine::retranslate()
{
    m_which->setTexts({tr("Solver's path"), tr("Intended path")});
    m_which->setToolTips(
        {tr("How this board can be solved now"), tr("The path you intend, and what has become of it")});
    m_clear->setText(tr("Clear"));
    m_jump->setText(tr("Go there"));
    display(m_state);
}

void PathLine::display(const PathLineState& state)
{
    m_state = state;
    const bool exists = state.kind != PathLineState::None;
    const bool broken = state.kind == PathLineState::Broken;
    setVisible(exists);
    m_sign->setVisible(state.kind != PathLineState::Waiting);
    m_sign->setText(broken ? QStringLiteral("×") : QStringLiteral("="));
    m_sign->setStyleSheet(colouredBy(broken ? Ink::Conflict : Ink::Unique));
    m_summary->setText(state.summary);
    m_breakRow->setVisible(!state.breaks.isEmpty());
    m_breaks->setText(state.breaks);
    m_breaks->setStyleSheet(colouredBy(Ink::Conflict));
    m_which->setCurrent(state.showsPath ? 1 : 0);
}

} // namespace tokisuji
