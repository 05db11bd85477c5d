// At a place, a list that two known solutions have is ruled out, and of a list with one solution that one. When nothing
// else is left, a list with one solution has no other: all of them are proved at once. Solutions that turned up at one
// place are known at all others that lie in their spare region.
#include "engine/advice/together/region_search.h"

#include "engine/advice/stock.h"
#include "engine/advice/together/known_clues.h"
#include "engine/advice/unary_count.h"
#include "engine/solve/findings.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::size_t enough = 2;

} // namespace

// --- what is known ---

void RegionSolutions::add(RegionSolution solution)
{
    const std::scoped_lock lock(m_mutex);
    if (m_answers.insert(solution.answers).second)
        m_all.push_back(std::make_unique<const RegionSolution>(std::move(solution)));
}

std::vector<const RegionSolution*> RegionSolutions::from(std::size_t first) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<const RegionSolution*> found;
    for (std::size_t s = first; s < m_all.size(); ++s)
        found.push_back(m_all[s].get());
    return found;
}

std::size_t RegionLists::solutionsWith(const RegionNumbers& clue) const
{
    std::size_t count = 0;
    for (const auto& [list, known] : solutions)
        if (agrees(list, clue))
            count += known.count;
    return std::min(count, enough);
}

// --- search ---

RegionSearch::RegionSearch(const SpareRegion& region, RegionSolutions& solutions, const Halt& halt)
    : m_region(region), m_solutions(solutions), m_model(region.rules, Selectors::None, halt)
{
}

RegionLists RegionSearch::listsOf(Place place, const Counted& counted, const Halt& halt)
{
    if (!count(counted, halt))
        return {};
    Listing listing{place, counted, m_model.fresh()};
    SatResult result = SatResult::Sat;
    for (learn(listing); result == SatResult::Sat; learn(listing))
        if (result = ask({m_region.spare[place], listing.goesOn}, halt); result == SatResult::Sat)
            m_solutions.add(found());
    m_model.add({!listing.goesOn});
    listing.lists.complete = result == SatResult::Unsat;
    return std::move(listing.lists);
}

/// Takes the solutions that are new, and rules out what need not turn up again.
void RegionSearch::learn(Listing& listing)
{
    std::vector<RegionNumbers> news;
    for (const RegionSolution* solution : m_solutions.from(listing.seen)) {
        ++listing.seen;
        if (!isSpare(*solution, listing.place))
            continue;
        const RegionNumbers list = listIn(*solution, listing.counted);
        RegionLists::Solutions& known = listing.lists.solutions[list];
        if (known.count == enough)
            continue;
        if (++known.count == enough)
            ruleOut(listing.goesOn, thatHas(listing.counted, list));
        else
            known.first = solution;
        news.push_back(list);
    }
    for (const RegionNumbers& list : news)
        if (const auto& known = listing.lists.solutions[list]; known.count < enough)
            ruleOut(listing.goesOn, literalsOf(m_region.rules, known.first->answers));
}

void RegionSearch::beginWith(const Board& solution, const Halt& halt)
{
    if (auto found = solutionWith(solution, halt); found && std::ranges::count(found->isSpare, 1) > 0)
        m_solutions.add(std::move(*found));
}

std::optional<RegionSolution> RegionSearch::solutionWith(const Board& marks, const Halt& halt)
{
    std::vector<Lit> assumptions;
    for (const Answer& answer : m_region.rules.answers())
        if (answer.layer == Layer::Border)
            assumptions.push_back(Lit::of(answer.atom, marks.at(answer.layer, answer.places.front()) == 1));
    return ask(std::move(assumptions), halt) == SatResult::Sat ? std::optional(found()) : std::nullopt;
}

std::optional<std::size_t> RegionSearch::solutionsBeside(const RegionSolution& solution, Place place,
                                                         const Counted& counted, const RegionNumbers& clue,
                                                         const Halt& halt)
{
    if (!count(counted, halt))
        return std::nullopt;
    const Lit others = m_model.fresh();
    ruleOut(others, literalsOf(m_region.rules, solution.answers));
    std::vector<Lit> asked = thatHas(counted, clue);
    asked.push_back(m_region.spare[place]);
    asked.push_back(others);
    const SatResult result = ask(std::move(asked), halt);
    m_model.add({!others});
    if (result == SatResult::Unknown)
        return std::nullopt;
    return result == SatResult::Sat ? enough : enough - 1;
}

RegionNumbers RegionSearch::listIn(const RegionSolution& solution, const Counted& counted) const
{
    RegionNumbers list;
    for (const CellLines& lines : counted) {
        int& count = list.emplace_back(0);
        for (const std::vector<Place>& line : lines)
            count += static_cast<int>(std::ranges::count_if(line, [&](Place c) { return isSpare(solution, c); }));
    }
    return list;
}

SatResult RegionSearch::ask(std::vector<Lit> assumptions, const Halt& halt)
{
    return m_model.solve(assumptions, halt);
}

/// The model's last solution.
RegionSolution RegionSearch::found() const
{
    RegionSolution solution{m_model.answers(), {}};
    for (const Lit l : m_region.spare.all())
        solution.isSpare.push_back(m_model.solution()[l] ? 1 : 0);
    return solution;
}

std::size_t RegionSearch::index(Place cell) const
{
    return static_cast<std::size_t>(m_region.spare.grid().index(PlaceKind::Cell, cell));
}

/// Where `when` holds, not all of these do.
void RegionSearch::ruleOut(Lit when, const std::vector<Lit>& together)
{
    std::vector<Lit> clause{!when};
    for (const Lit l : together)
        clause.push_back(!l);
    m_model.add(clause);
}

std::optional<std::vector<Lit>> RegionSearch::thatHave(Place place, const Counted& counted, const RegionNumbers& clue,
                                                       const Halt& halt)
{
    if (!count(counted, halt))
        return std::nullopt;
    std::vector<Lit> all{m_region.spare[place]};
    std::ranges::copy(thatHas(counted, clue), std::back_inserter(all));
    return all;
}

/// What holds just where the spare region has these numbers.
std::vector<Lit> RegionSearch::thatHas(const Counted& counted, const RegionNumbers& clue) const
{
    static const std::vector<Lit> none;
    std::vector<Lit> all;
    for (std::size_t k = 0; k < clue.size(); ++k) {
        if (clue[k] == blank)
            continue;
        const CellLines& lines = counted[k];
        const std::vector<Lit>& more = lines.empty() ? none : m_more.at({lines.front(), lines.back()});
        const auto count = static_cast<std::size_t>(std::max(clue[k], 0));
        const bool isPossible = clue[k] >= 0 && count <= more.size();
        if (!isPossible)
            return {No};
        if (count > 0)
            all.push_back(more[count - 1]);
        if (count < more.size())
            all.push_back(!more[count]);
    }
    return all;
}

/// Lines that others begin with are counted once for all of them. False when that took too long.
bool RegionSearch::count(const Counted& counted, const Halt& halt)
{
    for (const CellLines& lines : counted) {
        const std::vector<Lit>* before = nullptr;
        for (const std::vector<Place>& line : lines) {
            const auto [known, isNew] = m_more.try_emplace({lines.front(), line});
            if (isNew) {
                std::vector<Lit> possible = m_region.spare[line];
                std::erase(possible, No);
                known->second = unaryCount(m_model, possible);
                if (before != nullptr)
                    known->second = unarySum(m_model, *before, known->second);
            }
            before = &known->second;
            if (isNew && halt.reached())
                return false;
        }
    }
    return true;
}

} // namespace tokisuji
