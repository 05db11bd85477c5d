// In which order a person tries things: what needs no hypothesis first, then the shortest hypothesis, with nothing in
// it that its end does not need.
#include "engine/trace/replay.h"
#include "engine/trace/technique.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/without_patterns.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tokisuji;

class OrderTest : public QObject {
    Q_OBJECT
private slots:
    /// The samples of all genres, by what a profile that assumes things makes of them.
    void initTestCase()
    {
        for (const Genre* genre : allGenres()) {
            const Board start = boardOf(genre->sample);
            if (start.size().cells() <= 64)
                m_paths.push_back({start, traceOf(start, *findProfile("normal"))});
        }
        QVERIFY(m_paths.size() > 100);
    }

    /// Of all hypotheses that break something the shortest is taken. Asked of the usual solver, and of one who knows
    /// no shapes but keeps much in mind, and therefore assumes more.
    void noShorterHypothesisIsPassedOver()
    {
        Profile other = withoutPatterns(*findProfile("normal"));
        other.memory = 8;
        int asked = 0;
        QStringList wrong;
        for (const Profile& profile : {*findProfile("normal"), other})
            for (const auto& [start, path] : m_paths) {
                const Trace found = traceOf(start, profile);
                for (const StepId id : found.path()) {
                    const int memory = memoryOf(found, id);
                    if (memory < 2)
                        continue;
                    ++asked;
                    Profile shorter = profile;
                    shorter.memory = memory - 1;
                    const Board before = boardBefore(start, found, id);
                    if (boardAtEnd(before, trace(before, {.profile = shorter, .marks = MarkUse::Use})) != before)
                        wrong << QString::fromStdString(found.genre + " step " + std::to_string(id));
                }
            }
        QVERIFY(asked > 20);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    }

    /// What a step inside a refuted hypothesis concludes is used, by a later one or by the contradiction. Asked of
    /// somebody who compares no ways and therefore assumes more.
    void refutationsHoldNothingSuperfluous()
    {
        Profile profile = *findProfile("normal");
        profile.off.insert("packing");
        int asked = 0;
        QStringList wrong;
        for (const auto& [start, path] : m_paths) {
            const Trace found = traceOf(start, profile);
            for (const Branch& branch : found.branches) {
                if (branch.id == 0 || branch.outcome != Outcome::Contradiction)
                    continue;
                std::set<Atom> used;
                addFacts(branch.clash, used);
                for (auto step = branch.steps.rbegin(); step != branch.steps.rend(); ++step) {
                    for (const Atom& atom : found.step(*step).conclusions)
                        if (++asked; !atom.isRelation() && atom.op != Atom::AtLeast && atom.op != Atom::AtMost
                                     && !used.contains(atom))
                            wrong << QString::fromStdString(found.genre + " step " + std::to_string(*step));
                    addFacts(found.step(*step).why, used);
                }
            }
        }
        QVERIFY(asked > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    }

    /// What a number rules out in its own cell is nothing to be told: it neither is a step nor counts as one.
    void aFoundNumberIsAllThatIsSaidOfItsCell()
    {
        const auto isNumber = [](const Atom& a) { return a.op == Atom::Is && a.at.layer == Layer::Digit; };
        int asked = 0;
        QStringList wrong;
        for (const auto& [start, found] : m_paths)
            for (const Branch& branch : found.branches) {
                std::set<AnswerPlace> numbers;
                for (const StepId id : branch.steps) {
                    const std::vector<Atom>& conclusions = found.step(id).conclusions;
                    const auto isOfNumber = [&](const Atom& a) {
                        return a.op == Atom::IsNot && numbers.contains(a.at);
                    };
                    if (!conclusions.empty() && std::ranges::all_of(conclusions, isOfNumber))
                        wrong << QString::fromStdString(found.genre + " step " + std::to_string(id));
                    for (const Atom& a : conclusions)
                        if (isNumber(a) && ++asked > 0)
                            numbers.insert(a.at);
                }
            }
        QVERIFY(asked > 100);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
    }

    /// Boards that a strong solver does without assuming anything.
    void needsNoHypothesis_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("shapes of rooms that touch") << "lits/10/10/002hplcd8pafvhi2o2v77r9c509mmc9hjq85";
        QTest::newRow("shapes that a shaded cell may have") << "lits/10/10/51445e5q5r0eh6cj22duf78k7k6uc7tefado";
        QTest::newRow("shapes and a connected area") << "lits/10/10/cpcu1aid7ajkt4p60a9i24e182gcga944lvk";
        QTest::newRow("blocks of numbers")
            << "fillomino/10/10/k2g1g32j3h6h36j4g6g4j2g66h252h36h2g6i5l26h1h5h1g4h2k5g36i46h5g3g";
        QTest::newRow("blocks of numbers that are large")
            << "fillomino/10/10/g35j3l3h2j6g1h4g5g6g644i6g5n31g2g663j42g61g2554g3h3j54h4144g5m4g";
        QTest::newRow("neighbours of shaded cells are noted at once")
            << "heyawake/10/10/e8shpbintfqvmve7sf402720pv6000s1fu04i42g0g1k21g0h2l";
        QTest::newRow("branches of a line are crossed out at once")
            << "slither/10/10/i737c18cg787bh3bhc28812c55cc16bg1ch6d28dh17c87771c";
        QTest::newRow("one of two values")
            << "gokigen/10/10/g2bb7ag7192cg7cg1211cd3c6dc7152d2chcg2660b37dib1763102271281bo";
        QTest::newRow("one of two values, known from the beginning")
            << "gokigen/10/10/bg1bh57c8dh2327265b8b6b2628211c22ch62272286272263cg2777762222771061bg1b";
    }
    void needsNoHypothesis()
    {
        QFETCH(QString, address);
        const Trace found = traceOf(boardOf(address.toStdString()), *findProfile("normal"));
        QCOMPARE(found.result, TraceResult::Solved);
        for (const StepId id : found.path())
            QVERIFY2(!restsOnHypothesis(found, found.step(id)), qPrintable(QString("step %1").arg(id)));
    }

private:
    struct Path {
        Board start;
        Trace trace;
    };

    /// 0: no refutation.
    static int memoryOf(const Trace& found, StepId id)
    {
        const Step& step = found.step(id);
        return !restsOnHypothesis(found, step) ? 0 : found.branches[found.split(step.split).branches.front()].memory;
    }
    static void addFacts(const Reason& why, std::set<Atom>& used)
    {
        for (const FactUse& use : why.facts)
            used.insert(use.atom);
    }

    std::vector<Path> m_paths;
};

TOKISUJI_TEST(OrderTest);
#include "order_test.moc"
