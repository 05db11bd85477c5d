// L-route: arrows, circles, "." for an arrow of unknown direction, and letters for the blank cells between them.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_loute {
namespace {

constexpr char gapZero = 'f', unknownArrow = '.';
constexpr int circle = 5;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        if (c == unknownArrow)
            return clues.set(cell, plainMark, at);
        const int sign = digitValue(c, circle + 1).value_or(0);
        if (sign == 0)
            return in.unreadable(at);
        if (sign == circle)
            return clues.set(cell, question, at);
        clues.board().set(Layer::Arrow, cell, sign);
        return std::nullopt;
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell), arrow = board.at(Layer::Arrow, cell);
        if (number >= 0 || (number != blank && arrow > 0))
            return cannotHold(board, arrow > 0 ? Layer::Arrow : Layer::Number, cell);
        if (number == plainMark)
            out.token(std::string(1, unknownArrow));
        else if (number == question || arrow > 0)
            out.token(std::string(1, digitOf(number == question ? circle : arrow)));
        else
            out.blank();
    }
    return std::nullopt;
}

} // namespace
} // namespace url_loute

constinit const UrlPart url::loute{.read = url_loute::read, .write = url_loute::write, .alphabet = "1-5 g-z ."};

} // namespace tokisuji
