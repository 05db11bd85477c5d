// Do the pages of the loop genres mean what their rules say? Every line of small boards is judged twice: by the page
// and by a slow definition written down here on its own, straight from the rules and without the vocabulary.
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/loop_definitions.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <random>

using namespace tokisuji;
using namespace tokisuji::definitions;

namespace {

using Random = std::mt19937;

int roll(int n, Random& random)
{
    return static_cast<int>(random() % static_cast<unsigned>(n));
}

void addBorders(Board& b, Random& random)
{
    for (const Place edge : b.grid().innerEdges())
        if (roll(3, random) == 0)
            b.set(Layer::Room, edge, 1);
}

void addRoomNumbers(Board& b, Random& random)
{
    addBorders(b, random);
    for (const Room& room : rooms(b))
        if (roll(3, random) == 0)
            b.set(Layer::Number, room.anchor, roll(6, random) == 0 ? question : roll(6, random));
}

void addPaintedRooms(Board& b, Random& random)
{
    addBorders(b, random);
    for (const Room& room : rooms(b)) {
        if (roll(3, random) == 0)
            b.set(Layer::Number, room.anchor, roll(4, random) == 0 ? question : 1 + roll(2, random));
        for (const Place c : room.cells)
            if (room.cells.size() > 2 && column(room.anchor) == 0)
                b.set(Layer::Terrain, c, static_cast<int>(Terrain::Painted));
    }
}

void addHoles(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(5, random) == 0)
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
}

void addSigns(Board& b, Random& random)
{
    addBorders(b, random);
    for (const Place c : b.grid().cells())
        if (roll(3, random) > 0)
            b.set(Layer::Number, c, 1 + roll(2, random));
}

void addNumbers(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(6, random) == 0)
            b.set(Layer::Number, c, roll(3, random) == 0 ? question : 1 + roll(4, random));
}

void addCircles(Board& b, Random& random)
{
    addNumbers(b, random);
    for (const Place c : b.grid().cells())
        if (clueAt(b, c) != blank && roll(2, random) == 0)
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Black));
}

void addCompasses(Board& b, Random& random)
{
    if (roll(3, random) == 0)
        addHoles(b, random);
    for (const Place c : b.grid().cells())
        if (!isHole(b, c) && roll(6, random) == 0) {
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Mark));
            for (const Layer layer : {Layer::Up, Layer::Down, Layer::Left, Layer::Right})
                if (roll(2, random) == 0)
                    b.set(layer, c, roll(8, random) == 0 ? 0 : 1 + roll(2, random));
        }
}

void addArrows(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(8, random) == 0)
            b.set(Layer::Number, c, roll(3, random) == 0 ? question : 1 + roll(4, random));
}

void addCastleClues(Board& b, Random& random)
{
    for (const Place c : b.grid().cells()) {
        if (roll(7, random) > 0)
            continue;
        b.set(Layer::Number, c, roll(3, random) == 0 ? question : roll(3, random));
        if (roll(8, random) > 0)
            b.set(Layer::Arrow, c, 1 + roll(4, random));
        if (const int colour = roll(3, random); colour > 0)
            b.set(Layer::Terrain, c, static_cast<int>(colour == 1 ? Terrain::White : Terrain::Black));
    }
}

void addLists(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(9, random) == 0)
            for (int i = 0, length = 1 + roll(3, random); i < length; ++i)
                b.set(listLayers[static_cast<std::size_t>(i)], c,
                      roll(3, random) == 0 ? question : roll(length == 1 ? 9 : 4, random) + (length == 1 ? 0 : 1));
}

void addDots(Board& b, Random& random)
{
    for (const Place p : dotPlaces(b.size()))
        if (!isVertex(p) && roll(9, random) == 0)
            b.set(dotLayer(p), p, 2);
}

void addTurns(Board& b, Random& random)
{
    for (const Place c : b.grid().cells())
        if (roll(6, random) == 0)
            b.set(Layer::Number, c, roll(4, random) == 0 ? question : roll(4, random));
}

struct Case {
    const char* genre;
    std::function<bool(const Board&)> right;
    void (*addClues)(Board&, Random&);
    std::vector<std::string> flags;
    int boards; ///< of each size and flag
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"simpleloop", simpleloop, addHoles, {""}, 12},
        {"detour", detour, addRoomNumbers, {""}, 12},
        {"country", country, addRoomNumbers, {"", "e"}, 12},
        {"moonsun", moonsun, addSigns, {""}, 40},
        {"castle", castle, addCastleClues, {""}, 14},
        {"balance", balance, addCircles, {"", "f"}, 10},
        {"geradeweg", geradeweg, addNumbers, {"", "f"}, 10},
        {"tapaloop", tapaloop, addLists, {""}, 14},
        {"dotchi", dotchi, addSigns, {""}, 40},
        {"dotchi2", dotchi2, addSigns, {""}, 60},
        {"midloop", midloop, addDots, {"", "f"}, 14},
        {"nothing", nothing, addBorders, {""}, 20},
        {"nuriloop", nuriloop, addNumbers, {""}, 14},
        {"ovotovata", ovotovata, addPaintedRooms, {"", "f"}, 25},
        {"mukkonn", mukkonn, addCompasses, {""}, 30},
        {"lring", lring, addArrows, {"", "f"}, 25},
        {"turnaround", turnaround, addTurns, {"", "f"}, 14},
    };
    return all;
}

