// The board along its trace: marks before and after a step, inside hypotheses, and the trace as an edit.
#include "tests/trace/boards.h"

#include "engine/rules/judge.h"
#include "engine/trace/replay.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

/// Islands in the four corners.
Board smallHashi()
{
    Board board = findGenre("hashikake")->makeBoard({5, 5});
    board.set(Layer::Number, cellAt(0, 0), 4);
    board.set(Layer::Number, cellAt(4, 0), 3);
    board.set(Layer::Number, cellAt(0, 4), 2);
    board.set(Layer::Number, cellAt(4, 4), 1);
    return board;
}

const Place firstRight = edgeBetween(cellAt(0, 0), Dir::Right); ///< of the bridge from R1C1 to R1C5

Step stepWith(StepId id, std::vector<Atom> conclusions, BranchId in = 0)
{
    return {.id = id, .in = in, .technique = "count-full", .conclusions = std::move(conclusions)};
}

Trace traceWith(std::vector<Step> steps)
{
    Trace trace;
    trace.steps = std::move(steps);
    for (const Step& step : trace.steps)
        trace.branches.front().steps.push_back(step.id);
    return trace;
}

Atom bridge(Atom::Op op, int value)
{
    return {op, {Layer::Line, firstRight}, value};
}

/// Step 1 of the path; step 5 refutes a hypothesis with the steps 2, 3 and 4, of which 3 is refuted by a nested one
/// with the single step 6.
Trace nestedTrace()
{
    const auto shade = [](int column, int value) { return Atom{Atom::Is, {Layer::Shade, cellAt(column, 0)}, value}; };
    Trace trace;
    trace.steps = {stepWith(1, {shade(0, 1)}),    stepWith(2, {shade(1, 1)}, 1), stepWith(3, {shade(2, 1)}, 1),
                   stepWith(4, {shade(3, 1)}, 1), stepWith(5, {shade(4, 1)}),    stepWith(6, {shade(5, 1)}, 2)};
    trace.branches = {{.steps = {1, 5}},
                      {.id = 1, .of = 1, .hypothesis = shade(4, 0), .steps = {2, 3, 4}},
                      {.id = 2, .of = 2, .hypothesis = shade(2, 0), .steps = {6}}};
    trace.splits = {{.id = 1, .at = 0, .step = 5, .branches = {1}}, {.id = 2, .at = 1, .step = 3, .branches = {2}}};
    trace.steps[4].split = 1;
    trace.steps[2].split = 2;
    return trace;
}

std::vector<int> numbersOf(const std::vector<HypotheticalMark>& marks)
{
    std::vector<int> numbers;
    for (const HypotheticalMark& mark : marks)
        numbers.push_back(mark.number);
    return numbers;
}

} // namespace

class ReplayTest : public QObject {
    Q_OBJECT
private slots:
    void setsMarksAsTheyAreFound_data();
    void setsMarksAsTheyAreFound();
    void aBridgeWaitsForItsValue();
    void relationsSetNothing();
    void marksInsideHypotheses();
    void insideAHypothesisTheMainLineStands();
    void editTakesTheTraceOver();
    void editKeepsOtherMarks();
    void whyThisMark();
    void placesThatAreNotThere();
};

void ReplayTest::setsMarksAsTheyAreFound_data()
{
    QTest::addColumn<QString>("url");
    for (const std::string& url : ownBoards())
        QTest::newRow(url.c_str()) << QString::fromStdString(url);
}

/// On every board of ours: each step changes places that it speaks of and no other, and a solved trace ends in a board
/// that the judge accepts.
void ReplayTest::setsMarksAsTheyAreFound()
{
    QFETCH(QString, url);
    const Board board = boardOf(url.toStdString());
    const Board start = board.without(genreOf(board).answerLayers()).without(genreOf(board).helperLayers());
    const Trace trace = traceOf(start, *findProfile("hard"));
    Board state = start;
    for (const StepId id : trace.path()) {
        QVERIFY(boardBefore(start, trace, id) == state);
        const Board after = boardAfter(start, trace, id);
        for (const Change& change : difference(state, after).changes()) {
            QCOMPARE(change.before, blank);
            QCOMPARE(stepThatFound(trace, start, change.layer, change.place), id);
        }
        state = after;
    }
    QVERIFY(boardAtEnd(start, trace) == state);
    if (trace.result == TraceResult::Solved)
        QVERIFY(isRight(rulesOf(board), state));
}

void ReplayTest::aBridgeWaitsForItsValue()
{
    const Board start = smallHashi();
    const Trace trace = traceWith({stepWith(1, {bridge(Atom::AtLeast, 1)}), stepWith(2, {bridge(Atom::AtMost, 1)})});
    QVERIFY(boardAfter(start, trace, 1) == start);
    const Board after = boardAfter(start, trace, 2);
    for (int column = 0; column < 4; ++column) // the whole of the bridge
        QCOMPARE(after.at(Layer::Line, edgeBetween(cellAt(column, 0), Dir::Right)), 1);
    QCOMPARE(difference(start, after).changes().size(), std::size_t{4});
    QCOMPARE(stepThatFound(trace, start, Layer::Line, edgeBetween(cellAt(2, 0), Dir::Right)), StepId{2});

    const Trace full = traceWith({stepWith(1, {bridge(Atom::AtLeast, 2)})}); // no bridge is more than double
    QCOMPARE(boardAfter(start, full, 1).at(Layer::Line, firstRight), 2);
    const Trace none = traceWith({stepWith(1, {bridge(Atom::AtMost, 0)})});
    QCOMPARE(boardAfter(start, none, 1).at(Layer::Line, firstRight), 0);
}

