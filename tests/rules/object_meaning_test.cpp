// Do the pages of genres with objects, signs and numbers mean what their rules say? Every filling of small boards is
// judged twice: by the page and by a slow definition written down here on its own, straight from the rules.
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/bar_definitions.h"
#include "tests/rules/few_boards.h"
#include "tests/rules/number_definitions.h"
#include "tests/rules/point_definitions.h"
#include "tests/rules/sign_definitions.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

int valueAt(const Board& b, Layer answer, Place c)
{
    const int given = b.at(Layer::Number, c);
    return given != blank ? given : b.at(answer, c);
}
int numberAt(const Board& b, Place c)
{
    return valueAt(b, Layer::Digit, c);
}
bool isNumbered(const Board& b, Place c)
{
    return b.at(Layer::Number, c) != blank || b.at(Layer::Digit, c) > 0;
}
bool hasObject(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) == 1;
}

std::vector<Place> kingNeighbours(const Board& b, Place c)
{
    std::vector<Place> found;
    for (const int x : {-2, 0, 2})
        for (const int y : {-2, 0, 2})
            if (const Place p{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
                p != c && b.grid().hasCell(p))
                found.push_back(p);
    return found;
}

bool isOneGroup(const Board& b, const std::function<bool(Place)>& belongs)
{
    std::set<Place> all;
    for (const Place c : b.grid().cells())
        if (belongs(c))
            all.insert(c);
    std::vector<Place> todo;
    if (!all.empty())
        todo.push_back(*all.begin());
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (all.erase(c) == 0)
            continue;
        for (const Place p : b.grid().neighbours(c))
            todo.push_back(p);
    }
    return all.empty();
}

template <class Holds>
bool everyCell(const Board& b, Holds holds)
{
    return std::ranges::all_of(b.grid().cells(), holds);
}

int countBeside(const Board& b, Place c, const std::function<bool(Place)>& counts)
{
    return static_cast<int>(std::ranges::count_if(b.grid().neighbours(c), counts));
}

bool lightup(const Board& b)
{
    const auto lampsSeen = [&](Place c) {
        int n = 0;
        for (const Dir d : directions)
            for (Place p = c.step(d); b.grid().hasCell(p) && b.at(Layer::Number, p) == blank; p = p.step(d))
                n += hasObject(b, p) ? 1 : 0;
        return n;
    };
    return everyCell(b, [&](Place c) {
        const int clue = b.at(Layer::Number, c);
        if (clue != blank)
            return !hasObject(b, c)
                   && (clue == question || countBeside(b, c, [&](Place p) { return hasObject(b, p); }) == clue);
        return hasObject(b, c) ? lampsSeen(c) == 0 : lampsSeen(c) > 0;
    });
}

bool starbattle(const Board& b)
{
    const int wanted = b.setup() == "2" ? 2 : 1;
    std::map<std::pair<char, int>, int> count;
    int room = 0;
    for (const Room& r : rooms(b)) {
        count[{'q', room}] = static_cast<int>(std::ranges::count_if(r.cells, [&](Place c) { return hasObject(b, c); }));
        ++room;
    }
    for (const Place c : b.grid().cells()) {
        count[{'r', row(c)}] += hasObject(b, c) ? 1 : 0;
        count[{'c', column(c)}] += hasObject(b, c) ? 1 : 0;
    }
    return std::ranges::all_of(count, [&](const auto& entry) { return entry.second == wanted; })
           && everyCell(b, [&](Place c) {
                  return !hasObject(b, c)
                         || std::ranges::none_of(kingNeighbours(b, c), [&](Place p) { return hasObject(b, p); });
              });
}

bool yinyang(const Board& b)
{
    for (const int colour : {1, 2}) {
        const auto has = [&](Place c) { return numberAt(b, c) == colour; };
        if (!isOneGroup(b, has) || std::ranges::any_of(b.grid().windows(2, 2), [&](const auto& square) {
                return std::ranges::all_of(square, has);
            }))
            return false;
    }
    return everyCell(b, [&](Place c) { return numberAt(b, c) != blank; });
}

bool isHoleAt(const Board& b, Place c)
{
    const int terrain = b.at(Layer::Terrain, c);
    return terrain == static_cast<int>(Terrain::Hole) || terrain == static_cast<int>(Terrain::Wall);
}

/// The cells that a cell reaches without crossing a border or a hole.
std::set<Place> roomFrom(const Board& b, Place from)
{
    std::set<Place> room;
    std::vector<Place> todo{from};
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (isHoleAt(b, c) || !room.insert(c).second)
            continue;
        for (const Dir d : directions)
            if (b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) != 1)
                todo.push_back(c.step(d));
    }
    return room;
}

/// Numbers 1 .. size of the room, none twice in a room.
bool fillsRooms(const Board& b)
{
    return everyCell(b, [&](Place c) {
        if (isHoleAt(b, c))
            return b.at(Layer::Digit, c) == blank;
        const std::set<Place> room = roomFrom(b, c);
        const int n = numberAt(b, c);
        const bool isGiven = b.at(Layer::Number, c) != blank;
        if (n == question)
            return true;
        return n != blank && (isGiven || (n >= 1 && n <= static_cast<int>(room.size())))
               && std::ranges::count_if(room, [&](Place p) { return numberAt(b, p) == n; }) == 1;
    });
}

