// Pattern: the numbers of each column and then of each row, lists with "/" between them, numbers with ".".
#include "engine/formats/tatham/game.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <utility>

namespace tokisuji::tatham {

namespace {

std::optional<Error> readList(BodyReader& in, std::vector<int>& numbers)
{
    if (in.atEnd() || in.isAt('/'))
        return std::nullopt;
    while (true) {
        const std::size_t at = in.at();
        const auto number = takeDecimal(in);
        if (!number)
            return unexpected(in);
        if (*number == 0)
            return in.unreadable(at);
        numbers.push_back(*number);
        if (!in.isAt('.'))
            return std::nullopt;
        in.take();
    }
}

/// The last number stands next to the grid. More than the line has room for are an error.
std::optional<Error> setList(Board& board, Place first, const std::vector<int>& numbers, std::size_t at)
{
    const Side side = board.grid().sideOf(first);
    const auto depth = static_cast<std::size_t>(slotDepth(genreOf(board), board.grid(), side));
    if (numbers.size() > depth)
        return wrongCount(at, numbers.size(), depth);
    Place slot = first;
    for (auto number = numbers.rbegin(); number != numbers.rend(); ++number) {
        board.set(Layer::Outside, slot, *number);
        slot = slot.step(outward(side));
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> readPattern(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> slots = linesOutside(clues.board().grid());
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (i > 0) {
            if (!in.isAt('/'))
                return in.atEnd() ? wrongCount(in.at(), i, slots.size()) : unexpected(in);
            in.take();
        }
        const std::size_t at = in.at();
        std::vector<int> numbers;
        if (auto error = readList(in, numbers))
            return error;
        if (auto error = setList(clues.board(), slots[i], numbers, at))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> writePattern(const Board& board, std::string& description)
{
    bool isFirst = true;
    for (const Place first : linesOutside(board.grid())) {
        if (!std::exchange(isFirst, false))
            description += '/';
        const Dir out = outward(board.grid().sideOf(first));
        std::vector<std::string> numbers;
        for (Place slot = first; board.grid().hasSlot(slot); slot = slot.step(out)) {
            const int number = board.at(Layer::Outside, slot);
            if (number != blank && number <= 0)
                return cannotHold(board, Layer::Outside, slot);
            if (number != blank)
                numbers.push_back(std::to_string(number));
        }
        std::ranges::reverse(numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            description += (i == 0 ? "" : ".") + numbers[i];
    }
    return std::nullopt;
}

} // namespace tokisuji::tatham
