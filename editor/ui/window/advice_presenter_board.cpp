// What lies over the board while each clue is tried, and what the pointer does there.

#include "editor/ui/board_view.h"
#include "editor/ui/texts/advice_text.h"
#include "editor/ui/texts/verdict_text.h"
#include "editor/ui/window/advice_glass.h"
#include "editor/ui/window/advice_presenter.h"

#include <algorithm>

namespace tokisuji {

BoardGlass AdvicePresenter::glassOfWhatIf()
{
    const auto& all = values();
    const auto found = std::ranges::find(all, m_choice.option, &WhatIf::option);
    const bool isChosen = m_choice.from == Choice::WhatIf && found != all.end();
    const auto index = static_cast<std::size_t>(found - all.begin());
    BoardGlass glass = whatIfGlass(m_advisor->board(), std::make_shared<const WhatIfReport>(*m_advisor->whatIf()),
                                   m_solver->verdict().determinedCount, isChosen ? std::optional(index) : std::nullopt);
    glass.press = [this](QPointF cells) { return pressFigure(cells); };
    glass.tip = [this](QPointF cells) { return tipOfFigure(cells); };
    return glass;
}

/// While clues are set a click on a figure is that clue; while the puzzle is solved clicks are the board's own.
bool AdvicePresenter::pressFigure(QPointF cells)
{
    if (m_view->mode() != Mode::Edit || !m_advisor->whatIf())
        return false;
    const auto value = valueAt(*m_advisor->whatIf(), cells, m_view->cellPixels());
    if (!value)
        return false;
    commit(ClueOption(values()[*value].option));
    return true;
}

QString AdvicePresenter::tipOfFigure(QPointF cells) const
{
    const auto value = m_advisor->whatIf() ? valueAt(*m_advisor->whatIf(), cells, m_view->cellPixels()) : std::nullopt;
    if (!value)
        return {};
    const WhatIf& clue = values()[*value];
    const QString status = clue.status == Status::Unknown ? tr("Not known yet") : statusWord(clue.status);
    QString text = tr("%1: %2", "a clue and what it leads to").arg(optionText(m_advisor->board(), clue.option), status);
    if (clue.status == Status::Several || clue.status == Status::Open)
        text += QStringLiteral(" ") + shareText(clue.determined, m_advisor->whatIf()->total);
    return text;
}

} // namespace tokisuji
