// Nuri-uzu. Shade cells so that every unshaded area holds exactly one star and is symmetric under a half turn about it.
// No 2x2 square is all shaded or all unshaded. A star may lie in a cell or on an edge.
//
//     . o .   #        nuriuzu/3/2/gel
//     #   #   #
#include "engine/board/dots.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/star_areas.h"

namespace tokisuji {

namespace {

constexpr char allConnected = 'c';

/// A quarter turn takes the cells of a 2x2 square in the middle to each other: all of them would be shaded, or none.
bool canAreasRepeat(const Board& empty, Symmetry symmetry)
{
    return symmetry != Symmetry::Quarter || empty.size().width % 2 != 0;
}

} // namespace

extern const Genre nuriuzu;
const Genre nuriuzu{
    .id = "nuriuzu",
    .urlId = "nuriuzu",
    .title = {"Nuri-uzu", "ぬりうず"},
    .summary =
        {"Shade cells so that every unshaded area holds exactly one star and looks the same when rotated by 180 "
         "degrees about it. Stars lie on unshaded cells only. No 2×2 square is all shaded or all unshaded.",
         "いくつかのマスを黒く塗ります。白マスのかたまりにはどれも星がちょうど 1 つあり、その星を中心とした点対称"
         "（180 度回しても同じ）の形になります。星のあるマスは白マスです。黒マスも白マスも 2×2 "
         "のかたまりになりません。"},
    .kana = "ぬりうず",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Dot, .offCorners = true, .colours = {whiteDot}}},
    .marks = {Mark::Shade},
    .variants = {{allConnected, {"Shaded cells are connected", "黒マスはひとつながり"}}},
    .url = {&url::dots},
    .file = {.version = 0, .parts = {&file::dots, &file::shades}},
    .sample = "nuriuzu/5/5/getekes8ene",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            noSquare(r, !black, family::noWhiteSquare);
            if (b.hasFlag(allConnected))
                connected(r, black, family::blackConnected);
            std::vector<Place> stars = dotPlaces(b.size());
            std::erase_if(stars, [&](Place p) { return dotAt(b, p) == blank; });
            starAreas(r, !black, walls(r, !black), stars);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "areas-round-stars",
                     .clues = Recipe::Shaping,
                     .density = 0.12,
                     .canRepeat = canAreasRepeat},
};

} // namespace tokisuji
