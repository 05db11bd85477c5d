#include "editor/model/player_check.h"

#include "editor/model/live_job.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"

#include <algorithm>
#include <chrono>
#include <ranges>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

std::vector<NodeId> pathTo(const History& history, NodeId node)
{
    std::vector<NodeId> path;
    for (; node != noNode; node = history.node(node).parent)
        path.push_back(node);
    std::ranges::reverse(path);
    return path;
}

/// Which step of the path put each value: a board of step numbers, which moves with the lines and turns of the board.
Board ownersAlong(const History& history, const std::vector<NodeId>& path)
{
    Board owners = history.boardAt(path.front());
    const Genre& genre = genreOf(owners);
    owners = owners.without(genre.clueLayers());
    for (const Layer layer : genre.answerLayers())
        for (const Place place : owners.grid().all(placesOf(layer)))
            if (owners.at(layer, place) != blank)
                owners.set(layer, place, 0);
    for (std::size_t i = 1; i < path.size(); ++i)
        for (const EditStep& step : history.node(path[i]).edit.steps) {
            if (const auto* change = std::get_if<Change>(&step))
                owners.set(change->layer, change->place, change->after == blank ? blank : static_cast<int>(i));
            else
                Edit{{step}}.applyTo(owners);
        }
    return owners;
}

/// One bridge where the solution has two is on its way, not wrong.
bool contradicts(Layer layer, int mark, int truth)
{
    if (isChoice(layer))
        return truth != blank && (mark == question ? truth == 0 : mark != truth);
    return mark == 0 ? truth > 0 : mark > std::max(truth, 0);
}

Board withMarks(const Play& play, std::size_t count)
{
    Board board = play.board.without(genreOf(play.board).answerLayers());
    for (std::size_t i = 0; i < count; ++i)
        board.set(play.marks[i].layer, play.marks[i].place, play.board.at(play.marks[i].layer, play.marks[i].place));
    return board;
}

class Judge {
public:
    Judge(const Play& play, milliseconds limit, const std::stop_token& stop)
        : m_play(play), m_limit(limit), m_stop(stop), m_begin(Clock::now())
    {
    }

    PlayReport judge()
    {
        PlayReport report = outcome();
        report.ms = std::chrono::duration<double, std::milli>(Clock::now() - m_begin).count();
        return report;
    }

private:
    PlayReport outcome()
    {
        if (m_play.marks.empty())
            return {.outcome = PlayReport::NoMarks};
        const Verdict verdict = status(m_play.board, MarkUse::Ignore);
        switch (verdict.status) {
        case Status::Unique:
            return bySolution(*verdict.solution);
        case Status::Several:
            return byHalving();
        case Status::None:
            return {.outcome = PlayReport::NoSolution};
        case Status::Unknown:
        case Status::Open:
            break;
        }
        return {.outcome = PlayReport::Undecided};
    }

    /// Asks for the status only: a run ends as soon as that is known.
    Verdict status(const Board& board, MarkUse marks)
    {
        std::stop_source enough;
        const std::stop_callback passOn(m_stop, [&enough] { enough.request_stop(); });
        const auto spent = std::chrono::duration_cast<milliseconds>(Clock::now() - m_begin);
        if (m_limit.count() > 0 && spent >= m_limit)
            return {};
        const CheckOptions options{.marks = marks,
                                   .limit = m_limit.count() > 0 ? m_limit - spent : m_limit,
                                   .alternatives = 0,
                                   .conflict = false};
        const auto sink = [&enough](const Verdict& verdict) {
            if (verdict.status != Status::Unknown)
                enough.request_stop();
        };
        return check(board, options, enough.get_token(), sink);
    }

    PlayReport bySolution(const Board& solution) const
    {
        PlayReport report{.outcome = PlayReport::AllRight, .isUnique = true, .solution = solution};
        const auto isWrong = [&](const PlayedMark& mark) {
            return contradicts(mark.layer, m_play.board.at(mark.layer, mark.place),
                               solution.at(mark.layer, mark.place));
        };
        const auto first = std::ranges::find_if(m_play.marks, isWrong);
        const auto isSolved = [&] { return tokisuji::isRight(rulesOf(m_play.board), m_play.board); };
        if (first == m_play.marks.end() || isSolved()) // what is drawn may be more than the answer: stray borders
            return report;
        point(first->node, report);
        std::erase_if(report.wrong, [&](const PlayedMark& mark) { return !isWrong(mark); });
        return report;
    }

