// Sections with a token for each lattice point, and slashes, which join such points.
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

Result<bool> readSlash(ClueSetter& clues, Place cell, Piece token)
{
    const auto symbol = digitValue(token.text.front(), static_cast<int>(Symbol::Slash) + 1);
    if (token.text == ".")
        return true;
    if (token.text == "+" && clues.genre().clue(Clue::OutsideLetter) != nullptr) { // cells may stay empty
        clues.board().set(Layer::Symbol, cell, static_cast<int>(Symbol::None));
        return true;
    }
    if (token.text.size() != 1 || !symbol || *symbol == 0)
        return false;
    clues.board().set(Layer::Symbol, cell, *symbol);
    return true;
}

void writeSlash(const Board& board, Place cell, std::string& out)
{
    const int symbol = board.at(Layer::Symbol, cell);
    out += symbol <= 0 ? "." : std::to_string(symbol);
}

} // namespace

constinit const FilePart file::vertexNumbers{
    .rows = vertexRows, .read = readVertexNumber, .write = writeVertexNumber, .vocabulary = "numbers - ."};
constinit const FilePart file::symbols{.rows = cellRows, .read = readSlash, .write = writeSlash, .vocabulary = "1 2 ."};

} // namespace tokisuji
