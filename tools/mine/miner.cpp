#include "tools/mine/miner.h"

#include "engine/board/distance.h"
#include "engine/genre/registry.h"
#include "engine/solve/marks.h"
#include "engine/trace/index.h"
#include "tools/mine/library_thinning.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace tokisuji::mine {

using namespace tracing;

namespace {

constexpr int harderLevel = 5; ///< of the propagators that go on where nothing is seen at a glance

/// From small to large, so that no window finds what a smaller one has found. Lines last: along them equal numbers and
/// rows of rooms are seen.
constexpr std::array<std::array<int, 2>, 17> shapes{{{1, 1},
                                                     {2, 1},
                                                     {1, 2},
                                                     {3, 1},
                                                     {1, 3},
                                                     {2, 2},
                                                     {4, 1},
                                                     {1, 4},
                                                     {3, 2},
                                                     {2, 3},
                                                     {4, 2},
                                                     {2, 4},
                                                     {3, 3},
                                                     {6, 1},
                                                     {1, 6},
                                                     {10, 1},
                                                     {1, 10}}};

} // namespace

/// A board on the way to its solution, by what is cheap, then by what is harder, then by a look at the solution.
class Path {
public:
    Path(const Board& board, const Board& solution, const PatternLibrary& library)
        : rules(rulesOf(board)), ground(rules, &library), naming(ground, board.genre(), *findProfile("normal")),
          mind(ground, naming, {}), m_solution(factsOfMarks(rules, solution).value_or(std::vector<Lit>{}))
    {
        mind.wakeAll();
        mind.run(cheapLevel);
    }

    /// False: everything is known.
    [[nodiscard]] bool goOn()
    {
        const std::size_t before = mind.deductions().size();
        mind.run(harderLevel, Mind::Until::FirstDeduction);
        if (mind.deductions().size() == before && !reveal())
            return false;
        mind.run(cheapLevel);
        return !mind.isBroken();
    }

    const Rules rules;
    const Ground ground;
    const Naming naming;
    Mind mind;

private:
    /// The mark next to the last one.
    [[nodiscard]] bool reveal()
    {
        const auto& trail = mind.facts().trail();
        const Place near = trail.empty() ? wholeBoard : ground.placeOf(trail.back().fact.a.atom());
        std::optional<std::pair<int, Lit>> nearest;
        for (const Lit l : m_solution)
            if (mind.isOpen(l)) {
                const std::pair here(distanceOrFar(near, ground.placeOf(l.atom())), l);
                nearest = std::min(nearest.value_or(here), here);
            }
        if (nearest)
            mind.conclude({.technique = idOf(Move::Hypothesis), .conclusions = {{nearest->second}}});
        return nearest.has_value();
    }

    std::vector<Lit> m_solution;
};

/// One board.
class Miner::Walk {
public:
    Walk(Miner& miner, const Board& board, const Board& solution)
        : m_miner(miner), m_path(board, solution, miner.m_library), m_local(m_path.ground), m_size(board.size())
    {
    }

    void run()
    {
        do {
            m_changed.clear();
            const auto& trail = m_path.mind.facts().trail();
            for (std::size_t k = m_looked; k < trail.size(); ++k)
                m_changed.push_back(m_path.ground.placeOf(trail[k].fact.a.atom()));
            const bool isFirst = m_looked == 0;
            m_looked = trail.size();
            while (look(isFirst) && !m_miner.isLate())
                ;
        } while (!m_miner.isLate() && !m_path.mind.isBroken() && m_path.goOn());
    }

private:
    /// True: something was found, and there may be more.
    [[nodiscard]] bool look(bool everywhere)
    {
        for (const auto& [width, height] : shapes)
            for (int y = 0; y + height <= m_size.height; ++y)
                for (int x = 0; x + width <= m_size.width; ++x) {
                    const Frame frame{x, y, width, height};
                    const bool isChanged = everywhere || std::ranges::any_of(m_changed, [&](Place p) {
                                               return p != wholeBoard && frame.has(p);
                                           });
                    if (isChanged && search(frame))
                        return true;
                    if (m_miner.isLate())
                        return false;
                }
        return false;
    }
    [[nodiscard]] bool search(const Frame& frame)
    {
        const Window window(m_local, m_path.mind, frame);
        if (window.isIdle() || !m_miner.m_seen.insert(window.form()).second)
            return false;
        const auto found = window.search(Glance());
        if (!found)
            return false;
        m_miner.take(*found, m_local);
        Deduction d{.technique = idOf(Move::Pattern)};
        for (const Lit l : found->premises)
            d.premises.push_back({l});
        for (const Lit l : found->conclusions)
            d.conclusions.push_back({l});
        m_path.mind.conclude(std::move(d));
        m_path.mind.run(cheapLevel);
        m_miner.m_seen.erase(window.form()); // there may be more to find in such a one
        return true;
    }

    Miner& m_miner;
    Path m_path;
    LocalRules m_local;
    Size m_size;
    std::vector<Place> m_changed;
    std::size_t m_looked = 0;
};

void Miner::take(const Window::Found& found, const LocalRules& local)
{
    if (m_library.book().layers.empty())
        m_library = PatternLibrary(PatternBook{local.layers(), {}});
    const auto& layers = m_library.book().layers;
    // Read again, so that it holds nothing that its situation does not speak of.
    const PatternBook alone{layers, {}};
    const std::string text = textOf(alone, "") + "pattern\n" + linesOf(canonical(found.pattern, layers), layers);
    const auto read = readPatterns(text);
    if (!read)
        return;
    const Pattern& pattern = read->patterns.front();
    auto same = turnsOf(pattern, layers);
    std::ranges::move(exchangedOf(pattern, layers), std::back_inserter(same));
    std::set<std::string> lines;
    for (const Pattern& variant : same)
        lines.insert(linesOf(variant, layers));
    if (m_lines.insert(*lines.begin()).second)
        m_library.add(pattern);
}

bool Miner::mine(const Board& board, const Board& solution)
{
    Walk(*this, board, solution).run();
    return !isLate();
}

// --- counting ---

Counter::Counter(PatternBook book) : m_library(std::move(book)), m_seen(m_library.book().patterns.size(), 0) {}

void Counter::count(const Board& board, const Board& solution)
{
    Path path(board, solution, m_library);
    while (path.goOn())
        ;
    for (const Deduction& d : path.mind.deductions())
        if (d.pattern >= 0)
            ++m_seen[at(d.pattern)];
}

PatternBook Counter::best(std::size_t most, int least) const
{
    PatternBook book = m_library.book();
    for (std::size_t p = 0; p < book.patterns.size(); ++p)
        book.patterns[p].seen = m_seen[p];
    std::erase_if(book.patterns, [&](const Pattern& p) { return p.seen < least && p.technique.empty(); });
    std::ranges::stable_sort(book.patterns, std::ranges::greater(), &Pattern::seen);
    while (book.patterns.size() > most && book.patterns.back().technique.empty())
        book.patterns.pop_back();
    return book;
}

} // namespace tokisuji::mine
