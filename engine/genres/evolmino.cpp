// Evolmino. Write squares; those side by side form blocks, each with exactly one cell on an arrow. An arrow passes at
// least two blocks, and each of them is the one before it, moved but not turned, and one square more.
//
//     . . . s        an arrow along the lower row to the right, a block of one square and one of two:
//     s > > s        evolmino/4/2/000a3004
#include "engine/board/arrows.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily arrowForm{.id = "arrow-form",
                               .name = {"arrows are single ways", "矢印は 1 本道"},
                               .broken = {"An arrow branches, meets another one or closes a ring",
                                          "枝分かれしたり、ほかの矢印とぶつかったり、輪になったりした矢印があります"}};

constexpr RuleFamily blockOnArrow{.id = "block-on-arrow",
                                  .name = {"one cell of an arrow in each block", "かたまりは矢印のマスを 1 つだけ含む"},
                                  .broken = {"A block does not have exactly one cell on arrows",
                                             "矢印のマスがちょうど 1 つでないかたまりがあります"}};

constexpr RuleFamily arrowBlocks{
    .id = "arrow-blocks",
    .name = {"two blocks on each arrow", "矢印にはかたまりが 2 つ以上"},
    .broken = {"An arrow passes fewer than two blocks", "通るかたまりが 2 つに満たない矢印があります"}};

constexpr RuleFamily blocksGrow{.id = "blocks-grow",
                                .name = {"blocks grow along arrows", "かたまりは矢印に沿って育つ"},
                                .broken = {"A block is not the one before it on its arrow and one square more",
                                           "矢印の 1 つ前のかたまりに 1 マス加えた形になっていないかたまりがあります"}};

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
         "つ含み、どの矢印も 2 つ以上のかたまりを通ります。矢印に沿って進むと、次のかたまりは、前のかたまりの形"
         "（回転や裏返しはしない）に □ を 1 つ加えたものになります。"},
    .kana = "しんかみの",
    .family = Family::Object,
    .clues = {{.kind = Clue::Terrains, .terrains = {Terrain::Wall, Terrain::Square}}, {Clue::GivenArrows}},
    .marks = {Mark::Square},
    .url = {&url::wallsAndSquares, &url::givenArrows},
    .file = {.version = 0, .parts = {&file::wallsAndSquares, &file::givenArrows, &file::squares}},
    .sample = "evolmino/5/5/0000h060000gi2e54e",
    .rules =
        [](const Board& b, Rules& r) {
            const Field written = shade(r, b);
            Field square = written;
            for (const Place c : b.grid().cells())
                if (isTerrain(b, c, Terrain::Wall) || isTerrain(b, c, Terrain::Square)) {
                    r.clue(c, family::clueFree).never(written[c]);
                    square.all()[static_cast<std::size_t>(b.grid().index(PlaceKind::Cell, c))] =
                        isTerrain(b, c, Terrain::Square) ? Yes : No;
                }
            const Arrows arrows = arrowsOf(b);
            for (const Place c : arrows.misfits)
                r.clue(c, family::arrowForm).any({});
            std::vector<Place> passed;
            for (const auto& arrow : arrows.ways) {
                passed.insert(passed.end(), arrow.begin(), arrow.end());
                r.clue(arrow.front(), family::arrowBlocks)
                    .unlessClue()
                    .count(2, static_cast<int>(arrow.size()), square[arrow]);
            }
            std::ranges::sort(passed);
            if (!passed.empty())
                r.at(wholeBoard, family::blockOnArrow).oneSeedEach(Shared(Parts{square, passed}));
            else
                for (const Place c : b.grid().cells())
                    r.at(c, family::blockOnArrow).unlessClue().never(square[c]);
            // Any cell may still become a given square, and so make a block larger.
            if (!arrows.ways.empty())
                r.at(wholeBoard, family::blocksGrow)
                    .unlessClue()
                    .relate({.present = square, .demand = {AreaTerms::Next, AreaTerms::Grown}, .groups = arrows.ways});
        },
};

} // namespace tokisuji
