// Persistence of Memory. Draw one path from circle to circle that never comes beside itself, not even at a corner. It
// visits every painted room, and runs alike through painted rooms of the same form.
//
//     o---+---o        pmemory/3/1/0100
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/path_apart.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily pathEnd{.id = "path-end",
                             .name = {"the path ends in the circles", "線の両端は丸"},
                             .broken = {"A circle is not the end of the path", "丸が線の端になっていません"}};

constexpr RuleFamily twoCircles{.id = "two-circles",
                                .name = {"two circles", "丸は 2 つ"},
                                .broken = {"There are not exactly two circles", "丸がちょうど 2 つではありません"}};

constexpr RuleFamily paintedRoom{
    .id = "painted-room",
    .name = {"a line in every painted room", "色つきの部屋はすべて通る"},
    .broken = {"The path misses a painted room", "線の通っていない色つきの部屋があります"}};

constexpr RuleFamily formsAlike{
    .id = "forms-alike",
    .name = {"the same line in painted rooms of the same form", "同じ形の色つきの部屋では線も同じ"},
    .broken = {"Painted rooms of the same form hold different lines", "同じ形の色つきの部屋で線が違います"}};

} // namespace family

namespace {

/// Painted rooms by their form.
std::map<std::vector<Place>, std::vector<Room>> paintedForms(const Board& b)
{
    std::map<std::vector<Place>, std::vector<Room>> forms;
    for (const Room& room : rooms(b)) {
        if (!isTerrain(b, room.anchor, Terrain::Painted))
            continue;
        std::vector<Place> form;
        for (const Place c : room.cells)
            form.push_back({static_cast<std::int16_t>(c.x - room.cells.front().x),
                            static_cast<std::int16_t>(c.y - room.cells.front().y)});
        forms[form].push_back(room);
    }
    return forms;
}

} // namespace

extern const Genre pmemory;
const Genre pmemory{
    .id = "pmemory",
    .urlId = "pmemory",
    .title = {"Persistence of Memory", "Persistence of Memory"},
    .summary =
        {"Draw one path from one circle to the other. It neither crosses nor touches itself, not even at a "
         "corner. It visits every painted room, and in painted rooms of the same form and orientation the lines "
         "are the same, those over their sides too.",
         "2 つの丸を結ぶ 1 本の線を引きます。線は交差せず、角でも自分に接しません。色つきの部屋はすべて通り、形と向"
         "きが同じ色つきの部屋では、出入り口も含めて線も同じになります。"},
    .kana = "ぱーしすてんすおぶめもりー",
    .family = Family::Loop,
    .clues = {{Clue::Rooms},
              {.kind = Clue::Pearl, .min = 1, .max = 1},
              {.kind = Clue::Terrains, .terrains = {Terrain::Painted}, .wholeRooms = true}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::border, &url::oneCell, &url::paintedRooms},
    .file = {.version = 0, .parts = {&file::borders, &file::circlesAndPaint, &file::lines, &file::tints}},
    .sample = "pmemory/5/5/ad2j4qusbcf0",
    .rules =
        [](const Board& b, Rules& r) {
            const Field line = cellLine(r, b);
            const Field used = usedCells(r, line);
            pathApart(r, line, used);
            int circles = 0;
            for (const Place c : b.grid().cells()) {
                circles += b.at(Layer::Number, c) != blank ? 1 : 0;
                if (b.at(Layer::Number, c) == blank)
                    passes(r, line, c);
                else
                    r.clue(c, family::pathEnd).exactly(1, ways(line, c));
            }
            if (circles != 2)
                r.clue(wholeBoard, family::twoCircles).unlessClue().any({});
            r.at(wholeBoard, family::noLoop).acyclic(network(line));
            for (const auto& [form, alike] : paintedForms(b))
                for (const Room& room : alike) {
                    r.clue(room.anchor, family::paintedRoom).ofEachPart().any(used[room.cells]);
                    for (std::size_t i = 0; &room != &alike.front() && i < room.cells.size(); ++i)
                        for (const Dir d : directions)
                            r.clue(room.anchor, family::formsAlike)
                                .ofWholeRoom()
                                .same(line[edgeBetween(room.cells[i], d)],
                                      line[edgeBetween(alike.front().cells[i], d)]);
                }
        },
    .recipe = roomsToVisit("path-through-rooms", Recipe::Rectangles),
};

} // namespace tokisuji
