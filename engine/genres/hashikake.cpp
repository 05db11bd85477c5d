// Hashiwokakero. Connect the islands with straight bridges that cross neither islands nor each other, at most two
// between the same two islands. A number says how many bridges end at its island; all islands are connected. (pzpr's
// checker lets a "?" stand alone; the rules of the puzzle do not, and neither does this page.)
//
//     2===3---1        hashi/3/1/231
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/moves.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily clueSum{.id = "clue-sum",
                             .name = {"number of bridges at an island", "島の橋の数"},
                             .broken = {"The number of bridges at an island is wrong", "数字と橋の数が違います"}};

constexpr RuleFamily allConnected{.id = "all-connected",
                                  .name = {"one connected network", "全体がつながる"},
                                  .broken = {"Not everything is connected", "全体がつながっていません"}};

} // namespace family

extern const Genre hashikake;
const Genre hashikake{
    .id = "hashikake",
    .urlId = "hashi",
    .aliases = {"bridges"},
    .title = {"Hashiwokakero", "橋をかけろ"},
    .summary = {"Connect the islands with straight bridges, at most two between any two islands; bridges do not cross. "
                "A number says how many bridges end at its island. All islands are connected.",
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
    .penpa = {.tag = "hashiwokakero (hashi/bridges)"},
    .rules =
        [](const Board& b, Rules& r) {
            std::vector<Place> islands;
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) != blank)
                    islands.push_back(c);
            const Bridges bridge = bridges(r, b, std::move(islands));

            std::vector<Lit> any;
            for (std::size_t i = 0; i < bridge.islands.size(); ++i) {
                any.insert(any.end(), bridge.ends[i].begin(), bridge.ends[i].end());
                if (const int n = b.at(Layer::Number, bridge.islands[i]); n >= 0)
                    r.clue(bridge.islands[i], family::clueSum).exactly(n, bridge.ends[i]);
            }
            r.at(wholeBoard, family::allConnected).connected(bridge.graph());
            r.at(wholeBoard, family::someLine).any(std::move(any));
        },
    .techniques =
        {
            named("full-island", {"Every bridge is needed", "すべての橋が必要"}, 0, 0.4)
                .when(Move::CountRest, family::clueSum, Shape::immediate())
                .says("{rules} needs every bridge that it can have, so {conclusions}",
                      "{rules}には引ける橋がすべて必要なので {conclusions}"),
            named("each-way", {"At least one each way", "どの方向にも 1 本"}, 0, 0.6)
                .when(Move::CountAtLeast, family::clueSum, Shape::immediate())
                .says("{rules} cannot do without any of its directions, so {conclusions}",
                      "{rules}はどの方向が欠けても足りないので {conclusions}"),
            named("neighbours-limit", {"What the neighbours cannot take", "隣が受けられない分"}, 0, 0.9)
                .when(Move::CountAtLeast, family::clueSum)
                .says("The other directions cannot give {rules} enough ({facts}), so {conclusions}",
                      "ほかの方向だけでは {rules}に足りない ({facts}) ので {conclusions}"),
            named("one-way-left", {"One direction left", "残る方向は 1 つ"}, 0, 0.5)
                .when(Move::CountRest, family::clueSum, Shape::oneAnswer())
                .says("{rules} has one direction left, so {conclusions}",
                      "{rules}の残る方向は 1 つなので {conclusions}"),
            named("island-full", {"Island is complete", "島は完成"}, 0, 0.4)
                .when(Move::CountFull, family::clueSum)
                .says("{rules} has all its bridges, so {conclusions}", "{rules}の橋は足りているので {conclusions}"),
            named("island-rest", {"Island needs all remaining bridges", "残りの橋はすべて必要"}, 0, 0.5)
                .when(Move::CountRest, family::clueSum)
                .says("{rules} needs all remaining bridges, so {conclusions}",
                      "{rules}には残りの橋がすべて必要なので {conclusions}"),
            named("island-at-most", {"Island has room for no more", "島の数をこえる"}, 0, 0.6)
                .when(Move::CountAtMost, family::clueSum)
                .says("{rules} has no room for more, so {conclusions}", "{rules}の数をこえるので {conclusions}"),
            named("bridge-crossed", {"Bridges do not cross", "橋は交差しない"}, 0, 0.4)
                .when(Move::CountFull, family::noCrossing)
                .says("It would cross a bridge ({facts}), so {conclusions}",
                      "橋 ({facts}) と交差するので {conclusions}"),
            named("isolation-ones", {"1-1 would be isolated", "1 と 1 の孤立"}, 2, 1.0)
                .when(Move::Isolation, family::clueSum, Shape::numbers(1, 1))
                .says("The two 1s would be cut off together, so {conclusions}",
                      "1 と 1 だけで閉じてしまうので {conclusions}"),
            named("isolation-twos", {"2-2 would be isolated", "2 と 2 の孤立"}, 2, 1.0)
                .when(Move::Isolation, family::clueSum, Shape::numbers(2, 2))
                .says("The two 2s would be cut off together, so {conclusions}",
                      "2 と 2 だけで閉じてしまうので {conclusions}"),
            named("isolation-segment", {"The segment would be isolated", "つながりの孤立"}, 2, 1.8)
                .when(Move::Isolation)
                .says("{a} would be complete with {witness} left out, so {conclusions}",
                      "{a} だけで閉じて {witness} が取り残されるので {conclusions}"),
            named("segment-exit", {"Only way out for the segment", "つながりの出口は 1 か所"}, 1, 1.4)
                .when(Move::OnlyExit)
                .says("This is the only way from {a} to {b}, so {conclusions}",
                      "{a} から {b} へはこの橋しかないので {conclusions}"),
        },
    .recipe = Recipe{.sizes = {isAtLeast<1, 6>,
                               {"Islands and bridges need at least 6 cells.", "島と橋には 6 マス以上が必要です。"}},
                     .clues = Recipe::Shaping,
                     .density = 0.27,
                     .apart = true},
};

} // namespace tokisuji
