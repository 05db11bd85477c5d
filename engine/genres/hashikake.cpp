// Hashiwokakero. Join the islands by straight bridges that cross neither islands nor each other, at most two between
// the same two islands. A number says how many bridges end at its island; all islands hang together. (pzpr's checker
// lets a "?" stand alone; the rules of the puzzle do not, and neither does this page.)
//
//     2===3---1        hashi/3/1/231
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

extern const Genre hashikake;
const Genre hashikake{
    .id = "hashikake",
    .urlId = "hashi",
    .aliases = {"bridges"},
    .title = {"Hashiwokakero", "橋をかけろ"},
    .summary =
        {"Join the islands by straight bridges, at most two between two islands; bridges do not cross. A number says "
         "how many bridges end at the island. All islands are connected.",
         "島と島を縦横まっすぐの橋で結びます。同じ 2 つの島の間には 2 "
         "本まで、橋は交差しません。数字はその島から出る橋の本数で、すべての島がつながります。"},
    .kana = "はしをかけろ",
    .family = Family::Object,
    .usualSize = {9, 9},
    .clues = {{.kind = Clue::Island, .min = 1, .max = 8, .orUnknown = true}},
    .marks = {Mark::Bridge},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::lines}},
    .grid = GridStyle::Guides,
    .sample = "hashi/6/6/g4i2h1g2n5h2n2j",
    .rules =
        [](const Board& b, Rules& r) {
            std::vector<Place> islands;
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    islands.push_back(c);
            const Bridges bridge = bridges(r, b, islands);

            std::vector<Lit> any;
            for (std::size_t i = 0; i < islands.size(); ++i) {
                any.insert(any.end(), bridge.ends[i].begin(), bridge.ends[i].end());
                if (const int n = b.at(Layer::Number, islands[i]); n >= 0)
                    r.clue(islands[i], "clue-sum").exactly(n, bridge.ends[i]);
            }
            r.at(wholeBoard, "all-connected").connected(bridge.graph());
            r.at(wholeBoard, "some-line").any(std::move(any));
        },
};

} // namespace tokisuji
