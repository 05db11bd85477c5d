// Rows, folding, selection and bars of traces: of a made-up one with nested hypotheses, and of real boards.
#include "tests/trace/boards.h"

#include "editor/model/trace_selection.h"
#include "engine/trace/difficulty.h"
#include "engine/trace/replay.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QSignalSpy>
#include <QTest>

using namespace tokisuji;

namespace {

Atom shade(int column, int row, int value = 1)
{
    return {Atom::Is, {Layer::Shade, cellAt(column, row)}, value};
}

Board nurikabeBoard(int width = 10)
{
    return findGenre("nurikabe")->makeBoard({width, width});
}

/// Main line: 1 2 3 4 (a batch), 5 (refutes branch 1: 6, 7, where 7 refutes branch 2: 8), 9, 10 (either way: 3 and 4).
std::shared_ptr<const Trace> madeUp(TraceResult result = TraceResult::Solved)
{
    Trace trace;
    const auto add = [&](BranchId in, std::uint32_t batch, double difficulty, std::string_view technique) {
        const auto id = static_cast<StepId>(trace.steps.size() + 1);
        trace.steps.push_back({.id = id,
                               .in = in,
                               .technique = technique,
                               .difficulty = difficulty,
                               .batch = batch,
                               .conclusions = {shade(static_cast<int>(id - 1) % 10, 0)}});
    };
    for (int k = 0; k < 4; ++k)
        add(0, 1, 0.5, "count-full");
    add(0, 2, 6.6, "refutation");
    add(1, 0, 0.5, "count-rest");
    add(1, 0, 6.4, "refutation");
    add(2, 0, 0.5, "no-pool");
    add(0, 3, 0.5, "count-rest");
    add(0, 4, 7.6, "either-way");
    trace.branches = {
        {.steps = {1, 2, 3, 4, 5, 9, 10}},
        {.id = 1, .of = 1, .hypothesis = shade(4, 0, 0), .steps = {6, 7}, .outcome = Outcome::Contradiction},
        {.id = 2, .of = 2, .hypothesis = shade(6, 0, 0), .steps = {8}, .outcome = Outcome::Contradiction},
        {.id = 3, .of = 3, .hypothesis = shade(0, 5, 0), .outcome = Outcome::Agree},
        {.id = 4, .of = 3, .hypothesis = shade(0, 5, 1), .outcome = Outcome::Agree}};
    trace.splits = {{.id = 1, .at = 0, .step = 5, .branches = {1}},
                    {.id = 2, .at = 1, .step = 7, .branches = {2}},
                    {.kind = Split::EitherWay, .id = 3, .at = 0, .step = 10, .branches = {3, 4}}};
    trace.steps[4].split = 1;
    trace.steps[6].split = 2;
    trace.steps[9].split = 3;
    trace.result = result;
    return std::make_shared<const Trace>(std::move(trace));
}

/// The trace without its first steps of the main line, as another board would have it; steps are numbered anew.
std::shared_ptr<const Trace> withoutFirst(const Trace& trace)
{
    Trace result;
    for (const StepId id : {2, 3, 4, 9}) {
        Step step = trace.step(id);
        step.id = static_cast<StepId>(result.steps.size() + 1);
        step.batch = 1;
        result.branches.front().steps.push_back(step.id);
        result.steps.push_back(std::move(step));
    }
    result.result = TraceResult::Stuck;
    return std::make_shared<const Trace>(std::move(result));
}

/// The main line up to a number of steps, on its way.
std::shared_ptr<const Trace> beginningOf(const Trace& trace, std::size_t count)
{
    Trace result = trace;
    result.branches.front().steps.resize(count);
    result.result = TraceResult::Unknown;
    return std::make_shared<const Trace>(std::move(result));
}

/// Rows as text: kind and step or branch, two blanks for each level; "+" folded, "-" open.
QStringList drawn(const std::vector<TraceRow>& rows)
{
    constexpr std::array kinds{"step", "batch", "assume", "inside", "clash", "outcome", "end"};
    QStringList lines;
    for (const TraceRow& row : rows) {
        const bool ofBranch = row.branch != 0 && row.kind != TraceRow::BranchStep;
        QString line = QString(2 * row.depth, u' ') + kinds[row.kind];
        if (row.kind != TraceRow::End)
            line += QStringLiteral(" %1").arg(ofBranch ? row.branch : row.step);
        if (row.count > 0)
            line += QStringLiteral("x%1").arg(row.count);
        lines << line + (!row.foldable ? "" : row.folded ? "+" : "-");
    }
    return lines;
}

int rowLike(const TraceSelection& selection, const QString& text)
{
    const QStringList lines = drawn(selection.rows());
    for (int k = 0; k < lines.size(); ++k)
        if (lines[k].trimmed() == text)
            return k;
    return -1;
}

QString currentOf(const TraceSelection& selection)
{
    return selection.current() == nullptr ? QString() : drawn({*selection.current()}).front().trimmed();
}

} // namespace

