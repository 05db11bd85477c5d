// Heyapin. Put pins on lattice points, so that all rooms hang together: a pin joins the rooms that meet there. A number
// says how many pins lie on the corners of the cells of its room.
//
//     *---*---+
//     | 2 | 1 |        two pins, of which the middle one joins the rooms: heyapin/2/1/g21
//     +---+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/lattice.h"
#include "engine/rules/words/rooms.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily pinsOfRoom{.id = "pins-of-room",
                                .name = {"number of pins at a room", "部屋のピンの数"},
                                .broken = {"The number of pins at a room is wrong", "部屋のピンの数が違います"}};

constexpr RuleFamily pinUnknown{
    .id = "pin-unknown",
    .name = {"a question mark fits nothing", "「?」にはどの数も当てはまらない"},
    .broken = {"A question mark fits no number of pins", "「?」に当てはまる数はありません"}};

constexpr RuleFamily pinBetweenRooms{
    .id = "pin-between-rooms",
    .name = {"pins where rooms meet", "ピンは部屋の境目だけ"},
    .broken = {"A pin lies where fewer than two rooms meet", "2 つ以上の部屋が接していない点にピンがあります"}};

constexpr RuleFamily roomsPinned{.id = "rooms-pinned",
                                 .name = {"all rooms hang together", "部屋はピンですべてつながる"},
                                 .broken = {"The pins do not join all rooms", "ピンでつながっていない部屋があります"}};

} // namespace family

extern const Genre heyapin;
const Genre heyapin{
    .id = "heyapin",
    .urlId = "heyapin",
    .title = {"Heyapin", "へやピン"},
    .summary = {"Put pins on lattice points, those of the frame included. A pin joins all rooms that meet there, and "
                "the pins join all rooms. A number says how many pins lie on the corners of the cells of its room. "
                "A question mark fits no number.",
                "格子点（外枠の上も）にピンを打ちます。ピンはその点に接する部屋をすべてつなぎ、すべての部屋がピンで"
                "ひとつながりになります。数字は、その部屋のマスの角にあるピンの数です。「?」に当てはまる数はありま"
                "せん。"},
    .kana = "へやぴん",
    .family = Family::Object,
    .usualSize = {6, 6},
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber,
               .min = 0,
               .max = [](const Board& b) { return (b.size().width + 1) * (b.size().height + 1); },
               .orUnknown = true}},
    .marks = {Mark::Pin},
    .variants = {{'o', {"Pins only where rooms meet", "ピンは部屋の境目だけ"}}},
    .url = {&url::border, &url::roomNumber16},
    .file = {.version = 1,
             .parts = {&file::borders, &file::numbers, &file::points},
             .older = {{1, {&file::roomIds, &file::numbers, &file::points}}}},
    .sample = "heyapin/5/5/d9brfute11133121g212",
    .rules =
        [](const Board& b, Rules& r) {
            const std::vector<Place> all = b.grid().all(PlaceKind::Vertex);
            const auto rooms = tokisuji::rooms(b);
            const PlaceMap<int> roomOf = roomOfCells(b, rooms);
            const Field pin = points(r, b, all);
            std::vector<std::vector<Place>> ofRoom(rooms.size());
            Graph graph{.nodes = pin[all], .places = all, .links = {}, .grid = {}};
            for (const Place p : all) {
                const std::set<int> meeting = roomsAt(roomOf, p);
                if (b.hasFlag('o') && meeting.size() < 2 && !r.mayDivideRooms())
                    r.at(p, family::pinBetweenRooms).never(pin[p]);
                for (const int room : meeting) {
                    ofRoom[static_cast<std::size_t>(room)].push_back(p);
                    graph.links.push_back(
                        {b.grid().index(PlaceKind::Vertex, p), static_cast<int>(all.size()) + room, Yes});
                }
            }
            for (std::size_t i = 0; i < rooms.size(); ++i) {
                const Room& room = rooms[i];
                graph.nodes.push_back(Yes);
                graph.places.push_back(room.anchor);
                if (room.number == question)
                    r.clue(room.numberCell, family::pinUnknown).any({});
                else if (room.number >= 0)
                    r.clue(room.numberCell, family::pinsOfRoom).ofOnePart().exactly(room.number, pin[ofRoom[i]]);
            }
            r.at(wholeBoard, family::roomsPinned).connected(std::move(graph));
        },
    .recipe =
        Recipe{.sizes = fromSixCells, .method = "pins", .rooms = Recipe::Polyominoes, .leastRoom = 1, .mostRoom = 3},
};

} // namespace tokisuji
