// Tile City. Shade tiles as a whole or not at all, without a 2x2 square of shaded cells. The tiles of every unshaded
// area are of the sizes 1, 2, 3 and so on, one of each; a number, which is not shaded, is that of the tiles in its
// area.
//
//     +-------+---+---+
//     | #   # | . | . |
//     |   +---+   +---+
//     | # | .   .   . |
//     +---+-------+---+        tilecity/4/4/eagbtgh4g
//     | 4 | .   . | # |
//     |   +---+---+   |
//     | .   . | #   # |
//     +-------+-------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/tile_sizes.h"
#include "engine/rules/words/tiles.h"

namespace tokisuji {

namespace {

/// The largest number that can be right: one tile of each size up to it fits on the board.
int mostTiles(const Board& b)
{
    int n = 1;
    while ((n + 1) * (n + 2) / 2 <= b.size().cells())
        ++n;
    return n;
}

} // namespace

extern const Genre tilecity;
const Genre tilecity{
    .id = "tilecity",
    .urlId = "tilecity",
    .title = {"Tile City", "タイルシティー"},
    .summary = {"Shade some of the tiles, each as a whole or not at all, so that shaded cells never fill a 2×2 square. "
                "Every unshaded area has tiles of the sizes 1, 2, 3 and so on up to some number, one of each. A number "
                "is the largest of them in its area; the tile it stands on is not shaded.",
                "太線で囲まれたタイルを、全部黒く塗るか、まったく塗らないかのどちらかにします。黒マスは 2×2 "
                "のかたまりになりません。ひとつながりの白マスには、大きさ 1、2、3…のタイルがある数まで 1 "
                "つずつ揃います。数字はその数で、数字のあるタイルは塗りません。"},
    .kana = "たいるしてぃー",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}, {.kind = Clue::CellNumber, .min = 1, .max = mostTiles, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::shades}},
    .sample = "tilecity/5/5/mpvrpqf5s4e",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b), white = !black;
            const std::vector<Room> tiles = rooms(b);
            uniformRooms(r, tiles, black);
            noSquareOfTiles(r, b, tiles, black);
            cluesFree(r, b, black);
            TileSizes sizes(r, tiles, white);
            sizes.differ();
            sizes.goUp();
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n > 0)
                    sizes.number(c, n);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "tile-areas",
                     .rooms = Recipe::Polyominoes,
                     .mostRoom = 4,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
