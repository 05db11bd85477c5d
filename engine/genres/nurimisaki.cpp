// Nurimisaki. Shade cells so that the unshaded ones form one area and no 2x2 square is all of one kind. The unshaded
// cells with exactly one unshaded neighbour are the circles, and a number in one says how many unshaded cells are seen
// from there.
//
//     O # #
//     . . 2        nurimisaki/3/2/.j2
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily noCape{
    .id = "no-cape",
    .name = {"two unshaded neighbours without a circle", "○ のない白マスの隣には白マスが 2 つ以上"},
    .broken = {"An unshaded cell without a circle has only one unshaded neighbour",
               "丸のない白マスの隣の白マスが 1 つだけです"}};

constexpr RuleFamily cape{
    .id = "cape",
    .name = {"one unshaded neighbour at a circle", "○ の隣の白マスは 1 つ"},
    .broken = {"A circle does not have exactly one unshaded neighbour", "丸の隣の白マスが 1 つではありません"}};

} // namespace family

namespace {

/// An unshaded cell without circle is no cape: one unshaded neighbour is never alone.
void noCape(Rules& r, const Field& white, Place c)
{
    const std::vector<Place> beside = white.grid().neighbours(c);
    for (const Place only : beside) {
        std::vector<Lit> others{!white[c], !white[only]};
        for (const Place other : beside)
            if (other != only)
                others.push_back(white[other]);
        r.clue(c, family::noCape).unlessClue().any(std::move(others));
    }
}

} // namespace

extern const Genre nurimisaki;
const Genre nurimisaki{
    .id = "nurimisaki",
    .urlId = "nurimisaki",
    .title = {"Nurimisaki", "ぬりみさき"},
    .summary =
        {"Shade cells so that all unshaded cells are connected and no 2×2 square is all shaded or all unshaded. "
         "Circles are the capes: exactly the unshaded cells with a single unshaded neighbour. A number says how many "
         "unshaded cells can be seen from the cape in a straight line, including its own.",
         "白マスがすべてつながり、2×2 が黒だけ・白だけにならないように塗ります。丸は岬で、隣の白マスがちょうど 1 "
         "つの白マスのすべてです。数字は、そこからまっすぐ見える白マスの数（自分も数える）です。"},
    .kana = "ぬりみさき",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Island,
               .min = 2,
               .max = [](const Board& b) { return b.size().width + b.size().height - 1; },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "nurimisaki/5/5/k.v5h",
    .penpa = {.tag = "nurimisaki"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const Field white = !black;
            noSquare(r, black);
            noSquare(r, white, family::noWhiteSquare);
            connected(r, white, family::whiteConnected);
            someShaded(r, black);
            cluesFree(r, b, black);
            sights(r, b, white);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == blank)
                    noCape(r, white, c);
                else
                    r.clue(c, family::cape).exactly(1, white[b.grid().neighbours(c)]);
        },
    .recipe = Recipe{.sizes = {isAtLeast<3, 12>,
                               {"Capes need at least 12 cells, at least 3 columns and at least 3 rows.",
                                "岬を置くには、縦横とも 3 マス以上、合わせて 12 マス以上が必要です。"}},
                     .clues = Recipe::Shaping,
                     .density = 0.12,
                     .unknowns = 0.5},
};

} // namespace tokisuji
