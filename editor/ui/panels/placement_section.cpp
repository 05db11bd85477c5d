#include "editor/ui/panels/placement_section.h"

#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/panels/share_bar.h"
#include "editor/ui/theme.h"

#include <QPushButton>

namespace tokisuji {

PlacementSection::PlacementSection(QWidget* parent)
    : Section(parent), m_rate(new QLabel(this)), m_bar(new ShareBar(this)), m_shown(new ToggleSwitch(this)),
      m_adopt(new QPushButton(this))
{
    m_rate->setObjectName(QStringLiteral("matchRate"));
    m_rate->setFont(textFont(TextRole::Strong));
    m_rate->setWordWrap(true);
    m_shown->setObjectName(QStringLiteral("showPlacement"));
    m_adopt->setObjectName(QStringLiteral("link"));
    body()->addWidget(m_rate);
    body()->addWidget(m_bar);
    body()->addWidget(m_shown);
    body()->addWidget(m_adopt, 0, Qt::AlignLeft);
    connect(m_shown, &ToggleSwitch::clicked, this, &PlacementSection::shownChosen);
    connect(m_adopt, &QPushButton::clicked, this, [this] { emit adoptionAsked(Adopted::Placement); });
    retranslate();
}

void PlacementSection::retranslate()
{
    setTitle(tr("Best placement so far"));
    m_shown->setText(tr("Show it on the board"));
    m_adopt->setText(tr("Adopt this placement"));
    m_adopt->setToolTip(tr("Places its pieces as one edit; clues do not change"));
}

void PlacementSection::display(const PanelState& state)
{
    const auto& placement = state.verdict->placement;
    const bool applies = state.board != nullptr && placement && !state.verdict->solution;
    setVisible(applies);
    if (!applies)
        return;
    const bool improves = state.verdict->stop == Stop::Running;
    setNote(improves ? tr("still improving") : QString());
    m_rate->setText(tr("%1 of %2 sides match (%3%)")
                        .arg(placement->matched)
                        .arg(placement->sides)
                        .arg(QString::number(100 * placement->matchRate(), 'f', 1)));
    m_bar->setShare(placement->matchRate(), !improves);
    m_shown->setChecked(state.overlays.placement);
    allow(m_adopt, {{Need::Writable, !state.readOnly},
                    {Need::Placement, state.adoptable[static_cast<std::size_t>(Adopted::Placement)]}});
}

} // namespace tokisuji
