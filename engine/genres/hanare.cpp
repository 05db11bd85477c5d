// Hanare-gumi. Put one number into every room, the number of its cells. Between two numbers that follow each other in a
// row or column there are as many cells as they differ.
//
//     +-------+-----------+
//     | .   2 | .   3   . |        one cell between, for 3 - 2: hanare/5/1/8k
//     +-------+-----------+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/room_numbers.h"

#include <cstdlib>

namespace tokisuji {

namespace family {

constexpr RuleFamily distanceApart{.id = "distance-apart",
                                   .name = {"as many cells between numbers as they differ", "数字の差だけマスが空く"},
                                   .broken = {"Between two numbers there are not as many cells as they differ",
                                              "間のマスの数が、2 つの数字の差と違います"}};

} // namespace family

namespace {

/// Two numbers so far apart do not follow each other: one stands between them.
void notInSequence(Rules& r, const Field& numbered, const std::vector<Place>& line, std::size_t from, std::size_t to)
{
    std::vector<Lit> lits{!numbered[line[from]], !numbered[line[to]]};
    for (std::size_t i = from + 1; i < to; ++i)
        lits.push_back(numbered[line[i]]);
    r.at(line[from], family::distanceApart).ofWholeRoom().any(std::move(lits));
}

} // namespace

extern const Genre hanare;
const Genre hanare{
    .id = "hanare",
    .urlId = "hanare",
    .title = {"Hanare-gumi", "はなれ組"},
    .summary =
        {"Put one number into every room: the number of its cells. Between two numbers in the same row or column "
         "with no other number between them there are as many cells as the difference of the two.",
         "どの部屋にも 1 "
         "つずつ、部屋のマス数を表す数字を入れます。同じ列で、間にほかの数字のない 2 "
         "つの数字の間には、ちょうどその差の数だけマスがあります。"},
    .kana = "はなれぐみ",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .onlyLargest = true, .maxAt = roomSizeAt}},
    .marks = {Mark::RoomSize},
    .url = {&url::border, &url::number16},
    .file = {.version = 0, .parts = {&file::borders, &file::numbers, &file::roomSizes}},
    .sample = "hanare/5/5/4bcq0u72l6k2r",
    .penpa = {.tag = "hanare-gumi"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field numbered = roomNumbers(r, b, rooms(b));
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == question)
                    r.clue(c, family::unknownNeverFits).any({});
            const PlaceMap<int> sizes = roomSizes(b);
            for (const auto& line : b.grid().lines())
                for (std::size_t i = 0; i < line.size(); ++i)
                    for (std::size_t k = i + 1; k < line.size(); ++k)
                        if (std::abs(sizes[line[i]] - sizes[line[k]]) != static_cast<int>(k - i - 1))
                            notInSequence(r, numbered, line, i, k);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "numbers-of-rooms",
                     .density = 0.2,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 3,
                     .mostRoom = 7,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
