#include "editor/ui/panels/alternatives_section.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/reason_tip.h"
#include "editor/ui/controls/segments.h"
#include "editor/ui/controls/step_button.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace tokisuji {

AnswerDifference answerDifference(const Board& a, const Board& b)
{
    AnswerDifference difference;
    for (const Layer layer : genreOf(a).answerLayers()) {
        const auto left = a.values(layer);
        const auto right = b.values(layer);
        for (std::size_t i = 0; i < left.size() && i < right.size(); ++i) {
            if (left[i] == right[i])
                continue;
            // Zero and blank both say "nothing here".
            const bool inA = left[i] > 0;
            const bool inB = right[i] > 0;
            difference.onlyA += inA && !inB ? 1 : 0;
            difference.onlyB += inB && !inA ? 1 : 0;
            difference.changed += inA && inB ? 1 : 0;
        }
    }
    return difference;
}

AlternativesSection::AlternativesSection(QWidget* parent)
    : Section(parent), m_row(new QWidget(this)), m_previous(repeatingStepButton(QStringLiteral("previous"), m_row)),
      m_position(new QLabel(m_row)), m_next(repeatingStepButton(QStringLiteral("next"), m_row)),
      m_show(new Segments(3, 52, m_row)), m_difference(secondaryLabel(this)), m_adoptA(new QPushButton(this)),
      m_adoptB(new QPushButton(this))
{
    m_position->setFont(textFont(TextRole::Strong));
    m_position->setAlignment(Qt::AlignCenter);
    m_position->setMinimumWidth(44);
    auto* row = new QHBoxLayout(m_row);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_previous);
    row->addWidget(m_position);
    row->addWidget(m_next);
    row->addStretch(1);
    row->addWidget(m_show);
    body()->addWidget(m_row);
    body()->addWidget(m_difference);
    auto* adoptions = new QHBoxLayout;
    adoptions->setSpacing(18);
    for (QPushButton* button : {m_adoptA, m_adoptB}) {
        button->setObjectName(QStringLiteral("link"));
        adoptions->addWidget(button);
    }
    adoptions->addStretch(1);
    body()->addLayout(adoptions);
    connect(m_adoptA, &QPushButton::clicked, this, [this] { emit adoptionAsked(Adopted::Solution); });
    connect(m_adoptB, &QPushButton::clicked, this, [this] { emit adoptionAsked(Adopted::Alternative); });
    connect(m_previous, &QPushButton::clicked, this, [this] { emit alternativeChosen(m_index - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { emit alternativeChosen(m_index + 1); });
    connect(m_show, &Segments::chosen, this, [this](int i) { emit showChosen(static_cast<Overlays::Show>(i)); });
    retranslate();
}

void AlternativesSection::retranslate()
{
    setTitle(tr("Alternatives"));
    m_show->setTexts({QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("A ⇄ B")});
    m_show->setToolTips({tr("The first solution"), tr("The other solution"), tr("Both, and where they differ")});
    m_previous->setToolTip(tr("Previous alternative"));
    m_next->setToolTip(tr("Next alternative"));
    m_previous->setAccessibleName(m_previous->toolTip());
    m_next->setAccessibleName(m_next->toolTip());
    for (QPushButton* button : {m_adoptA, m_adoptB})
        button->setToolTip(tr("Puts it on the board as one edit; clues do not change"));
}

QString AlternativesSection::whyNone(const PanelState& state) const
{
    if (state.board == nullptr)
        return {};
    switch (state.verdict->status) {
    case Status::Unique:
        return tr("The solution is unique; there is no other");
    case Status::Several:
        return tr("Looking for another solution");
    case Status::None:
    case Status::Unknown:
    case Status::Open:
        break;
    }
    return tr("None known");
}

void AlternativesSection::displayAdoption(const PanelState& state)
{
    const bool several = state.verdict->status == Status::Several;
    m_adoptA->setText(several ? tr("Adopt A") : tr("Adopt the solution"));
    m_adoptB->setText(tr("Adopt B"));
    m_adoptB->setVisible(several);
    m_adoptA->setEnabled(state.adoptable[1]);
    m_adoptB->setEnabled(state.adoptable[2]);
}

void AlternativesSection::tellReasons(const Actions& actions)
{
    followReason(m_adoptA, actions[ActionId::AdoptSolution]);
    followReason(m_adoptB, actions[ActionId::AdoptAlternative]);
    followReason(m_previous, actions[ActionId::PreviousAlternative]);
    followReason(m_next, actions[ActionId::NextAlternative]);
}

void AlternativesSection::display(const PanelState& state)
{
    displayAdoption(state);
    const int count = static_cast<int>(state.verdict->alternatives.size());
    const bool several = count > 0 && state.verdict->solution;
    m_row->setVisible(several);
    setNote(several && state.verdict->nearestProved ? tr("nearest first") : QString());
    if (!several) {
        m_difference->setText(whyNone(state));
        return;
    }
    m_index = std::clamp(state.overlays.alternative, 0, count - 1);
    m_position->setText(tr("%1 / %2").arg(m_index + 1).arg(count));
    m_previous->setEnabled(m_index > 0);
    m_next->setEnabled(m_index + 1 < count);
    m_show->setCurrent(state.overlays.show);
    displayDifference(state);
}

void AlternativesSection::displayDifference(const PanelState& state)
{
    const AnswerDifference d =
        answerDifference(*state.verdict->solution, state.verdict->alternatives[static_cast<std::size_t>(m_index)]);
    QStringList parts;
    if (d.onlyA > 0 || d.onlyB > 0)
        parts << tr("%n only in A", nullptr, d.onlyA) << tr("%n only in B", nullptr, d.onlyB);
    if (d.changed > 0)
        parts << tr("%n changed", nullptr, d.changed);
    m_difference->setText(parts.join(tr(" · ")));
}

} // namespace tokisuji
