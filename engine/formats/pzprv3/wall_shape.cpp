// Wall shape: a line with the shape of a board of bricks.
#include "engine/board/wall.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

constexpr std::string_view shapes = "0 1 2 3";

std::optional<Error> readWallShape(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line)
        return std::nullopt;
    const auto shape = parseNumber(line->text);
    const auto grid = shape ? wallOf(clues.board().grid().saidSize(), *shape) : std::nullopt;
    if (!grid)
        return errorAt("file-token", line->at, {shortened(line->text), std::string(shapes)});
    clues.board() = clues.board().blankOn(*grid);
    return std::nullopt;
}

std::vector<std::string> writeWallShape(const Board& board)
{
    return {std::to_string(wallShape(board.grid()))};
}

} // namespace

constinit const FilePart file::wallShape{
    .vocabulary = shapes, .readLines = readWallShape, .writeLines = writeWallShape};

} // namespace tokisuji
