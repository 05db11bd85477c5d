// Tasks that nobody looks at, since what they would need is counted: they have nothing to say.
#include "engine/trace/propagate/propagators.h"
#include "tests/support/test.h"
#include "tests/trace/thinker.h"

using namespace tokisuji;
using namespace tokisuji::tracing;

class IdleTest : public QObject {
    Q_OBJECT
private slots:
    /// On the path and inside hypotheses, on boards of all genres.
    void nothingIsMissed_data()
    {
        QTest::addColumn<QString>("url");
        for (const std::string& url : ownBoards(1))
            QTest::newRow(url.c_str()) << QString::fromStdString(url);
    }
    void nothingIsMissed()
    {
        QFETCH(QString, url);
        constexpr int anyNumber = 1000;
        constexpr int hypotheses = 12;
        Thinker t(url.toStdString());
        t.mind.wakeAll();
        t.mind.run(maxLevel);
        if (t.mind.isBroken())
            return;
        int atoms = 0;
        const int stride = std::max(1, t.ground.atomCount() / hypotheses);
        for (int atom = 1; atom < t.ground.atomCount(); atom += stride) {
            const Lit l = atoms++ % 2 == 0 ? Lit::of(atom) : !Lit::of(atom);
            if (!t.mind.isOpen(l))
                continue;
            const Mind::Opening opening = t.mind.open(l, anyNumber);
            t.mind.run(maxLevel);
            lookAtAll(t);
            t.mind.close(opening);
        }
        lookAtAll(t); // what was counted inside the hypotheses is counted no more
    }

private:
    static constexpr int maxLevel = 9;

    static void lookAtAll(Thinker& t)
    {
        if (t.mind.isBroken())
            return;
        const std::size_t before = t.mind.deductions().size();
        for (const TallyMap& tally : t.ground.tallies()) {
            const Task& task = t.ground.tasks()[static_cast<std::size_t>(tally.task)];
            task.examiner->examine(t.mind, task.subject);
            QVERIFY(!t.mind.isBroken());
            QCOMPARE(t.mind.deductions().size(), before);
        }
    }
};

TOKISUJI_TEST(IdleTest);
#include "idle_test.moc"
