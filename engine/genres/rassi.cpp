// Rassi Silai. Draw one line through all cells of each room. Ends of lines do not touch, not even at a corner.
//
//     +-----------+
//     | ----+   . |
//     | ----+   | |        two rooms: rassi/4/2/404
//     +-------+   |
//     ...
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily noFork{.id = "no-fork",
                            .name = {"lines do not branch", "線は枝分かれしない"},
                            .broken = {"A line branches or crosses", "線が枝分かれか交差をしています"},
                            .role = Role::Degree};

constexpr RuleFamily cellUsed{.id = "cell-used",
                              .name = {"a line in every cell", "すべてのマスを線が通る"},
                              .broken = {"A cell has no line", "線の通らないマスがあります"}};

constexpr RuleFamily staysInRoom{.id = "stays-in-room",
                                 .name = {"lines do not leave their room", "線は部屋を出ない"},
                                 .broken = {"A line crosses a border", "線が太線を越えています"}};

constexpr RuleFamily oneLineInRoom{.id = "one-line-in-room",
                                   .name = {"one line in a room", "部屋に線は 1 本"},
                                   .broken = {"A room has more than one line", "部屋に線が 2 本以上あります"}};

constexpr RuleFamily endsApart{.id = "ends-apart",
                               .name = {"ends of lines do not touch", "線の端どうしは隣り合わない"},
                               .broken = {"Ends of lines touch", "線の端が隣り合っています"}};

} // namespace family

extern const Genre rassi;
const Genre rassi{
    .id = "rassi",
    .urlId = "rassi",
    .title = {"Rassi Silai", "Rassi Silai"},
    .summary = {"Draw one line in every room that passes through all of its cells and does not leave it. Lines neither "
                "branch nor close, and their ends never touch, not even diagonally.",
                "どの部屋にも、そのすべてのマスを通る 1 本の線を引きます。線は部屋を出ず、枝分かれも輪もできません。"
                "線の端どうしは、ななめにも隣り合いません。"},
    .kana = "らっしーしらい",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}, {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::border, &url::hole},
    .file = {.version = 2,
             .parts = {&file::borders, &file::holes, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::holes, &file::lines, &file::tints}}}},
    .sample = "rassi/5/5/8h20007o10200",
    .penpa = {.tag = "rassi silai", .tool = "combi/rassisillai"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            PlaceMap<Lit> ends(b.grid(), No);
            for (const Place c : b.grid().cells()) {
                if (isHole(b, c)) {
                    r.clue(c, family::wallFree).atMost(0, ways(line, c));
                    continue;
                }
                r.at(c, family::noFork).atMost(2, ways(line, c));
                r.clue(c, family::cellUsed).unlessClue().any(ways(line, c));
                ends[c] = r.allOf({r.anyOf(ways(line, c)), !goesOn(r, line, c)}); // it may be a hole that comes
            }
            for (const Place edge : givenBorders(b))
                r.at(edge, family::staysInRoom).never(line[edge]);
            for (const Room& room : roomsBetweenHoles(b)) {
                std::vector<Lit> inside;
                for (const Place c : room.cells)
                    for (const Dir d : {Dir::Right, Dir::Down})
                        if (std::ranges::binary_search(room.cells, c.step(d)))
                            inside.push_back(line[edgeBetween(c, d)]);
                r.at(room.anchor, family::oneLineInRoom)
                    .ofWholeRoom()
                    .exactly(static_cast<int>(room.cells.size()) - 1, std::move(inside));
            }
            r.at(wholeBoard, family::noLoop).acyclic(network(line));
            notTouching(r, Field(b.grid(), PlaceKind::Cell, ends.values()), family::endsApart);
        },
    .recipe =
        Recipe{.sizes = fromTwelveCells, .method = "rooms-of-lines", .clues = Recipe::None, .canRepeat = neverRepeats},
};

} // namespace tokisuji
