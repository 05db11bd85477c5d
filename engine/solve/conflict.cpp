// Finding a smallest conflict.
//
// The boards themselves are the truth: a set of clues conflicts when the board that holds only these has no solution.
// Each such question builds a model of its own, which is dear on large boards, so most of the work is done beforehand
// on one model in which every clue hangs on a selector. There, leaving a clue out is a change of assumptions, and an
// unsatisfiable core says at once which few clues matter. What comes out of it is a proposal: selectors let go of what
// is said at a cell, while taking the clue off the board can change more than that (the pairs of equal numbers that
// see each other, the cells that a loop may enter). So the proposal is tested on boards and used where it holds. The
// other way round, a solution found with selectors mostly solves the board with the same clues, which the judge sees.
#include "engine/solve/conflict.h"

#include "engine/genre/registry.h"
#include "engine/sat/model.h"
#include "engine/solve/check.h"
#include "engine/solve/effort.h"
#include "engine/solve/findings.h"
#include "engine/solve/marks.h"
#include "engine/solve/shrink.h"

#include <algorithm>
#include <map>
#include <random>

namespace tokisuji {

namespace {

constexpr int roundsWithoutGain = 30;

/// A model whose clues can be left out one by one.
class ClueModel {
public:
    ClueModel(const Board& board, const std::vector<Place>& clues, MarkUse marks, const Halt& halt)
        : m_board(board), m_rules(rulesOf(board)), m_model(m_rules, Selectors::Clues, halt)
    {
        for (const Place p : clues)
            m_selectors[p];
        const auto& instances = m_rules.instances();
        for (std::size_t i = 0; i < instances.size(); ++i) {
            const Lit selector = m_model.selectors()[i];
            if (selector == Yes)
                continue;
            if (const auto clue = m_selectors.find(instances[i].anchor); clue != m_selectors.end()) {
                clue->second.push_back(selector);
                m_clueOf[selector] = instances[i].anchor;
            } else {
                m_always.push_back(selector);
            }
        }
        if (marks == MarkUse::Use)
            m_marks = factsOfMarks(m_rules, board).value_or(std::vector{No});
    }

    [[nodiscard]] std::optional<bool> conflict(const std::vector<Place>& clues, const Halt& halt)
    {
        std::vector<Lit> selectors = m_always;
        for (const Place p : clues)
            selectors.insert(selectors.end(), m_selectors[p].begin(), m_selectors[p].end());
        const SatResult result = m_model.solveWith(selectors, m_marks, halt);
        if (result == SatResult::Unknown)
            return std::nullopt;
        return result == SatResult::Unsat;
    }

    /// The board with the solution that the last conflict() found.
    [[nodiscard]] Board solution() const { return boardWith(m_rules, m_board, m_model.answers()); }
    /// The clues in the core of the last conflict.
    [[nodiscard]] std::vector<Place> core() const
    {
        std::vector<Place> clues;
        for (const Lit l : m_model.core())
            if (const auto clue = m_clueOf.find(l); clue != m_clueOf.end())
                clues.push_back(clue->second);
        std::ranges::sort(clues);
        const auto rest = std::ranges::unique(clues);
        clues.erase(rest.begin(), rest.end());
        return clues;
    }

private:
    const Board& m_board;
    Rules m_rules;
    Model m_model;
    std::map<Place, std::vector<Lit>> m_selectors; // of each clue
    std::map<Lit, Place> m_clueOf;
    std::vector<Lit> m_always; // what is said at cells without a clue
    std::vector<Lit> m_marks;
};

std::optional<bool> solvable(const Board& board, MarkUse marks, const Halt& halt)
{
    const Rules rules = rulesOf(board);
    std::vector<Lit> facts;
    if (marks == MarkUse::Use) {
        auto known = factsOfMarks(rules, board);
        if (!known)
            return false;
        facts = std::move(*known);
    }
    Model model(rules, Selectors::None, halt);
    for (const Lit fact : facts)
        model.add({fact});
    const SatResult result = model.solve({}, halt);
    if (result == SatResult::Unknown)
        return std::nullopt;
    return result == SatResult::Sat;
}

class ConflictSearch {
public:
    ConflictSearch(const Board& board, const ConflictOptions& options, const Halt& halt, const ConflictSink& sink)
        : m_board(board), m_options(options), m_halt(halt), m_sink(sink)
    {
    }

    Conflict run()
    {
        for (const Relaxation relaxation : relaxationsOf(m_board)) {
            m_relaxation = relaxation;
            m_clues = relaxableClues(m_board, relaxation);
            m_model = std::make_unique<ClueModel>(m_board, m_clues, m_options.marks, m_halt);
            const std::vector<Place> start = firstConflict();
            if (start.empty() && !m_halt.reached())
                continue;
            searchFrom(start);
            if (m_best.minimal)
                searchSmaller();
            return m_best;
        }
        accept({}, true);
        return m_best;
    }

private:
    /// The truth about the board that holds only these clues.
    [[nodiscard]] std::optional<bool> conflict(const std::vector<Place>& kept, const Halt& halt)
    {
        const Board board = relaxed(m_board, m_relaxation, kept);
        if (m_model->conflict(kept, halt) == false && carriedOver(rulesOf(board), board, m_model->solution()))
            return false;
        const auto isSolvable = solvable(board, m_options.marks, halt);
        if (!isSolvable)
            return std::nullopt;
        return !*isSolvable;
    }

