// Do the pages of region genres mean what their rules say? Every division of small boards is judged twice: by the page
// and by a slow definition written down here on its own, straight from the rules.
#include "engine/board/distance.h"
#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Region = std::set<Place>;
using Joined = std::function<bool(Place, Dir)>;

std::vector<Region> componentsOf(const Board& b, const Joined& joined)
{
    std::vector<Region> regions;
    std::set<Place> seen;
    for (const Place start : b.grid().cells()) {
        if (seen.contains(start) || isHole(b, start))
            continue;
        Region region;
        std::vector<Place> todo{start};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (!region.insert(c).second)
                continue;
            for (const Dir d : directions)
                if (b.grid().hasCell(c.step(d)) && !isHole(b, c.step(d)) && joined(c, d))
                    todo.push_back(c.step(d));
        }
        seen.insert(region.begin(), region.end());
        regions.push_back(std::move(region));
    }
    return regions;
}

bool isGiven(const Board& b, Place edge)
{
    return b.has(Layer::Room) && b.at(Layer::Room, edge) == 1;
}

/// The frame is one too.
bool isBorder(const Board& b, Place edge)
{
    return !b.grid().isInner(edge) || isGiven(b, edge) || b.at(Layer::Border, edge) == 1;
}

std::vector<Region> regionsOf(const Board& b)
{
    return componentsOf(b, [&](Place c, Dir d) { return !isBorder(b, edgeBetween(c, d)); });
}

/// No four borders meet.
bool hasNoCrossing(const Board& b)
{
    for (int x = 1; x < b.size().width; ++x)
        for (int y = 1; y < b.size().height; ++y)
            if (std::ranges::all_of(directions, [&](Dir d) { return isBorder(b, vertexAt(x, y).step(d, 1)); }))
                return false;
    return true;
}

/// No border ends in the open.
bool hasNoDeadEnd(const Board& b)
{
    const auto [width, height] = b.size();
    for (int x = 1; x < width; ++x)
        for (int y = 1; y < height; ++y) {
            int ends = 0;
            for (const Dir d : directions)
                ends += b.at(Layer::Border, vertexAt(x, y).step(d, 1)) == 1 ? 1 : 0;
            if (ends == 1)
                return false;
        }
    return true;
}

/// No border cuts a star.
bool keepsStars(const Board& b)
{
    return std::ranges::none_of(dotPlaces(b.size()), [&](Place p) {
        const auto isCut = [&](Dir d) { return b.at(Layer::Border, p.step(d, 1)) == 1; };
        return dotAt(b, p) != blank
               && ((isEdge(p) && b.at(Layer::Border, p) == 1)
                   || (isVertex(p) && std::ranges::any_of(directions, isCut)));
    });
}

/// No border lies within a region.
bool isTight(const Board& b)
{
    for (const Region& region : regionsOf(b))
        for (const Place c : region)
            for (const Dir d : {Dir::Right, Dir::Down})
                if (region.contains(c.step(d)) && isBorder(b, edgeBetween(c, d)))
                    return false;
    return true;
}

bool everyRegion(const Board& b, const std::function<bool(const Region&)>& holds)
{
    return std::ranges::all_of(regionsOf(b), holds);
}

Size extentOf(const Region& region)
{
    int left = 1000, right = 0, top = 1000, bottom = 0;
    for (const Place c : region) {
        left = std::min(left, column(c));
        right = std::max(right, column(c));
        top = std::min(top, row(c));
        bottom = std::max(bottom, row(c));
    }
    return {right - left + 1, bottom - top + 1};
}

std::vector<Place> numbersIn(const Board& b, const Region& region)
{
    std::vector<Place> found;
    std::ranges::copy_if(region, std::back_inserter(found), [&](Place c) { return b.at(Layer::Number, c) != blank; });
    return found;
}

// --- what the rules say ---

bool shikaku(const Board& b)
{
    return isTight(b) && everyRegion(b, [&](const Region& region) {
               const auto numbers = numbersIn(b, region);
               const auto size = static_cast<int>(region.size());
               if (extentOf(region).cells() != size || numbers.size() != 1)
                   return false;
               const int n = b.at(Layer::Number, numbers.front());
               return n <= 0 || n == size;
           });
}