bool ripple(const Board& b)
{
    return fillsRooms(b) && everyCell(b, [&](Place c) {
               const int n = isHoleAt(b, c) ? 0 : numberAt(b, c);
               for (const Dir d : {Dir::Right, Dir::Down})
                   for (int i = 1; i <= n; ++i)
                       if (const Place p = c.step(d, 2 * i);
                           b.grid().hasCell(p) && !isHoleAt(b, p) && numberAt(b, p) == n)
                           return false;
               return true;
           });
}

/// No number touches an equal one, nor a "?" a "?", not even at a corner.
bool touchesNoEqual(const Board& b)
{
    return everyCell(b, [&](Place c) {
        const int n = isHoleAt(b, c) ? blank : numberAt(b, c);
        return n == blank || n == 0 || std::ranges::none_of(kingNeighbours(b, c), [&](Place p) {
                   return !isHoleAt(b, p) && numberAt(b, p) == n;
               });
    });
}

bool suguru(const Board& b)
{
    return fillsRooms(b) && touchesNoEqual(b);
}

bool meander(const Board& b)
{
    return fillsRooms(b) && touchesNoEqual(b) && everyCell(b, [&](Place c) {
               const int n = isHoleAt(b, c) ? 0 : numberAt(b, c);
               const std::set<Place> room = roomFrom(b, c);
               const auto isBeside = [&](int number) {
                   return countBeside(b, c, [&](Place p) { return room.contains(p) && numberAt(b, p) == number; }) > 0;
               };
               return n != question && (n <= 1 || n > std::ssize(room) + 1 || isBeside(n - 1))
                      && (n < 1 || n >= std::ssize(room) || isBeside(n + 1));
           });
}

/// Numbers less than a "?" there is none.
bool makaro(const Board& b)
{
    const auto valueBeside = [&](Place c) {
        return !b.grid().hasCell(c) || isHoleAt(b, c) ? -10 : numberAt(b, c) == question ? 0 : numberAt(b, c);
    };
    return fillsRooms(b) && everyCell(b, [&](Place c) {
               if (!isHoleAt(b, c))
                   return numberAt(b, c) == question
                          || countBeside(b, c, [&](Place p) { return valueBeside(p) == numberAt(b, c); }) == 0;
               if (b.at(Layer::Arrow, c) <= 0)
                   return true;
               const auto arrow = static_cast<Dir>(b.at(Layer::Arrow, c));
               const int target = valueBeside(c.step(arrow));
               return target > 0 && std::ranges::all_of(directions, [&](Dir d) {
                          return d == arrow || valueBeside(c.step(d)) < target;
                      });
           });
}

bool cojun(const Board& b)
{
    return fillsRooms(b) && everyCell(b, [&](Place c) {
               const int n = isHoleAt(b, c) ? 0 : numberAt(b, c);
               const Place below = c.step(Dir::Down);
               const bool isSameAside =
                   n > 0 && countBeside(b, c, [&](Place p) { return !isHoleAt(b, p) && numberAt(b, p) == n; }) > 0;
               const bool isRoomBelow = !isHoleAt(b, c) && roomFrom(b, c).contains(below);
               return !isSameAside && (!isRoomBelow || n >= numberAt(b, below));
           });
}

bool sukoro(const Board& b)
{
    const auto numbered = [&](Place c) { return isNumbered(b, c); };
    return std::ranges::any_of(b.grid().cells(), [&](Place c) { return numberAt(b, c) > 0; }) && isOneGroup(b, numbered)
           && everyCell(b, [&](Place c) {
                  const int n = numberAt(b, c);
                  return n <= 0 || (countBeside(b, c, numbered) == n && countBeside(b, c, [&](Place p) {
                                                                            return numberAt(b, p) == n;
                                                                        }) == 0);
              });
}

bool sukororoom(const Board& b)
{
    const auto numbered = [&](Place c) { return isNumbered(b, c); };
    for (const Room& room : rooms(b)) {
        std::multiset<int> numbers;
        for (const Place c : room.cells)
            if (numberAt(b, c) > 0)
                numbers.insert(numberAt(b, c));
        const auto filled = std::ranges::count_if(room.cells, numbered);
        if ((filled != 0 && filled != std::ssize(room.cells))
            || std::ranges::any_of(numbers, [&](int n) { return numbers.count(n) > 1; }))
            return false;
    }
    return std::ranges::any_of(b.grid().cells(), [&](Place c) { return numberAt(b, c) > 0; }) && isOneGroup(b, numbered)
           && everyCell(b,
                        [&](Place c) { return numberAt(b, c) <= 0 || countBeside(b, c, numbered) == numberAt(b, c); });
}

bool simplegako(const Board& b)
{
    return everyCell(b, [&](Place c) {
        const int n = numberAt(b, c);
        return n == question
               || (n > 0 && n < b.size().width + b.size().height
                   && std::ranges::count_if(b.grid().cells(), [&](Place p) {
                          return (p.x == c.x || p.y == c.y) && numberAt(b, p) == n;
                      }) == n);
    });
}

