// Twin Area. Put one number into every room, the number of its cells, never two side by side. In every grey area the
// numbers add up to the number of its cells.
//
//     +-------+---+
//     | 2   . | 1 |        with all three cells grey: twinarea/3/1/8is
//     +-------+---+
#include "engine/board/flood.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/room_numbers.h"
#include "engine/rules/words/shading.h"

#include <set>

namespace tokisuji {

namespace family {

constexpr RuleFamily greySum{.id = "grey-sum",
                             .name = {"sum of the numbers in a grey area", "灰色のかたまりの数字の合計"},
                             .broken = {"The numbers of a grey area do not add up to its cells",
                                        "灰色のかたまりの数字の合計がマスの数と違います"}};

} // namespace family

namespace {

std::vector<std::vector<Place>> greyAreas(const Board& b)
{
    const auto isGrey = [&](Place c) { return isTerrain(b, c, Terrain::Painted); };
    std::vector<std::vector<Place>> areas;
    std::set<Place> seen;
    for (const Place c : b.grid().cells())
        if (isGrey(c) && !seen.contains(c)) {
            areas.push_back(flood(b.grid(), c, [&](Place, Place next) { return isGrey(next); }));
            seen.insert(areas.back().begin(), areas.back().end());
        }
    return areas;
}

/// Nothing or its room's number.
NumberVar numberIn(Lit stands, int size)
{
    NumberVar number{0, std::vector<Lit>(static_cast<std::size_t>(size + 1), No)};
    number.values.front() = !stands;
    number.values.back() = stands;
    return number;
}

} // namespace

extern const Genre twinarea;
const Genre twinarea{
    .id = "twinarea",
    .urlId = "twinarea",
    .title = {"Twin Area", "ツインエリア"},
    .summary = {"Put one number into every room: the number of its cells. Numbers are never side by side. In every "
                "connected grey area the numbers add up to the number of its cells.",
                "どの部屋にも 1 "
                "つずつ、部屋のマス数を表す数字を入れます。数字どうしは上下左右に隣り合いません。灰色のマスのかたまりで"
                "は、数字の合計がそのマスの数になります。"},
    .kana = "ついんえりあ",
    .family = Family::Number,
    .usualSize = {8, 8},
    .clues = {{Clue::Rooms},
              {.kind = Clue::CellNumber, .min = 1, .max = largestRoom, .onlyLargest = true, .maxAt = roomSizeAt},
              {.kind = Clue::Terrains, .terrains = {Terrain::Painted}}},
    .marks = {Mark::RoomSize},
    .url = {&url::border, &url::number16, &url::painted},
    .file = {.version = 0, .parts = {&file::borders, &file::numbersAndPainted, &file::roomSizes}},
    .sample = "twinarea/5/5/779ac9mcs6i5k5gkvrmf",
    .rules =
        [](const Board& b, Rules& r) {
            const Field numbered = roomNumbers(r, b, rooms(b));
            notAdjacent(r, numbered, family::numbersApart);
            for (const Place c : b.grid().cells())
                if (b.at(Layer::Number, c) == question)
                    r.clue(c, family::unknownNeverFits).any({});
            const PlaceMap<int> sizes = roomSizes(b);
            for (const auto& area : greyAreas(b)) {
                Numbers numbers;
                for (const Place c : area)
                    numbers.numbers.push_back(numberIn(numbered[c], sizes[c]));
                const auto cells = static_cast<int>(area.size());
                r.at(area.front(), family::greySum).unlessClue().sum(cells, cells, std::move(numbers));
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "numbers-of-rooms",
                     .density = 1,
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 2,
                     .mostRoom = 6,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
