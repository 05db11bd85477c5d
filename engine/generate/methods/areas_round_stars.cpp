// Nuri-uzu: unshaded areas that a half turn leaves as they are grow wherever a 2x2 square is still shaded; areas in the
// way are given up. Stars tell their middles. Areas near what is open are laid anew. In a symmetry all images of an
// area are laid at once.
#include "engine/board/dots.h"
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

/// Shading with unshaded areas, each of them round a star.
class StarAreas {
public:
    StarAreas(const Grid& grid, Symmetry symmetry, Random& random)
        : m_areas(grid, shaded), m_squares(grid.windows(2, 2)), m_symmetry(symmetry), m_random(random)
    {
    }

    /// Lays areas until no 2x2 square is shaded; false where that does not come to an end.
    [[nodiscard]] bool fill(const Halt&);
    /// Shades the areas of these cells, and their images.
    void giveUp(const std::vector<Place>& cells);
    /// Takes in an area that stands elsewhere.
    void addArea(Place star, const std::vector<Place>& cells);

    [[nodiscard]] bool isShaded(Place c) const { return m_areas[c] == shaded; }
    [[nodiscard]] std::vector<Place> stars() const;

private:
    static constexpr int shaded = -1;

    [[nodiscard]] Place anyStarOn(Place cell);
    [[nodiscard]] std::vector<Place> images(Place p) const { return imagesOf(p, m_areas.grid().size(), m_symmetry); }
    [[nodiscard]] bool canTake(Place c, int area) const;
    [[nodiscard]] bool isUnshadedSquare(const std::vector<Place>& square) const;
    [[nodiscard]] std::vector<int> placeStars(Place star);
    [[nodiscard]] bool takeCells(Place star, Place c, const std::vector<int>& areas);
    void layArea(Place star);

    PlaceMap<int> m_areas;      ///< the index of a star
    std::vector<Place> m_stars; ///< `wholeBoard`: given up
    std::vector<std::vector<Place>> m_squares;
    Symmetry m_symmetry;
    Random& m_random;
};

/// In the cell or on one of its edges.
Place StarAreas::anyStarOn(Place cell)
{
    std::vector<Place> places{cell, cell};
    for (const Place n : m_areas.grid().neighbours(cell))
        places.push_back(
            {static_cast<std::int16_t>((cell.x + n.x) / 2), static_cast<std::int16_t>((cell.y + n.y) / 2)});
    return m_random.pick(std::span<const Place>(places));
}

/// Shaded or in this area, and beside no other area.
bool StarAreas::canTake(Place c, int area) const
{
    const auto isFree = [&](Place p) { return isShaded(p) || m_areas[p] == area; };
    return m_areas.grid().hasCell(c) && isFree(c) && std::ranges::all_of(m_areas.grid().neighbours(c), isFree);
}

bool StarAreas::isUnshadedSquare(const std::vector<Place>& square) const
{
    return std::ranges::all_of(square, [&](Place p) { return !isShaded(p) && m_areas[p] == m_areas[square.front()]; });
}

/// The areas of a star and of its images; a star on an axis is its own image.
std::vector<int> StarAreas::placeStars(Place star)
{
    const auto first = static_cast<std::ptrdiff_t>(m_stars.size());
    std::vector<int> areas;
    for (const Place image : images(star)) {
        auto known = std::find(m_stars.begin() + first, m_stars.end(), image);
        if (known == m_stars.end())
            known = m_stars.insert(known, image);
        areas.push_back(static_cast<int>(known - m_stars.begin()));
    }
    return areas;
}

/// A cell, what it is turned on, and the images of both, unless they are in the way of others or make an unshaded 2x2
/// square.
bool StarAreas::takeCells(Place star, Place c, const std::vector<int>& areas)
{
    std::vector<Place> taken;
    const auto take = [&](Place p, int area) {
        if (!canTake(p, area))
            return false;
        if (isShaded(p))
            taken.push_back(p);
        m_areas[p] = area;
        return true;
    };
    bool isGood = true;
    for (const Place p : {c, turnedAbout(star, c)}) {
        const std::vector<Place> all = images(p);
        for (std::size_t i = 0; isGood && i < all.size(); ++i)
            isGood = take(all[i], areas[i]);
    }
    isGood = isGood && std::ranges::none_of(m_squares, [&](const auto& square) { return isUnshadedSquare(square); });
    if (!isGood)
        for (const Place p : taken)
            m_areas[p] = shaded;
    return isGood;
}

