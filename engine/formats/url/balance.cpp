// Balance: numbers in which the lowest bit is the circle's colour; 0 and 1 are circles without number.
#include "engine/board/terrain.h"
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_balance {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readNumbers(in, clues.cells(), [&](int index, int packed, std::size_t at) -> std::optional<Error> {
        if (packed == question) // pzpr reads a cell without clue: the unknown number is 0 or 1
            return std::nullopt;
        const Place cell = clues.cell(index);
        if (packed % 2 == 1)
            clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Black));
        return clues.set(cell, packed < 2 ? question : packed / 2, at);
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells()) {
        const int number = board.at(Layer::Number, cell);
        const int colour = isTerrain(board, cell, Terrain::Black) ? 1 : 0;
        const int packed = number == blank ? blank : number == question ? colour : 2 * number + colour;
        if (number == 0 || !writeNumber(out, packed))
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_balance

constinit const UrlPart url::balance{
    .read = url_balance::read, .write = url_balance::write, .alphabet = "0-9 a-z - + = @ % * $"};

} // namespace tokisuji
