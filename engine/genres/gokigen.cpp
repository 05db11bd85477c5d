// Gokigen naname (Slant). Draw a slash in every cell so that they never form a ring; a number on a lattice point says
// how many slashes end there.
//
//       1---+
//       | \ |        gokigen/1/1/bb
//       +---1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/lattice.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily noRing{.id = "no-ring",
                            .name = {"lines do not form a ring", "輪の禁止"},
                            .broken = {"Lines form a ring", "斜線が輪になっています"}};

constexpr RuleFamily endsCount{
    .id = "ends-count",
    .name = {"number of lines that end at a point", "交点に集まる斜線の数"},
    .broken = {"The number of lines that end at a point is wrong", "交点に集まる斜線の数が違います"}};

} // namespace family

extern const Genre gokigen;
const Genre gokigen{
    .id = "gokigen",
    .urlId = "gokigen",
    .aliases = {"slant"},
    .title = {"Slant", "ごきげんななめ"},
    .summary =
        {"Draw one diagonal line in every cell. The lines never form a ring. A number on a grid point says how many "
         "lines end there.",
         "すべてのマスに斜線を 1 本ずつ引きます。斜線が輪になってはいけません。交点の数字は、そこに集まる斜線の数"
         "です。"},
    .kana = "ごきげんななめ",
    .family = Family::Object,
    .usualSize = {7, 7},
    .clues = {{.kind = Clue::VertexNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Slash},
    .url = {&url::fourCross},
    .file = {.version = 0, .parts = {&file::vertexNumbers, &file::symbols}},
    .sample = "gokigen/5/5/h56a1bbi226072bka",
    .penpa = {.tag = "slant (gokigen)", .grid = "222"},
    .rules =
        [](const Board& b, Rules& r) {
            const Slashes slashes(r, b);
            r.at(wholeBoard, family::noRing).acyclic(slashes.graph());
            for (const auto& [vertex, number] : vertexNumbers(b))
                r.clue(vertex, family::endsCount).exactly(number, slashes.endingAt(vertex));
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
