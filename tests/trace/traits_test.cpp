// The six traits of a human solver, one by one; determinism and cancellation.
#include "engine/rules/words/shading.h"
#include "engine/trace/lookahead.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/technique.h"
#include "engine/trace/told_ways.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"
#include "tests/trace/boards.h"
#include "tests/trace/thinker.h"

#include <QTest>
#include <atomic>

#include <thread>

using namespace tokisuji;
using namespace tokisuji::tracing;

namespace {

int levelOf(const Step& step)
{
    return findTechnique(step.technique)->level;
}

/// A board of a genre that takes more than the easiest techniques.
std::string ownUrl(const char* genre)
{
    return boardsBySize(*findGenre(genre)).back();
}

const std::string slitherUrl = "https://puzz.link/p?slither/7/7/hchch368267121dgdgbg6di82c";

} // namespace

class TraitsTest : public QObject {
    Q_OBJECT
private slots:
    /// Trait 1: what a deduction touches is looked at next, be it at the other end of the board.
    void looksWhereTheNewsIs()
    {
        Thinker t("https://puzz.link/p?hashi/9/9/2j3g2j2j2k1l4i1p3h6j5o1q3h2g1");
        PathAgenda agenda(t.ground);
        std::vector<int> counts;
        for (int task = 0; task < static_cast<int>(t.ground.tasks().size()); ++task)
            if (t.ground.tasks()[static_cast<std::size_t>(task)].examiner == &examiner::count)
                counts.push_back(task);
        QVERIFY(counts.size() > 4);
        agenda.wake(counts[0], 1, wholeBoard);
        agenda.wake(counts[1], 1, wholeBoard);
        agenda.wake(counts.back(), 2, cellAt(8, 8));
        QCOMPARE(agenda.next(9), std::optional(counts.back()));
        agenda.wake(counts[1], 3, cellAt(0, 0));
        QCOMPARE(agenda.next(9), std::optional(counts[1]));
        QCOMPARE(agenda.next(9), std::optional(counts[0]));
        QVERIFY(!agenda.next(9));
    }

    /// Trait 2: nothing is looked at again unless something that it depends on has changed.
    void looksAtNothingInVain()
    {
        Thinker t("https://puzz.link/p?hashi/9/9/2j3g2j2j2k1l4i1p3h6j5o1q3h2g1", *findProfile("easy"));
        t.mind.wakeAll();
        t.mind.run(9);
        const std::int64_t before = t.mind.examinations();
        t.mind.run(9);
        QCOMPARE(t.mind.examinations(), before);

        Thinker s("slither/8/8/g0zzn");
        s.mind.wakeAll();
        s.mind.run(0);
        const std::int64_t quiet = s.mind.examinations();
        const Lit far = s.line({16, 15});
        const auto local = static_cast<std::int64_t>(s.ground.watchers(far.atom()).size());
        s.mind.conclude({.technique = idOf(Move::LastOption), .conclusions = {{!far}}});
        s.mind.run(0);
        const std::int64_t looked = s.mind.examinations() - quiet;
        QVERIFY(looked > 0);
        QVERIFY2(looked < 12 * local, "a change in a corner wakes only what can see it");
    }

    /// Trait 3: no step is harder than another that was at hand.
    void easyThingsFirst()
    {
        const Board board = boardOf(slitherUrl);
        const Trace found = trace(board, {.profile = *findProfile("easy")});
        QVERIFY(found.path().size() > 10);
        Thinker t(slitherUrl, *findProfile("easy"));
        t.mind.wakeAll();
        t.mind.run(0);
        std::size_t easy = 0;
        for (const Deduction& d : t.mind.deductions())
            easy += t.mind.folded(d).isClash() ? 0 : 1;
        for (std::size_t k = 0; k < easy; ++k)
            QCOMPARE(levelOf(found.step(found.path()[k])), 0);
        QVERIFY(levelOf(found.step(found.path()[easy])) > 0);
    }

    /// What has no room for a number has none for a larger one: one step says so. What is given needs no mention.
    void oneStepForAllNumbersThatAreTooLarge()
    {
        Board board = findGenre("fillomino")->makeBoard({4, 4});
        board.set(Layer::Number, cellAt(1, 0), 3);
        board.set(Layer::Number, cellAt(0, 1), 3);
        const Trace found = traceOf(board, *findProfile("normal"));
        const AnswerPlace corner{Layer::Digit, cellAt(0, 0)};
        int steps = 0;
        for (const StepId id : found.path()) {
            const Step& step = found.step(id);
            if (step.technique != "region-room" || step.conclusions.front().at != corner)
                continue;
            ++steps;
            QVERIFY(step.why.facts.empty());
            for (const int number : {2, 4, 5, 9})
                QVERIFY(std::ranges::find(step.conclusions, Atom{Atom::IsNot, corner, number})
                        != step.conclusions.end());
        }
        QCOMPARE(steps, 1);
    }

