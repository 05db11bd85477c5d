// Slalom: filled cells, gate cells and runs of blanks; then the numbers of the filled cells; then the start's cell.
// The letter before the size tells how the numbers stand: with directions as they are written now, without in an older
// form, and in the oldest one for each gate instead of for the filled cells.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/url/arrow_number16.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace url_slalom {
namespace {

constexpr int base = 36;
constexpr std::array terrains{Terrain::Wall, Terrain::GateVertical, Terrain::GateHorizontal}; ///< signs 1, 2, 3
constexpr char cellGapZero = '3', numberGapZero = 'f';
constexpr char withDirections = 'd', withoutDirections = 'p';
constexpr char beforeStart = '/', longNumber = '-';

int cellGap(char c)
{
    return digitValue(c, base).value_or(0) - static_cast<int>(terrains.size());
}

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        const auto sign = digitValue(c, base);
        if (!sign || *sign == 0)
            return in.unreadable(at);
        if (cellGap(c) > 0) {
            cell += cellGap(c);
            continue;
        }
        const Terrain terrain = terrains[static_cast<std::size_t>(*sign - 1)];
        clues.board().set(Layer::Terrain, clues.cell(cell++), static_cast<int>(terrain));
    }
    return std::nullopt;
}

/// One hexadecimal digit, or two.
Result<int> readPlainNumber(BodyReader& in, char first, std::size_t at)
{
    if (first == longNumber)
        return in.takeNumber(2, 16);
    const auto digit = digitValue(first, 16);
    return digit ? Result<int>(*digit) : in.unreadable(at);
}

/// The numbers of `count` things, read by `readToken` and handed on.
template <class ReadToken, class Set>
std::optional<Error> readNumbers(BodyReader& in, std::size_t count, const ReadToken& readToken, const Set& set)
{
    for (std::size_t i = 0; i < count && !in.atEnd();) {
        const std::size_t at = in.at();
        BodyReader ahead = in;
        const char c = ahead.take();
        if (c == beforeStart)
            break;
        in = ahead;
        if (c > numberGapZero && c <= 'z') {
            i += static_cast<std::size_t>(c - numberGapZero);
            continue;
        }
        const auto token = readToken(in, c, at);
        if (!token)
            return token.error();
        if (auto refused = set(i++, *token, at))
            return refused;
    }
    return std::nullopt;
}

std::vector<Place> walls(const Board& board)
{
    std::vector<Place> found = board.grid().cells();
    std::erase_if(found, [&](Place c) { return !isTerrain(board, c, Terrain::Wall); });
    return found;
}

std::optional<Error> readWithDirections(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> cells = walls(clues.board());
    const auto token = [](BodyReader& reader, char c, std::size_t at) -> Result<ArrowToken> {
        return digitValue(c, 10) || c == longNumber ? readArrow(reader, c) : reader.unreadable(at);
    };
    return readNumbers(in, cells.size(), token, [&](std::size_t i, ArrowToken arrow, std::size_t at) {
        if (arrow.direction > 0)
            clues.board().set(Layer::Arrow, cells[i], arrow.direction);
        return clues.set(cells[i], arrow.number, at);
    });
}

std::optional<Error> readWithoutDirections(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Place> cells = walls(clues.board());
    return readNumbers(in, cells.size(), readPlainNumber,
                       [&](std::size_t i, int number, std::size_t at) { return clues.set(cells[i], number, at); });
}

/// A gate's number stands at its ends.
std::optional<Error> readForGates(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Gate> gates = gatesOf(clues.board());
    return readNumbers(in, gates.size(), readPlainNumber,
                       [&](std::size_t i, int number, std::size_t at) -> std::optional<Error> {
                           for (const Place pole : polesOf(clues.board(), gates[i]))
                               if (auto refused = number > 0 ? clues.set(pole, number, at) : std::nullopt)
                                   return refused;
                           return std::nullopt;
                       });
}

std::optional<Error> readStart(BodyReader& in, ClueSetter& clues)
{
    int cell = 0;
    const std::size_t begin = in.at();
    if (!in.atEnd() && in.take() != beforeStart)
        return in.unreadable(begin);
    while (!in.atEnd()) {
        const std::size_t at = in.at();
        const auto digit = digitValue(in.take(), 10);
        if (!digit)
            return in.unreadable(at);
        cell = std::min(10 * cell + *digit, clues.cells());
    }
    if (cell < clues.cells())
        moveStart(clues.board(), clues.cell(cell));
    return std::nullopt;
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    if (in.atEnd())
        return std::nullopt;
    if (auto error = readCells(in, clues))
        return error;
    auto error = in.hasLetter(withDirections)      ? readWithDirections(in, clues)
                 : in.hasLetter(withoutDirections) ? readWithoutDirections(in, clues)
                                                   : readForGates(in, clues);
    return error ? error : readStart(in, clues);
}

void writeCells(const Board& board, std::string& body)
{
    int run = 0;
    const auto flush = [&] {
        if (run > 0)
            body += digitOf(run + static_cast<int>(terrains.size()));
        run = 0;
    };
    for (const Place cell : board.grid().cells()) {
        const auto terrain = std::ranges::find(terrains, static_cast<Terrain>(board.at(Layer::Terrain, cell)));
        if (terrain != terrains.end()) {
            flush();
            body += digitOf(static_cast<int>(terrain - terrains.begin()) + 1);
        } else if (++run + static_cast<int>(terrains.size()) == base - 1) {
            flush();
        }
    }
    flush();
}

std::optional<Error> writeNumbers(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place wall : walls(board)) {
        const ArrowToken arrow{std::max(board.at(Layer::Arrow, wall), 0), board.at(Layer::Number, wall)};
        if (arrow.number == blank) {
            out.blank();
            continue;
        }
        const std::string token = arrow.number < 0 ? std::string() : tokenOf(arrow);
        if (token.empty())
            return cannotHold(board, Layer::Number, wall);
        out.token(token);
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    writeCells(board, body);
    if (auto error = writeNumbers(board, body))
        return error;
    const std::vector<Place> cells = board.grid().cells();
    const auto start = std::ranges::find_if(cells, [&](Place c) { return isTerrain(board, c, Terrain::Start); });
    body += beforeStart + std::to_string(start == cells.end() ? 0 : start - cells.begin());
    return std::nullopt;
}

} // namespace
} // namespace url_slalom

constinit const UrlPart url::slalom{.read = url_slalom::read,
                                    .write = url_slalom::write,
                                    .alphabet = "0-9 a-z - /",
                                    .formLetter = url_slalom::withDirections};

} // namespace tokisuji
