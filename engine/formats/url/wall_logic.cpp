// Wall logic: numbers of one or two hexadecimal digits between filled cells.
#include "engine/board/terrain.h"
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_wall_logic {
namespace {

constexpr char wall = '+';
constexpr int base = 16;

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, numberGapZero, [&](Place cell, char first, std::size_t at) -> std::optional<Error> {
        if (first == wall) {
            setTerrain(clues.board(), cell, Terrain::Wall);
            return std::nullopt;
        }
        std::optional<int> number = first == '.' ? question : digitValue(first, base);
        if (first == '-') {
            const Result<int> digits = in.takeNumber(2, base);
            if (!digits)
                return digits.error();
            number = *digits;
        }
        return number ? clues.set(cell, *number, at) : in.unreadable(at);
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    constexpr int most = base * base;
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        if (isTerrain(board, cell, Terrain::Wall))
            out.token(std::string(1, wall));
        else if (number >= most || !writeNumber(out, number))
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_wall_logic

constinit const UrlPart url::wallLogic{
    .read = url_wall_logic::read, .write = url_wall_logic::write, .alphabet = "0-9 a-z - + ."};

} // namespace tokisuji
