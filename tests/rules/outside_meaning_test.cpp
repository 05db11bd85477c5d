// Genres with clues outside the grid, on lattice points and in walls: every filling of small boards is judged by the
// page and by a slow definition written down here on its own; and the solver finds as many solutions as there are.
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/rules/judge.h"
#include "engine/solve/check.h"

#include <QtTest>

#include <functional>
#include <map>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Line = std::vector<Place>;

bool isShaded(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) == 1;
}

int shadedIn(const Board& b, const Line& cells)
{
    return static_cast<int>(std::ranges::count_if(cells, [&](Place c) { return isShaded(b, c); }));
}

bool anyShaded(const Board& b)
{
    return shadedIn(b, b.grid().cells()) > 0;
}

/// Do the counts above and to the left fit?
bool outsideCountsHold(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            const int n = b.at(Layer::Outside, line.front().step(outward(side)));
            if (n != blank && shadedIn(b, line) != n)
                return false;
        }
    return true;
}

/// Cells that can be reached from the first of them, by steps that `joined` allows.
std::set<Place> reach(const std::set<Place>& cells, const std::function<bool(Place, Dir)>& joined)
{
    std::set<Place> seen;
    Line todo;
    if (!cells.empty())
        todo.push_back(*cells.begin());
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (!seen.insert(c).second)
            continue;
        for (const Dir d : directions)
            if (cells.contains(c.step(d)) && joined(c, d))
                todo.push_back(c.step(d));
    }
    return seen;
}

std::vector<int> runsOfLine(const Board& b, const Line& line)
{
    std::string signs;
    for (const Place c : line)
        signs += isShaded(b, c) ? '#' : ' ';
    std::vector<int> runs;
    for (const QString& run : QString::fromStdString(signs).split(' ', Qt::SkipEmptyParts))
        runs.push_back(static_cast<int>(run.size()));
    return runs;
}

bool nonogram(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            std::vector<int> wanted;
            for (Place slot = line.front().step(outward(side)); b.grid().hasSlot(slot); slot = slot.step(outward(side)))
                if (b.at(Layer::Outside, slot) != blank)
                    wanted.insert(wanted.begin(), b.at(Layer::Outside, slot));
            if (runsOfLine(b, line) != wanted)
                return false;
        }
    return true;
}

bool isOpenTo(const Board& b, Place c, Dir d)
{
    return b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) != 1;
}

bool isSupported(const Board& b, Place c)
{
    return std::ranges::all_of(std::array{Dir::Left, Dir::Right, Dir::Down},
                               [&](Dir d) { return !isOpenTo(b, c, d) || isShaded(b, c.step(d)); });
}

/// Below the surface of a body of water nothing above a cell is dry.
bool bodiesAreLevel(const Board& b)
{
    std::set<Place> water;
    for (const Place c : b.grid().cells())
        if (isShaded(b, c))
            water.insert(c);
    while (!water.empty()) {
        const std::set<Place> body = reach(water, [&](Place c, Dir d) { return isOpenTo(b, c, d); });
        const int top = body.begin()->y; // places are ordered row by row
        for (const Place c : body) {
            water.erase(c);
            if (c.y > top && isOpenTo(b, c, Dir::Up) && !isShaded(b, c.step(Dir::Up)))
                return false;
        }
    }
    return true;
}

bool roomsAreLevel(const Board& b)
{
    for (const Room& room : rooms(b)) {
        int top = INT16_MAX;
        for (const Place c : room.cells)
            if (isShaded(b, c))
                top = std::min<int>(top, c.y);
        if (std::ranges::any_of(room.cells, [&](Place c) { return c.y >= top && !isShaded(b, c); }))
            return false;
    }
    return true;
}

bool aquarium(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (isShaded(b, c) && !isSupported(b, c))
            return false;
    return anyShaded(b) && outsideCountsHold(b) && (b.hasFlag('r') ? roomsAreLevel(b) : bodiesAreLevel(b));
}

int heightAt(const Board& b, Place c)
{
    const int given = b.at(Layer::Number, c);
    return given != blank ? given : b.at(Layer::Digit, c);
}

