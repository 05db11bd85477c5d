// The intended path watched: with checks that answer and dawdle on demand, and on a real board that is edited.
#include "tests/model/fake_check.h"
#include "tests/trace/boards.h"

#include "editor/model/path_watch.h"
#include "editor/model/worker.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

/// A path of three steps on the boards of fake_check.h.
Trace threeSteps()
{
    Trace trace;
    trace.profile = "easy";
    for (int k = 1; k <= 3; ++k) {
        const AnswerPlace at{Layer::Line, edgeBetween(cellAt(k, 0), Dir::Up)};
        trace.steps.push_back({.id = static_cast<StepId>(k), .conclusions = {{Atom::Is, at, 1}}});
        trace.branches.front().steps.push_back(static_cast<StepId>(k));
    }
    return trace;
}

PathCheck checkOf(StepStatus first, StepStatus second = StepStatus::Same)
{
    PathCheck check{.steps = {{1, first}, {2, second}}};
    for (const auto& [id, status] : check.steps)
        if (!stands(status) && status != StepStatus::Unknown)
            check.breaks.push_back(id);
    return check;
}

/// The path holds where the clue of the first cell is below 2.
PathCheck holdsBelowTwo(const Board& board)
{
    return checkOf(valueOf(board) < 2 ? StepStatus::Same : StepStatus::Lost);
}

/// A check whose calls are counted by the clue that they see.
struct CountedCheck {
    std::shared_ptr<std::array<std::atomic<int>, 5>> calls = std::make_shared<std::array<std::atomic<int>, 5>>();

    [[nodiscard]] PathCheckFunction function() const
    {
        return [counts = calls](const IntendedPath&, const Board& board, const Profile&, const std::stop_token&) {
            ++(*counts)[static_cast<std::size_t>(valueOf(board) + 1)];
            return holdsBelowTwo(board);
        };
    }
    [[nodiscard]] int of(int clue) const { return (*calls)[static_cast<std::size_t>(clue + 1)]; }
};

NodeId setClue(Document& document, Place place, int value)
{
    EditBuilder builder(document.board());
    builder.set(Layer::Number, place, value);
    return document.commit(builder.edit());
}
NodeId setClue(Document& document, int value)
{
    return setClue(document, cellAt(0, 0), value);
}

std::vector<PathState> laneStates(const Document& document, const PathWatch& watch)
{
    std::vector<PathState> states;
    for (const NodeId node : document.history().mainLane())
        states.push_back(watch.stateAt(node));
    return states;
}

} // namespace

class PathWatchTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs))); }
    void noPathNoState();
    void marksAndClears();
    void followsEveryEdit();
    void findsTheEditThatBroke();
    void knownBoardsAreNotCheckedAgain();
    void marksOfTheAnswerDoNotMatter();
    void anotherBranchIsJudgedFromWhereItLeft();
    void givesUpAtTheLimit();
    void failureIsAnAnswer();
    void profilesByName();
    void readsADocumentWithAPath();
    void someStepsOnly();
    void realBoard();
};

void PathWatchTest::noPathNoState()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    QVERIFY(watch.intended() == nullptr);
    document.open(boardWith(0));
    setClue(document, 1);
    QTest::qWait(20);
    QVERIFY(watch.intended() == nullptr);
    QVERIFY(watch.current() == nullptr);
    QCOMPARE(watch.currentState(), PathState::None);
    QCOMPARE(watch.stateAt(0), PathState::None);
    QCOMPARE(watch.firstBreak(), noNode);
    QCOMPARE(check.of(0) + check.of(1), 0);
}

void PathWatchTest::marksAndClears()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    const NodeId node = setClue(document, 1);
    QSignalSpy changed(&watch, &PathWatch::changed);
    watch.setIntended(threeSteps(), {2});
    QVERIFY(document.annotations().intended != nullptr);
    QCOMPARE(document.annotations().intended->markedAt, node);
    QCOMPARE(watch.intended(), document.annotations().intended.get());
    QCOMPARE(watch.intended()->steps, std::set<StepId>{2});
    QCOMPARE(watch.currentState(), PathState::Running);
    QTRY_VERIFY_WITH_TIMEOUT(watch.current() != nullptr, tests::patienceMs);
    QCOMPARE(watch.currentState(), PathState::Holds);
    QCOMPARE(watch.current()->steps.size(), std::size_t{2});
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() > 0, tests::patienceMs);
    watch.clearIntended();
    QVERIFY(document.annotations().intended == nullptr);
    QVERIFY(watch.current() == nullptr);
    QCOMPARE(watch.currentState(), PathState::None);
}

