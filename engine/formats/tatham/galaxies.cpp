// Galaxies: the dots in the order of the doubled lattice within the frame. A letter is how many places are passed over,
// 0 to 24, and then a dot: small letters white, capitals black; "z" is 25 places without a dot.
#include "engine/board/dots.h"
#include "engine/formats/tatham/game.h"

namespace tokisuji::tatham {

namespace {

constexpr std::size_t mostPassed = 25;

} // namespace

std::optional<Error> readGalaxies(BodyReader& in, ClueSetter& clues)
{
    Board& board = clues.board();
    const std::vector<Place> places = dotPlaces(board.size());
    std::size_t index = 0;
    while (!in.atEnd()) {
        const std::size_t at = in.at();
        const char letter = in.peek();
        const bool isBlack = letter >= 'A' && letter <= 'Y';
        if (!isBlack && (letter < 'a' || letter > 'z'))
            return unexpected(in);
        in.take();
        index += static_cast<std::size_t>(letter - (isBlack ? 'A' : 'a'));
        if (letter == 'z')
            continue;
        if (index >= places.size())
            return wrongCount(at, index + 1, places.size());
        board.set(dotLayer(places[index]), places[index], isBlack ? blackDot : whiteDot);
        ++index;
    }
    return index <= places.size() ? std::nullopt : std::optional(wrongCount(in.at(), index, places.size()));
}

std::optional<Error> writeGalaxies(const Board& board, std::string& description)
{
    std::size_t skipped = 0;
    for (const Place place : dotPlaces(board.size())) {
        const int dot = dotAt(board, place);
        if (dot == blank) {
            ++skipped;
            continue;
        }
        if (dot != whiteDot && dot != blackDot)
            return cannotHold(board, dotLayer(place), place);
        description.append(skipped / mostPassed, 'z');
        description += static_cast<char>((dot == blackDot ? 'A' : 'a') + static_cast<int>(skipped % mostPassed));
        skipped = 0;
    }
    return std::nullopt;
}

} // namespace tokisuji::tatham