class TraceSelectionTest : public QObject {
    Q_OBJECT
private slots:
    void folded();
    void opened();
    void waysOpenOneByOne();
    void endsOfTraces();
    void twoSimpleStepsAreNoBatch();
    void walksAlongTheMainLine();
    void walksThroughOpenHypotheses();
    void intoAndOut();
    void jumpsToAnyStep();
    void foldingKeepsTheSelection();
    void filtersByTechnique();
    void keepsTheSelectionWhileStreaming();
    void aBatchThatGrowsOpensRoundTheSelection();
    void keepsTheSelectionOnAnotherBoard();
    void losesWhatIsGone();
    void bars();
    void boardsBeforeAndAfter();
    void swapsRefutedAndRightCase();
    void plays();
    void realTraces_data();
    void realTraces();
    void threeThousandStepsAreQuick();
};

void TraceSelectionTest::folded()
{
    TraceSelection selection;
    QSignalSpy rows(&selection, &TraceSelection::rowsChanged);
    selection.setTrace(madeUp(), nurikabeBoard());
    QCOMPARE(rows.count(), 1);
    QCOMPARE(drawn(selection.rows()), (QStringList{"batch 1x4+", "step 5+", "step 9", "step 10+", "end"}));
    QCOMPARE(selection.rows()[1].number, 5);
    QCOMPARE(selection.rows()[2].number, 6); // its place in the main line
    QCOMPARE(selection.currentRow(), -1);
}

void TraceSelectionTest::opened()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    selection.setFolded(0, false);
    QCOMPARE(drawn(selection.rows()).mid(0, 6),
             (QStringList{"batch 1x4-", "  step 1", "  step 2", "  step 3", "  step 4", "step 5+"}));
    selection.setFolded(0, true);
    selection.setFolded(1, false);
    QCOMPARE(drawn(selection.rows()), (QStringList{"batch 1x4+", "step 5-", "  assume 1", "  inside 6", "  inside 7+",
                                                   "  clash 1", "step 9", "step 10+", "end"}));
    selection.setFolded(4, false); // each level by one click
    QCOMPARE(drawn(selection.rows()).mid(4, 4),
             (QStringList{"  inside 7-", "    assume 2", "    inside 8", "    clash 2"}));
    QCOMPARE(selection.rows()[3].number, 1);
    QCOMPARE(selection.rows()[4].number, 2);
    selection.setFolded(1, true);
    selection.setFolded(3, false);
    QCOMPARE(drawn(selection.rows()).mid(3),
             (QStringList{"step 10-", "  assume 3-", "  outcome 3", "  assume 4-", "  outcome 4", "end"}));
    selection.setFolded(4, true);
    QCOMPARE(drawn(selection.rows()).mid(3),
             (QStringList{"step 10-", "  assume 3+", "  assume 4-", "  outcome 4", "end"}));
    selection.setFolded(2, false); // nothing to open
    selection.setFolded(99, false);
    QCOMPARE(selection.rows().size(), std::size_t{8});
}

