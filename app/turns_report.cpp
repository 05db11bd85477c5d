#include "app/turns_report.h"

#include "app/json.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// In the order of StateProblem::Kind.
constexpr std::array<std::string_view, 9> problemIds{
    "wrong-length", "no-colour", "colour-count", "fixed-sticker", "no-such-piece",
    "piece-twice",  "twisted",   "swapped",      "out-of-reach",
};

std::string_view idOf(const StateProblem& problem)
{
    return problemIds[static_cast<std::size_t>(problem.kind)];
}

/// By how many stickers it has.
std::string pieceOf(std::size_t stickers)
{
    return stickers == 3 ? "corner" : stickers == 2 ? "edge" : "piece";
}

std::string inWords(const StateProblem& problem)
{
    switch (problem.kind) {
    case StateProblem::Length:
        return "there are " + std::to_string(problem.has) + " stickers, " + std::to_string(problem.needs)
               + " are needed";
    case StateProblem::Letter:
        return "a sticker has no colour";
    case StateProblem::Count:
        return std::to_string(problem.has) + (problem.has == 1 ? " sticker is " : " stickers are ") + problem.letter
               + ", " + std::to_string(problem.needs) + (problem.needs == 1 ? " is needed" : " are needed");
    case StateProblem::Fixed:
        return "a sticker that no turn moves has the wrong colour";
    case StateProblem::NoSuchPiece:
        return "no " + pieceOf(problem.places.size()) + " has these colours";
    case StateProblem::PieceTwice:
        return "one " + pieceOf(problem.places.size()) + " occurs twice";
    case StateProblem::Twisted:
        return "one " + pieceOf(problem.places.size()) + (problem.places.size() == 2 ? " is flipped" : " is twisted");
    case StateProblem::Swapped:
        return "two " + pieceOf(problem.places.size() / 2) + "s are swapped";
    case StateProblem::OutOfReach:
        break;
    }
    return "several pieces are twisted or swapped";
}

std::vector<Place> cellsOf(const Board& board, const StateProblem& problem)
{
    const auto definition = twistyOf(board);
    std::vector<Place> cells;
    for (const int sticker : problem.places)
        cells.push_back(cellOfSticker(*definition, sticker));
    return cells;
}

QJsonArray namesOf(const TwistyDefinition& definition, const TurnList& turns)
{
    QJsonArray names;
    for (const int turn : turns)
        names.append(toJson(definition.turns[static_cast<std::size_t>(turn)].name));
    return names;
}

std::string counted(std::size_t count, const std::string& what)
{
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string knownSoFar(const TurnAnswer& answer)
{
    return "no sequence of fewer than " + counted(static_cast<std::size_t>(answer.atLeast), "turn");
}

} // namespace

void addTurns(const Board& board, const TurnFindings& findings, QJsonObject& json)
{
    if (findings.problem || findings.answer.impossible) {
        const StateProblem problem =
            findings.problem.value_or(StateProblem{.kind = StateProblem::OutOfReach, .places = {}});
        json["why"] = toJson(idOf(problem));
        json["explanation"] = toJson(inWords(problem));
        json["places"] = toJson(cellsOf(board, problem));
        return;
    }
    const auto definition = twistyOf(board);
    const TurnAnswer& answer = findings.answer;
    QJsonArray ways;
    for (const TurnList& way : answer.ways)
        ways.append(namesOf(*definition, way));
    if (answer.isShortest())
        json["length"] = answer.atLeast;
    if (!answer.ways.empty())
        json["turns"] = namesOf(*definition, answer.ways.front());
    json["ways"] = ways;
    json["allFound"] = answer.allFound;
    json["atLeast"] = answer.atLeast;
}

std::string turnsInWords(const Board& board, const TurnFindings& findings)
{
    if (findings.problem) {
        std::string text = inWords(*findings.problem);
        for (const Place cell : cellsOf(board, *findings.problem))
            text += " " + toString(cell);
        return text;
    }
    const TurnAnswer& answer = findings.answer;
    if (answer.impossible)
        return "no turns reach the goal";
    if (answer.ways.empty())
        return knownSoFar(answer);
    if (answer.ways.front().empty())
        return "solved";
    std::string text =
        counted(answer.ways.front().size(), "turn") + ": " + turnsText(*twistyOf(board), answer.ways.front());
    if (!answer.isShortest())
        return text + ", perhaps not the shortest: " + knownSoFar(answer);
    if (answer.ways.size() > 1)
        text += ", and " + counted(answer.ways.size() - 1, "other sequence") + (answer.allFound ? "" : " or more");
    return text;
}

} // namespace tokisuji
