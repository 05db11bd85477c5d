// Parquet. Thick lines divide the board into regions, thin ones the regions into tiles. Shade one tile of each region
// as a whole, so that all shaded cells are connected without closing a ring, not even round a point.
//
//     +---+-------+
//     | # | .   . |
//     +---+       |
//     | # : .   . |        ':' and '.....' are thin lines: parquet/3/3/400822000
//     |...........|
//     | .   .   . |
//     +-----------+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/tiles.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneTile{.id = "one-tile",
                             .name = {"one shaded tile in every region", "黒いタイルは領域に 1 つ"},
                             .broken = {"A region has two shaded tiles", "黒いタイルが 2 つある領域があります"}};

constexpr RuleFamily tileMissing{.id = "tile-missing",
                                 .name = {"a shaded tile in every region", "どの領域にも黒いタイルがある"},
                                 .broken = {"A region has no shaded tile", "黒いタイルのない領域があります"}};

} // namespace family

extern const Genre parquet;
const Genre parquet{
    .id = "parquet",
    .urlId = "parquet",
    .title = {"Parquet", "Parquet"},
    .summary =
        {"Thick lines divide the board into regions, thin lines divide these into tiles. Shade exactly one tile of "
         "each region, as a whole, so that all shaded cells are connected and form no closed loop; a 2×2 square "
         "of shaded cells is one too.",
         "太線で分けられた領域は、さらに細線でタイルに分けられています。どの領域でもちょうど 1 つのタイルを全部黒く"
         "塗ります。黒マスはすべてつながり、輪を作りません（2×2 のかたまりも輪です）。"},
    .kana = "ぱーけっと",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Rooms, .tiles = true}},
    .marks = {Mark::Shade},
    .url = {&url::tileBorders},
    .file = {.version = 0, .parts = {&file::tileBorders, &file::shades}},
    .sample = "parquet/4/4/5631486051806300",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            const std::vector<Room> all = tiles(b), regions = rooms(b);
            const PlaceMap<int> regionOf = roomOfCells(b, regions);
            uniformRooms(r, all, black);
            std::vector<std::vector<Lit>> choices(regions.size());
            for (const Room& tile : all)
                choices[static_cast<std::size_t>(regionOf[tile.anchor])].push_back(black[tile.anchor]);
            for (std::size_t i = 0; i < regions.size(); ++i)
                r.at(regions[i].anchor, family::oneTile).ofWholeRoom().atMost(1, choices[i]);
            someInRooms(r, regions, black, family::tileMissing);
            noSquareOfTiles(r, b, all, black);
            tree(r, black, family::blackConnected);
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "tiles-in-regions",
                     .clues = Recipe::None,
                     .leastRoom = 2,
                     .mostRoom = 5,
                     .canRepeat = neverRepeats},
};

} // namespace tokisuji