bool tatamibari(const Board& b)
{
    return isTight(b) && hasNoCrossing(b) && everyRegion(b, [&](const Region& region) {
               const auto [width, height] = extentOf(region);
               const auto signs = numbersIn(b, region);
               if (width * height != static_cast<int>(region.size()) || signs.size() != 1)
                   return false;
               const int sign = b.at(Layer::Number, signs.front());
               return sign == question || (sign == 1 && width == height) || (sign == 2 && height > width)
                      || (sign == 3 && width > height);
           });
}

bool squarejam(const Board& b)
{
    return isTight(b) && hasNoCrossing(b) && everyRegion(b, [&](const Region& region) {
               const auto [width, height] = extentOf(region);
               return width == height && width * height == static_cast<int>(region.size())
                      && std::ranges::all_of(numbersIn(b, region), [&](Place c) {
                             const int n = b.at(Layer::Number, c);
                             return n <= 0 || n == width;
                         });
           });
}

/// A number's cell has no colour.
bool patchwork(const Board& b)
{
    const auto isGrey = [&](Place c) { return b.at(Layer::Number, c) != blank; };
    const auto isDark = [&](Place c) { return b.at(Layer::Shade, c) == 1; };
    const auto areUnlike = [&](Place edge) {
        const auto [p, q] = cellsBeside(edge);
        return !isBorder(b, edge) || isGrey(p) || isGrey(q) || isDark(p) != isDark(q);
    };
    return isTight(b) && std::ranges::all_of(b.grid().innerEdges(), areUnlike)
           && std::ranges::none_of(b.grid().cells(), [&](Place c) { return isGrey(c) && isDark(c); })
           && everyRegion(b, [&](const Region& region) {
                  const auto [width, height] = extentOf(region);
                  return width == height && width * height == static_cast<int>(region.size())
                         && std::ranges::all_of(numbersIn(b, region), [&](Place c) {
                                const int n = b.at(Layer::Number, c);
                                return n < 0 || n == std::ranges::count_if(region, isDark);
                            });
              });
}

/// Squares of unshaded cells that rest below and to the right on one another, on holes or on the frame. No border
/// stands within a square; those beside shaded cells mean nothing.
bool gravel(const Board& b)
{
    const auto isDark = [&](Place c) { return b.at(Layer::Shade, c) == 1; };
    const auto isFalse = [&](Place c) {
        return isTerrain(b, c, Terrain::Black) ? !isDark(c)
                                               : (isTerrain(b, c, Terrain::White) || isHole(b, c)) && isDark(c);
    };
    const std::vector<Region> areas = componentsOf(b, [&](Place c, Dir d) {
        return isDark(c) == isDark(c.step(d)) && (isDark(c) || !isBorder(b, edgeBetween(c, d)));
    });
    const auto rests = [&](const Region& region, Dir d) {
        return std::ranges::any_of(region, [&](Place c) {
            const Place next = c.step(d);
            return !region.contains(next) && (!b.grid().hasCell(next) || !isDark(next));
        });
    };
    const auto isWithin = [&](Place edge) {
        const auto [p, q] = cellsBeside(edge);
        return b.at(Layer::Border, edge) == 1 && std::ranges::any_of(areas, [&](const Region& region) {
                   return !isDark(p) && region.contains(p) && region.contains(q);
               });
    };
    const auto hasTwin = [&](const Region& region) { // a square of its size beside it
        return std::ranges::any_of(region, [&](Place c) {
            return std::ranges::any_of(areas, [&](const Region& other) {
                return &other != &region && !isDark(*other.begin()) && other.size() == region.size()
                       && std::ranges::any_of(directions, [&](Dir d) { return other.contains(c.step(d)); });
            });
        });
    };
    const auto isRight = [&](const Region& region) {
        const auto [width, height] = extentOf(region);
        const auto size = static_cast<int>(region.size());
        const bool isShaded = isDark(*region.begin());
        const bool areNumbersRight = std::ranges::all_of(numbersIn(b, region), [&](Place c) {
            const int n = b.at(Layer::Number, c);
            return n < 0 || n == (isShaded ? size : width);
        });
        return areNumbersRight
               && (isShaded
                   || (width == height && width * height == size && rests(region, Dir::Down)
                       && rests(region, Dir::Right) && !hasTwin(region)));
    };
    return std::ranges::none_of(b.grid().cells(), isFalse) && std::ranges::none_of(b.grid().innerEdges(), isWithin)
           && std::ranges::all_of(areas, isRight);
}

