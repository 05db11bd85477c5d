// NEWS. Put two letters into every room, none twice in a row or column. A letter stands farther in its direction, as N
// for north, than the other letter of the room.
//
//     N .
//     . E        one room, both letters farther out than the other: news/2/2/0017
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily twoLetters{
    .id = "two-letters",
    .name = {"two letters in a room", "部屋に文字は 2 つ"},
    .broken = {"A room does not hold exactly two letters", "部屋の文字がちょうど 2 つではありません"}};

constexpr RuleFamily letterOnce{.id = "letter-once",
                                .name = {"a letter once in a row or column", "同じ列に同じ文字は入らない"},
                                .broken = {"A letter occurs twice in a row or column", "同じ列に同じ文字があります"}};

constexpr RuleFamily fartherOut{.id = "farther-out",
                                .name = {"a letter lies in its direction", "文字は相手から見てその方角"},
                                .broken = {"A letter is not farther in its direction than the other one",
                                           "文字が相手から見てその方角にありません"}};

constexpr RuleFamily emptyConnected{
    .id = "empty-connected",
    .name = {"cells without letters are connected", "文字のないマスはひとつながり"},
    .broken = {"The cells without letters are not connected", "文字のないマスが分断されています"}};

} // namespace family

namespace {

/// How far a cell lies in a direction.
int reach(Place c, Dir d)
{
    return c.x * dx(d) + c.y * dy(d);
}

/// Each letter leaves the other one, of which there is just one, behind it.
void relate(Rules& r, const Room& room, const Digits& letter, const Field& empty)
{
    for (const Dir d : directions) {
        std::map<int, std::vector<Place>> lines;
        for (const Place c : room.cells)
            lines[reach(c, d)].push_back(c);
        Lit isBehind = No;
        for (const auto& [where, cells] : lines) {
            for (const Place c : cells)
                r.at(c, family::fartherOut).implies(letter.is(c, static_cast<int>(d)), {isBehind});
            std::vector<Lit> some = (!empty)[cells];
            some.push_back(isBehind);
            isBehind = r.anyOf(std::move(some));
        }
    }
}

} // namespace

extern const Genre news;
const Genre news{
    .id = "news",
    .urlId = "news",
    .title = {"NEWS", "NEWS"},
    .summary =
        {"Put two of the letters N, E, W and S into every room; no letter occurs twice in a row or column. A "
         "letter stands farther in its direction than the other letter of its room: an N farther north, an E "
         "farther east. Cells with a cross stay empty.",
         "どの部屋にも N・E・W・S の文字を 2 つずつ入れます。同じ行や列に同じ文字は入りません。N "
         "は部屋のもう 1 "
         "つの文字より上、S は下、E は右、W は左にあります（ほかの向きのずれは構いません）。×のマスには文字が入り"
         "ません。"},
    .kana = "にゅーす",
    .family = Family::Object,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 0, .max = 4}},
    .marks = {Mark::Sign, Mark::Candidates, Mark::CellCircle},
    .variants = {{'n', {"Cells without letters are connected", "文字のないマスはひとつながり"}}},
    .url = {&url::border, &url::letters},
    .file = {.version = 0, .parts = {&file::roomIds, &file::lettersAndCrosses, &file::lettersAndCircles}},
    .signs = SignStyle::Compass,
    .sample = "news/5/5/jbb52dm27.625164a2536.5",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits letter(r, b, 0, 4);
            const Field empty = letter.are(0);
            for (const Room& room : rooms(b)) {
                r.at(room.anchor, family::twoLetters).ofEachPart().exactly(2, (!empty)[room.cells]);
                relate(r, room, letter, empty);
            }
            for (const auto& line : b.grid().lines())
                for (const Dir d : directions)
                    r.at(line.front(), family::letterOnce).atMost(1, letter.are(static_cast<int>(d))[line]);
            if (b.hasFlag('n'))
                connected(r, empty, family::emptyConnected);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 4, .mostRoom = 9},
};

} // namespace tokisuji
