#include "editor/ui/panels/idle_section.h"

#include "editor/ui/controls/choice_box.h"
#include "editor/ui/controls/reason_tip.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace tokisuji {

IdleSection::IdleSection(QWidget* parent)
    : ListSection(parent), m_buttons(new QWidget(this)), m_adopt(new QPushButton(m_buttons)),
      m_minimize(new QPushButton(m_buttons)), m_order(new ChoiceBox(m_buttons))
{
    m_adopt->setObjectName(QStringLiteral("adoptIdle"));
    m_adopt->setDefault(true);
    m_minimize->setObjectName(QStringLiteral("minimize"));
    m_order->addItems({QString(), QString(), QString()});
    auto* buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(8, 2, 8, 0);
    buttons->setSpacing(8);
    buttons->addWidget(m_adopt);
    buttons->addWidget(m_minimize);
    buttons->addWidget(m_order, 1);
    body()->insertWidget(0, m_buttons); // above the list, however long it gets

    connect(m_adopt, &QPushButton::clicked, this, &IdleSection::adoptAsked);
    connect(m_minimize, &QPushButton::clicked, this, &IdleSection::minimizeAsked);
    retranslate();
}

RemovalOrder IdleSection::order() const
{
    return static_cast<RemovalOrder>(m_order->currentIndex());
}

void IdleSection::retranslate()
{
    setName(tr("Redundant clues"));
    m_adopt->setToolTip(tr("Makes the chosen change, as one edit"));
    m_minimize->setToolTip(tr("Removes clues until none is redundant, as one edit"));
    m_order->setAccessibleName(tr("Order of removal"));
    const QStringList orders{tr("as listed"), tr("in reverse"), tr("at random")};
    for (int i = 0; i < orders.size(); ++i)
        m_order->setItemText(i, orders[i]);
    display(m_state);
}

void IdleSection::display(const IdleState& state)
{
    m_state = state;
    ListSection::display(state);
    const NeedState isFresh{Need::FreshAdvice, !state.old}, rests{Need::NoMinimizing, !state.isMinimizing};
    const NeedState isWritable{Need::Writable, state.isEditable}, isIdle{Need::IdleClue, state.canMinimize};
    allow(list(), {isFresh, rests});
    m_buttons->setVisible(!state.rows.empty());
    m_adopt->setText(state.currentGoes ? tr("Remove") : tr("Make it ?"));
    allow(m_adopt, {isFresh, rests, isWritable, {Need::ChosenChange, state.canAdopt}});
    m_minimize->setText(state.isMinimizing ? tr("Stop") : tr("Make minimal"));
    allow(m_minimize, {isFresh, isWritable, isIdle});
    allow(m_order, {isFresh, rests, isWritable, isIdle});
}

} // namespace tokisuji
