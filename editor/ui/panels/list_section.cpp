#include "editor/ui/panels/list_section.h"

#include "editor/ui/controls/reason_tip.h"

namespace tokisuji {

ListSection::ListSection(QWidget* parent) : Section(parent), m_list(new RowList(this)), m_hint(secondaryLabel(this))
{
    body()->setContentsMargins(6, 0, 6, 8);
    body()->addWidget(m_list);
    body()->addWidget(m_hint);
    m_hint->setContentsMargins(8, 0, 8, 0);
}

void ListSection::setName(const QString& name)
{
    setTitle(name);
    m_list->setAccessibleName(name);
}

void ListSection::display(const ListState& state)
{
    setNote(state.note);
    m_list->setRows(state.rows, state.current);
    allow(m_list, {{Need::FreshAdvice, !state.old}});
    m_hint->setText(state.hint);
    m_hint->setVisible(!state.hint.isEmpty());
}

} // namespace tokisuji
