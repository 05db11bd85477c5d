// Border: five edges per character, first those between left and right neighbours, then, on a fresh character, those
// between upper and lower ones.
#include "engine/board/place_map.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_border {
namespace {

constexpr int base = 32;
constexpr int highest = base / 2;

/// Edges between left and right neighbours / between upper and lower ones, row by row.
std::array<std::vector<Place>, 2> edgesByDirection(const Grid& grid)
{
    std::array<std::vector<Place>, 2> edges;
    for (const Place edge : grid.innerEdges())
        edges[edge.x % 2 == 0 ? 0 : 1].push_back(edge);
    return edges;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (const auto& edges : edgesByDirection(clues.board().grid())) {
        int packed = 0;
        int weight = 0;
        for (const Place edge : edges) {
            if (weight == 0) {
                if (in.atEnd())
                    return std::nullopt;
                const std::size_t at = in.at();
                const auto digit = digitValue(in.take(), base);
                if (!digit)
                    return in.unreadable(at);
                packed = *digit;
                weight = highest;
            }
            if ((packed & weight) != 0)
                clues.board().set(Layer::Room, edge, 1);
            weight /= 2;
        }
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    for (const auto& edges : edgesByDirection(board.grid())) {
        int packed = 0;
        int weight = highest;
        for (const Place edge : edges) {
            if (board.at(Layer::Room, edge) == 1)
                packed |= weight;
            weight /= 2;
            if (weight == 0) {
                body += digitOf(packed);
                packed = 0;
                weight = highest;
            }
        }
        if (weight != highest)
            body += digitOf(packed);
    }
    return std::nullopt;
}

/// The old form: a sign for each cell, borders where neighbours have different ones.
std::optional<Error> readIds(BodyReader& in, ClueSetter& clues)
{
    Board& board = clues.board();
    PlaceMap<char> ids(board.grid(), ' ');
    for (char& id : ids.values())
        if (!in.atEnd())
            id = in.take();
    while (!in.atEnd())
        in.take();
    for (const Place edge : board.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); ids[p] != ids[q])
            board.set(Layer::Room, edge, 1);
    return std::nullopt;
}

std::optional<Error> readEither(BodyReader& in, ClueSetter& clues)
{
    return in.hasLetter('d') ? readIds(in, clues) : read(in, clues);
}

std::optional<Error> writeIfAny(const Board& board, std::string& body)
{
    return board.isBlank(Layer::Room) ? std::nullopt : write(board, body);
}

/// Filled cells are told by themselves; pzpr writes the borders round them.
std::optional<Error> writeRoundWalls(const Board& board, std::string& body)
{
    return write(withBordersRoundHoles(board), body);
}

std::optional<Error> writeBesideWalls(const Board& board, std::string& body)
{
    Board walled = board;
    for (const Place edge : board.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        if (isTerrain(board, p, Terrain::Wall) != isTerrain(board, q, Terrain::Wall))
            walled.set(Layer::Room, edge, 1);
    }
    return write(walled, body);
}

} // namespace
} // namespace url_border

constinit const UrlPart url::border{.read = url_border::read,
                                    .write = url_border::write,
                                    .alphabet = "0-9 a-v",
                                    .filling = UrlPart::Filling{Clue::Rooms}};
constinit const UrlPart url::givenBorder{.read = url_border::read,
                                         .write = url_border::writeIfAny,
                                         .alphabet = "0-9 a-v",
                                         .filling = UrlPart::Filling{Clue::GivenBorder}};
constinit const UrlPart url::borderBesideWalls{.read = url_border::read,
                                               .write = url_border::writeBesideWalls,
                                               .alphabet = "0-9 a-v",
                                               .filling = UrlPart::Filling{Clue::Rooms}};
constinit const UrlPart url::borderRoundWalls{.read = url_border::read,
                                              .write = url_border::writeRoundWalls,
                                              .alphabet = "0-9 a-v",
                                              .filling = UrlPart::Filling{Clue::Rooms}};
constinit const UrlPart url::borderOrIds{
    .read = url_border::readEither, .write = url_border::write, .alphabet = "0-9 a-v"};

} // namespace tokisuji
