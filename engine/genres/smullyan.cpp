// Smullyanic Dynasty. Shade cells, no two of them side by side, so that the unshaded ones form one area. A number that
// is not shaded counts the shaded cells of the 3x3 square round it; one that is shaded lies.
//
//     . 1 .        smullyan/3/2/g1g1g1
//     1 # 1
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily truth{
    .id = "truth",
    .name = {"unshaded numbers count the shaded cells round them", "白マスの数字は周りの黒マスの数"},
    .broken = {"An unshaded number does not count the shaded cells round it",
               "白マスの数字と周りの黒マスの数が違います"}};

constexpr RuleFamily lie{.id = "lie",
                         .name = {"shaded numbers are wrong", "黒マスの数字は間違っている"},
                         .broken = {"A shaded number counts the shaded cells round it correctly",
                                    "黒マスの数字が周りの黒マスの数と同じです"}};

} // namespace family

extern const Genre smullyan;
const Genre smullyan{
    .id = "smullyan",
    .urlId = "smullyan",
    .title = {"Smullyanic Dynasty", "Smullyanic Dynasty"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected. The number of an "
                "unshaded cell says how many cells of the 3×3 square round it are shaded. The number of a shaded cell "
                "must be wrong: another number of cells is shaded there, with the cell itself counted.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。白マスの数字は、そのマスを中心とする "
                "3×3 の中の黒マスの数です。黒マスの数字は、自分も数えたその数と違っていなければなりません。"},
    .kana = "すまりあんだいなすてぃ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 9, .orUnknown = true}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "smullyan/5/5/0010m1g3j0h1i",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0) {
                    std::vector<Place> domain = ringRound(c);
                    r.clue(c, family::truth).when(!black[c]).exactly(n, black[domain]);
                    domain.push_back(c);
                    r.clue(c, family::lie).never({black[c], isNumberOf(r, black[domain], n)});
                }
        },
    .recipe = Recipe{},
};

} // namespace tokisuji
