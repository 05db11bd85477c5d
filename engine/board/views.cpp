#include "engine/board/views.h"

namespace tokisuji {

namespace {

bool isOpen(const Board& board, Place cell)
{
    return board.at(Layer::Number, cell) == blank;
}

} // namespace

std::vector<std::vector<Place>> openStretches(const Board& board)
{
    std::vector<std::vector<Place>> found;
    for (const auto& line : board.grid().lines()) {
        bool goesOn = false;
        for (const Place c : line) {
            if (isOpen(board, c) && !goesOn)
                found.emplace_back();
            goesOn = isOpen(board, c);
            if (goesOn)
                found.back().push_back(c);
        }
    }
    return found;
}

std::vector<Place> openView(const Board& board, Place cell)
{
    std::vector<Place> seen{cell};
    for (const Dir d : directions)
        for (const Place c : board.grid().ray(cell, d)) {
            if (!isOpen(board, c))
                break;
            seen.push_back(c);
        }
    return seen;
}

} // namespace tokisuji
