// Castle Wall. Draw one closed loop that passes through no clue. White clues lie inside the loop, black ones outside. A
// number says how many steps from cell to cell the line takes along the arrow, from there to the edge of the board.
//
//     +---+---+
//     |  [ ]  |        a white clue in the middle of 3x3, the loop along the frame: castle/3/3/d10.d
//     +-------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/rooms.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily whiteInside{.id = "white-inside",
                                 .name = {"white clues inside the loop", "白いヒントは輪の内側"},
                                 .broken = {"A white clue is outside the loop", "白いヒントが輪の外側にあります"}};

constexpr RuleFamily blackOutside{.id = "black-outside",
                                  .name = {"black clues outside the loop", "黒いヒントは輪の外側"},
                                  .broken = {"A black clue is inside the loop", "黒いヒントが輪の内側にあります"}};

constexpr RuleFamily arrowLength{
    .id = "arrow-length",
    .name = {"length of line in an arrow's direction", "矢印の方向の線の長さ"},
    .broken = {"The length of line in an arrow's direction is wrong", "矢印の方向にある線の長さが数字と違います"}};

} // namespace family

namespace {

void clueCell(const Board& b, Rules& r, Loop& line, Place c)
{
    r.clue(c, family::clueFree).never(line.uses(c));
    if (isTerrain(b, c, Terrain::White))
        r.clue(c, family::whiteInside).is(line.inside(c));
    if (isTerrain(b, c, Terrain::Black))
        r.clue(c, family::blackOutside).never(line.inside(c));
    const int n = b.at(Layer::Number, c);
    const int arrow = b.at(Layer::Arrow, c);
    if (n >= 0 && arrow > 0)
        r.clue(c, family::arrowLength).exactly(n, line.alongRay(c, static_cast<Dir>(arrow)));
    else if (n >= 0)
        arrowMissing(r, c, n, [&](Dir d) { return line.alongRay(c, d); });
}

} // namespace

extern const Genre castle;
const Genre castle{
    .id = "castle",
    .urlId = "castle",
    .title = {"Castle Wall", "Castle Wall"},
    .summary =
        {"Draw one closed loop that passes through no clue cell. White clues are inside the loop, black ones outside, "
         "grey ones anywhere. A number says how many segments of the loop run along the arrow's direction between the "
         "clue and the edge of the board.",
         "ヒントのマスを通らない 1 "
         "つの輪を描きます。白いヒントは輪の内側、黒いヒントは外側にあり、灰色はどちらでもかまいません。数字は、矢印の"
         "方"
         "向の列で、盤面の端までに輪がその向きに進む線分（マスからマスまで）の数です。"},
    .kana = "きゃっするうぉーる",
    .family = Family::Loop,
    .clues = {{.kind = Clue::ColouredArrow,
               .min = 0,
               .max =
                   [](const Board& b) {
                       return std::max({b.size().width - 2, b.size().height - 2, 0});
                   },
               .orUnknown = true,
               .terrains = {Terrain::Black, Terrain::White}}},
    .marks = {Mark::CellLine, Mark::CrossedClue},
    .url = {&url::castle},
    .file = {.version = 0, .parts = {&file::castleClues, &file::lines}},
    .sample = "castle/6/6/e222a10.a10.j00.d241c00.a211a20.b",
    .penpa = {.tag = "castlewall", .grid = "121"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    clueCell(b, r, line, c);
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "loop-arrows"},
};

} // namespace tokisuji
