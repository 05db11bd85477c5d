// Herugolf: balls with their numbers, holes, and runs of blanks.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_herugolf {
namespace {

constexpr char hole = 'h', longNumber = '-', gapZero = 'h';
constexpr int largest = 255;

std::optional<Error> readBall(BodyReader& in, ClueSetter& clues, Place cell, char first, std::size_t at)
{
    const auto digit = digitValue(first, 16);
    if (!digit && first != longNumber)
        return in.unreadable(at);
    clues.board().set(Layer::Terrain, cell, blank); // a ball lies on dry ground
    const Result<int> number = first == longNumber ? in.takeNumber(2, 16) : Result<int>(*digit);
    return number ? clues.set(cell, *number, at) : number.error();
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        if (c == hole)
            clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Cup));
        else if (auto error = readBall(in, clues, cell, c, at))
            return error;
        return std::nullopt;
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (isTerrain(board, cell, Terrain::Cup))
            out.token(std::string(1, hole));
        else if (number == blank)
            out.blank();
        else if (number < 0 || number > largest)
            return cannotHold(board, Layer::Number, cell);
        else if (number < 16)
            out.token(std::string(1, digitOf(number)));
        else
            out.token(std::string{longNumber, digitOf(number / 16), digitOf(number % 16)});
    }
    return std::nullopt;
}

} // namespace
} // namespace url_herugolf

constinit const UrlPart url::herugolf{
    .read = url_herugolf::read, .write = url_herugolf::write, .alphabet = "0-9 a-z -"};

} // namespace tokisuji
