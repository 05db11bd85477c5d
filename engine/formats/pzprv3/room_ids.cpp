// Room ids: the rooms of a board as a number for each cell.
#include "engine/board/place_map.h"
#include "engine/board/rooms.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

constexpr int noRoom = -1; ///< of a hole

/// The number of rooms, then for each cell the number of its room.
std::optional<Error> readRoomIds(Lines& lines, ClueSetter& clues)
{
    lines.take(); // pzpr counts the rooms itself
    const Grid grid = clues.board().grid();
    PlaceMap<int> ids(grid);
    for (const auto& cells : grid.rows()) {
        const auto line = lines.take();
        if (!line)
            break;
        Tokens tokens(*line);
        for (const Place cell : cells) {
            const auto token = tokens.take();
            if (!token)
                return errorAt("file-row-too-short", line->at + line->text.size(),
                               {std::to_string(column(cell)), std::to_string(cells.size())});
            const auto id = token->text == "." ? std::optional(noRoom) : parseNumber(token->text);
            if (!id)
                return errorAt("file-token", token->at, {shortened(token->text), "numbers ."});
            ids[cell] = *id;
        }
    }
    for (const Place edge : grid.innerEdges()) {
        const auto [first, second] = cellsBeside(edge);
        if (ids[first] != ids[second])
            clues.board().set(Layer::Room, edge, 1);
    }
    return std::nullopt;
}

std::vector<std::string> writeRoomIds(const Board& board)
{
    const std::vector<Room> all = rooms(board);
    const PlaceMap<int> roomOf = roomOfCells(board, all);
    std::vector<std::string> lines{std::to_string(all.size())};
    for (const auto& cells : board.grid().rows()) {
        std::string& line = lines.emplace_back();
        for (const Place cell : cells)
            line += std::to_string(roomOf[cell]) + ' ';
    }
    return lines;
}

} // namespace

constinit const FilePart file::roomIds{.vocabulary = "numbers .", .readLines = readRoomIds, .writeLines = writeRoomIds};

} // namespace tokisuji
