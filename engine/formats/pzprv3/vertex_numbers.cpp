// Numbers on lattice points.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

std::vector<std::vector<Place>> vertexRows(Size size)
{
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
    if (number)
        clues.board().set(Layer::Vertex, vertex, *number);
    return number || token.text == ".";
}

void writeVertexNumber(const Board& board, Place vertex, std::string& out)
{
    out += tokenOfClue(board.at(Layer::Vertex, vertex));
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
constinit const FilePart file::vertexNumbers{
    .rows = vertexRows, .read = readVertexNumber, .write = writeVertexNumber, .vocabulary = "numbers - ."};

} // namespace tokisuji
