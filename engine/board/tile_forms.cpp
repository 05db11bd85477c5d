#include "engine/board/tile_forms.h"

namespace tokisuji {

namespace {

constexpr int trianglePitch = Tiling{Tiling::Triangles}.pitch();
constexpr int trianglesOfSquare = 4;

namespace brick {

constexpr std::array beside{Place{-2, -2}, Place{2, -2}, Place{-2, 2}, Place{2, 2}, Place{-4, 0}, Place{4, 0}};
constexpr std::array corners{Place{-2, -1}, Place{0, -1}, Place{2, -1}, Place{2, 1}, Place{0, 1}, Place{-2, 1}};

/// Up and down lead aside by turns, so that they stay in a column.
constexpr TileForm form(Place first, Place second)
{
    const auto vertical = [&](std::int16_t y) { return std::array{Place{first.x, y}, Place{second.x, y}}; };
    return {beside, corners, {vertical(-2), vertical(2), {Place{-4, 0}, Place{-4, 0}}, {Place{4, 0}, Place{4, 0}}}};
}
constexpr std::array forms{form({-2, 0}, {2, 0}), form({2, 0}, {-2, 0})}; ///< in even rows, in odd ones

} // namespace brick

namespace triangle {

/// In the upper part of its square, in the left, right and lower ones.
constexpr std::array<std::array<Place, 3>, 4> beside{{{{{0, -2}, {-2, 2}, {2, 2}}},
                                                      {{{2, -2}, {2, 2}, {-2, 0}}},
                                                      {{{-2, -2}, {-2, 2}, {2, 0}}},
                                                      {{{0, 2}, {-2, -2}, {2, -2}}}}};
constexpr std::array<std::array<Place, 3>, 4> corners{{{{{-3, -1}, {3, -1}, {0, 2}}},
                                                       {{{-1, -3}, {2, 0}, {-1, 3}}},
                                                       {{{1, -3}, {1, 3}, {-2, 0}}},
                                                       {{{0, -2}, {3, 1}, {-3, 1}}}}};

constexpr TileForm form(std::size_t part, Place up, Place down, Place left, Place right)
{
    return {beside[part], corners[part], {{{up, up}, {down, down}, {left, left}, {right, right}}}};
}
constexpr std::array forms{form(0, {0, -2}, {0, 4}, {-2, 2}, {2, 2}), form(1, {2, -2}, {2, 2}, {-2, 0}, {4, 0}),
                           form(2, {-2, -2}, {-2, 2}, {-4, 0}, {2, 0}), form(3, {0, -4}, {0, 2}, {-2, -2}, {2, -2})};

} // namespace triangle

bool isOdd(int n)
{
    return (n & 1) != 0;
}

/// Which triangle of its square it is, in the order of the tables above.
std::size_t partOf(Place triangle)
{
    const int across = column(triangle) % trianglePitch, down = row(triangle) % trianglePitch;
    return down == 0 ? 0 : down == 2 ? 3 : across == 0 ? 1 : 2;
}

/// Is it a place of the lattice, whether or not it holds a cell?
bool isWithin(const Grid& grid, Place p)
{
    return isCell(p) && p.x > 0 && p.y > 0 && p.x < 2 * grid.size().width && p.y < 2 * grid.size().height;
}

} // namespace

int tile_forms::count(const Grid& grid)
{
    const int places = grid.size().cells();
    if (grid.tiling().kind == Tiling::Triangles)
        return places / (trianglePitch * trianglePitch) * trianglesOfSquare;
    return (places + (grid.tiling().isIndented ? 0 : 1)) / 2; // one more where the first and the last place hold one
}

bool tile_forms::hasCell(const Grid& grid, Place p)
{
    if (!isWithin(grid, p))
        return false;
    if (grid.tiling().kind == Tiling::Bricks)
        return isOdd(column(p) + row(p)) == grid.tiling().isIndented;
    return (column(p) % trianglePitch == 1) != (row(p) % trianglePitch == 1);
}

/// Bricks stand in every other place of the whole board, read row by row; even where its rows have an even number of
/// places, as then each has half as many.
int tile_forms::index(const Grid& grid, Place p)
{
    const int width = grid.size().width;
    if (grid.tiling().kind == Tiling::Bricks)
        return (row(p) * width + column(p)) / 2;
    const int square = row(p) / trianglePitch * (width / trianglePitch) + column(p) / trianglePitch;
    return trianglesOfSquare * square + static_cast<int>(partOf(p));
}

Place tile_forms::place(const Grid& grid, int index)
{
    const int width = grid.size().width;
    if (grid.tiling().kind == Tiling::Bricks) {
        const int row = 2 * index / width;
        const bool isSecond = isOdd(2 * index % width + row) != grid.tiling().isIndented;
        const int at = 2 * index + (isSecond ? 1 : 0);
        return cellAt(at % width, at / width);
    }
    constexpr std::array parts{cellAt(1, 0), cellAt(0, 1), cellAt(2, 1), cellAt(1, 2)};
    const int square = index / trianglesOfSquare, squares = width / trianglePitch;
    return parts[static_cast<std::size_t>(index % trianglesOfSquare)]
        .step(Dir::Right, 2 * trianglePitch * (square % squares))
        .step(Dir::Down, 2 * trianglePitch * (square / squares));
}

const TileForm& tile_forms::formOf(const Grid& grid, Place cell)
{
    if (grid.tiling().kind == Tiling::Bricks)
        return brick::forms[isOdd(row(cell)) ? 1 : 0];
    return triangle::forms[partOf(cell)];
}

} // namespace tokisuji
