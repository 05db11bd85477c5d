// Akichiwake. Shade cells, no two of them side by side, so that the unshaded ones form one area; no straight row of
// unshaded cells crosses two room borders. A room's number is the size of the largest unshaded area within it.
//
//     +-----------+---+
//     | 2#  .   . | . |
//     +-----------+   |        akichi/4/2/40s23
//     | 3   .   .   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily areaAtMost{
    .id = "area-at-most",
    .name = {"no larger unshaded area in a room", "部屋の白マスのかたまりは数字より大きくない"},
    .broken = {"An unshaded area of a room is larger than its number", "数字より大きい白マスのかたまりがあります"}};

constexpr RuleFamily areaAtLeast{
    .id = "area-at-least",
    .name = {"an unshaded area as large as the number of a room", "部屋に数字と同じ大きさの白マスのかたまり"},
    .broken = {"No unshaded area of a room is as large as its number",
               "数字と同じ大きさの白マスのかたまりがありません"}};

} // namespace family

namespace {

constexpr char onlyLimits = 'x';

/// The largest area of the field within a room has as many cells as its number, or no more. An area that has more
/// holds one of any so many cells that not as many others are left: only from those it is looked for.
void largestArea(Rules& r, const Board& b, const Field& field, const Field& walls, const Room& room)
{
    const auto number = static_cast<std::size_t>(room.number), size = room.cells.size();
    std::vector<Lit> largeEnough;
    for (std::size_t i = 0; i < size && i + number <= size; ++i) {
        const Lit own = field[room.cells[i]];
        std::vector<Place> cells = room.cells;
        std::ranges::rotate(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(i),
                            cells.begin() + static_cast<std::ptrdiff_t>(i) + 1);
        std::vector<Lit> area = reachedWithin(r, walls, cells)[cells];
        area.front() = own;
        if (i + number < size)
            r.clue(room.numberCell, family::areaAtMost).ofWholeRoom().when(own).atMost(room.number, area);
        if (number > 0 && !b.hasFlag(onlyLimits))
            largeEnough.push_back(r.allOf({own, Tally(r, area, number).atLeast(number)}));
    }
    if (number > 0 && !b.hasFlag(onlyLimits))
        r.clue(room.numberCell, family::areaAtLeast).ofWholeRoom().any(std::move(largeEnough));
}

} // namespace

extern const Genre akichi;
const Genre akichi{
    .id = "akichi",
    .urlId = "akichi",
    .title = {"Akichiwake", "Akichiwake"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected. No straight line of "
         "unshaded cells passes through more than two rooms. A number is the size of the largest unshaded area "
         "of its room, with nothing outside the room counted.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながりますが、縦横まっすぐに 3 "
         "つ以上の部屋にわたって続いてはいけません。数字は、その部屋の中だけで見た白マスのかたまりのうち、いちばん"
         "大きいものの大きさです。"},
    .kana = "あきちわけ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .variants = {{onlyLimits, {"Numbers are only upper limits", "数字は上限"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "akichi/5/5/48g00svv45g5g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            noRunOverTwoBorders(r, b, !black);
            const Field parting = walls(r, b, !black);
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    largestArea(r, b, !black, parting, room);
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
