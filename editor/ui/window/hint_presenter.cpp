#include "editor/ui/window/hint_presenter.h"

#include "editor/model/place_name.h"
#include "editor/model/reasoned.h"
#include "editor/model/settings.h"
#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/panels/message_bar.h"
#include "editor/ui/texts/step_text.h"
#include "engine/drawing/cursor_drawing.h"
#include "engine/drawing/step_drawing.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// So long a trace may go on before the hint is given from what there is of it; whole traces also tell whether the
/// marks lead nowhere.
constexpr int patienceMs = 400;

/// The first step of the path that sets a mark which the board lacks.
StepId firstNewMark(const Trace& trace, const Board& board)
{
    const auto sets = [&](StepId step) { return !editUpTo(board, trace, step).empty(); };
    const auto& path = trace.path();
    // What one step sets stays set, so that halving finds the first.
    const auto found = std::ranges::partition_point(path, [&](StepId step) { return !sets(step); });
    return found == path.end() ? 0 : *found;
}

std::vector<Place> placesOfStep(const Step& step)
{
    std::vector<Place> places;
    for (const Atom& atom : step.conclusions)
        if (std::ranges::find(places, atom.at.place) == places.end())
            places.push_back(atom.at.place);
    return places;
}

} // namespace

HintPresenter::HintPresenter(const Workbench& bench) : Presenter(bench), m_tracer(new LiveTracer(this))
{
    m_tracer->setMarkUse(MarkUse::Use);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMs);
    connect(&m_patience, &QTimer::timeout, this, &HintPresenter::take);
    connect(m_tracer, &LiveTracer::traceChanged, this, &HintPresenter::take);
    connect(m_document, &Document::currentChanged, this, &HintPresenter::forget);
    on(ActionId::Hint, [this] { press(); });
}

void HintPresenter::press()
{
    if (m_document->isEmpty() || !isReasoned(genreOf(m_document->board())))
        return;
    switch (m_stage) {
    case Stage::None:
        ask();
        break;
    case Stage::Asked:
        break;
    case Stage::Where:
        sayWhy();
        break;
    case Stage::Why:
        doIt();
        break;
    }
}

void HintPresenter::ask()
{
    m_stage = Stage::Asked;
    m_tracer->setProfile(m_settings->profile());
    m_tracer->setBoard(m_document->board());
    if (m_solver->markUse() == MarkUse::Use)
        m_tracer->setVerdict(m_document->board(), m_solver->sharedVerdict());
    m_patience.start();
    take();
}

void HintPresenter::take()
{
    if (m_stage != Stage::Asked || m_tracer->isStale())
        return;
    const bool settled = !m_tracer->isRunning();
    if (!settled && m_patience.isActive())
        return;
    m_path = m_tracer->trace();
    m_start = m_tracer->board();
    if (m_path->result == TraceResult::Contradiction) {
        forget();
        m_message->say(tr("The marks on the board lead to a contradiction. There is no next step from here."));
        return;
    }
    m_step = firstNewMark(*m_path, m_document->board());
    if (m_step != 0)
        sayWhere();
    else if (settled)
        sayNone();
}

void HintPresenter::sayNone()
{
    const bool solved = m_path->result == TraceResult::Solved;
    forget();
    m_message->say(solved ? tr("Nothing is left to find: the board is complete.")
                          : tr("This level finds no next step. A higher one may know more."));
}

void HintPresenter::sayWhere()
{
    m_stage = Stage::Where;
    const std::vector<Place> places = placesOfStep(m_path->step(m_step));
    m_view->setGuest(BoardGuest{.board = m_document->board(),
                                .drawOver = [board = m_document->board(), places](
                                                double cellPixels) { return drawHighlight(board, places, cellPixels); },
                                .owner = this,
                                .describe =
                                    [places, fact = tr("the hint is about this place")](Place place) {
                                        const bool isHinted = std::ranges::find(places, place) != places.end();
                                        return isHinted ? QStringList{fact} : QStringList();
                                    }});
    offer(tr("Hint: something can be found at %1.").arg(placeName(m_document->board(), places.front())),
          tr("Show why"));
}

void HintPresenter::sayWhy()
{
    m_stage = Stage::Why;
    Board state = boardBefore(m_start, *m_path, m_step);
    m_view->setGuest(BoardGuest{.board = state,
                                .drawOver =
                                    [state, path = m_path, step = m_step](double cellPixels) {
                                        return drawStep(state, *path, step, {.cellPixels = cellPixels});
                                    },
                                .owner = this});
    const Step& step = m_path->step(m_step);
    offer(tr("%1: %2", "a step and its reason")
              .arg(stepTitle(*m_path, step, m_start), stepReason(*m_path, step, m_start)),
          tr("Take this step"));
}

/// Sets what the step concludes, and nothing that the author did not ask for.
void HintPresenter::doIt()
{
    const QString done = stepConclusion(m_path->step(m_step), m_start);
    Edit edit = editUpTo(m_document->board(), *m_path, m_step);
    m_document->commit(std::move(edit)); // which forgets the hint
    emit said(tr("Step taken: %1").arg(done));
}

void HintPresenter::offer(const QString& text, const QString& more)
{
    m_message->say(text, more, [this] {
        press();
        m_view->setFocus();
    });
}

bool HintPresenter::escape()
{
    const bool isAnything = m_stage != Stage::None;
    forget();
    return isAnything;
}

void HintPresenter::forget()
{
    m_patience.stop();
    if (m_stage == Stage::Where || m_stage == Stage::Why)
        m_message->hide();
    m_stage = Stage::None;
    dismissGuest();
    m_tracer->clear();
}

} // namespace tokisuji
