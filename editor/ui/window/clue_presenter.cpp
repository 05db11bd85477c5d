#include "editor/ui/window/clue_presenter.h"

#include "editor/model/reasoned.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "engine/drawing/player_drawing.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

CluePresenter::CluePresenter(const Workbench& bench) : Presenter(bench), m_clues(new LiveClues(this))
{
    connect(m_document, &Document::opened, this, &CluePresenter::forgetMarks);
    connect(m_document, &Document::currentChanged, this, &CluePresenter::takeMove);
    connect(m_document, &Document::settled, this, &CluePresenter::ask);
    connect(m_view, &BoardView::modeChanged, this, &CluePresenter::ask);
    connect(m_clues, &LiveClues::answered, this, &CluePresenter::takeAnswer);
    on(ActionId::ShowFinished, [this](bool shown) { setShown(shown); });
    on(ActionId::FillFinished, [this] { fillAll(); });
    takeSettings();
}

bool CluePresenter::isSolving() const
{
    return !m_document->isEmpty() && m_view->mode() == Mode::Solve && isReasoned(genreOf(m_document->board()));
}

void CluePresenter::takeSettings()
{
    (*m_actions)[ActionId::ShowFinished]->setChecked(m_settings->showsFinishedClues());
    ask();
}

void CluePresenter::setShown(bool shown)
{
    m_settings->setShowsFinishedClues(shown);
    show(); // what goes goes at once
    ask();
}

void CluePresenter::forgetMarks()
{
    m_touched.clear();
    m_filled = noNode;
    m_fillsAll = false;
    m_size = m_document->history().size();
    m_clues->clear();
    show();
}

/// Marks that were just made are gathered; going elsewhere in the history makes none.
void CluePresenter::takeMove()
{
    if (m_document->isEmpty())
        return;
    const History& history = m_document->history();
    const NodeId current = history.current();
    const bool isNew = history.size() > m_size && current == history.size() - 1;
    m_size = history.size();
    if (!isNew || current == m_filled) {
        m_touched.clear();
        return;
    }
    for (const Change& change : history.node(current).edit.changes())
        if (change.after != blank)
            m_touched.push_back({change.layer, change.place});
}

void CluePresenter::ask()
{
    const bool isWanted = m_settings->showsFinishedClues() || m_settings->fillsFinishedClues();
    if (isSolving() && (isWanted || m_fillsAll)) {
        m_clues->setBoard(m_document->board());
    } else {
        m_clues->clear();
        m_touched.clear();
        show();
    }
}

void CluePresenter::takeAnswer()
{
    show();
    if (m_document->isReadOnly() || m_view->isDrawing()) // the gesture may lead elsewhere
        return;
    const bool all = std::exchange(m_fillsAll, false);
    if (!all && !m_settings->fillsFinishedClues())
        return;
    Edit rest = restOf([&](const FinishedClue& clue) { return all || isTouched(clue); });
    m_touched.clear();
    const auto count = static_cast<int>(rest.changes().size());
    if (count > 0) {
        m_filled = m_document->history().size();
        m_document->commit(std::move(rest));
    }
    if (all)
        emit said(count > 0 ? tr("%n marks filled in", nullptr, count) : tr("Finished clues leave nothing to fill in"));
}

void CluePresenter::fillAll()
{
    m_view->setMode(Mode::Solve);
    m_fillsAll = true;
    ask();
}

bool CluePresenter::isTouched(const FinishedClue& clue) const
{
    const auto isNew = [this](const OpenMark& mark) { return std::ranges::find(m_touched, mark) != m_touched.end(); };
    return std::ranges::any_of(clue.marks, isNew);
}

Edit CluePresenter::restOf(const std::function<bool(const FinishedClue&)>& isWanted) const
{
    constexpr int nothingHere = 0;
    EditBuilder builder(m_document->board());
    for (const FinishedClue& clue : m_clues->finished())
        if (isWanted(clue))
            for (const OpenMark& mark : clue.rest)
                builder.set(mark.layer, mark.place, nothingHere);
    return builder.edit();
}

/// The board is painted again only where that changes anything.
void CluePresenter::show()
{
    std::vector<Place> places;
    if (isSolving() && m_settings->showsFinishedClues())
        for (const FinishedClue& clue : m_clues->finished())
            places.push_back(clue.place);
    if (places == m_shown)
        return;
    m_shown = places;
    if (places.empty())
        return m_view->setGlass({}, GlassPane::Clues);
    m_view->setGlass(
        {.draw = [places](double cellPixels, const QRectF&) { return drawFinishedClues(places, cellPixels); },
         .describe =
             [places](Place place) {
                 const bool isFinished = std::ranges::find(places, place) != places.end();
                 return isFinished ? QStringList{tr("finished")} : QStringList();
             }},
        GlassPane::Clues);
}

} // namespace tokisuji
