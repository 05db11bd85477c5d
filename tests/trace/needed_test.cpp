// What a path need not say: rules and facts of a reason that the solver can do without, and what a value means.
#include "engine/trace/prover.h"
#include "engine/trace/technique.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

class NeededTest : public QObject {
    Q_OBJECT
private slots:
    void reasonsAreMinimal_data()
    {
        QTest::addColumn<QString>("address");
        QTest::addColumn<QString>("technique");
        QTest::newRow("light, 4x4") << "kinkonkan/4/4/abo8t0BbCaAcAbBbC113311"
                                    << "ray-path";
        QTest::newRow("light, 6x6") << "kinkonkan/6/6/58mik476sgeoAcBCaDEBbEDbCfA1211323111"
                                    << "ray-path";
        QTest::newRow("at most one bridge") << "hashi/9/9/g1h3g2g23g1r3g4o4i5i2w12g1m2h5h1g"
                                            << "one-way-left";
        const char* const pearls = "mashu/10/10/02019060c00033ib00509l100333001630";
        QTest::newRow("a pearl's turn") << pearls << "black-pearl";
        QTest::newRow("a turn beside a pearl") << pearls << "white-pearl-turn";
        QTest::newRow("wherever a room has its number") << "ripple/7/7/h2jaksvoocppg4t560h4h1h5k2k1h1n1m51g1k"
                                                        << "packing";
        QTest::newRow("the rest of what is seen") << "canal/8/8/1s.g3i1g2i2i1k1i4h03h2o6l"
                                                  << "count-rest";
    }
    void reasonsAreMinimal()
    {
        QFETCH(QString, address);
        QFETCH(QString, technique);
        const Board board = boardOf(address.toStdString());
        const Rules rules = rulesOf(board);
        const Trace path = traceOf(board, *findProfile("normal"));
        Prover prover(rules);
        int asked = 0;
        for (const StepId id : path.path()) {
            const Step& step = path.step(id);
            if (step.technique != technique.toStdString())
                continue;
            ++asked;
            QCOMPARE(prover.follows(step.why, step.conclusions), Prover::Answer::Follows);
            QVERIFY2(prover.isMinimal(step.why, step.conclusions), qPrintable(QString("step %1").arg(id)));
        }
        QVERIFY(asked > 2);
    }

    /// A wall right through a board whose other rules are left out, which is free to evade it in many ways.
    void whatIsCutApartIsProved()
    {
        const Board board = boardOf("lits/10/10/c56n6p5srjdblddv80b56ab0b0md2ia8ci3b");
        const Rules rules = rulesOf(board);
        const Trace path = traceOf(board, *findProfile("normal"));
        Prover prover(rules);
        int asked = 0;
        for (const Step& step : path.steps)
            if (step.technique == techniqueOf(idOf(Move::CutCell)).id) {
                ++asked;
                QVERIFY2(prover.follows(step.why, step.conclusions) == Prover::Answer::Follows,
                         qPrintable(QString("step %1").arg(step.id)));
            }
        QVERIFY(asked > 50);
    }

    /// Moon and sun side by side in a room: no line runs over both, whatever else is known.
    void bothKindsSideBySideNeedNoFact()
    {
        const Board board = boardOf("moonsun/8/8/h48d25gi8i4g01m148aug0006j0i9f76200fk0b0l29630");
        const Trace path = traceOf(board, *findProfile("normal"));
        const auto needsNoFact = [&](StepId id) {
            const Reason& why = path.step(id).why;
            return why.facts.empty() && why.constraints.size() == 1 && why.constraints[0].family->id == "one-kind";
        };
        QVERIFY(std::ranges::count_if(path.path(), needsNoFact) > 2);
    }

    /// "No bridge, so at most one" is not said.
    void noStepSaysWhatAValueMeans()
    {
        const Board board = boardOf("hashi/8/8/2h2h1o3i1l1i13g2n2g2g3h2i1g2h2i2");
        const Trace path = traceOf(board, *findProfile("normal"));
        QCOMPARE(path.result, TraceResult::Solved);
        for (const StepId id : path.path())
            QVERIFY(std::ranges::none_of(path.step(id).why.constraints,
                                         [](const ConKey& rule) { return rule.family->id == "order"; }));
    }
};

TOKISUJI_TEST(NeededTest);
#include "needed_test.moc"