bool isBar(const Region& region)
{
    return std::min(extentOf(region).width, extentOf(region).height) == 1;
}

bool usotatami(const Board& b)
{
    return isTight(b) && hasNoCrossing(b) && everyRegion(b, [&](const Region& region) {
               const auto numbers = numbersIn(b, region);
               return isBar(region) && numbers.size() == 1
                      && b.at(Layer::Number, numbers.front()) != static_cast<int>(region.size());
           });
}

bool nawabari(const Board& b)
{
    return isTight(b) && everyRegion(b, [&](const Region& region) {
               const auto numbers = numbersIn(b, region);
               if (extentOf(region).cells() != static_cast<int>(region.size()) || numbers.size() != 1)
                   return false;
               const int n = b.at(Layer::Number, numbers.front());
               return n < 0 || n == std::ranges::count_if(directions, [&](Dir d) {
                                   return !region.contains(numbers.front().step(d));
                               });
           });
}

bool yajitatami(const Board& b)
{
    return isTight(b) && hasNoCrossing(b) && everyRegion(b, [&](const Region& region) {
               return isBar(region) && region.size() >= 2 && std::ranges::all_of(region, [&](Place c) {
                          const int n = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                          if (n < 0 || (n == 0 && arrow <= 0))
                              return true;
                          if (n != static_cast<int>(region.size()))
                              return false;
                          if (arrow <= 0)
                              return true;
                          const auto d = static_cast<Dir>(arrow);
                          int borders = 0;
                          for (Place p = c; b.grid().hasCell(p.step(d)); p = p.step(d))
                              borders += isBorder(b, edgeBetween(p, d)) ? 1 : 0;
                          return b.grid().hasCell(c.step(d)) && !region.contains(c.step(d)) && borders == n;
                      });
           });
}

/// The corner of an L: all its cells lie in the corner's row or column.
std::optional<Place> cornerOf(const Region& region)
{
    const Size extent = extentOf(region);
    if (extent.width < 2 || extent.height < 2 || static_cast<int>(region.size()) != extent.width + extent.height - 1)
        return std::nullopt;
    for (const Place corner : region) {
        const bool isEnd = !(region.contains(corner.step(Dir::Left)) && region.contains(corner.step(Dir::Right)))
                           && !(region.contains(corner.step(Dir::Up)) && region.contains(corner.step(Dir::Down)));
        if (isEnd && std::ranges::all_of(region, [&](Place c) { return c.x == corner.x || c.y == corner.y; }))
            return corner;
    }
    return std::nullopt;
}

bool sashigane(const Board& b)
{
    return everyRegion(b, [&](const Region& region) {
        const auto corner = cornerOf(region);
        return corner && std::ranges::all_of(region, [&](Place c) {
                   const int circle = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                   if (circle != blank && circle != plainMark && c != *corner)
                       return false;
                   if (circle >= 0 && circle != static_cast<int>(region.size()))
                       return false;
                   if (arrow <= 0)
                       return true;
                   const auto d = static_cast<Dir>(arrow);
                   int steps = 0;
                   while (region.contains(c.step(d, 2 * steps)) && c.step(d, 2 * steps) != *corner)
                       ++steps;
                   return c != *corner && c.step(d, 2 * steps) == *corner && !region.contains(c.step(opposite(d)));
               });
    });
}

bool sashikazune(const Board& b)
{
    return everyRegion(b, [&](const Region& region) {
        const auto corner = cornerOf(region);
        const auto numbers = numbersIn(b, region);
        return corner && numbers.size() <= 2 && std::ranges::all_of(numbers, [&](Place c) {
                   const int n = b.at(Layer::Number, c);
                   return n == question || n == latticeDistance(c, *corner) / 2 + 1;
               });
    });
}

bool familyphoto(const Board& b)
{
    const auto isCircle = [&](Place c) { return isTerrain(b, c, Terrain::Painted); };
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); isCircle(p) && isCircle(q) && isBorder(b, edge))
            return false;
    return isTight(b) && everyRegion(b, [&](const Region& region) {
               const auto numbers = numbersIn(b, region);
               if (extentOf(region).cells() != static_cast<int>(region.size()) || numbers.size() != 1)
                   return false;
               const int n = b.at(Layer::Number, numbers.front());
               return n == question || n == std::ranges::count_if(region, isCircle);
           });
}

