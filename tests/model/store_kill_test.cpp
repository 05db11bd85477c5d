// A program that is killed in a flood of edits loses none that was said to be saved, and one that ends loses none at
// all.
//
// The test runs itself as a child: it floods a log with edits and prints the number of each node that is saved. After
// a SIGKILL at some moment the log must hold a beginning of the flood that reaches at least to the last number.
#include "tests/model/store_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/slow_storage.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QProcess>
#include <QThread>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <thread>

using namespace tokisuji;

namespace {

constexpr int rounds = 50;
constexpr int exitInVain = 3;
constexpr std::chrono::seconds late{2}; ///< the end waits that long for no other thread

/// The next thing that the child does; the same for the same numbers.
void act(Document& document, Random& random)
{
    if (pick(random, 8) == 0)
        document.goTo(pick(random, static_cast<int>(document.history().size())));
    else
        document.commit(gesture(document.board(), random));
}

int flood(const QString& folder, const QString& path, unsigned seed)
{
    KeptDocument desk(folder);
    if (path.isEmpty())
        desk.document.open(slither(6, 6));
    else if (open(desk.keeper, path))
        return exitInVain;
    NodeId told = noNode;
    QObject::connect(&desk.keeper, &LogKeeper::stateChanged, [&] {
        if (desk.keeper.savedUpTo() == told)
            return;
        told = desk.keeper.savedUpTo();
        std::printf("%lld\n", static_cast<long long>(told));
        std::fflush(stdout);
    });
    Random random(seed);
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        for (int i = 0; i < 5; ++i)
            act(desk.document, random);
    });
    timer.start(1);
    return QCoreApplication::exec();
}

/// Closes its window with the last edits on their way; the storage answers long after the end has begun.
int leave(const QString& folder)
{
    auto* storage = new SlowStorage; // the process takes it along
    storage->hold();
    {
        Random random(3);
        Document document;
        LogKeeper keeper(&document, folder);
        document.open(slither(6, 6));
        while (document.history().size() < 20)
            act(document, random);
    }
    std::thread([storage] {
        std::this_thread::sleep_for(late);
        storage->release();
    }).detach();
    return 0;
}

/// The newest number of which the child said that it is saved; what it could not say to the end does not count.
NodeId lastTold(const QByteArray& output)
{
    const QByteArray whole = output.first(output.lastIndexOf('\n') + 1).trimmed();
    return whole.sliced(whole.lastIndexOf('\n') + 1).toLongLong();
}

/// Is a history what comes of another one by this flood?
bool isFlooded(const History& history, const History& before, unsigned seed)
{
    Document replay;
    replay.restore(before, {}, {});
    Random random(seed);
    while (replay.history().size() < history.size())
        act(replay, random);
    bool same = true;
    for (NodeId id = 1; id < history.size(); ++id)
        same = same && history.node(id).parent == replay.history().node(id).parent
               && history.node(id).edit == replay.history().node(id).edit;
    return same;
}

} // namespace

class StoreKillTest : public QObject {
    Q_OBJECT
private slots:
    void nothingThatWasSavedIsLost();
    void theEndWaitsForTheDisk();
};

void StoreKillTest::nothingThatWasSavedIsLost()
{
    Folders folders;
    Random random(1);
    qint64 saved = 0;
    qint64 found = 0;
    int continued = 0;
    QString path; // of the log that the last round has left, when the next one goes on with it
    History before(slither(6, 6));
    for (int round = 0; round < rounds; ++round) {
        if (path.isEmpty())
            before = History(slither(6, 6));
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(),
                    {"--flood", folders.untitled, path, QString::number(round)});
        QVERIFY(child.waitForReadyRead(tests::patienceMs));
        QThread::msleep(static_cast<unsigned long>(pick(random, 150)));
        child.kill();
        QVERIFY(child.waitForFinished());
        QCOMPARE(child.exitStatus(), QProcess::CrashExit);
        const NodeId told = lastTold(child.readAllStandardOutput());
        QVERIFY(told > 0);

        const QList<Leftover> left = leftovers(folders.untitled);
        QCOMPARE(left.size(), 1);
        QVERIFY(!left[0].damaged); // the file has passed the integrity check
        KeptDocument desk(folders.untitled);
        QVERIFY(!open(desk.keeper, left[0].path));
        const History& history = desk.document.history();
        QVERIFY2(history.size() > told, qPrintable(QString::number(told)));
        QVERIFY(isFlooded(history, before, static_cast<unsigned>(round)));
        saved += told - (before.size() - 1);
        found += history.size() - before.size();
        continued += path.isEmpty() ? 0 : 1;
        before = history;
        path = left[0].path;
        if (pick(random, 3) != 0)
            continue;
        desk.keeper.discardUntitled();
        path.clear();
    }
    QVERIFY(continued > rounds / 3);
    qInfo("%d rounds: %lld edits said to be saved, %lld found", rounds, static_cast<long long>(saved),
          static_cast<long long>(found));
}

void StoreKillTest::theEndWaitsForTheDisk()
{
    const Folders folders;
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {"--leave", folders.untitled});
    QVERIFY(child.waitForFinished(tests::patienceMs));
    QCOMPARE(child.exitStatus(), QProcess::NormalExit);
    const QList<Leftover> left = leftovers(folders.untitled);
    QCOMPARE(left.size(), 1);
    QCOMPARE(readLog(left[0].path)->history.size(), 20);
}

TOKISUJI_CHILD("--leave", [](const QStringList& arguments) { return leave(arguments.value(0)); });
TOKISUJI_CHILD("--flood", [](const QStringList& arguments) {
    return flood(arguments.value(0), arguments.value(1), arguments.value(2).toUInt());
});
TOKISUJI_TEST(StoreKillTest);
#include "store_kill_test.moc"
