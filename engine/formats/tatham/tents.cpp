// Tents: the trees, as "_" for one at once and letters for 1 to 25 cells before one ("z": 25 cells without one), up to
// one that stands behind the last cell; then how many tents are in each column and each row, each after a comma.
#include "engine/formats/tatham/game.h"

#include <utility>

namespace tokisuji::tatham {

namespace {

constexpr int tree = 1;
constexpr int longestSkip = 25;

std::optional<Error> readTrees(BodyReader& in, ClueSetter& clues)
{
    const auto cells = static_cast<std::size_t>(clues.cells());
    std::size_t index = 0; // one tree more stands behind the last cell
    while (!in.atEnd() && !in.isAt(',')) {
        const std::size_t at = in.at();
        const char sign = in.peek();
        if (sign != '_' && (sign < 'a' || sign > 'z'))
            return unexpected(in);
        in.take();
        index += sign == '_' ? 0 : sign == 'z' ? longestSkip : static_cast<std::size_t>(sign - runZero);
        if (sign == 'z')
            continue;
        if (index > cells)
            return wrongCount(at, index, cells);
        if (index < cells)
            if (auto refused = clues.set(clues.cell(static_cast<int>(index)), tree, at))
                return refused;
        ++index;
    }
    return index == cells + 1 ? std::nullopt : std::optional(wrongCount(in.at(), index, cells + 1));
}

std::string skip(int cells)
{
    std::string text(static_cast<std::size_t>((cells - (cells > 0 ? 1 : 0)) / longestSkip), 'z');
    const int rest = cells - longestSkip * static_cast<int>(text.size());
    return text + (rest == 0 ? '_' : static_cast<char>(runZero + rest));
}

} // namespace

std::optional<Error> readTents(BodyReader& in, ClueSetter& clues)
{
    if (auto error = readTrees(in, clues))
        return error;
    for (const Place slot : linesOutside(clues.board().grid())) {
        if (!in.isAt(','))
            return unexpected(in);
        in.take();
        const auto number = takeDecimal(in);
        if (!number)
            return unexpected(in);
        clues.board().set(Layer::Outside, slot, *number);
    }
    return std::nullopt;
}

std::optional<Error> writeTents(const Board& board, std::string& description)
{
    int skipped = 0;
    for (const Place cell : board.grid().cells()) {
        const int value = board.at(Layer::Number, cell);
        if (value == blank) {
            ++skipped;
            continue;
        }
        if (value != tree)
            return cannotHold(board, Layer::Number, cell);
        description += skip(std::exchange(skipped, 0));
    }
    description += skip(skipped);
    for (const Place slot : linesOutside(board.grid())) {
        const int number = board.at(Layer::Outside, slot);
        if (number < 0)
            return cannotHold(board, Layer::Outside, slot);
        description += ',' + std::to_string(number);
    }
    return std::nullopt;
}

} // namespace tokisuji::tatham
