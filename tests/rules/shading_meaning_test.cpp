// Does a page mean what its rules say? Further genres of shading: every filling of small boards is judged by the page
// and by a slow definition written down here on its own, straight from the rules and without the vocabulary.
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/few_boards.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Cells = std::set<Place>;

bool shaded(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) == 1;
}

Cells cellsOf(const Board& b, bool dark)
{
    Cells cells;
    for (const Place c : b.grid().cells())
        if (shaded(b, c) == dark)
            cells.insert(c);
    return cells;
}

/// The connected sets that some cells fall into.
std::vector<Cells> areas(Cells cells)
{
    std::vector<Cells> found;
    while (!cells.empty()) {
        Cells area;
        std::vector<Place> todo{*cells.begin()};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (cells.erase(c) == 0)
                continue;
            area.insert(c);
            for (const Dir d : directions)
                todo.push_back(c.step(d));
        }
        found.push_back(std::move(area));
    }
    return found;
}

bool hasDarkSquare(const Board& b)
{
    return std::ranges::any_of(b.grid().windows(2, 2), [&](const auto& square) {
        return std::ranges::all_of(square, [&](Place c) { return shaded(b, c); });
    });
}

/// A clue stands on no shaded cell.
bool cluesAreFree(const Board& b)
{
    return std::ranges::none_of(b.grid().cells(),
                                [&](Place c) { return b.at(Layer::Number, c) != blank && shaded(b, c); });
}

bool kurotto(const Board& b)
{
    const auto dark = areas(cellsOf(b, true));
    if (dark.empty() || !cluesAreFree(b))
        return false;
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        std::size_t sum = 0;
        for (const Cells& area : dark)
            if (std::ranges::any_of(directions, [&](Dir d) { return area.contains(c.step(d)); }))
                sum += area.size();
        const int n = b.at(Layer::Number, c);
        return n < 0 || sum == static_cast<std::size_t>(n);
    });
}

bool cave(const Board& b)
{
    const auto dark = areas(cellsOf(b, true));
    if (dark.empty() || areas(cellsOf(b, false)).size() > 1 || !cluesAreFree(b))
        return false;
    const auto reachesFrame = [&](const Cells& area) {
        return std::ranges::any_of(area, [&](Place c) { return b.grid().neighbours(c).size() < 4; });
    };
    const auto seesRight = [&](Place c) {
        int seen = 1;
        for (const Dir d : directions)
            for (Place p = c.step(d); b.grid().hasCell(p) && !shaded(b, p); p = p.step(d))
                ++seen;
        return b.at(Layer::Number, c) < 0 || seen == b.at(Layer::Number, c);
    };
    return std::ranges::all_of(dark, reachesFrame) && std::ranges::all_of(b.grid().cells(), seesRight);
}

Cells stoneOf(const Board& b, const Room& room)
{
    Cells stone;
    for (const Place c : room.cells)
        if (shaded(b, c))
            stone.insert(c);
    return stone;
}

/// One area in each room, none touches another one or itself across a border, numbers count them.
bool stonesStandRight(const Board& b)
{
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); b.at(Layer::Room, edge) == 1 && shaded(b, p) && shaded(b, q))
            return false;
    return std::ranges::all_of(rooms(b), [&](const Room& room) {
        const Cells stone = stoneOf(b, room);
        return areas(stone).size() == 1 && (room.number < 0 || room.number == static_cast<int>(stone.size()));
    });
}

bool shimaguni(const Board& b)
{
    if (!stonesStandRight(b))
        return false;
    const auto all = rooms(b);
    const auto of = roomOfCells(b, all);
    return std::ranges::all_of(b.grid().innerEdges(), [&](Place edge) {
        const auto [p, q] = cellsBeside(edge);
        const auto i = static_cast<std::size_t>(of[p]);
        const auto k = static_cast<std::size_t>(of[q]);
        return i == k || stoneOf(b, all[i]).size() != stoneOf(b, all[k]).size();
    });
}

/// Lets the stones fall one row at a time, each as soon as nothing is below it, until none can.
bool stostone(const Board& b)
{
    if (!stonesStandRight(b))
        return false;
    std::vector<Cells> stones;
    for (const Room& room : rooms(b))
        stones.push_back(stoneOf(b, room));
    const auto canFall = [&](std::size_t i) {
        return std::ranges::all_of(stones[i], [&](Place c) {
            const Place below = c.step(Dir::Down);
            return b.grid().hasCell(below) && std::ranges::none_of(stones, [&](const Cells& s) {
                       return &s != &stones[i] && s.contains(below);
                   });
        });
    };
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t i = 0; i < stones.size(); ++i)
            if (canFall(i)) {
                Cells lower;
                for (const Place c : stones[i])
                    lower.insert(c.step(Dir::Down));
                stones[i] = std::move(lower);
                moved = true;
            }
    }
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const bool full = std::ranges::any_of(stones, [&](const Cells& s) { return s.contains(c); });
        const bool isUpper = 2 * row(c) + 1 <= b.size().height;
        const bool isLower = 2 * row(c) + 1 >= b.size().height;
        return !(full && isUpper) && !(!full && isLower); // a middle row would have to be both
    });
}

