// Putteria. Put one number into every room, the number of its cells. Numbers are never side by side, none occurs twice
// in a row or column, and cells with a cross stay empty.
//
//     +-------+---+
//     | .   2 | x |
//     |   +---+   |
//     | . | .   4 |
//     +---+-------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/room_numbers.h"
#include "engine/rules/words/shading.h"

#include <map>

namespace tokisuji {

extern const Genre putteria;
const Genre putteria{
    .id = "putteria",
    .urlId = "putteria",
    .title = {"Putteria", "プッテリア"},
    .summary =
        {"Put one number into every room: the number of its cells. Numbers are never side by side, and no number "
         "occurs twice in a row or column. Cells with a cross stay empty.",
         "どの部屋にも 1 "
         "つずつ、部屋のマス数を表す数字を入れます。数字どうしは上下左右に隣り合わず、同じ列に同じ数字は入りませ"
         "ん。×のマスには数字が入りません。"},
    .kana = "ぷってりあ",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber,
               .min = 1,
               .max = largestRoom,
               .orUnknown = true,
               .onlyLargest = true,
               .maxAt = roomSizeAt}},
    .marks = {Mark::RoomSize},
    .url = {&url::border, &url::number16},
    .file = {.version = 0, .parts = {&file::borders, &file::numbers, &file::roomSizes}},
    .sample = "putteria/5/5/gm3kped2h..j.i..g.j...../",
    .penpa = {.tag = "putteria"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field numbered = roomNumbers(r, b, rooms(b));
            notAdjacent(r, numbered, family::numbersApart);
            const PlaceMap<int> sizes = roomSizes(b);
            for (const auto& line : b.grid().lines()) {
                std::map<int, std::vector<Lit>> bySize;
                for (const Place c : line)
                    bySize[sizes[c]].push_back(numbered[c]);
                const bool isRow = line.front().y == line.back().y;
                for (auto& [size, holders] : bySize)
                    r.at(line.front(), isRow ? family::rowDifferent : family::columnDifferent)
                        .ofWholeRoom()
                        .atMost(1, std::move(holders));
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "numbers-of-rooms",
                     .density = 0.2,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 5,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