int seenFrom(const Board& b, const Line& line)
{
    int highest = 0, seen = 0;
    for (const Place c : line)
        if (const int height = heightAt(b, c); height > highest) {
            highest = height;
            ++seen;
        }
    return seen;
}

bool skyscrapers(const Board& b)
{
    for (const Line& line : b.grid().lines()) {
        std::set<int> heights;
        for (const Place c : line)
            if (const int height = heightAt(b, c); height != question && (height < 1 || !heights.insert(height).second))
                return false;
    }
    for (const Place slot : b.grid().all(PlaceKind::Slot))
        if (const int n = b.at(Layer::Outside, slot); n != blank && seenFrom(b, b.grid().lineFrom(slot)) != n)
            return false;
    return true;
}

/// Can each tree from the i-th on have a tent of its own among those that are left?
bool pairsExist(const Board& b, const Line& trees, std::size_t i, std::set<Place> tents)
{
    if (i == trees.size())
        return tents.empty();
    for (const Place c : b.grid().neighbours(trees[i]))
        if (tents.contains(c)) {
            std::set<Place> left = tents;
            left.erase(c);
            if (pairsExist(b, trees, i + 1, left))
                return true;
        }
    return false;
}

bool tents(const Board& b)
{
    Line trees;
    std::set<Place> pitched;
    for (const Place c : b.grid().cells()) {
        if (b.at(Layer::Number, c) != blank)
            trees.push_back(c);
        if (isShaded(b, c))
            pitched.insert(c);
        if (isShaded(b, c) && b.at(Layer::Number, c) != blank)
            return false;
    }
    for (const Place c : pitched)
        for (const Place other : pitched)
            if (c != other && std::abs(c.x - other.x) <= 2 && std::abs(c.y - other.y) <= 2)
                return false;
    return pairsExist(b, trees, 0, pitched) && outsideCountsHold(b);
}

bool isWall(const Board& b, Place c)
{
    return !b.grid().hasCell(c) || b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Wall);
}

bool kakuro(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (!isWall(b, c) && b.at(Layer::Digit, c) < 1)
            return false;
    for (const auto& [back, on, layer] :
         {std::tuple{Dir::Left, Dir::Right, Layer::Right}, std::tuple{Dir::Up, Dir::Down, Layer::Down}})
        for (const Place c : b.grid().cells()) {
            const Place head = c.step(back);
            if (isWall(b, c) || !isWall(b, head))
                continue;
            std::set<int> digits;
            int sum = 0, count = 0;
            for (Place p = c; !isWall(b, p); p = p.step(on), ++count) {
                digits.insert(b.at(Layer::Digit, p));
                sum += b.at(Layer::Digit, p);
            }
            const int wanted = b.grid().hasCell(head) ? b.at(layer, head) : b.at(Layer::Outside, head);
            if (static_cast<int>(digits.size()) != count || (wanted > 0 && sum != wanted))
                return false;
        }
    return true;
}

bool creek(const Board& b)
{
    std::set<Place> dry;
    for (const Place c : b.grid().cells())
        if (!isShaded(b, c))
            dry.insert(c);
    for (const Place v : b.grid().all(PlaceKind::Vertex)) {
        int n = 0;
        for (const int x : {-1, 1})
            for (const int y : {-1, 1})
                n += isShaded(b, {static_cast<std::int16_t>(v.x + x), static_cast<std::int16_t>(v.y + y)}) ? 1 : 0;
        if (b.at(Layer::Vertex, v) >= 0 && b.at(Layer::Vertex, v) != n)
            return false;
    }
    return anyShaded(b) && reach(dry, [](Place, Dir) { return true; }) == dry;
}

/// The two lattice points that the slash of a cell joins.
std::pair<Place, Place> endsOf(const Board& b, Place c)
{
    const bool isBackslash = b.at(Layer::Symbol, c) == 1;
    const Dir first = isBackslash ? Dir::Left : Dir::Right;
    return {c.step(Dir::Up, 1).step(first, 1), c.step(Dir::Down, 1).step(opposite(first), 1)};
}

