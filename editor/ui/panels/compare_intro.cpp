#include "editor/ui/panels/compare_intro.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/action_button.h"

namespace tokisuji {

CompareIntro::CompareIntro(QWidget* parent) : Section(parent), m_words(secondaryLabel(this))
{
    body()->addWidget(m_words);
}

void CompareIntro::offer(const Actions& actions)
{
    for (const ActionId id : {ActionId::PinA, ActionId::PinB, ActionId::Compare}) {
        m_links.push_back(actionLink(actions[id], this));
        body()->addWidget(m_links.back(), 0, Qt::AlignLeft);
    }
    retranslate();
}

void CompareIntro::retranslate()
{
    setTitle(tr("Compare A and B"));
    m_words->setText(tr("Pin two states of the timeline as A and B. Then the board shows where they differ, and "
                        "differences can be applied to either."));
    const QStringList texts{tr("Pin this state as A"), tr("Pin this state as B"), tr("Compare now")};
    for (std::size_t i = 0; i < m_links.size(); ++i)
        m_links[i]->setText(texts[static_cast<qsizetype>(i)]);
}

} // namespace tokisuji
