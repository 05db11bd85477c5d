// Three dots: dots of three colours, two places after each other as one number of Number16.
#include "engine/board/dots.h"
#include "engine/formats/url/number16.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tokisuji {

namespace url_three_dots {
namespace {

constexpr std::array colours{blank, blackDot, greyDot, whiteDot}; ///< as they are counted
constexpr int base = 4;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> places = dotPlaces(clues.board().size());
    const auto put = [&](std::size_t index, int colour) {
        if (index < places.size())
            clues.board().set(dotLayer(places[index]), places[index], colours[static_cast<std::size_t>(colour)]);
    };
    return readNumbers(in, static_cast<int>(places.size() + 1) / 2,
                       [&](int index, int number, std::size_t at) -> std::optional<Error> {
                           if (number < 0 || number >= base * base)
                               return in.unreadable(at);
                           put(static_cast<std::size_t>(2 * index), number / base);
                           put(static_cast<std::size_t>(2 * index + 1), number % base);
                           return std::nullopt;
                       });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> places = dotPlaces(board.size());
    GapWriter out(body, numberGapZero);
    for (std::size_t i = 0; i < places.size(); i += 2) {
        int number = 0;
        for (std::size_t k = i; k < i + 2; ++k) {
            const int dot = k < places.size() ? dotAt(board, places[k]) : blank;
            const auto found = std::ranges::find(colours, dot);
            if (found == colours.end())
                return cannotHold(board, dotLayer(places[k]), places[k]);
            number = base * number + static_cast<int>(found - colours.begin());
        }
        if (!writeNumber(out, number == 0 ? blank : number))
            return cannotHold(board, dotLayer(places[i]), places[i]);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_three_dots

constinit const UrlPart url::threeDots{.read = url_three_dots::read,
                                       .write = url_three_dots::write,
                                       .alphabet = "0-9 a-z",
                                       .filling = UrlPart::Filling{Clue::Dot}};

} // namespace tokisuji
