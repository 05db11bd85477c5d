#include "engine/generate/reading.h"

#include "engine/board/terrain.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/sat/disposal.h"
#include "engine/solve/backbone_search.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/findings.h"
#include "engine/solve/frontier.h"

#include <algorithm>

namespace tokisuji {

namespace {

std::vector<Place> openPlaces(const Rules& rules, const Backbone& backbone)
{
    std::vector<char> isFree(rules.answers().size(), 0);
    for (const Key& key : backbone.keys())
        if (key.state == Key::Free)
            isFree[static_cast<std::size_t>(key.answer)] = 1;
    std::vector<Place> places;
    for (std::size_t i = 0; i < isFree.size(); ++i)
        if (isFree[i] != 0)
            places.push_back(rules.answers()[i].places.front());
    return places;
}

/// Kinds whose clues may be some of the shaded cells: the number of a room, a square, a part of a ship. (Where nothing
/// is said outside, parts say of both kinds of cells what they would be.)
bool clueMayBeShaded(const Genre& genre)
{
    const Clue* bank = genre.clue(Clue::PieceBank);
    const bool areShips = bank != nullptr && bank->fleets && genre.clue(Clue::OutsideNumber) != nullptr;
    return genre.has(Mark::RoomSize) || genre.has(Mark::Square) || areShips;
}

/// Is this cell a shaded one because a clue says so? Of such kinds.
bool clueIsShaded(const Board& board, Place cell)
{
    const Genre& genre = genreOf(board);
    if (genre.has(Mark::Square))
        return isTerrain(board, cell, Terrain::Square);
    const int clue = board.at(Layer::Number, cell);
    return clue > 0 || (clue == question && !genre.has(Mark::RoomSize));
}

/// As filledAs(), where what is a clue of one board may be a mark on the other.
Board filledFor(const Rules& rules, const Board& board, const Board& solution)
{
    Board filled = filledAs(rules, board, solution);
    if (!clueMayBeShaded(genreOf(board)))
        return filled;
    for (const Place c : board.grid().cells()) {
        const bool stands = solution.at(Layer::Shade, c) == 1 || clueIsShaded(solution, c);
        filled.set(Layer::Shade, c, stands && !clueIsShaded(board, c) ? 1 : 0);
    }
    return filled;
}

/// A solution that is at hand and differs; nullptr where there is none.
const Board* knownOther(const Rules& rules, const Board& board, const Answers& answers, const ReadingBounds& bounds)
{
    for (const Board& other : bounds.others) {
        const Board filled = filledFor(rules, board, other);
        if (answersOf(rules, filled) != answers && isRight(rules, filled))
            return &other;
    }
    return nullptr;
}

/// One question about everything first: is there another solution at all? Then what can be otherwise, as far as it is
/// wanted.
Reading settle(const Rules& rules, const Board& board, Model& model, const Truth& first, const ReadingBounds& bounds,
               const Halt& halt)
{
    const auto keep = [&](const std::vector<int>& keys, const Backbone& backbone) {
        for (const int key : keys)
            model.add({backbone.keys()[static_cast<std::size_t>(key)].lit});
    };
    BackboneSearch search(
        rules, model, {}, first, halt, BackboneSearch::Repairs::Never,
        {.found = [](const Truth&) {}, .proved = [&](const std::vector<int>& keys) { keep(keys, search.backbone()); }});
    search.readFacts();
    if (search.openCount() == 0)
        return {.kind = Reading::Unique, .open = {}, .other = {}};
    const SatResult result = search.ask(search.backbone().open(0, search.openCount()));
    if (result == SatResult::Unknown)
        return {};
    if (result == SatResult::Unsat)
        return {.kind = Reading::Unique, .open = {}, .other = {}};
    Reading reading{.kind = Reading::Several, .open = {}, .other = boardWith(rules, board, model.answers())};
    const auto isEnough = [&] {
        return static_cast<int>(openPlaces(rules, search.backbone()).size()) > bounds.mostOpen;
    };
    search.determineRest([&] { return !isEnough(); });
    if (search.openCount() > 0 && !isEnough())
        return {};
    reading.open = openPlaces(rules, search.backbone());
    return reading;
}

/// What differs between known solutions and the first of them.
std::vector<Place> differences(const Rules& rules, const Answers& first, const std::vector<Answers>& others)
{
    std::vector<Place> places;
    for (const Answer& answer : rules.answers())
        if (std::ranges::any_of(others, [&](const Answers& other) {
                const auto atom = static_cast<std::size_t>(answer.atom);
                return other[atom] != first[atom];
            }))
            places.push_back(answer.places.front());
    return places;
}

/// Are there few, long lines, which the frontier settles sooner than the solver? Of many, short ones it keeps too many
/// states.
bool areFew(const LinkBoard& board)
{
    constexpr std::ptrdiff_t cellsPerLine = 14;
    const std::ptrdiff_t ends = std::ranges::count_if(board.numbers, [](int number) { return number != 0; });
    return ends / 2 * cellsPerLine < board.size.cells();
}

/// By the frontier. What is open is what differs in some solutions.
Reading readLinks(FoundLinks links, const Rules& rules, const Board& board, const Answers& answers,
                  const ReadingBounds& bounds, const Halt& halt)
{
    constexpr std::size_t statesPerEffort = 50;
    LinkSearch search(std::move(links.board));
    const LinkFindings findings = search.run(halt, statesPerEffort * static_cast<std::size_t>(bounds.effort));
    if (findings.outcome == LinkFindings::Outcome::Unique)
        return {.kind = Reading::Unique, .open = {}, .other = {}};
    std::vector<Answers> others;
    for (const LinkSolution& solution : findings.solutions) {
        Answers other(answers.size());
        for (const Lit l : links.literals(solution))
            other[static_cast<std::size_t>(l.atom())] = l.positive();
        if (other != answers)
            others.push_back(std::move(other));
    }
    if (others.empty())
        return {};
    return {.kind = Reading::Several,
            .open = differences(rules, answers, others),
            .other = boardWith(rules, board, others.front())};
}

} // namespace

Reading readBoard(const Board& board, const Board& solution, const ReadingBounds& bounds, const Halt& halt)
{
    const BriefRules given(board, BoardReading::AsItStands, Wording::Full, halt);
    if (!given.areWhole() || given->leavesAnswersOut() || halt.reached())
        return {};
    const Rules& rules = *given;
    const Board filled = filledFor(rules, board, solution);
    if (!isRight(rules, filled))
        return {.kind = Reading::NoSolution, .open = {}, .other = {}};
    if (halt.reached()) // on large boards each of these steps takes a while
        return {};
    const Answers answers = answersOf(rules, filled);
    if (const Board* other = knownOther(rules, board, answers, bounds); other != nullptr)
        return {.kind = Reading::Several, .open = {}, .other = *other};
    if (auto links = linksIn(rules, board.size()); links && areFew(links->board))
        return readLinks(*std::move(links), rules, board, answers, bounds, halt);
    BriefModel brief(rules, halt);
    Model& model = *brief;
    model.allow(bounds.effort);
    return settle(rules, board, model, truthOf(rules, model, answers), bounds, halt);
}

} // namespace tokisuji
