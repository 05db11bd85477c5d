// Gates, the start, and filled cells with the numbers of gates.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view startSign = "o", filledSign = "#", gateVertical = "i", gateHorizontal = "-";
constexpr std::string_view olderGateHorizontal = "w", unknownSign = "-2";

/// A filled cell with a number, and a direction in front of it.
Result<bool> readGatePole(ClueSetter& clues, Place cell, Piece token)
{
    const std::size_t comma = token.text.find(',');
    const std::string_view text = comma == 1 ? token.text.substr(2) : token.text;
    const auto number = text == unknownSign ? std::optional(question) : parseNumber(text);
    const auto direction =
        comma == 1 ? digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1) : std::optional(0);
    if (!number || !direction)
        return false;
    setTerrain(clues.board(), cell, Terrain::Wall);
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    return setClue(clues, cell, *number, token.at);
}

/// A gate's cell; in the oldest files with the gate's number, which stays there until all cells are read.
Result<bool> readGate(ClueSetter& clues, Place cell, Terrain terrain, Piece token)
{
    setTerrain(clues.board(), cell, terrain);
    if (token.text.size() == 1)
        return true;
    const auto number = parseNumber(token.text.substr(1));
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

Result<bool> readSlalom(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text.starts_with(gateVertical))
        return readGate(clues, cell, Terrain::GateVertical, token);
    if (token.text.starts_with(gateHorizontal) || token.text.starts_with(olderGateHorizontal))
        return readGate(clues, cell, Terrain::GateHorizontal, token);
    if (token.text == startSign)
        moveStart(clues.board(), cell);
    else if (token.text == filledSign)
        setTerrain(clues.board(), cell, Terrain::Wall);
    else if (token.text != ".")
        return readGatePole(clues, cell, token);
    return true;
}

/// Numbers of gates stand at their ends now.
void moveGateNumbers(ClueSetter& clues)
{
    Board& board = clues.board();
    for (const Gate& gate : gatesOf(board))
        for (const Place cell : gate.cells)
            if (const int number = board.at(Layer::Number, cell); number != blank) {
                board.set(Layer::Number, cell, blank);
                for (const Place pole : polesOf(board, gate))
                    board.set(Layer::Number, pole, number);
            }
}

void writeSlalom(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (isTerrain(board, cell, Terrain::Wall) && (number >= 0 || number == question))
        out += std::to_string(std::max(board.at(Layer::Arrow, cell), 0)) + ',' + std::to_string(number);
    else if (isTerrain(board, cell, Terrain::Wall))
        out += filledSign;
    else if (isTerrain(board, cell, Terrain::GateVertical))
        out += gateVertical;
    else if (isTerrain(board, cell, Terrain::GateHorizontal))
        out += gateHorizontal;
    else
        out += isTerrain(board, cell, Terrain::Start) ? startSign : ".";
}

} // namespace

constinit const FilePart file::slalomClues{.rows = cellRows,
                                           .read = readSlalom,
                                           .write = writeSlalom,
                                           .vocabulary = "o i - # direction,number .",
                                           .finish = moveGateNumbers};

} // namespace tokisuji
