// Start address: the column and the row of the start, counted from 1, each as one token of Number16.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/url/number16.h"

#include <algorithm>

namespace tokisuji {

namespace url_start_address {
namespace {

/// Nothing where none follows, or one that is off the board.
std::optional<Error> readOne(BodyReader& in, int most, int& number)
{
    const std::size_t at = in.at();
    std::optional<int> read;
    if (auto refused = readNumbers(in, 1, [&](int, int n, std::size_t) -> std::optional<Error> {
            read = n;
            return std::nullopt;
        }))
        return refused;
    if (!read || *read < 1 || *read > most)
        return in.unreadable(at);
    number = *read;
    return std::nullopt;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (in.atEnd()) // an address of a blank board ends with its size
        return std::nullopt;
    const auto [width, height] = clues.board().size();
    int column = 1, row = 1;
    if (auto refused = readOne(in, width, column))
        return refused;
    if (auto refused = readOne(in, height, row))
        return refused;
    moveStart(clues.board(), cellAt(column - 1, row - 1));
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const std::vector<Place> cells = board.grid().cells();
    const auto start = std::ranges::find_if(cells, [&](Place c) { return isTerrain(board, c, Terrain::Start); });
    const Place cell = start == cells.end() ? cells.front() : *start;
    GapWriter out(body, numberGapZero);
    for (const int number : {column(cell) + 1, row(cell) + 1})
        if (!writeNumber(out, number))
            return cannotHold(board, Layer::Terrain, cell);
    return std::nullopt;
}

} // namespace
} // namespace url_start_address

constinit const UrlPart url::startAddress{
    .read = url_start_address::read, .write = url_start_address::write, .alphabet = "0-9 a-f - + = @ * $"};

} // namespace tokisuji
