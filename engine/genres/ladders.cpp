// Ladders. Put ladders over two borders each, apart at their ends, so that all regions are joined. Numbers count them.
//
//     +---+---+---+
//     | . I = I . |        a level ladder in the middle joins the outer two, not the region that it lies in
//     +---+---+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/bars.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily someLadder{.id = "some-ladder",
                                .name = {"there is a ladder", "はしごがある"},
                                .broken = {"There is no ladder", "はしごがありません"}};

constexpr RuleFamily laddersTouch{.id = "ladders-touch",
                                  .name = {"ends of ladders do not touch", "はしごの端どうしはつながらない"},
                                  .broken = {"The ends of two ladders touch", "はしごの端どうしがつながっています"}};

constexpr RuleFamily ladderEnds{
    .id = "ladder-ends",
    .name = {"a ladder ends in two regions", "はしごは 2 つの部屋をつなぐ"},
    .broken = {"A ladder does not end in two regions", "はしごの両端が別々の部屋にありません"}};

constexpr RuleFamily ladderBorders{
    .id = "ladder-borders",
    .name = {"a ladder over two borders", "はしごは 2 本の太線をまたぐ"},
    .broken = {"A ladder does not cross two borders", "はしごが 2 本の太線をまたいでいません"}};

constexpr RuleFamily ladderCount{
    .id = "ladder-count",
    .name = {"number of ladders in a region", "部屋の中のはしごの数"},
    .broken = {"The number of ladders in a region is wrong", "部屋の中のはしごの数が違います"}};

constexpr RuleFamily regionsJoined{
    .id = "regions-joined",
    .name = {"ladders join all regions", "はしごですべての部屋がつながる"},
    .broken = {"The ladders do not join all regions", "すべての部屋がはしごでつながっていません"}};

} // namespace family

namespace {

/// Where ladders may be, and which rooms they join.
Graph joinedRooms(const Board& b, Rules& r, const std::vector<Room>& all, const Bars& placed)
{
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    Graph graph = roomNodes(all);
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Down, Dir::Right}) {
            const Place one = c.step(opposite(d)), other = c.step(d);
            const Lit ladder = placed.along(d)[c];
            r.at(c, family::laddersTouch).any({!ladder, !placed.along(d)[other]});
            if (!b.grid().hasCell(one) || !b.grid().hasCell(other)) {
                r.at(c, family::ladderEnds).never(ladder);
                continue;
            }
            if (roomOf[one] == roomOf[other])
                r.at(c, family::ladderEnds).ofWholeRoom().never(ladder);
            else
                graph.links.push_back({roomOf[one], roomOf[other], ladder});
            for (const Dir side : {d, opposite(d)})
                if (b.at(Layer::Room, edgeBetween(c, side)) != 1)
                    r.at(c, family::ladderBorders).ofWholeRoom().never(ladder);
        }
    return graph;
}

} // namespace

extern const Genre ladders;
const Genre ladders{
    .id = "ladders",
    .urlId = "ladders",
    .title = {"Ladders", "はしごをかけろ"},
    .summary =
        {"Put ladders into cells. A ladder stands or lies over two opposite borders of its cell and joins the "
         "two regions at its ends, which are different ones; not the one in which it is. Ends of ladders do "
         "not touch. All regions hang together by ladders, and a number says how many lie in its region.",
         "マスにはしごを縦か横に置きます。はしごはマスの向かい合う 2 本の太線をまたぎ、両端の隣のマスがある 2 つの違う"
         "部屋をつなぎます（はしごのある部屋はつなぎません）。はしごの端どうしはつながりません。すべての部屋がはしごで"
         "ひとつながりになります。数字は、その部屋にあるはしごの数です。"},
    .kana = "はしごをかけろ",
    .family = Family::Object,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Ladder, Mark::EdgeCross, Mark::CellSign},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::bars, &file::crosses, &file::tints},
             .older = {{1, {&file::roomIds, &file::numbers, &file::bars, &file::crosses, &file::tints}}}},
    .sample = "ladders/6/6/rktv6973qrlqg1j1l",
    .rules =
        [](const Board& b, Rules& r) {
            const std::vector<Room> all = rooms(b);
            const Bars placed(r, b, Bar::None, Bar::Horizontal);
            r.at(wholeBoard, family::regionsJoined).connected(joinedRooms(b, r, all, placed));
            r.at(wholeBoard, family::someLadder).any(placed.any().all());
            roomCounts(r, all, placed.any(), family::ladderCount);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
