// Dosun-Fuwari. Put a balloon and an iron ball into every room. Balloons rise up to the frame, a filled cell or another
// balloon; balls sink down to the frame, a filled cell or another ball.
//
//     o . o
//     # . .        three upright rooms, "o" balloons and "*" balls; "#" is filled
//     o * *
//     * . *
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneBalloon{
    .id = "one-balloon",
    .name = {"one balloon in a room", "部屋に風船は 1 つ"},
    .broken = {"A room does not hold exactly one balloon", "部屋の風船がちょうど 1 つではありません"}};

constexpr RuleFamily oneBall{
    .id = "one-ball",
    .name = {"one iron ball in a room", "部屋に鉄球は 1 つ"},
    .broken = {"A room does not hold exactly one iron ball", "部屋の鉄球がちょうど 1 つではありません"}};

constexpr RuleFamily balloonRises{.id = "balloon-rises",
                                  .name = {"balloons rise", "風船は浮く"},
                                  .broken = {"A balloon could still rise", "まだ浮き上がれる風船があります"}};

constexpr RuleFamily ballSinks{.id = "ball-sinks",
                               .name = {"iron balls sink", "鉄球は沈む"},
                               .broken = {"An iron ball could still sink", "まだ沈む鉄球があります"}};

} // namespace family

namespace {

constexpr int balloon = 1, ball = 2;

bool isOpen(const Board& b, Place c)
{
    return b.grid().hasCell(c) && !isTerrain(b, c, Terrain::Wall);
}

/// Nothing where a cell is filled.
PlaceMap<int> largestSigns(const Board& b)
{
    PlaceMap<int> largest(b.grid(), -1);
    for (const Place c : b.grid().cells())
        if (isOpen(b, c))
            largest[c] = ball;
    return largest;
}

} // namespace

extern const Genre dosufuwa;
const Genre dosufuwa{
    .id = "dosufuwa",
    .urlId = "dosufuwa",
    .title = {"Dosun-Fuwari", "ドッスンフワリ"},
    .summary = {"Put one balloon and one iron ball into every room. A balloon is under the frame, a filled cell or "
                "another balloon; an iron ball is on the frame, a filled cell or another iron ball.",
                "どの部屋にも風船（白丸）と鉄球（黒丸）を 1 "
                "つずつ入れます。風船のすぐ上は外枠・黒マス・ほかの風船のどれかで、鉄球のすぐ下は外枠・黒マス・ほかの鉄"
                "球のどれかです。"},
    .kana = "どっすんふわり",
    .family = Family::Object,
    .clues = {{Clue::Rooms}, {.kind = Clue::Terrains, .terrains = {Terrain::Wall}}},
    .marks = {Mark::Sign},
    .url = {&url::borderRoundWalls, &url::walls},
    .file = {.version = 0, .parts = {&file::roomIdsAndWalls, &file::digits}},
    .signs = SignStyle::Circles,
    .sample = "dosufuwa/5/5/fj6mqf1f32c2",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits sign(r, b, 0, largestSigns(b));
            const Field balloons = sign.are(balloon), balls = sign.are(ball);
            for (const Room& room : roomsBetweenHoles(b)) {
                r.at(room.anchor, family::oneBalloon).ofEachPart().exactly(1, balloons[room.cells]);
                r.at(room.anchor, family::oneBall).ofEachPart().exactly(1, balls[room.cells]);
            }
            for (const Place c : b.grid().cells()) {
                if (const Place above = c.step(Dir::Up); isOpen(b, c) && isOpen(b, above))
                    r.at(c, family::balloonRises).unlessClue().implies(balloons[c], {balloons[above]});
                if (const Place below = c.step(Dir::Down); isOpen(b, c) && isOpen(b, below))
                    r.at(c, family::ballSinks).unlessClue().implies(balls[c], {balls[below]});
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "balloons",
                     .clues = Recipe::None,
                     .density = 0.1,
                     .rooms = Recipe::Polyominoes,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