void StarAreas::layArea(Place star)
{
    constexpr int sizes = 9, tries = 12;
    const std::size_t before = m_stars.size();
    const std::vector<int> areas = placeStars(star);
    std::vector<Place> cells = cellsUnderDot(m_areas.grid(), star);
    const bool isFree = std::ranges::all_of(cells, [&](Place c) { return isShaded(c); });
    if (!isFree || !takeCells(star, cells.front(), areas)) {
        m_stars.resize(before);
        return;
    }
    const int most = 1 + m_random.below(sizes);
    for (int i = 0; i < tries && std::ssize(cells) < most; ++i) {
        const std::vector<Place> beside = m_areas.grid().neighbours(m_random.pick(std::span<const Place>(cells)));
        const Place c = m_random.pick(std::span<const Place>(beside));
        if (isShaded(c) && takeCells(star, c, areas))
            cells.insert(cells.end(), {c, turnedAbout(star, c)});
    }
}

void StarAreas::giveUp(const std::vector<Place>& cells)
{
    for (const Place c : cells)
        for (const Place image : images(c))
            if (const int area = m_areas[image]; area != shaded) {
                std::ranges::replace(m_areas.values(), area, shaded);
                m_stars[static_cast<std::size_t>(area)] = wholeBoard;
            }
}

void StarAreas::addArea(Place star, const std::vector<Place>& cells)
{
    for (const Place c : cells)
        m_areas[c] = static_cast<int>(m_stars.size());
    m_stars.push_back(star);
}

std::vector<Place> StarAreas::stars() const
{
    std::vector<Place> stars = m_stars;
    std::erase(stars, wholeBoard);
    return stars;
}

bool StarAreas::fill(const Halt& halt)
{
    constexpr int triesPerCell = 10;
    constexpr double giveUpShare = 0.2;
    for (int tries = triesPerCell * m_areas.grid().count(PlaceKind::Cell); tries > 0 && !halt.reached(); --tries) {
        std::vector<std::vector<Place>> left;
        std::ranges::copy_if(m_squares, std::back_inserter(left), [&](const std::vector<Place>& square) {
            return std::ranges::all_of(square, [&](Place c) { return isShaded(c); });
        });
        if (left.empty())
            return !stars().empty();
        const std::vector<Place>& square = m_random.pick(std::span<const std::vector<Place>>(left));
        const Place cell = m_random.pick(std::span<const Place>(square));
        if (m_random.chance(giveUpShare))
            giveUp(m_areas.grid().neighbours(cell));
        layArea(anyStarOn(cell));
    }
    return false;
}

/// None where other rules say no: all shaded cells connected, say.
std::optional<Draft> draftOf(const StarAreas& areas, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    Draft draft{empty, empty, empty};
    for (const Place star : areas.stars())
        draft.full.set(dotLayer(star), star, whiteDot);
    for (const Place c : empty.grid().cells())
        draft.solution.set(Layer::Shade, c, areas.isShaded(c) ? 1 : 0);
    draft.skeleton = draft.full;
    const Rules rules = rulesOf(draft.full);
    return isRight(rules, filledAs(rules, draft.full, draft.solution)) ? std::optional(std::move(draft)) : std::nullopt;
}

std::optional<Draft> beginAreas(const SearchContext& context)
{
    constexpr int draws = 30;
    for (int i = 0; i < draws && !context.halt.reached(); ++i) {
        StarAreas areas(context.grid(), context.options().symmetry, context.random);
        if (!areas.fill(context.halt))
            continue;
        if (std::optional<Draft> draft = draftOf(areas, context))
            return draft;
    }
    return std::nullopt;
}

std::optional<Draft> changeAreas(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr double share = 0.6;
    const Grid& grid = draft.full.grid();
    StarAreas areas(grid, context.options().symmetry, context.random);
    for (const Place star : dotPlaces(grid.size()))
        if (dotAt(draft.full, star) != blank)
            areas.addArea(star, flood(grid, cellsUnderDot(grid, star).front(),
                                      [&](Place, Place to) { return draft.solution.at(Layer::Shade, to) != 1; }));
    const Place cell = openCell(reading, context);
    std::vector<Place> near = grid.neighbours(cell);
    std::erase_if(near, [&](Place) { return !context.random.chance(share); });
    near.push_back(cell);
    areas.giveUp(near);
    return areas.fill(context.halt) ? draftOf(areas, context) : std::nullopt;
}

} // namespace

extern const Method areasRoundStarsMethod;
const Method areasRoundStarsMethod{.name = "areas-round-stars",
                                   .begin = beginAreas,
                                   .change = changeAreas,
                                   .reductions = reduceNothing,
                                   .repeats = true};

} // namespace tokisuji
