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
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/equal_blocks.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shapesOverBorder{
    .id = "shapes-over-border",
    .name = {"different shapes on both sides of a border", "境をはさんで同じ形は隣り合わない"},
    .broken = {"Blocks of the same shape touch across a border", "境をはさんで同じ形のかたまりが隣り合っています"}};

} // namespace family

namespace {

/// Blocks beside their images, which are of the same shape, break a rule; only the half turn leaves room enough.
bool canBlocksRepeat(const Board&, Symmetry symmetry)
{
    return symmetry == Symmetry::None || symmetry == Symmetry::Point;
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
    .sample = "anymino/4/4/8kg4c0",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            someInRooms(r, all, black, family::someInRoom);
            connectedInRooms(r, b, all, black, family::roomConnected);
            equalsTouch(r, b, all, black, family::shapesOverBorder);
            r.at(wholeBoard, family::shapesOverBorder)
                .ofWholeRoom()
                .relate({.present = black,
                         .demand = {AreaTerms::OverWall, AreaTerms::Incongruent},
                         .walls = givenBorders(b)});
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .clues = Recipe::None,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 7,
                     .onlyRooms = true,
                     .canRepeat = canBlocksRepeat},
};

} // namespace tokisuji
