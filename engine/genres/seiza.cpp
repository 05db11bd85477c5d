// Seiza. Put a star into every room; stars never touch. Straight lines join the stars to one network and do not cross.
// A number is how many lines start at the star of its room. Neither stars nor lines are in filled cells.
//
//     +---+---+---+---+
//     | * | . | . | * |        with two rooms of two cells: seiza/4/1/80h
//     +---+---+---+---+
#include "engine/board/place_map.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneStarInRoom{
    .id = "one-star-in-room",
    .name = {"one star in a room", "部屋に星は 1 つ"},
    .broken = {"A room does not hold exactly one star", "部屋の星がちょうど 1 つではありません"}};

constexpr RuleFamily starOutside{.id = "star-outside",
                                 .name = {"no star in a filled cell", "黒マスに星は入らない"},
                                 .broken = {"There is a star in a filled cell", "黒マスに星があります"}};

constexpr RuleFamily starLinked{.id = "star-linked",
                                .name = {"a line at each star", "どの星からも線が出る"},
                                .broken = {"A star has no line", "線の出ていない星があります"}};

constexpr RuleFamily starLines{
    .id = "star-lines",
    .name = {"number of lines at a star", "星から出る線の数"},
    .broken = {"The number of lines at a star is wrong", "星から出る線の数が数字と違います"}};

constexpr RuleFamily straightToStar{
    .id = "straight-to-star",
    .name = {"lines go straight on to a star", "線は星までまっすぐ進む"},
    .broken = {"A line turns or ends without a star", "線が星のないマスで曲がっているか途切れています"}};

constexpr RuleFamily oneConstellation{.id = "one-constellation",
                                      .name = {"one connected network of lines", "線はすべてつながる"},
                                      .broken = {"The lines are not all connected", "線がひとつながりではありません"}};

} // namespace family

extern const Genre seiza;
const Genre seiza{
    .id = "seiza",
    .urlId = "seiza",
    .title = {"Seiza", "星座になれたら"},
    .summary =
        {"Put one star into every room. Stars never touch, not even diagonally. Join the stars by straight lines "
         "that do not cross, so that all of them hang together. A number is how many lines start at the star "
         "of its room. Black cells hold neither stars nor lines.",
         "どの部屋にも星を 1 "
         "つ入れます。星どうしは、ななめにも隣り合いません。星と星を縦横まっすぐの線で結び、すべての星をつなげま"
         "す。線は交差しません。数字は、その部屋の星から出る線の数です。黒マスには星も線も入りません。"},
    .kana = "せいざになれたら",
    .family = Family::Object,
    .clues = {{Clue::Rooms},
              {.kind = Clue::RoomNumber, .min = 1, .max = 4, .orUnknown = true},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Star, Mark::CellLine},
    .url = {&url::border, &url::holeAlways, &url::roomNumber16},
    .file = {.version = 0, .parts = {&file::numbersAndStarHoles, &file::borders, &file::lines, &file::shades}},
    .sample = "seiza/5/5/am4i0efi2002f2g2g11",
    .rules =
        [](const Board& b, Rules& r) {
            const Field star = shade(r, b);
            const Field line = cellLine(r, b);
            notTouching(r, star, family::starsApart);
            PlaceMap<Lit> used(b.grid(), No);
            for (const Place c : b.grid().cells()) {
                used[c] = r.anyOf(ways(line, c));
                if (isHole(b, c)) {
                    r.clue(c, family::starOutside).never(star[c]);
                    r.clue(c, family::wallFree).atMost(0, ways(line, c));
                    continue;
                }
                r.at(c, family::starLinked).when(star[c]).any(ways(line, c));
                passesStraight(r, line, c, !star[c], family::straightToStar);
            }
            for (const Room& room : rooms(b)) {
                r.at(room.anchor, family::oneStarInRoom).ofEachPart().exactly(1, star[room.cells]);
                for (const Place c : room.cells)
                    if (room.number >= 0)
                        r.clue(c, family::starLines).ofWholeRoom().when(star[c]).exactly(room.number, ways(line, c));
            }
            Graph lines = network(line);
            lines.nodes = used.values();
            r.at(wholeBoard, family::oneConstellation).connected(std::move(lines));
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "joined-stars",
                     .density = 0.1,
                     .rooms = Recipe::Polyominoes,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
