// Ayeheya. As Heyawake: shade cells, no two of them side by side, so that the unshaded ones form one area and no
// straight row of them crosses two room borders; a room's number says how many of its cells are shaded. Besides, the
// shading of each room looks the same after a half turn of the room.
//
//     +---------------+
//     | .   .   .   . |
//     +---------------+        ayeheya/4/2/00ug2
//     | 2#  .   .   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily turnedShading{
    .id = "turned-shading",
    .name = {"the shading of a room is point-symmetric", "部屋の黒マスは点対称"},
    .broken = {"The shading of a room is not point-symmetric", "部屋の黒マスの配置が点対称ではありません"}};

constexpr RuleFamily turnedRoom{.id = "turned-room",
                                .name = {"rooms are point-symmetric", "部屋は点対称な形"},
                                .broken = {"A room is not point-symmetric", "点対称な形でない部屋があります"}};

} // namespace family

namespace {

/// The place that a cell takes when its room is turned by 180 degrees, within the rectangle round it.
Place turnedInRoom(const Room& room, Place cell)
{
    const auto [left, right] = std::ranges::minmax(room.cells, {}, &Place::x);
    const auto [top, bottom] = std::ranges::minmax(room.cells, {}, &Place::y);
    return {static_cast<std::int16_t>(left.x + right.x - cell.x), static_cast<std::int16_t>(top.y + bottom.y - cell.y)};
}

} // namespace

extern const Genre ayeheya;
const Genre ayeheya{
    .id = "ayeheya",
    .urlId = "ayeheya",
    .title = {"Ayeheya", "∀人∃ＨＥＹＡ"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. A number says how many "
                "cells of its room are shaded. No straight line of unshaded cells passes through more than two rooms. "
                "The shading of each room is point-symmetric: it looks the same after a half turn.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。数字はその部屋の黒マスの数です。白マス"
                "が縦横まっすぐに 3 "
                "つ以上の部屋にわたって続いてはいけません。どの部屋も、黒マスの配置は部屋の中心について点対称です。"},
    .kana = "あいえへや",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "ayeheya/6/6/333baa00no7gh21g2i",
    .penpa = {.tag = "ayeheya (ekawayeh)", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            const std::vector<Room> all = rooms(b);
            roomCounts(r, all, black);
            noRunOverTwoBorders(r, b, !black);
            for (const Room& room : all)
                for (const Place c : room.cells) {
                    const Place image = turnedInRoom(room, c);
                    if (!std::ranges::binary_search(room.cells, image))
                        r.at(c, family::turnedRoom).ofWholeRoom().any({});
                    else if (c < image)
                        r.at(c, family::turnedShading).ofWholeRoom().same(black[c], black[image]);
                }
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .mostRoom = 4},
};

} // namespace tokisuji
