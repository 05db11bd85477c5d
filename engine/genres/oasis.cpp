// Oasis. Shade cells outside the circles, no two of them side by side, so that the unshaded ones, circles too, form one
// area without a 2x2 square. A number in a circle says how many others are reached from it over unshaded cells without
// passing through a circle.
//
//     . . # 2        oasis/4/2/i21h1
//     1 . . 1
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

constexpr RuleFamily circlesReached{
    .id = "circles-reached",
    .name = {"circles that are reached from a number", "数字から行ける丸の数"},
    .broken = {"The number of circles that are reached from a number is wrong", "数字から行ける丸の数が違います"}};

} // namespace family

namespace {

/// For each of the other circles, "it is beside a cell that is reached from this one".
std::vector<Lit> circlesFrom(Rules& r, const Board& b, const Field& walls, Place circle)
{
    const auto isFree = [&](Place c) { return b.at(Layer::Number, c) == blank; };
    const Field reached = reachedWithin(r, walls, reachable(b.grid(), circle, isFree));
    std::vector<Lit> found;
    for (const Place other : clueCells(b))
        if (other != circle)
            found.push_back(r.anyOf(reached[b.grid().neighbours(other)]));
    return found;
}

} // namespace

extern const Genre oasis;
const Genre oasis{
    .id = "oasis",
    .urlId = "oasis",
    .title = {"Oasis", "Oasis"},
    .summary =
        {"Shade cells without circles, never two side by side, so that all other cells, those with circles too, are "
         "connected. They never fill a 2×2 square. The number in a circle says how many other circles can be reached "
         "from it, walking from side to side over unshaded cells and not through any circle.",
         "○のないマスを、隣り合わないように黒く塗ります。残りのマスは○のマスも含めてすべてつながり、2×2 "
         "のかたまりになりません。○の数字は、そこから白マスを縦横に進んで、ほかの○を通り抜けずに行ける○の数です。"},
    .kana = "おあしす",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 1,
               .max = [](const Board& b) { return b.size().cells() - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross, Mark::CrossedClue},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shadeDigitsAndCrossedClues, &file::edgeCrosses}},
    .sample = "oasis/5/5/g.n224.g1i1i22",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            noSquare(r, !black, family::noWhiteSquare);
            const Field parting = walls(r, !black);
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    countsAsItStands(r, c, family::circlesReached, circlesFrom(r, b, parting, c), n);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.3, .unknowns = 0.2},
};

} // namespace tokisuji