bool gokigen(const Board& b)
{
    std::map<Place, std::multiset<Place>> beside;
    for (const Place c : b.grid().cells()) {
        if (b.at(Layer::Symbol, c) < 1)
            return false;
        const auto [p, q] = endsOf(b, c);
        beside[p].insert(q);
        beside[q].insert(p);
    }
    for (const Place v : b.grid().all(PlaceKind::Vertex))
        if (const int n = b.at(Layer::Vertex, v); n >= 0 && static_cast<int>(beside[v].size()) != n)
            return false;
    for (bool found = true; found;) { // take off loose ends until none is left
        found = false;
        for (auto& [point, others] : beside)
            if (others.size() == 1) {
                const Place other = *others.begin();
                beside[other].erase(beside[other].find(point));
                others.clear();
                found = true;
            }
    }
    return std::ranges::all_of(beside, [](const auto& entry) { return entry.second.empty(); });
}

struct Case {
    const char* genre;
    bool (*right)(const Board&);
    Layer layer;
    int values; ///< 1 .. values; blank is the last one where there is only one
    std::vector<Size> sizes;
    std::vector<std::string> flags;
    int boards; ///< of each size and flag
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"nonogram", nonogram, Layer::Shade, 1, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, {""}, 25},
        {"aquarium", aquarium, Layer::Shade, 1, {{2, 2}, {3, 3}, {4, 3}, {2, 5}}, {"", "r"}, 40},
        {"skyscrapers", skyscrapers, Layer::Digit, 3, {{3, 3}, {3, 2}}, {""}, 12},
        {"tents", tents, Layer::Shade, 1, {{2, 2}, {3, 3}, {4, 3}, {5, 2}}, {""}, 40},
        {"kakuro", kakuro, Layer::Digit, 9, {{2, 2}, {3, 1}, {1, 4}}, {""}, 12},
        {"creek", creek, Layer::Shade, 1, {{2, 2}, {3, 3}, {5, 2}, {1, 4}}, {""}, 40},
        {"gokigen", gokigen, Layer::Symbol, 2, {{2, 2}, {3, 3}, {5, 2}, {1, 4}}, {""}, 40},
    };
    return all;
}

/// Where the solver fills in something.
std::vector<Place> openCells(const Board& b, Layer layer)
{
    std::vector<Place> cells;
    for (const Place c : b.grid().cells())
        if (!(layer == Layer::Digit && (b.at(Layer::Number, c) != blank || isWall(b, c))))
            cells.push_back(c);
    return cells;
}

/// Calls `use` with every filling.
void eachFilling(Board b, const Case& test, const std::function<void(const Board&)>& use)
{
    const std::vector<Place> cells = openCells(b, test.layer);
    const bool isTwoValued = test.values == 1;
    for (const Place c : cells)
        b.set(test.layer, c, isTwoValued ? blank : 1);
    for (;;) {
        use(b);
        std::size_t i = 0;
        for (; i < cells.size() && b.at(test.layer, cells[i]) == test.values; ++i)
            b.set(test.layer, cells[i], isTwoValued ? blank : 1);
        if (i == cells.size())
            return;
        b.set(test.layer, cells[i], isTwoValued ? 1 : b.at(test.layer, cells[i]) + 1);
    }
}

class Puzzle {
public:
    Puzzle(const Case& test, Size size, const std::string& flags, std::mt19937& random)
        : m_test(test), m_random(random), m_board(findGenre(test.genre)->makeBoard(size, flags))
    {
    }

    /// Ground first, then clues that some filling obeys, then most of them kept and a few spoilt.
    Board make()
    {
        layGround();
        Board filled = m_board;
        for (const Place c : openCells(m_board, m_test.layer))
            filled.set(m_test.layer, c, m_test.values == 1 ? (roll(2) == 0 ? 1 : blank) : 1 + roll(m_test.values));
        eachFilling(m_board, m_test, [&](const Board& b) { // better a right one, now and then
            if (m_test.right(b) && roll(6) == 0)
                filled = b;
        });
        if (m_board.has(Layer::Vertex))
            numberVertices(filled);
        if (m_board.has(Layer::Outside))
            numberSlots(filled);
        return m_board;
    }

private:
    int roll(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }

