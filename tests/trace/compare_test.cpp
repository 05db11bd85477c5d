// Traces side by side, promotion of cases, and what an edit does to an intended path.
#include "engine/trace/compare.h"
#include "tests/trace/boards.h"

#include <QtTest>

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

    void casesCanChangePlaces()
    {
        Trace found = traceOf("https://puzz.link/p?yajilin/6/6/22i21o40g31a", "normal");
        const SplitId split = firstRefutation(found);
        QVERIFY(split != 0);
        const Trace before = found;
        QVERIFY(!promote(found, split, 0)); // the only branch is the refuted one
        QVERIFY(promote(found, split, 1));  // the case that is left goes on
        QCOMPARE(found.split(split).chosen, 1);
        QVERIFY(demote(found, split));
        QVERIFY(sameTrace(before, found));
        QVERIFY(!demote(found, split));
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