bool hakoiri(const Board& b)
{
    for (const Room& room : rooms(b)) {
        if (std::ranges::count_if(room.cells, [&](Place c) { return isNumbered(b, c); }) != 3)
            return false;
        for (const int sign : {1, 2, 3})
            if (std::ranges::count_if(room.cells, [&](Place c) { return numberAt(b, c) == sign; }) > 1)
                return false;
    }
    return isOneGroup(b, [&](Place c) { return isNumbered(b, c); }) && everyCell(b, [&](Place c) {
               const int n = numberAt(b, c);
               return n <= 0
                      || std::ranges::none_of(kingNeighbours(b, c), [&](Place p) { return numberAt(b, p) == n; });
           });
}

/// Of the signs along a line, "?" is one that equals no other but itself.
bool takesTurns(const Board& b, const std::vector<Place>& line)
{
    std::vector<int> signs;
    for (const Place c : line)
        if (isNumbered(b, c))
            signs.push_back(numberAt(b, c));
    std::set<int> kinds(signs.begin(), signs.end());
    kinds.erase(question);
    return signs.size() >= 2 && kinds.size() < 3 && std::ranges::adjacent_find(signs) == signs.end();
}

bool alter(const Board& b)
{
    for (const Room& room : rooms(b)) {
        std::multiset<int> signs;
        for (const Place c : room.cells)
            if (isNumbered(b, c))
                signs.insert(numberAt(b, c));
        if (signs.size() != 3 || signs.count(1) > 1 || signs.count(2) > 1 || signs.count(3) > 1)
            return false;
    }
    const auto isRight = [&](const std::vector<Place>& line) { return takesTurns(b, line); };
    return std::ranges::all_of(b.grid().rows(), isRight) && std::ranges::all_of(b.grid().columns(), isRight);
}

/// A quarter of a cell: the part by one of its sides.
using Quarter = std::pair<Place, Dir>;

bool isWhite(const Board& b, const Quarter& quarter)
{
    const auto [cell, side] = quarter;
    if (!b.grid().hasCell(cell) || b.at(Layer::Number, cell) != blank)
        return false;
    // Lower left, lower right, upper right, upper left: the sides that the triangle covers.
    static const std::map<int, std::set<Dir>> covered{{1, {Dir::Down, Dir::Left}},
                                                      {2, {Dir::Down, Dir::Right}},
                                                      {3, {Dir::Up, Dir::Right}},
                                                      {4, {Dir::Up, Dir::Left}}};
    const auto triangle = covered.find(b.at(Layer::Corner, cell));
    return triangle == covered.end() || !triangle->second.contains(side);
}

std::set<Quarter> whiteArea(const Board& b, const Quarter& from)
{
    std::set<Quarter> area;
    std::vector<Quarter> todo{from};
    while (!todo.empty()) {
        const Quarter q = todo.back();
        todo.pop_back();
        if (!isWhite(b, q) || !area.insert(q).second)
            continue;
        todo.emplace_back(q.first.step(q.second), opposite(q.second));
        for (const Dir d : directions)
            if (d != opposite(q.second))
                todo.emplace_back(q.first, d); // the two quarters beside it
    }
    return area;
}

/// An area is a rectangle when it fills the smallest box round it, upright or along the diagonals.
bool isRectangle(const std::set<Quarter>& area)
{
    constexpr int far = 1000;
    int left = far, right = -far, top = far, bottom = -far, low = far, high = -far, back = far, forth = -far;
    for (const auto& [cell, side] : area) {
        const Place edge = cell.step(side, 1);
        for (const Place corner :
             {cell, isEdge(edge) && (edge.x & 1) == 0 ? edge.step(Dir::Up, 1) : edge.step(Dir::Left, 1),
              (edge.x & 1) == 0 ? edge.step(Dir::Down, 1) : edge.step(Dir::Right, 1)}) {
            left = std::min<int>(left, corner.x);
            right = std::max<int>(right, corner.x);
            top = std::min<int>(top, corner.y);
            bottom = std::max<int>(bottom, corner.y);
            low = std::min(low, corner.x + corner.y);
            high = std::max(high, corner.x + corner.y);
            back = std::min(back, corner.x - corner.y);
            forth = std::max(forth, corner.x - corner.y);
        }
    }
    const auto quarters = static_cast<int>(area.size()); // each of them is 1 in half cells
    return quarters == (right - left) * (bottom - top) || 2 * quarters == (high - low) * (forth - back);
}

bool shakashaka(const Board& b)
{
    const auto isTriangle = [&](Place c) { return b.at(Layer::Number, c) == blank && b.at(Layer::Corner, c) > 0; };
    if (std::ranges::none_of(b.grid().cells(), isTriangle))
        return false;
    return everyCell(b, [&](Place c) {
        const int clue = b.at(Layer::Number, c);
        if (clue >= 0 && countBeside(b, c, isTriangle) != clue)
            return false;
        return std::ranges::all_of(directions, [&](Dir side) {
            return !isWhite(b, {c, side}) || isRectangle(whiteArea(b, {c, side}));
        });
    });
}

