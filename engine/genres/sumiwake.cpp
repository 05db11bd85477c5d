// Sumiwake. Shade cells, no two of them side by side, so that the unshaded ones form one area and no straight row of
// them crosses two room borders. Of the cells round a white circle exactly one is shaded, round a black one two.
//
//     +-----------+
//     | #   .   . |
//     |   o---+   |        a black circle: sumiwake/3/3/kcn708g
//     | . | # | . |
//     |   |   +---+
//     | . | .   . |
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shadedAtCircle{
    .id = "shaded-at-circle",
    .name = {"one shaded cell at a white circle, two at a black one", "白丸の周りの黒マスは 1 つ、黒丸の周りは 2 つ"},
    .broken = {"A white circle does not have exactly one shaded cell round it, or a black one two",
               "丸の周りの黒マスの数が違います"}};

} // namespace family

extern const Genre sumiwake;
const Genre sumiwake{
    .id = "sumiwake",
    .urlId = "sumiwake",
    .title = {"Sumiwake", "すみわけ"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. No straight line of "
                "unshaded cells passes through more than two rooms. Of the up to four cells round a white circle "
                "exactly one is shaded; round a black circle exactly two.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながりますが、縦横まっすぐに 3 "
                "つ以上の部屋にわたって続いてはいけません。白丸の周りのマスのうち黒マスはちょうど 1 "
                "つ、黒丸の周りではちょうど 2 つです。"},
    .kana = "すみわけ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::VertexNumber, .min = 1, .max = 2, .look = Clue::Circles}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::fourCross, &url::border},
    .file = {.version = 1,
             .parts = {&file::borders, &file::vertexNumbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::vertexNumbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "sumiwake/5/5/bn1bn66clpgu00ml8",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            noRunOverTwoBorders(r, b, !black);
            for (const auto& [vertex, number] : vertexNumbers(b))
                if (number == 1 || number == 2)
                    r.clue(vertex, family::shadedAtCircle).exactly(number, black[b.grid().cellsAround(vertex)]);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
