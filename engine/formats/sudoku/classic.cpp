#include "engine/formats/sudoku/classic.h"

#include "engine/board/boxes.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"
#include "engine/util/contract.h"

namespace tokisuji {

namespace {

/// Editors agree on the boxes of these, and texts have a sign for each of their numbers.
bool hasUsualBoxes(int side)
{
    constexpr int smallest = 4, largest = 25;
    return side >= smallest && side <= largest && areBoxesWhole({side, side});
}

} // namespace

const Genre& classicSudoku()
{
    const Genre* genre = findGenre("numberplace"); // its name in all of these programs' older forms
    require(genre != nullptr, "classicSudoku: there is such a genre");
    return *genre;
}

Result<Board> classicBoard(int side)
{
    if (!hasUsualBoxes(side))
        return errorOf("sudoku-size", {std::to_string(side)});
    return classicSudoku().makeBoard({side, side});
}

std::optional<Error> findNotClassic(const Board& board)
{
    if (board.genre() != classicSudoku().id)
        return errorOf("sudoku-kind", {board.genre()});
    if (!board.ownRules().empty())
        return errorOf("form-cannot-hold-rules", {board.genre()});
    const int side = board.size().width;
    if (!hasUsualBoxes(side))
        return errorOf("sudoku-size", {std::to_string(side)});
    for (const Place cell : board.grid().cells())
        if (const int number = board.at(Layer::Number, cell); number != blank && (number < 1 || number > side))
            return errorOf("form-cannot-hold",
                           {board.genre(), number == question ? "?" : std::to_string(number), toString(cell)});
    return std::nullopt;
}

} // namespace tokisuji