    /// Trait 4: what a solver does not know it does not use.
    void knowsOnlyItsProfile()
    {
        Profile all = *findProfile("normal");
        const Trace with = traceOf(boardOf(slitherUrl), all);
        std::set<std::string_view> used;
        for (const StepId id : with.path())
            used.insert(with.step(id).technique);
        QVERIFY(used.contains("colour-pair"));
        all.off = {"colour-pair", "loop-colour", "packing", "refutation"};
        const Trace without = traceOf(boardOf(slitherUrl), all);
        for (const Step& step : without.steps)
            QVERIFY(!all.off.contains(step.technique));
        QVERIFY(without.result == TraceResult::Stuck);
    }

    /// Where nothing else helps the solver is asked, also for numbers: what the checker has found is enough.
    void asksTheSolver_data()
    {
        QTest::addColumn<QString>("url");
        for (const char* genre : {"sudoku", "fillomino", "hashi", "slither"})
            QTest::newRow(genre) << QString::fromStdString(ownUrl(genre));
    }
    void asksTheSolver()
    {
        QFETCH(QString, url);
        const Board board = boardOf(url.toStdString());
        const Verdict verdict = check(board, {.alternatives = 0});
        QVERIFY(verdict.status == Status::Unique && verdict.determinedComplete);
        TraceOptions options{.profile = {.name = "solver", .maxLevel = 0, .askSolver = true}};
        options.profile.off = {"refutation", "either-way", "nested-refutation", "constraints"};
        options.determined = verdict.determined;
        const Trace found = trace(board, options);
        QVERIFY(found.result == TraceResult::Solved);
        const auto isSolver = [](const Step& step) { return step.technique == "solver"; };
        QVERIFY(std::ranges::any_of(found.steps, isSolver));
    }

    /// Counters are helpers made of helpers that share their parts: as many ways through them as there are choices.
    void namesTheAreaOfNestedCounters()
    {
        constexpr int cells = 40;
        constexpr int wanted = 20;
        std::vector<Place> places;
        for (int x = 0; x < cells; ++x)
            places.push_back(cellAt(x, 0));
        Rules rules;
        const std::vector<Lit> shaded = rules.answers(Layer::Shade, places);
        std::vector<Lit> counted(wanted + 1, No); // by number: so many of the cells so far, or more
        counted[0] = Yes;
        for (const Lit cell : shaded)
            for (std::size_t n = wanted; n > 0; --n)
                counted[n] = rules.anyOf({counted[n], rules.allOf({counted[n - 1], cell})});
        rules.at(places.front(), family::notAdjacent).any({counted.back(), shaded.front()});
        const Ground ground(rules);
        const Profile profile = *findProfile("normal");
        const Naming naming(ground, "nurikabe", profile);
        Mind mind(ground, naming, {});
        Thinner thinner(ground, naming, {});
        const Demand demand{.instances = {0}, .terms = {{counted.back()}}, .isAny = true, .place = places.front()};
        const Deduction d = ToldWays(mind, thinner, 3, 1).strikeOff(demand, {counted.back()});
        QCOMPARE(d.hints.size(), std::size_t{1});
        QCOMPARE(d.hints.front().places.size(), std::size_t{cells});
    }

    /// Trait 5: no contradiction is longer than what can be held in the head, and the shortest is taken first.
    void readsAheadWithinItsMemory()
    {
        for (const int memory : {1, 2, 3, 5}) {
            Profile profile = *findProfile("normal");
            profile.memory = memory;
            const Trace found = traceOf(boardOf("https://puzz.link/p?yajilin/6/6/22i21o40g31a"), profile);
            for (const Branch& branch : found.branches)
                QVERIFY(branch.memory <= memory);
        }
        Thinker t("https://puzz.link/p?yajilin/6/6/22i21o40g31a");
        t.mind.wakeAll();
        t.mind.run(9);
        LookAhead ahead(t.mind, 3, 0, t.thinner);
        const std::vector<std::int8_t> nothing(static_cast<std::size_t>(t.ground.atomCount()), 0);
        const auto candidates = ahead.candidates(wholeBoard, nothing);
        for (int memory = 1; memory < 9; ++memory)
            if (const auto found = ahead.refuteOne(candidates, memory, Vain::Hope::Good)) {
                QVERIFY(found->proof->cases.front().memory <= memory);
                return;
            }
        QFAIL("some hypothesis leads to a contradiction");
    }