bool compass(const Board& b)
{
    constexpr std::array arms{std::pair{Layer::Up, Dir::Up}, std::pair{Layer::Down, Dir::Down},
                              std::pair{Layer::Left, Dir::Left}, std::pair{Layer::Right, Dir::Right}};
    return hasNoDeadEnd(b) && everyRegion(b, [&](const Region& region) {
               const auto isCompass = [&](Place c) { return isTerrain(b, c, Terrain::Mark); };
               if (std::ranges::count_if(region, isCompass) != 1)
                   return false;
               const Place at = *std::ranges::find_if(region, isCompass);
               return std::ranges::all_of(arms, [&](const auto& arm) {
                   const int n = b.at(arm.first, at);
                   const auto beyond = std::ranges::count_if(region, [&](Place c) {
                       return (c.x - at.x) * dx(arm.second) + (c.y - at.y) * dy(arm.second) > 0;
                   });
                   return n < 0 || n == beyond;
               });
           });
}

bool tentaisho(const Board& b)
{
    const auto touches = [](Place star, Place c) { return std::abs(star.x - c.x) <= 1 && std::abs(star.y - c.y) <= 1; };
    return keepsStars(b) && everyRegion(b, [&](const Region& region) {
               std::vector<Place> stars;
               for (const Place p : dotPlaces(b.size())) {
                   const bool isCellStar = isCell(p);
                   const bool isHere =
                       std::ranges::any_of(region, [&](Place c) { return isCellStar ? c == p : touches(p, c); });
                   if (dotAt(b, p) != blank && isHere)
                       stars.push_back(p);
               }
               return stars.size() == 1 && std::ranges::all_of(region, [&](Place c) {
                          return region.contains({static_cast<std::int16_t>(2 * stars[0].x - c.x),
                                                  static_cast<std::int16_t>(2 * stars[0].y - c.y)});
                      });
           });
}

bool araf(const Board& b)
{
    return hasNoDeadEnd(b) && everyRegion(b, [&](const Region& region) {
               const auto numbers = numbersIn(b, region);
               const auto size = static_cast<int>(region.size());
               if (numbers.size() != 2)
                   return false;
               const int one = b.at(Layer::Number, numbers[0]), other = b.at(Layer::Number, numbers[1]);
               if (one == question || other == question)
                   return size != one && size != other;
               return (one < size && size < other) || (other < size && size < one);
           });
}

bool fillomino(const Board& b)
{
    const auto valueAt = [&](Place c) {
        const int given = b.at(Layer::Number, c);
        return given > 0 ? given : b.at(Layer::Digit, c);
    };
    for (const Place edge : b.grid().innerEdges())
        if (const auto [one, other] = cellsBeside(edge); b.at(Layer::Room, edge) == 1 && valueAt(one) == valueAt(other))
            return false;
    const auto blocks = componentsOf(b, [&](Place c, Dir d) { return valueAt(c) == valueAt(c.step(d)); });
    return std::ranges::all_of(blocks, [&](const Region& block) {
        const int value = valueAt(*block.begin());
        return value == static_cast<int>(block.size()) && (!b.hasFlag('t') || value <= 3);
    });
}

// --- puzzles that have answers now and then ---

using Random = std::mt19937;

