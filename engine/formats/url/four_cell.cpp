// Four cell: numbers 0 to 4, each with up to two blank cells after it in the same character.
#include "engine/formats/url/codec.h"

namespace tokisuji {

namespace {

constexpr char gapZero = 'f';

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        std::optional<Error> refused;
        if (const auto value = digitValue(c, 15)) {
            refused = clues.set(clues.cell(cell), *value % 5, at);
            cell += 1 + *value / 5;
        } else if (c == '.') {
            refused = clues.set(clues.cell(cell), question, at);
            ++cell;
        } else if (c > gapZero && c <= 'z') {
            cell += c - gapZero;
        } else {
            return in.unreadable(at);
        }
        if (refused)
            return refused;
    }
    return std::nullopt;
}

/// How many blank cells the character of the number at `cell` takes in. At the end of the board it takes in two that
/// are not there, because pzpr writes so.
int blanksAfter(std::span<const int> numbers, std::size_t cell)
{
    const auto holdsClue = [&](std::size_t at) { return at < numbers.size() && numbers[at] != blank; };
    return holdsClue(cell + 1) ? 0 : holdsClue(cell + 2) ? 1 : 2;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const auto numbers = board.values(Layer::Number);
    GapWriter out(body, gapZero);
    for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
        const int number = numbers[cell];
        if (number == blank) {
            out.blank();
        } else if (number == question) {
            out.token(".");
        } else if (number >= 0 && number <= 4) {
            const int blanks = blanksAfter(numbers, cell);
            out.token(std::string(1, digitOf(number + 5 * blanks)));
            cell += static_cast<std::size_t>(blanks);
        } else {
            return cannotHold(board, Layer::Number, board.grid().place(PlaceKind::Cell, static_cast<int>(cell)));
        }
    }
    return std::nullopt;
}

} // namespace

const Codec fourCellCodec{read, write, "0-9 a-e g-z ."};

} // namespace tokisuji
