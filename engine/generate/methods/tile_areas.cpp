// Tile City: unshaded areas with tiles of 1, 2, 3 .. cells are laid out until the rest has no 2x2 square any more; the
// rest is divided into shaded tiles. Numbers that are true are taken away again.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <map>
#include <span>

namespace tokisuji {

namespace {

/// A board on which unshaded areas are laid.
class TileCity {
public:
    TileCity(const Grid& grid, Random& random)
        : m_tiles(grid, rest), m_areas(grid, rest), m_squares(grid.windows(2, 2)), m_random(random)
    {
    }

    /// Lays areas until the rest can be shaded; false where that does not go.
    [[nodiscard]] bool build(int mostTiles, const Halt& halt);
    /// Divides the rest into tiles of up to so many cells.
    void divideRest(int mostCells);
    [[nodiscard]] const RoomNumbers& tiles() const { return m_tiles; }
    [[nodiscard]] bool isShaded(Place c) const { return m_areas[c] == rest; }

private:
    static constexpr int rest = -1;

    [[nodiscard]] std::vector<Place> squareOfRest();
    [[nodiscard]] bool canTake(Place c) const;
    [[nodiscard]] bool layArea(Place start, int tiles);
    [[nodiscard]] bool layTile(std::vector<Place>& area, Place start, int cells);

    RoomNumbers m_tiles, m_areas;
    std::vector<std::vector<Place>> m_squares; ///< 2x2, all that may still lie in the rest
    Random& m_random;
    int m_nextTile = 0, m_nextArea = 0;
};

/// The cells of some 2x2 square of the rest; empty where there is none.
std::vector<Place> TileCity::squareOfRest()
{
    std::erase_if(m_squares, [&](const auto& square) {
        return !std::ranges::all_of(square, [&](Place c) { return isShaded(c); });
    });
    return m_squares.empty() ? std::vector<Place>() : m_random.pick(std::span<const std::vector<Place>>(m_squares));
}

/// A cell of the rest that touches no area but the one that is being laid.
bool TileCity::canTake(Place c) const
{
    return isShaded(c) && std::ranges::all_of(m_areas.grid().neighbours(c), [&](Place n) {
               return isShaded(n) || m_areas[n] == m_nextArea;
           });
}

bool TileCity::layTile(std::vector<Place>& area, Place start, int cells)
{
    std::vector<Place> tile;
    std::vector<Place> rim{start};
    while (static_cast<int>(tile.size()) < cells) {
        std::erase_if(rim, [&](Place c) { return !canTake(c); });
        if (rim.empty())
            return false;
        const Place c = m_random.pick(std::span<const Place>(rim));
        m_tiles[c] = m_nextTile;
        m_areas[c] = m_nextArea;
        tile.push_back(c);
        const std::vector<Place> beside = m_areas.grid().neighbours(c);
        rim.insert(rim.end(), beside.begin(), beside.end());
    }
    area.insert(area.end(), tile.begin(), tile.end());
    ++m_nextTile;
    return true;
}

/// An area of so many tiles; nothing changes where it does not fit.
bool TileCity::layArea(Place start, int tiles)
{
    const RoomNumbers tilesBefore = m_tiles, areasBefore = m_areas;
    std::vector<int> sizes;
    for (int n = 1; n <= tiles; ++n)
        sizes.push_back(n);
    m_random.shuffle(sizes);
    std::vector<Place> area;
    for (const int size : sizes) {
        std::vector<Place> starts{start};
        for (const Place c : area)
            for (const Place n : m_areas.grid().neighbours(c))
                starts.push_back(n);
        std::erase_if(starts, [&](Place c) { return !canTake(c); });
        if (starts.empty() || !layTile(area, m_random.pick(std::span<const Place>(starts)), size)) {
            m_tiles = tilesBefore;
            m_areas = areasBefore;
            return false;
        }
    }
    ++m_nextArea;
    return true;
}

bool TileCity::build(int mostTiles, const Halt& halt)
{
    constexpr int triesPerCell = 10;
    for (int tries = triesPerCell * static_cast<int>(m_tiles.values().size()); tries > 0 && !halt.reached(); --tries) {
        const std::vector<Place> square = squareOfRest();
        if (square.empty())
            return m_nextArea > 0;
        const Place start = m_random.pick(std::span<const Place>(square));
        for (int tiles = 1 + m_random.below(mostTiles); tiles > 0 && !layArea(start, tiles); --tiles) {
        }
    }
    return false;
}

void TileCity::divideRest(int mostCells)
{
    std::map<int, int> cells, wanted; ///< of each tile
    for (const Place c : m_tiles.grid().cells())
        if (isShaded(c)) {
            wanted[m_nextTile] = 1 + m_random.below(mostCells);
            cells[m_nextTile] = 1;
            m_tiles[c] = m_nextTile++;
        }
    std::vector<Place> edges = m_tiles.grid().innerEdges();
    m_random.shuffle(edges);
    for (const Place edge : edges) {
        const auto [p, q] = cellsBeside(edge);
        const int kept = m_tiles[p], taken = m_tiles[q];
        if (!isShaded(p) || !isShaded(q) || kept == taken
            || cells[kept] + cells[taken] > std::max(wanted[kept], wanted[taken]))
            continue;
        std::ranges::replace(m_tiles.values(), taken, kept);
        cells[kept] += cells[taken];
        wanted[kept] = std::max(wanted[kept], wanted[taken]);
    }
}

std::optional<Draft> beginTileCity(const SearchContext& context)
{
    constexpr int draws = 30, mostTilesOfArea = 4;
    for (int i = 0; i < draws && !context.halt.reached(); ++i) {
        TileCity city(context.grid(), context.random);
        if (!city.build(mostTilesOfArea, context.halt))
            continue;
        city.divideRest(context.recipe.mostRoom);
        Board skeleton = blankBoard(context.genre, context.options());
        Board solution = skeleton;
        setRooms(skeleton, city.tiles());
        for (const Place c : skeleton.grid().cells())
            solution.set(Layer::Shade, c, city.isShaded(c) ? 1 : 0);
        return draftWith(std::move(skeleton), std::move(solution), context);
    }
    return std::nullopt;
}

} // namespace

extern const Method tileAreasMethod;
const Method tileAreasMethod{.name = "tile-areas", .begin = beginTileCity};

} // namespace tokisuji