/// The same for cells that are alike but for being moved, turned or flipped.
std::vector<std::pair<int, int>> normalForm(const Cells& cells)
{
    std::vector<std::vector<std::pair<int, int>>> forms;
    for (int turn = 0; turn < 8; ++turn) {
        auto& form = forms.emplace_back();
        for (const Place c : cells) {
            std::pair<int, int> at{column(c), row(c)};
            if ((turn & 1) != 0)
                at.first = -at.first;
            if ((turn & 2) != 0)
                at.second = -at.second;
            if ((turn & 4) != 0)
                std::swap(at.first, at.second);
            form.push_back(at);
        }
        std::ranges::sort(form);
        const int left = std::ranges::min(form, {}, &std::pair<int, int>::first).first;
        const int top = std::ranges::min(form, {}, &std::pair<int, int>::second).second;
        for (auto& [x, y] : form) {
            x -= left;
            y -= top;
        }
    }
    return std::ranges::min(forms);
}

/// The areas into which borders divide the shaded cells of a room.
std::vector<Cells> blocksOf(const Board& b, const Room& room)
{
    std::vector<Cells> blocks;
    Cells left = stoneOf(b, room);
    while (!left.empty()) {
        Cells block;
        std::vector<Place> todo{*left.begin()};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (left.erase(c) == 0)
                continue;
            block.insert(c);
            for (const Dir d : directions)
                if (b.at(Layer::Room, edgeBetween(c, d)) != 1)
                    todo.push_back(c.step(d));
        }
        blocks.push_back(std::move(block));
    }
    return blocks;
}

bool lits(const Board& b)
{
    if (hasDarkSquare(b) || areas(cellsOf(b, true)).size() > 1)
        return false;
    std::map<Place, std::vector<std::pair<int, int>>> shapeAt;
    std::map<Place, Place> roomAt;
    for (const Room& room : rooms(b)) {
        const auto blocks = blocksOf(b, room);
        if (blocks.size() != 1 || blocks.front().size() != 4)
            return false;
        for (const Place c : blocks.front()) {
            shapeAt[c] = normalForm(blocks.front());
            roomAt[c] = room.anchor;
        }
    }
    return std::ranges::all_of(b.grid().innerEdges(), [&](Place edge) {
        const auto [p, q] = cellsBeside(edge);
        return !shaded(b, p) || !shaded(b, q) || roomAt[p] == roomAt[q] || shapeAt[p] != shapeAt[q];
    });
}

/// The lengths of the shaded runs round a cell, by walking round it from an unshaded one.
std::multiset<int> runsRound(const Board& b, Place c)
{
    constexpr std::array<std::pair<int, int>, 8> steps{
        {{-1, -1}, {0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}}};
    std::vector<bool> dark;
    for (const auto& [x, y] : steps)
        dark.push_back(shaded(b, cellAt(column(c) + x, row(c) + y)));
    const auto gap = std::ranges::find(dark, false);
    if (gap == dark.end())
        return {8};
    std::rotate(dark.begin(), gap, dark.end());
    std::multiset<int> runs;
    for (std::size_t i = 0; i < dark.size(); ++i)
        if (dark[i] && !dark[i - 1]) {
            int length = 0;
            for (std::size_t k = i; k < dark.size() && dark[k]; ++k)
                ++length;
            runs.insert(length);
        }
    return runs.empty() ? std::multiset{0} : runs;
}

bool tapa(const Board& b)
{
    if (hasDarkSquare(b) || areas(cellsOf(b, true)).size() != 1 || !cluesAreFree(b))
        return false;
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        std::multiset<int> runs = runsRound(b, c);
        std::size_t asked = 0;
        for (const Layer layer : {Layer::Number, Layer::Second, Layer::Third, Layer::Fourth}) {
            const int n = b.at(layer, c);
            asked += n != blank ? 1 : 0;
            if (n < 0)
                continue;
            const auto run = runs.find(n);
            if (run == runs.end())
                return false;
            runs.erase(run);
            --asked; // found; what is left are question marks
        }
        return b.at(Layer::Number, c) == blank || runs.size() == asked;
    });
}