void PathWatchTest::followsEveryEdit()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    setClue(document, 3);
    QVERIFY(watch.current() == nullptr); // never that of another board
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Broken, tests::patienceMs);
    QCOMPARE(watch.current()->steps.at(1), StepStatus::Lost);
    document.undo();
    QTRY_VERIFY_WITH_TIMEOUT(watch.current() != nullptr, tests::patienceMs);
    QCOMPARE(watch.currentState(), PathState::Holds);
}

void PathWatchTest::findsTheEditThatBroke()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    const NodeId before = setClue(document, 3); // before the path was marked: of no interest
    const NodeId marked = setClue(document, 0);
    watch.setIntended(threeSteps());
    const NodeId good = setClue(document, 1);
    const NodeId broke = setClue(document, 2);
    const NodeId held = setClue(document, 0);
    const NodeId brokeAgain = setClue(document, 3);
    QTRY_COMPARE_WITH_TIMEOUT(watch.stateAt(brokeAgain), PathState::Broken, tests::patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(watch.stateAt(held), PathState::Holds, tests::patienceMs);
    QCOMPARE(watch.firstBreak(), broke);
    QCOMPARE(watch.brokenSteps(), std::vector<StepId>{1});
    QCOMPARE(watch.stateAt(before), PathState::None);
    QCOMPARE(watch.stateAt(marked), PathState::Holds);
    QCOMPARE(watch.stateAt(good), PathState::Holds);
    QCOMPARE(watch.stateAt(broke), PathState::Broken);
    document.goTo(good); // the lane is the same, what is known too
    QCOMPARE(watch.firstBreak(), broke);
    QCOMPARE(watch.stateAt(brokeAgain), PathState::Broken);
}

void PathWatchTest::knownBoardsAreNotCheckedAgain()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    for (int round = 0; round < 6; ++round)
        setClue(document, round % 2 == 0 ? 1 : 2);
    const NodeId tip = document.history().current();
    QTRY_COMPARE_WITH_TIMEOUT(watch.stateAt(tip - 1), PathState::Holds, tests::patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(watch.stateAt(0), PathState::Holds, tests::patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(watch.firstBreak() != noNode, tests::patienceMs);
    // Only the state that is looked at is checked in full again, the lane is not: seven nodes, three boards.
    const int before = check.of(0) + check.of(1) + check.of(2);
    const std::array jumps{NodeId{1}, tip, NodeId{2}, NodeId{0}, tip};
    for (const NodeId node : jumps) {
        document.goTo(node);
        QTRY_VERIFY_WITH_TIMEOUT(watch.current() != nullptr, tests::patienceMs);
    }
    QTest::qWait(50);
    QVERIFY(check.of(0) + check.of(1) + check.of(2) - before <= static_cast<int>(jumps.size()));
    QCOMPARE(std::ranges::count(laneStates(document, watch), PathState::Running), 0);
}

void PathWatchTest::marksOfTheAnswerDoNotMatter()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    QTRY_VERIFY_WITH_TIMEOUT(watch.current() != nullptr, tests::patienceMs);
    EditBuilder builder(document.board());
    builder.set(Layer::Line, edgeBetween(cellAt(2, 2), Dir::Up), 1);
    document.commit(builder.edit());
    QVERIFY(watch.current() != nullptr);
    QCOMPARE(watch.currentState(), PathState::Holds);
}

void PathWatchTest::anotherBranchIsJudgedFromWhereItLeft()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    document.open(boardWith(0));
    const NodeId fork = setClue(document, cellAt(1, 0), 2);
    setClue(document, cellAt(2, 0), 2);
    watch.setIntended(threeSteps()); // on the branch that is left now
    document.goTo(fork);
    const NodeId other = setClue(document, cellAt(3, 0), 1);
    const NodeId broke = setClue(document, 2);
    QTRY_COMPARE_WITH_TIMEOUT(watch.firstBreak(), broke, tests::patienceMs);
    QCOMPARE(watch.stateAt(0), PathState::None);
    QCOMPARE(watch.stateAt(fork), PathState::Holds);
    QCOMPARE(watch.stateAt(other), PathState::Holds);
    document.goTo(watch.intended()->markedAt); // back on its own branch: all is well there
    QTRY_COMPARE_WITH_TIMEOUT(watch.stateAt(watch.intended()->markedAt), PathState::Holds, tests::patienceMs);
    QCOMPARE(watch.firstBreak(), noNode);
    QCOMPARE(watch.stateAt(broke), PathState::None);
}