    /// The first node with whose marks there is no solution any more. More marks never bring one back.
    PlayReport byHalving()
    {
        std::vector<std::size_t> ends; // marks up to and with each node
        for (std::size_t i = 1; i <= m_play.marks.size(); ++i)
            if (i == m_play.marks.size() || m_play.marks[i].node != m_play.marks[i - 1].node)
                ends.push_back(i);
        std::size_t low = 0, high = ends.size(); // the first node that fails lies in low .. high
        bool isSure = true;
        const auto fails = [&](std::size_t node) {
            const Status found = status(withMarks(m_play, ends[node]), MarkUse::Use).status;
            isSure = isSure && found != Status::Unknown;
            return found == Status::None;
        };
        if (isSure && !fails(ends.size() - 1))
            return {.outcome = isSure ? PlayReport::StillOpen : PlayReport::Undecided};
        high = ends.size() - 1;
        while (isSure && low < high) {
            const std::size_t middle = (low + high) / 2;
            if (fails(middle))
                high = middle;
            else
                low = middle + 1;
        }
        if (!isSure)
            return {.outcome = PlayReport::Undecided};
        PlayReport report;
        point(m_play.marks[ends[low] - 1].node, report);
        return report;
    }

    /// Divides the marks into those before the node, of it and after it.
    void point(NodeId node, PlayReport& report) const
    {
        report.outcome = PlayReport::Wrong;
        report.wrongNode = node;
        bool passed = false;
        for (const PlayedMark& mark : m_play.marks) {
            const bool here = mark.node == node;
            passed = passed || here;
            if (here)
                report.wrong.push_back(mark);
            else if (passed)
                report.later.push_back(mark);
            else
                ++report.before;
        }
    }

    const Play& m_play;
    milliseconds m_limit;
    const std::stop_token& m_stop;
    Clock::time_point m_begin;
};

} // namespace

Play playOf(const History& history)
{
    Play play{history.board(), {}};
    const std::vector<NodeId> path = pathTo(history, history.current());
    const Board owners = ownersAlong(history, path);
    std::vector<std::pair<int, PlayedMark>> found;
    for (const Layer layer : genreOf(play.board).answerLayers())
        for (const Place place : play.board.grid().all(placesOf(layer)))
            if (play.board.at(layer, place) != blank) {
                const int step = std::max(0, owners.at(layer, place));
                found.push_back({step, {layer, place, path[static_cast<std::size_t>(step)]}});
            }
    std::ranges::stable_sort(found, {}, [](const auto& entry) { return entry.first; });
    std::ranges::transform(found, std::back_inserter(play.marks), [](const auto& entry) { return entry.second; });
    return play;
}

PlayReport judgePlay(const Play& play, milliseconds limit, const std::stop_token& stop)
{
    return Judge(play, limit, stop).judge();
}

// --- the question and its answer ---

namespace {

struct PlayQuestion {
    Play play;
    milliseconds limit;
};
using PlayJob = LiveJob<PlayQuestion, PlayReport>;

PlayJob::Work workOf(PlayFunction function)
{
    return [function = std::move(function)](const PlayQuestion& asked, const std::stop_token& stop,
                                            const PlayJob::Send&) { return function(asked.play, asked.limit, stop); };
}

} // namespace

struct PlayerCheck::Private {
    Private(PlayerCheck* check, Document* asked, PlayFunction function)
        : document(asked), job({.work = workOf(std::move(function)),
                                .brokenOff = [] { return PlayReport{.outcome = PlayReport::Undecided}; },
                                .hear =
                                    [this](const PlayJob::Shared& judged, bool) {
                                        report = *judged;
                                        return News::Now;
                                    },
                                .announce = [check] { emit check->changed(); }})
    {
    }

    Document* document;
    PlayReport report;
    PlayJob job;
};

PlayerCheck::PlayerCheck(Document* document, QObject* parent) : PlayerCheck(document, judgePlay, parent) {}

PlayerCheck::PlayerCheck(Document* document, PlayFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, document, std::move(function)))
{
    connect(document, &Document::currentChanged, this, &PlayerCheck::cancel);
}

PlayerCheck::~PlayerCheck() = default;

void PlayerCheck::ask(milliseconds limit)
{
    Private& p = *m_private;
    if (p.document->isEmpty())
        return;
    p.report = {};
    p.job.ask({playOf(p.document->history()), limit});
    p.job.announce(News::Now);
}

void PlayerCheck::cancel()
{
    Private& p = *m_private;
    if (!isRunning() && p.report.outcome == PlayReport::Unasked)
        return;
    p.job.stop();
    p.report = {};
    p.job.announce(News::Now);
}

bool PlayerCheck::isRunning() const
{
    return m_private->job.isRunning();
}

const PlayReport& PlayerCheck::report() const
{
    return m_private->report;
}

} // namespace tokisuji