    /// Trait 6: a hypothesis that led nowhere is not tried again before something has changed that it looked at; nested
    /// ones only when allowed.
    void dropsWhatLeadsNowhere()
    {
        Thinker t("slither/5/5/zk");
        t.mind.wakeAll();
        t.mind.run(9);
        LookAhead ahead(t.mind, 3, 0, t.thinner);
        const std::vector<std::int8_t> nothing(static_cast<std::size_t>(t.ground.atomCount()), 0);
        const auto candidates = ahead.candidates(wholeBoard, nothing);
        QVERIFY(!ahead.refuteOne(candidates, 2, Vain::Hope::Good));
        const std::int64_t tried = ahead.effort().hypotheses;
        QVERIFY(tried > 0);
        QVERIFY(!ahead.refuteOne(candidates, 2, Vain::Hope::Good));
        QCOMPARE(ahead.effort().hypotheses, tried);
        QCOMPARE(ahead.effort().skipped, tried);

        for (const std::string& url : ownBoards()) {
            const Trace flat = traceOf(url, "normal");
            for (const Split& split : flat.splits)
                QCOMPARE(split.at, BranchId{0});
        }
    }

    /// The same on every level of nesting, and what was in vain on one is tried on the next.
    void nestsNothingInVain()
    {
        Thinker t("slither/2/1/h");
        t.mind.wakeAll();
        t.mind.run(9);
        constexpr int nesting = 4, memory = 5;
        LookAhead ahead(t.mind, 3, nesting, t.thinner);
        const std::vector<std::int8_t> nothing(static_cast<std::size_t>(t.ground.atomCount()), 0);
        const auto candidates = ahead.candidates(wholeBoard, nothing);
        for (int depth = 1; depth <= nesting; ++depth) {
            const std::int64_t before = ahead.effort().hypotheses;
            QVERIFY(!ahead.refuteNested(candidates, memory, depth));
            const std::int64_t tried = ahead.effort().hypotheses;
            QVERIFY(tried > before);
            QVERIFY(!ahead.refuteNested(candidates, memory, depth));
            QCOMPARE(ahead.effort().hypotheses, tried);
        }
    }

    /// Trait 7: a reason names nothing that it can do without.
    void namesNoMoreThanIsNeeded()
    {
        Thinker t("slither/4/4/6ag8c22c");
        t.mind.wakeAll();
        t.mind.run(9);
        const std::vector<Deduction>& found = t.mind.deductions();
        const auto byRuleAlone = std::ranges::find_if(found, [&](const Deduction& d) {
            return d.premises.empty() && d.instances.size() == 1 && techniqueOf(d.technique).id == "zero";
        });
        QVERIFY(byRuleAlone != found.end());
        Deduction more = *byRuleAlone;
        more.premises = {found[1].conclusions.front(), found[2].conclusions.front()};
        more.instances.push_back(byRuleAlone->instances.front() + 1);
        t.thinner.thin(more);
        QCOMPARE(more.instances, byRuleAlone->instances);
        QVERIFY(more.premises.empty());

        int named = 0;
        for (std::size_t k = 0; k < found.size(); ++k) {
            const Deduction visible = t.mind.folded(found[k], static_cast<int>(k));
            if (visible.isClash() || visible.pattern >= 0 || visible.premises.size() + visible.instances.size() < 3)
                continue;
            Deduction thin = visible;
            t.thinner.thin(thin);
            QCOMPARE(thin.conclusions, visible.conclusions);
            QVERIFY(std::ranges::includes(visible.premises, thin.premises));
            Deduction again = thin;
            t.thinner.thin(again);
            QCOMPARE(again.premises, thin.premises);
            named += thin.premises.empty() ? 0 : 1;
        }
        QVERIFY(named > 5);

        Deduction groundless{.technique = byRuleAlone->technique,
                             .instances = {byRuleAlone->instances.front(), byRuleAlone->instances.front() + 1},
                             .premises = {found[1].conclusions.front()},
                             .conclusions = {{!byRuleAlone->conclusions.front().a}}};
        const Deduction before = groundless;
        t.thinner.thin(groundless);
        QCOMPARE(groundless.premises, before.premises);
        QCOMPARE(groundless.instances, before.instances);
    }

    /// What some solutions have and others have not cannot be refuted, on no level of nesting.
    void assumesNothingThatMayBeRight()
    {
        Profile profile = *findProfile("everything");
        profile.eitherWay = false;
        const Trace found = traceOf(boardOf("slither/5/5/zk"), profile);
        QCOMPARE(found.result, TraceResult::Stuck);
        QCOMPARE(found.effort.hypotheses, 0);
    }