int roll(Random& random, int n)
{
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

/// Some borders, so that the regions of some division give clues.
Board divided(Board b, Random& random)
{
    for (const Place edge : b.grid().innerEdges())
        b.set(Layer::Border, edge, roll(random, 5) < 2 ? 1 : blank);
    return b;
}

Place anyOf(const Region& region, Random& random)
{
    return *std::next(region.begin(), roll(random, static_cast<int>(region.size())));
}

void giveShikaku(Board& b, const Region& region, Random& random)
{
    const int size = extentOf(region).cells();
    b.set(Layer::Number, anyOf(region, random), roll(random, 4) == 0 ? question : roll(random, 9) == 0 ? 0 : size);
}
void giveSashigane(Board& b, const Region& region, Random& random)
{
    const Place c = anyOf(region, random);
    if (const auto corner = cornerOf(region); corner && roll(random, 2) == 0)
        b.set(Layer::Number, *corner, roll(random, 3) == 0 ? question : static_cast<int>(region.size()));
    else if (roll(random, 3) == 0)
        b.set(Layer::Arrow, c, 1 + roll(random, 4));
    else if (roll(random, 5) == 0)
        b.set(Layer::Number, c, plainMark);
}
void giveSashikazune(Board& b, const Region& region, Random& random)
{
    const Place c = anyOf(region, random);
    const auto corner = cornerOf(region);
    if (roll(random, 3) != 0)
        b.set(Layer::Number, c,
              roll(random, 4) == 0 ? question
              : corner             ? latticeDistance(c, *corner) / 2 + 1
                                   : 1 + roll(random, 3));
    if (roll(random, 4) == 0)
        b.set(Layer::Number, anyOf(region, random), question);
}
void giveFamilyphoto(Board& b, const Region& region, Random& random)
{
    int circles = 0;
    for (const Place c : region)
        if (roll(random, 4) == 0) {
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Painted));
            ++circles;
        }
    b.set(Layer::Number, anyOf(region, random), roll(random, 4) == 0 ? question : circles);
}
void giveTatamibari(Board& b, const Region& region, Random& random)
{
    const auto [width, height] = extentOf(region);
    const int sign = width == height ? 1 : height > width ? 2 : 3;
    b.set(Layer::Number, anyOf(region, random),
          roll(random, 4) == 0   ? question
          : roll(random, 9) == 0 ? 1 + roll(random, 3)
                                 : sign);
}
void giveSquarejam(Board& b, const Region& region, Random& random)
{
    if (roll(random, 3) == 0)
        b.set(Layer::Number, anyOf(region, random),
              roll(random, 4) == 0   ? question
              : roll(random, 9) == 0 ? 0
                                     : extentOf(region).width);
}
void giveUsotatami(Board& b, const Region& region, Random& random)
{
    b.set(Layer::Number, anyOf(region, random), roll(random, 4) == 0 ? question : roll(random, 4));
}
void giveNawabari(Board& b, const Region& region, Random& random)
{
    const Place c = anyOf(region, random);
    if (roll(random, 15) == 0)
        b.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
    else
        b.set(Layer::Number, c,
              roll(random, 4) == 0 ? question : static_cast<int>(std::ranges::count_if(directions, [&](Dir d) {
                  return !region.contains(c.step(d));
              })));
}
void giveYajitatami(Board& b, const Region& region, Random& random)
{
    const Place c = anyOf(region, random);
    if (roll(random, 4) == 0)
        b.set(Layer::Number, c, roll(random, 4) == 0 ? question : 1 + roll(random, 3));
    if (roll(random, 4) == 0) {
        b.set(Layer::Number, c, roll(random, 3));
        b.set(Layer::Arrow, c, 1 + roll(random, 4));
    }
    if (const Place edge = edgeBetween(c, Dir::Right); roll(random, 8) == 0 && b.grid().isInner(edge))
        b.set(Layer::Room, edge, 1);
}
void giveLoute(Board& b, const Region& region, Random& random)
{
    if (const auto corner = cornerOf(region); corner && roll(random, 2) == 0)
        b.set(Layer::Number, *corner, question);
    else if (roll(random, 3) == 0)
        b.set(Layer::Arrow, anyOf(region, random), 1 + roll(random, 4));
    else if (roll(random, 5) == 0)
        b.set(Layer::Number, anyOf(region, random), plainMark);
}
void giveCompass(Board& b, const Region& region, Random& random)
{
    const Place at = anyOf(region, random);
    b.set(Layer::Terrain, at, static_cast<int>(Terrain::Mark));
    if (roll(random, 2) == 0)
        b.set(Layer::Right, at, static_cast<int>(std::ranges::count_if(region, [&](Place c) { return c.x > at.x; })));
    if (roll(random, 2) == 0)
        b.set(Layer::Up, at, static_cast<int>(std::ranges::count_if(region, [&](Place c) { return c.y < at.y; })));
    if (roll(random, 6) == 0)
        b.set(Layer::Down, at, roll(random, 3));
}
void giveTentaisho(Board& b, const Region& region, Random& random)
{
    const Place first = *region.begin(), last = *region.rbegin();
    const Place middle{static_cast<std::int16_t>((first.x + last.x) / 2),
                       static_cast<std::int16_t>((first.y + last.y) / 2)};
    if (roll(random, 12) == 0)
        b.set(Layer::Terrain, first, static_cast<int>(Terrain::Hole));
    else
        b.set(dotLayer(middle), middle, 1 + roll(random, 2));
}
void giveAraf(Board& b, const Region& region, Random& random)
{
    const auto size = static_cast<int>(region.size());
    b.set(Layer::Number, anyOf(region, random), roll(random, 5) == 0 ? question : size - 1);
    b.set(Layer::Number, anyOf(region, random), roll(random, 5) == 0 ? question : size + 1 + roll(random, 2));
}