/// Every loop on the board, and every sixty-fourth other line, is judged alike: how many were right, or -1.
int compareAll(Board b, const Case& test)
{
    const Rules r = rulesOf(b);
    const auto edges = b.grid().innerEdges();
    int right = 0;
    for (unsigned bits = 0; bits < 1U << edges.size(); ++bits) {
        for (std::size_t k = 0; k < edges.size(); ++k)
            b.set(Layer::Line, edges[k], (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0);
        const bool expected = test.right(b);
        right += expected ? 1 : 0;
        const bool isLoop = oneLoopOrNone(b); // others are refused for the same reason on every board
        if ((isLoop || bits % 64 == 0) && isRight(r, b) != expected) {
            qWarning("%s %dx%d filling %u: the definition says %d", test.genre, b.size().width, b.size().height, bits,
                     expected);
            return -1;
        }
    }
    return right;
}

/// The loop through these corners, one after the other.
Board withLoop(Board b, const std::vector<Place>& corners)
{
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Place from = corners[i], to = corners[(i + 1) % corners.size()];
        const Dir d = to.x > from.x ? Dir::Right : to.x < from.x ? Dir::Left : to.y > from.y ? Dir::Down : Dir::Up;
        for (Place c = from; c != to; c = c.step(d))
            b.set(Layer::Line, edgeBetween(c, d), 1);
    }
    return b;
}

} // namespace

class LoopMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyLine_data();
    void everyLine();
    void ringRoundOneClue();
    void twiceThroughEachRoom();
};

void LoopMeaningTest::everyLine_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases().size(); ++i)
        QTest::newRow(cases()[i].genre) << static_cast<int>(i);
}

void LoopMeaningTest::everyLine()
{
    QFETCH(int, index);
    const Case& test = cases()[static_cast<std::size_t>(index)];
    Random random(17);
    int right = 0;
    for (const Size size : {Size{1, 1}, Size{1, 4}, Size{2, 2}, Size{3, 2}, Size{2, 4}, Size{3, 3}})
        for (const std::string& flags : test.flags)
            for (int n = 0; n < test.boards; ++n) {
                Board b = findGenre(test.genre)->makeBoard(size, flags);
                if (n > 0)
                    test.addClues(b, random);
                const int found = compareAll(b, test);
                QVERIFY(found >= 0);
                right += found;
            }
    QVERIFY2(right > 5, "the boards have solutions at all");
}

/// Too large for every line: a loop that runs closely round a clue counts as no stretch at all.
void LoopMeaningTest::ringRoundOneClue()
{
    const Place middle = cellAt(2, 2);
    const std::vector closed{cellAt(1, 1), cellAt(3, 1), cellAt(3, 3), cellAt(1, 3)};
    const std::vector gap{cellAt(1, 0), cellAt(3, 0), cellAt(3, 3), cellAt(1, 3)};
    const std::vector open{cellAt(1, 1), cellAt(2, 1), cellAt(2, 0), cellAt(3, 0), cellAt(3, 3), cellAt(1, 3)};
    for (const auto& corners : {closed, gap, open})
        for (const int number : {0, 1, 3, 6, 7, 8, question}) {
            Board b = findGenre("tapaloop")->makeBoard({5, 5});
            b.set(Layer::Number, middle, number);
            b = withLoop(b, corners);
            QCOMPARE(isRight(rulesOf(b), b), tapaloop(b));
            QVERIFY(corners != closed || !tapaloop(b));
        }
}

/// No board is small enough for every line and large enough for rooms that are visited twice: a loop through all cells,
/// and random rooms.
void LoopMeaningTest::twiceThroughEachRoom()
{
    const std::vector comb{cellAt(0, 0), cellAt(3, 0), cellAt(3, 3), cellAt(2, 3),
                           cellAt(2, 1), cellAt(1, 1), cellAt(1, 3), cellAt(0, 3)};
    Random random(5);
    int right = 0;
    for (int n = 0; n < 4000; ++n) {
        Board b = findGenre("doubleback")->makeBoard({4, 4});
        std::set<Place> colour;
        for (const Place c : b.grid().cells())
            if (roll(2, random) == 0)
                colour.insert(c);
        for (const Place edge : b.grid().innerEdges())
            if (const auto [p, q] = cellsBeside(edge); colour.contains(p) != colour.contains(q))
                b.set(Layer::Room, edge, 1);
        if (n % 10 == 0)
            b.set(Layer::Terrain, cellAt(roll(4, random), roll(4, random)), static_cast<int>(Terrain::Hole));
        b = withLoop(b, comb);
        right += doubleback(b) ? 1 : 0;
        QCOMPARE(isRight(rulesOf(b), b), doubleback(b));
    }
    QVERIFY(right > 0);
}

TOKISUJI_TEST(LoopMeaningTest);
#include "loop_meaning_test.moc"
