// Piece bank: a line with the letter of a preset, or with the number of pieces and a line for each. Behind the board
// a line with 1 for each piece that is placed already, else 0.
#include "engine/board/bank.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

std::optional<Error> readBank(Lines& lines, ClueSetter& clues)
{
    const auto first = lines.take();
    if (!first)
        return std::nullopt;
    std::string text(first->text);
    for (int left = parseNumber(first->text).value_or(0); left > 0; --left)
        if (const auto line = lines.take())
            text += '/' + std::string(line->text);
    const bool areFleets = clues.genre().clue(Clue::PieceBank)->fleets;
    const auto setup = setupOfBank(text, areFleets ? BankLetters::Fleets : BankLetters::Pieces);
    if (!setup)
        return errorAt("file-token", first->at, {shortened(text), "a bank of pieces"});
    clues.board().setSetup(*setup);
    return std::nullopt;
}

std::vector<std::string> writeBank(const Board& board)
{
    std::vector<std::string> lines{""};
    for (const char c : bankText(board.setup()))
        if (c == '/')
            lines.emplace_back();
        else
            lines.back() += c;
    return lines;
}

/// What is placed can be seen on the board.
std::optional<Error> skipUsed(Lines& lines, ClueSetter&)
{
    lines.take();
    return std::nullopt;
}

std::vector<std::string> writeUsed(const Board& board)
{
    std::string line;
    for (const bool isUsed : usedPieces(board))
        line += isUsed ? "1 " : "0 ";
    return {line};
}

} // namespace

constinit const FilePart file::pieceBank{
    .vocabulary = "a bank of pieces", .readLines = readBank, .writeLines = writeBank};
constinit const FilePart file::usedPieces{.vocabulary = "0 1", .readLines = skipUsed, .writeLines = writeUsed};

} // namespace tokisuji