struct Case {
    const char* genre;
    bool (*right)(const Board&);
    void (*give)(Board&, const Region&, Random&);
};
constexpr std::array cases{Case{"shikaku", shikaku, giveShikaku},
                           Case{"sashigane", sashigane, giveSashigane},
                           Case{"sashikazune", sashikazune, giveSashikazune},
                           Case{"familyphoto", familyphoto, giveFamilyphoto},
                           Case{"compass", compass, giveCompass},
                           Case{"tentaisho", tentaisho, giveTentaisho},
                           Case{"araf", araf, giveAraf},
                           Case{"squarejam", squarejam, giveSquarejam},
                           Case{"tatamibari", tatamibari, giveTatamibari},
                           Case{"usotatami", usotatami, giveUsotatami},
                           Case{"nawabari", nawabari, giveNawabari},
                           Case{"yajitatami", yajitatami, giveYajitatami},
                           Case{"loute", sashigane, giveLoute}};

} // namespace

class RegionMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyDivision_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < cases.size(); ++i)
            QTest::newRow(cases[i].genre) << static_cast<int>(i);
    }
    void everyDivision();
    void everyFillomino();
    void everyShadeAndBorder_data();
    void everyShadeAndBorder();
    void strayBordersMakeNoSecondAnswer();
};

void RegionMeaningTest::everyDivision()
{
    QFETCH(int, index);
    const Case& test = cases[static_cast<std::size_t>(index)];
    Random random(7);
    int right = 0;
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 2}, Size{3, 3}, Size{1, 5}, Size{4, 2}})
        for (int n = 0; n < 30; ++n) {
            const Board division = divided(findGenre(test.genre)->makeBoard(size), random);
            Board b = division.without(std::vector{Layer::Border});
            for (const Region& region : regionsOf(division))
                test.give(b, region, random);
            const Rules r = rulesOf(b);
            std::vector<Place> edges = b.grid().innerEdges();
            std::erase_if(edges, [&](Place e) {
                return isHole(b, cellsBeside(e)[0]) || isHole(b, cellsBeside(e)[1]) || isGiven(b, e);
            });
            for (unsigned bits = 0; bits < 1U << edges.size(); ++bits) {
                for (std::size_t k = 0; k < edges.size(); ++k)
                    b.set(Layer::Border, edges[k], (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0);
                const bool expected = test.right(b);
                right += expected ? 1 : 0;
                if (isRight(r, b) != expected)
                    QFAIL(qPrintable(QString("%1 %2x%3, puzzle %4, division %5: the definition says %6")
                                         .arg(test.genre)
                                         .arg(size.width)
                                         .arg(size.height)
                                         .arg(n)
                                         .arg(bits)
                                         .arg(expected)));
            }
        }
    QVERIFY2(right > 20, "the boards have answers at all");
}

/// An island, and a border from it to the rim: pzpr takes that for the same division, and so does the judge.
void RegionMeaningTest::strayBordersMakeNoSecondAnswer()
{
    Board b = findGenre("compass")->makeBoard({3, 3});
    const Place middle = cellAt(1, 1);
    for (const Place at : {middle, cellAt(0, 0)})
        b.set(Layer::Terrain, at, static_cast<int>(Terrain::Mark));
    for (const Layer layer : {Layer::Up, Layer::Down, Layer::Left, Layer::Right})
        b.set(layer, middle, 0);
    const Rules r = rulesOf(b);
    for (const Dir d : directions)
        b.set(Layer::Border, edgeBetween(middle, d), 1);
    QVERIFY(isRight(r, b));
    b.set(Layer::Border, edgeBetween(cellAt(0, 0), Dir::Right), 1); // from the corner of the island up
    QVERIFY(isRight(r, b));
    const auto isStrict = [&](const Instance& i) { return !holds(i, Assignment(r, b)); };
    QVERIFY(std::ranges::any_of(r.instances(), isStrict)); // as an answer of its own it is none
}

