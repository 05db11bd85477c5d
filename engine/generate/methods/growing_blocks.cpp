// Evolmino: arrows at random, and blocks along each that grow by a cell from one to the next. All squares are given at
// first and walls stand about, and most of both are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

enum class Plot : std::uint8_t { Free, Arrow, Square };

using ArrowWay = std::vector<Place>; ///< its cells, the tail first

/// A board on which arrows and blocks are laid.
class Garden {
public:
    Garden(const Grid& grid, Random& random) : m_plots(grid, Plot::Free), m_random(random) {}

    /// False: nothing has changed.
    bool layArrow();
    [[nodiscard]] const std::vector<ArrowWay>& arrows() const { return m_arrows; }
    [[nodiscard]] Plot at(Place c) const { return m_plots[c]; }

private:
    [[nodiscard]] ArrowWay drawWay() const;
    [[nodiscard]] std::vector<Place> grown(std::vector<Place> block) const;
    [[nodiscard]] std::optional<std::vector<Place>> moved(const std::vector<Place>& block, Place onto) const;
    [[nodiscard]] int layBlocks(const ArrowWay& way);

    PlaceMap<Plot> m_plots;
    Random& m_random;
    std::vector<ArrowWay> m_arrows;
};

/// Cells that follow each other over free ground.
ArrowWay Garden::drawWay() const
{
    constexpr int shortest = 4, spread = 6;
    const std::vector<Place> cells = m_plots.grid().cells();
    ArrowWay way{m_random.pick(std::span<const Place>(cells))};
    if (m_plots[way.front()] != Plot::Free)
        return {};
    Dir d = directions[static_cast<std::size_t>(m_random.below(4))];
    for (int left = shortest + m_random.below(spread); left > 0; --left) {
        if (m_random.chance(0.25))
            d = directions[static_cast<std::size_t>(m_random.below(4))];
        const Place next = way.back().step(d);
        if (!m_plots.has(next) || m_plots[next] != Plot::Free || std::ranges::find(way, next) != way.end())
            break;
        way.push_back(next);
    }
    return std::ssize(way) < shortest ? ArrowWay{} : way;
}

/// A block and one cell more, wherever that lies.
std::vector<Place> Garden::grown(std::vector<Place> block) const
{
    for (;;) {
        const Place c = m_random.pick(std::span<const Place>(block));
        const Place next = c.step(directions[static_cast<std::size_t>(m_random.below(4))]);
        if (std::ranges::find(block, next) == block.end()) {
            block.push_back(next);
            return block;
        }
    }
}

/// Moved so that one of its cells, and no other, comes onto this cell of an arrow; none where it does not fit.
std::optional<std::vector<Place>> Garden::moved(const std::vector<Place>& block, Place onto) const
{
    const Place from = m_random.pick(std::span<const Place>(block));
    std::vector<Place> cells = block;
    for (Place& c : cells)
        c = {static_cast<std::int16_t>(c.x + onto.x - from.x), static_cast<std::int16_t>(c.y + onto.y - from.y)};
    const auto isSquare = [&](Place n) { return m_plots[n] == Plot::Square; };
    const auto fits = [&](Place c) {
        return m_plots.has(c) && (c == onto || m_plots[c] == Plot::Free)
               && std::ranges::none_of(m_plots.grid().neighbours(c), isSquare);
    };
    return std::ranges::all_of(cells, fits) ? std::optional(cells) : std::nullopt;
}

/// Blocks from the tail on; tells how many.
int Garden::layBlocks(const ArrowWay& way)
{
    constexpr int tries = 8;
    std::vector<Place> block{cellAt(0, 0)};
    if (m_random.chance(0.5))
        block = grown(block);
    int laid = 0;
    for (std::size_t i = 0; i < way.size(); ++i) {
        if (m_random.chance(0.3))
            continue;
        for (int k = 0; k < tries; ++k) {
            const std::vector<Place> form = laid == 0 ? block : grown(block);
            if (const auto cells = moved(form, way[i])) {
                for (const Place c : *cells)
                    m_plots[c] = Plot::Square;
                block = form;
                ++laid;
                break;
            }
        }
    }
    return laid;
}

bool Garden::layArrow()
{
    const ArrowWay way = drawWay();
    if (way.empty())
        return false;
    const PlaceMap<Plot> before = m_plots;
    for (const Place c : way)
        m_plots[c] = Plot::Arrow;
    if (layBlocks(way) < 2) {
        m_plots = before;
        return false;
    }
    m_arrows.push_back(way);
    return true;
}

Draft draftOfGarden(const Garden& garden, const SearchContext& context)
{
    constexpr double shareOfWalls = 0.4;
    const Board empty = blankBoard(context.genre, context.options());
    Draft draft{empty, empty, empty};
    PlaceMap<char> onArrow(empty.grid());
    for (const ArrowWay& arrow : garden.arrows())
        for (std::size_t i = 0; i < arrow.size(); ++i) {
            onArrow[arrow[i]] = 1;
            for (const Dir d : directions)
                if (i > 0 && arrow[i - 1].step(d) == arrow[i])
                    draft.full.set(Layer::Way, edgeBetween(arrow[i - 1], d), static_cast<int>(d));
        }
    for (const Place c : empty.grid().cells()) {
        const bool isSquare = garden.at(c) == Plot::Square;
        draft.solution.set(Layer::Shade, c, isSquare ? 1 : 0);
        if (!context.limits.mayStand(c))
            continue;
        if (isSquare)
            setTerrain(draft.full, c, Terrain::Square);
        else if (onArrow[c] == 0 && context.random.chance(shareOfWalls))
            setTerrain(draft.full, c, Terrain::Wall);
    }
    draft.skeleton = draft.full;
    return draft;
}

std::optional<Draft> beginGarden(const SearchContext& context)
{
    constexpr int tries = 400, cellsPerArrow = 13;
    Garden garden(context.grid(), context.random);
    const auto wanted = static_cast<std::size_t>(std::max(1, context.size().cells() / cellsPerArrow));
    for (int i = 0; i < tries && garden.arrows().size() < wanted; ++i)
        (void)garden.layArrow();
    return garden.arrows().empty() ? std::nullopt : std::optional(draftOfGarden(garden, context));
}

std::optional<Draft> changeGarden(const Draft&, const Reading&, const SearchContext& context)
{
    return beginGarden(context);
}

/// Squares and walls.
std::vector<Edit> reduceGarden(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return full.at(Layer::Terrain, c) == blank; });
    return reductionsAt(full, Layer::Terrain, cells, context);
}

} // namespace

extern const Method growingBlocksMethod;
const Method growingBlocksMethod{.name = "growing-blocks",
                                 .begin = beginGarden,
                                 .change = changeGarden,
                                 .reductions = reduceGarden,
                                 .keepsStart = true};

} // namespace tokisuji
