#include "engine/generate/reading.h"

#include "engine/board/terrain.h"
#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/sat/disposal.h"
#include "engine/solve/backbone_search.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/findings.h"
#include "engine/solve/frontier.h"

#include <algorithm>
#include <iterator>
#include <ranges>

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

/// Kinds whose clues may be some of the shaded cells: the number of a room or an area, a square, a part of a ship.
/// (Where nothing is said outside, parts say of both kinds of cells what they would be.)
bool clueMayBeShaded(const Genre& genre)
{
    const Clue* bank = genre.clue(Clue::PieceBank);
    const bool areShips = bank != nullptr && bank->fleets && genre.clue(Clue::OutsideNumber) != nullptr;
    const bool areCells = genre.has(Mark::Shade) && std::ranges::any_of(genre.clues, &Clue::onBlack);
    return genre.has(Mark::RoomSize) || genre.has(Mark::Square) || areShips || areCells;
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

/// What differs between known solutions and the first of them.
std::vector<Place> differences(const Rules& rules, const Answers& first, const std::vector<Answers>& others)
{
    std::vector<Place> places;
    for (const Answer& answer : rules.answers())
        if (std::ranges::any_of(others, [&](const Answers& other) {
                return std::ranges::any_of(atomsOf(answer), [&](int number) {
                    const auto atom = static_cast<std::size_t>(number);
                    return other[atom] != first[atom];
                });
            }))
            places.push_back(answer.places.front());
    return places;
}

/// Solutions that are at hand and differ, the latest first, until they leave enough open.
std::vector<Answers> knownOthers(const Rules& rules, const Board& board, const Answers& answers,
                                 const ReadingBounds& bounds)
{
    std::vector<Answers> known;
    for (const Board& other : std::views::reverse(bounds.others)) {
        const Board filled = filledFor(rules, board, other);
        Answers others = answersOf(rules, filled);
        if (others == answers || !isRight(rules, filled))
            continue;
        known.push_back(std::move(others));
        if (std::ssize(differences(rules, answers, known)) > bounds.mostOpen)
            break;
    }
    return known;
}

/// Is there another solution at all? If so, what can be otherwise, as far as it is wanted.
class Settling {
public:
    Settling(const Rules& rules, const Board& board, Model& model, const Answers& answers, const Halt& halt)
        : m_rules(rules), m_board(board), m_model(model),
          m_search(rules, model, {}, truthOf(rules, model, answers), halt, BackboneSearch::Repairs::Never,
                   {.found = [this](const Truth& truth) { keep(truth); },
                    .proved = [this](const std::vector<int>& keys) { state(keys); }})
    {
    }

    Reading run(const std::vector<Answers>& known, int mostOpen);

private:
    void keep(const Truth&);
    void state(const std::vector<int>& keys);

    const Rules& m_rules;
    const Board& m_board;
    Model& m_model;
    std::vector<Board> m_found;
    BackboneSearch m_search;
};

void Settling::keep(const Truth& truth)
{
    constexpr std::size_t mostKept = 6;
    if (m_found.size() < mostKept)
        m_found.push_back(boardWith(m_rules, m_board, answersOf(m_rules, truth)));
}

void Settling::state(const std::vector<int>& keys)
{
    for (const int key : keys)
        m_model.add({m_search.backbone().keys()[static_cast<std::size_t>(key)].lit});
}

/// One question about everything first, where no other solution is at hand.
Reading Settling::run(const std::vector<Answers>& known, int mostOpen)
{
    for (const Answers& other : known) {
        const Truth truth = truthOf(m_rules, m_model, other);
        m_search.meet([&](Lit l) { return truth[l]; });
    }
    m_search.readFacts();
    if (known.empty()) {
        const SatResult result = m_search.openCount() == 0
                                     ? SatResult::Unsat
                                     : m_search.ask(m_search.backbone().open(0, m_search.openCount()));
        if (result != SatResult::Sat)
            return {.kind = result == SatResult::Unsat ? Reading::Unique : Reading::TooHard, .open = {}, .others = {}};
    }
    const auto isEnough = [&] { return std::ssize(openPlaces(m_rules, m_search.backbone())) > mostOpen; };
    m_search.determineRest([&] { return !isEnough(); });
    if (m_search.openCount() > 0 && !isEnough())
        return {};
    return {.kind = Reading::Several, .open = openPlaces(m_rules, m_search.backbone()), .others = std::move(m_found)};
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
        return {.kind = Reading::Unique, .open = {}, .others = {}};
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
            .others = {boardWith(rules, board, others.front())}};
}

} // namespace

void OtherSolutions::add(std::vector<Board> found)
{
    constexpr std::size_t most = 16;
    for (Board& board : found)
        if (std::ranges::find(m_boards, board) == m_boards.end())
            m_boards.push_back(std::move(board));
    if (m_boards.size() > most)
        m_boards.erase(m_boards.begin(), m_boards.end() - most);
}

Reading readBoard(const Board& board, const Board& solution, const ReadingBounds& bounds, const Halt& halt)
{
    const BriefRules given(board, BoardReading::AsItStands, Wording::Full, halt);
    if (!given.areWhole() || given->leavesAnswersOut() || halt.reached())
        return {};
    const Rules& rules = *given;
    const Board filled = filledFor(rules, board, solution);
    if (!isRight(rules, filled))
        return {.kind = Reading::NoSolution, .open = {}, .others = {}};
    if (halt.reached()) // on large boards each of these steps takes a while
        return {};
    const Answers answers = answersOf(rules, filled);
    const std::vector<Answers> known = knownOthers(rules, board, answers, bounds);
    if (std::vector<Place> open = differences(rules, answers, known); std::ssize(open) > bounds.mostOpen)
        return {.kind = Reading::Several, .open = std::move(open), .others = {}};
    if (auto links = linksIn(rules, board.size()); links && areFew(links->board))
        return readLinks(*std::move(links), rules, board, answers, bounds, halt);
    BriefModel brief(rules, halt);
    Model& model = *brief;
    model.allow(bounds.effort);
    return Settling(rules, board, model, answers, halt).run(known, bounds.mostOpen);
}

} // namespace tokisuji