namespace {

void givePatchwork(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(random, 4) == 0)
            b.set(Layer::Number, c, roll(random, 4) == 0 ? question : roll(random, 3));
}
void giveGravel(Board& b, Random& random)
{
    constexpr std::array kinds{Terrain::White, Terrain::Black, Terrain::Hole};
    for (const Place c : b.grid().cells()) {
        if (roll(random, 5) == 0)
            b.set(Layer::Terrain, c, static_cast<int>(kinds[static_cast<std::size_t>(roll(random, 3))]));
        if (roll(random, 5) == 0 && !isHole(b, c))
            b.set(Layer::Number, c, roll(random, 4) == 0 ? question : 1 + roll(random, 3));
    }
}

} // namespace

void RegionMeaningTest::everyShadeAndBorder_data()
{
    QTest::addColumn<bool>("isGravel");
    QTest::newRow("patchwork") << false;
    QTest::newRow("gravel") << true;
}

/// Borders and shades together.
void RegionMeaningTest::everyShadeAndBorder()
{
    QFETCH(const bool, isGravel);
    Random random(5);
    int right = 0;
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 2}, Size{1, 3}})
        for (int n = 0; n < 15; ++n) {
            Board b = findGenre(QTest::currentDataTag())->makeBoard(size);
            if (n > 0)
                (isGravel ? giveGravel : givePatchwork)(b, random);
            const Rules r = rulesOf(b);
            const std::vector<Place> cells = b.grid().cells(), edges = b.grid().innerEdges();
            for (unsigned bits = 0; bits < 1U << (cells.size() + edges.size()); ++bits) {
                for (std::size_t k = 0; k < cells.size() + edges.size(); ++k) {
                    const int mark = (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0;
                    if (k < cells.size())
                        b.set(Layer::Shade, cells[k], mark);
                    else
                        b.set(Layer::Border, edges[k - cells.size()], mark);
                }
                const bool expected = (isGravel ? gravel : patchwork)(b);
                right += expected ? 1 : 0;
                if (isRight(r, b) != expected)
                    QFAIL(qPrintable(QString("%1x%2, puzzle %3, filling %4: the definition says %5")
                                         .arg(size.width)
                                         .arg(size.height)
                                         .arg(n)
                                         .arg(bits)
                                         .arg(expected)));
            }
        }
    QVERIFY2(right > 20, "the boards have answers at all");
}

void RegionMeaningTest::everyFillomino()
{
    Random random(3);
    int right = 0;
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{3, 2}, Size{1, 5}})
        for (const char* flags : {"", "t"})
            for (int n = 0; n < 20; ++n) {
                Board b = findGenre("fillomino")->makeBoard(size, flags);
                std::vector<Place> open;
                for (const Place c : b.grid().cells())
                    if (roll(random, 4) == 0)
                        b.set(Layer::Number, c, roll(random, 8) == 0 ? question : 1 + roll(random, 4));
                for (const Place edge : b.grid().innerEdges())
                    if (roll(random, 6) == 0)
                        b.set(Layer::Room, edge, 1);
                for (const Place c : b.grid().cells())
                    if (b.at(Layer::Number, c) <= 0)
                        open.push_back(c);
                const Rules r = rulesOf(b);
                for (int code = 0; code < std::pow(6, open.size()); ++code) {
                    int rest = code;
                    for (const Place c : open) {
                        b.set(Layer::Digit, c, rest % 6 == 0 ? blank : rest % 6);
                        rest /= 6;
                    }
                    const bool expected = fillomino(b);
                    right += expected ? 1 : 0;
                    QCOMPARE(isRight(r, b), expected);
                }
            }
    QVERIFY(right > 20);
}

TOKISUJI_TEST(RegionMeaningTest);
#include "region_meaning_test.moc"