    /// Hypotheses inside of a hypothesis show what rules and short ones do not, before the solver is asked.
    void nestedHypothesesSpareTheSolver()
    {
        const Trace found = traceOf("statuepark/7/7/310a1040ib0006000//t", "everything");
        QCOMPARE(found.result, TraceResult::Solved);
        const auto steps = [&](std::string_view technique) {
            return std::ranges::count(found.steps, technique, [](const auto& step) { return step.technique; });
        };
        QCOMPARE(steps("solver"), 0);
        QVERIFY(steps("nested-refutation") > 0);
    }

    void isDeterministic()
    {
        const Board board = boardOf(slitherUrl);
        const Trace alone = traceOf(board, *findProfile("hard"));
        Trace beside;
        std::jthread other([&] { beside = traceOf(board, *findProfile("hard")); });
        const Trace again = traceOf(board, *findProfile("hard"));
        other.join();
        QVERIFY(sameTrace(alone, again));
        QVERIFY(sameTrace(alone, beside));
    }

    /// What the checker knows only spares hypotheses that lead nowhere.
    void pathIsTheSameWithoutTheChecker()
    {
        for (const std::string& url : ownBoards()) {
            const Board board = boardOf(url);
            const Trace with = traceOf(board, *findProfile("normal"));
            const Trace without = trace(board, {.profile = *findProfile("normal")});
            QVERIFY2(with.steps == without.steps, qPrintable(QString::fromStdString(url)));
        }
    }

    void stopsAtOnce_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<int>("afterMs");
        const QString loop =
            "slither/30/22/gci686ddck3c3778bg11bjd8bj3bi1772bch122dj3ckc6b22bg87dh861128bgdh2bg71ci26ah067636chcb"
            "7cabl8167123cj01cg21011cj037ch33277c1bg3717cg6cocld3ad727c0bg660cibg7c8ah181dgdk8d122bgbi22126bhbid1"
            "d3b251632122c776cl1dicj062dib261dga2675ah3371ch1d6816bh2bj178cgdi71cdh111ch1clcmcadj2b26bchdgbccc201"
            "dg5bi3733781bccgda";
        const QString nested = "statuepark/7/7/0c001060920021000//t"; // hypotheses inside of hypotheses
        const QString islands = "nurikabe/10/10/h8zg7l9j7zi8m7j9zh";
        for (const int afterMs : {0, 3, 20, 100, 700}) {
            QTest::addRow("loop after %d ms", afterMs) << loop << afterMs;
            QTest::addRow("nested after %d ms", afterMs) << nested << afterMs;
            QTest::addRow("islands after %d ms", afterMs) << islands << afterMs;
        }
    }
    void stopsAtOnce()
    {
        QFETCH(QString, url);
        QFETCH(int, afterMs);
        constexpr double limitMs = 20, crowdedMachineMs = 40;
        const Board board = boardOf(url.toStdString());
        std::stop_source stop;
        const tests::WorkClock clock(tests::WorkClock::Program);
        std::atomic<double> asked = 1e9;
        std::jthread timer([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(afterMs));
            asked = clock.ms();
            stop.request_stop();
        });
        const Trace found = trace(board, {.profile = *findProfile("everything")}, stop.get_token());
        const double late = std::max(0.0, clock.ms() - asked);
        timer.join();
        QVERIFY(found.result == TraceResult::Unknown);
        QVERIFY2(late <= limitMs + crowdedMachineMs, qPrintable(QString::number(late)));
        if (late > limitMs)
            qInfo("%.0f ms late", late);
    }

    void marksCanBeUsed()
    {
        Board board = boardOf("https://puzz.link/p?slither/4/4/6ag8c22c");
        const Verdict verdict = check(board, {});
        const Trace fresh = trace(board, {.profile = *findProfile("easy")});
        const Trace marked = trace(*verdict.determined, {.profile = *findProfile("easy"), .marks = MarkUse::Use});
        QVERIFY(!fresh.path().empty());
        QVERIFY(marked.result == TraceResult::Solved);
        QVERIFY(marked.path().empty());
    }

    void streamsAfterEachStep()
    {
        std::size_t last = 0;
        int calls = 0;
        const Trace found = trace(boardOf("https://puzz.link/p?slither/4/4/6ag8c22c"),
                                  {.profile = *findProfile("easy")}, {}, [&](const Trace& soFar) {
                                      QVERIFY(soFar.path().size() > last);
                                      last = soFar.path().size();
                                      ++calls;
                                  });
        QCOMPARE(last, found.path().size());
        QVERIFY(calls > 5);
    }
};

TOKISUJI_TEST(TraitsTest);
#include "traits_test.moc"
