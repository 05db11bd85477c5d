// Outside numbers: those of the top, the bottom, the left and the right side, as far as the genre uses them; the slots
// of one line follow each other from the grid outwards. Numbers have at most two hexadecimal digits.
#include "engine/formats/url/number16.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

namespace tokisuji {

namespace url_outside_number16 {
namespace {

constexpr int largest = 255;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> slots = slotsOf(clues.genre(), clues.board().grid());
    return readNumbers(in, static_cast<int>(slots.size()),
                       [&](int index, int number, std::size_t) -> std::optional<Error> {
                           clues.board().set(Layer::Outside, slots[static_cast<std::size_t>(index)], number);
                           return std::nullopt;
                       });
}

std::optional<Error> writeAtOnce(const Board& board, std::string& body)
{
    const Genre& genre = genreOf(board);
    GapWriter out(body, numberGapZero);
    for (const Place slot : slotsOf(genre, board.grid()))
        if (const int number = board.at(Layer::Outside, slot); number > largest || !writeNumber(out, number))
            return cannotHold(board, Layer::Outside, slot);
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    if (genreOf(board).url.front() != &url::outsideNumber16)
        body += '/'; // reading, a sign without meaning
    return writeAtOnce(board, body);
}

} // namespace
} // namespace url_outside_number16

constinit const UrlPart url::outsideNumber16{.read = url_outside_number16::read,
                                             .write = url_outside_number16::write,
                                             .alphabet = "0-9 a-z - .",
                                             .filling = UrlPart::Filling{Clue::OutsideNumber}};
constinit const UrlPart url::outsideNumber16AtOnce{.read = url_outside_number16::read,
                                                   .write = url_outside_number16::writeAtOnce,
                                                   .alphabet = "0-9 a-z - .",
                                                   .filling = UrlPart::Filling{Clue::OutsideNumber}};

} // namespace tokisuji
