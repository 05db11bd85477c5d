// Techniques whose reasons name no rule and no fact that the solver can do without.
#include "engine/trace/prover.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include <QTest>

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
};

TOKISUJI_TEST(NeededTest);
#include "needed_test.moc"
