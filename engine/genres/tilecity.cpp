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
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/tiles.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily sizeTwice{
    .id = "size-twice",
    .name = {"tiles of an unshaded area differ in size", "白マスのかたまりに同じ大きさのタイルはない"},
    .broken = {"An unshaded area has two tiles of one size",
               "同じ大きさのタイルが 2 つある白マスのかたまりがあります"}};

constexpr RuleFamily sizeMissing{
    .id = "size-missing",
    .name = {"the sizes of tiles go up from 1 without a gap", "タイルの大きさは 1 から順に揃う"},
    .broken = {"An unshaded area has a tile, but none that is one cell smaller",
               "1 つ小さいタイルのない白マスのかたまりがあります"}};

constexpr RuleFamily tilesOfArea{
    .id = "tiles-of-area",
    .name = {"number of tiles in the area of a number", "数字のかたまりのタイルの数"},
    .broken = {"The number of tiles in the area of a number is wrong", "数字のかたまりのタイルの数が違います"}};

} // namespace family

namespace {

/// The largest number that can be right: one tile of each size up to it fits on the board.
int mostTiles(const Board& b)
{
    int n = 1;
    while ((n + 1) * (n + 2) / 2 <= b.size().cells())
        ++n;
    return n;
}

/// What the tiles of a board, by size, ask of its unshaded areas.
class TileSizes {
public:
    TileSizes(Rules& r, const Board& b, const std::vector<Room>& tiles, const Field& white)
        : m_rules(r), m_board(b), m_white(white), m_walls(walls(r, white))
    {
        for (const Room& tile : tiles)
            m_tiles[static_cast<int>(tile.cells.size())].push_back(&tile);
        while (m_tiles.contains(m_most + 1))
            ++m_most;
    }

    void differ()
    {
        for (const auto& [size, tiles] : m_tiles) {
            Graph apart = areas(m_white);
            apart.tags.assign(apart.nodes.size(), -1);
            for (std::size_t i = 0; i < tiles.size(); ++i)
                for (const Place c : tiles[i]->cells)
                    apart.tags[nodeOf(c)] = static_cast<int>(i);
            m_rules.at(wholeBoard, family::sizeTwice).ofWholeRoom().separate(std::move(apart));
        }
    }

    void goUp()
    {
        Graph rooted = areas(m_white); // in the tiles of one cell, which hang together in a node of their own
        rooted.grid = {};
        const auto root = static_cast<int>(rooted.nodes.size());
        rooted.nodes.push_back(Yes);
        rooted.places.push_back(wholeBoard);
        for (const Room* single : m_tiles[1])
            rooted.links.push_back({static_cast<int>(nodeOf(single->anchor)), root, Yes});
        m_rules.at(wholeBoard, family::sizeMissing).ofWholeRoom().connected(std::move(rooted));
        for (const Room* single : m_tiles[1]) {
            const Field reached = reachedFrom(single->anchor, m_most, family::sizeMissing);
            for (const auto& [size, tiles] : m_tiles)
                for (const Room* tile : tiles)
                    if (const Lit is = reached[tile->anchor]; size > 2 && is != No)
                        at(tile->anchor, family::sizeMissing).implies(is, anyOf(size - 1, reached));
        }
    }

    void number(Place c, int n)
    {
        const Field reached = reachedFrom(c, n, family::tilesOfArea);
        at(c, family::tilesOfArea).any(anyOf(n, reached));
        for (const Lit larger : anyOf(n + 1, reached))
            at(c, family::tilesOfArea).never(larger);
    }

private:
    [[nodiscard]] std::size_t nodeOf(Place c) const
    {
        return static_cast<std::size_t>(m_board.grid().index(PlaceKind::Cell, c));
    }
    [[nodiscard]] At at(Place p, const RuleFamily& family) { return m_rules.at(p, family).ofWholeRoom(); }

    /// What lies in the area of a cell, which has no more tiles than that: no step leads further than all their cells.
    Field reachedFrom(Place cell, int tiles, const RuleFamily& family)
    {
        const int cells = tiles * (tiles + 1) / 2;
        const std::vector<Place> near = cellsNear(m_board.grid(), {cell}, cells);
        const Field reached = reachedWithin(m_rules, m_walls, near);
        for (std::size_t i = cellsNear(m_board.grid(), {cell}, cells - 1).size(); i < near.size(); ++i)
            at(cell, family).never(reached[near[i]]);
        return reached;
    }

    [[nodiscard]] std::vector<Lit> anyOf(int size, const Field& reached) const
    {
        std::vector<Lit> found;
        if (const auto tiles = m_tiles.find(size); tiles != m_tiles.end())
            for (const Room* tile : tiles->second)
                found.push_back(reached[tile->anchor]);
        return found;
    }

    Rules& m_rules;
    const Board& m_board;
    const Field& m_white;
    Field m_walls;
    std::map<int, std::vector<const Room*>> m_tiles; ///< by size
    int m_most = 0;                                  ///< an area has no more tiles than that
};

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
            TileSizes sizes(r, b, tiles, white);
            sizes.differ();
            sizes.goUp();
            for (const Place c : clueCells(b))
                if (const int n = b.at(Layer::Number, c); n > 0)
                    sizes.number(c, n);
        },
};

} // namespace tokisuji
