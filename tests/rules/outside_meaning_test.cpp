// Genres with clues outside the grid, on lattice points and in walls: every filling of small boards is judged by the
// page and by a slow definition written down here on its own; and the solver finds as many solutions as there are.
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/rules/judge.h"
#include "tests/rules/outside_definitions.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <random>

using namespace tokisuji;
using namespace tokisuji::outside_meaning;

namespace {

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
        {"snake", snake, Layer::Shade, 1, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, {""}, 25},
        {"coral", coral, Layer::Shade, 1, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, {""}, 25},
        {"aquarium", aquarium, Layer::Shade, 1, {{2, 2}, {3, 3}, {4, 3}, {2, 5}}, {"", "r"}, 40},
        {"skyscrapers", skyscrapers, Layer::Digit, 3, {{3, 3}, {3, 2}}, {""}, 12},
        {"tents", tents, Layer::Shade, 1, {{2, 2}, {3, 3}, {4, 3}, {5, 2}}, {""}, 40},
        {"tilepaint", tilepaint, Layer::Shade, 1, {{2, 2}, {3, 3}, {4, 3}, {5, 2}}, {""}, 30},
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
        if (!isWall(b, c) && !(layer == Layer::Digit && b.at(Layer::Number, c) != blank))
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
        if (genreOf(m_board).clue(Clue::Pearl) != nullptr)
            for (const Place c : m_board.grid().cells())
                if (shades::shaded(filled, c) && roll(4) == 0)
                    m_board.set(Layer::Number, c, shades::darkBeside(filled, c) == 1 ? 2 : 1);
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
            else if (m_board.has(Layer::Number) && genreOf(m_board).clue(Clue::Pearl) == nullptr && roll(4) == 0)
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
                if (depth < runs.size() && roll(8) != 0)
                    m_board.set(Layer::Outside, slot, runs[depth]);
            } else if (m_test.layer == Layer::Shade && outsideClue(genre)->kind != Clue::SumPair) {
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

    [[nodiscard]] int sumOf(const Board& filled, const Line& line) const
    {
        int sum = 0;
        for (const Place c : line) {
            if (isWall(filled, c))
                break;
            sum += std::max(filled.at(m_test.layer, c), 0);
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
                    wrong += isRight(r, b) != expected ? 1 : 0;
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

TOKISUJI_TEST(OutsideMeaningTest);
#include "outside_meaning_test.moc"
