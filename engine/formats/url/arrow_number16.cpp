// Arrow number: a direction (0 none, then up, down, left, right) and a number or "?", or a plain mark.
#include "engine/formats/url/arrow_number16.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int lastDirection = static_cast<int>(Dir::Right);

/// One hexadecimal digit or "?".
Result<int> readShortNumber(BodyReader& in)
{
    BodyReader ahead = in;
    if (!ahead.atEnd() && ahead.take() == '.') {
        in = ahead;
        return question;
    }
    return in.takeNumber(1, 16);
}

} // namespace

Result<ArrowToken> readArrow(BodyReader& in, char first)
{
    if (first == '+')
        return ArrowToken{0, plainMark};
    const Result<int> direction = first == '-' ? in.takeNumber(1, lastDirection + 1) : first - '0';
    if (!direction)
        return direction.error();
    const bool isLong = *direction > lastDirection;
    const Result<int> number = first == '-' ? in.takeNumber(3, 16)
                               : isLong     ? in.takeNumber(2, 16)
                                            : readShortNumber(in);
    if (!number)
        return number.error();
    return ArrowToken{isLong ? *direction - lastDirection - 1 : *direction, *number};
}

namespace url_arrow_number16 {
namespace {

std::optional<Error> setArrow(ClueSetter& clues, int index, ArrowToken arrow, std::size_t at)
{
    const Place cell = clues.cell(index);
    if (arrow.direction > 0)
        clues.board().set(Layer::Arrow, cell, arrow.direction);
    return clues.set(cell, arrow.number, at);
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c >= 'a' && c <= 'z') {
            cell += c - arrowGapZero;
            continue;
        }
        if (!digitValue(c, 10) && c != '+' && c != '-')
            return in.unreadable(at);
        const Result<ArrowToken> arrow = readArrow(in, c);
        if (!arrow)
            return arrow.error();
        if (auto refused = setArrow(clues, cell++, *arrow, at))
            return refused;
    }
    return std::nullopt;
}

} // namespace
} // namespace url_arrow_number16

std::string tokenOf(ArrowToken arrow)
{
    const char direction = digitOf(arrow.direction);
    const auto hex = [&](int shift) { return digitOf(arrow.number >> shift & 15); };
    if (arrow.number == plainMark)
        return arrow.direction == 0 ? "+" : "";
    if (arrow.number == question)
        return {direction, '.'};
    if (arrow.number < 0 || arrow.number >= 4096)
        return "";
    if (arrow.number < 16)
        return {direction, hex(0)};
    if (arrow.number < 256)
        return {digitOf(arrow.direction + lastDirection + 1), hex(4), hex(0)};
    return {'-', direction, hex(8), hex(4), hex(0)};
}

namespace url_arrow_number16 {
namespace {

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, arrowGapZero);
    for (const Place cell : board.grid().cells()) {
        const ArrowToken arrow{std::max(board.at(Layer::Arrow, cell), 0), board.at(Layer::Number, cell)};
        if (arrow.number == blank && arrow.direction == 0) {
            out.blank();
            continue;
        }
        const std::string token = tokenOf(arrow);
        if (token.empty())
            return cannotHold(board, arrow.number == blank ? Layer::Arrow : Layer::Number, cell);
        out.token(token);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_arrow_number16

constinit const UrlPart url::arrowNumber16{.read = url_arrow_number16::read,
                                           .write = url_arrow_number16::write,
                                           .alphabet = "0-9 a-z - + .",
                                           .filling = UrlPart::Filling{Clue::ArrowNumber}};

} // namespace tokisuji