/// One balloon (1) and one ball (2) in every room, where they rise and sink to.
bool dosufuwa(const Board& b)
{
    const auto holds = [&](Place c, int sign) { return !isHoleAt(b, c) && b.at(Layer::Digit, c) == sign; };
    return everyCell(b, [&](Place c) {
        if (isHoleAt(b, c))
            return true;
        const std::set<Place> room = roomFrom(b, c);
        for (const auto& [sign, way] : {std::pair{1, Dir::Up}, std::pair{2, Dir::Down}}) {
            const Place next = c.step(way);
            const bool mayMove = b.grid().hasCell(next) && !isHoleAt(b, next) && !holds(next, sign);
            if (std::ranges::count_if(room, [&](Place p) { return holds(p, sign); }) != 1
                || (holds(c, sign) && mayMove))
                return false;
        }
        return true;
    });
}

/// The cells of a room with the sign of this one that hang together with it.
std::set<Place> clusterOf(const Board& b, Place from)
{
    const std::set<Place> room = roomFrom(b, from);
    std::set<Place> cluster;
    std::vector<Place> todo{from};
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (!cluster.insert(c).second)
            continue;
        for (const Dir d : directions)
            if (room.contains(c.step(d)) && numberAt(b, c.step(d)) == numberAt(b, from)
                && b.at(Layer::Room, edgeBetween(c, d)) != 1)
                todo.push_back(c.step(d));
    }
    return cluster;
}

bool tontonbeya(const Board& b)
{
    return everyCell(b, [&](Place c) {
        const int sign = numberAt(b, c);
        if (sign == blank)
            return false;
        const std::set<Place> room = roomFrom(b, c);
        const auto holds = [&](int other) {
            return std::ranges::count_if(room, [&](Place p) { return numberAt(b, p) == other; });
        };
        for (const int other : {1, 2, 3})
            if (sign != question && holds(other) > 0 && holds(other) != holds(sign))
                return false;
        std::set<Place> rooms; // a cell of each
        for (const Place p : room)
            for (const Place next : b.grid().neighbours(p))
                if (numberAt(b, p) == sign && numberAt(b, next) == sign && !room.contains(next))
                    rooms.insert(*roomFrom(b, next).begin());
        return rooms.size() == 1
               && (sign == question || static_cast<std::ptrdiff_t>(clusterOf(b, c).size()) == holds(sign));
    });
}

bool kakuru(const Board& b)
{
    const auto isWhite = [&](Place c) { return !isHoleAt(b, c) && b.at(Layer::Number, c) == blank; };
    return everyCell(b, [&](Place c) {
        const auto around = kingNeighbours(b, c);
        if (isWhite(c))
            return b.at(Layer::Digit, c) != blank && std::ranges::none_of(around, [&](Place p) {
                       return isWhite(p) && b.at(Layer::Digit, p) == b.at(Layer::Digit, c);
                   });
        const int n = b.at(Layer::Number, c);
        std::multiset<int> digits;
        for (const Place p : around)
            if (isWhite(p))
                digits.insert(b.at(Layer::Digit, p));
        return isHoleAt(b, c) || n == question
               || (std::accumulate(digits.begin(), digits.end(), 0) == n
                   && std::ranges::all_of(digits, [&](int digit) { return digits.count(digit) == 1; }));
    });
}

/// The numbers of rooms that stand in cells (1 in the layer Shade) or are given; none where there are not so many.
std::map<Place, int> roomNumbersOf(const Board& b)
{
    std::map<Place, int> found;
    for (const Place c : b.grid().cells()) {
        const int given = b.at(Layer::Number, c), size = static_cast<int>(roomFrom(b, c).size());
        if (given == question ? hasObject(b, c) : given != blank && (given != size || hasObject(b, c)))
            return {};
        if (given > 0 || hasObject(b, c))
            found[c] = size;
    }
    return found;
}

bool hasOneEach(const Board& b, const std::map<Place, int>& numbers)
{
    return everyCell(b, [&](Place c) {
        const std::set<Place> room = roomFrom(b, c);
        return std::ranges::count_if(room, [&](Place p) { return numbers.contains(p); }) == 1;
    });
}

bool hanare(const Board& b)
{
    const auto numbers = roomNumbersOf(b);
    const auto isKnown = [&](Place c) { return b.at(Layer::Number, c) != question; };
    return everyCell(b, isKnown) && hasOneEach(b, numbers) && std::ranges::all_of(numbers, [&](const auto& number) {
               for (const Dir d : {Dir::Right, Dir::Down}) {
                   int between = 0;
                   Place p = number.first.step(d);
                   for (; b.grid().hasCell(p) && !numbers.contains(p); p = p.step(d))
                       ++between;
                   if (b.grid().hasCell(p) && between != std::abs(number.second - numbers.at(p)))
                       return false;
               }
               return true;
           });
}

bool putteria(const Board& b)
{
    const auto numbers = roomNumbersOf(b);
    return hasOneEach(b, numbers) && std::ranges::all_of(numbers, [&](const auto& one) {
               return std::ranges::all_of(numbers, [&](const auto& other) {
                   const int x = std::abs(one.first.x - other.first.x), y = std::abs(one.first.y - other.first.y);
                   return x + y == 0 || (x + y > 2 && (one.second != other.second || (x > 0 && y > 0)));
               });
           });
}

