// Circle: three cells per character, in base 3; 0 none, 1 white, 2 black.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"
#include "engine/formats/url/changed_kind.h"

#include <algorithm>

namespace tokisuji {

namespace url_circle {
namespace {

constexpr char withoutDots = 'c';
constexpr int cellsInCharacter = 3;
constexpr int kinds = 3;
constexpr int base = kinds * kinds * kinds;

/// `put` sets the circle of a cell, 1 white or 2 black, and returns what refuses it.
template <class Put>
std::optional<Error> readCircles(BodyReader& in, ClueSetter& clues, const Put& put)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd(); cell += cellsInCharacter) {
        const std::size_t at = in.at();
        const auto packed = digitValue(in.take(), base);
        if (!packed)
            return in.unreadable(at);
        int weight = base / kinds;
        for (int i = cell; i < cell + cellsInCharacter && i < clues.cells(); ++i, weight /= kinds) {
            const int circle = *packed / weight % kinds;
            if (circle == 0)
                continue;
            if (auto refused = put(clues.cell(i), circle, at))
                return refused;
        }
    }
    return std::nullopt;
}

/// `circleAt` tells the circle of a cell, 0 for none.
template <class CircleAt>
void writeCircles(const Board& board, std::string& body, const CircleAt& circleAt)
{
    int packed = 0;
    int weight = base / kinds;
    for (const Place cell : board.grid().cells()) {
        packed += circleAt(cell) * weight;
        weight /= kinds;
        if (weight == 0) {
            body += digitOf(packed);
            packed = 0;
            weight = base / kinds;
        }
    }
    if (weight != base / kinds)
        body += digitOf(packed);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCircles(in, clues, [&](Place cell, int circle, std::size_t at) { return clues.set(cell, circle, at); });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    for (const Place cell : board.grid().cells())
        if (const int circle = board.at(Layer::Number, cell); circle != blank && (circle < 1 || circle >= kinds))
            return cannotHold(board, Layer::Number, cell);
    writeCircles(board, body, [&](Place cell) { return std::max(board.at(Layer::Number, cell), 0); });
    return std::nullopt;
}

template <Terrain one, Terrain two>
std::optional<Error> readKinds(BodyReader& in, ClueSetter& clues)
{
    return readCircles(in, clues, [&](Place cell, int kind, std::size_t) -> std::optional<Error> {
        setTerrain(clues.board(), cell, kind == 1 ? one : two);
        return std::nullopt;
    });
}

template <Terrain one, Terrain two>
std::optional<Error> writeKinds(const Board& board, std::string& body)
{
    writeCircles(board, body, [&](Place cell) {
        return isTerrain(board, cell, one) ? 1 : isTerrain(board, cell, two) ? 2 : 0;
    });
    return std::nullopt;
}

/// A number of further lattice points up to the next dot, "." for 36 of them; what the dots say is nothing here.
void skipDots(BodyReader& in, Size size)
{
    constexpr int most = 36;
    const int points = (size.width - 1) * (size.height - 1);
    for (int point = 0; point < points && !in.atEnd();) {
        const auto gap = digitValue(in.take(), most);
        point += gap ? *gap + 1 : most + 1;
    }
}

std::optional<Error> readAfterDots(BodyReader& in, ClueSetter& clues)
{
    if (!in.hasLetter(withoutDots))
        skipDots(in, clues.board().size());
    return read(in, clues);
}

std::optional<Error> readWithHoles(BodyReader& in, ClueSetter& clues)
{
    auto refused = read(in, clues);
    return refused ? refused : url::holeAlways.read(in, clues);
}

std::optional<Error> writeWithHoles(const Board& board, std::string& body)
{
    const bool isBare = std::ranges::all_of(
        board.grid().cells(), [&](Place c) { return board.at(Layer::Number, c) == blank && !isHole(board, c); });
    auto error = isBare ? std::nullopt : write(board, body);
    return error || isBare ? error : url::hole.write(board, body);
}

} // namespace
} // namespace url_circle

/// On lattice points within the board.
bool url::hasDotsBefore(std::string_view letters, Size size, std::string_view body)
{
    constexpr int most = 36;
    const int points = (size.width - 1) * (size.height - 1);
    int at = 0;
    if (letters.find(url_circle::withoutDots) != std::string_view::npos)
        return false;
    for (const char c : body) {
        at += digitValue(c, most).value_or(most);
        if (c != '.')
            return at < points;
    }
    return false;
}

constinit const UrlPart url::circle{.read = url_circle::read,
                                    .write = url_circle::write,
                                    .alphabet = "0-9 a-q",
                                    .filling = UrlPart::Filling{Clue::Pearl}};

constinit const UrlPart url::colourCircles{.read = url_circle::readKinds<Terrain::White, Terrain::Black>,
                                           .write = url_circle::writeKinds<Terrain::White, Terrain::Black>,
                                           .alphabet = "0-9 a-q"};
constinit const UrlPart url::wallsAndSquares{.read = url_circle::readKinds<Terrain::Wall, Terrain::Square>,
                                             .write = url_circle::writeKinds<Terrain::Wall, Terrain::Square>,
                                             .alphabet = "0-9 a-q"};
constinit const UrlPart url::circlesAndHoles{
    .read = url_circle::readWithHoles, .write = url_circle::writeWithHoles, .alphabet = "0-9 a-v"};
constinit const UrlPart url::circleAlone{.read = url_circle::readAfterDots,
                                         .write = url_circle::write,
                                         .alphabet = "0-9 a-z .",
                                         .formLetter = url_circle::withoutDots,
                                         .filling = UrlPart::Filling{Clue::Pearl}};

} // namespace tokisuji
