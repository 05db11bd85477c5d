// Martini. Shade at most one area of cells in every room, so that areas of different rooms do not touch by sides but
// all hang together by corners. Black circles are shaded and white ones are not; a number in a white circle counts the
// white circles of its unshaded area, which goes on over borders.
//
//     +-------+-------+
//     | #   # | .   . |
//     |       |   +---+
//     | #  (1)| # | . |        martini/4/3/9q2gk1h0h0
//     |   +---+   |   |
//     |(#)| .   . |(#)|
//     +---+-------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily circlesOfArea{.id = "circles-of-area",
                                   .name = {"white circles in the area of a number", "数字のかたまりの白丸の数"},
                                   .broken = {"The number of white circles in the area of a number is wrong",
                                              "数字のかたまりにある白丸の数が違います"}};

} // namespace family

namespace {

constexpr int blackCircle = 0;

/// For each white circle, "it lies in the same area of the field" as this one.
std::vector<Lit> circlesWith(Rules& r, const Board& b, const Field& walls, Place circle)
{
    const auto isBlack = [&](Place c) { return b.at(Layer::Number, c) == blackCircle; };
    const std::vector<Place> cells = reachable(b.grid(), circle, [&](Place c) { return !isBlack(c); });
    const Field reached = reachedWithin(r, walls, cells);
    std::vector<Lit> found;
    for (const Place c : clueCells(b))
        if (!isBlack(c))
            found.push_back(reached[c]);
    return found;
}

} // namespace

extern const Genre martini;
const Genre martini{
    .id = "martini",
    .urlId = "martini",
    .title = {"Martini", "マティーニ"},
    .summary =
        {"Shade at most one connected area of cells in every room. Areas of different rooms do not share a side, "
         "but all shaded cells are connected, also by corners. Black circles are shaded, white circles are not. "
         "A number says how many white circles, with its own, lie in its unshaded area; that may reach over "
         "several rooms.",
         "それぞれの部屋に、ひとつながりの黒マスを多くても 1 "
         "つ作ります。太線をはさんで黒マスは隣り合わず、角も含めてすべてつながります。黒丸は黒マス、白丸は白マス"
         "です。数字は、その白マスのかたまり（部屋をまたいでもよい）にある白丸の数で、自分も数えます。"},
    .kana = "まてぃーに",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::Island,
               .min = 0,
               .max = cellCount,
               .orUnknown = true,
               .zeroIsDisc = true,
               .unknownIsOwn = true}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::number16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades}}}},
    .sample = "martini/5/5/2bn22k380h0l0n002h2",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            for (const Place c : clueCells(b))
                if (b.at(Layer::Number, c) == blackCircle)
                    r.clue(c, family::circleShaded).is(black[c]);
                else
                    r.clue(c, family::circleUnshaded).never(black[c]);
            apartAtBorders(r, b, black, family::borderTouch);
            connectedInRooms(r, b, rooms(b), black, family::roomConnected);
            connectedDiagonally(r, black, family::diagonallyConnected);
            const Field parting = walls(r, !black);
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n > 0)
                    r.clue(c, family::circlesOfArea).unlessClue().exactly(n, circlesWith(r, b, parting, c));
        },
    .recipe = Recipe{.clues = Recipe::Shaping,
                     .density = 0.3,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 3,
                     .mostRoom = 7,
                     .unknowns = 0.2},
};

} // namespace tokisuji
