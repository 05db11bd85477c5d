// LiveAdvisor with answers whose course the test decides: what is asked when, what is dropped, and that nobody waits.

#include "engine/genre/registry.h"
#include "tests/model/fake_advice.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>

using namespace tokisuji;
using Task = LiveAdvisor::Task;

namespace {

FakeAdvice promptly()
{
    return FakeAdvice(
        [](const AdviceQuestion& asked, const std::stop_token&, const AdviceSink&) { return promptAnswer(asked); });
}

/// Works on one kind of question until it is stopped; the rest is prompt.
template <class Question>
FakeAdvice endlesslyAt()
{
    return FakeAdvice([](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink&) {
        if (std::holds_alternative<Question>(asked))
            waitForStop(stop);
        return promptAnswer(asked);
    });
}

/// Repairs are searched for until somebody wants something else; the rest is prompt.
FakeAdvice withEndlessRepairs()
{
    return FakeAdvice([](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink& sink) {
        if (const auto* repair = std::get_if<RepairQuestion>(&asked)) {
            sink([&] { return RepairAnswer{.report = {.repairs = oneRepair(repair->board).repairs}}; });
            waitForStop(stop);
        }
        return promptAnswer(asked);
    });
}

/// A board and its verdict.
void show(LiveAdvisor& advisor, Status status, const Board& board = adviceBoard(3))
{
    advisor.setBoard(board);
    advisor.setVerdict(shared(verdictOf(status)));
}

bool becomesIdle(const LiveAdvisor& advisor)
{
    return QTest::qWaitFor([&] { return advisor.running() == Task::None; }, tests::patienceMs);
}

} // namespace

Q_DECLARE_METATYPE(tokisuji::Board)
Q_DECLARE_METATYPE(std::optional<tokisuji::Verdict>)
Q_DECLARE_METATYPE(tokisuji::LiveAdvisor::Task)
Q_DECLARE_METATYPE(tokisuji::Status)

class LiveAdvisorTest : public QObject {
    Q_OBJECT
private slots:
    void theVerdictTellsWhatIsAsked_data()
    {
        QTest::addColumn<Board>("board");
        QTest::addColumn<std::optional<Verdict>>("verdict");
        QTest::addColumn<std::size_t>("repairs");
        QTest::addColumn<std::size_t>("idle");
        const Board board = adviceBoard(3), bare = findGenre("slither")->makeBoard({5, 5});
        const auto add = [](const char* name, const Board& of, std::optional<Verdict> verdict, std::size_t repairs,
                            std::size_t idle) { QTest::newRow(name) << of << verdict << repairs << idle; };
        Verdict ofMarks = verdictOf(Status::Several);
        ofMarks.marks = MarkUse::Use;
        add("no verdict yet", board, std::nullopt, 0, 0);
        add("several solutions are repaired", board, verdictOf(Status::Several), 1, 0);
        add("none is repaired too", board, verdictOf(Status::None), 1, 0);
        add("an open board wants clues, not others", board, verdictOf(Status::Open), 0, 0);
        add("a unique puzzle is looked through for idle clues", board, verdictOf(Status::Unique), 0, 1);
        add("a verdict that counts marks is not heard", board, ofMarks, 0, 0);
        add("a board without clues is no board", bare, verdictOf(Status::Several), 0, 0);
    }

    void theVerdictTellsWhatIsAsked()
    {
        QFETCH(Board, board);
        QFETCH(std::optional<Verdict>, verdict);
        QFETCH(std::size_t, repairs);
        QFETCH(std::size_t, idle);
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        advisor.setBoard(board);
        if (verdict)
            advisor.setVerdict(shared(*verdict));
        QCOMPARE(advisor.running() != Task::None, repairs + idle > 0);
        if (repairs + idle == 0)
            QTest::qWait(30); // for a question that must not come
        QVERIFY(becomesIdle(advisor));
        const auto asked = fake.questionsOf<RepairQuestion>();
        QCOMPARE(fake.questions().size(), repairs + idle);
        QCOMPARE(asked.size(), repairs);
        QCOMPARE(advisor.repairs().has_value(), repairs > 0);
        QCOMPARE(advisor.idle().has_value(), idle > 0);
        if (repairs > 0) {
            QCOMPARE(asked[0].verdict->status, verdict->status);
            QCOMPARE(advisor.repairs()->repairs.size(), std::size_t(1));
        }
    }

