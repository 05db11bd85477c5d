// Kuroclone. Shade in every room exactly two blocks of the same shape; blocks do not touch across borders. A number
// with an arrow is the size of the block in the next cell in that direction.
//
//     +-----------+
//     | 3>  #   # |
//     |           |
//     | #   .   # |        kuroclone/3/3/000043h
//     |           |
//     | #   #   . |
//     +-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowBlock{
    .id = "arrow-block",
    .name = {"a block in the next cell of an arrow", "矢印の隣は黒マス"},
    .broken = {"The next cell of an arrow is not shaded", "矢印の隣が黒マスではありません"}};

constexpr RuleFamily arrowBlockSize{.id = "arrow-block-size",
                                    .name = {"size of the block at an arrow", "矢印の指すかたまりの大きさ"},
                                    .broken = {"The size of the block at an arrow differs from its number",
                                               "矢印の指すかたまりの大きさが数字と違います"}};

constexpr RuleFamily twinShape{
    .id = "twin-shape",
    .name = {"two blocks of the same shape", "部屋の 2 つのかたまりは同じ形"},
    .broken = {"The two blocks of a room differ in shape", "部屋の 2 つのかたまりの形が違います"}};

} // namespace family

namespace {

/// What a clue says of the cell beside it.
void pointsAtBlock(Rules& r, const Board& b, Place clue, const Shared<Parts>& blocks)
{
    const int number = b.at(Layer::Number, clue), arrow = b.at(Layer::Arrow, clue);
    if (arrow <= 0) {
        if (number >= 0)
            r.clue(clue, family::arrowMissing).unlessClue().any({});
        return;
    }
    const Place next = clue.step(static_cast<Dir>(arrow));
    r.clue(clue, family::arrowBlock).is(blocks->present[next]);
    if (number >= 0 && b.grid().hasCell(next))
        r.clue(clue, family::arrowBlockSize).say(PartSize{blocks, next, number});
}

} // namespace

extern const Genre kuroclone;
const Genre kuroclone{
    .id = "kuroclone",
    .urlId = "kuroclone",
    .title = {"Kuroclone", "クロクローン"},
    .summary =
        {"Shade in every room exactly two blocks of the same shape, perhaps turned or mirrored. Blocks touch "
         "neither each other nor those of other rooms. Clues are not shaded; a number with an arrow is the size "
         "of the block in the next cell in that direction.",
         "どの部屋にも、同じ形（回転や裏返しも同じとみなす）の黒マスのかたまりをちょうど 2 つ作ります。かたまりは"
         "部屋の境をはさんで隣り合いません。ヒントのマスは塗れません。数字と矢印は、矢印の隣のマスにある"
         "かたまりのマスの数です。"},
    .kana = "くろくろーん",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::ArrowNumber,
               .min = 1,
               .max = [](const Board& b) { return std::max(1, b.size().cells() / 2); },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::roomIds, &file::arrowNumbers, &file::shades}},
    .sample = "kuroclone/5/5/8h0h0060e23a2111j33e",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            cluesFree(r, b, black);
            apartAtBorders(r, b, black, family::borderTouch);
            const TwoGroups blocksOf = twoGroupsInRooms(r, b, all, black);
            const auto blocks = Shared(Parts{black, {}});
            for (const Place c : clueCells(b))
                pointsAtBlock(r, b, c, blocks);
            std::vector<std::vector<Place>> groups;
            for (const Room& room : all) {
                equalGroups(r, room, blocksOf, family::twinShape);
                groups.push_back(room.cells);
            }
            r.at(wholeBoard, family::twinShape)
                .ofWholeRoom()
                .relate({.present = black,
                         .demand = {AreaTerms::InGroup, AreaTerms::Congruent, AreaTerms::Some},
                         .walls = givenBorders(b),
                         .groups = std::move(groups)});
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
};

} // namespace tokisuji
