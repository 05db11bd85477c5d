// Kakuro clues: a grid with one row and one column more than the board. The row above it holds sums that run down, the
// column before it sums that run right, its cells "right,down" where they are filled.
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

std::vector<std::vector<Place>> rowsWithSums(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = -1; row < size.height; ++row) {
        auto& places = rows.emplace_back();
        for (int column = -1; column < size.width; ++column)
            places.push_back(cellAt(column, row));
    }
    return rows;
}

/// "-1" is none.
std::optional<int> sumOf(std::string_view text)
{
    return text == "-1" ? std::optional(blank) : parseNumber(text);
}

void append(int sum, std::string& out)
{
    out += sum == blank ? "-1" : std::to_string(sum);
}

Result<bool> readWall(Board& board, Place cell, std::string_view text)
{
    const std::size_t comma = text.find(',');
    if (text == "." || comma == std::string_view::npos)
        return text == ".";
    const auto right = sumOf(text.substr(0, comma)), down = sumOf(text.substr(comma + 1));
    if (!right || !down)
        return false;
    board.set(Layer::Terrain, cell, static_cast<int>(Terrain::Wall));
    board.set(Layer::Right, cell, *right);
    board.set(Layer::Down, cell, *down);
    return true;
}

Result<bool> readSums(ClueSetter& clues, Place place, Piece token)
{
    Board& board = clues.board();
    if (board.grid().hasCell(place))
        return readWall(board, place, token.text);
    const auto sum = sumOf(token.text);
    if (sum && board.grid().hasSlot(place))
        board.set(Layer::Outside, place, *sum);
    return sum.has_value();
}

void writeSums(const Board& board, Place place, std::string& out)
{
    if (board.grid().hasSlot(place))
        return append(board.at(Layer::Outside, place), out);
    if (!board.grid().hasCell(place)) {
        out += '0'; // the corner
    } else if (board.at(Layer::Terrain, place) != static_cast<int>(Terrain::Wall)) {
        out += '.';
    } else {
        append(board.at(Layer::Right, place), out);
        out += ',';
        append(board.at(Layer::Down, place), out);
    }
}

} // namespace

constinit const FilePart file::kakuroClues{
    .rows = rowsWithSums, .read = readSums, .write = writeSums, .vocabulary = "numbers right,down ."};

} // namespace tokisuji
