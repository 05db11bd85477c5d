// Solutions that were found under other assumptions show most of what is not determined; one question for all marks
// that are left tells the rest, or brings a further solution.
#include "engine/advice/together/shared_backbone.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// A question about fewer marks is easier to refute.
constexpr std::size_t chunkSize = 100;
/// So much is kept of solutions, in atoms.
constexpr std::size_t atomsKept = 1 << 24;

/// Does the solution know all of these and have them so? Literals may be newer than it is.
bool obeys(const Truth& solution, const std::vector<Lit>& assumptions)
{
    return std::ranges::all_of(assumptions, [&](Lit l) { return l.atom() < solution.atomCount() && solution[l]; });
}

void keepThoseOf(const Truth& solution, std::vector<Lit>& values)
{
    std::erase_if(values, [&](Lit l) { return !solution[l]; });
}

} // namespace

SharedBackbone::SharedBackbone(Model& model, std::vector<Lit> marks) : m_model(model), m_marks(std::move(marks)) {}

std::optional<int> SharedBackbone::countUnder(const std::vector<Lit>& assumptions, const Halt& halt)
{
    const Lits general(assumptions.begin(), assumptions.begin() + std::min<std::ptrdiff_t>(1, std::ssize(assumptions)));
    if (general != m_general) {
        m_general = general;
        m_determined = determinedUnder(general, {}, halt).value_or(Lits{});
    }
    const auto determined = determinedUnder(assumptions, m_determined, halt);
    return determined ? std::optional(static_cast<int>(determined->size())) : std::nullopt;
}

/// `known`: some of it.
std::optional<SharedBackbone::Lits> SharedBackbone::determinedUnder(const Lits& assumptions, const Lits& known,
                                                                    const Halt& halt)
{
    std::optional<Lits> open = agreed(assumptions);
    if (!open) {
        if (m_model.solve(assumptions, halt) != SatResult::Sat)
            return std::nullopt;
        remember(m_model.solution());
        open = agreed(assumptions);
    }
    Lits determined = known;
    std::erase_if(*open, [&](Lit l) { return std::ranges::find(known, l) != known.end(); });
    while (!open->empty()) {
        const auto chunk = std::span(*open).first(std::min(chunkSize, open->size()));
        const SatResult result = askForOther(assumptions, chunk, halt);
        if (result == SatResult::Unknown)
            return std::nullopt;
        if (result == SatResult::Sat) {
            remember(m_model.solution());
            keepThoseOf(m_model.solution(), *open);
        } else {
            determined.insert(determined.end(), chunk.begin(), chunk.end());
            open->erase(open->begin(), open->begin() + std::ssize(chunk));
        }
    }
    return determined;
}

/// The values that known solutions under the assumptions have in common; nothing where none is known.
std::optional<SharedBackbone::Lits> SharedBackbone::agreed(const Lits& assumptions) const
{
    std::optional<Lits> values;
    for (const Truth& solution : m_solutions) {
        if (!obeys(solution, assumptions))
            continue;
        if (!values) {
            values = m_marks;
            for (Lit& l : *values)
                l = solution[l] ? l : !l;
        }
        keepThoseOf(solution, *values);
    }
    return values;
}

/// A solution in which one of these values is another one.
SatResult SharedBackbone::askForOther(const Lits& assumptions, std::span<const Lit> values, const Halt& halt)
{
    const Lit asked = m_model.fresh();
    Lits clause{!asked};
    std::ranges::transform(values, std::back_inserter(clause), [](Lit l) { return !l; });
    m_model.add(clause);
    Lits all = assumptions;
    all.push_back(asked);
    const SatResult result = m_model.solve(all, halt);
    m_model.add({!asked});
    return result;
}

void SharedBackbone::remember(const Truth& solution)
{
    m_solutions.push_back(solution);
    if (m_solutions.size() * static_cast<std::size_t>(solution.atomCount()) > atomsKept)
        m_solutions.pop_front();
}

} // namespace tokisuji
