#include "engine/formats/pzprv3/edge_tokens.h"

#include <algorithm>

namespace tokisuji {

FilePart::Rows innerEdgeRows(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = 0; row < size.height; ++row) {
        auto& upright = rows.emplace_back();
        for (int column = 0; column + 1 < size.width; ++column)
            upright.push_back(edgeBetween(cellAt(column, row), Dir::Right));
    }
    for (int row = 0; row + 1 < size.height; ++row) {
        auto& level = rows.emplace_back();
        for (int column = 0; column < size.width; ++column)
            level.push_back(edgeBetween(cellAt(column, row), Dir::Down));
    }
    return rows;
}

FilePart::Rows latticeEdgeRows(const Grid& grid)
{
    const Size size = grid.size();
    std::vector<std::vector<Place>> rows;
    for (int row = 0; row < size.height; ++row) {
        auto& upright = rows.emplace_back();
        for (int column = 0; column <= size.width; ++column)
            upright.push_back(edgeBetween(cellAt(column, row), Dir::Left));
    }
    for (int row = 0; row <= size.height; ++row) {
        auto& level = rows.emplace_back();
        for (int column = 0; column < size.width; ++column)
            level.push_back(edgeBetween(cellAt(column, row), Dir::Up));
    }
    return rows;
}

bool readSign(std::span<const EdgeSign> signs, Board& board, Layer layer, Place edge, std::string_view token)
{
    const auto sign = std::ranges::find(signs, token, &EdgeSign::token);
    if (sign == signs.end())
        return false;
    board.set(layer, edge, sign->value);
    return true;
}

void writeSign(std::span<const EdgeSign> signs, const Board& board, Layer layer, Place edge, std::string& out)
{
    const auto sign = std::ranges::find(signs, board.at(layer, edge), &EdgeSign::value);
    out += sign == signs.end() ? signs.front().token : sign->token;
}

} // namespace tokisuji
