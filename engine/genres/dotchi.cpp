// Dotchi-Loop. Draw one loop through all white circles and no black one; in each room it turns on all white circles or
// goes straight on all of them.
//
//     . . . .
//     . o o .        white "o", black "*"; rooms are not drawn: dotchi/4/4/2c0gd0019j20
//     . * . o
//     . . * .
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily blackAvoided{.id = "black-avoided",
                                  .name = {"no line on a black circle", "線は黒丸を通らない"},
                                  .broken = {"The line passes through a black circle", "線が黒丸を通っています"},
                                  .role = Role::KeepsFree};

constexpr RuleFamily sameInRoom{.id = "same-in-room",
                                .name = {"alike on all white circles of a room", "部屋の白丸では全部曲がるか全部直進"},
                                .broken = {"The line turns on one white circle of a room and goes straight on another",
                                           "同じ部屋に、線が曲がる白丸と直進する白丸があります"}};

} // namespace family

namespace {

constexpr int white = 1, black = 2;

} // namespace

extern const Genre dotchi;
const Genre dotchi{
    .id = "dotchi",
    .urlId = "dotchi",
    .title = {"Dotchi-Loop", "ドッチループ"},
    .summary = {"Draw one closed loop through all white circles and no black one. In each room it either turns on all "
                "white circles or goes straight on all of them.",
                "すべての白丸を通り、黒丸は通らない 1 "
                "つの輪を描きます。同じ部屋の白丸では、全部で曲がるか、全部で直進します。"},
    .kana = "どっちるーぷ",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}, {.kind = Clue::Pearl, .min = white, .max = black, .strict = true}},
    .marks = {Mark::CellLine},
    .url = {&url::border, &url::circle},
    .file = {.version = 2,
             .parts = {&file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .sample = "dotchi/6/6/8j7j64n64hi40ic20ik30e9i",
    .penpa = {.tag = "dotchi-loop"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            for (const Room& room : rooms(b)) {
                Place before = wholeBoard;
                for (const Place c : room.cells) {
                    if (b.at(Layer::Number, c) == black)
                        r.clue(c, family::blackAvoided).never(line.uses(c));
                    if (b.at(Layer::Number, c) != white)
                        continue;
                    r.clue(c, family::pearlVisited).is(line.uses(c));
                    if (before != wholeBoard)
                        r.clue(c, family::sameInRoom).ofWholeRoom().same(line.turns(before), line.turns(c));
                    before = c;
                }
            }
        },
    .recipe = Recipe{.sizes = loopSizes, .rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
};

} // namespace tokisuji
