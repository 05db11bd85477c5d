// Edge-matching puzzles that are made: colours in even shares, the same from the same seed, solved by their solution.
#include "engine/board/edge_set_edits.h"
#include "engine/board/edge_set_moves.h"
#include "engine/edgematch/make.h"
#include "engine/edgematch/turned_solutions.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <ranges>

using namespace tokisuji;

namespace {

/// How many inner sides have each colour, as the solution lies.
std::map<int, int> coloursOf(const Board& solution)
{
    const EdgeSet set = edgeSetOf(solution);
    std::map<int, int> counts;
    for (const Place cell : solution.grid().cells())
        for (const Dir side : {Dir::Right, Dir::Down})
            if (solution.grid().hasCell(cell.step(side)))
                ++counts[pieceAt(set, solution, cell)->sides.at(side)];
    return counts;
}

} // namespace

class EdgeMakeTest : public QObject {
    Q_OBJECT
private slots:
    void spreadsColoursEvenly();
    void isSolvedByItsSolution();
    void comesFromItsSeed();
    void hidesTheCells();
    void pinsTheCentre();
    void objects();
    void refusesWhatAlwaysTurns();
    void setTurnsWithItsBoard();
    void setGrowsAndShrinks();
};

void EdgeMakeTest::spreadsColoursEvenly()
{
    for (const Size size : {Size{5, 5}, Size{7, 4}, Size{2, 9}})
        for (const int colours : {1, 2, 3, 7, 25, 60}) {
            const auto counts = coloursOf(makeEdgeMatch({.size = size, .colours = colours, .seed = 3}).solution);
            QCOMPARE(static_cast<int>(counts.size()), std::min(colours, innerSides(size)));
            QVERIFY(!counts.contains(borderColour));
            const auto [fewest, most] = std::ranges::minmax(counts | std::views::values);
            QVERIFY(most - fewest <= 1);
        }
}

void EdgeMakeTest::isSolvedByItsSolution()
{
    for (const Size size : {Size{1, 1}, Size{1, 5}, Size{4, 4}, Size{6, 3}})
        for (const bool free : {false, true})
            for (const PinChoice pin : {PinChoice::None, PinChoice::Centre}) {
                const auto made = makeEdgeMatch({.size = size, .colours = 3, .seed = 8, .free = free, .pin = pin});
                QVERIFY(isRight(rulesOf(made.solution), made.solution));
                QVERIFY(made.puzzle.isBlank(Layer::Digit));
                QCOMPARE(made.puzzle.setup(), made.solution.setup());
            }
}

void EdgeMakeTest::comesFromItsSeed()
{
    const EdgeWishes wishes{.size = {6, 6}, .colours = 5, .seed = 11, .free = true};
    QCOMPARE(makeEdgeMatch(wishes).puzzle, makeEdgeMatch(wishes).puzzle);
    EdgeWishes other = wishes;
    other.seed = 12;
    QVERIFY(makeEdgeMatch(wishes).puzzle != makeEdgeMatch(other).puzzle);
    // fixed for ever: puzzles that were told by their seed must come again
    QCOMPARE(makeEdgeMatch({.size = {2, 2}, .colours = 2, .seed = 1}).puzzle.setup(),
             std::string("0.2.1.0_0.0.2.2_1.1.0.0_2.0.0.1"));
}

void EdgeMakeTest::hidesTheCells()
{
    const Board solution = makeEdgeMatch({.size = {8, 8}, .colours = 30, .seed = 2}).solution;
    const std::vector<int> numbers = piecesLaid(edgeSetOf(solution), solution);
    int inPlace = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        inPlace += numbers[i] == static_cast<int>(i) ? 1 : 0;
    QVERIFY(inPlace <= 6); // one is to be expected
}

void EdgeMakeTest::pinsTheCentre()
{
    for (const Size size : {Size{5, 5}, Size{6, 4}}) {
        const auto made = makeEdgeMatch({.size = size, .colours = 9, .seed = 4, .pin = PinChoice::Centre});
        const Place centre = cellAt(size.width / 2, size.height / 2);
        for (const Place cell : made.puzzle.grid().cells())
            QCOMPARE(made.puzzle.at(Layer::Number, cell) != blank, cell == centre);
    }
}

