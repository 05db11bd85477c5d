// Evolmino. Write squares; those side by side form blocks, each with exactly one cell on an arrow. An arrow passes at
// least two blocks, and each of them is the one before it, moved but not turned, and one square more.
//
//     s  s  .  .  .
//     >--+--+--+--+>        an arrow along the second row; "s" squares
//     s  .  s  s  .
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/arrows.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowForm{.id = "arrow-form",
                               .name = {"arrows are single ways", "矢印は 1 本道"},
                               .broken = {"An arrow branches, meets another one or is a ring",
                                          "枝分かれしたり、ぶつかったり、輪になったりした矢印があります"}};

constexpr RuleFamily blockOnArrow{.id = "block-on-arrow",
                                  .name = {"one cell of an arrow in each block", "かたまりは矢印のマスを 1 つだけ含む"},
                                  .broken = {"A block does not have exactly one cell on arrows",
                                             "矢印のマスをちょうど 1 つ含んでいないかたまりがあります"}};

constexpr RuleFamily arrowBlocks{
    .id = "arrow-blocks",
    .name = {"two blocks on each arrow", "矢印にはかたまりが 2 つ以上"},
    .broken = {"An arrow passes fewer than two blocks", "通るかたまりが 2 つに満たない矢印があります"}};

constexpr RuleFamily blocksGrow{
    .id = "blocks-grow",
    .name = {"blocks grow along arrows", "かたまりは矢印に沿って育つ"},
    .broken = {"A block is not the one before it on its arrow and one square more",
               "矢印の前のかたまりに 1 マス加えた形になっていないかたまりがあります"}};

} // namespace family

extern const Genre evolmino;
const Genre evolmino{
    .id = "evolmino",
    .urlId = "evolmino",
    .title = {"Evolmino", "シンカミノ"},
    .summary =
        {"Write squares into white cells; squares side by side form blocks. Each block has exactly one cell on an "
         "arrow, and each arrow passes at least two blocks. Along an arrow, each block is the one before it, not "
         "turned or mirrored, and one square more.",
         "白マスに □ を書き入れます。辺で隣り合う □ はかたまりになります。どのかたまりも矢印の通るマスをちょうど 1 "
         "つ含み、どの矢印も 2 つ以上のかたまりを通ります。矢印に沿って次のかたまりは、前のかたまりの形（回転や裏返し"
         "はしない）に □ を 1 つ加えたものになります。"},
    .kana = "しんかみの",
    .family = Family::Object,
    .clues = {{.kind = Clue::Terrains, .terrains = {Terrain::Wall, Terrain::Square}}, {Clue::GivenArrows}},
    .marks = {Mark::Square},
    .url = {&url::wallsAndSquares, &url::edgeArrows},
    .file = {.version = 0, .parts = {&file::wallsAndSquares, &file::edgeArrows, &file::shades}},
    .sample = "", // one of its own is missing
    .rules =
        [](const Board& b, Rules& r) {
            const Field written = shade(r, b);
            for (const Place c : b.grid().cells())
                if (isFilled(b, c))
                    r.clue(c, family::clueFree).never(written[c]);
            const Field square = withTerrain(b, written, Terrain::Square);
            for (const Place edge : misfitsAmongArrows(b))
                r.clue(edge, family::arrowForm).unlessClue().any({});
            const std::vector<std::vector<Place>> arrows = arrowsOf(b); // cells, tail first; none of the misfits
            std::vector<Place> passed;
            for (const auto& arrow : arrows) {
                passed.insert(passed.end(), arrow.begin(), arrow.end());
                r.clue(arrow.front(), family::arrowBlocks).unlessClue().atLeast(2, square[arrow]);
            }
            std::ranges::sort(passed);
            const auto repeated = std::ranges::unique(passed);
            passed.erase(repeated.begin(), repeated.end());
            // Blocks without an arrow are wrong where there are no arrows at all, too.
            r.at(wholeBoard, family::blockOnArrow).unlessClue().oneSeedEach(Shared(Parts{square, passed}));
            r.at(wholeBoard, family::blocksGrow)
                .unlessClue()
                .relate({.present = square, .demand = {AreaTerms::Next, AreaTerms::Grown}, .groups = arrows});
        },
};

} // namespace tokisuji
