// Colour numbers: ten times the colour, and 1 more than the number or 0 for "?".
#include "engine/formats/colour_number.h"
#include "engine/formats/url/number16.h"

namespace tokisuji {

namespace url_colour_numbers {
namespace {

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readNumbers(in, clues.cells(), [&](int index, int packed, std::size_t at) -> std::optional<Error> {
        const auto clue = colourNumberOf(clues.genre(), packed);
        if (!clue)
            return in.unreadable(at);
        clues.board().set(Layer::Terrain, clues.cell(index), clue->colour);
        return clues.set(clues.cell(index), clue->number, at);
    });
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells()) {
        const auto packed = packedColourNumber(board, cell);
        if (!packed || !writeNumber(out, *packed))
            return cannotHold(board, Layer::Number, cell);
    }
    return std::nullopt;
}

} // namespace
} // namespace url_colour_numbers

constinit const UrlPart url::colourNumbers{
    .read = url_colour_numbers::read, .write = url_colour_numbers::write, .alphabet = "0-9 a-z -"};

} // namespace tokisuji
