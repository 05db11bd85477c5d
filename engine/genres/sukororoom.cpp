// Sukoro-room. Write numbers into all cells of some rooms, none twice in a room, so that all of them are connected and
// each says how many of its neighbours hold a number.
//
//     +-------+---+
//     | .   . | 1 |
//     |       +---+        sukororoom/3/2/a4f
//     | .   . | 1 |
//     +-------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily roomAlike{
    .id = "room-alike",
    .name = {"a room is full or empty", "部屋はすべて数字か、すべて空き"},
    .broken = {"A room is only partly filled with numbers", "数字が一部だけに入った部屋があります"}};

} // namespace family

extern const Genre sukororoom;
const Genre sukororoom{
    .id = "sukororoom",
    .urlId = "sukororoom",
    .title = {"Sukoro-room", "数コロ部屋"},
    .summary = {"Write numbers into all cells of some rooms; the other rooms stay empty. Each number says how many of "
                "the cells beside it hold numbers, and no number occurs twice in a room. All numbers are connected.",
                "いくつかの部屋を選び、そのすべてのマスに数字を入れます。ほかの部屋には入れません。数字は、その上下左右"
                "のマスのうち数字の入るマスの数で、同じ部屋に同じ数字は入りません。数字はすべてつながります。"},
    .kana = "すうころべや",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms}, {.kind = Clue::CellNumber, .min = 1, .max = 4, .orUnknown = true}},
    .marks = {Mark::DigitOrNone},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::borders, &file::numbers, &file::digits}},
    .sample = "sukororoom/5/5/9vvcuh37h2c33c1g",
    .penpa = {.tag = "sukororoom"},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b, 0, 4);
            const Field numbered = digit.present();
            numbersCountNumbers(r, b, digit);
            for (const Room& room : rooms(b)) {
                for (std::size_t i = 1; i < room.cells.size(); ++i)
                    r.at(room.anchor, family::roomAlike)
                        .ofWholeRoom()
                        .same(numbered[room.cells[i - 1]], numbered[room.cells[i]]);
                for (const int n : digit.numbers())
                    r.at(room.anchor, family::roomDifferent).ofWholeRoom().atMost(1, digit.are(n)[room.cells]);
            }
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 1, .mostRoom = 4},
};

} // namespace tokisuji