void PathWatchTest::givesUpAtTheLimit()
{
    Document document;
    PathWatch watch(&document, [](const IntendedPath&, const Board&, const Profile&, const std::stop_token& stop) {
        waitForStop(stop);
        return checkOf(StepStatus::Unknown);
    });
    watch.setLimit(30ms);
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Unknown, tests::patienceMs);
    QCOMPARE(watch.firstBreak(), noNode);
}

void PathWatchTest::failureIsAnAnswer()
{
    Document document;
    PathWatch watch(&document,
                    [](const IntendedPath&, const Board& board, const Profile&, const std::stop_token&) -> PathCheck {
                        if (valueOf(board) == 0)
                            throw std::bad_alloc();
                        return checkOf(StepStatus::Same);
                    });
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Unknown, tests::patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(watch.current() != nullptr, tests::patienceMs);
    QCOMPARE(watch.current()->steps.at(3), StepStatus::Unknown);
    setClue(document, 1);
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Holds, tests::patienceMs);
}

void PathWatchTest::profilesByName()
{
    const auto heard = std::make_shared<std::atomic<int>>(-1); // the memory of the profile
    Document document;
    PathWatch watch(&document,
                    [heard](const IntendedPath&, const Board&, const Profile& profile, const std::stop_token&) {
                        *heard = profile.memory;
                        return checkOf(StepStatus::Same);
                    });
    document.open(boardWith(0));
    watch.setIntended(threeSteps());
    QTRY_COMPARE_WITH_TIMEOUT(heard->load(), findProfile("easy")->memory, tests::patienceMs);
    watch.setOwnProfiles({{.name = "mine", .memory = 77}});
    Trace trace = threeSteps();
    trace.profile = "mine";
    watch.setIntended(trace);
    QTRY_COMPARE_WITH_TIMEOUT(heard->load(), 77, tests::patienceMs);
    watch.setOwnProfiles({{.name = "mine", .memory = 66}}); // edited
    QTRY_COMPARE_WITH_TIMEOUT(heard->load(), 66, tests::patienceMs);
    watch.setOwnProfiles({}); // gone
    QTRY_COMPARE_WITH_TIMEOUT(heard->load(), findProfile("everything")->memory, tests::patienceMs);
}

void PathWatchTest::readsADocumentWithAPath()
{
    const CountedCheck check;
    Document document;
    PathWatch watch(&document, check.function());
    History history(boardWith(3));
    Annotations annotations;
    annotations.intended = std::make_shared<const IntendedPath>(IntendedPath{0, threeSteps(), {}});
    document.restore(std::move(history), std::move(annotations), {});
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Broken, tests::patienceMs);
    document.close();
    QCOMPARE(watch.currentState(), PathState::None);
    QVERIFY(watch.intended() == nullptr);
}

/// Only the steps that are meant are told; one of them that falls with another is a break.
void PathWatchTest::someStepsOnly()
{
    const Board board = boardOf("https://puzz.link/p?slither/4/4/6ag8c22c");
    const Trace trace = traceOf(board, *findProfile("hard"));
    QVERIFY(trace.path().size() > 4);
    const StepId late = trace.path().back();
    Board without = board; // no clue at all: nothing is forced any more
    for (const Place cell : board.grid().cells())
        without.set(Layer::Number, cell, blank);
    const PathCheck check = checkIntended({0, trace, {late}}, without, *findProfile("hard"), std::stop_token());
    QCOMPARE(check.steps.size(), std::size_t{1});
    QVERIFY(!stands(check.steps.at(late)));
    QCOMPARE(check.breaks, std::vector<StepId>{late});
    QCOMPARE(stateOf(check), PathState::Broken);
    const PathCheck same = checkIntended({0, trace, {late}}, board, *findProfile("hard"), std::stop_token());
    QCOMPARE(stateOf(same), PathState::Holds);
}

void PathWatchTest::realBoard()
{
    Document document;
    PathWatch watch(&document);
    const Board board = boardOf("https://puzz.link/p?slither/4/4/6ag8c22c");
    document.open(board);
    watch.setIntended(traceOf(board, *findProfile("hard")));
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Holds, tests::patienceMs);
    QCOMPARE(watch.current()->steps.size(), watch.intended()->trace.path().size());
    QCOMPARE(board.at(Layer::Number, cellAt(2, 1)), 3);
    const NodeId broke = setClue(document, cellAt(2, 1), blank);
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Broken, tests::patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(watch.firstBreak(), broke, tests::patienceMs);
    QVERIFY(!watch.brokenSteps().empty());
    document.undo();
    QTRY_COMPARE_WITH_TIMEOUT(watch.currentState(), PathState::Holds, tests::patienceMs);
}

TOKISUJI_TEST(PathWatchTest);
#include "path_watch_test.moc"
