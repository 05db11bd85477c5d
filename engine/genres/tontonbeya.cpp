// Tontonbeya. Fill every cell with a circle, a triangle or a square. The signs of a kind in a room form one group, all
// groups of a room are equally large, and each touches just one group of its kind in another room.
//
//     O O | O ^
//     ^ ^ | O ^        two rooms; "O" is a circle, "^" a triangle
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/room_kinds.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily signsTogether{
    .id = "signs-together",
    .name = {"equal symbols of a room hang together", "部屋の同じ記号はひとつながり"},
    .broken = {"Equal symbols of a room do not hang together", "部屋の同じ記号が分かれています"}};

constexpr RuleFamily oneNextDoor{
    .id = "one-next-door",
    .name = {"a group touches one of its kind in another room", "同じ記号の隣の部屋は 1 つ"},
    .broken = {"A group does not touch just one group of its kind in another room",
               "隣の部屋の同じ記号と接するところが、ちょうど 1 部屋ではありません"}};

} // namespace family

namespace {

constexpr int kinds = 3;

Field unknownSigns(const Board& b)
{
    std::vector<Lit> lits;
    for (const int number : b.values(Layer::Number))
        lits.push_back(number == question ? Yes : No);
    return {b.grid(), PlaceKind::Cell, std::move(lits)};
}

} // namespace

extern const Genre tontonbeya;
const Genre tontonbeya{
    .id = "tontonbeya",
    .urlId = "tontonbeya",
    .title = {"Tontonbeya", "とんとんべや"},
    .summary =
        {"Fill every cell with a circle, a triangle or a square. In a room all symbols of a kind hang together, "
         "and there are equally many of each kind that it holds. Each such group touches symbols of its kind in "
         "exactly one other room.",
         "すべてのマスに○・△・□のどれかを入れます。同じ部屋の同じ記号はひとつながりになり、部屋に入る記号の個数は"
         "どの種類も同じです。どのかたまりも、同じ記号が隣り合う部屋はちょうど 1 "
         "つです。"},
    .kana = "とんとんべや",
    .family = Family::Object,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 1, .max = kinds}},
    .marks = {Mark::Sign, Mark::Candidates},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::digits}},
    .signs = SignStyle::Shapes,
    .signsEverywhere = true,
    .sample = "tontonbeya/4/4/9r04g8a2a2a2a31d1b",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits sign(r, b, 1, kinds);
            const std::vector<Room> all = rooms(b);
            for (const Room& room : all)
                equallyManyOfEach(r, sign, kinds, room);
            const auto oneNextDoor = [&](const Field& holders) {
                const auto neighbours = touchesOfRooms(r, b, all, holders);
                for (std::size_t i = 0; i < all.size(); ++i)
                    r.at(all[i].anchor, family::oneNextDoor)
                        .ofWholeRoom()
                        .when(r.anyOf(holders[all[i].cells]))
                        .exactly(1, neighbours[i]);
            };
            for (int kind = 1; kind <= kinds; ++kind) {
                connectedInRooms(r, b, all, sign.are(kind), family::signsTogether);
                oneNextDoor(sign.are(kind));
            }
            oneNextDoor(unknownSigns(b));
        },
    .recipe = Recipe{.sizes = fromSixCells, .rooms = Recipe::Polyominoes, .leastRoom = 2, .mostRoom = 5},
};

} // namespace tokisuji