/// The pieces of the boards that this test makes.
const std::map<std::string, std::vector<Cells>>& banks()
{
    const auto cells = [](std::initializer_list<std::pair<int, int>> places) {
        Cells found;
        for (const auto& [x, y] : places)
            found.insert(cellAt(x, y));
        return found;
    };
    static const std::map<std::string, std::vector<Cells>> known{
        {"z", {}},
        {"1/11g", {cells({{0, 0}})}},
        {"2/11g/21o", {cells({{0, 0}}), cells({{0, 0}, {1, 0}})}},
        {"2/22s/12o", {cells({{0, 0}, {1, 0}, {0, 1}}), cells({{0, 0}, {0, 1}})}},
        {"1/23t", {cells({{0, 0}, {0, 1}, {0, 2}, {1, 0}})}},
        {"1/31k", {}}, // in two parts: no area is like it
    };
    return known;
}

bool statuepark(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (const int circle = b.at(Layer::Number, c); circle > 0 && shaded(b, c) != (circle == 2))
            return false;
    std::multiset<std::vector<std::pair<int, int>>> wanted, found;
    for (const Cells& piece : banks().at(b.setup()))
        wanted.insert(normalForm(piece));
    for (const Cells& area : areas(cellsOf(b, true)))
        found.insert(normalForm(area));
    return wanted == found && b.setup() != "1/31k" && areas(cellsOf(b, false)).size() <= 1;
}

struct Case {
    const char* genre;
    bool (*right)(const Board&);
    std::vector<Size> sizes;
    int clueMin;
    int clueMax;
    int borders; ///< one edge in so many is a border
    int boards;  ///< of each size
};

const std::array cases{
    Case{"kurotto", kurotto, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}, {4, 3}}, 0, 5, 0, 25},
    Case{"cave", cave, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}, {4, 3}}, 2, 5, 0, 25},
    Case{"shimaguni", shimaguni, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}, {4, 3}}, 1, 3, 3, 60},
    Case{"stostone", stostone, {{1, 2}, {2, 2}, {3, 3}, {2, 4}, {4, 2}, {3, 4}}, 1, 3, 4, 60},
    Case{"lits", lits, {{4, 1}, {2, 3}, {3, 3}, {4, 3}, {1, 8}}, 0, 0, 6, 60},
    Case{"tapa", tapa, {{2, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}, {4, 3}}, 0, 5, 0, 25},
    Case{"statuepark", statuepark, {{1, 2}, {2, 2}, {3, 3}, {5, 2}, {1, 6}, {4, 3}}, 1, 2, 0, 25},
};

Board randomPuzzle(const Case& test, Size size, std::mt19937& random)
{
    Board b = findGenre(test.genre)->makeBoard(size);
    const auto roll = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const auto number = [&] { return roll(8) == 0 ? question : test.clueMin + roll(test.clueMax - test.clueMin + 1); };
    if (b.has(Layer::Number))
        for (const Place c : b.grid().cells())
            if (roll(6) == 0) {
                const int n = number();
                b.set(Layer::Number, c, b.setup().empty() || n > 0 ? n : 1);
                if (b.has(Layer::Second) && roll(2) == 0)
                    b.set(Layer::Second, c, std::max(number(), question));
            }
    if (test.borders > 0)
        for (const Place edge : b.grid().innerEdges())
            if (roll(test.borders) == 0)
                b.set(Layer::Room, edge, 1);
    EditBuilder builder(b);
    if (b.has(Layer::Room) && b.has(Layer::Number))
        settleRoomNumbers(builder);
    b = builder.board();
    if (!b.setup().empty())
        b.setSetup(std::next(banks().begin(), roll(static_cast<int>(banks().size())))->first);
    return b;
}

} // namespace

class ShadingMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ShadingMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].genre) << static_cast<int>(i);
}

void ShadingMeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = cases[static_cast<std::size_t>(index)];
    std::mt19937 random(7);
    int right = 0;
    for (const Size size : test.sizes)
        for (int n = 0; tests::isOneMore(n, test.boards, n * std::exp2(size.cells()), right); ++n) {
            Board b = randomPuzzle(test, size, random);
            if (n == 0)
                b = b.without(std::vector{Layer::Number, Layer::Second});
            const Rules r = rulesOf(b);
            const auto cells = b.grid().cells();
            for (unsigned bits = 0; bits < 1U << cells.size(); ++bits) {
                for (std::size_t k = 0; k < cells.size(); ++k)
                    b.set(Layer::Shade, cells[k], (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0);
                const bool expected = test.right(b);
                right += expected ? 1 : 0;
                if (isRight(r, b) != expected)
                    QFAIL(qPrintable(QString("%1 %2x%3 filling %4: the definition says %5")
                                         .arg(test.genre)
                                         .arg(size.width)
                                         .arg(size.height)
                                         .arg(bits)
                                         .arg(expected)));
            }
        }
    QVERIFY2(right > 20, "the boards have solutions at all");
}

TOKISUJI_TEST(ShadingMeaningTest);
#include "shading_meaning_test.moc"
