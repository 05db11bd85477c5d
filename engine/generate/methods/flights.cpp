// Herugolf: water at random, then balls fly at random and end in holes. Where other flights would do as well, some of
// them are flown anew.
#include "engine/board/distance.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

/// A ball and the cells that it passes, up to the hole.
struct Flight {
    int number; ///< the length of its first stroke
    std::vector<Place> cells;
};

struct Course {
    Board water; ///< with nothing else
    std::vector<Flight> flights;

    [[nodiscard]] bool isFree(Place c) const
    {
        const auto passes = [&](const Flight& f) { return std::ranges::find(f.cells, c) != f.cells.end(); };
        return water.grid().hasCell(c) && std::ranges::none_of(flights, passes);
    }
    [[nodiscard]] bool isDry(Place c) const { return water.at(Layer::Terrain, c) == blank; }
};

/// The cells of one stroke; none where it does not go.
std::vector<Place> stroke(const Course& course, const std::vector<Place>& flown, Dir d, int length)
{
    std::vector<Place> cells;
    for (Place at = flown.back().step(d); std::ssize(cells) < length; at = at.step(d)) {
        if (!course.isFree(at) || std::ranges::find(flown, at) != flown.end())
            return {};
        cells.push_back(at);
    }
    return course.isDry(cells.back()) ? cells : std::vector<Place>{};
}

/// A ball flies from a cell, up to so many strokes. None where it cannot.
std::optional<Flight> flownFrom(const Course& course, Place from, int number, int strokes, Random& random)
{
    Flight flight{number, {from}};
    for (int length = number; length > std::max(0, number - strokes); --length) {
        std::vector<Dir> ways(directions.begin(), directions.end());
        random.shuffle(ways);
        std::vector<Place> cells;
        for (std::size_t i = 0; i < ways.size() && cells.empty(); ++i)
            cells = stroke(course, flight.cells, ways[i], length);
        if (cells.empty())
            break;
        flight.cells.insert(flight.cells.end(), cells.begin(), cells.end());
    }
    return flight.cells.size() > 1 ? std::optional(flight) : std::nullopt;
}

/// Balls fly until there are so many, or none finds a way any more.
void flyMore(Course& course, std::size_t balls, const SearchContext& context)
{
    constexpr int tries = 300, leastLength = 2;
    const Size size = context.size();
    const int mostLength = std::clamp(std::max(size.width, size.height) / 2, leastLength, 5);
    const std::vector<Place> cells = course.water.grid().cells();
    for (int i = 0; i < tries && course.flights.size() < balls; ++i) {
        const Place from = context.random.pick(std::span<const Place>(cells));
        if (!course.isFree(from) || !course.isDry(from) || !context.limits.mayStand(from))
            continue;
        const int number = leastLength + context.random.below(mostLength - leastLength + 1);
        const int strokes = 1 + std::max(context.random.below(number), context.random.below(number));
        if (auto flight = flownFrom(course, from, number, strokes, context.random))
            course.flights.push_back(*std::move(flight));
    }
}

std::size_t ballsWanted(const SearchContext& context)
{
    return static_cast<std::size_t>(std::max(1.0, context.recipe.density * context.size().cells()));
}

Draft draftOfCourse(const Course& course)
{
    Draft draft{course.water, course.water, course.water};
    for (const Flight& flight : course.flights) {
        draft.full.set(Layer::Number, flight.cells.front(), flight.number);
        setTerrain(draft.full, flight.cells.back(), Terrain::Cup);
        for (std::size_t i = 1; i < flight.cells.size(); ++i)
            for (const Dir d : directions)
                if (flight.cells[i - 1].step(d) == flight.cells[i])
                    draft.solution.set(Layer::Line, edgeBetween(flight.cells[i - 1], d), 1);
    }
    draft.skeleton = draft.full;
    return draft;
}

Course courseOf(const Draft& draft)
{
    Course course{draft.full, {}};
    const Grid& grid = draft.full.grid();
    for (const Place c : grid.cells()) {
        course.water.set(Layer::Number, c, blank);
        if (isTerrain(draft.full, c, Terrain::Cup))
            course.water.set(Layer::Terrain, c, blank);
        const int number = draft.full.at(Layer::Number, c);
        if (number == blank)
            continue;
        Flight flight{number, {c}};
        for (bool goesOn = true; goesOn;) {
            goesOn = false;
            const Place at = flight.cells.back();
            for (const Dir d : directions) {
                const bool isBack = std::ranges::find(flight.cells, at.step(d)) != flight.cells.end();
                if (goesOn || isBack || !grid.hasCell(at.step(d))
                    || draft.solution.at(Layer::Line, edgeBetween(at, d)) != 1)
                    continue;
                flight.cells.push_back(at.step(d));
                goesOn = true;
            }
        }
        course.flights.push_back(std::move(flight));
    }
    return course;
}

std::optional<Draft> beginFlights(const SearchContext& context)
{
    constexpr double waterShare = 0.2;
    Course course{blankBoard(context.genre, context.options()), {}};
    for (const Place c : context.grid().cells())
        if (context.random.chance(waterShare))
            setTerrain(course.water, c, Terrain::Water);
    flyMore(course, ballsWanted(context), context);
    return course.flights.empty() ? std::nullopt : std::optional(draftOfCourse(course));
}

/// The flights nearest to what is open are flown anew, or a cell becomes water or dry.
std::optional<Draft> changeFlights(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr double waterShare = 0.3;
    Course course = courseOf(draft);
    const Place near = openCell(reading, context);
    if (context.random.chance(waterShare) && course.isFree(near)) {
        course.water.set(Layer::Terrain, near, course.isDry(near) ? static_cast<int>(Terrain::Water) : blank);
        return draftOfCourse(course);
    }
    const auto distance = [&](const Flight& flight) {
        int least = INT32_MAX;
        for (const Place c : flight.cells)
            least = std::min(least, latticeDistance(c, near));
        return least;
    };
    std::ranges::sort(course.flights, {}, distance);
    const auto taken = static_cast<std::ptrdiff_t>(
        std::min<std::size_t>(course.flights.size(), 1 + static_cast<std::size_t>(context.random.below(2))));
    course.flights.erase(course.flights.begin(), course.flights.begin() + taken);
    flyMore(course, ballsWanted(context), context);
    return course.flights.empty() ? std::nullopt : std::optional(draftOfCourse(course));
}

} // namespace

extern const Method flightsMethod;
const Method flightsMethod{
    .name = "flights", .begin = beginFlights, .change = changeFlights, .reductions = reduceNothing, .keepsStart = true};

} // namespace tokisuji
