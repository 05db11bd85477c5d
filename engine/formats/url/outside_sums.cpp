// Outside sums: a number to the base 32 for each place above and left of the grid, "-" before those of two digits. What
// is missing is 0, which the board keeps as nothing.
#include "engine/formats/url/body.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

namespace tokisuji {

namespace url_outside_sums {
namespace {

constexpr int base = 32;
constexpr char twoDigits = '-';

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (const Place slot : slotsOf(clues.genre(), clues.board().grid())) {
        if (in.atEnd())
            break;
        const std::size_t at = in.at();
        const bool isLong = in.isAt(twoDigits);
        if (isLong)
            in.take();
        const Result<int> number = in.takeNumber(isLong ? 2 : 1, base);
        if (!number)
            return in.unreadable(at);
        if (*number > 0)
            clues.board().set(Layer::Outside, slot, *number);
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    for (const Place slot : slotsOf(genreOf(board), board.grid())) {
        const int number = std::max(board.at(Layer::Outside, slot), 0);
        if (board.at(Layer::Outside, slot) == question || number >= base * base)
            return cannotHold(board, Layer::Outside, slot);
        if (number >= base)
            body += {twoDigits, digitOf(number / base)};
        body += digitOf(number % base);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_outside_sums

constinit const UrlPart url::outsideSums{.read = url_outside_sums::read,
                                         .write = url_outside_sums::write,
                                         .alphabet = "0-9 a-v -",
                                         .filling = UrlPart::Filling{Clue::OutsideNumber}};

} // namespace tokisuji
