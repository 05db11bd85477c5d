// Numbers on lattice points, and what the solver puts there.
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/genre/slots.h"

namespace tokisuji {

namespace {

std::vector<std::vector<Place>> vertexRows(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = 0; row <= size.height; ++row) {
        auto& points = rows.emplace_back();
        for (int column = 0; column <= size.width; ++column)
            points.push_back(vertexAt(column, row));
    }
    return rows;
}

Result<bool> readVertexNumber(ClueSetter& clues, Place vertex, Piece token)
{
    const auto number = clueOf(token.text);
    const Clue* clue = clues.genre().clue(Clue::VertexNumber);
    if (number && (clue == nullptr || takesVertex(*clue, clues.board().grid(), vertex)))
        clues.board().set(Layer::Vertex, vertex, *number);
    return number || token.text == ".";
}

void writeVertexNumber(const Board& board, Place vertex, std::string& out)
{
    out += tokenOfClue(board.at(Layer::Vertex, vertex));
}

std::vector<std::vector<Place>> innerVertexRows(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = 1; row < size.height; ++row) {
        auto& points = rows.emplace_back();
        for (int column = 1; column < size.width; ++column)
            points.push_back(vertexAt(column, row));
    }
    return rows;
}

constexpr std::string_view noPoint = "0", point = "1", crossedPoint = "2";

Result<bool> readPoint(ClueSetter& clues, Place vertex, Piece token)
{
    if (token.text != noPoint)
        clues.board().set(Layer::Point, vertex, token.text == point ? 1 : 0);
    return token.text == noPoint || token.text == point || token.text == crossedPoint;
}

void writePoint(const Board& board, Place vertex, std::string& out)
{
    const int value = board.at(Layer::Point, vertex);
    out += value == blank ? noPoint : value > 0 ? point : crossedPoint;
}

Result<bool> readNothing(ClueSetter&, Place, Piece token)
{
    return clueOf(token.text).has_value() || token.text == ".";
}

void writeNothing(const Board&, Place, std::string& out)
{
    out += '.';
}

} // namespace

constinit const FilePart file::blankVertices{
    .rows = vertexRows, .read = readNothing, .write = writeNothing, .vocabulary = "numbers - ."};
constinit const FilePart file::points{
    .rows = vertexRows, .read = readPoint, .write = writePoint, .vocabulary = "0 1 2"};
constinit const FilePart file::innerPoints{
    .rows = innerVertexRows, .read = readPoint, .write = writePoint, .vocabulary = "0 1 2"};
constinit const FilePart file::vertexNumbers{
    .rows = vertexRows, .read = readVertexNumber, .write = writeVertexNumber, .vocabulary = "numbers - ."};

} // namespace tokisuji
