// Lines that name a variant and stand among the sections: that rooms without number may stay empty, that clue cells may
// be shaded.
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

constexpr std::string_view emptyRooms = "country_empty";
constexpr char emptyRoomsFlag = 'e';

/// A line that names the variant or is empty.
std::optional<Error> readEmptyRoomFlag(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.take();
    if (!line || line->text.empty())
        return std::nullopt;
    if (line->text != emptyRooms)
        return errorAt("file-token", line->at, {shortened(line->text), std::string(emptyRooms)});
    if (!clues.board().hasFlag(emptyRoomsFlag))
        clues.board().setFlags(clues.board().flags() + emptyRoomsFlag);
    return std::nullopt;
}

std::vector<std::string> writeEmptyRoomFlag(const Board& board)
{
    return {board.hasFlag(emptyRoomsFlag) ? std::string(emptyRooms) : std::string()};
}

constexpr std::string_view transparent = "t";

/// The line is there where the variant is on.
std::optional<Error> readTransparentFlag(Lines& lines, ClueSetter& clues)
{
    const auto line = lines.peek();
    if (!line || line->text != transparent)
        return std::nullopt;
    lines.take();
    if (!clues.board().hasFlag(transparent.front()))
        clues.board().setFlags(clues.board().flags() + std::string(transparent));
    return std::nullopt;
}

std::vector<std::string> writeTransparentFlag(const Board& board)
{
    return board.hasFlag(transparent.front()) ? std::vector{std::string(transparent)} : std::vector<std::string>{};
}

} // namespace

constinit const FilePart file::transparentFlag{.vocabulary = transparent,
                                               .readLines = readTransparentFlag,
                                               .writeLines = writeTransparentFlag,
                                               .tellsVariants = true};
constinit const FilePart file::emptyRoomFlag{
    .vocabulary = emptyRooms, .readLines = readEmptyRoomFlag, .writeLines = writeEmptyRoomFlag, .tellsVariants = true};

} // namespace tokisuji
