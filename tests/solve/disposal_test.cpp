// Values whose end nobody waits for, up to the end of the program.
#include "engine/sat/disposal.h"

#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QProcess>

#include <atomic>
#include <thread>

using namespace tokisuji;

namespace {

/// Tells which thread it ended on.
struct Disposed {
    std::atomic<std::thread::id>& endedOn;
    ~Disposed() { endedOn = std::this_thread::get_id(); }
};

/// A search that is still told to stop when the program ends, after what it leaves its model to.
struct LateSearch {
    std::atomic<std::thread::id> endedOn;
    ~LateSearch()
    {
        disposeOf(std::make_unique<Disposed>(endedOn));
        if (endedOn.load() != std::this_thread::get_id())
            std::_Exit(1);
    }
};

TOKISUJI_CHILD("dispose-at-exit", [](const QStringList&) {
    static LateSearch late;
    std::atomic<std::thread::id> endedOn;
    disposeOf(std::make_unique<Disposed>(endedOn));
    while (endedOn.load() == std::thread::id())
        std::this_thread::yield();
    return 0;
});

} // namespace

class DisposalTest : public QObject {
    Q_OBJECT
private slots:
    void endsElsewhere();
    void worksAtTheEndOfTheProgram();
};

void DisposalTest::endsElsewhere()
{
    std::atomic<std::thread::id> endedOn;
    disposeOf(std::make_unique<Disposed>(endedOn));
    QTRY_VERIFY_WITH_TIMEOUT(endedOn.load() != std::thread::id(), tests::patienceMs);
    QVERIFY(endedOn.load() != std::this_thread::get_id());
}

void DisposalTest::worksAtTheEndOfTheProgram()
{
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {"dispose-at-exit"});
    QVERIFY(child.waitForFinished(tests::patienceMs));
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    QCOMPARE(child.exitCode(), 0);
}

TOKISUJI_TEST(DisposalTest);
#include "disposal_test.moc"
