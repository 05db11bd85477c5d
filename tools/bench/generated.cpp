#include "tools/bench/generated.h"

#include "engine/generate/general.h"
#include "engine/generate/generator.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "tools/bench/keep.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

namespace tokisuji::bench {

namespace {

/// Cells that are in or out, out beyond the board.
class Mask {
public:
    explicit Mask(Size size) : m_grid(size), m_in(static_cast<std::size_t>(size.cells())) {}
    [[nodiscard]] bool has(Place c) const { return m_grid.hasCell(c) && m_in[index(c)] != 0; }
    void set(Place c, bool in) { m_in[index(c)] = in ? 1 : 0; }
    [[nodiscard]] int beside(Place c) const
    {
        return static_cast<int>(std::ranges::count_if(directions, [&](Dir d) { return has(c.step(d)); }));
    }
    /// How often the ring of eight cells changes from in to out: one change keeps the area in one piece.
    [[nodiscard]] int changesAround(Place c) const
    {
        constexpr std::array<std::array<int, 2>, 8> ring{
            {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}};
        const auto at = [&](std::size_t i) {
            return has(c.step(Dir::Right, 2 * ring[i % 8][0]).step(Dir::Down, 2 * ring[i % 8][1]));
        };
        int changes = 0;
        for (std::size_t i = 0; i < ring.size(); ++i)
            changes += at(i) && !at(i + 1) ? 1 : 0;
        return changes;
    }
    [[nodiscard]] bool outIsConnected() const;

private:
    [[nodiscard]] std::size_t index(Place c) const { return m_grid.cellIndex(c); }
    Grid m_grid;
    std::vector<char> m_in;
};

bool Mask::outIsConnected() const
{
    std::vector<char> seen(m_in.size());
    std::vector<Place> flood;
    const auto visit = [&](Place c) {
        if (m_grid.hasCell(c) && !has(c) && seen[index(c)] == 0) {
            seen[index(c)] = 1;
            flood.push_back(c);
        }
    };
    const auto cells = m_grid.cells();
    const auto first = std::ranges::find_if(cells, [&](Place c) { return !has(c); });
    if (first == cells.end())
        return true;
    visit(*first);
    for (std::size_t i = 0; i < flood.size(); ++i)
        for (const Dir d : directions)
            visit(Place{flood[i]}.step(d));
    return static_cast<std::ptrdiff_t>(flood.size()) == std::ranges::count(m_in, 0);
}

/// An area that grows cell by cell without closing a hole or touching itself at a corner.
Mask randomArea(Size size, std::mt19937& random)
{
    constexpr double share = 0.55;
    constexpr unsigned patience = 200;
    Mask area(size);
    area.set(cellAt(size.width / 2, size.height / 2), true);
    const auto cells = static_cast<unsigned>(size.cells());
    auto missing = static_cast<int>(share * size.cells()) - 1;
    for (unsigned fails = 0; missing > 0 && fails < cells * patience; ++fails) {
        const Place c = cellAt(static_cast<int>(random() % static_cast<unsigned>(size.width)),
                               static_cast<int>(random() % static_cast<unsigned>(size.height)));
        const int beside = area.has(c) ? 0 : area.beside(c);
        // Mostly tips: they make the border long and winding.
        if (beside == 0 || beside > 2 || (beside == 2 && random() % 3 != 0) || area.changesAround(c) != 1)
            continue;
        area.set(c, true);
        --missing;
        fails = 0;
    }
    return area;
}

bool kept(int percent, std::mt19937& random)
{
    return static_cast<int>(random() % 100) < percent;
}

Board slither(Size size, int percent, std::mt19937& random)
{
    Board board = findGenre("slither")->makeBoard(size);
    const Mask inside = randomArea(size, random);
    for (const Place c : board.grid().cells()) {
        const auto edges =
            std::ranges::count_if(directions, [&](Dir d) { return inside.has(c.step(d)) != inside.has(c); });
        if (kept(percent, random))
            board.set(Layer::Number, c, static_cast<int>(edges));
    }
    return board;
}

/// Cells apart from each other that leave the rest in one piece.
Mask randomShading(Size size, std::mt19937& random)
{
    Mask shading(size);
    std::vector<Place> cells = Grid(size).cells();
    std::ranges::shuffle(cells, random);
    for (const Place c : cells) {
        if (shading.beside(c) > 0)
            continue;
        shading.set(c, true);
        if (!shading.outIsConnected())
            shading.set(c, false);
    }
    return shading;
}

Board heyawake(Size size, int percent, std::mt19937& random)
{
    constexpr int side = 3;
    Board board = findGenre("heyawake")->makeBoard(size);
    for (const Place edge : board.grid().innerEdges()) {
        const auto [a, b] = cellsBeside(edge);
        if (column(a) / side != column(b) / side || row(a) / side != row(b) / side)
            board.set(Layer::Room, edge, 1);
    }
    const Mask shading = randomShading(size, random);
    for (int y = 0; y < size.height; y += side)
        for (int x = 0; x < size.width; x += side) {
            int shaded = 0;
            for (int dy = 0; dy < side; ++dy)
                for (int dx = 0; dx < side; ++dx)
                    shaded += shading.has(cellAt(x + dx, y + dy)) ? 1 : 0;
            if (kept(percent, random))
                board.set(Layer::Number, cellAt(x, y), shaded);
        }
    return board;
}

/// A solution drawn at random, and all that is true of it, as searches for puzzles begin.
std::optional<Board> drafted(const Genre& genre, Size size, unsigned seed)
{
    constexpr int attempts = 4;
    const GenerateOptions options{.size = size};
    const ClueLimits limits(genre, options);
    const WishList none;
    Random random(seed);
    const Halt halt;
    const SearchContext context{genre, *genre.recipe, methodOf(genre.recipe->method), limits, none, random, halt};
    for (int i = 0; i < attempts; ++i)
        if (const std::optional<Draft> draft = beginDraft(context))
            return draft->full;
    return std::nullopt;
}

/// Boards that the bench has measured from the beginning.
struct Maker {
    std::string_view genre;
    Board (*make)(Size, int percent, std::mt19937&);
};
constexpr std::array makers{Maker{"slither", slither}, Maker{"heyawake", heyawake}};

} // namespace

std::optional<Board> generatedBoard(std::string_view id, Size size, int percent, unsigned seed)
{
    std::mt19937 random(seed);
    const auto special = std::ranges::find(makers, id, &Maker::genre);
    if (special != makers.end())
        return special->make(size, percent, random);
    const Genre* genre = findGenre(id);
    if (genre == nullptr || !canGenerate(*genre))
        return std::nullopt;
    const std::optional<Board> board = drafted(*genre, size, seed);
    return board ? std::optional(keepClues(*board, percent, seed)) : std::nullopt;
}

} // namespace tokisuji::bench
