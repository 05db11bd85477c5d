#include "editor/ui/window/presenters.h"

#include "editor/model/document.h"
#include "editor/ui/board_view.h"
#include "editor/ui/window/advice_presenter.h"
#include "editor/ui/window/board_commands.h"
#include "editor/ui/window/clue_presenter.h"
#include "editor/ui/window/compare_presenter.h"
#include "editor/ui/window/count_presenter.h"
#include "editor/ui/window/help_presenter.h"
#include "editor/ui/window/hint_presenter.h"
#include "editor/ui/window/log_presenter.h"
#include "editor/ui/window/look_menus.h"
#include "editor/ui/window/mode_presenter.h"
#include "editor/ui/window/parts_presenter.h"
#include "editor/ui/window/path_presenter.h"
#include "editor/ui/window/path_sharing.h"
#include "editor/ui/window/player_presenter.h"
#include "editor/ui/window/puzzle_presenter.h"
#include "editor/ui/window/result_presenter.h"
#include "editor/ui/window/selection_commands.h"
#include "editor/ui/window/sight_presenter.h"
#include "editor/ui/window/status_line.h"
#include "editor/ui/window/trace_presenter.h"
#include "editor/ui/window/trial_presenter.h"
#include "editor/ui/window/turns_presenter.h"

#include <algorithm>

namespace tokisuji {

template <class T, class... Others>
T* Presenters::add(const Workbench& bench, Others... others)
{
    auto* presenter = new T(bench, others...);
    connect(presenter, &Presenter::said, bench.status, &StatusLine::say);
    connect(presenter, &Presenter::placesChanged, this, &Presenters::takePlaces);
    m_list.push_back(presenter);
    return presenter;
}

/// From the lowest to the topmost: they hear of an edit in this order, and Esc asks them in the opposite one.
Presenters::Presenters(const Workbench& bench, const FileCommands* files)
    : QObject(bench.view), m_view(bench.view), m_actions(bench.actions)
{
    add<PartsPresenter>(bench);
    add<PuzzlePresenter>(bench);
    add<ModePresenter>(bench);
    add<SightPresenter>(bench);
    add<LookMenus>(bench);
    add<LogPresenter>(bench);
    add<BoardCommands>(bench);
    add<TrialPresenter>(bench);
    add<ResultPresenter>(bench);
    add<CountPresenter>(bench);
    add<AdvicePresenter>(bench);
    add<ComparePresenter>(bench);
    add<PlayerPresenter>(bench);
    add<CluePresenter>(bench);
    auto* trace = add<TracePresenter>(bench);
    add<PathPresenter>(bench, trace);
    add<PathSharing>(bench, trace, files);
    add<HintPresenter>(bench);
    add<TurnsPresenter>(bench);
    add<HelpPresenter>(bench);
    add<SelectionCommands>(bench);

    connect((*m_actions)[ActionId::NextPlace], &QAction::triggered, this, [this] { stepPlace(+1); });
    connect((*m_actions)[ActionId::PreviousPlace], &QAction::triggered, this, [this] { stepPlace(-1); });
    connect((*m_actions)[ActionId::BackToBoard], &QAction::triggered, this, &Presenters::escape);
    connect(m_view, &BoardView::guestChanged, this, &Presenters::takePlaces);
    connect(bench.document, &Document::opened, this, &Presenters::refresh);
    takePlaces();
}

void Presenters::refresh()
{
    for (Presenter* presenter : m_list)
        presenter->refresh();
}

void Presenters::takeSettings()
{
    for (Presenter* presenter : m_list)
        presenter->takeSettings();
    refresh();
}

std::vector<Presenter*> Presenters::inTurn() const
{
    std::vector<Presenter*> turns(m_list.rbegin(), m_list.rend());
    std::ranges::stable_partition(turns, [this](const Presenter* each) { return each == m_view->guestOwner(); });
    return turns;
}

void Presenters::escape()
{
    const std::vector<Presenter*> turns = inTurn();
    if (std::ranges::any_of(turns, [](Presenter* each) { return each->dropDrag(); }))
        return;
    if (std::ranges::any_of(turns, [](Presenter* each) { return each->escape(); }))
        refresh();
}

Presenter* Presenters::withPlaces() const
{
    const std::vector<Presenter*> turns = inTurn();
    const auto found = std::ranges::find_if(turns, [](const Presenter* each) { return each->places().has_value(); });
    return found == turns.end() ? nullptr : *found;
}

void Presenters::stepPlace(int direction)
{
    if (Presenter* presenter = withPlaces(); presenter != nullptr && *presenter->places() > 0)
        presenter->stepPlace(direction);
}

void Presenters::takePlaces()
{
    const Presenter* presenter = withPlaces();
    m_actions->set(Need::Places, presenter != nullptr && *presenter->places() > 0);
}

} // namespace tokisuji
