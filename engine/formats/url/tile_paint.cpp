// Tilepaint: the filled cells with their sums (down before right), then the sums above the columns and before the rows.
// Sums are hexadecimal digits, "." is none. pzpr keeps a 0 where nothing was typed, and writes it.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_tile_paint {
namespace {

constexpr char gapZero = 'f';
constexpr char none = '.';
constexpr int base = 16;
constexpr int wall = static_cast<int>(Terrain::Wall);
/// What stands before sums of two digits: those of a cell, and one outside the grid.
constexpr char longRight = '-', longDown = '+', longBoth = '=', longOutside = '-';

bool isLong(int sum)
{
    return sum >= base;
}

std::optional<Error> readSum(BodyReader& in, int digits, Board& board, Layer layer, Place place)
{
    if (in.isAt(none)) {
        in.take();
        return std::nullopt;
    }
    const auto sum = in.takeNumber(digits, base);
    if (!sum)
        return sum.error();
    board.set(layer, place, *sum);
    return std::nullopt;
}

std::optional<Error> readWall(BodyReader& in, Board& board, Place cell)
{
    const bool isDownLong = in.isAt(longDown) || in.isAt(longBoth);
    const bool isRightLong = in.isAt(longRight) || in.isAt(longBoth);
    if (isDownLong || isRightLong)
        in.take();
    board.set(Layer::Terrain, cell, wall);
    if (auto error = readSum(in, isDownLong ? 2 : 1, board, Layer::Down, cell))
        return error;
    return readSum(in, isRightLong ? 2 : 1, board, Layer::Right, cell);
}

/// Above the columns, then before the rows.
std::vector<Place> slotsWithSums(const Grid& grid)
{
    std::vector<Place> slots;
    for (const auto& column : grid.columns())
        slots.push_back(column.front().step(Dir::Up));
    for (const auto& row : grid.rows())
        slots.push_back(row.front().step(Dir::Left));
    return slots;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int index = 0; index < clues.cells() && !in.atEnd();) {
        if (const char next = in.peek(); next > gapZero && next <= 'z') {
            index += next - gapZero;
            in.take();
        } else if (auto error = readWall(in, clues.board(), clues.cell(index++))) {
            return error;
        }
    }
    for (const Place slot : slotsWithSums(clues.board().grid())) {
        if (in.atEnd())
            return std::nullopt;
        const bool isLongOne = in.isAt(longOutside);
        if (isLongOne)
            in.take();
        if (auto error = readSum(in, isLongOne ? 2 : 1, clues.board(), Layer::Outside, slot))
            return error;
    }
    return std::nullopt;
}

std::string signOf(int sum)
{
    if (sum == blank)
        return {none};
    return isLong(sum) ? std::string{digitOf(sum / base), digitOf(sum % base)} : std::string{digitOf(sum)};
}

std::string signsOf(int down, int right)
{
    const std::string sums = signOf(down) + signOf(right);
    if (!isLong(down) && !isLong(right))
        return sums;
    return (isLong(down) && isLong(right) ? longBoth : isLong(down) ? longDown : longRight) + sums;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const auto fits = [&](Layer layer, Place place) { return board.at(layer, place) < base * base; };
    {
        GapWriter out(body, gapZero);
        for (const Place cell : board.grid().cells()) {
            if (board.at(Layer::Terrain, cell) != wall) {
                out.blank();
                continue;
            }
            for (const Layer layer : {Layer::Down, Layer::Right})
                if (!fits(layer, cell))
                    return cannotHold(board, layer, cell);
            out.token(signsOf(board.at(Layer::Down, cell), board.at(Layer::Right, cell)));
        }
    }
    for (const Place slot : slotsWithSums(board.grid())) {
        if (!fits(Layer::Outside, slot))
            return cannotHold(board, Layer::Outside, slot);
        const int sum = board.at(Layer::Outside, slot);
        body += (isLong(sum) ? std::string{longOutside} : std::string{}) + signOf(sum);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_tile_paint

constinit const UrlPart url::tilePaint{
    .read = url_tile_paint::read, .write = url_tile_paint::write, .alphabet = "0-9 a-z - + = ."};

} // namespace tokisuji
