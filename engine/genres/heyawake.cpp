// Heyawake. Shade cells, no two of them side by side, so that the unshaded ones form one area; a room's number says how
// many of its cells are shaded; no straight row of unshaded cells crosses two room borders.
//
//     +-------+---+
//     | #   . | . |        "1" in a room of two cells: heyawake/3/1/81g
//     +-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre heyawake;
const Genre heyawake{
    .id = "heyawake",
    .urlId = "heyawake",
    .aliases = {"heyawacky"},
    .title = {"Heyawake", "へやわけ"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. A number says how many "
                "cells of "
                "its room are shaded. No straight line of unshaded cells passes through more than two rooms.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。数字はその部屋の黒マスの数です。白マス"
                "が縦横まっすぐに 3 つ以上の部屋にわたって続いてはいけません。"},
    .kana = "へやわけ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "heyawake/5/5/apje70rsj0j0",
    .example = 8,
    .penpa = {.tag = "heyawake", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            r.at(wholeBoard, family::someShaded).any(black.all());
            roomCounts(r, rooms(b), black);
            noRunOverTwoBorders(r, b, !black);
        },
    .techniques =
        {
            named("third-room", {"No third room", "3 部屋連続禁止"}, 0, 0.8)
                .when(Move::LastOption, family::twoBorders)
                .says("The unshaded cells would reach a third room, so {conclusions}",
                      "白マスが 3 部屋に続いてしまうので {conclusions}"),
            named("room-full", {"Room is full", "部屋の黒は足りた"}, 0, 0.4)
                .when(Move::CountFull, family::roomCount)
                .says("{rules} is full, so {conclusions}", "{rules}の黒マスは足りているので {conclusions}"),
            named("room-rest", {"Room needs all remaining cells", "部屋の残りはすべて黒"}, 0, 0.6)
                .when(Move::CountRest, family::roomCount)
                .says("{rules} needs every remaining cell, so {conclusions}",
                      "{rules}には残りのマスがすべて必要なので {conclusions}"),
            named("room-packing", {"All ways to fill the room agree", "部屋のどの置き方でも同じ"}, 3, 2.6)
                .when(Move::Packing, family::roomCount)
                .says("All ways to fill the room {area} that break no rule agree: {conclusions}",
                      "部屋 {area} はルールに合う置き方がどれも同じなので {conclusions}"),
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .mostRoom = 4},
};

} // namespace tokisuji
