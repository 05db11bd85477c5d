// A size at a time: solutions are looked for and ruled out as long as they hold a cell that lies in the spare area of
// fewer than two of those found. What the search learns of one size and cell serves all others.
#include "engine/advice/together/area_search.h"

#include "engine/advice/unary_count.h"
#include "engine/board/span.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::size_t enough = 2;
constexpr std::size_t mostAtAGlance = 16; ///< solutions
/// So much less patience is enough for what would be good to know.
constexpr int hastyPart = 64;

} // namespace

AreaSearch::AreaSearch(const SpareArea& area, const std::vector<Place>& cells, std::chrono::milliseconds patience,
                       std::stop_token stop)
    : m_area(area), m_patience(patience), m_stop(std::move(stop)),
      m_model(area.rules, Selectors::None, Halt(m_stop, Halt::Clock::now() + patience))
{
    for (const Place cell : cells)
        m_cells.push_back(area.spare.grid().index(PlaceKind::Cell, cell));
    m_model.add(holdsOneOf(m_cells));
    countSizes();
    sizeBySpan();
}

std::vector<Lit> AreaSearch::holdsOneOf(const std::vector<int>& cells) const
{
    std::vector<Lit> clause;
    for (const int cell : cells)
        clause.push_back(m_area.spare.all()[static_cast<std::size_t>(cell)]);
    return clause;
}

void AreaSearch::countSizes()
{
    std::vector<Lit> possible;
    std::ranges::copy_if(m_area.spare.all(), std::back_inserter(possible), [](Lit l) { return l != No; });
    m_sizes = unaryCount(m_model, possible);
}

/// Cells that are far apart make the area large. Where it holds a certain one, that counts too.
void AreaSearch::sizeBySpan()
{
    const Grid& grid = m_area.spare.grid();
    const auto spare = [&](int cell) { return m_area.spare.all()[static_cast<std::size_t>(cell)]; };
    const auto place = [&](int cell) { return grid.place(PlaceKind::Cell, cell); };
    for (int a = 0; a < static_cast<int>(m_area.spare.all().size()); ++a)
        for (int b = 0; b < a; ++b)
            if (spare(a) != No && spare(b) != No) {
                const int certain = m_cells.size() == 1 ? m_cells.front() : a;
                m_model.add(
                    {!spare(a), !spare(b), atLeast(fewestCells(std::array{place(a), place(b), place(certain)}))});
            }
}

Lit AreaSearch::atLeast(int size) const
{
    return size <= static_cast<int>(m_sizes.size()) ? m_sizes[static_cast<std::size_t>(size - 1)] : No;
}

std::optional<std::vector<std::size_t>> AreaSearch::glance(Place cell)
{
    AreaFindings found{0, std::vector<std::size_t>(m_area.spare.all().size()), false};
    std::vector<std::size_t> bySize(m_area.spare.all().size() + 1);
    const Lit goesOn = m_model.fresh();
    const Halt halt(m_stop, Halt::Clock::now() + m_patience / hastyPart);
    SatResult result = SatResult::Sat;
    for (std::size_t count = 0; count <= mostAtAGlance && result == SatResult::Sat; ++count) {
        result = m_model.solve(std::array{goesOn, m_area.spare[cell]}, halt);
        if (result != SatResult::Sat)
            break;
        ++bySize[static_cast<std::size_t>(spareCells())];
        take(found, goesOn);
    }
    m_model.add({!goesOn});
    const bool areAll = result == SatResult::Unsat && !m_area.rules.leavesAnswersOut();
    return areAll ? std::optional(std::move(bySize)) : std::nullopt;
}

void AreaSearch::run(const AreaSink& sink)
{
    const int cells = static_cast<int>(m_area.spare.all().size());
    int told = 0;
    SatResult result = ask({atLeast(1)});
    while (result == SatResult::Sat) {
        const int largest = largeSize();
        searchDown(largest, told + 1, sink);
        told = largest;
        result = ask({atLeast(told + 1)});
    }
    tellNothing(told + 1, cells, result == SatResult::Unsat ? Proof::Given : Proof::Missing, sink);
}

/// Tells of some sizes, the largest one first. When one has no solution, all that are smaller are asked about at once.
void AreaSearch::searchDown(int from, int to, const AreaSink& sink)
{
    for (int size = from; size >= to && !m_stop.stop_requested(); --size) {
        const AreaFindings found = search(size);
        sink(found);
        const bool isNone = std::ranges::all_of(found.solutions, [](std::size_t n) { return n == 0; });
        if (!found.complete || !isNone || ask({atLeast(to), !atLeast(size)}) != SatResult::Unsat)
            continue;
        return tellNothing(to, size - 1, Proof::Given, sink);
    }
}

/// That of a solution which is easily found, no smaller than the last one.
int AreaSearch::largeSize()
{
    int size = spareCells();
    while (m_model.solve(std::array{atLeast(size + 1)}, Halt(m_stop, Halt::Clock::now() + m_patience / hastyPart))
           == SatResult::Sat)
        size = spareCells();
    return size;
}

/// In the solution that was found last.
int AreaSearch::spareCells() const
{
    const auto isSpare = [&](Lit l) { return m_model.solution()[l]; };
    return static_cast<int>(std::ranges::count_if(m_area.spare.all(), isSpare));
}

void AreaSearch::tellNothing(int from, int to, Proof proof, const AreaSink& sink) const
{
    const bool isProved = proof == Proof::Given && !m_area.rules.leavesAnswersOut();
    for (int size = from; size <= to && !m_stop.stop_requested(); ++size)
        sink({size, std::vector<std::size_t>(m_area.spare.all().size()), isProved});
}

AreaFindings AreaSearch::search(int size)
{
    AreaFindings found{size, std::vector<std::size_t>(m_area.spare.all().size()), false};
    const Lit goesOn = m_model.fresh();
    for (SatResult result = SatResult::Sat; result == SatResult::Sat;) {
        const Lit asked = askForOpen(found);
        result = ask({goesOn, asked, atLeast(size), !atLeast(size + 1)});
        m_model.add({!asked});
        found.complete = result == SatResult::Unsat && !m_area.rules.leavesAnswersOut();
        if (result == SatResult::Sat)
            take(found, goesOn);
    }
    m_model.add({!goesOn});
    return found;
}

SatResult AreaSearch::ask(std::vector<Lit> assumptions)
{
    return m_model.solve(assumptions, Halt(m_stop, Halt::Clock::now() + m_patience));
}

/// Holds only where the spare area has a cell with too few solutions so far.
Lit AreaSearch::askForOpen(const AreaFindings& found)
{
    const Lit asked = m_model.fresh();
    std::vector<int> open;
    std::ranges::copy_if(m_cells, std::back_inserter(open),
                         [&](int cell) { return found.solutions[static_cast<std::size_t>(cell)] < enough; });
    std::vector<Lit> clause = holdsOneOf(open);
    clause.push_back(!asked);
    m_model.add(clause);
    return asked;
}

/// Counts the solution, and rules it out.
void AreaSearch::take(AreaFindings& found, Lit goesOn)
{
    std::vector<Lit> others{!goesOn};
    for (const Answer& answer : m_area.rules.answers()) {
        const Lit mark = Lit::of(answer.atom);
        others.push_back(m_model.solution()[mark] ? !mark : mark);
    }
    for (std::size_t c = 0; c < found.solutions.size(); ++c)
        if (m_model.solution()[m_area.spare.all()[c]])
            ++found.solutions[c];
    m_model.add(others);
}

} // namespace tokisuji
