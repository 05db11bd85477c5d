// Room ids: the rooms of a board as a number for each cell, or a sign for a filled one.
#include "engine/board/place_map.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/names.h"
#include "engine/formats/pzprv3/layout.h"

namespace tokisuji {

namespace {

constexpr int noRoom = -1; ///< of a hole, or a cell that is filled
constexpr char filled = '#', gap = '.', noSign = '\0';

/// The number of rooms, then for each cell the number of its room or the sign of one that is filled.
template <char sign>
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
            const bool isFilled = sign != noSign && token->text == std::string(1, sign);
            if (isFilled)
                setTerrain(clues.board(), cell, Terrain::Wall);
            const auto id = isFilled || token->text == "." ? std::optional(noRoom) : parseNumber(token->text);
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

template <char sign>
std::vector<std::string> writeRoomIds(const Board& board)
{
    const std::vector<Room> all = sign == noSign ? rooms(board) : roomsBetweenHoles(board);
    const PlaceMap<int> roomOf = roomOfCells(board, all);
    std::vector<std::string> lines{std::to_string(all.size())};
    for (const auto& cells : board.grid().rows()) {
        std::string& line = lines.emplace_back();
        for (const Place cell : cells)
            line += (isTerrain(board, cell, Terrain::Wall) ? std::string(1, sign) : std::to_string(roomOf[cell])) + ' ';
    }
    return lines;
}

} // namespace

constinit const FilePart file::roomIds{
    .vocabulary = "numbers .", .readLines = readRoomIds<noSign>, .writeLines = writeRoomIds<noSign>};
constinit const FilePart file::roomIdsAndWalls{
    .vocabulary = "numbers #", .readLines = readRoomIds<filled>, .writeLines = writeRoomIds<filled>};
constinit const FilePart file::roomIdsAndGaps{
    .vocabulary = "numbers .", .readLines = readRoomIds<gap>, .writeLines = writeRoomIds<gap>};

} // namespace tokisuji
