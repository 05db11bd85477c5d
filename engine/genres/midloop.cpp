// Mid-loop. Draw one loop through all dots; each lies in the middle of a straight stretch of it.
//
//     +---+
//     o   o        dots on the edges of a loop through 2x2: midloop/2/2/i3f
//     +---+
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily dotVisited{.id = "dot-visited",
                                .name = {"the line passes through every dot", "線はすべての点を通る"},
                                .broken = {"The line misses a dot", "線が通っていない点があります"}};

constexpr RuleFamily dotMiddle{
    .id = "dot-middle",
    .name = {"a dot in the middle of a straight stretch", "点は直線の真ん中"},
    .broken = {"A dot is not in the middle of its straight stretch", "点が直線の真ん中にありません"}};

} // namespace family

namespace {

/// The line goes on equally far from both cells.
void reachesAlike(Rules& r, Loop& line, Place dot, Place back, Place front, Axis axis)
{
    const std::vector<Lit> behind = line.arm(back, ends(axis)[0]), ahead = line.arm(front, ends(axis)[1]);
    for (std::size_t i = 0; i < std::max(behind.size(), ahead.size()); ++i)
        r.clue(dot, family::dotMiddle).same(i < behind.size() ? behind[i] : No, i < ahead.size() ? ahead[i] : No);
}

void cellDot(Rules& r, Loop& line, Place c)
{
    r.clue(c, family::dotVisited).is(line.uses(c));
    r.clue(c, family::dotMiddle).never(line.turns(c));
    for (const Axis axis : axes)
        reachesAlike(r, line, c, c, c, axis);
}

void edgeDot(Rules& r, Loop& line, Place edge)
{
    r.clue(edge, family::dotVisited).is(line.over(edge));
    const auto [back, front] = cellsBeside(edge);
    reachesAlike(r, line, edge, back, front, back.y == front.y ? Axis::Horizontal : Axis::Vertical);
}

} // namespace

extern const Genre midloop;
const Genre midloop{
    .id = "midloop",
    .urlId = "midloop",
    .title = {"Mid-loop", "ミッドループ"},
    .summary = {"Draw one closed loop through the centres of cells that passes through every dot. Each dot is the "
                "middle of the straight stretch of the loop that it lies on.",
                "マスの中心を通って、すべての点を通る 1 "
                "つの輪を描きます。どの点も、それが載る直線部分の真ん中にあります。"},
    .kana = "みっどるーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Dot, .offCorners = true, .colours = {blackDot}}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::dots},
    .file = {.version = 0, .parts = {&file::dots, &file::lines}},
    .sample = "midloop/5/5/jfofpfp9fq",
    .penpa = {.tag = "midloop"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place dot : dotPlaces(b.size()))
                if (dotAt(b, dot) != blank && isCell(dot))
                    cellDot(r, line, dot);
                else if (dotAt(b, dot) != blank && isEdge(dot))
                    edgeDot(r, line, dot);
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "winding-loop"},
};

} // namespace tokisuji
