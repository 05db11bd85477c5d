// Double Back. Draw one loop through all cells that are no holes; it visits each room exactly twice.
//
//     A B A A
//     A B B A        letters are rooms: doubleback/4/3/qg4o
//     A A A A
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily visitedTwice{
    .id = "visited-twice",
    .name = {"every room is visited twice", "どの部屋も 2 回通る"},
    .broken = {"The line does not visit a room exactly twice", "線が部屋をちょうど 2 回通っていません"}};

constexpr RuleFamily holeAvoided{.id = "hole-avoided",
                                 .name = {"no line through holes", "線は穴のマスを通らない"},
                                 .broken = {"The line runs through a hole", "線が穴のマスを通っています"},
                                 .role = Role::KeepsFree};

} // namespace family

namespace {

/// A mirror leaves two cells of a loop at most where they are, and none may lie on a longer axis.
bool canLoopRepeat(const Board& board, Symmetry symmetry)
{
    const auto [width, height] = board.size();
    return !isDiagonal(symmetry) && (symmetry != Symmetry::LeftRight || width % 2 == 0)
           && (symmetry != Symmetry::TopBottom || height % 2 == 0);
}

} // namespace

extern const Genre doubleback;
const Genre doubleback{
    .id = "doubleback",
    .urlId = "doubleback",
    .title = {"Double Back", "Double Back"},
    .summary = {"Draw one closed loop through all cells except the holes. It visits every room exactly twice.",
                "穴以外のすべてのマスを通る 1 つの輪を描きます。輪は、どの部屋もちょうど 2 回通ります。"},
    .kana = "だぶるばっく",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}, {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::CellLine, Mark::CellSign},
    .url = {&url::border, &url::hole},
    .file = {.version = 2,
             .parts = {&file::borders, &file::holes, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::holes, &file::lines, &file::tints}}}},
    .sample = "doubleback/6/5/2etg448ipg",
    .penpa = {.tag = "double back"},
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            for (const Place c : b.grid().cells())
                if (isHole(b, c))
                    r.clue(c, family::holeAvoided).never(line.uses(c));
                else
                    r.clue(c, family::allVisited).unlessClue().is(line.uses(c));
            for (const Room& room : roomsBetweenHoles(b))
                r.at(room.anchor, family::visitedTwice).ofWholeRoom().exactly(4, crossings(b, line, room));
        },
    .recipe =
        Recipe{.sizes = {[](const Board& b) { return isAtLeast<3, 12>(b) && b.size().cells() % 2 == 0; },
                         {"A puzzle needs an even number of cells, at least 12, and at least 3 columns and 3 rows.",
                          "問題には縦横とも 3 マス以上で、マスの数が 12 以上の偶数であることが必要です。"}},
               .clues = Recipe::None,
               .rooms = Recipe::Polyominoes,
               .leastRoom = 3,
               .mostRoom = 8,
               .onlyRooms = true,
               .canRepeat = canLoopRepeat},
};

} // namespace tokisuji