    void reportsStreamWhileTheSearchGoesOn()
    {
        const FakeAdvice fake = withEndlessRepairs();
        LiveAdvisor advisor(fake.function());
        show(advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return advisor.repairs().has_value(); }, tests::patienceMs));
        QCOMPARE(advisor.running(), Task::Repairs);
    }

    void anEditStopsTheSearchAndDropsWhatItFound()
    {
        const auto stopped = std::make_shared<std::atomic<int>>(0);
        const FakeAdvice fake([stopped](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink&) {
            waitForStop(stop);
            ++*stopped;
            return promptAnswer(asked);
        });
        LiveAdvisor advisor(fake.function());
        show(advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return fake.questions().size() == 1; }, tests::patienceMs));
        const std::uint64_t revision = advisor.revision();
        advisor.setBoard(adviceBoard(2));
        QVERIFY(advisor.revision() != revision);
        QCOMPARE(advisor.running(), Task::None);
        QVERIFY(QTest::qWaitFor([&] { return *stopped == 1; }, tests::patienceMs));
        QTest::qWait(30);
        QVERIFY2(!advisor.repairs(), "the answer is of a board that is gone");
    }

    void marksChangeNothing()
    {
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        Board board = adviceBoard(3);
        show(advisor, Status::Several, board);
        QVERIFY(becomesIdle(advisor));
        board.set(Layer::Line, Place{2, 1}, 1);
        show(advisor, Status::Several, board);
        QVERIFY(advisor.repairs());
        QCOMPARE(fake.questions().size(), std::size_t(1));
    }

    void whatIfIsAskedOnlyWhileItIsWanted()
    {
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        show(advisor, Status::Several);
        QVERIFY(becomesIdle(advisor));
        QVERIFY(fake.questionsOf<WhatIfQuestion>().empty());
        advisor.setWhatIf(true);
        QVERIFY(becomesIdle(advisor));
        QCOMPARE(advisor.whatIf()->values.size(), std::size_t(1));
        QCOMPARE(fake.questionsOf<WhatIfQuestion>().size(), std::size_t(1));
    }

    void whatIfGoesFirstAndTheRepairsFollow()
    {
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        advisor.setWhatIf(true);
        show(advisor, Status::Several);
        QVERIFY(becomesIdle(advisor));
        QVERIFY(advisor.whatIf() && advisor.repairs());
        QVERIFY(std::holds_alternative<WhatIfQuestion>(fake.questions().front()));
    }

    void whatIfTakesOverFromRepairsThatRun()
    {
        const FakeAdvice fake = withEndlessRepairs();
        LiveAdvisor advisor(fake.function());
        show(advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return advisor.repairs().has_value(); }, tests::patienceMs));
        advisor.setWhatIf(true);
        QVERIFY(QTest::qWaitFor([&] { return advisor.whatIf().has_value(); }, tests::patienceMs));
        QVERIFY2(advisor.repairs(), "what was found stays");
    }

    void valuesNearTheCursorAreTriedNextAndTriedOnesStay()
    {
        const FakeAdvice fake([](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink& sink) {
            const auto* whatIf = std::get_if<WhatIfQuestion>(&asked);
            if (whatIf == nullptr)
                return promptAnswer(asked);
            const Place near = whatIf->from, far = near == cellAt(1, 1) ? cellAt(3, 3) : cellAt(1, 1);
            WhatIfReport report{.total = 60};
            report.values = {{optionAt(whatIf->board, near, 1), Status::Several, 20, true},
                             {optionAt(whatIf->board, far, 1)}};
            for (const WhatIf& known : whatIf->known)
                *std::ranges::find(report.values, known.option, &WhatIf::option) = known;
            report.tried = static_cast<int>(std::ranges::count(report.values, true, &WhatIf::isTried));
            sink([&] { return report; });
            waitForStop(stop);
            return AdviceAnswer(report);
        });
        LiveAdvisor advisor(fake.function());
        advisor.setWhatIf(true);
        advisor.setFrom(cellAt(1, 1));
        show(advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return advisor.whatIf().has_value(); }, tests::patienceMs));
        QCOMPARE(advisor.whatIf()->tried, 1);
        advisor.setFrom(cellAt(3, 3));
        QVERIFY(QTest::qWaitFor([&] { return advisor.whatIf()->tried == 2; }, tests::patienceMs));
        const auto asked = fake.questionsOf<WhatIfQuestion>();
        QVERIFY(asked.back().from == cellAt(3, 3));
        QVERIFY(asked.front().known.empty());
        QCOMPARE(asked.back().known.size(), std::size_t(1));
        QVERIFY(asked.back().known.front().option.place == cellAt(1, 1));
        for (const WhatIf& value : advisor.whatIf()->values)
            QCOMPARE(value.status, Status::Several);
    }

    void theCursorMayMoveBeforeAnythingIsKnown()
    {
        const FakeAdvice fake([](const AdviceQuestion& asked, const std::stop_token& stop, const AdviceSink&) {
            if (const auto* whatIf = std::get_if<WhatIfQuestion>(&asked); whatIf && whatIf->from == cellAt(0, 0))
                waitForStop(stop);
            return promptAnswer(asked);
        });
        LiveAdvisor advisor(fake.function());
        advisor.setWhatIf(true);
        show(advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return fake.questions().size() == 1; }, tests::patienceMs));
        advisor.setFrom(cellAt(3, 3));
        QVERIFY(QTest::qWaitFor([&] { return advisor.whatIf().has_value(); }, tests::patienceMs));
        QVERIFY(fake.questionsOf<WhatIfQuestion>().back().from == cellAt(3, 3));
    }

    void aTargetIsHandedOnAndGivenUpWhenItIsLost()
    {
        const FakeAdvice fake([](const AdviceQuestion& asked, const std::stop_token&, const AdviceSink&) {
            const auto& repair = std::get<RepairQuestion>(asked);
            return RepairAnswer{oneRepair(repair.board), repair.target && repair.target->at(Layer::Line, {2, 1}) == 1};
        });
        LiveAdvisor advisor(fake.function());
        QSignalSpy lost(&advisor, &LiveAdvisor::targetLost);
        show(advisor, Status::Several);
        QVERIFY(becomesIdle(advisor));
        Board target = adviceBoard(3);
        advisor.setTarget(target);
        QVERIFY(!advisor.repairs());
        QVERIFY(becomesIdle(advisor));
        QVERIFY(fake.questionsOf<RepairQuestion>().back().target == target);
        QVERIFY(lost.isEmpty() && advisor.target());
        target.set(Layer::Line, Place{2, 1}, 1);
        advisor.setTarget(target);
        QVERIFY(becomesIdle(advisor));
        QCOMPARE(lost.size(), 1);
        QVERIFY(!advisor.target());
    }

    void twoSolutionsAreToldApartWhileThatIsWanted()
    {
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        show(advisor, Status::Several);
        QVERIFY(becomesIdle(advisor));
        QVERIFY(!advisor.telling());
        advisor.setPair(adviceBoard(1), adviceBoard(2));
        QVERIFY(becomesIdle(advisor));
        QCOMPARE(advisor.telling()->size(), std::size_t(1));
        advisor.setPair(adviceBoard(1), adviceBoard(0));
        QVERIFY2(!advisor.telling(), "that was another pair");
        QVERIFY(becomesIdle(advisor));
        QVERIFY(fake.questionsOf<TellingQuestion>().back().second == adviceBoard(0));
        advisor.setPair(std::nullopt, std::nullopt);
        QVERIFY(!advisor.telling());
        QCOMPARE(fake.questionsOf<TellingQuestion>().size(), std::size_t(2));
    }

    void aMinimalPuzzleIsHandedOver()
    {
        const FakeAdvice fake = promptly();
        LiveAdvisor advisor(fake.function());
        Board found;
        connect(&advisor, &LiveAdvisor::minimalFound, this, [&](const Board& board) { found = board; });
        show(advisor, Status::Unique);
        QVERIFY(becomesIdle(advisor));
        advisor.makeMinimal({cellAt(0, 0)});
        QVERIFY(QTest::qWaitFor([&] { return found == adviceBoard(3).blankOfSize({5, 5}); }, tests::patienceMs));
        QVERIFY(fake.questionsOf<MinimalQuestion>().at(0).order == std::vector<Place>{cellAt(0, 0)});
        QVERIFY(becomesIdle(advisor));
        QCOMPARE(fake.questionsOf<MinimalQuestion>().size(), std::size_t(1));
    }

    void anEditForgetsTheWishForAMinimalPuzzle()
    {
        const FakeAdvice fake = endlesslyAt<MinimalQuestion>();
        LiveAdvisor advisor(fake.function());
        QSignalSpy found(&advisor, &LiveAdvisor::minimalFound);
        show(advisor, Status::Unique);
        QVERIFY(becomesIdle(advisor));
        advisor.makeMinimal({cellAt(0, 0)});
        QCOMPARE(advisor.running(), Task::Minimal);
        QTRY_COMPARE_WITH_TIMEOUT(fake.questionsOf<MinimalQuestion>().size(), std::size_t(1), tests::patienceMs);
        show(advisor, Status::Unique, adviceBoard(2));
        QVERIFY(becomesIdle(advisor));
        QVERIFY(found.isEmpty());
        QCOMPARE(fake.questionsOf<MinimalQuestion>().size(), std::size_t(1));
    }

    void aHurriedSearchHandsOverWhatItHas()
    {
        const FakeAdvice fake = endlesslyAt<MinimalQuestion>();
        LiveAdvisor advisor(fake.function());
        QSignalSpy found(&advisor, &LiveAdvisor::minimalFound);
        show(advisor, Status::Unique);
        QVERIFY(becomesIdle(advisor));
        advisor.makeMinimal({cellAt(0, 0)});
        advisor.hurryMinimal();
        QVERIFY(QTest::qWaitFor([&] { return found.size() == 1; }, tests::patienceMs));
    }

    void aSearchEndsAtTheLimit()
    {
        const FakeAdvice fake = withEndlessRepairs();
        LiveAdvisor advisor(fake.function());
        advisor.setLimit(std::chrono::milliseconds(40));
        show(advisor, Status::Several);
        QVERIFY(becomesIdle(advisor));
        QCOMPARE(advisor.repairs()->repairs.size(), std::size_t(1));
        QCOMPARE(fake.questions().size(), std::size_t(1));
    }

    void memoryThatRunsOutEndsTheSearchOnly_data()
    {
        QTest::addColumn<Task>("task");
        QTest::addColumn<Status>("status");
        QTest::newRow("repairs") << Task::Repairs << Status::Several;
        QTest::newRow("idle clues") << Task::Idle << Status::Unique;
        QTest::newRow("what if") << Task::WhatIf << Status::Several;
        QTest::newRow("minimal") << Task::Minimal << Status::Unique;
        QTest::newRow("telling") << Task::Telling << Status::Several;
    }

    void memoryThatRunsOutEndsTheSearchOnly()
    {
        QFETCH(Task, task);
        QFETCH(Status, status);
        const FakeAdvice fake([task](const AdviceQuestion& asked, const std::stop_token&, const AdviceSink&) {
            if (asked.index() + 1 == static_cast<std::size_t>(task))
                throw std::bad_alloc();
            return promptAnswer(asked);
        });
        LiveAdvisor advisor(fake.function());
        std::optional<Board> minimal;
        connect(&advisor, &LiveAdvisor::minimalFound, this, [&](const Board& board) { minimal = board; });
        advisor.setWhatIf(task == Task::WhatIf);
        show(advisor, status);
        if (task == Task::Telling)
            advisor.setPair(adviceBoard(1), adviceBoard(2));
        if (task == Task::Minimal)
            advisor.makeMinimal({});
        QVERIFY(becomesIdle(advisor));
        const auto isCutShort = [](const auto& report) { return report && report->stop == Stop::Cancelled; };
        QCOMPARE(isCutShort(advisor.repairs()), task == Task::Repairs);
        QCOMPARE(isCutShort(advisor.idle()), task == Task::Idle);
        QCOMPARE(isCutShort(advisor.whatIf()), task == Task::WhatIf);
        QCOMPARE(minimal == advisor.board(), task == Task::Minimal); // nothing was taken out
        QVERIFY2(!advisor.telling(), "nothing is known of what would tell them apart");
    }

    void destructionDoesNotWait()
    {
        std::binary_semaphore released(0);
        const FakeAdvice fake([&](const AdviceQuestion& asked, const std::stop_token&, const AdviceSink&) {
            released.acquire(); // hears no request to stop
            return promptAnswer(asked);
        });
        auto advisor = std::make_unique<LiveAdvisor>(fake.function());
        show(*advisor, Status::Several);
        QVERIFY(QTest::qWaitFor([&] { return fake.questions().size() == 1; }, tests::patienceMs));
        advisor.reset(); // would never return if it waited for the answer
        released.release();
        QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs)));
    }
};

TOKISUJI_TEST(LiveAdvisorTest);
#include "live_advisor_test.moc"
