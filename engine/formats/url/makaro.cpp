// Makaro: numbers less one, filled cells with or without an arrow, and letters for the blank cells between them.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_makaro {
namespace {

constexpr char gapZero = 'f', longNumber = '-', firstFilled = 'a', lastFilled = 'e';
constexpr int base = 10, largest = 99;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        if (c >= firstFilled && c <= lastFilled) {
            setTerrain(clues.board(), cell, Terrain::Wall);
            clues.board().set(Layer::Arrow, cell, c == firstFilled ? blank : c - firstFilled);
            return std::nullopt;
        }
        const auto digit = digitValue(c, base);
        const Result<int> number = c == longNumber ? in.takeNumber(2, base) : Result<int>(digit.value_or(0));
        if (!number)
            return number.error();
        if (c != longNumber && !digit)
            return in.unreadable(at);
        return clues.set(cell, *number + 1, at);
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell), arrow = board.at(Layer::Arrow, cell);
        const bool isFilled = isTerrain(board, cell, Terrain::Wall);
        if (number != blank && (number < 1 || number > largest || isFilled))
            return cannotHold(board, Layer::Number, cell);
        if (arrow > 0 && !isFilled)
            return cannotHold(board, Layer::Arrow, cell);
        if (isFilled)
            out.token(std::string(1, static_cast<char>(firstFilled + std::max(arrow, 0))));
        else if (number == blank)
            out.blank();
        else
            out.token((number > base ? std::string(1, longNumber) : std::string()) + std::to_string(number - 1));
    }
    return std::nullopt;
}

} // namespace
} // namespace url_makaro

constinit const UrlPart url::makaro{.read = url_makaro::read, .write = url_makaro::write, .alphabet = "0-9 a-z -"};

} // namespace tokisuji