    /// A few clues that conflict as far as selectors can tell, those late in the order first.
    std::vector<Place> proposal(const std::vector<Place>& order, const Halt& halt)
    {
        if (!m_model->conflict(order, halt).value_or(false))
            return order;
        const std::vector<Place> core = m_model->core();
        std::vector<Place> few;
        std::ranges::copy_if(order, std::back_inserter(few),
                             [&](Place p) { return std::ranges::binary_search(core, p); });
        const auto test = [&](const std::vector<Place>& p) { return m_model->conflict(p, halt); };
        return shrinkConflict(std::move(few), test).places;
    }

    /// A few clues if selectors find them, else all; none if the board conflicts without any.
    std::vector<Place> firstConflict()
    {
        std::vector<Place> few = proposal(m_clues, m_halt);
        m_selectorsHelp = !few.empty() && few.size() < m_clues.size() && conflict(few, m_halt).value_or(false);
        if (m_selectorsHelp)
            return few;
        return conflict({}, m_halt).value_or(false) ? std::vector<Place>{} : m_clues;
    }

    void searchFrom(const std::vector<Place>& start)
    {
        accept(start, false);
        const ShrunkConflict shrunk = shrinkConflict(
            start, [&](const std::vector<Place>& p) { return conflict(p, m_halt); },
            [&](const std::vector<Place>& p) { accept(p, false); });
        accept(shrunk.places, shrunk.irreducible);
    }

    /// Other orders lead to other minimal conflicts; the smallest one wins.
    void searchSmaller()
    {
        const Halt halt = atMost(m_options.effort, m_halt);
        std::mt19937 random(1);
        std::vector<Place> order = m_clues;
        int vain = 0;
        while (vain++ < roundsWithoutGain && m_best.cells.size() > 1 && !halt.reached()) {
            std::ranges::shuffle(order, random);
            if (tryOrder(order, halt))
                vain = 0;
        }
    }

    bool tryOrder(const std::vector<Place>& order, const Halt& halt)
    {
        const auto test = [&](const std::vector<Place>& p) { return conflict(p, halt); };
        std::vector<Place> start = m_selectorsHelp ? proposal(order, halt) : order;
        if (m_selectorsHelp && (start.size() >= m_best.cells.size() || !test(start).value_or(false)))
            return false;
        const ShrunkConflict shrunk = shrinkConflict(std::move(start), test);
        if (!shrunk.irreducible || shrunk.places.size() >= m_best.cells.size())
            return false;
        accept(shrunk.places, true);
        return true;
    }

    void accept(const std::vector<Place>& cells, bool minimal)
    {
        const bool isNews = minimal != m_best.minimal || cells.size() != m_best.cells.size();
        m_best = {cells, minimal, m_relaxation};
        std::ranges::sort(m_best.cells);
        if (m_sink && isNews)
            m_sink(m_best);
    }

    const Board& m_board;
    ConflictOptions m_options;
    Halt m_halt;
    const ConflictSink& m_sink;
    Relaxation m_relaxation = Relaxation::Removed;
    std::vector<Place> m_clues;
    std::unique_ptr<ClueModel> m_model;
    bool m_selectorsHelp = true;
    Conflict m_best;
};

bool standsAt(const Board& board, Relaxation relaxation, Place cell)
{
    const int number = board.at(Layer::Number, cell);
    return relaxation == Relaxation::Removed ? number != blank : number >= 0;
}

} // namespace

std::vector<Place> relaxableClues(const Board& board, Relaxation relaxation)
{
    std::vector<Place> clues;
    for (const Place c : board.grid().cells())
        if (standsAt(board, relaxation, c))
            clues.push_back(c);
    return clues;
}

Board relaxed(const Board& board, Relaxation relaxation, const std::vector<Place>& kept)
{
    std::vector<Place> sorted = kept;
    std::ranges::sort(sorted);
    Board left = board;
    for (const Place c : relaxableClues(board, relaxation)) {
        if (std::ranges::binary_search(sorted, c))
            continue;
        left.set(Layer::Number, c, relaxation == Relaxation::Removed ? blank : question);
        for (const Layer layer : {Layer::Arrow, Layer::Digit}) // a digit under a given number was never an answer
            if (left.has(layer))
                left.set(layer, c, blank);
    }
    return left;
}

std::vector<Relaxation> relaxationsOf(const Board& board)
{
    const auto shapesTheBoard = [](const Clue& clue) {
        return clue.kind == Clue::Island || clue.kind == Clue::ArrowNumber;
    };
    const Genre& genre = genreOf(board);
    const Rules rules = genre.rulesOf(board);
    const bool seeds = std::ranges::any_of(rules.instances(), [](const Instance& i) { return i.kind == Kind::Parts; });
    if (seeds || std::ranges::any_of(genre.clues, shapesTheBoard))
        return {Relaxation::ToUnknown, Relaxation::Removed};
    return {Relaxation::Removed};
}

Conflict findConflict(const Board& board, const ConflictOptions& options, const Halt& halt, const ConflictSink& sink)
{
    return ConflictSearch(board, options, halt, sink).run();
}

std::optional<Status> statusWithoutMarks(const Board& board, const Halt& halt)
{
    std::stop_source enough;
    const std::stop_callback passOn(halt.token(), [&] { enough.request_stop(); });
    std::optional<Status> status;
    const auto look = [&](const Verdict& v) {
        if (v.status != Status::Unknown)
            status = v.status;
        if (status || halt.late())
            enough.request_stop();
    };
    look(check(board, {.limit = timeLeft(halt), .alternatives = 0, .conflict = false}, enough.get_token(), look));
    return status;
}

} // namespace tokisuji