void EdgeMakeTest::objects()
{
    QCOMPARE(objectionTo({.size = {5, 5}, .colours = 40}), EdgeObjection::None);
    QCOMPARE(objectionTo({.size = {5, 5}, .colours = 41}), EdgeObjection::TooFewSides);
    QCOMPARE(objectionTo({.size = {5, 5}, .colours = 0}), EdgeObjection::Colours);
    QCOMPARE(objectionTo({.size = {5, 5}, .colours = mostEdgeColours}), EdgeObjection::Colours);
    QCOMPARE(objectionTo({.size = {0, 5}, .colours = 3}), EdgeObjection::Size);
    QCOMPARE(objectionTo({.size = {5, 17}, .colours = 3}), EdgeObjection::Size);
}

/// What can never be unique is refused; of what is not refused, some seed's solution is no other one when turned.
void EdgeMakeTest::refusesWhatAlwaysTurns()
{
    constexpr std::uint64_t seeds = 400;
    for (const Size size : {Size{1, 1}, Size{3, 1}, Size{4, 1}, Size{2, 2}, Size{3, 2}, Size{3, 3}, Size{4, 3}})
        for (const int colours : {1, 2, 7})
            for (const PinChoice pin : {PinChoice::None, PinChoice::Centre}) {
                EdgeWishes wishes{.size = size, .colours = colours, .free = true, .pin = pin, .unique = true};
                const bool isRefused = objectionTo(wishes) == EdgeObjection::Turned;
                wishes.unique = false;
                bool someStays = false;
                for (wishes.seed = 1; wishes.seed <= seeds && !someStays; ++wishes.seed)
                    someStays = turnedSolutions(makeEdgeMatch(wishes).solution).empty();
                const QString name = QStringLiteral("%1x%2, %3 colours").arg(size.width).arg(size.height).arg(colours);
                QVERIFY2(isRefused != someStays, qPrintable(name));
            }
    QCOMPARE(objectionTo({.size = {3, 3}, .colours = 3, .free = true, .unique = true}), EdgeObjection::None); // seldom
    const EdgeWishes odd{.size = {5, 5}, .free = true, .pin = PinChoice::Centre, .unique = true};
    QCOMPARE(objectionTo(odd), EdgeObjection::Turned);
    QCOMPARE(objectionTo({.size = {5, 5}, .pin = PinChoice::Centre, .unique = true}), EdgeObjection::None);
    QCOMPARE(objectionTo({.size = {5, 4}, .free = true, .pin = PinChoice::Centre, .unique = true}),
             EdgeObjection::None);
}

void EdgeMakeTest::setTurnsWithItsBoard()
{
    for (const bool free : {false, true}) {
        const Board solution =
            makeEdgeMatch({.size = {4, 3}, .colours = 4, .seed = 6, .free = free, .pin = PinChoice::Centre}).solution;
        for (const auto kind :
             {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateLeft, Transform::RotateRight}) {
            Board turned = solution;
            const Edit edit = transform(solution, kind);
            edit.applyTo(turned);
            QVERIFY(turned != solution);
            QVERIFY(isRight(rulesOf(turned), turned));
            edit.inverse().applyTo(turned);
            QCOMPARE(turned, solution);
        }
    }
}

void EdgeMakeTest::setGrowsAndShrinks()
{
    const Board solution = makeEdgeMatch({.size = {4, 3}, .colours = 20, .seed = 6, .pin = PinChoice::Centre}).solution;
    const EdgeSet before = edgeSetOf(solution);
    const EdgePiece first = pieceAt(before, solution, cellAt(0, 0))->sides;
    for (const Edit& edit : {insertLines(solution, Side::Right, 2), removeLines(solution, Side::Bottom, 1)}) {
        Board changed = solution;
        edit.applyTo(changed);
        const EdgeSet set = edgeSetOf(changed);
        QCOMPARE(static_cast<int>(set.pieces().size()), changed.size().cells());
        QVERIFY(set.kindOf(first).has_value()); // what lies on the board stays, and stays where it is
        QCOMPARE(pieceAt(set, changed, cellAt(0, 0))->sides, first);
        const Place centre = cellAt(2, 1);
        QCOMPARE(set.pieces()[static_cast<std::size_t>(changed.at(Layer::Number, centre))],
                 pieceAt(set, changed, centre)->sides);
        edit.inverse().applyTo(changed);
        QCOMPARE(changed, solution);
    }
}

TOKISUJI_TEST(EdgeMakeTest);
#include "edge_make_test.moc"
