// The line that says that rooms without number may stay empty; it stands among the sections.
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

} // namespace

constinit const FilePart file::emptyRoomFlag{
    .vocabulary = emptyRooms, .readLines = readEmptyRoomFlag, .writeLines = writeEmptyRoomFlag, .tellsVariants = true};

} // namespace tokisuji