void ReplayTest::relationsSetNothing()
{
    const Board start = findGenre("slither")->makeBoard({4, 4});
    const AnswerPlace a{Layer::Line, edgeBetween(cellAt(0, 0), Dir::Up)};
    const AnswerPlace b{Layer::Line, edgeBetween(cellAt(0, 0), Dir::Left)};
    const Trace trace = traceWith({stepWith(1, {Atom{Atom::Same, a, 1, b, 1}}), stepWith(2, {Atom{Atom::Is, a, 1}})});
    QVERIFY(boardAfter(start, trace, 1) == start);
    QCOMPARE(difference(start, boardAfter(start, trace, 2)).changes().size(), std::size_t{1});
}

void ReplayTest::marksInsideHypotheses()
{
    const Trace trace = nestedTrace();
    QVERIFY(hypotheticalMarks(trace, 1).empty());
    QVERIFY(hypotheticalMarks(trace, 5).empty());
    QCOMPARE(numbersOf(hypotheticalMarks(trace, 2)), (std::vector{0, 1}));
    QCOMPARE(numbersOf(hypotheticalMarks(trace, 4)), (std::vector{0, 1, 2, 3}));
    QCOMPARE(hypotheticalMarks(trace, 2).front().atom, trace.branches[1].hypothesis);
    // Step 6 serves step 3: of the outer hypothesis only what comes before that.
    QCOMPARE(numbersOf(hypotheticalMarks(trace, 6)), (std::vector{0, 1, 0, 1}));
    QCOMPARE(hypotheticalMarks(trace, 6)[2].atom, trace.branches[2].hypothesis);
    QCOMPARE(numbersOf(hypotheticalMarksOf(trace, 1)), (std::vector{0, 1, 2, 3}));
    Trace ways = trace;
    ways.branches[1].also = {trace.branches[2].hypothesis, trace.steps.front().conclusions.front()};
    QCOMPARE(numbersOf(hypotheticalMarks(ways, 2)), (std::vector{0, -1, -1, 1}));
    QCOMPARE(assumptionsOf(ways.branches[1]).size(), std::size_t{3});
    QCOMPARE(hypotheticalMarksOf(trace, 2), hypotheticalMarks(trace, 6));
    QVERIFY(hypotheticalMarksOf(trace, 0).empty());
    QCOMPARE(mainStepOf(trace, 6), StepId{5});
    QCOMPARE(mainStepOf(trace, 1), StepId{1});
}

void ReplayTest::insideAHypothesisTheMainLineStands()
{
    const Board start = findGenre("nurikabe")->makeBoard({6, 6});
    const Trace trace = nestedTrace();
    const Board before = boardBefore(start, trace, 5);
    QCOMPARE(before.at(Layer::Shade, cellAt(0, 0)), 1);
    for (const StepId inside : {2, 3, 4, 6}) {
        QVERIFY(boardBefore(start, trace, inside) == before);
        QVERIFY(boardAfter(start, trace, inside) == before);
    }
    QCOMPARE(boardAfter(start, trace, 5).at(Layer::Shade, cellAt(4, 0)), 1);
    QCOMPARE(boardAfter(start, trace, 5).at(Layer::Shade, cellAt(1, 0)), blank);
}

void ReplayTest::editTakesTheTraceOver()
{
    const Board start = findGenre("nurikabe")->makeBoard({6, 6});
    const Trace trace = nestedTrace();
    Board board = start;
    editUpTo(board, trace, 1).applyTo(board);
    QVERIFY(board == boardAfter(start, trace, 1));
    const Edit edit = editUpTo(board, trace, 4); // from inside: with the step that the hypothesis justifies
    QCOMPARE(edit.changes().size(), std::size_t{1});
    edit.applyTo(board);
    QVERIFY(board == boardAtEnd(start, trace));
    QVERIFY(editUpTo(board, trace, 5).empty());
}

void ReplayTest::editKeepsOtherMarks()
{
    Board board = findGenre("nurikabe")->makeBoard({6, 6});
    board.set(Layer::Shade, cellAt(0, 0), 0); // contradicts step 1
    board.set(Layer::Shade, cellAt(0, 5), 1); // the trace says nothing of it
    editUpTo(board, nestedTrace(), 5).applyTo(board);
    QCOMPARE(board.at(Layer::Shade, cellAt(0, 0)), 1);
    QCOMPARE(board.at(Layer::Shade, cellAt(0, 5)), 1);
    QCOMPARE(board.at(Layer::Shade, cellAt(4, 0)), 1);
}

void ReplayTest::whyThisMark()
{
    const Board start = findGenre("nurikabe")->makeBoard({6, 6});
    const Trace trace = nestedTrace();
    QCOMPARE(stepThatFound(trace, start, Layer::Shade, cellAt(4, 0)), StepId{5});
    QCOMPARE(stepThatFound(trace, start, Layer::Shade, cellAt(1, 0)), StepId{0}); // found in a hypothesis only
    QCOMPARE(stepThatFound(trace, start, Layer::Line, edgeBetween(cellAt(0, 0), Dir::Up)), StepId{0});
    QCOMPARE(stepThatFound(trace, start, Layer::Shade, cellAt(9, 9)), StepId{0});
}

/// A trace that was kept may speak of a board that has become smaller since.
void ReplayTest::placesThatAreNotThere()
{
    const Board small = findGenre("nurikabe")->makeBoard({3, 3});
    const Board after = boardAtEnd(small, nestedTrace());
    QCOMPARE(difference(small, after).changes().size(), std::size_t{1});
}

TOKISUJI_TEST(ReplayTest);
#include "replay_test.moc"
