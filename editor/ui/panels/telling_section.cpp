#include "editor/ui/panels/telling_section.h"

namespace tokisuji {

TellingSection::TellingSection(QWidget* parent)
    : Section(parent), m_list(new AdviceList(this)), m_hint(secondaryLabel(this))
{
    body()->setContentsMargins(6, 0, 6, 8);
    body()->addWidget(m_list);
    body()->addWidget(m_hint);
    m_hint->setContentsMargins(8, 0, 8, 0);
    connect(m_list, &AdviceList::rowChosen, this, &TellingSection::rowChosen);
    connect(m_list, &AdviceList::rowTaken, this, &TellingSection::adoptAsked);
    setFolded(true);
    retranslate();
}

void TellingSection::retranslate()
{
    setTitle(tr("Clues that tell A from B"));
    m_list->setAccessibleName(tr("Clues that tell A from B"));
}

void TellingSection::display(const TellingState& state)
{
    setNote(state.note);
    m_list->setRows(state.rows, state.current);
    m_hint->setText(state.hint);
    m_hint->setVisible(!state.hint.isEmpty());
}

} // namespace tokisuji
