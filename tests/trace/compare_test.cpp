// Traces side by side, promotion of cases, and what an edit does to an intended path.
#include "engine/trace/compare.h"
#include "engine/trace/replay.h"
#include "tests/trace/boards.h"

#include <QElapsedTimer>
#include <QtTest>

#include <ctime>
#include <random>
#include <thread>

using namespace tokisuji;

namespace {

const std::string url = "https://puzz.link/p?slither/4/4/6ag8c22c";

/// The first split of a kind.
SplitId firstRefutation(const Trace& trace)
{
    for (const Split& split : trace.splits)
        if (split.kind == Split::Refute)
            return split.id;
    return 0;
}

/// With hypotheses that led nowhere.
Trace rawTrace(const std::string& from, const std::string& profile)
{
    const Board board = boardOf(from);
    TraceOptions options{.profile = *findProfile(profile), .keepFailed = true};
    options.determined = check(board, {.alternatives = 0, .conflict = false}).determined;
    return trace(board, options);
}

const std::string yajilinUrl = "https://puzz.link/p?yajilin/6/6/22i21o40g31a";

/// Tries what the checker would rule out too, so that right cases are tried as well.
Trace keepBothCases(const std::string& from)
{
    return trace(boardOf(from), {.profile = *findProfile("normal"), .keepFailed = true});
}

/// Slitherlink with the number of every cell, from its solution.
Board withAllClues(Board board)
{
    const Verdict verdict = check(board, {});
    for (const Place cell : board.grid().cells()) {
        int lines = 0;
        for (const Dir d : directions)
            lines += verdict.solution->at(Layer::Line, edgeBetween(cell, d)) == 1 ? 1 : 0;
        board.set(Layer::Number, cell, lines);
    }
    return board;
}

/// Every atom that the main line concludes.
std::set<Atom> conclusionsOf(const Trace& trace)
{
    std::set<Atom> atoms;
    for (const StepId id : trace.path())
        atoms.insert(trace.step(id).conclusions.begin(), trace.step(id).conclusions.end());
    return atoms;
}

/// Does each step lean only on what stands in the lines that it lies in?
bool isWhole(const Trace& trace)
{
    return std::ranges::all_of(trace.path(), [&](StepId id) {
        const Step& step = trace.step(id);
        return step.in == 0 && std::ranges::all_of(step.why.facts, [&](const FactUse& use) {
                   return use.by == 0 || std::ranges::find(trace.path(), use.by) != trace.path().end();
               });
    });
}

/// Splits of which the contrary case was tried and kept.
std::vector<SplitId> splitsWithBothCases(const Trace& trace)
{
    std::vector<SplitId> found;
    for (const Split& split : trace.splits)
        if (split.kind == Split::Refute && split.branches.size() > 1 && caseThatIsLeft(trace, split.id) >= 0
            && !trace.branches[split.branches[static_cast<std::size_t>(caseThatIsLeft(trace, split.id))]].steps.empty())
            found.push_back(split.id);
    return found;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT
private slots:
    void sameTraceHasNoDifference()
    {
        const Trace found = traceOf(url, "normal");
        const TraceDifference difference = compare(found, found);
        QVERIFY(difference.onlyLeft.empty() && difference.onlyRight.empty() && difference.otherReason.empty());
        QCOMPARE(difference.same.size(), found.path().size());
    }

    void orderDoesNotMatter()
    {
        const Trace found = traceOf(url, "normal");
        Trace other = found;
        std::ranges::reverse(other.branches.front().steps);
        const TraceDifference difference = compare(found, other);
        QCOMPARE(difference.same.size(), found.path().size());
    }

    void otherTechniquesAreTold()
    {
        Profile poor = *findProfile("normal");
        poor.off = {"colour-pair", "loop-colour", "pair-found"};
        const Trace rich = traceOf(url, "normal");
        const Trace other = traceOf(boardOf(url), poor);
        const TraceDifference difference = compare(rich, other);
        QVERIFY(!difference.onlyLeft.empty());
        for (const StepId id : difference.onlyLeft)
            QVERIFY(id >= 1 && id <= rich.steps.size());
    }

    void untouchedPathStands()
    {
        const Board board = boardOf(url);
        const Trace path = traceOf(board, *findProfile("easy"));
        const PathCheck checked = checkPath(path, board, *findProfile("easy"));
        QVERIFY(checked.breaks.empty());
        for (const auto& [id, status] : checked.steps)
            QVERIFY2(status == StepStatus::Same, nameOf(status).data());
    }

    /// Without the clue that carries it the path breaks at a step that used it, and what leans on that is blocked.
    void pathBreaksWhereItsClueWas()
    {
        const Board board = boardOf(url);
        const Trace path = traceOf(board, *findProfile("easy"));
        for (const Place cell : board.grid().cells()) {
            if (board.at(Layer::Number, cell) == blank)
                continue;
            Board poorer = board;
            poorer.set(Layer::Number, cell, blank);
            const PathCheck checked = checkPath(path, poorer, *findProfile("easy"));
            for (const StepId id : checked.breaks) {
                const auto& rules = path.step(id).why.constraints;
                const bool usedIt = std::ranges::any_of(rules, [&](const ConKey& key) { return key.anchor == cell; });
                QVERIFY(usedIt);
            }
            for (const auto& [id, status] : checked.steps)
                if (status == StepStatus::Blocked)
                    QVERIFY(!checked.breaks.empty());
        }
    }

    /// Some steps only: what they lean on is looked at, but not told.
    void someStepsCanBeMeant()
    {
        const Board board = boardOf(url);
        const Profile easy = *findProfile("easy");
        const Trace path = traceOf(board, easy);
        const StepId last = path.path().back();
        const PathCheck whole = checkPath(path, board, easy, {}, {last});
        QCOMPARE(whole.steps.size(), std::size_t{1});
        QVERIFY(whole.steps.at(last) == StepStatus::Same);
        QVERIFY(whole.breaks.empty());
        int fell = 0;
        for (const Place cell : board.grid().cells()) {
            Board poorer = board;
            poorer.set(Layer::Number, cell, blank);
            const PathCheck all = checkPath(path, poorer, easy);
            const PathCheck some = checkPath(path, poorer, easy, {}, {last});
            QCOMPARE(some.steps.size(), std::size_t{1});
            QVERIFY(some.steps.at(last) == all.steps.at(last));
            const bool stands = some.breaks.empty();
            QVERIFY(stands || some.breaks == std::vector{last});
            fell += stands ? 0 : 1;
        }
        QVERIFY(fell > 0);
    }

    /// A clue more can make a step easier to find, and without any premise: a shortcut.
    void shortcutsAreTold()
    {
        int shortcuts = 0;
        for (const std::string& each : {url, std::string("https://puzz.link/p?slither/5/5/cbcbcddad")}) {
            const Board board = boardOf(each);
            const Board full = withAllClues(board);
            const Trace path = traceOf(board, *findProfile("normal"));
            for (const Place cell : board.grid().cells()) {
                if (board.at(Layer::Number, cell) != blank)
                    continue;
                Board richer = board;
                richer.set(Layer::Number, cell, full.at(Layer::Number, cell));
                const PathCheck checked = checkPath(path, richer, *findProfile("normal"));
                QVERIFY(checked.breaks.empty());
                for (const auto& [id, status] : checked.steps) {
                    QVERIFY(status == StepStatus::Same || status == StepStatus::Bypassed);
                    shortcuts += status == StepStatus::Bypassed ? 1 : 0;
                }
            }
        }
        QVERIFY(shortcuts > 0);
    }

    /// Each status, by changes of single clues on a board with few of them and on one with all of them.
    void statusesAreTold()
    {
        const Profile normal = *findProfile("normal");
        Profile poor = *findProfile("easy");
        poor.maxLevel = 0;
        std::set<StepStatus> seen;
        for (const Board& board : {boardOf(url), withAllClues(boardOf(url))}) {
            const Trace path = traceOf(board, normal);
            for (const Place cell : board.grid().cells())
                for (int clue = blank; clue <= 3; ++clue) {
                    Board other = board;
                    other.set(Layer::Number, cell, clue);
                    for (const Profile& profile : {normal, poor})
                        for (const auto& [id, status] : checkPath(path, other, profile).steps)
                            seen.insert(status);
                }
        }
        for (const StepStatus status :
             {StepStatus::Same, StepStatus::OtherReason, StepStatus::Bypassed, StepStatus::Lost, StepStatus::NotForced,
              StepStatus::False, StepStatus::Blocked})
            QVERIFY2(seen.contains(status), nameOf(status).data());
        QVERIFY(!seen.contains(StepStatus::Unknown));

        const PathCheck outside = checkPath(traceOf(url, "normal"), boardOf("slither/3/3/i6g"), normal);
        const auto isGone = [](const auto& entry) { return entry.second == StepStatus::Vacuous; };
        QVERIFY(std::ranges::any_of(outside.steps, isGone));
    }

    /// It runs after every edit.
    void checkingIsFastAndStops()
    {
        const Board board = boardOf("https://puzz.link/p?slither/10/10/"
                                    "2c7dbg26chbc3c0cj6c77cg1160cdbg671cch0ad13dbah");
        const Profile normal = *findProfile("normal");
        const Trace path = cleaned(traceOf(board, normal));
        QVERIFY(path.path().size() > 50);
        double slowest = 0; // of the processor's time: the machine has others to serve
        qint64 latest = 0;
        for (const Place cell : {cellAt(0, 0), cellAt(2, 0), cellAt(5, 5), cellAt(9, 9)})
            for (const int clue : {blank, 1, 2}) {
                Board edited = board;
                edited.set(Layer::Number, cell, clue);
                const std::clock_t begin = std::clock();
                const PathCheck whole = checkPath(path, edited, normal);
                slowest = std::max(slowest, 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC);
                QCOMPARE(whole.steps.size(), path.path().size());
                std::stop_source stop;
                QElapsedTimer late;
                std::jthread other([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    late.start();
                    stop.request_stop();
                });
                static_cast<void>(checkPath(path, edited, normal, stop.get_token()));
                const qint64 done = late.isValid() ? late.elapsed() : 0;
                other.join();
                latest = std::max(latest, done);
            }
        qInfo("slowest check %.0f ms, stopped at most %lld ms late", slowest, static_cast<long long>(latest));
        constexpr qint64 crowdedMachine = 5;
        QVERIFY2(slowest < 150, qPrintable(QString::number(slowest)));
        QVERIFY2(latest < 20 * crowdedMachine, qPrintable(QString::number(latest)));
    }

    void contradictedStepsAreFalse()
    {
        const Board board = boardOf(url);
        const Trace path = traceOf(board, *findProfile("easy"));
        Board other = board;
        other.set(Layer::Number, cellAt(2, 0), 3); // a 0 becomes a 3: its edges are no longer absent
        const PathCheck checked = checkPath(path, other, *findProfile("easy"));
        QVERIFY(!checked.breaks.empty());
        const StepStatus first = checked.steps.at(checked.breaks.front());
        QVERIFY(first == StepStatus::False || first == StepStatus::NotForced);
    }

    /// The refuted case lies under the one that goes on, which is a hypothesis now.
    void casesCanChangePlaces()
    {
        Trace found = traceOf(yajilinUrl, "normal");
        const SplitId split = firstRefutation(found);
        QVERIFY(split != 0);
        const Trace before = found;
        QVERIFY(!promote(found, split, 0)); // the only branch is the refuted one
        QVERIFY(sameTrace(before, found));
        QCOMPARE(caseThatIsLeft(found, split), 1);
        QVERIFY(promote(found, split, 1));  // the case that is left goes on
        QVERIFY(!promote(found, split, 1)); // it does so already
        QCOMPARE(found.split(split).chosen, 1);
        const Step& step = found.step(found.split(split).step);
        QCOMPARE(step.technique, std::string_view("hypothesis"));
        QVERIFY(found.path() == before.path());
        QVERIFY(demote(found, split));
        QVERIFY(sameTrace(before, found));
        QVERIFY(!demote(found, split));
        QVERIFY(!promote(found, 0, 0));
        QVERIFY(!promote(found, static_cast<SplitId>(found.splits.size() + 1), 0));
    }

    /// Where the right case had been tried, its steps become steps of the line in place of later ones.
    void triedCasesAreSpliced()
    {
        int spliced = 0;
        int displaced = 0;
        for (const std::string& each : ownBoards()) {
            Trace found = keepBothCases(each);
            const Trace before = found;
            for (const SplitId id : splitsWithBothCases(found)) {
                const int left = caseThatIsLeft(found, id);
                QVERIFY(promote(found, id, left));
                const Split& split = found.split(id);
                const Branch& branch = found.branches[split.branches[static_cast<std::size_t>(left)]];
                const auto own = std::ranges::find(found.path(), split.step);
                QVERIFY(own != found.path().end());
                QVERIFY(std::equal(branch.steps.begin(), branch.steps.end(), own + 1));
                QVERIFY(isWhole(found));
                QVERIFY(std::ranges::includes(conclusionsOf(found), conclusionsOf(before)));
                QCOMPARE(found.difficulty.steps, static_cast<int>(found.path().size()));
                ++spliced;
                displaced += static_cast<int>(split.displaced.size());
                QVERIFY(demote(found, id));
                QVERIFY(sameTrace(before, found));
            }
        }
        qInfo("%d cases spliced, %d later steps in their place", spliced, displaced);
        QVERIFY(spliced > 2);
        QVERIFY(displaced > 5);
    }

    /// Any number of splits, taken back in any order.
    void exchangesDoNotDisturbEachOther()
    {
        std::mt19937 random(7);
        for (const std::string& each : ownBoards()) {
            Trace found = keepBothCases(each);
            const Trace before = found;
            std::vector<SplitId> splits;
            for (const Split& split : before.splits)
                if (caseThatIsLeft(before, split.id) >= 0)
                    splits.push_back(split.id);
            std::ranges::shuffle(splits, random);
            for (const SplitId id : splits)
                QVERIFY(promote(found, id, caseThatIsLeft(found, id)));
            QVERIFY(isWhole(found));
            QVERIFY(std::ranges::includes(conclusionsOf(found), conclusionsOf(before)));
            Trace other = before;
            std::ranges::shuffle(splits, random);
            for (const SplitId id : splits)
                QVERIFY(promote(other, id, caseThatIsLeft(other, id)));
            QVERIFY(sameTrace(found, other));
            std::ranges::shuffle(splits, random);
            for (const SplitId id : splits)
                QVERIFY(demote(found, id));
            QVERIFY(sameTrace(before, found));
        }
    }

    void whatLedNowhereIsKeptAndDropped()
    {
        const Trace raw = rawTrace(yajilinUrl, "normal");
        const auto led = std::ranges::count_if(raw.branches, [](const Branch& branch) {
            return branch.id != 0 && branch.outcome != Outcome::Contradiction;
        });
        QVERIFY(led > 5);
        QVERIFY(led <= 400);
        std::size_t tried = 0;
        for (const StepId id : raw.path())
            for (const SplitId split : triedBefore(raw, id))
                tried += raw.split(split).branches.size();
        QVERIFY(tried > 0);
        const Trace plain = traceOf(yajilinUrl, "normal");
        QVERIFY(raw.path() == plain.path());
        QVERIFY(sameTrace(cleaned(raw), cleaned(plain)));
        Trace swapped = raw;
        for (SplitId id = 1; id <= swapped.splits.size(); ++id)
            static_cast<void>(promote(swapped, id, caseThatIsLeft(swapped, id)));
        Trace expected = plain;
        for (SplitId id = 1; id <= expected.splits.size(); ++id)
            static_cast<void>(promote(expected, id, caseThatIsLeft(expected, id)));
        QVERIFY(cleaned(swapped).path() == cleaned(expected).path());
    }

    /// At the end of a trace that is stuck there is no next step.
    void triesAtTheEndAreKept()
    {
        Profile profile = *findProfile("normal");
        profile.memory = 1;
        const Board board = boardOf(yajilinUrl);
        const Trace raw = trace(board, {.profile = profile, .keepFailed = true});
        QVERIFY(raw.result == TraceResult::Stuck);
        const auto last = triedBefore(raw, 0);
        QCOMPARE(last.size(), std::size_t{1});
        for (const BranchId id : raw.split(last.front()).branches) {
            const Outcome outcome = raw.branches[id].outcome;
            QVERIFY(outcome == Outcome::Budget || outcome == Outcome::Stalled || outcome == Outcome::NoTrigger);
            for (const StepId step : raw.branches[id].steps)
                QCOMPARE(mainStepOf(raw, step), StepId{0});
        }
    }

    void cleaningKeepsWhatCounts()
    {
        const Trace raw = traceOf("https://puzz.link/p?slither/7/7/hchch368267121dgdgbg6di82c", "normal");
        const Trace clean = cleaned(raw);
        QVERIFY(clean.path().size() < raw.path().size());
        std::set<StepId> kept(clean.path().begin(), clean.path().end());
        for (const StepId id : clean.path())
            for (const FactUse& use : clean.step(id).why.facts)
                QVERIFY(use.by == 0 || kept.contains(use.by));
        QVERIFY(compare(raw, raw).onlyLeft.empty());
    }
};

QTEST_GUILESS_MAIN(CompareTest)
#include "compare_test.moc"
