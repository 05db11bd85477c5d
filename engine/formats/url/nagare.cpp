// Nagare: arrows in open cells, filled cells with or without an arrow, and runs of blanks.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

#include <algorithm>

namespace tokisuji {

namespace url_nagare {
namespace {

constexpr char gapZero = 'a' - 1;
constexpr int plainWall = 5; ///< arrows are 1 to 4 as Dir, on a filled cell as many more

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    return readCells(in, clues, gapZero, [&](Place cell, char c, std::size_t at) -> std::optional<Error> {
        const auto sign = digitValue(c, 10);
        if (!sign || *sign == 0)
            return in.unreadable(at);
        if (*sign >= plainWall)
            clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Wall));
        if (*sign != plainWall)
            clues.board().set(Layer::Arrow, cell, *sign % plainWall);
        return std::nullopt;
    });
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
} // namespace url_nagare

constinit const UrlPart url::nagare{.read = url_nagare::read, .write = url_nagare::write, .alphabet = "1-9 a-z"};

} // namespace tokisuji
