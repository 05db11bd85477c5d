#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/text.h"

namespace tokisuji {

namespace {

/// A log refuses what its board cannot hold, so such a board must not get as far.
std::optional<Error> findMeaningless(const Board& board)
{
    for (const Layer layer : board.layers()) {
        const auto values = board.values(layer);
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!board.canHold(layer, values[i]))
                return errorOf("value-unknown", {board.genre(), std::to_string(values[i]),
                                                 toString(board.grid().place(placesOf(layer), static_cast<int>(i)))});
    }
    return std::nullopt;
}

} // namespace

Result<Board> readPuzzle(std::string_view text)
{
    Result<Board> board = exchangeFormatOf(text).read(text);
    if (board)
        if (auto error = findMeaningless(*board))
            return *std::move(error);
    return board;
}

} // namespace tokisuji
