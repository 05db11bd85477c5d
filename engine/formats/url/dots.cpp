// Dots: the colour of a dot together with up to seven blank places behind it, and letters for longer runs of blanks.
#include "engine/board/dots.h"

#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_dots {
namespace {

constexpr int mostBehind = 7;
constexpr char gapZero = 'f';

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> places = dotPlaces(clues.board().size());
    for (std::size_t i = 0; i < places.size() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c > gapZero && c <= 'z') {
            i += static_cast<std::size_t>(c - gapZero);
            continue;
        }
        const auto digit = digitValue(c, 16);
        if (!digit)
            return in.unreadable(at);
        clues.board().set(dotLayer(places[i]), places[i], 1 + *digit % 2);
        i += 1 + static_cast<std::size_t>(*digit / 2);
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> places = dotPlaces(board.size());
    const auto isBlank = [&](Place p) { return dotAt(board, p) == blank; };
    GapWriter out(body, gapZero);
    for (auto place = places.begin(); place != places.end();) {
        if (isBlank(*place)) {
            out.blank();
            ++place;
            continue;
        }
        const int dot = dotAt(board, *place);
        if (dot < 1 || dot > 2)
            return cannotHold(board, dotLayer(*place), *place);
        const auto next = std::find_if_not(place + 1, places.end(), isBlank);
        // Where nothing more follows, pzpr writes the longest run.
        const auto behind = next == places.end() ? mostBehind : std::min<std::ptrdiff_t>(next - place - 1, mostBehind);
        out.token(std::string(1, digitOf(dot - 1 + 2 * static_cast<int>(behind))));
        place += std::min<std::ptrdiff_t>(behind + 1, places.end() - place);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_dots

constinit const UrlPart url::dots{
    .read = url_dots::read, .write = url_dots::write, .alphabet = "0-9 a-z", .filling = UrlPart::Filling{Clue::Dot}};

} // namespace tokisuji