bool twinarea(const Board& b)
{
    const auto numbers = roomNumbersOf(b);
    const auto isGrey = [&](Place c) {
        return b.grid().hasCell(c) && b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Painted);
    };
    return hasOneEach(b, numbers) && everyCell(b, [&](Place c) {
               if (b.at(Layer::Number, c) == question
                   || (numbers.contains(c) && countBeside(b, c, [&](Place p) { return numbers.contains(p); }) > 0))
                   return false;
               std::set<Place> area;
               std::vector<Place> todo{c};
               while (isGrey(c) && !todo.empty()) {
                   const Place p = todo.back();
                   todo.pop_back();
                   if (isGrey(p) && area.insert(p).second)
                       for (const Dir d : directions)
                           todo.push_back(p.step(d));
               }
               int sum = 0;
               for (const Place p : area)
                   sum += numbers.contains(p) ? numbers.at(p) : 0;
               return sum == std::ssize(area);
           });
}

/// All numbers of a room say how many cells of it are numbered.
bool nanro(const Board& b)
{
    const auto numberOf = [&](Place c) {
        const std::set<Place> room = roomFrom(b, c);
        return std::ranges::count_if(room, [&](Place p) { return isNumbered(b, p); });
    };
    const auto isSquare = [&](const auto& square) {
        return std::ranges::all_of(square, [&](Place c) { return isNumbered(b, c); });
    };
    if (!isOneGroup(b, [&](Place c) { return isNumbered(b, c); })
        || std::ranges::any_of(b.grid().windows(2, 2), isSquare))
        return false;
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge);
            b.at(Layer::Room, edge) == 1 && isNumbered(b, p) && isNumbered(b, q) && numberOf(p) == numberOf(q))
            return false;
    return everyCell(b, [&](Place c) {
        const int n = numberAt(b, c);
        return numberOf(c) > 0 && (!isNumbered(b, c) || n == question || n == numberOf(c));
    });
}

/// The cells with this number that hang together with this one, in its room and over no border.
std::set<Place> alikeTogether(const Board& b, Place from)
{
    std::set<Place> group;
    std::vector<Place> todo{from};
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (!group.insert(c).second)
            continue;
        for (const Dir d : directions)
            if (b.grid().hasCell(c.step(d)) && numberAt(b, c.step(d)) == numberAt(b, from)
                && b.at(Layer::Room, edgeBetween(c, d)) != 1)
                todo.push_back(c.step(d));
    }
    return group;
}

bool numcity(const Board& b)
{
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge);
            b.at(Layer::Room, edge) == 1 && numberAt(b, p) > 0 && numberAt(b, p) == numberAt(b, q))
            return false;
    return everyCell(b, [&](Place c) {
        const int n = numberAt(b, c);
        const std::set<Place> room = roomFrom(b, c);
        const auto holders = [&](int number) {
            return std::ranges::count_if(room, [&](Place p) { return numberAt(b, p) == number; });
        };
        if (n == question)
            return true;
        return n > 0 && (n == 1 || holders(n - 1) > holders(n)) && std::ssize(alikeTogether(b, c)) == holders(n);
    });
}

