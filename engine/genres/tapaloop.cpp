// Tapa-Like Loop. Draw one closed loop that passes through no clue. Its numbers are the lengths, in cells, of the
// stretches of line in the ring of cells round the clue, in any order.
//
//     tapaloop/4/4/j4l3j: "4" and "3" on a board of 4x4
#include "engine/board/number_list.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/ring.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily stretches{
    .id = "stretches",
    .name = {"stretches of line round a clue", "ヒントのまわりの線の並び"},
    .broken = {"The stretches of line round a clue are wrong", "ヒントのまわりの線の並びが数字と違います"}};

} // namespace family

namespace {

/// As many stretches as numbers, among them at least one of each length for each time that it is named.
void namedStretches(Rules& r, const LineRing& ring, Place c, const std::vector<int>& list)
{
    const auto count = static_cast<int>(list.size());
    r.clue(c, family::stretches).exactly(count, ring.begins());
    std::vector<int> lengths = list;
    std::erase(lengths, question);
    std::ranges::sort(lengths);
    const auto rest = std::ranges::unique(lengths);
    lengths.erase(rest.begin(), rest.end());
    for (const int length : lengths) {
        const auto times = static_cast<int>(std::ranges::count(list, length));
        r.clue(c, family::stretches).count(times, count, ring.stretchesOf(length));
    }
}

void clueCell(Rules& r, Loop& line, Place c, const std::vector<int>& list)
{
    r.clue(c, family::clueFree).never(line.uses(c));
    const LineRing ring(r, line, c);
    r.clue(c, family::stretches).never(ring.joined());
    if (list == std::vector{0})
        r.clue(c, family::stretches).exactly(0, ring.visited());
    else if (list == std::vector{question})
        r.clue(c, family::stretches).atMost(1, ring.begins());
    else
        namedStretches(r, ring, c, list);
}

} // namespace

extern const Genre tapaloop;
const Genre tapaloop{
    .id = "tapaloop",
    .urlId = "tapaloop",
    .title = {"Tapa-Like Loop", "Tapa-Like Loop"},
    .summary =
        {"Draw one closed loop that passes through no clue cell. The numbers of a clue are the lengths, in cells, of "
         "the stretches of line in the eight cells round it, in any order. A question mark is any length.",
         "ヒントのマスを通らない 1 "
         "つの輪を描きます。数字は、まわりの 8 "
         "マスの中でつながっている線のかたまりそれぞれのマス数です（順不同）。「?」は任"
         "意の数を表します。"},
    .kana = "たぱらいくるーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::NumberList, .min = 0, .max = 8, .orUnknown = true}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::numberListLoop},
    .file = {.version = 0, .parts = {&file::numberLists, &file::lines, &file::tints}},
    .sample = "tapaloop/6/6/g3h2ta8+2th2q2",
    .penpa = {.tag = "tapalikeloop", .grid = "121", .tool = "combi/lineox"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            for (const Place c : b.grid().cells())
                if (const std::vector<int> list = listAt(b, c); !list.empty())
                    clueCell(r, line, c, list);
        },
    .recipe = Recipe{.sizes = loopSizes, .method = "loop-stretches", .clues = Recipe::None},
};

} // namespace tokisuji