/// Each is one row with its number; only one whose marks lead further can be opened, and then stays so.
void TraceSelectionTest::waysOpenOneByOne()
{
    Trace trace = *madeUp();
    trace.splits[2].kind = Split::Ways;
    trace.branches[4].also = {shade(1, 5, 1)};
    trace.branches[4].steps = {11};
    trace.steps.push_back({.id = 11, .in = 4, .technique = "no-pool", .conclusions = {shade(9, 0)}});
    TraceSelection selection;
    selection.setTrace(std::make_shared<const Trace>(trace), nurikabeBoard());
    const int step = rowLike(selection, "step 10+");
    QVERIFY(selection.rows()[static_cast<std::size_t>(step)].ways);
    QVERIFY(!selection.bars().back().isHypothesis);
    QVERIFY(!selection.canSwap(step));
    selection.setFolded(step, false);
    QCOMPARE(drawn(selection.rows()).mid(step), (QStringList{"step 10-", "  assume 3x2", "  assume 4x2+", "end"}));
    QCOMPARE(selection.rows()[static_cast<std::size_t>(step) + 1].number, 1);
    QCOMPARE(selection.rows()[static_cast<std::size_t>(step) + 2].number, 2);
    selection.setFolded(step + 2, false);
    const QStringList open{"step 10-", "  assume 3x2", "  assume 4x2-", "  inside 11", "  outcome 4", "end"};
    QCOMPARE(drawn(selection.rows()).mid(step), open);
    selection.setCurrentRow(step + 4);
    trace.profile = "another";
    selection.setTrace(std::make_shared<const Trace>(trace), nurikabeBoard());
    QCOMPARE(drawn(selection.rows()).mid(step), open);
    QCOMPARE(currentOf(selection), QStringLiteral("outcome 4"));
    selection.setFolded(step + 2, true);
    QCOMPARE(currentOf(selection), QStringLiteral("assume 4x2+"));
    QVERIFY(selection.selectStep(11)); // opens what hides it
    QCOMPARE(drawn(selection.rows()).mid(step), open);
}

void TraceSelectionTest::endsOfTraces()
{
    for (const TraceResult result : {TraceResult::Solved, TraceResult::Stuck, TraceResult::Contradiction})
        QCOMPARE(traceRows(*madeUp(result), {}).back().kind, TraceRow::End);
    QCOMPARE(traceRows(*madeUp(TraceResult::Unknown), {}).back().kind, TraceRow::Step); // more may come
    QVERIFY(traceRows(Trace{}, {}).empty());
}

void TraceSelectionTest::twoSimpleStepsAreNoBatch()
{
    Trace trace = *madeUp();
    trace.branches.front().steps = {1, 2, 9};
    QCOMPARE(drawn(traceRows(trace, {})), (QStringList{"step 1", "step 2", "step 9", "end"}));
}

void TraceSelectionTest::walksAlongTheMainLine()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    QSignalSpy current(&selection, &TraceSelection::currentChanged);
    QStringList way;
    while (selection.next())
        way << currentOf(selection);
    QCOMPARE(way, (QStringList{"batch 1x4+", "step 5+", "step 9", "step 10+", "end"}));
    QCOMPARE(current.count(), 5);
    QVERIFY(!selection.next());
    while (selection.previous())
        way.removeLast();
    QCOMPARE(way, QStringList{"batch 1x4+"});
    selection.last();
    QCOMPARE(currentOf(selection), QStringLiteral("end"));
    selection.setCurrentRow(-1);
    QVERIFY(selection.previous()); // from the end
    QCOMPARE(currentOf(selection), QStringLiteral("end"));
    selection.first();
    QCOMPARE(selection.currentSteps(), (std::vector<StepId>{1, 2, 3, 4}));
    selection.setFolded(0, false);
    QCOMPARE(currentOf(selection), QStringLiteral("batch 1x4-"));
    QVERIFY(selection.next());
    QCOMPARE(currentOf(selection), QStringLiteral("step 1"));
    QVERIFY(!selection.previous()); // the head of an open batch is no stop
}

void TraceSelectionTest::walksThroughOpenHypotheses()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    selection.setFolded(1, false);
    selection.setCurrentRow(1);
    QStringList way;
    for (int k = 0; k < 5; ++k) {
        QVERIFY(selection.next());
        way << currentOf(selection);
    }
    QCOMPARE(way, (QStringList{"assume 1", "inside 6", "inside 7+", "clash 1", "step 9"}));
}

