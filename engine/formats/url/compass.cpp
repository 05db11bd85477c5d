// Compass: for each cell a hole, four numbers (up, down, left, right; "." for none), or a run of blanks.
#include "engine/board/terrain.h"
#include "engine/formats/url/number16.h"

#include <array>

namespace tokisuji {

namespace url_compass {
namespace {

constexpr std::array layers{Layer::Up, Layer::Down, Layer::Left, Layer::Right};
constexpr char hole = '_';

std::optional<Error> readClue(BodyReader& in, Board& board, Place cell)
{
    board.set(Layer::Terrain, cell, static_cast<int>(Terrain::Mark));
    return readNumbers(in, static_cast<int>(layers.size()),
                       [&](int index, int number, std::size_t) -> std::optional<Error> {
                           if (number >= 0)
                               board.set(layers[static_cast<std::size_t>(index)], cell, number);
                           return std::nullopt;
                       });
}

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        BodyReader ahead = in;
        const char c = ahead.take();
        if (c > numberGapZero && c <= 'z') {
            cell += c - numberGapZero;
            in = ahead;
            continue;
        }
        if (c == hole) {
            clues.board().set(Layer::Terrain, clues.cell(cell), static_cast<int>(Terrain::Hole));
            in = ahead;
        } else if (auto error = readClue(in, clues.board(), clues.cell(cell))) {
            return error;
        }
        ++cell;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, numberGapZero);
    for (const Place cell : board.grid().cells()) {
        if (isHole(board, cell)) {
            out.token(std::string(1, hole));
            continue;
        }
        if (!isTerrain(board, cell, Terrain::Mark)) {
            out.blank();
            continue;
        }
        for (const Layer layer : layers) {
            const int number = board.at(layer, cell);
            if (!writeNumber(out, number == blank ? question : number))
                return cannotHold(board, layer, cell);
        }
    }
    return std::nullopt;
}

} // namespace
} // namespace url_compass

constinit const UrlPart url::compass{.read = url_compass::read,
                                     .write = url_compass::write,
                                     .alphabet = "0-9 a-z . - + = @ * $ _",
                                     .filling = UrlPart::Filling{Clue::Compass}};

} // namespace tokisuji
