#include "editor/ui/panels/repairs_section.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/controls/toggle_switch.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace tokisuji {

RepairsSection::RepairsSection(QWidget* parent)
    : ListSection(parent), m_buttons(new QWidget(this)), m_adopt(new QPushButton(m_buttons)),
      m_preview(new QPushButton(m_buttons)), m_targetRow(new QWidget(this)), m_target(new ToggleSwitch(m_targetRow)),
      m_targetHint(secondaryLabel(m_targetRow))
{
    m_adopt->setObjectName(QStringLiteral("adoptRepair"));
    m_adopt->setDefault(true);
    m_preview->setObjectName(QStringLiteral("previewRepair"));
    m_preview->setCheckable(true);
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(8, 2, 8, 0);
    buttons->setSpacing(8);
    buttons->addWidget(m_adopt);
    buttons->addWidget(m_preview);
    buttons->addStretch(1);
    auto* target = new QVBoxLayout(m_targetRow);
    target->setContentsMargins(8, 2, 8, 0);
    target->setSpacing(0);
    target->addWidget(m_target);
    target->addWidget(m_targetHint);
    body()->insertWidget(0, m_buttons); // above the list, however long it gets
    body()->insertWidget(1, m_targetRow);

    connect(m_adopt, &QPushButton::clicked, this, &RepairsSection::adoptAsked);
    connect(m_preview, &QPushButton::clicked, this, &RepairsSection::previewAsked);
    connect(m_target, &ToggleSwitch::clicked, this, &RepairsSection::targetChosen);
    retranslate();
}

void RepairsSection::retranslate()
{
    m_adopt->setText(tr("Adopt  Enter"));
    m_adopt->setToolTip(tr("Makes the chosen change, as one edit"));
    m_preview->setText(tr("Preview on board"));
    m_preview->setToolTip(tr("Shows the board with the chosen change and what it then determines"));
    m_targetHint->setText(tr("Repairs that would lead to a different solution are hidden"));
    display(m_state);
}

void RepairsSection::display(const RepairsState& state)
{
    m_state = state;
    setName(state.givesBack ? tr("Changes that restore a solution") : tr("Repairs"));
    ListSection::display(state);
    m_buttons->setVisible(!state.rows.empty());
    const NeedState isFresh{Need::FreshAdvice, !state.old}, isChosen{Need::ChosenChange, state.current >= 0};
    allow(m_adopt, {isFresh, isChosen, {Need::Writable, state.canAdopt}});
    allow(m_preview, {isFresh, isChosen});
    m_preview->setChecked(state.previews);
    m_target->setText(state.targetIsOwn ? tr("Keep my marks as the solution") : tr("Keep solution A as the target"));
    m_target->setChecked(state.keepsTarget);
    m_targetRow->setVisible(state.hasTarget);
    m_targetHint->setVisible(state.keepsTarget);
}

} // namespace tokisuji