void TraceSelectionTest::intoAndOut()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    QVERIFY(!selection.intoOrOut()); // nothing is selected
    selection.setCurrentRow(0);
    QVERIFY(!selection.intoOrOut()); // has no hypothesis
    selection.setCurrentRow(1);
    QVERIFY(selection.intoOrOut());
    QCOMPARE(currentOf(selection), QStringLiteral("assume 1"));
    selection.setCurrentRow(rowLike(selection, QStringLiteral("inside 7+")));
    QVERIFY(selection.intoOrOut());
    QCOMPARE(currentOf(selection), QStringLiteral("assume 2"));
    QVERIFY(selection.intoOrOut());
    QCOMPARE(currentOf(selection), QStringLiteral("inside 7-"));
    selection.setCurrentRow(rowLike(selection, QStringLiteral("clash 1")));
    QVERIFY(selection.intoOrOut());
    QCOMPARE(currentOf(selection), QStringLiteral("step 5-"));
}

void TraceSelectionTest::jumpsToAnyStep()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    QVERIFY(selection.selectStep(8)); // two levels down
    QCOMPARE(currentOf(selection), QStringLiteral("inside 8"));
    QVERIFY(selection.selectStep(3)); // in a batch
    QCOMPARE(currentOf(selection), QStringLiteral("step 3"));
    selection.setTechnique("either-way");
    QVERIFY(selection.selectStep(9)); // the filter would hide it
    QCOMPARE(currentOf(selection), QStringLiteral("step 9"));
    QVERIFY(selection.technique().empty());
    QVERIFY(!selection.selectStep(0));
    QVERIFY(!selection.selectStep(11));
    QCOMPARE(currentOf(selection), QStringLiteral("step 9"));
}

void TraceSelectionTest::foldingKeepsTheSelection()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    QVERIFY(selection.selectStep(9));
    selection.setFolded(0, false); // rows above come and go
    QCOMPARE(currentOf(selection), QStringLiteral("step 9"));
    QVERIFY(selection.selectStep(8));
    selection.setFolded(rowLike(selection, QStringLiteral("step 5-")), true);
    QCOMPARE(currentOf(selection), QStringLiteral("step 5+")); // what hides it
    selection.setFolded(0, true);
    QCOMPARE(currentOf(selection), QStringLiteral("step 5+"));
}

void TraceSelectionTest::filtersByTechnique()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    selection.setTechnique("count-rest"); // step 9, and step 6 inside of 5
    QCOMPARE(drawn(selection.rows()), (QStringList{"step 5+", "step 9", "end"}));
    selection.setTechnique("count-full"); // not folded: these are asked for
    QCOMPARE(drawn(selection.rows()), (QStringList{"step 1", "step 2", "step 3", "step 4", "end"}));
    selection.setTechnique("no-pool"); // inside of 7, inside of 5
    QCOMPARE(drawn(selection.rows()), (QStringList{"step 5+", "end"}));
    selection.setFolded(0, false);
    selection.setFolded(rowLike(selection, QStringLiteral("inside 7+")), false);
    QVERIFY(rowLike(selection, QStringLiteral("inside 8")) > 0);
    selection.setTechnique("");
    QCOMPARE(selection.rows()[0].count, 4);
    const auto used = selection.techniquesUsed();
    QCOMPARE(used.size(), std::size_t{5});
    QCOMPARE(used.front().first, std::string_view("count-full"));
    QCOMPARE(used.front().second, 4);
    QCOMPARE(used.back().first, std::string_view("either-way"));
}

void TraceSelectionTest::keepsTheSelectionWhileStreaming()
{
    const auto whole = madeUp();
    TraceSelection selection;
    selection.setTrace(whole, nurikabeBoard());
    QVERIFY(selection.selectStep(8));
    // The same board is traced anew: the step is not there yet, then it is again, and open as it was.
    for (const std::size_t count : {std::size_t{0}, std::size_t{3}}) {
        selection.setTrace(beginningOf(*whole, count), nurikabeBoard());
        QCOMPARE(selection.currentRow(), -1);
    }
    selection.setTrace(beginningOf(*whole, 5), nurikabeBoard());
    QCOMPARE(currentOf(selection), QStringLiteral("inside 8"));
    selection.setTrace(madeUp(), nurikabeBoard());
    QCOMPARE(currentOf(selection), QStringLiteral("inside 8"));
    QVERIFY(rowLike(selection, QStringLiteral("step 5-")) >= 0);
}

