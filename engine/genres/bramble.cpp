// Bramble. Shade single cells and pairs of cells within rooms, as many cells as the numbers of rooms say. They touch
// only at corners, where all hang together and close no ring; two single cells do not touch.
//
//     +-----------+
//     | 3   #   # |
//     |   +-------+
//     | # | .   . |        bramble/3/3/40e032
//     +---+       |
//     | 2   #   # |
//     +-----------+
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily whiteOutside{
    .id = "white-outside",
    .name = {"shaded cells enclose no others", "黒マスは輪にならない"},
    .broken = {"Shaded cells enclose unshaded ones", "黒マスが輪になって白マスを囲んでいます"}};

constexpr RuleFamily largeBlock{
    .id = "large-block",
    .name = {"at most two shaded cells together", "黒マスのかたまりは 2 マスまで"},
    .broken = {"More than two shaded cells hang together", "3 マス以上つながった黒マスがあります"}};

constexpr RuleFamily singlesTouch{
    .id = "singles-touch",
    .name = {"single shaded cells do not touch at corners", "1 マスの黒マスどうしは角で接しない"},
    .broken = {"Single shaded cells touch at a corner", "1 マスの黒マスどうしが角で接しています"}};

} // namespace family

extern const Genre bramble;
const Genre bramble{
    .id = "bramble",
    .urlId = "bramble",
    .title = {"Bramble", "Bramble"},
    .summary = {"Shade single cells and pairs of neighbouring cells, never across the border of a room. A number says "
                "how many cells of its room are shaded. All shaded cells are connected by corners and enclose no "
                "unshaded cells; two single cells never touch at a corner.",
                "部屋の境界をまたがないように、1 マスまたは隣り合う 2 "
                "マスを黒く塗ります。数字はその部屋の黒マスの数です。黒マスは角を含めてすべてつながり、白マスを囲む輪を"
                "作りません。1 マスだけの黒マスどうしは角で接しません。"},
    .kana = "ぶらんぶる",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "bramble/5/5/b9d4aaeb2013",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            apartAtBorders(r, b, black, family::borderTouch);
            reachesFrame(r, !black, family::whiteOutside);
            roomCounts(r, rooms(b), black);
            connectedDiagonally(r, black, family::diagonallyConnected);
            PlaceMap<Lit> single(b.grid(), No);
            for (const Place c : b.grid().cells()) {
                const std::vector<Lit> beside = black[b.grid().neighbours(c)];
                r.at(c, family::largeBlock).when(black[c]).atMost(1, beside);
                single[c] = r.allOf({black[c], !r.anyOf(beside)});
            }
            for (const auto& square : b.grid().windows(2, 2))
                for (const auto& [p, q] : {std::pair{square[0], square[3]}, std::pair{square[1], square[2]}})
                    r.at(p, family::singlesTouch).never({single[p], single[q]});
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<1, 4>, {"A puzzle needs at least 4 cells.", "問題には 4 マス以上が必要です。"}},
               .rooms = Recipe::Polyominoes,
               .leastRoom = 2,
               .mostRoom = 6},
};

} // namespace tokisuji
