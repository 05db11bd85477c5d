// Number16: numbers of any size, hexadecimal with a prefix that says how many digits follow; over cells or over rooms.
#include "engine/formats/url/number16.h"

#include "engine/board/rooms.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Numbers from `from` on are written as the prefix and the number less `base` in `digits` hexadecimal digits.
struct Prefix {
    char mark;
    int digits;
    int base;
    int from;
};
constexpr Prefix prefixes[]{
    {'-', 2, 0, 16},      {'+', 3, 0, 256},       {'=', 3, 4096, 4096},
    {'@', 3, 8192, 8192}, {'*', 4, 12240, 12240}, {'$', 5, 77776, 77776},
};
constexpr char olderMark = '%'; // what "@" was before

const Prefix* prefixOf(char mark)
{
    const auto found = std::ranges::find(prefixes, mark == olderMark ? '@' : mark, &Prefix::mark);
    return found == std::end(prefixes) ? nullptr : found;
}

} // namespace

std::optional<Error> readNumbers(BodyReader& in, int count, const SetNumber& set)
{
    for (int index = 0; index < count && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c > numberGapZero && c <= 'z') {
            index += c - numberGapZero;
            continue;
        }
        std::optional<int> number = c == '.' ? question : digitValue(c, 16);
        if (const Prefix* prefix = prefixOf(c)) {
            const Result<int> digits = in.takeNumber(prefix->digits, 16);
            if (!digits)
                return digits.error();
            number = *digits + prefix->base;
        }
        if (!number && static_cast<unsigned char>(c) >= 0x80)
            return in.unreadable(at);
        if (!number)
            continue;
        if (auto refused = set(index++, *number, at))
            return refused;
    }
    return std::nullopt;
}

namespace {

std::string hexadecimal(int number, int digits)
{
    std::string text(static_cast<std::size_t>(digits), '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number /= 16)
        *digit = digitOf(number % 16);
    return text;
}

/// The sign for a number or "?"; empty where there is none.
std::string tokenOf(int number)
{
    if (number == question)
        return ".";
    if (number >= 0 && number < prefixes[0].from)
        return std::string(1, digitOf(number));
    for (std::size_t i = std::size(prefixes); i-- > 0;) {
        const Prefix& prefix = prefixes[i];
        if (number >= prefix.from)
            return number - prefix.base < 1 << (4 * prefix.digits)
                       ? prefix.mark + hexadecimal(number - prefix.base, prefix.digits)
                       : "";
    }
    return "";
}

} // namespace

bool writeNumber(GapWriter& out, int number)
{
    if (number == blank) {
        out.blank();
        return true;
    }
    const std::string token = tokenOf(number);
    out.token(token);
    return !token.empty();
}

namespace url_number16 {
namespace {

std::optional<Error> readCells(BodyReader& in, ClueSetter& clues)
{
    return readNumbers(in, clues.cells(),
                       [&](int index, int number, std::size_t at) { return clues.set(clues.cell(index), number, at); });
}

constexpr char withoutBorders = 'c';

std::optional<Error> readAfterBorders(BodyReader& in, ClueSetter& clues)
{
    if (!in.hasLetter(withoutBorders))
        if (auto refused = url::border.read(in, clues))
            return refused;
    return readCells(in, clues);
}

std::optional<Error> writeCells(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells())
        if (!writeNumber(out, board.at(Layer::Number, cell)))
            return cannotHold(board, Layer::Number, cell);
    return std::nullopt;
}

std::optional<Error> writeCellsIfAny(const Board& board, std::string& body)
{
    return board.isBlank(Layer::Number) ? std::nullopt : writeCells(board, body);
}

std::optional<Error> readRooms(BodyReader& in, ClueSetter& clues)
{
    const std::vector<Room> all = rooms(clues.board());
    return readNumbers(in, static_cast<int>(all.size()), [&](int index, int number, std::size_t at) {
        return clues.set(all[static_cast<std::size_t>(index)].anchor, number, at);
    });
}

std::optional<Error> writeRooms(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Room& room : rooms(board)) {
        for (const Place cell : room.cells) // a second number in a room would be lost
            if (board.at(Layer::Number, cell) != blank && cell != room.numberCell)
                return cannotHold(board, Layer::Number, cell);
        if (!writeNumber(out, room.number))
            return cannotHold(board, Layer::Number, room.numberCell);
    }
    return std::nullopt;
}

constexpr std::string_view alphabet = "0-9 a-z - + = @ % * $ .";

} // namespace
} // namespace url_number16

constinit const UrlPart url::number16{.read = url_number16::readCells,
                                      .write = url_number16::writeCells,
                                      .alphabet = url_number16::alphabet,
                                      .filling = UrlPart::Filling{Clue::CellNumber}};
constinit const UrlPart url::number16Alone{.read = url_number16::readAfterBorders,
                                           .write = url_number16::writeCells,
                                           .alphabet = url_number16::alphabet,
                                           .formLetter = url_number16::withoutBorders,
                                           .filling = UrlPart::Filling{Clue::CellNumber}};
constinit const UrlPart url::someNumber16{.read = url_number16::readCells,
                                          .write = url_number16::writeCellsIfAny,
                                          .alphabet = url_number16::alphabet,
                                          .filling = UrlPart::Filling{Clue::CellNumber}};
constinit const UrlPart url::roomNumber16{.read = url_number16::readRooms,
                                          .write = url_number16::writeRooms,
                                          .alphabet = url_number16::alphabet,
                                          .filling = UrlPart::Filling{Clue::RoomNumber}};

} // namespace tokisuji