void TraceSelectionTest::aBatchThatGrowsOpensRoundTheSelection()
{
    const auto whole = madeUp();
    TraceSelection selection;
    selection.setTrace(beginningOf(*whole, 2), nurikabeBoard());
    QCOMPARE(drawn(selection.rows()), (QStringList{"step 1", "step 2"}));
    selection.setCurrentRow(1);
    selection.setTrace(beginningOf(*whole, 4), nurikabeBoard());
    QCOMPARE(currentOf(selection), QStringLiteral("step 2"));
    QCOMPARE(drawn(selection.rows()).front(), QStringLiteral("batch 1x4-"));
}

void TraceSelectionTest::keepsTheSelectionOnAnotherBoard()
{
    const auto whole = madeUp();
    TraceSelection selection;
    selection.setTrace(whole, nurikabeBoard());
    QVERIFY(selection.selectStep(9));
    QSignalSpy current(&selection, &TraceSelection::currentChanged);
    selection.setTrace(withoutFirst(*whole), nurikabeBoard(11));
    QCOMPARE(currentOf(selection), QStringLiteral("step 4")); // concludes what step 9 concluded
    QVERIFY(current.count() > 0);
    QVERIFY(selection.trace()->step(4).conclusions == whole->step(9).conclusions);
    selection.setTrace(whole, nurikabeBoard());
    QCOMPARE(currentOf(selection), QStringLiteral("step 9"));
}

void TraceSelectionTest::losesWhatIsGone()
{
    const auto whole = madeUp();
    TraceSelection selection;
    selection.setTrace(whole, nurikabeBoard());
    QVERIFY(selection.selectStep(10));
    selection.setTrace(withoutFirst(*whole), nurikabeBoard(11)); // a whole trace that does not have it
    QCOMPARE(selection.currentRow(), -1);
    selection.setTrace(whole, nurikabeBoard());
    QCOMPARE(selection.currentRow(), -1); // not by surprise
}

void TraceSelectionTest::bars()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    QCOMPARE(selection.bars().size(), std::size_t{7});
    QCOMPARE(selection.bars()[0], (TraceBar{1, 1, false}));
    QCOMPARE(selection.bars()[4], (TraceBar{5, 4, true}));
    QCOMPARE(selection.currentBar(), -1);
    QVERIFY(selection.selectStep(8));
    QCOMPARE(selection.currentBar(), 4); // of the step that it serves
    QVERIFY(selection.selectStep(9));
    QCOMPARE(selection.currentBar(), 5);
    selection.last();
    QCOMPARE(selection.currentBar(), -1);
    QCOMPARE(difficultyLevel(0), 1);
    QCOMPARE(difficultyLevel(10), 5);
}

void TraceSelectionTest::boardsBeforeAndAfter()
{
    const Board start = nurikabeBoard();
    const auto trace = madeUp();
    TraceSelection selection;
    selection.setTrace(trace, start);
    QVERIFY(selection.shownBoard() == start);
    selection.setCurrentRow(0); // four steps in one
    QVERIFY(selection.shownBoard() == start);
    QSignalSpy after(&selection, &TraceSelection::showsAfterChanged);
    selection.setShowsAfter(true);
    selection.setShowsAfter(true);
    QCOMPARE(after.count(), 1);
    QVERIFY(selection.shownBoard() == boardAfter(start, *trace, 4));
    QVERIFY(selection.selectStep(8));
    QVERIFY(selection.shownBoard() == boardBefore(start, *trace, 5)); // a hypothesis sets nothing
    QVERIFY(selection.selectStep(9));
    QVERIFY(selection.shownBoard() == boardAfter(start, *trace, 9));
    selection.setShowsAfter(false);
    QVERIFY(selection.shownBoard() == boardBefore(start, *trace, 9));
    selection.last();
    QVERIFY(selection.shownBoard() == boardAtEnd(start, *trace));
}

