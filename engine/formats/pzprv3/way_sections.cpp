// Sections of genres whose lines have a direction, an order or a distance to go.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view open = ".";

void setTerrain(ClueSetter& clues, Place cell, Terrain terrain)
{
    clues.board().set(Layer::Terrain, cell, static_cast<int>(terrain));
}

// --- balls, holes, water ---

constexpr std::string_view hole = "H", water = "i";

Result<bool> readHerugolf(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == open)
        return true;
    if (token.text == hole || token.text == water) {
        setTerrain(clues, cell, token.text == hole ? Terrain::Cup : Terrain::Water);
        return true;
    }
    const auto number = parseNumber(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeHerugolf(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (isTerrain(board, cell, Terrain::Cup))
        out += hole;
    else if (number >= 0)
        out += std::to_string(number);
    else
        out += isTerrain(board, cell, Terrain::Water) ? water : open;
}

// --- arrows in open cells (small letters) and in filled ones (capitals) ---

constexpr std::string_view arrowLetters = "?udlr", windLetters = "NUDLR";

Result<bool> readNagare(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == open)
        return true;
    if (token.text.size() != 1)
        return false;
    const std::size_t arrow = arrowLetters.find(token.text), wind = windLetters.find(token.text);
    if ((arrow == std::string_view::npos || arrow == 0) && wind == std::string_view::npos)
        return false;
    if (wind != std::string_view::npos)
        setTerrain(clues, cell, Terrain::Wall);
    if (const auto direction = static_cast<int>(wind != std::string_view::npos ? wind : arrow); direction > 0)
        clues.board().set(Layer::Arrow, cell, direction);
    return true;
}

void writeNagare(const Board& board, Place cell, std::string& out)
{
    const auto arrow = static_cast<std::size_t>(std::max(board.at(Layer::Arrow, cell), 0));
    if (isTerrain(board, cell, Terrain::Wall))
        out += windLetters[arrow];
    else
        out += arrow > 0 ? arrowLetters.substr(arrow, 1) : open;
}

// --- gates, start, filled cells ---

constexpr std::string_view start = "o", filled = "#", gateVertical = "i", gateHorizontal = "-";
constexpr std::string_view olderGateHorizontal = "w";

/// A filled cell with a number, and a direction in front of it.
Result<bool> readGatePole(ClueSetter& clues, Place cell, Piece token)
{
    const std::size_t comma = token.text.find(',');
    const auto number = parseNumber(comma == 1 ? token.text.substr(2) : token.text);
    const auto direction =
        comma == 1 ? digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1) : std::optional(0);
    if (!number || !direction)
        return false;
    setTerrain(clues, cell, Terrain::Wall);
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    return setClue(clues, cell, *number, token.at);
}

/// A gate's cell; in the oldest files with the gate's number, which stays there until all cells are read.
Result<bool> readGate(ClueSetter& clues, Place cell, Terrain terrain, Piece token)
{
    setTerrain(clues, cell, terrain);
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
    if (token.text == start)
        moveStart(clues.board(), cell);
    else if (token.text == filled)
        setTerrain(clues, cell, Terrain::Wall);
    else if (token.text != open)
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
    if (isTerrain(board, cell, Terrain::Wall) && number >= 0)
        out += std::to_string(std::max(board.at(Layer::Arrow, cell), 0)) + ',' + std::to_string(number);
    else if (isTerrain(board, cell, Terrain::Wall))
        out += filled;
    else if (isTerrain(board, cell, Terrain::GateVertical))
        out += gateVertical;
    else if (isTerrain(board, cell, Terrain::GateHorizontal))
        out += gateHorizontal;
    else
        out += isTerrain(board, cell, Terrain::Start) ? start : open;
}

} // namespace

constinit const FilePart file::herugolfClues{
    .rows = cellRows, .read = readHerugolf, .write = writeHerugolf, .vocabulary = "numbers H i ."};
constinit const FilePart file::nagareClues{
    .rows = cellRows, .read = readNagare, .write = writeNagare, .vocabulary = "u d l r N U D L R ."};
constinit const FilePart file::slalomClues{.rows = cellRows,
                                           .read = readSlalom,
                                           .write = writeSlalom,
                                           .vocabulary = "o i - # direction,number .",
                                           .finish = moveGateNumbers};

} // namespace tokisuji
