// Words about regions: a board that is divided by borders between cells.
#pragma once

#include "engine/board/board.h"
#include "engine/board/flood.h"
#include "engine/rules/rules.h"

#include <array>
#include <functional>
#include <utility>

namespace tokisuji {

namespace family {

inline constexpr RuleFamily tightBorder{
    .id = "tight-border",
    .name = {"different regions at a border", "線の両側は別の領域"},
    .broken = {"A border has the same region on both sides", "線の両側が同じ領域です"},
    .role = Role::TightBorder};

inline constexpr RuleFamily looseBorder{
    .id = "loose-border",
    .name = {"different regions at a border", "線の両側は別の領域"},
    .broken = {"A border has the same region on both sides", "線の両側が同じ領域です"},
    .role = Role::LooseBorder};

inline constexpr RuleFamily rectangleRegion{.id = "rectangle-region",
                                            .name = {"every region is a rectangle", "領域はすべて長方形"},
                                            .broken = {"A region is not a rectangle", "長方形でない領域があります"}};

inline constexpr RuleFamily squareRegion{.id = "square-region",
                                         .name = {"every region is a square", "領域はすべて正方形"},
                                         .broken = {"A region is not a square", "正方形でない領域があります"}};

inline constexpr RuleFamily borderCrossing{.id = "border-crossing",
                                           .name = {"borders do not cross", "線は十字に交わらない"},
                                           .broken = {"Borders cross", "線が十字に交わっています"}};

inline constexpr RuleFamily barRegion{
    .id = "bar-region",
    .name = {"bars of width 1", "幅 1 マスの長方形"},
    .broken = {"A region is not a bar of width 1", "領域の幅が 1 マスではありません"}};

} // namespace family

/// The answer layer Border, tight or not: for each edge between two cells, "is a border". The frame, the sides of holes
/// and given borders surely are borders.
class Borders {
public:
    Borders(Rules&, const Board&);

    [[nodiscard]] Lit operator[](Place edge) const { return m_field[edge]; }
    [[nodiscard]] const Field& field() const { return m_field; }
    [[nodiscard]] const Grid& grid() const { return m_field.grid(); }
    /// Cells that are not holes.
    [[nodiscard]] const std::vector<Place>& cells() const { return m_cells; }
    /// No border on that side of a cell.
    [[nodiscard]] Lit open(Place cell, Dir d) const { return !m_field[edgeBetween(cell, d)]; }
    /// The same for all four sides.
    [[nodiscard]] std::vector<Lit> open(Place cell) const;
    /// "The next 1, 2, ... cells in this direction follow without border".
    [[nodiscard]] std::vector<Lit> run(Rules&, Place cell, Dir) const;

private:
    Field m_field;
    std::vector<Place> m_cells;
};

/// Cells of the board that a page's question says yes to, in order.
template <class Question>
[[nodiscard]] std::vector<Place> cellsWhere(const Board& b, const Question& holds)
{
    std::vector<Place> found;
    for (const Place c : b.grid().cells())
        if (holds(c))
            found.push_back(c);
    return found;
}

/// Every region is a full rectangle: if three cells at a point are connected, so is the fourth.
void rectangles(Rules&, const Borders&, const RuleFamily& family);
/// Every region is a full square; families rectangle-region and square-region.
void squares(Rules&, const Borders&);
/// Every region is a bar of width 1; family bar-region.
void bars(Rules&, const Borders&);
/// No four regions meet at a point; family border-crossing.
void noCrossing(Rules&, const Borders&);
/// "No border lies between": one literal for each cell in the four directions from a cell.
[[nodiscard]] std::vector<Lit> straightOn(Rules&, const Borders&, Place cell);

/// The rectangle round a seed, where all regions are rectangles with one seed each.
class SeedRectangle {
public:
    /// `seeds` are sorted.
    SeedRectangle(Rules&, const Borders&, Place seed, const std::vector<Place>& seeds);

    /// Cells that it may hold, with the literal that it does.
    [[nodiscard]] const std::vector<std::pair<Place, Lit>>& cells() const { return m_cells; }
    /// "It reaches 1, 2, .. cells from the seed in this direction."
    [[nodiscard]] const std::vector<Lit>& run(Dir d) const { return m_runs[static_cast<std::size_t>(d)]; }
    /// For every way of having this area, "it is so".
    [[nodiscard]] std::vector<Lit> ofArea(Rules&, int area) const;
    /// For every seed that it would meet first on its way, what would have to hold together.
    [[nodiscard]] const std::vector<std::vector<Lit>>& meetings() const { return m_meetings; }

private:
    /// The cells between two perpendicular directions; of each row away from the seed, how far it may be held.
    struct Quadrant {
        Dir across;
        Dir upright;
        std::vector<int> limits;
        [[nodiscard]] bool mayHold(int x, int y) const
        {
            return y < static_cast<int>(limits.size()) && x <= limits[static_cast<std::size_t>(y)];
        }
    };
    /// It reaches (at least) so many cells from the seed in a direction.
    [[nodiscard]] Lit reaches(Dir, int steps) const;
    void explore(Rules&, const std::vector<Place>& seeds, Quadrant&);
    [[nodiscard]] bool mayBe(int left, int right, int up, int down) const;

    Place m_seed;
    std::array<std::vector<Lit>, 5> m_runs; ///< by direction
    std::vector<Quadrant> m_quadrants;
    std::vector<std::pair<Place, Lit>> m_cells;
    std::vector<std::vector<Lit>> m_meetings;
};

/// Every region is a rectangle with just one of the seeds, which are sorted; families rectangle-region, one-number and
/// number-needed. `tell` says more of each.
void seedRectangles(Rules&, const Borders&, const std::vector<Place>& seeds,
                    const std::function<void(Place seed, const SeedRectangle&)>& tell);

/// Regions that grow from seeds, each cell in the region of exactly one of them, with borders only between different
/// ones.
class SeededRegions {
public:
    /// The cells that a region may hold at all; it starts from the first one and they are all connected (see
    /// reachable).
    using Seed = std::vector<Place>;
    struct Families {
        const RuleFamily& oneSeed;                     ///< each region holds one seed
        const RuleFamily& reach;                       ///< a region keeps within its cells
        const RuleFamily& tight = family::tightBorder; ///< looseBorder where the judge lets borders end in the open
    };
    SeededRegions(Rules&, const Borders&, const std::vector<Seed>&, Families);

    /// The cell belongs to the region of a seed.
    [[nodiscard]] Lit belongs(std::size_t seed, Place cell) const { return m_regions[seed][cell]; }
    [[nodiscard]] std::vector<Lit> belongs(std::size_t seed, const std::vector<Place>& cells) const
    {
        return m_regions[seed][cells];
    }

private:
    void keepApart(Rules&, const Borders&, const Seed&, std::size_t seed, Families) const;

    std::vector<Field> m_regions; ///< by seed
};

/// A cell and what can be reached from it over cells that a question says yes to.
template <class Question>
[[nodiscard]] std::vector<Place> reachable(const Grid& grid, Place from, const Question& mayHold)
{
    return flood(grid, from, [&](Place, Place next) { return mayHold(next); });
}

} // namespace tokisuji
