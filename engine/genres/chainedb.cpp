// Chained Block. Shade blocks, each with exactly one clue, whose number is its size. Clues are shaded. Blocks that
// touch at corners form chains; no block is a chain by itself, and those of one chain have different shapes.
//
//     . . . .
//     2 . . .        chainedb/4/4/j2n1h
//     # . . .
//     . 1 . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily blockOneClue{
    .id = "block-one-clue",
    .name = {"one number in each block", "かたまりには数字が 1 つ"},
    .broken = {"A block does not have exactly one number", "数字がちょうど 1 つでないかたまりがあります"}};

constexpr RuleFamily blockChained{
    .id = "block-chained",
    .name = {"each block touches another at a corner", "かたまりは別のかたまりと角で接する"},
    .broken = {"A block touches no other one at a corner", "ほかのかたまりと角で接していないかたまりがあります"}};

constexpr RuleFamily shapesInChain{
    .id = "shapes-in-chain",
    .name = {"different shapes in a chain", "つながりの中に同じ形はない"},
    .broken = {"Blocks of one chain have the same shape", "同じ形のかたまりが角でつながっています"}};

} // namespace family

extern const Genre chainedb;
const Genre chainedb{
    .id = "chainedb",
    .urlId = "chainedb",
    .title = {"Chained Block", "チェンブロ"},
    .summary =
        {"Shade cells. Clues are shaded from the beginning; each block of shaded cells holds exactly one of them, "
         "and a number is the size of its block. Blocks that touch at corners form chains of at least two, and no "
         "two blocks of a chain have the same shape, even turned or mirrored.",
         "いくつかのマスを黒く塗ります。ヒントのマスは初めから黒マスです。黒マスのかたまりにはヒントがちょうど 1 "
         "つずつ入り、数字はそのかたまりのマスの数です。どのかたまりも別のかたまりと角で接してつながり、つながった"
         "ものの中に同じ形（回転や裏返しも同じとみなす）はありません。"},
    .kana = "ちぇんぶろ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return std::max(1, b.size().cells() - 3); },
               .orUnknown = true,
               .onBlack = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "chainedb/5/5/o3k2i1h3h",
    .penpa = {.tag = "chained block", .tool = "surface", .unknown = "?"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shadeWithClues(r, b);
            const auto blocks = Shared(Parts{black, clueCells(b)});
            if (!blocks->seeds.empty())
                r.at(wholeBoard, family::blockOneClue).oneSeedEach(blocks);
            else
                for (const Place c : b.grid().cells())
                    r.at(c, family::blockOneClue).unlessClue().never(black[c]);
            sizesAsItStands(r, b, blocks);
            // Any cell may still become a clue, and so a shaded one.
            r.at(wholeBoard, family::blockChained)
                .unlessClue()
                .relate({black, {AreaTerms::AtCorner, AreaTerms::Exists, AreaTerms::Some}});
            r.at(wholeBoard, family::shapesInChain)
                .unlessClue()
                .relate({black, {AreaTerms::InChain, AreaTerms::Incongruent}});
        },
    .recipe = Recipe{.sizes = fromTwentyCells, .clues = Recipe::Shaping, .density = 0.12, .unknowns = 0.2},
};

} // namespace tokisuji
