// Walls: filled cells alone. A digit or letter stands for so many cells and a filled one after them, "." for 36 cells
// without one.
#include "engine/board/terrain.h"
#include "engine/formats/url/body.h"

namespace tokisuji {

namespace url_walls {
namespace {

constexpr int longest = 36;
constexpr char longRun = '.';

std::optional<Error> read(BodyReader& in, ClueSetter& clues)
{
    for (int index = 0; index < clues.cells() && !in.atEnd();) {
        const std::size_t at = in.at();
        const char c = in.take();
        if (c == longRun) {
            index += longest;
            continue;
        }
        const auto before = digitValue(c, longest);
        if (!before)
            return in.unreadable(at);
        index += *before;
        if (index < clues.cells())
            setTerrain(clues.board(), clues.cell(index), Terrain::Wall);
        ++index;
    }
    return std::nullopt;
}

std::optional<Error> write(const Board& board, std::string& body)
{
    int before = 0;
    for (const Place cell : board.grid().cells()) {
        if (isTerrain(board, cell, Terrain::Wall)) {
            body += digitOf(before);
            before = 0;
        } else if (++before == longest) {
            body += longRun;
            before = 0;
        }
    }
    return std::nullopt;
}

} // namespace
} // namespace url_walls

constinit const UrlPart url::walls{.read = url_walls::read, .write = url_walls::write, .alphabet = "0-9 a-z ."};

} // namespace tokisuji