struct Case {
    const char* genre;
    std::function<bool(const Board&)> right;
    Layer layer;
    std::vector<int> values; ///< blank among them
    std::vector<Size> sizes;
    int clueMin;
    int clueMax;
    int boards; ///< of each size
    double holes = 0;
    std::vector<std::string> setups{""};
    double clues = 0.25;
    double borders = 0.33;
    double unknowns = 0.15; ///< of the clues
    const char* flags = "";
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"lightup", lightup, Layer::Shade, {blank, 1}, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 40},
        {"starbattle",
         starbattle,
         Layer::Shade,
         {0, 1},
         {{1, 1}, {2, 2}, {3, 3}, {4, 4}},
         0,
         0,
         12,
         0,
         {"1", "2"},
         0,
         0.25},
        {"yinyang", yinyang, Layer::Digit, {blank, 1, 2}, {{1, 1}, {2, 1}, {2, 2}, {3, 3}, {4, 2}}, 1, 2, 10},
        {"ripple", ripple, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30, 0.1},
        {"makaro", makaro, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30, 0.2},
        {"cojun", cojun, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30, 0.1},
        {"simplegako", simplegako, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30},
        {"suguru", suguru, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30, 0.1},
        {"meander", meander, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {5, 1}, {1, 5}}, 1, 3, 30, 0.1},
        {"sukororoom",
         sukororoom,
         Layer::Digit,
         {blank, 0, 1, 2, 3},
         {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {5, 1}},
         1,
         3,
         15},
        {"dosufuwa", dosufuwa, Layer::Digit, {blank, 0, 1, 2}, {{1, 2}, {2, 2}, {3, 2}, {1, 4}}, 0, 0, 40, 0.1},
        {"tontonbeya", tontonbeya, Layer::Digit, {blank, 1, 2, 3}, {{2, 1}, {2, 2}, {3, 2}, {4, 1}}, 1, 3, 20},
        {"kakuru",
         kakuru,
         Layer::Digit,
         {blank, 1, 2, 3, 4, 9},
         {{2, 1}, {2, 2}, {3, 2}, {5, 1}},
         1,
         9,
         40,
         0.15,
         {""},
         0.3},
        {"hanare", hanare, Layer::Shade, {blank, 1}, {{2, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 1}}, 1, 3, 40, 0, {""}, 0.1},
        {"putteria",
         putteria,
         Layer::Shade,
         {blank, 1},
         {{2, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 1}},
         1,
         3,
         40,
         0,
         {""},
         0.1,
         0.33,
         0.5},
        {"twinarea",
         twinarea,
         Layer::Shade,
         {blank, 1},
         {{2, 1}, {2, 2}, {3, 2}, {3, 3}, {5, 1}},
         1,
         3,
         40,
         0.3,
         {""},
         0.1},
        {"nanro", nanro, Layer::Digit, {blank, 0, 1, 2, 3}, {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {5, 1}}, 1, 3, 15},
        {"numcity", numcity, Layer::Digit, {blank, 1, 2, 3}, {{1, 1}, {2, 1}, {3, 1}, {3, 2}, {1, 6}}, 1, 2, 20},
        {"sukoro", sukoro, Layer::Digit, {blank, 0, 1, 2, 3}, {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {5, 1}}, 1, 4, 15},
        {"hakoiri",
         hakoiri,
         Layer::Digit,
         {blank, 1, 2, 3},
         {{3, 1}, {2, 2}, {3, 2}, {2, 4}},
         1,
         3,
         20,
         0,
         {""},
         0.3,
         0.08},
        {"shakashaka", shakashaka, Layer::Corner, {0, 1, 2, 3, 4}, {{1, 1}, {2, 2}, {1, 4}}, 0, 4, 60, 0, {""}, 0.12},
        {"news",
         sign_meaning::news,
         Layer::Digit,
         {blank, 1, 2, 3, 4},
         {{2, 1}, {2, 2}, {3, 2}},
         0,
         4,
         12,
         0,
         {""},
         0.2,
         0.3,
         0},
        {"news",
         sign_meaning::news,
         Layer::Digit,
         {0, 1, 2, 3, 4},
         {{2, 2}, {2, 3}, {1, 4}},
         0,
         4,
         10,
         0,
         {""},
         0.2,
         0.15,
         0,
         "n"},
        {"nibunnogo",
         sign_meaning::nibunnogo,
         Layer::Digit,
         {blank, 1, 2},
         {{1, 1}, {2, 2}, {3, 2}, {3, 3}, {6, 1}, {2, 4}, {5, 2}},
         0,
         3,
         8},
        {"roma",
         sign_meaning::roma,
         Layer::Digit,
         {blank, 1, 2, 3, 4},
         {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {5, 1}},
         3,
         5,
         25,
         0,
         {""},
         0.35,
         0.6,
         0.03},
        {"juosan", bar_meaning::juosan, Layer::Bar, {blank, 1, 2}, {{1, 1}, {3, 1}, {2, 3}, {3, 3}}, 1, 5, 12},
        {"tateyoko",
         bar_meaning::tateyoko,
         Layer::Bar,
         {blank, 1, 2},
         {{1, 1}, {3, 1}, {2, 3}, {3, 3}, {5, 1}},
         0,
         3,
         15,
         0.2},
        {"ladders",
         bar_meaning::ladders,
         Layer::Bar,
         {blank, 1, 2},
         {{3, 1}, {2, 3}, {3, 3}},
         0,
         2,
         120,
         0,
         {""},
         0.04,
         0.45},
        {"ruleofthree",
         bar_meaning::ruleofthree,
         Layer::Bar,
         {blank, 1, 2, 3},
         {{3, 1}, {1, 3}, {2, 3}, {4, 1}, {3, 2}, {3, 3}},
         0,
         0,
         20,
         0.2},
        {"shakashaka", shakashaka, Layer::Corner, {blank, 1, 2, 3, 4}, {{3, 2}, {2, 3}}, 0, 4, 14, 0, {""}, 0.1},
        {"view", number_meaning::view, Layer::Digit, {blank, 0, 1, 2, 3}, {{1, 1}, {2, 2}, {3, 2}, {1, 4}}, 0, 3, 15},
        {"kazunori",
         number_meaning::kazunori,
         Layer::Digit,
         {blank, 1, 2, 3},
         {{2, 1}, {2, 2}, {3, 2}, {4, 2}},
         0,
         0,
         20,
         0,
         {""},
         0,
         0.12},
        {"wafusuma",
         number_meaning::wafusuma,
         Layer::Digit,
         {blank, 1, 2, 3},
         {{1, 1}, {2, 2}, {3, 2}, {1, 5}, {4, 2}},
         1,
         3,
         20,
         0,
         {""},
         0.2,
         0,
         0},
        {"lollipops",
         number_meaning::lollipops,
         Layer::Digit,
         {0, 1, 2, 3},
         {{1, 1}, {3, 1}, {2, 2}, {3, 2}, {2, 4}},
         1,
         3,
         15,
         0,
         {""},
         0.2,
         0,
         0},
        {"walllogic",
         number_meaning::walllogic,
         Layer::Digit,
         {0, 1, 2, 3, 4},
         {{1, 1}, {4, 1}, {2, 2}, {3, 2}, {2, 3}},
         0,
         3,
         25,
         0.1},
        {"diamond",
         point_meaning::diamond,
         Layer::Point,
         {blank, 1},
         {{1, 1}, {2, 2}, {3, 2}, {4, 3}, {5, 4}},
         0,
         2,
         60},
        {"heyapin",
         point_meaning::heyapin,
         Layer::Point,
         {blank, 1},
         {{1, 1}, {2, 1}, {2, 2}, {3, 2}, {3, 3}},
         0,
         4,
         25},
        {"heyapin",
         point_meaning::heyapin,
         Layer::Point,
         {blank, 1},
         {{2, 2}, {3, 2}, {3, 3}},
         0,
         4,
         25,
         0,
         {""},
         0.25,
         0.5,
         0,
         "o"},
    };
    return all;
}

