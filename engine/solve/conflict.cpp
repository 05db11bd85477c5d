// Finding a smallest conflict.
//
// The boards themselves are the truth: a set of clues conflicts when the board that holds only these has no solution.
// Which few clues matter is seen first on one model in which every clue hangs on a selector: an unsatisfiable core
// names them at once. It is a proposal, because selectors let go of what is said at a cell, while taking the clue off
// the board can change more than that (the pairs of equal numbers that see each other, the cells that a loop may
// enter).
//
// From there on every question builds a model of its own. That sounds dear and is not: a board with few clues is
// solved in a few milliseconds from scratch even at 60x45, while a solver that has just worked on the full board drags
// its phases along and takes a hundred times as long.
#include "engine/solve/conflict.h"

#include "engine/genre/registry.h"
#include "engine/sat/disposal.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/check_marks.h"
#include "engine/solve/effort.h"
#include "engine/solve/marks.h"
#include "engine/solve/shrink.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>

namespace tokisuji {

namespace {

constexpr int coreRounds = 5;
constexpr int roundsWithoutGain = 30;

/// A model whose clues can be left out one by one.
class ClueModel {
public:
    ClueModel(const Board& board, const std::vector<Place>& clues, const ConflictOptions& options, const Halt& halt)
        : m_brief(board, options.reading, Wording::Full, halt), m_model(*m_brief, halt, Selectors::Clues)
    {
        for (const Place p : clues)
            m_selectors[p];
        const auto& instances = m_brief->instances();
        for (std::size_t i = 0; i < instances.size(); ++i) {
            const Lit selector = m_model->selectors()[i];
            if (selector == Yes)
                continue;
            if (const auto clue = m_selectors.find(instances[i].anchor); clue != m_selectors.end()) {
                clue->second.push_back(selector);
                m_clueOf[selector] = instances[i].anchor;
            } else {
                m_always.push_back(selector);
            }
        }
        if (options.marks == MarkUse::Use)
            m_marks = factsOfMarks(*m_brief, board).value_or(std::vector{No});
    }

    [[nodiscard]] std::optional<bool> conflict(const std::vector<Place>& clues, const Halt& halt)
    {
        std::vector<Lit> selectors = m_always;
        for (const Place p : clues)
            selectors.insert(selectors.end(), m_selectors[p].begin(), m_selectors[p].end());
        const SatResult result = m_model->solveWith(selectors, m_marks, halt);
        if (result == SatResult::Unknown)
            return std::nullopt;
        return result == SatResult::Unsat;
    }

    /// The clues in the core of the last conflict.
    [[nodiscard]] std::vector<Place> core() const
    {
        std::vector<Place> clues;
        for (const Lit l : m_model->core())
            if (const auto clue = m_clueOf.find(l); clue != m_clueOf.end())
                clues.push_back(clue->second);
        std::ranges::sort(clues);
        const auto rest = std::ranges::unique(clues);
        clues.erase(rest.begin(), rest.end());
        return clues;
    }

private:
    BriefRules m_brief;
    BriefModel m_model;                            ///< not whole where the rules are not
    std::map<Place, std::vector<Lit>> m_selectors; // of each clue
    std::map<Lit, Place> m_clueOf;
    std::vector<Lit> m_always; // what is said at cells without a clue
    std::vector<Lit> m_marks;
};

std::optional<bool> solvable(const Board& board, const ConflictOptions& options, const Halt& halt)
{
    const BriefRules brief(board, options.reading, Wording::Short, halt);
    if (!brief.areWhole())
        return std::nullopt;
    const Rules& rules = *brief;
    std::vector<Lit> facts;
    if (options.marks == MarkUse::Use) {
        auto known = factsOfMarks(rules, board);
        if (!known)
            return false;
        facts = std::move(*known);
    }
    BriefModel model(rules, halt);
    for (const Lit fact : facts)
        model->add({fact});
    Insight gained;
    const InsightQuestion insight{options.insights, board, rules, options.marks};
    const SatResult result = solveWithInsight(*model, {}, insight, halt, gained);
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
            m_known = {};
            m_clues = relaxableClues(m_board, relaxation);
            const std::vector<Place> start = firstConflict();
            if (m_halt.reached())
                return m_best;
            if (start.empty())
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
        return m_known.ask(kept, [&](const std::vector<Place>& clues) -> std::optional<bool> {
            const auto isSolvable = solvable(relaxed(m_board, m_relaxation, clues), m_options, halt);
            if (!isSolvable)
                return std::nullopt;
            return !*isSolvable;
        });
    }

