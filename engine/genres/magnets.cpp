// Magnets. Regions of two cells stay empty or get a magnet, a plus and a minus; equal poles never touch. Numbers
// outside count the pluses and the minuses of their lines.
//
//     + -        Two magnets that lie level, in columns of one plus and one minus:
//     - +        magnets/2/2/1111j0o
#include "engine/rules/words/magnets.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/genre/slots.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily polesRepel{.id = "poles-repel",
                                .name = {"equal poles do not touch", "同じ極は隣り合わない"},
                                .broken = {"Equal poles touch", "同じ極が隣り合っています"}};

constexpr RuleFamily polesAttract{
    .id = "poles-attract",
    .name = {"touching poles of different magnets are equal", "別の磁石と隣り合う極は同じ"},
    .broken = {"Different poles of two magnets touch", "別の磁石の異なる極が隣り合っています"}};

constexpr RuleFamily plusCount{.id = "plus-count",
                               .name = {"pluses in a row or column", "列の＋の数"},
                               .broken = {"The number of pluses in a row or column is wrong", "列の＋の数が違います"}};

constexpr RuleFamily minusCount{
    .id = "minus-count",
    .name = {"minuses in a row or column", "列の－の数"},
    .broken = {"The number of minuses in a row or column is wrong", "列の－の数が違います"}};

} // namespace family

namespace {

constexpr char attracting = 'a';
constexpr int perLine = 2; ///< the number of minuses next to the grid, and that of pluses

void countPoles(Rules& r, const Board& b, const Digits& pole)
{
    for (const Side side : {Side::Top, Side::Left})
        for (int line = 0; line < (side == Side::Top ? b.size().width : b.size().height); ++line)
            for (int depth = 0; depth < perLine; ++depth) {
                const Place slot = b.grid().slot(side, line, depth);
                if (const int n = b.at(Layer::Outside, slot); n >= 0)
                    r.clue(slot, depth == 0 ? family::minusCount : family::plusCount)
                        .exactly(n, pole.are(depth == 0 ? minus : plus)[b.grid().lineFrom(slot)]);
            }
}

} // namespace

extern const Genre magnets;
const Genre magnets{
    .id = "magnets",
    .urlId = "magnets",
    .title = {"Magnets", "Magnets"},
    .summary =
        {"Each region of two cells stays empty or holds a magnet: a plus in one cell and a minus in the other. Equal "
         "poles never share a side. The outer number of a row or column counts its pluses, the inner one its "
         "minuses.",
         "2 マスの領域は、空のままか、＋と－を 1 つずつ入れて磁石にします。同じ極は辺で隣り合いません。盤面の外の"
         "数字は、外側がその列の＋の数、内側が－の数です。"},
    .kana = "まぐねっつ",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::Sign, .min = plus, .max = minus},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}},
              {.kind = Clue::OutsideNumber,
               .min = 0,
               .max = [](const Board& b) { return (longSide(b) + 1) / 2; },
               .depth = perLine,
               .maxAt = [](const Board& b,
                           Place slot) { return static_cast<int>(b.grid().lineFrom(slot).size() + 1) / 2; }}},
    .marks = {Mark::Sign, Mark::CellCircle, Mark::CrossedClue},
    .variants = {{attracting, {"Different magnets touch with equal poles", "別の磁石とは同じ極で接する"}}},
    .url = {&url::outsideNumber16, &url::border, &url::circlesAndHoles},
    .file = {.version = 0, .parts = {&file::borders, &file::outsideAndPoles}},
    .signs = SignStyle::Poles,
    .sample = "magnets/5/5/2g0110g100200200210gnfdrcvvci0000510000800",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits pole(r, b, 0, polesAt(b));
            for (const Room& room : roomsBetweenHoles(b))
                magnetInRoom(r, b, room, pole);
            if (b.hasFlag(attracting)) {
                for (const Place edge : givenBorders(b))
                    for (const auto& [one, other] : {std::pair{plus, minus}, std::pair{minus, plus}})
                        r.clue(edge, family::polesAttract)
                            .never({pole.is(cellsBeside(edge)[0], one), pole.is(cellsBeside(edge)[1], other)});
            } else {
                for (const int kind : {plus, minus})
                    notAdjacent(r, pole.are(kind), family::polesRepel);
            }
            countPoles(r, b, pole);
        },
    .recipe = roomsOfDominoes(2, 2),
};

} // namespace tokisuji
