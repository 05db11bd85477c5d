// Up to four numbers in a cell, one for each direction: "right,down,left,up"; "#" is a hole.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <array>

namespace tokisuji {

namespace {

constexpr int mark = static_cast<int>(Terrain::Mark);

/// In the order of the file.
constexpr std::array compassLayers{Layer::Right, Layer::Down, Layer::Left, Layer::Up};
constexpr std::string_view noWay = "-1", anyWay = "-2";

Result<bool> readCompass(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == ".")
        return true;
    board.set(Layer::Terrain, cell, token.text == "#" ? static_cast<int>(Terrain::Hole) : mark);
    if (token.text == "#")
        return true;
    std::string_view rest = token.text;
    for (const Layer layer : compassLayers) {
        const std::string_view part = rest.substr(0, rest.find(','));
        const bool isLast = layer == compassLayers.back();
        if (isLast != (part.size() == rest.size()))
            return false;
        rest.remove_prefix(isLast ? part.size() : part.size() + 1);
        if (part == noWay || part == anyWay)
            continue;
        const auto number = parseNumber(part);
        if (!number)
            return false;
        board.set(layer, cell, *number);
    }
    return true;
}

void writeCompass(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Terrain, cell) != mark) {
        out += isHole(board, cell) ? "#" : ".";
        return;
    }
    for (const Layer layer : compassLayers) {
        out += layer == compassLayers.front() ? "" : ",";
        const int number = board.at(layer, cell);
        out += number >= 0 ? std::to_string(number) : noWay;
    }
}

} // namespace

constinit const FilePart file::compassClues{
    .rows = cellRows, .read = readCompass, .write = writeCompass, .vocabulary = "right,down,left,up . #"};

} // namespace tokisuji
