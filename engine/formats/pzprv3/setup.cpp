// Setup: what the puzzle is given as a whole (Board::setup), percent-encoded in one line. It stands before the grids,
// since it may say what can stand there.
#include "engine/formats/edge_text.h"
#include "engine/formats/pzprv3/layout.h"
#include "engine/formats/twisty.h"

namespace tokisuji {

namespace {

/// A slash would end the line.
std::string inOneLine(std::string_view setup)
{
    std::string line;
    for (const char c : percentEncoded(setup))
        line += c == '/' ? "%2F" : std::string(1, c);
    return line;
}

/// Puzzles of turns: a definition whose net is as large as the board.
std::optional<Error> findWrongDefinition(const Board& board, const std::string& setup, Piece line)
{
    const auto goal = makeTwistyBoard(setup);
    if (!goal) {
        Error error = goal.error();
        error.at = line.at;
        return error;
    }
    if (goal->size() != board.size())
        return errorAt("twisty-net-size", line.at,
                       {std::to_string(goal->size().width), std::to_string(goal->size().height),
                        std::to_string(board.size().width), std::to_string(board.size().height)});
    return std::nullopt;
}

std::optional<Error> readSetup(Lines& lines, ClueSetter& clues)
{
    const std::string usual = percentEncoded(clues.board().setup());
    const Piece end{usual, lines.at()};
    const auto line = lines.peek() ? lines.take() : std::optional(end);
    const Result<std::string> setup = percentDecoded(line->text);
    if (!setup)
        return movedBy(line->at, setup).error();
    if (const auto unreadable = findUnreadable(*setup))
        return errorAt(unreadable->id, line->at, unreadable->args);
    if (clues.genre().clue(Clue::EdgePieces) != nullptr) {
        const auto tooLarge = findTooLarge(clues.board());
        return tooLarge ? tooLarge : readPieces(*setup, line->at, clues.board());
    }
    if (clues.genre().answer == AnswerKind::Turns)
        if (const auto wrong = findWrongDefinition(clues.board(), *setup, *line))
            return wrong;
    clues.board().setSetup(*setup);
    return std::nullopt;
}

std::vector<std::string> writeSetup(const Board& board)
{
    return {inOneLine(board.setup())};
}

} // namespace

constinit const FilePart file::setup{.vocabulary = "a setup", .readLines = readSetup, .writeLines = writeSetup};

} // namespace tokisuji
