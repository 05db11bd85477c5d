// Light and Shadow. Colour every cell black or white so that each area of one colour holds exactly one clue, which has
// that colour; a number is the size of its area.
//
//     2 #        A white "2" and a black clue without number:
//     . #        lightshadow/2/2/41h
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily areaOneClue{.id = "area-one-clue",
                                 .name = {"one clue in each area of a colour", "同じ色のかたまりにヒントは 1 つ"},
                                 .broken = {"An area of one colour does not hold exactly one clue",
                                            "同じ色のかたまりに、ヒントがちょうど 1 つ入っていません"}};

constexpr RuleFamily areaOfNumber{
    .id = "area-of-number",
    .name = {"a number is the size of its area", "数字はかたまりの大きさ"},
    .broken = {"The size of an area differs from its number", "かたまりの大きさが数字と違います"}};

} // namespace family

namespace {

constexpr int black = 1, white = 2;

int colourOf(const Board& b, Place clue)
{
    return isTerrain(b, clue, Terrain::Black) ? black : white;
}

/// The cells of a colour; those with clues have that of the clue.
Field inColour(const Board& b, const Digits& colour, int value)
{
    Field field = colour.are(value);
    for (const Place c : clueCells(b))
        field.set(c, colourOf(b, c) == value ? Yes : No);
    return field;
}

Digits coloursOf(Rules& r, const Board& b)
{
    PlaceMap<int> kinds(b.grid(), white);
    for (const Place c : clueCells(b))
        kinds[c] = 0;
    return {r, b, kinds, ToCome::ClueHere};
}

} // namespace

extern const Genre lightshadow;
const Genre lightshadow{
    .id = "lightshadow",
    .urlId = "lightshadow",
    .title = {"Light and Shadow", "Light and Shadow"},
    .summary =
        {"Colour every cell black or white. Each connected area of one colour holds exactly one clue, whose cell "
         "has that colour. A number is the number of cells in its area.",
         "すべてのマスを黒か白にします。縦横につながる同じ色のマスのかたまりには、その色のヒントがちょうど 1 "
         "つずつ入ります。数字は、そのかたまりのマスの数です。"},
    .kana = "らいとあんどしゃどう",
    .family = Family::Shading,
    .clues = {{.kind = Clue::ColouredNumber,
               .min = 1,
               .max = cellCount,
               .orUnknown = true,
               .terrains = {Terrain::Black},
               .fillsCell = true,
               .isSum = true}},
    .marks = {Mark::Sign},
    .url = {&url::balance},
    .file = {.version = 0, .parts = {&file::balanceClues, &file::grounds}},
    .signs = SignStyle::Grounds,
    .signsEverywhere = true,
    .sample = "lightshadow/5/5/j6o51g8m",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits colour = coloursOf(r, b);
            for (const int value : {white, black}) {
                std::vector<Place> clues = clueCells(b);
                std::erase_if(clues, [&](Place c) { return colourOf(b, c) != value; });
                const auto areas = Shared(Parts{inColour(b, colour, value), clues});
                r.at(wholeBoard, family::areaOneClue).oneSeedEach(areas);
                for (const Place c : clues)
                    if (const int n = b.at(Layer::Number, c); n > 0)
                        r.clue(c, family::areaOfNumber).partSize(areas, n);
            }
        },
    .recipe = Recipe{.sizes = fromSixCells, .clues = Recipe::Shaping, .density = 0.2},
};

} // namespace tokisuji
