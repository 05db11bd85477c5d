// Out of Sight. Shade cells, no two of them side by side, so that the unshaded ones form one area; an unshaded arrow
// must not point at an unshaded sign of its colour, however far away.
//
//     A> .  #        An arrow, and a disc of its colour that had to be shaded:
//     .  .  .        outofsight/3/2/41a01c
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily outOfSight{
    .id = "out-of-sight",
    .name = {"arrows do not point at their colour", "矢印の先に同じ色の記号はない"},
    .broken = {"An arrow points at a sign of its colour", "矢印が同じ色の記号を指しています"}};

} // namespace family

namespace {

constexpr int colours = 6;

/// Shaded cells between the two hide nothing.
void notSeen(Rules& r, const Board& b, const Field& black, Place arrow)
{
    const int colour = b.at(Layer::Number, arrow);
    for (const Place c : b.grid().ray(arrow, static_cast<Dir>(b.at(Layer::Arrow, arrow))))
        if (b.at(Layer::Number, c) == colour)
            r.clue(arrow, family::outOfSight).any({black[arrow], black[c]});
}

} // namespace

extern const Genre outofsight;
const Genre outofsight{
    .id = "outofsight",
    .urlId = "outofsight",
    .title = {"Out of Sight", "Out of Sight"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected. An unshaded arrow must "
         "not point at an unshaded arrow or disc of its own colour, however far away it is and whatever lies "
         "between.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながります。白マスの矢印は、その先にある白マスの同じ"
         "色の矢印や丸を指してはいけません。どんなに離れていても、間に何があっても同じです。"},
    .kana = "あうとおぶさいと",
    .family = Family::Shading,
    .clues = {{.kind = Clue::ArrowNumber,
               .min = 1,
               .max = colours,
               .orUnknown = true,
               .letters = true,
               .unknownIsOwn = true,
               .look = Clue::Colours,
               .tells = Clue::Label}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::arrowNumber16},
    .file = {.version = 0, .parts = {&file::arrowNumbers, &file::shades, &file::edgeCrosses}},
    .sample = "outofsight/5/5/01320.312203010.330.2342010132010111131303130.3302",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) >= 0 && b.at(Layer::Arrow, c) > 0)
                    notSeen(r, b, black, c);
        },
    .recipe = Recipe{.sizes = fromSixCells, .method = "arrows-out-of-sight", .canRepeat = neverRepeats},
};

} // namespace tokisuji
