// Nurikabe. Shade cells so that the shaded ones form one area without a 2x2 square and each unshaded area holds
// exactly one clue, whose number is the size of the area.
//
//     2 . #
//     # # #        nurikabe/3/2/2k
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre nurikabe;
const Genre nurikabe{
    .id = "nurikabe",
    .urlId = "nurikabe",
    .title = {"Nurikabe", "ぬりかべ"},
    .summary =
        {"Shade cells. All shaded cells are connected and nowhere fill a 2×2 square. Every unshaded area holds exactly "
         "one number, which is its size.",
         "いくつかのマスを黒く塗ります。黒マスはすべてつながり、2×2 のかたまりになりません。白マスの島にはちょうど 1 "
         "つの数字があり、島の大きさを表します。"},
    .kana = "ぬりかべ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = [](const Board& b) { return b.size().cells(); },
               .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbersAndShades}},
    .sample = "nurikabe/5/5/5i1n5n3h",
    .example = 2,
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, "sea-connected");
            std::vector<Place> clues;
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    clues.push_back(c);
            const auto islands = r.addParts({!black, clues});
            for (const Place c : clues)
                r.clue(c, "clue-free").never(black[c]);
            r.at(wholeBoard, "island-one-clue").oneSeedEach(islands);
            for (const Place c : clues)
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, "island-size").partSize(islands, n);
        },
};

} // namespace tokisuji
