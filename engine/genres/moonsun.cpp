// Moon or Sun. Draw one closed loop that enters every room exactly once. In a room it passes through all suns and no
// moons, or all moons and no suns, and it alternates between the two from room to room.
//
//     +---+---+
//     | o | c |        a room with a sun beside one with a moon: moonsun/2/2/o0f0
//     +---+---+
#include "engine/board/place_map.h"
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/one_kind.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneKind{.id = "one-kind",
                             .name = {"either suns or moons in a room", "部屋では月か太陽の一方だけを通る"},
                             .broken = {"The line visits both kinds of symbol in a room, or neither",
                                        "部屋の中で月と太陽の両方を通っているか、どちらも通っていません"}};

constexpr RuleFamily kindsChange{.id = "kinds-change",
                                 .name = {"suns and moons alternate", "月と太陽を交互に通る"},
                                 .broken = {"The line visits the same kind of symbol in two rooms in a row",
                                            "同じ種類の印を通る部屋が続いています"}};

} // namespace family

namespace {

constexpr int sun = 1, moon = 2;

} // namespace

extern const Genre moonsun;
const Genre moonsun{
    .id = "moonsun",
    .urlId = "moonsun",
    .title = {"Moon or Sun", "月か太陽"},
    .summary =
        {"Draw one closed loop that visits every room exactly once. In each room it passes through all moons and no "
         "suns, or all suns and no moons. A room of moons is followed by a room of suns, and a room of suns by a room "
         "of moons.",
         "すべての部屋をちょうど 1 回ずつ通る 1 "
         "つの輪を描きます。それぞれの部屋では、月だけをすべて通るか、太陽だけをすべて通ります。月を通った部屋の次は太"
         "陽を"
         "、太陽を通った部屋の次は月を通ります。"},
    .kana = "つきかたいよう",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = sun, .max = moon, .strict = true}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::border, &url::circle},
    .file = {.version = 2,
             .parts = {&file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .signs = SignStyle::SunMoon,
    .sample = "moonsun/6/6/0b36767c8o41910ib7103799",
    .penpa = {.tag = "moon or sun"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Room> all = rooms(b);
            entersRoomsOnce(r, b, line, all);
            const Field suns = roomsVisitedFor(r, b, line, all, sun);
            const Field moons = roomsVisitedFor(r, b, line, all, moon);
            for (const Room& room : all)
                visitsOneKind(r, b, line, room, {suns[room.anchor], moons[room.anchor]}, family::oneKind);
            const PlaceMap<int> roomOf = roomOfCells(b, all);
            for (const Place edge : givenBorders(b)) {
                const auto [p, q] = cellsBeside(edge);
                if (roomOf[p] == roomOf[q])
                    continue;
                for (const Field* kind : {&suns, &moons})
                    r.clue(edge, family::kindsChange).ofWholeRoom().never({line.over(edge), (*kind)[p], (*kind)[q]});
            }
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<2, 8>,
                         {"A loop from room to room needs at least 8 cells, at least 2 columns and at least 2 rows.",
                          "部屋から部屋へ輪を描くには、縦横とも 2 マス以上、合わせて 8 マス以上が必要です。"}},
               .method = "loop-of-rooms",
               .rooms = Recipe::Polyominoes,
               .leastRoom = 4,
               .mostRoom = 9},
};

} // namespace tokisuji
