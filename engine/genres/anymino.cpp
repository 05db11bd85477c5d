// Anymino. Shade one block in every room; all of them form one area without a 2x2 square. Blocks that touch over a
// border differ in shape, but each touches one that has as many cells.
//
//     +-----------+---+
//     | .   .   . | . |
//     |           |   |
//     | #   #   # | . |
//     +-----------+   |        anymino/4/4/4kg1o0
//     | #   . | #   # |
//     |       |       |
//     | #   # | .   # |
//     +-------+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily shapesOverBorder{
    .id = "shapes-over-border",
    .name = {"different shapes on both sides of a border", "境をはさんで同じ形は隣り合わない"},
    .broken = {"Blocks of the same shape touch across a border", "境をはさんで同じ形のかたまりが隣り合っています"}};

constexpr RuleFamily sizeOverBorder{
    .id = "size-over-border",
    .name = {"each block touches one of the same size", "かたまりは同じ大きさのかたまりと隣り合う"},
    .broken = {"A block touches no other one of the same size",
               "同じ大きさのかたまりと隣り合わないかたまりがあります"}};

} // namespace family

namespace {

/// "The blocks of two rooms have the same size": blocks of one or two cells would have the same shape.
Lit areEqual(Rules& r, const Tally& one, const Tally& other)
{
    constexpr std::size_t smallest = 3;
    std::vector<Lit> ways;
    for (std::size_t n = smallest; n <= std::min(one.most(), other.most()); ++n)
        ways.push_back(r.allOf({one.atLeast(n), !one.atLeast(n + 1), other.atLeast(n), !other.atLeast(n + 1)}));
    return r.anyOf(std::move(ways));
}

/// Each block touches one in another room that has as many cells. A border within a room has no block on both sides.
void equalsTouch(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& black)
{
    std::vector<Tally> sizes;
    for (const Room& room : rooms)
        sizes.emplace_back(r, black[room.cells], room.cells.size());
    std::vector<std::vector<Lit>> partners(rooms.size());
    for (const auto& [pair, edges] : bordersByRooms(b, rooms)) {
        const auto one = static_cast<std::size_t>(pair.first), other = static_cast<std::size_t>(pair.second);
        std::vector<Lit> touches;
        for (const Place edge : edges) {
            const auto [p, q] = cellsBeside(edge);
            touches.push_back(r.allOf({black[p], black[q]}));
            if (one == other)
                r.at(edge, family::shapesOverBorder).ofWholeRoom().never(touches.back());
        }
        if (one == other)
            continue;
        const Lit isPair = r.allOf({r.anyOf(std::move(touches)), areEqual(r, sizes[one], sizes[other])});
        partners[one].push_back(isPair);
        partners[other].push_back(isPair);
    }
    for (std::size_t i = 0; i < rooms.size(); ++i)
        r.at(rooms[i].anchor, family::sizeOverBorder).ofWholeRoom().any(partners[i]);
}

} // namespace

extern const Genre anymino;
const Genre anymino{
    .id = "anymino",
    .urlId = "anymino",
    .title = {"Anymino", "Anymino"},
    .summary =
        {"Shade exactly one block of cells in every room so that all shaded cells are connected over the borders "
         "and never fill a 2×2 square. Blocks that touch across a border never have the same shape, even turned "
         "or mirrored, but each touches at least one block with as many cells as it has itself.",
         "どの部屋にも黒マスのかたまりを 1 つ作ります。黒マスは部屋の境を越えてすべてつながり、2×2 "
         "のかたまりになりません。境をはさんで隣り合うかたまりは同じ形（回転や裏返しも同じとみなす）になりませんが"
         "、どのかたまりも、マスの数が同じかたまりの少なくとも 1 つと隣り合います。"},
    .kana = "えにーみの",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade},
    .url = {&url::border},
    .file = {.version = 0, .parts = {&file::borders, &file::shades}},
    .sample = "anymino/5/5/8jip0bm8",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            someInRooms(r, all, black, family::someInRoom);
            connectedInRooms(r, b, all, black, family::roomConnected);
            equalsTouch(r, b, all, black);
            r.at(wholeBoard, family::shapesOverBorder)
                .ofWholeRoom()
                .relate({.present = black,
                         .demand = {AreaTerms::OverWall, AreaTerms::Incongruent},
                         .walls = givenBorders(b)});
        },
};

} // namespace tokisuji