void TraceSelectionTest::swapsRefutedAndRightCase()
{
    const auto given = madeUp();
    TraceSelection selection;
    selection.setTrace(given, nurikabeBoard());
    QVERIFY(!selection.canSwap(0));
    QVERIFY(!selection.canSwap(3)); // both cases agree: neither is refuted
    QVERIFY(!selection.canSwap(-1));
    QVERIFY(selection.canSwap(1));
    QVERIFY(selection.selectStep(5));
    QVERIFY(selection.swap(1));
    QVERIFY(selection.rows()[1].swapped);
    QCOMPARE(selection.trace()->split(1).chosen, 1);
    QCOMPARE(given->split(1).chosen, -1); // on a copy
    QCOMPARE(currentOf(selection), QStringLiteral("step 5+"));
    selection.setTrace(madeUp(), nurikabeBoard()); // traced again
    QVERIFY(selection.rows()[1].swapped);
    QVERIFY(selection.canSwap(1));
    QVERIFY(selection.swap(1));
    QVERIFY(!selection.rows()[1].swapped);
    QVERIFY(sameTrace(*selection.trace(), *given));
}

void TraceSelectionTest::plays()
{
    TraceSelection selection;
    selection.setTrace(madeUp(), nurikabeBoard());
    selection.setStepsPerSecond(50);
    QSignalSpy playing(&selection, &TraceSelection::playingChanged);
    QSignalSpy current(&selection, &TraceSelection::currentChanged);
    selection.play();
    QVERIFY(selection.isPlaying());
    QCOMPARE(selection.currentRow(), 0);
    QTRY_VERIFY_WITH_TIMEOUT(!selection.isPlaying(), tests::patienceMs);
    QCOMPARE(currentOf(selection), QStringLiteral("end"));
    QCOMPARE(current.count(), 5);
    QCOMPARE(playing.count(), 2);
    selection.play(); // from the beginning again
    QCOMPARE(selection.currentRow(), 0);
    selection.pause();
    QVERIFY(!selection.isPlaying());
    QTest::qWait(60);
    QCOMPARE(selection.currentRow(), 0);
}

void TraceSelectionTest::realTraces_data()
{
    QTest::addColumn<QString>("url");
    for (const std::string& url : ownBoards(2, 36))
        QTest::newRow(url.c_str()) << QString::fromStdString(url);
}

/// With everything open each step stands in exactly one row, and each can be selected.
void TraceSelectionTest::realTraces()
{
    QFETCH(QString, url);
    const Board board = boardOf(url.toStdString());
    const auto trace = std::make_shared<const Trace>(traceOf(board, *findProfile("hard")));
    TraceSelection selection;
    selection.setTrace(trace, board);
    for (const Step& step : trace->steps)
        QVERIFY(selection.selectStep(step.id));
    std::multiset<StepId> shown;
    for (const TraceRow& row : selection.rows())
        if (row.kind == TraceRow::Step || row.kind == TraceRow::BranchStep)
            shown.insert(row.step);
    QCOMPARE(shown.size(), trace->steps.size());
    QCOMPARE(std::set<StepId>(shown.begin(), shown.end()).size(), trace->steps.size());
    QCOMPARE(selection.bars().size(), trace->path().size());
}

void TraceSelectionTest::threeThousandStepsAreQuick()
{
    Trace trace;
    for (int k = 1; k <= 3000; ++k) {
        trace.steps.push_back({.id = static_cast<StepId>(k),
                               .technique = "count-full",
                               .batch = static_cast<std::uint32_t>(k / 3),
                               .conclusions = {shade(k % 50, k / 50)}});
        trace.branches.front().steps.push_back(static_cast<StepId>(k));
    }
    const auto shared = std::make_shared<const Trace>(std::move(trace));
    const Board board = nurikabeBoard(100);
    TraceSelection selection;
    selection.setTrace(shared, board);
    QVERIFY(selection.selectStep(2999));
    const tests::WorkClock clock(tests::WorkClock::Thread);
    selection.setTrace(std::make_shared<const Trace>(*shared), board);
    const double ms = clock.ms();
    qInfo("%.2f ms", ms);
    QCOMPARE(selection.current()->step, StepId{2999});
    QVERIFY(ms < 50); // 5 on a quiet machine
}

TOKISUJI_TEST(TraceSelectionTest);
#include "trace_selection_test.moc"
