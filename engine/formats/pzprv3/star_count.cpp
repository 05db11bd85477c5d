// Star count: a line with how many stars stand in every row, column and room.
#include "engine/board/star_count.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

std::optional<Error> readStarCount(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line)
        return std::nullopt;
    const auto count = parseStarCount(line->text);
    if (!count)
        return errorAt("file-token", line->at, {shortened(line->text), "numbers"});
    clues.board().setSetup(std::to_string(*count));
    return std::nullopt;
}

std::vector<std::string> writeStarCount(const Board& board)
{
    return {std::to_string(starCount(board))};
}

} // namespace

constinit const FilePart file::starCount{
    .vocabulary = "numbers", .readLines = readStarCount, .writeLines = writeStarCount};

} // namespace tokisuji
