// Tatamibari: a digit for each sign, and letters for the blank cells between them.
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_tatamibari {
namespace {

constexpr char gapZero = 'f', unknown = '.';
constexpr std::string_view digits = "312"; ///< plus, upright, level

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        const std::size_t sign = digits.find(c);
        if (c != unknown && sign == std::string_view::npos)
            return in.unreadable(at);
        return clues.set(cell, c == unknown ? question : static_cast<int>(sign) + 1, at);
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int sign = board.at(Layer::Number, cell);
        if (sign == blank)
            out.blank();
        else if (sign == question)
            out.token(std::string(1, unknown));
        else if (sign >= 1 && sign <= static_cast<int>(digits.size()))
            out.token(std::string(1, digits[static_cast<std::size_t>(sign - 1)]));
        else
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_tatamibari

constinit const UrlPart url::tatamibari{
    .read = url_tatamibari::read, .write = url_tatamibari::write, .alphabet = "1-3 g-z ."};

} // namespace tokisuji
