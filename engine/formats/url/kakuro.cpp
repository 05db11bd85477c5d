// Kakuro: the cells with their sums (down before right), then the sums above the columns and before the rows that begin
// with an open cell.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_kakuro {
namespace {

constexpr char gapZero = 'j'; // "k" is one open cell
constexpr int smallSums = 20;
constexpr int largest = 45;
constexpr int wall = static_cast<int>(Terrain::Wall);

/// "0-9 a-j", then "A-Z"; "-" is none.
std::optional<int> sumOf(char c)
{
    if (c == '-')
        return blank;
    return c >= 'A' && c <= 'Z' ? smallSums + c - 'A' : digitValue(c, smallSums);
}

/// Requires a sum of at most `largest`.
char signOf(int sum)
{
    return sum == blank ? '-' : sum < smallSums ? digitOf(sum) : static_cast<char>('A' + sum - smallSums);
}

bool isWall(const Board& board, Place cell)
{
    return board.at(Layer::Terrain, cell) == wall;
}

/// The slots of lines that begin with an open cell.
std::vector<Place> slotsWithSums(const Board& board)
{
    const auto lines = [&](const std::vector<std::vector<Place>>& cells, Dir back, std::vector<Place>& slots) {
        for (const auto& line : cells)
            if (!isWall(board, line.front()))
                slots.push_back(line.front().step(back));
    };
    std::vector<Place> slots;
    lines(board.grid().columns(), Dir::Up, slots);
    lines(board.grid().rows(), Dir::Left, slots);
    return slots;
}

/// Reads the sum that the character at `at` stands for.
std::optional<Error> setSum(const BodyReader& in, std::size_t at, char c, Board& board, Layer layer, Place place)
{
    const auto sum = sumOf(c);
    if (!sum)
        return in.unreadable(at);
    board.set(layer, place, *sum);
    return std::nullopt;
}

/// A wall with sums: the down sum, then the right one.
std::optional<Error> readWall(BodyReader& in, std::size_t at, char down, Board& board, Place cell)
{
    board.set(Layer::Terrain, cell, wall);
    if (auto error = setSum(in, at, down, board, Layer::Down, cell))
        return error;
    if (in.atEnd())
        return errorAt("url-cut-off", in.at());
    const std::size_t next = in.at();
    return setSum(in, next, in.take(), board, Layer::Right, cell);
}

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues)
{
    for (int index = 0; index < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c > gapZero && c <= 'z')
            index += c - gapZero;
        else if (const Place cell = clues.cell(index++); c == '.')
            clues.board().set(Layer::Terrain, cell, wall);
        else if (auto error = readWall(in, at, c, clues.board(), cell))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (auto error = readCells(in, clues))
        return error;
    for (const Place slot : slotsWithSums(clues.board())) {
        if (in.atEnd())
            return std::nullopt;
        const std::size_t at = in.at();
        if (auto error = setSum(in, at, in.take(), clues.board(), Layer::Outside, slot))
            return error;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    const auto fits = [&](Layer layer, Place place) { return board.at(layer, place) <= largest; };
    {
        GapWriter out(body, gapZero);
        for (const Place cell : board.grid().cells()) {
            if (!isWall(board, cell)) {
                out.blank();
                continue;
            }
            for (const Layer layer : {Layer::Down, Layer::Right})
                if (!fits(layer, cell))
                    return cannotHold(board, layer, cell);
            const int down = board.at(Layer::Down, cell), right = board.at(Layer::Right, cell);
            out.token(down == blank && right == blank ? "." : std::string{signOf(down), signOf(right)});
        }
    }
    for (const Place slot : slotsWithSums(board)) {
        if (!fits(Layer::Outside, slot))
            return cannotHold(board, Layer::Outside, slot);
        body += signOf(board.at(Layer::Outside, slot));
    }
    return std::nullopt;
}

} // namespace
} // namespace url_kakuro

constinit const UrlPart url::kakuro{
    .read = url_kakuro::read, .write = url_kakuro::write, .alphabet = "0-9 a-z A-Z - ."};

} // namespace tokisuji
