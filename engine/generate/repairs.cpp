// Several solutions: a change makes the puzzle unique when just one of all its solutions obeys it. Solutions that are
// at hand refute most candidates without a question to the solver, and every refuted question adds one.
#include "engine/generate/repairs.h"

#include "engine/generate/probe.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

constexpr std::size_t mostSolutions = 24;

class Search {
public:
    Search(const Board& board, const Verdict& verdict, const RepairOptions& options, std::stop_token stop,
           const RepairSink& sink)
        : m_board(board), m_verdict(verdict), m_options(options), m_stop(std::move(stop)), m_sink(sink),
          m_probe(options.patience)
    {
        if (options.target)
            m_solutions.push_back(*options.target);
        learn(verdict);
    }

    RepairReport run()
    {
        if (m_verdict.status == Status::Several)
            makeUnique();
        if (m_verdict.status == Status::None)
            makeSolvable();
        finish();
        return m_report;
    }

private:
    void makeUnique();
    void makeSolvable();
    [[nodiscard]] std::vector<ClueOption> candidates() const;
    void tryCandidate(const ClueOption&);
    void rankTheRest();
    void learn(const Verdict&);
    [[nodiscard]] int heldIn(const Board&) const;
    void add(Repair);
    void finish();

    const Board& m_board;
    const Verdict& m_verdict;
    const RepairOptions& m_options;
    std::stop_token m_stop;
    const RepairSink& m_sink;
    Probe m_probe;
    std::vector<Board> m_solutions;
    /// Candidates that leave several solutions, with how many of those at hand they leave.
    std::vector<std::pair<int, ClueOption>> m_several;
    bool m_gaveUp = false;
    RepairReport m_report;
};

/// Cells where two solutions differ.
std::vector<Place> differences(const Board& a, const Board& b)
{
    std::vector<Place> places;
    for (const Layer layer : a.layers()) {
        const auto left = a.values(layer), right = b.values(layer);
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i] != right[i])
                places.push_back(a.grid().place(placesOf(layer), static_cast<int>(i)));
    }
    return places;
}

int distance(Place from, const std::vector<Place>& places)
{
    int least = INT16_MAX;
    for (const Place p : places)
        least = std::min(least, std::abs(p.x - from.x) + std::abs(p.y - from.y));
    return least;
}

/// Additions first, then changes, then what takes clues away; in each group near the difference first.
std::vector<ClueOption> Search::candidates() const
{
    std::vector<Place> places = cluePlaces(m_board);
    if (m_solutions.size() >= 2) {
        const auto differing = differences(m_solutions[0], m_solutions[1]);
        std::ranges::stable_sort(places, {}, [&](Place p) { return distance(p, differing); });
    }
    std::ranges::stable_partition(places, [&](Place p) { return !hasClue(m_board, p); });
    std::vector<ClueOption> all, removals;
    for (const Place place : places) {
        for (ClueOption& option : clueOptions(m_board, place, m_solutions))
            all.push_back(std::move(option));
        for (const ClueOption& option : {unknownClue(m_board, place), withoutClue(m_board, place)})
            if (!option.edit.empty())
                removals.push_back(option);
    }
    all.insert(all.end(), removals.begin(), removals.end());
    return all;
}

void Search::makeUnique()
{
    const std::vector<ClueOption> all = candidates();
    m_report.candidates = static_cast<int>(all.size());
    for (const ClueOption& option : all) {
        if (m_stop.stop_requested())
            return;
        tryCandidate(option);
        ++m_report.tried;
    }
    if (m_report.repairs.empty())
        rankTheRest();
}

void Search::tryCandidate(const ClueOption& option)
{
    const Board changed = with(m_board, option);
    if (m_options.target && !holdsIn(changed, *m_options.target))
        return;
    if (const int held = heldIn(changed); held >= 2) {
        m_several.emplace_back(held, option);
        return;
    }
    const Verdict verdict = m_probe.statusOf(changed, m_stop);
    learn(verdict);
    if (verdict.status == Status::Unique)
        add({option, Status::Unique, m_verdict.total});
    if (verdict.status == Status::Several)
        m_several.emplace_back(2, option);
    m_gaveUp = m_gaveUp || verdict.status == Status::Unknown;
}

/// No single change is enough: which ones determine most?
void Search::rankTheRest()
{
    std::ranges::stable_sort(m_several, {}, [](const auto& entry) { return entry.first; });
    if (m_several.size() > m_options.most)
        m_several.resize(m_options.most);
    for (const auto& [held, option] : m_several) {
        if (m_stop.stop_requested())
            return;
        const Verdict verdict = m_probe.determinedOf(with(m_board, option), m_stop);
        if (verdict.determinedComplete && verdict.determinedCount > m_verdict.determinedCount)
            add({option, verdict.status, verdict.determinedCount});
    }
}

/// Every change that helps touches the clues that cannot stand together.
void Search::makeSolvable()
{
    for (const Place place : m_verdict.conflict) {
        std::vector<ClueOption> options{unknownClue(m_board, place), withoutClue(m_board, place)};
        for (ClueOption& option : clueOptions(m_board, place, m_solutions))
            options.push_back(std::move(option));
        std::erase_if(options, [](const ClueOption& option) { return option.edit.empty(); });
        m_report.candidates += static_cast<int>(options.size());
        for (const ClueOption& option : options) {
            if (m_stop.stop_requested())
                return;
            const Verdict verdict = m_probe.determinedOf(with(m_board, option), m_stop);
            ++m_report.tried;
            if (verdict.status == Status::Unique || verdict.status == Status::Several)
                add({option, verdict.status, verdict.determinedCount});
            m_gaveUp = m_gaveUp || verdict.status == Status::Unknown;
        }
    }
}

void Search::learn(const Verdict& verdict)
{
    const auto remember = [&](const Board& solution) {
        if (m_solutions.size() < mostSolutions && std::ranges::find(m_solutions, solution) == m_solutions.end())
            m_solutions.push_back(solution);
    };
    if (verdict.solution)
        remember(*verdict.solution);
    std::ranges::for_each(verdict.alternatives, remember);
}

/// How many of the solutions at hand obey the changed board; two are enough to know.
int Search::heldIn(const Board& changed) const
{
    int held = 0;
    for (const Board& solution : m_solutions)
        if (held < 2 && holdsIn(changed, solution))
            ++held;
    return held;
}

void Search::add(Repair repair)
{
    const auto isBetter = [](const Repair& a, const Repair& b) {
        const bool uniqueA = a.status == Status::Unique, uniqueB = b.status == Status::Unique;
        return uniqueA != uniqueB ? uniqueA : a.determined > b.determined;
    };
    const auto place = std::ranges::upper_bound(m_report.repairs, repair, isBetter);
    m_report.repairs.insert(place, std::move(repair));
    if (m_sink)
        m_sink(m_report);
}

void Search::finish()
{
    m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : m_gaveUp ? Stop::Limit : Stop::Finished;
    if (m_sink)
        m_sink(m_report);
}

} // namespace

RepairReport findRepairs(const Board& board, const Verdict& verdict, const RepairOptions& options, std::stop_token stop,
                         const RepairSink& sink)
{
    return Search(board, verdict, options, std::move(stop), sink).run();
}

} // namespace tokisuji
