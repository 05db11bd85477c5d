#include "engine/solve/marks.h"

#include "engine/rules/judge.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// The value that the marked places of an answer agree on: `blank` where none is marked, empty where they differ.
std::optional<int> markedValue(const Answer& answer, const Board& board)
{
    int value = blank;
    for (const Place p : answer.places) {
        const int mark = board.at(answer.layer, p);
        if (mark == blank || mark == value)
            continue;
        if (value != blank)
            return std::nullopt;
        value = mark;
    }
    return value;
}

/// May there be nothing at all? Then "?" as a mark says that there is something.
bool holdsNone(const Answer& answer)
{
    return answer.code == Answer::Direct && answer.lo == 0;
}

/// A mark where the puzzle has no answer at all: a line between cells that no bridge can join.
bool marksBesideAnswers(const Rules& rules, const Board& board)
{
    const std::vector<Place> stray = strayMarks(rules, board);
    if (stray.empty())
        return false;
    std::set<Place> answered;
    for (const Answer& answer : rules.answers())
        answered.insert(answer.places.begin(), answer.places.end());
    return !std::ranges::all_of(stray, [&](Place p) { return answered.contains(p); });
}

} // namespace

std::vector<Lit> literalsOf(const Answer& answer, int value)
{
    require(value >= answer.lo && value <= answer.hi, "literalsOf: a value of the answer");
    switch (answer.code) {
    case Answer::Boolean:
        return {Lit::of(answer.atom, value == 1)};
    case Answer::Direct:
        return {Lit::of(answer.atom + value - answer.lo)};
    case Answer::AtLeast:
        break;
    }
    std::vector<Lit> lits;
    if (value > answer.lo)
        lits.push_back(Lit::of(answer.atom + value - answer.lo - 1));
    if (value < answer.hi)
        lits.push_back(!Lit::of(answer.atom + value - answer.lo));
    return lits;
}

std::optional<std::vector<Lit>> factsOfMarks(const Rules& rules, const Board& board)
{
    if (marksBesideAnswers(rules, board))
        return std::nullopt;
    std::vector<Lit> facts;
    for (const Answer& answer : rules.answers()) {
        const std::optional<int> value = markedValue(answer, board);
        if (value == question && holdsNone(answer)) {
            facts.push_back(!literalsOf(answer, 0).front());
            continue;
        }
        if (!value || (*value != blank && (*value < answer.lo || *value > answer.hi)))
            return std::nullopt;
        if (*value == blank)
            continue;
        const std::vector<Lit> lits = literalsOf(answer, *value);
        facts.insert(facts.end(), lits.begin(), lits.end());
    }
    return facts;
}

} // namespace tokisuji
