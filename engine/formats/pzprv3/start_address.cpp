// Start address: a line with the place of the start in half cells.
#include "engine/board/gates.h"
#include "engine/board/terrain.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

#include <algorithm>

namespace tokisuji {

namespace {

std::optional<Error> readStart(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line)
        return std::nullopt;
    Tokens tokens(*line);
    const auto x = tokens.take(), y = tokens.take();
    const auto numberOf = [](const std::optional<Piece>& token) {
        return token ? parseNumber(token->text).value_or(blank) : blank;
    };
    const Place cell{static_cast<std::int16_t>(std::min(numberOf(x), 2 * maxSide)),
                     static_cast<std::int16_t>(std::min(numberOf(y), 2 * maxSide))};
    if (!clues.board().grid().hasCell(cell))
        return errorAt("file-token", line->at, {shortened(line->text), "a cell"});
    moveStart(clues.board(), cell);
    return std::nullopt;
}

std::vector<std::string> writeStart(const Board& board)
{
    for (const Place c : board.grid().cells())
        if (isTerrain(board, c, Terrain::Start))
            return {std::to_string(c.x) + " " + std::to_string(c.y)};
    return {"1 1"};
}

} // namespace

constinit const FilePart file::startAddress{.vocabulary = "a cell", .readLines = readStart, .writeLines = writeStart};

} // namespace tokisuji
