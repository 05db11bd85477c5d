// Paintarea. Shade tiles as a whole or not at all, so that the shaded cells form one area and no 2x2 square is all of
// one colour. A number counts the shaded cells among the four neighbours of its cell.
//
//     +-------+-------+
//     | #   # | .   . |
//     +---+   +-------+
//     | . | # |#2#  # |
//     +---+   +---+   |        paintarea/4/4/begn9of2f2b
//     | . | # | . | # |
//     |   +---+---+---+
//     | .   2 | #   # |
//     +-------+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/tiles.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily shadedNeighbours{
    .id = "shaded-neighbours",
    .name = {"a number counts the shaded cells beside it", "数字は隣り合う黒マスの数"},
    .broken = {"The number of shaded cells beside a number is wrong", "数字と隣り合う黒マスの数が違います"}};

} // namespace family

extern const Genre paintarea;
const Genre paintarea{
    .id = "paintarea",
    .urlId = "paintarea",
    .title = {"Paintarea", "ペイントエリア"},
    .summary =
        {"Shade some of the tiles, each as a whole or not at all. All shaded cells are connected, and neither "
         "shaded nor unshaded cells fill a 2×2 square. A number says how many of the up to four cells beside "
         "it are shaded.",
         "太線で囲まれたタイルを、全部黒く塗るか、まったく塗らないかのどちらかにします。黒マスはすべてつながり、"
         "2×2 "
         "の四角が黒マスだけ、白マスだけになってはいけません。数字は、上下左右に隣り合うマスのうち黒マスの数です。"},
    .kana = "ぺいんとえりあ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::CellNumber, .min = 0, .max = 4, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::shades}},
    .sample = "paintarea/5/5/rttb5dqei1e1i",
    .penpa = {.tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> tiles = rooms(b);
            uniformRooms(r, tiles, black);
            connected(r, black, family::blackConnected);
            noSquareOfTiles(r, b, tiles, black);
            noSquareOfTiles(r, b, tiles, !black, family::noWhiteSquare);
            for (const Place c : b.grid().cells())
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::shadedNeighbours).exactly(n, black[b.grid().neighbours(c)]);
        },
    .recipe = Recipe{.rooms = Recipe::Polyominoes, .leastRoom = 1, .mostRoom = 4},
};

} // namespace tokisuji
