// Akichiwake. Shade cells, no two of them side by side, so that the unshaded ones form one area; no straight row of
// unshaded cells crosses two room borders. A room's number is the size of the largest unshaded area within it.
//
//     +-----------+---+
//     | 2#  .   . | . |
//     +-----------+   |        akichi/4/2/40s23
//     | 3   .   .   # |
//     +---------------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily areaAtMost{
    .id = "area-at-most",
    .name = {"no larger unshaded area in a room", "部屋の白マスのかたまりは数字より大きくない"},
    .broken = {"An unshaded area of a room is larger than its number", "数字より大きい白マスのかたまりがあります"}};

constexpr RuleFamily areaAtLeast{
    .id = "area-at-least",
    .name = {"an unshaded area as large as the number of a room", "部屋に数字と同じ大きさの白マスのかたまり"},
    .broken = {"No unshaded area of a room is as large as its number",
               "数字と同じ大きさの白マスのかたまりがありません"}};

} // namespace family

namespace {

constexpr char onlyLimits = 'x';

/// The cells of a room that lie at most so many steps from one of them, which comes first.
std::vector<Place> around(const Board& b, const Room& room, Place from, std::size_t steps)
{
    std::vector<Place> cells{from};
    std::map<Place, std::size_t> distance{{from, 0}};
    for (std::size_t i = 0; i < cells.size() && distance[cells[i]] < steps; ++i)
        for (const Dir d : directions)
            if (const Place next = cells[i].step(d); std::ranges::binary_search(room.cells, next)
                                                     && b.at(Layer::Room, edgeBetween(cells[i], d)) != 1
                                                     && distance.emplace(next, distance[cells[i]] + 1).second)
                cells.push_back(next);
    return cells;
}

/// "At least so many of these hold."
Lit areAtLeast(Rules& r, std::vector<Lit> lits, std::size_t number)
{
    if (number > lits.size())
        return No;
    const std::size_t others = lits.size() - number; // so many may be missing
    if (number <= others)
        return Tally(r, lits, number).atLeast(number);
    std::ranges::transform(lits, lits.begin(), [](Lit l) { return !l; });
    return !Tally(r, lits, others + 1).atLeast(others + 1);
}

/// The largest area of the field within a room has as many cells as its number, or no more. One that has so many holds
/// some cell of any set that leaves out fewer: only from those it is looked for.
void largestArea(Rules& r, const Board& b, const Field& field, const Field& walls, const Room& room)
{
    constexpr std::size_t mostTold = 200'000;
    const auto number = static_cast<std::size_t>(room.number), size = room.cells.size();
    const bool isLimit = number == 0 || b.hasFlag(onlyLimits);
    std::vector<Lit> largeEnough;
    std::size_t told = 0;
    for (std::size_t i = 0; i < size && i + number <= size && told < mostTold; ++i) {
        const Lit own = field[room.cells[i]];
        const std::vector<Place> cells = around(b, room, room.cells[i], number + 1);
        std::vector<Lit> area = reachedWithin(r, walls, cells)[cells];
        area.front() = own;
        told += cells.size() * (isLimit || cells.size() < number ? 1 : std::min(number, cells.size() - number + 1));
        if (i + number < size)
            r.clue(room.numberCell, family::areaAtMost).ofWholeRoom().when(own).atMost(room.number, area);
        if (!isLimit)
            largeEnough.push_back(r.allOf({own, areAtLeast(r, std::move(area), number)}));
    }
    if (told >= mostTold) { // too large a room
        r.leaveAnswersOut();
        largeEnough.clear();
    }
    if (!isLimit || told >= mostTold)
        r.clue(room.numberCell, family::areaAtLeast).ofWholeRoom().any(std::move(largeEnough));
}

} // namespace

extern const Genre akichi;
const Genre akichi{
    .id = "akichi",
    .urlId = "akichi",
    .title = {"Akichiwake", "Akichiwake"},
    .summary =
        {"Shade cells, never two side by side, so that all unshaded cells are connected. No straight line of "
         "unshaded cells passes through more than two rooms. A number is the size of the largest unshaded area "
         "of its room, with nothing outside the room counted.",
         "黒マスを隣り合わないように塗ります。白マスはすべてつながりますが、縦横まっすぐに 3 "
         "つ以上の部屋にわたって続いてはいけません。数字は、その部屋の中だけで見た白マスのかたまりのうち、いちばん"
         "大きいものの大きさです。"},
    .kana = "あきちわけ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 0, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .variants = {{onlyLimits, {"Numbers are only upper limits", "数字は上限"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::edgeCrosses}}}},
    .sample = "akichi/5/5/48g00svv45g5g",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            noRunOverTwoBorders(r, b, !black);
            const Field parting = walls(r, b, !black);
            for (const Room& room : rooms(b))
                if (room.number >= 0)
                    largestArea(r, b, !black, parting, room);
        },
    .recipe = Recipe{.rooms = Recipe::Rectangles, .leastRoom = 2, .mostRoom = 6},
};

} // namespace tokisuji