    void layGround()
    {
        for (const Place c : m_board.grid().cells())
            if (m_board.has(Layer::Terrain) && roll(4) == 0)
                m_board.set(Layer::Terrain, c, static_cast<int>(Terrain::Wall));
            else if (m_board.has(Layer::Number) && roll(4) == 0)
                m_board.set(Layer::Number, c, m_test.layer == Layer::Shade ? 1 : roll(4) == 0 ? question : 1 + roll(3));
        if (m_board.has(Layer::Room))
            for (const Place edge : m_board.grid().innerEdges())
                if (roll(3) == 0)
                    m_board.set(Layer::Room, edge, 1);
    }

    void set(Layer layer, Place place, int number)
    {
        if (roll(4) != 0)
            m_board.set(layer, place, roll(12) == 0 ? std::max(number - 1, 0) : number);
    }

    void numberVertices(const Board& filled)
    {
        for (const Place v : m_board.grid().all(PlaceKind::Vertex)) {
            int n = 0;
            for (const Place c : m_board.grid().cellsAround(v)) {
                const auto ends = endsOf(filled, c);
                const bool touches = ends.first == v || ends.second == v;
                n += (m_test.layer == Layer::Symbol ? touches : isShaded(filled, c)) ? 1 : 0;
            }
            if (roll(2) == 0)
                set(Layer::Vertex, v, n);
            else if (roll(6) == 0)
                m_board.set(Layer::Vertex, v, question);
        }
    }

    void numberSlots(const Board& filled)
    {
        const Genre& genre = *findGenre(m_test.genre);
        for (const Place slot : slotsOf(genre, m_board.grid())) {
            Line line = m_board.grid().lineFrom(slot);
            if (outsideClue(genre)->blocks) {
                std::ranges::reverse(line);
                const std::vector<int> runs = runsOfLine(filled, line);
                const auto depth = static_cast<std::size_t>(std::max(-slot.x, -slot.y) / 2);
                if (depth < runs.size())
                    m_board.set(Layer::Outside, slot, runs[depth]);
            } else if (m_test.layer == Layer::Shade) {
                set(Layer::Outside, slot, shadedIn(filled, line));
            } else if (m_board.has(Layer::Number)) {
                set(Layer::Outside, slot, seenFrom(filled, line));
            } else {
                set(Layer::Outside, slot, sumOf(filled, line));
            }
        }
        for (const Place c : m_board.grid().cells())
            for (const auto& [layer, on] : {std::pair{Layer::Right, Dir::Right}, std::pair{Layer::Down, Dir::Down}})
                if (m_board.has(layer) && isWall(m_board, c))
                    set(layer, c, sumOf(filled, m_board.grid().ray(c, on)));
    }

    static int sumOf(const Board& filled, const Line& line)
    {
        int sum = 0;
        for (const Place c : line) {
            if (isWall(filled, c))
                break;
            sum += filled.at(Layer::Digit, c);
        }
        return sum;
    }

    const Case& m_test;
    std::mt19937& m_random;
    Board m_board;
};

} // namespace

class OutsideMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void OutsideMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].genre) << static_cast<int>(i);
}

void OutsideMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases()[static_cast<std::size_t>(index)];
    std::mt19937 random(11);
    int unique = 0, wrong = 0, all = 0;
    for (const Size size : test.sizes)
        for (const std::string& flags : test.flags)
            for (int n = 0; n < test.boards; ++n) {
                const Board puzzle = Puzzle(test, size, flags, random).make();
                const Rules r = rulesOf(puzzle);
                int right = 0;
                eachFilling(puzzle, test, [&](const Board& b) {
                    const bool expected = test.right(b);
                    right += expected ? 1 : 0;
                    wrong += judge(r, b).empty() != expected ? 1 : 0;
                });
                QVERIFY2(wrong == 0, qPrintable(QString("%1 %2x%3").arg(test.genre).arg(size.width).arg(size.height)));
                const Status expected = right == 0 ? Status::None : right == 1 ? Status::Unique : Status::Several;
                QCOMPARE(check(puzzle).status, expected);
                unique += right == 1 ? 1 : 0;
                ++all;
            }
    QVERIFY(unique * 20 > all);
    QVERIFY(unique < all);
}

QTEST_APPLESS_MAIN(OutsideMeaningTest)
#include "outside_meaning_test.moc"