Board randomPuzzle(const Case& test, Size size, const std::string& setup, std::mt19937& random)
{
    Board b = findGenre(test.genre)->makeBoard(size, test.flags);
    if (!setup.empty())
        b.setSetup(setup);
    const auto chance = [&](double p) { return std::uniform_real_distribution<>(0, 1)(random) < p; };
    for (const Place c : b.grid().cells()) {
        if (b.has(Layer::Arrow) && chance(0.5 * test.holes)) { // in a filled cell
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Wall));
            b.set(Layer::Arrow, c, std::uniform_int_distribution<>(1, 4)(random));
        } else if (b.has(Layer::Terrain) && chance(test.holes))
            b.set(Layer::Terrain, c, static_cast<int>(genreOf(b).clue(Clue::Terrains)->terrains.front()));
        else if (b.has(Layer::Number) && chance(test.clues))
            b.set(Layer::Number, c,
                  chance(test.unknowns) ? question
                                        : std::uniform_int_distribution<>(test.clueMin, test.clueMax)(random));
    }
    if (test.layer == Layer::Digit && findGenre(test.genre)->clue(Clue::VertexNumber) != nullptr)
        for (const Place v : b.grid().all(PlaceKind::Vertex))
            if (chance(test.clues))
                b.set(Layer::Vertex, v,
                      chance(test.unknowns) ? question
                                            : std::uniform_int_distribution<>(test.clueMin, test.clueMax)(random));
    if (findGenre(test.genre)->clue(Clue::EdgeNumber) != nullptr)
        for (const Place edge : b.grid().innerEdges())
            if (chance(0.15))
                b.set(Layer::EdgeDot, edge, chance(0.3) ? question : std::uniform_int_distribution<>(2, 5)(random));
    if (const Clue* numbers = findGenre(test.genre)->clue(Clue::CellNumber); numbers != nullptr && numbers->onWalls)
        for (const Place c : b.grid().cells())
            if (isTerrain(b, c, Terrain::Wall) && chance(0.7))
                b.set(Layer::Number, c, std::uniform_int_distribution<>(0, 3)(random));
    const bool areColumnsRooms = !b.setup().empty() && chance(0.5); // else star counts seldom fit
    if (b.has(Layer::Room))
        for (const Place edge : b.grid().innerEdges())
            if (areColumnsRooms ? (edge.x & 1) == 0 : chance(test.borders))
                b.set(Layer::Room, edge, 1);
    EditBuilder settled(b);
    settleRooms(settled);
    return settled.board();
}

/// Do marks stand in cells with clues too?
bool isBeside(const Board& b)
{
    return b.has(Layer::Bar) || b.hasRoomNumbers();
}

/// Where the solver writes: not on holes, and on clues only bars and the numbers of rooms; diamonds lie within the
/// board.
std::vector<Place> openCells(const Board& b)
{
    if (b.has(Layer::Point)) {
        std::vector<Place> points = b.grid().all(PlaceKind::Vertex);
        if (genreOf(b).has(Mark::Diamond))
            std::erase_if(points, [&](Place p) { return b.grid().cellsAround(p).size() < 4; });
        return points;
    }
    std::vector<Place> cells = b.grid().cells();
    std::erase_if(cells, [&](Place c) { return (b.at(Layer::Number, c) != blank && !isBeside(b)) || isHoleAt(b, c); });
    return cells;
}

} // namespace

class ObjectMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
    void slantedRectangle();
    void someNumberIsNoAnswer();
    void symbolsInTurns_data();
    void symbolsInTurns();
    void partnersFarApart_data();
    void partnersFarApart();
};

void ObjectMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::addRow("%s %d", cases()[i].genre, static_cast<int>(i)) << static_cast<int>(i);
}

void ObjectMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases()[static_cast<std::size_t>(index)];
    constexpr double mostFillings = 70000;
    std::mt19937 random(5);
    int right = 0;
    for (const Size size : test.sizes)
        for (const std::string& setup : test.setups)
            for (auto [n, filled] = std::pair(0, 0.0); tests::isOneMore(n, test.boards, filled, right); ++n) {
                Board b = randomPuzzle(test, size, setup, random);
                const std::vector<Place> open = openCells(b);
                const auto base = static_cast<int>(test.values.size());
                const double fillings = std::pow(base, static_cast<double>(open.size()));
                if (fillings > mostFillings)
                    continue;
                filled += fillings;
                const Rules r = rulesOf(b);
                for (int code = 0; code < static_cast<int>(fillings); ++code) {
                    int rest = code;
                    for (const Place c : open) {
                        b.set(test.layer, c, test.values[static_cast<std::size_t>(rest % base)]);
                        rest /= base;
                    }
                    const bool expected = test.right(b);
                    right += expected ? 1 : 0;
                    if (isRight(r, b) != expected)
                        QFAIL(qPrintable(QString("%1 %2x%3 board %4 filling %5: the definition says %6")
                                             .arg(test.genre)
                                             .arg(size.width)
                                             .arg(size.height)
                                             .arg(n)
                                             .arg(code)
                                             .arg(expected)));
                }
            }
    QVERIFY2(right > 20, "the boards have solutions at all");
}

/// A rectangle at 45 degrees, two long and one wide, and all that becomes of it when five of its cells are filled anew.
void ObjectMeaningTest::slantedRectangle()
{
    constexpr std::array<std::array<int, 3>, 3> rectangle{{{4, 3, blank}, {1, 0, 3}, {blank, 1, 2}}};
    constexpr int base = 5, open = 5, rounds = 12;
    Board b = findGenre("shakashaka")->makeBoard({3, 3});
    b.set(Layer::Number, cellAt(2, 0), question);
    b.set(Layer::Number, cellAt(0, 2), 2);
    std::vector<Place> cells = openCells(b);
    const Rules r = rulesOf(b);
    std::mt19937 random(2);
    int right = 0;
    for (int n = 0; n < rounds; ++n) {
        for (const Place c : cells)
            b.set(Layer::Corner, c, rectangle[static_cast<std::size_t>(row(c))][static_cast<std::size_t>(column(c))]);
        std::ranges::shuffle(cells, random);
        for (int code = 0; code < static_cast<int>(std::pow(base, open)); ++code) {
            int rest = code;
            for (std::size_t k = 0; k < open; ++k, rest /= base)
                b.set(Layer::Corner, cells[k], rest % base);
            const bool expected = shakashaka(b);
            right += expected ? 1 : 0;
            QCOMPARE(isRight(r, b), expected);
        }
    }
    QVERIFY(right >= rounds);
}

/// A Sukoro cell that is known to hold some number is not filled yet.
void ObjectMeaningTest::someNumberIsNoAnswer()
{
    Board b = findGenre("sukoro")->makeBoard({3, 1});
    b.set(Layer::Number, cellAt(0, 0), 1);
    const Rules r = rulesOf(b);
    b.set(Layer::Digit, cellAt(1, 0), 2);
    b.set(Layer::Digit, cellAt(2, 0), 1);
    QVERIFY(isRight(r, b));
    b.set(Layer::Digit, cellAt(2, 0), question);
    QVERIFY(!isRight(r, b));
}

void ObjectMeaningTest::symbolsInTurns_data()
{
    QTest::addColumn<QString>("address");
    for (const char* address :
         {"alter/3/3/b010c2b3b", "alter/3/3/2go0b212b3a", "alter/3/3/b010c2b.b", "alter/3/3/b010.a.2b3b"})
        QTest::newRow(address) << QString(address);
}

/// Every filling of a board whose rooms are such that symbols can alternate at all.
void ObjectMeaningTest::symbolsInTurns()
{
    QFETCH(QString, address);
    Board b = *readPuzzle(address.toStdString());
    const std::vector<Place> open = openCells(b);
    const Rules r = rulesOf(b);
    for (int code = 0; code < static_cast<int>(std::pow(4, open.size())); ++code) {
        int rest = code;
        for (const Place c : open) {
            b.set(Layer::Digit, c, rest % 4);
            rest /= 4;
        }
        QCOMPARE(isRight(r, b), alter(b));
    }
}

void ObjectMeaningTest::partnersFarApart_data()
{
    QTest::addColumn<QString>("address");
    for (const char* address : {"toichika2/4/3/9itgj", "toichika2/4/3/9itgg1i", "toichika2/3/3/qcoog1h"})
        QTest::newRow(address) << QString(address);
}

/// Every filling of boards whose rooms are such that numbers can have partners at all.
void ObjectMeaningTest::partnersFarApart()
{
    QFETCH(QString, address);
    constexpr int base = 3;
    Board b = *readPuzzle(address.toStdString());
    const std::vector<Place> open = openCells(b);
    const Rules r = rulesOf(b);
    for (int code = 0; code < static_cast<int>(std::pow(base, open.size())); ++code) {
        int rest = code;
        for (const Place c : open) {
            b.set(Layer::Digit, c, rest % base);
            rest /= base;
        }
        QCOMPARE(isRight(r, b), number_meaning::toichika2(b));
    }
}

TOKISUJI_TEST(ObjectMeaningTest);
#include "object_meaning_test.moc"
