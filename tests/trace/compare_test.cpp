// Traces side by side, and cases that change places.
#include "engine/trace/compare.h"
#include "engine/trace/replay.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/without_patterns.h"

#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

const std::string slither4 = "https://puzz.link/p?slither/4/4/6ag8c22c";

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
    TraceOptions options{.profile = withoutPatterns(*findProfile(profile)), .keepFailed = true};
    options.determined = check(board, {.alternatives = 0, .conflict = false}).determined;
    return trace(board, options);
}

const std::string yajilinUrl = "https://puzz.link/p?yajilin/6/6/22i21o40g31a";

/// Tries what the checker would rule out too, so that right cases are tried as well.
Trace keepBothCases(const std::string& from)
{
    return trace(boardOf(from), {.profile = *findProfile("normal"), .keepFailed = true});
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
        const Trace found = traceOf(slither4, "normal");
        const TraceDifference difference = compare(found, found);
        QVERIFY(difference.onlyLeft.empty() && difference.onlyRight.empty() && difference.otherReason.empty());
        QCOMPARE(difference.same.size(), found.path().size());
    }

    void orderDoesNotMatter()
    {
        const Trace found = traceOf(slither4, "normal");
        Trace other = found;
        std::ranges::reverse(other.branches.front().steps);
        const TraceDifference difference = compare(found, other);
        QCOMPARE(difference.same.size(), found.path().size());
    }

    void otherTechniquesAreTold()
    {
        Profile poor = *findProfile("normal");
        poor = withoutPatterns(std::move(poor));
        const Trace rich = traceOf(boardOf(slither4), poor);
        poor.off.insert({"colour-pair", "loop-colour", "pair-found"});
        const Trace other = traceOf(boardOf(slither4), poor);
        const TraceDifference difference = compare(rich, other);
        QVERIFY(!difference.onlyLeft.empty());
        for (const StepId id : difference.onlyLeft)
            QVERIFY(id >= 1 && id <= rich.steps.size());
    }

    /// The refuted case lies under the one that goes on, which is a hypothesis now.
    void casesCanChangePlaces()
    {
        Trace found = traceOf(boardOf(yajilinUrl), withoutPatterns(*findProfile("normal")));
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
        const Trace plain = traceOf(boardOf(yajilinUrl), withoutPatterns(*findProfile("normal")));
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
        Profile profile = withoutPatterns(*findProfile("normal"));
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

TOKISUJI_TEST(CompareTest);
#include "compare_test.moc"
