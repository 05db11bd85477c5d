// Ququ. Squares are cut into four triangles. Shade triangles so that each unshaded area holds exactly one clue, whose
// number is the size of the area, and shaded areas that touch at a corner have different shapes.
//
//     +-------+-------+
//     | \ 1 / | \ ? / |
//     | #\ /# | #\ /# |      ququ/2/1/1i.h1
//     |  / \  |  / \  |
//     | / # \ | / 1 \ |
//     +-------+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shapesAtCorners{
    .id = "shapes-at-corners",
    .name = {"shaded areas that touch at a corner differ in shape", "角で接する黒マスのかたまりは形が違う"},
    .broken = {"Shaded areas that touch at a corner have the same shape", "角で接する黒マスのかたまりが同じ形です"}};

} // namespace family

extern const Genre ququ;
const Genre ququ{
    .id = "ququ",
    .urlId = "ququ",
    .title = {"Ququ", "区区"},
    .summary =
        {"Every square is cut into four triangles. Shade some of them. Every unshaded area holds exactly one number, "
         "which is its size in triangles. Shaded areas that touch at a corner have different shapes, also when they "
         "are rotated or mirrored.",
         "どのマスも 4 "
         "つの三角形に分かれています。いくつかの三角形を黒く塗ります。塗らない三角形のかたまりにはちょうど 1 "
         "つの数字が入り、数字はその三角形の数です。角で接する黒のかたまりどうしは、回転や裏返しをしても同じ形になりま"
         "せん。"},
    .kana = "くく",
    .family = Family::Shading,
    .usualSize = {5, 5},
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.grid().count(PlaceKind::Cell); },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .tiling = Tiling::Triangles,
    .sample = "ququ/3/3/1h.h5m2g2l1h3j3j",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            islands(r, b, black);
            r.at(wholeBoard, family::shapesAtCorners)
                .relate(
                    {.present = black, .demand = {.relation = AreaTerms::AtCorner, .test = AreaTerms::Incongruent}});
        },
    .recipe = Recipe{.method = "islands", .clues = Recipe::Shaping, .density = 0.12, .apart = true, .unknowns = 0.3},
};

} // namespace tokisuji