    /// Clues that are enough for the conflict as far as selectors can tell; all of them where these see none.
    [[nodiscard]] std::vector<Place> core() const
    {
        ClueModel model(m_board, m_clues, m_options, m_halt);
        std::vector<Place> found = m_clues;
        for (int round = 0; round < coreRounds; ++round) {
            const std::size_t before = found.size();
            if (!model.conflict(found, m_halt).value_or(false))
                break;
            found = model.core();
            if (found.size() == before)
                break;
        }
        return found;
    }

    /// A few clues if selectors find them, else all; none if the board conflicts without any.
    [[nodiscard]] std::vector<Place> firstConflict()
    {
        if (!m_options.known.empty() && conflict(m_options.known, m_halt).value_or(false))
            return m_options.known;
        std::vector<Place> few = core();
        if (!few.empty() && few.size() < m_clues.size() && conflict(few, m_halt).value_or(false))
            return few;
        return conflict({}, m_halt).value_or(false) ? std::vector<Place>{} : m_clues;
    }

    void searchFrom(const std::vector<Place>& start)
    {
        accept(start, false);
        const Halt halt = atMost(m_options.patience, m_halt);
        const ShrunkConflict shrunk = shrinkConflict(
            start, [&](const std::vector<Place>& p) { return conflict(p, halt); },
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
        const ShrunkConflict shrunk = shrinkConflict(order, test);
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
    KnownConflicts m_known; ///< of this relaxation
    Conflict m_best;
};

/// Layers of clues that can be taken away. Borders between rooms stay: without them these were other rooms.
std::vector<Layer> relaxableLayers(const Board& board, Relaxation relaxation)
{
    std::vector<Layer> layers = genreOf(board).clueLayers();
    if (relaxation == Relaxation::ToUnknown) {
        constexpr std::array numbers{Layer::Number, Layer::Up, Layer::Down, Layer::Left, Layer::Right};
        std::erase_if(layers, [&](Layer l) { return std::ranges::find(numbers, l) == numbers.end(); });
        return layers;
    }
    std::erase(layers, Layer::Room);
    return layers;
}

bool standsAt(const Board& board, Relaxation relaxation, Layer layer, Place place)
{
    const int value = board.at(layer, place);
    return relaxation == Relaxation::Removed ? value != blank : value >= 0;
}

} // namespace

std::vector<Place> relaxableClues(const Board& board, Relaxation relaxation)
{
    std::vector<Place> clues;
    for (const Layer layer : relaxableLayers(board, relaxation))
        for (const Place p : board.grid().all(placesOf(layer)))
            if (standsAt(board, relaxation, layer, p))
                clues.push_back(p);
    std::ranges::sort(clues);
    const auto twice = std::ranges::unique(clues);
    clues.erase(twice.begin(), twice.end());
    return clues;
}

Board relaxed(const Board& board, Relaxation relaxation, const std::vector<Place>& kept)
{
    std::vector<Place> sorted = kept;
    std::ranges::sort(sorted);
    Board left = board;
    const auto put = [&](Layer layer, Place place, int value) {
        if (left.has(layer) && left.grid().contains(placesOf(layer), place))
            left.set(layer, place, value);
    };
    for (const Place place : relaxableClues(board, relaxation)) {
        if (std::ranges::binary_search(sorted, place))
            continue;
        for (const Layer layer : relaxableLayers(board, relaxation))
            put(layer, place, relaxation == Relaxation::Removed ? blank : question);
        for (const Layer layer : {Layer::Arrow, Layer::Digit}) // a digit under a given number was never an answer
            put(layer, place, blank);
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
    const auto asksForSeeds = [](const Instance& i) {
        return i.is<OneSeedEach>() || i.is<SeedPairs>() || i.role() == Role::Owner;
    };
    const bool seeds = !rules.territories().empty() || std::ranges::any_of(rules.instances(), asksForSeeds);
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
    look(checkMarks(board, {.limit = timeLeft(halt), .alternatives = 0, .conflict = false}, enough.get_token(), look));
    return status;
}

} // namespace tokisuji
