// Nuri-Maze. Shade tiles as a whole or not at all, so that no 2x2 square is all of one colour and the unshaded cells
// are a maze without rings and loose parts. Its way from S to G passes every circle and no triangle.
//
//     +---+-----------+
//     | ^ | S   .   . |
//     +---+---+-------+
//     | # | . | #   # |
//     |   |   +---+---+        ^ a triangle, o a circle: nurimaze/4/4/jfoucg41d2635
//     | # | . | # | G |
//     |   |   +---+   |
//     | # | . | o | . |
//     +---+---+---+---+
#include "engine/board/maze_signs.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/tiles.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily mazeEnds{.id = "maze-ends",
                              .name = {"one start and one goal", "S と G は 1 つずつ"},
                              .broken = {"The start S or the goal G is missing", "S か G がありません"}};

constexpr RuleFamily circleOnWay{
    .id = "circle-on-way",
    .name = {"the way passes every circle", "S から G への道は○をすべて通る"},
    .broken = {"A circle lies off the way from S to G", "S から G への道が○を通っていません"}};

constexpr RuleFamily triangleOffWay{
    .id = "triangle-off-way",
    .name = {"the way passes no triangle", "S から G への道は△を通らない"},
    .broken = {"A triangle lies on the way from S to G", "S から G への道が△を通っています"}};

} // namespace family

namespace {

std::vector<Place> cellsWith(const Board& b, int sign)
{
    return cellsWhere(b, [&](Place c) { return b.at(Layer::Number, c) == sign; });
}

void wayGoesRight(Rules& r, const Board& b, const MazeWay& way)
{
    for (const Place circle : cellsWith(b, mazeCircle))
        passes(r, way, circle, family::circleOnWay);
    for (const Place triangle : cellsWith(b, mazeTriangle))
        avoids(r, way, triangle, family::triangleOffWay);
}

} // namespace

extern const Genre nurimaze;
const Genre nurimaze{
    .id = "nurimaze",
    .urlId = "nurimaze",
    .title = {"Nuri-Maze", "ぬりめいず"},
    .summary =
        {"Shade some of the tiles, each as a whole or not at all, but none with S, G, a circle or a triangle. "
         "Unshaded cells form a maze: they are connected and close no ring. Neither shaded nor unshaded cells "
         "fill a 2×2 square. The only way from S to G passes every circle and no triangle.",
         "太線で囲まれたタイルを、全部黒く塗るか、まったく塗らないかのどちらかにします。S・G・○・△のあるタイルは塗れま"
         "せん。白マスはすべてつながり、輪を作りません。2×2 の四角が黒マスだけ、白マスだけになってはいけません。S か"
         "ら G への道は○をすべて通り、△を通りません。"},
    .kana = "ぬりめいず",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 1, .max = mazeTriangle, .once = mazeGoal}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::maze},
    .file = {.version = 0, .parts = {&file::roomIds, &file::mazeClues, &file::shades}},
    .signs = SignStyle::Maze,
    .sample = "nurimaze/5/5/vbutlfbn4a2f14635",
    .penpa = {.tag = "nurimaze", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b), white = !black;
            const std::vector<Room> tiles = rooms(b);
            uniformRooms(r, tiles, black);
            cluesFree(r, b, black);
            noSquareOfTiles(r, b, tiles, black);
            noSquareOfTiles(r, b, tiles, white, family::noWhiteSquare);
            tree(r, white, family::whiteConnected);
            const std::vector<Place> starts = cellsWith(b, mazeStart), goals = cellsWith(b, mazeGoal);
            if (starts.size() == 1 && goals.size() == 1)
                wayGoesRight(r, b, {white, walls(r, white), starts.front(), goals.front()});
            else
                r.at(wholeBoard, family::mazeEnds).unlessClue().any({});
        },
    .recipe = Recipe{.sizes = fromTwentyCells,
                     .method = "maze-of-tiles",
                     .rooms = Recipe::Polyominoes,
                     .mostRoom = 3,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
