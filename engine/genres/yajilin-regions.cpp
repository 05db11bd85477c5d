// Regional Yajilin. Shade cells, no two side by side, and draw one loop through all other cells; a room's number says
// how many of its cells are shaded.
//
//     +---+-------+
//     | 0 | 1   . |
//     |   |       |
//     | . | #   . |
//     |   |       |
//     | . | .   . |
//     +---+-------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shaded_loop.h"

namespace tokisuji {

extern const Genre yajilin_regions;
const Genre yajilin_regions{
    .id = "yajilin-regions",
    .urlId = "yajilin-regions",
    .aliases = {"yajirin-regions"},
    .title = {"Regional Yajilin", "ヘヤジリン"},
    .summary = {"Shade cells, never two side by side, and draw one loop through every other cell. A number says how "
                "many cells of its room are shaded.",
                "黒マスを隣り合わないように塗り、残りのすべてのマスを通る 1 "
                "つの輪を描きます。数字は、その部屋の黒マスの数です。"},
    .kana = "へやじりん",
    .family = Family::Loop,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::CellLine},
    .variants = {{'o', {"Shaded cells are outside the loop", "黒マスは輪の外側"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::shades, &file::lines}},
    .sample = "yajilin-regions/5/5/l6cpvgvgh1i1g01g",
    .penpa = {.grid = "121", .figures = PenpaForm::Corner},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadedLoop(r, b, LoopCells::All).black;
            roomCounts(r, rooms(b), black);
        },
    .recipe = Recipe{.sizes = {isAtLeast<2, 6>,
                               {"A loop beside shaded cells needs at least 6 cells, at least 2 columns and at least 2 "
                                "rows.",
                                "黒マスと輪を置くには、縦横とも 2 マス以上、合わせて 6 マス以上が必要です。"}},
                     .method = "many-shaded",
                     .rooms = Recipe::Rectangles,
                     .leastRoom = 2,
                     .mostRoom = 9},
};

} // namespace tokisuji
