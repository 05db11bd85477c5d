// Shimaguni. Shade one area of cells in every room, as many as its number says; areas of different rooms do not touch,
// and rooms side by side have different numbers of shaded cells.
//
//     +---+-------+
//     | # | . # # |        "1" and "2": shimaguni/4/1/g12
//     +---+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily roomsDiffer{
    .id = "rooms-differ",
    .name = {"neighbouring rooms have different numbers of shaded cells", "隣り合う部屋は黒マスの数が違う"},
    .broken = {"Neighbouring rooms have the same number of shaded cells", "隣り合う部屋の黒マスの数が同じです"}};

} // namespace family

namespace {

/// The largest number of shaded cells of each room that can matter: one more than any room beside it can have.
std::vector<std::size_t> largestToTell(const std::vector<Room>& rooms, const std::vector<RoomPair>& pairs)
{
    std::vector<std::size_t> largest(rooms.size(), 0);
    for (const auto& [one, other, edge] : pairs) {
        largest[one] = std::max(largest[one], rooms[other].cells.size() + 1);
        largest[other] = std::max(largest[other], rooms[one].cells.size() + 1);
    }
    return largest;
}

/// What a number says of its room's size, in the words that its neighbours use.
void sayNumber(Rules& r, const Room& room, const Tally& size)
{
    if (room.number < 0)
        return;
    const auto n = static_cast<std::size_t>(room.number);
    r.clue(room.numberCell, family::roomCount).ofOnePart().is(size.atLeast(std::min(n, size.most())));
    r.clue(room.numberCell, family::roomCount).ofOnePart().never(size.atLeast(n + 1));
}

} // namespace

extern const Genre shimaguni;
const Genre shimaguni{
    .id = "shimaguni",
    .urlId = "shimaguni",
    .title = {"Shimaguni", "島国"},
    .summary = {"Shade one connected area of cells in every room, as many as its number says. Areas of different rooms "
                "do not share a side, and rooms that share a border have different numbers of shaded cells.",
                "どの部屋にも、ひとつながりの黒マス（国）を 1 "
                "つずつ作ります。数字はその部屋の黒マスの数です。太線をはさんで黒マスは隣り合わず、隣り合う部屋の黒マス"
                "の数は必ず異なります。"},
    .kana = "しまぐに",
    .family = Family::Shading,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = largestRoom, .orUnknown = true, .maxAt = roomSizeAt}},
    .marks = {Mark::Shade, Mark::Candidates},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::shades, &file::candidates},
             .older = {{1, {&file::roomIds, &file::numbers, &file::shades, &file::candidates}}}},
    .sample = "shimaguni/5/5/laj903cmg2j",
    .penpa = {.tag = "shimaguni (islands)", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = rooms(b);
            someInRooms(r, all, black, family::someInRoom);
            connectedInRooms(r, b, all, black, family::roomConnected);
            apartAtBorders(r, b, black, family::borderTouch);
            roomCounts(r, all, black);
            const std::vector<RoomPair> pairs = neighbouringRooms(b, all);
            const std::vector<std::size_t> limits = largestToTell(all, pairs);
            std::vector<Tally> sizes;
            for (std::size_t i = 0; i < all.size(); ++i)
                sayNumber(r, all[i], sizes.emplace_back(r, black[all[i].cells], limits[i]));
            for (const auto& [one, other, edge] : pairs)
                for (std::size_t n = 1; n <= std::min(sizes[one].most(), sizes[other].most()); ++n)
                    r.at(edge, family::roomsDiffer)
                        .ofWholeRoom()
                        .never({sizes[one].atLeast(n), !sizes[one].atLeast(n + 1), sizes[other].atLeast(n),
                                !sizes[other].atLeast(n + 1)});
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 3, .mostRoom = 5},
};

} // namespace tokisuji
