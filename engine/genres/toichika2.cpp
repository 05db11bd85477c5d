// Toichika 2. Write exactly one number into every room. A number has a partner: the only equal number in its row and
// column, with exactly so many cells between them and no number there; their rooms share no border.
//
//     +-------+-------+
//     | 1   . | .   . |
//     +-------+---+   |
//     | .   1 | . | 1 |        toichika2/4/3/9itgj
//     +-------+   |   |
//     | 1   .   . | . |
//     +-----------+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/far_partners.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneNumberInRoom{
    .id = "one-number-in-room",
    .name = {"one number in a room", "部屋に数字は 1 つ"},
    .broken = {"A room does not hold exactly one number", "部屋の数字がちょうど 1 つではありません"}};

constexpr RuleFamily roomsNumber{
    .id = "rooms-number",
    .name = {"the number of a room", "部屋の数字"},
    .broken = {"A room holds another number than it says", "部屋に入っている数字が、決められた数字と違います"}};

constexpr RuleFamily roomsInTwos{
    .id = "rooms-in-twos",
    .name = {"an even number of rooms", "部屋の数は偶数"},
    .broken = {"The rooms cannot be paired: their number is odd", "部屋の数が奇数なので、2 つずつ組になりません"}};

} // namespace family

namespace {

int longestDistance(const Board& b)
{
    return std::max({b.size().width, b.size().height, 3}) - 2;
}

} // namespace

extern const Genre toichika2;
const Genre toichika2{
    .id = "toichika2",
    .urlId = "toichika2",
    .title = {"Toichika 2", "遠い誓い２"},
    .summary =
        {"Write exactly one number into every room. Every number has a partner: an equal number in its row or "
         "column, exactly so many cells away and with no number between them. No other equal number stands in "
         "its row or column. The rooms of partners share no border. A number that is given belongs to its room, "
         "in whatever cell.",
         "どの部屋にも数字をちょうど 1 つ入れます。数字には相手があります。相手は同じ行か列の同じ数字で、間のマス"
         "の数がその数字と同じで、間に数字はありません。同じ行や列に、ほかの同じ数字は入りません。相手どうしの"
         "部屋は辺で隣り合いません。はじめに書かれた数字は部屋の数字で、入るマスは決まっていません。"},
    .kana = "とおいちかい2",
    .family = Family::Number,
    .clues = {{Clue::Rooms}, {.kind = Clue::RoomNumber, .min = 1, .max = longestDistance, .orUnknown = true}},
    .marks = {Mark::Sign},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::digits}},
    .signs = SignStyle::Numbers,
    .sample = "toichika2/5/5/6vf8of6bg2l",
    .penpa = {.tag = "toichika2", .figures = PenpaForm::Corner},
    .rules =
        [](const Board& b, Rules& r) {
            const Digits digit(r, b.without(std::array{Layer::Number}), 0, longestDistance(b));
            const Field present = digit.present();
            const std::vector<Room> all = rooms(b);
            if (all.size() % 2 != 0 && !r.mayDivideRooms())
                r.at(wholeBoard, family::roomsInTwos).any({});
            for (const Room& room : all) {
                r.at(room.anchor, family::oneNumberInRoom).ofEachPart().exactly(1, present[room.cells]);
                if (room.number >= 0)
                    r.clue(room.numberCell, family::roomsNumber).ofOnePart().any(digit.are(room.number)[room.cells]);
            }
            farPartners(r, b, digit, all);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
