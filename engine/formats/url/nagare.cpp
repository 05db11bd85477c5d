// Nagare: arrows in open cells, filled cells with or without an arrow, and runs of blanks.
#include "engine/board/terrain.h"
#include "engine/formats/url/codec.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr char gapZero = 'a' - 1;
constexpr int plainWall = 5; ///< arrows are 1 to 4 as Dir, on a filled cell as many more

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int cell = 0; cell < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c > gapZero && c <= 'z') {
            cell += c - gapZero;
            continue;
        }
        const auto sign = digitValue(c, 10);
        if (!sign || *sign == 0)
            return in.unreadable(at);
        const Place place = clues.cell(cell++);
        if (*sign >= plainWall)
            clues.board().set(Layer::Terrain, place, static_cast<int>(Terrain::Wall));
        if (*sign != plainWall)
            clues.board().set(Layer::Arrow, place, *sign % plainWall);
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    GapWriter out(body, gapZero);
    for (const Place cell : board.grid().cells()) {
        const int arrow = std::max(board.at(Layer::Arrow, cell), 0);
        if (const int sign = arrow + (isTerrain(board, cell, Terrain::Wall) ? plainWall : 0); sign > 0)
            out.token(std::string(1, digitOf(sign)));
        else
            out.blank();
    }
    return std::nullopt;
}

} // namespace

const Codec nagareCodec{read, write, "1-9 a-z"};

} // namespace tokisuji
