// Moon or Sun. Draw one closed loop that enters every room exactly once. In a room it passes through all suns and no
// moons, or all moons and no suns, and it alternates between the two from room to room.
//
//     +---+---+
//     | o | c |        a room with a sun beside one with a moon: moonsun/2/2/o0f0
//     +---+---+
#include "engine/board/place_map.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily allOfKind{.id = "all-of-kind",
                               .name = {"all symbols of one kind in a room", "部屋の同じ種類の印をすべて通る"},
                               .broken = {"The line misses a symbol of the kind that it visits in a room",
                                          "線が、部屋の中の同じ種類の印をすべて通っていません"}};

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

std::vector<Lit> visits(const Board& b, Loop& line, const Room& room, int sign)
{
    std::vector<Lit> lits;
    for (const Place c : room.cells)
        if (b.at(Layer::Number, c) == sign)
            lits.push_back(line.uses(c));
    return lits;
}

/// For each cell: the line runs over a sign of this kind in its room. All of them or none.
Field roomsOf(const Board& b, Rules& r, Loop& line, const std::vector<Room>& all, int sign)
{
    PlaceMap<Lit> ofCell(b.grid(), No);
    for (const Room& room : all) {
        const std::vector<Lit> signs = visits(b, line, room, sign);
        const Lit any = r.anyOf(signs);
        for (const Lit visited : signs)
            r.clue(room.anchor, family::allOfKind).ofWholeRoom().implies(any, {visited});
        for (const Place c : room.cells)
            ofCell[c] = any;
    }
    return {b.grid(), PlaceKind::Cell, ofCell.values()};
}

void visitsOneKind(const Board& b, Rules& r, Loop& line, const Room& room, Lit suns, Lit moons)
{
    if (!r.isOpen() || (suns != No && moons != No)) {
        r.clue(room.anchor, family::oneKind).ofWholeRoom().exactly(1, {suns, moons});
        return;
    }
    std::vector<Lit> visited{suns, moons}; // or a cell where one of the other kind may still be put
    for (const Place c : room.cells)
        if (b.at(Layer::Number, c) == blank)
            visited.push_back(line.uses(c));
    r.clue(room.anchor, family::oneKind).ofWholeRoom().any(std::move(visited));
    r.clue(room.anchor, family::oneKind).unlessClue().exactly(1, {suns, moons});
}

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
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Room> all = rooms(b);
            entersRoomsOnce(r, b, line, all);
            const Field suns = roomsOf(b, r, line, all, sun);
            const Field moons = roomsOf(b, r, line, all, moon);
            for (const Room& room : all)
                visitsOneKind(b, r, line, room, suns[room.anchor], moons[room.anchor]);
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
