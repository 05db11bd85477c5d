// Geradeweg. Draw one closed loop through all numbers. A number is the length of each straight piece of line through
// it: of the one that it lies on, or of both that meet there.
//
//     +---+---+
//     |   2   |        "2" in the middle of a side of 3x3, the loop along the frame: geradeweg/3/3/g2m
//     +-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily segmentLength{
    .id = "segment-length",
    .name = {"length of the line through a number", "数字を通る直線の長さ"},
    .broken = {"A straight line through a number has the wrong length", "数字を通る直線の長さが数字と違います"}};

constexpr RuleFamily legsEqual{
    .id = "legs-equal",
    .name = {"equal legs where the line turns on \"?\"", "「?」で曲がる線の両側は等しい長さ"},
    .broken = {"The two legs of the line at \"?\" are not equally long",
               "「?」で曲がる線の両側の長さが異なっています"}};

} // namespace family

namespace {

void circle(const Board& b, Rules& r, Loop& line, Place c)
{
    r.clue(c, family::pearlVisited).is(line.uses(c));
    const int n = b.at(Layer::Number, c);
    if (n > 0)
        for (const Axis axis : axes)
            r.clue(c, family::segmentLength).count(0, n, line.segment(c, axis), n);
    else
        for (const std::vector<Lit>& reached : line.arms(c))
            r.clue(c, family::legsEqual).when(line.turns(c)).noneOrTwo(reached);
}

} // namespace

extern const Genre geradeweg;
const Genre geradeweg{
    .id = "geradeweg",
    .urlId = "geradeweg",
    .title = {"Geradeweg", "グラーデヴェグ"},
    .summary =
        {"Draw one closed loop through all circles. A number is the length of the straight line through it; if the "
         "line turns there, both legs have that length. If it turns on \"?\", both legs are equally long.",
         "すべての丸を通る 1 "
         "つの輪を描きます。数字は、そこを通るまっすぐな線の長さです。そこで曲がるときは、両方の線がその長さになります"
         "。"
         "「?」で曲がるときは、両方の長さが等しくなります。"},
    .kana = "ぐらーでゔぇぐ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::Island,
               .min = 1,
               .max =
                   [](const Board& b) {
                       return std::max({b.size().width, b.size().height, 2}) - 1;
                   },
               .orUnknown = true}},
    .marks = {Mark::CellLine},
    .variants = {{'f', {"All cells are visited", "すべてのマスを通る"}}},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .sample = "geradeweg/6/6/g4k4h1h4k422g1j1m",
    .penpa = {.grid = "121", .unknown = "?"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            if (b.hasFlag('f'))
                line.visitsAll();
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    circle(b, r, line, c);
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "winding-loop", .unknowns = 0.2},
};

} // namespace tokisuji
