// Towers: the numbers outside at the top, at the bottom, at the left and at the right with "/" between them; after a
// comma the given heights, as in Solo.
#include "engine/formats/tatham/game.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <utility>

namespace tokisuji::tatham {

std::optional<Error> readTowers(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> slots = slotsOf(clues.genre(), clues.board().grid());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (i > 0) {
            if (!in.isAt('/'))
                return in.atEnd() ? wrongCount(in.at(), i, slots.size()) : unexpected(in);
            in.take();
        }
        const std::size_t at = in.at();
        if (const auto number = takeDecimal(in)) {
            if (*number == 0)
                return in.unreadable(at);
            clues.board().set(Layer::Outside, slots[i], *number);
        }
    }
    if (!in.isAt(','))
        return std::nullopt;
    in.take();
    return readNumbersInCells(in, clues);
}

std::optional<Error> writeTowers(const Board& board, std::string& description)
{
    bool isFirst = true;
    for (const Place slot : slotsOf(genreOf(board), board.grid())) {
        const int number = board.at(Layer::Outside, slot);
        if (!std::exchange(isFirst, false))
            description += '/';
        if (number != blank && number <= 0)
            return cannotHold(board, Layer::Outside, slot);
        if (number != blank)
            description += std::to_string(number);
    }
    if (board.isBlank(Layer::Number))
        return std::nullopt;
    description += ',';
    return writeNumbersInCells(board, description);
}

} // namespace tokisuji::tatham
