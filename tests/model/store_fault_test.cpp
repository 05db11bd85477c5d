// Whatever goes wrong at whatever operation of a file: the log opens afterwards and holds every edit that was said to
// be saved, and as soon as storage works again, everything else is saved too.
//
// A story of an author is told again and again; each time the fault strikes at the next operation, until the story has
// fewer operations than that.
#include "tests/model/store_fixture.h"
#include "tests/support/faulty_storage.h"
#include "tests/support/test.h"

#include "editor/model/bookmarks.h"
#include "editor/model/store/log_endings.h"
#include "editor/model/store/log_file.h"

#include <functional>

using namespace tokisuji;

namespace {

/// What the keeper said last of a history.
struct Told {
    QString path;
    NodeId savedUpTo = noNode;
    History whole = History();
};

Told toldBy(const KeptDocument& desk)
{
    return {desk.keeper.path(), desk.keeper.savedUpTo(), desk.document.history()};
}

/// Large gestures, so that a transaction changes several pages.
void typeMuch(KeptDocument& desk, Random& random)
{
    for (int i = 0; i < 12; ++i)
        desk.document.commit(stroke(desk.document.board(), random, 150));
    desk.keeper.flush();
}

void type(KeptDocument& desk, Random& random)
{
    desk.type(random, 2);
    desk.keeper.flush();
}

/// A puzzle is begun, gets a bookmark and a branch, and a name.
void write(KeptDocument& desk, const QString& file)
{
    Random random(7);
    desk.document.open(slither(8, 8));
    type(desk, random);
    desk.document.annotate(withBookmark(desk.document.annotations(), {1, "始", ""}));
    desk.document.goTo(1);
    type(desk, random);
    saveAs(desk.keeper, file);
    typeMuch(desk, random);
    type(desk, random);
}

/// One that is there is opened and goes on.
void goOn(KeptDocument& desk, const QString& file)
{
    Random random(8);
    if (open(desk.keeper, file))
        return;
    type(desk, random);
    typeMuch(desk, random);
    desk.document.undo();
    type(desk, random);
}

using Story = void (*)(KeptDocument& desk, const QString& file);
struct NamedStory {
    const char* name;
    Story tell;
    bool beginsWithAFile;
};
constexpr NamedStory stories[]{{"write", write, false}, {"go-on", goOn, true}};

/// As a person does it who is told that something could not be saved.
void saveWhatIsLeft(KeptDocument& desk, const QString& file)
{
    if (desk.keeper.state() == LogKeeper::State::ReadOnly) // the lock could not be taken
        retry(desk.keeper);
    else
        desk.keeper.retry();
    if (desk.keeper.path() != file)
        QVERIFY(!saveAs(desk.keeper, file));
    QVERIFY(desk.keeper.flush());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
}

/// The log begins as the history does, at least as far as was said, and can be gone on with.
void checkKept(const Folders& folders, const Told& told)
{
    if (told.savedUpTo == noNode)
        return;
    const History& whole = told.whole;
    KeptDocument desk(folders.untitled);
    const auto error = open(desk.keeper, told.path);
    QVERIFY2(!error, error ? (error->id + ": " + error->args.back()).c_str() : "");
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    const History& found = desk.document.history();
    QVERIFY2(found.size() > told.savedUpTo && found.size() <= whole.size(),
             qPrintable(QStringLiteral("%1 of %2, told %3").arg(found.size()).arg(whole.size()).arg(told.savedUpTo)));
    QVERIFY(found.boardAt(0) == whole.boardAt(0));
    for (NodeId id = 1; id < found.size(); ++id) {
        QCOMPARE(found.node(id).parent, whole.node(id).parent);
        QVERIFY(found.node(id).edit == whole.node(id).edit);
    }
    Random random(9);
    type(desk, random);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
}

/// Gives the folders what the story needs, and says what there is then.
Told prepare(const NamedStory& story, const Folders& folders)
{
    if (!story.beginsWithAFile)
        return Told();
    KeptDocument desk(folders.untitled);
    Random random(3);
    desk.document.open(slither(8, 8));
    type(desk, random);
    saveAs(desk.keeper, folders.file("a.tokisuji"));
    return toldBy(desk);
}

/// Tells the story to its end, and what was said then. Where nothing could be opened, what was there before still
/// holds.
Told tell(const NamedStory& story, const Folders& folders, const Told& before)
{
    Told told;
    {
        KeptDocument desk(folders.untitled);
        story.tell(desk, folders.file("a.tokisuji"));
        told = desk.document.isEmpty() ? before : toldBy(desk);
    }
    log_endings::awaitWritten();
    return told;
}

/// Goes through the operations of a story. `nth` returns whether the fault has struck.
int strikeEverywhere(const std::function<bool(int nth)>& nth)
{
    int struck = 0;
    while (nth(struck + 1) && !QTest::currentTestFailed())
        ++struck;
    return struck;
}

struct NamedFault {
    const char* name;
    Fault fault;
};
constexpr NamedFault failures[]{
    {"open", Fault::OpenFails},   {"read", Fault::ReadFails},     {"write", Fault::WriteFails},
    {"half", Fault::HalfWritten}, {"full", Fault::DiskFull},      {"truncate", Fault::TruncateFails},
    {"sync", Fault::SyncFails},   {"delete", Fault::DeleteFails}, {"lock", Fault::LockFails},
};

} // namespace

class StoreFaultTest : public QObject {
    Q_OBJECT
private slots:
    void failuresAreMadeUpFor_data() { rowsOfFailures(); }
    void failuresAreMadeUpFor();
    void failuresAtTheEndLoseNothing_data() { rowsOfFailures(); }
    void failuresAtTheEndLoseNothing();
    void halfAnAnswerIsNoFailure_data();
    void halfAnAnswerIsNoFailure();
    void powerCuts_data();
    void powerCuts();
    void powerCutsWhileACutIsMended();

private:
    void rowsOfFailures();
};

void StoreFaultTest::rowsOfFailures()
{
    QTest::addColumn<int>("story");
    QTest::addColumn<int>("fault");
    for (int story = 0; story < static_cast<int>(std::size(stories)); ++story)
        for (const NamedFault& row : failures)
            QTest::addRow("%s-%s", stories[story].name, row.name) << story << static_cast<int>(row.fault);
}

/// It fails a few times in the middle of the story, which goes on; what was not saved then is saved at the end.
void StoreFaultTest::failuresAreMadeUpFor()
{
    QFETCH(int, story);
    QFETCH(int, fault);
    const int struck = strikeEverywhere([&](int nth) {
        const int times = 1 + nth % 3; // what is done after a failure may fail too
        const Folders folders;
        const QString file = folders.file("a.tokisuji");
        FaultyStorage storage;
        (void)prepare(stories[story], folders);
        bool hasStruck = false;
        {
            KeptDocument desk(folders.untitled);
            storage.plan(static_cast<Fault>(fault), nth, times);
            stories[story].tell(desk, file);
            hasStruck = storage.struck() > 0;
            storage.mend();
            if (desk.document.isEmpty()) // it could not be opened, and was said so
                return hasStruck;
            saveWhatIsLeft(desk, file);
            checkHolds(file, desk.document);
        }
        log_endings::awaitWritten();
        return hasStruck;
    });
    qInfo("%d faults", struck);
}

/// It fails from some moment to the end of the program.
void StoreFaultTest::failuresAtTheEndLoseNothing()
{
    QFETCH(int, story);
    QFETCH(int, fault);
    constexpr int forEver = 1'000'000;
    const int struck = strikeEverywhere([&](int nth) {
        const Folders folders;
        FaultyStorage storage;
        const Told before = prepare(stories[story], folders);
        storage.plan(static_cast<Fault>(fault), nth, forEver);
        const Told told = tell(stories[story], folders, before);
        const bool hasStruck = storage.struck() > 0;
        storage.mend();
        checkKept(folders, told);
        log_endings::awaitWritten();
        return hasStruck;
    });
    qInfo("%d faults", struck);
}

void StoreFaultTest::halfAnAnswerIsNoFailure_data()
{
    QTest::addColumn<int>("fault");
    QTest::addColumn<int>("times");
    for (const int times : {1, 1'000'000}) {
        QTest::addRow("read-%d", times) << static_cast<int>(Fault::ShortRead) << times;
        QTest::addRow("write-%d", times) << static_cast<int>(Fault::ShortWrite) << times;
    }
    QTest::addRow("interrupted") << static_cast<int>(Fault::Interrupted) << 1;
}

void StoreFaultTest::halfAnAnswerIsNoFailure()
{
    QFETCH(int, fault);
    QFETCH(int, times);
    const auto everywhere = [&](int nth) {
        const Folders folders;
        const QString file = folders.file("a.tokisuji");
        FaultyStorage storage;
        bool hasStruck = false;
        {
            KeptDocument desk(folders.untitled);
            storage.plan(static_cast<Fault>(fault), nth, times);
            write(desk, file);
            hasStruck = storage.struck() > 0;
            if (desk.keeper.state() != LogKeeper::State::Saved || desk.keeper.path() != file)
                QTest::qFail("not saved", __FILE__, __LINE__);
            checkHolds(file, desk.document);
        }
        log_endings::awaitWritten();
        return hasStruck;
    };
    const int struck = times == 1 ? strikeEverywhere(everywhere) : everywhere(1);
    QVERIFY(struck > 0);
    qInfo("%d faults", struck);
}

void StoreFaultTest::powerCuts_data()
{
    QTest::addColumn<int>("story");
    QTest::addColumn<int>("unsynced");
    for (int story = 0; story < static_cast<int>(std::size(stories)); ++story) {
        QTest::addRow("%s-nothing", stories[story].name) << story << static_cast<int>(Unsynced::Nothing);
        QTest::addRow("%s-everything", stories[story].name) << story << static_cast<int>(Unsynced::Everything);
        QTest::addRow("%s-some", stories[story].name) << story << static_cast<int>(Unsynced::SomeSectors);
    }
}

void StoreFaultTest::powerCuts()
{
    QFETCH(int, story);
    QFETCH(int, unsynced);
    const int struck = strikeEverywhere([&](int nth) {
        const Folders folders;
        FaultyStorage storage;
        const Told before = prepare(stories[story], folders);
        storage.plan(Fault::PowerCut, nth);
        const Told told = tell(stories[story], folders, before);
        const bool hasStruck = storage.struck() > 0;
        if (hasStruck)
            storage.restart(static_cast<Unsynced>(unsynced), static_cast<unsigned>(nth));
        storage.mend();
        checkKept(folders, told);
        log_endings::awaitWritten();
        return hasStruck;
    });
    QVERIFY(struck > 20);
    qInfo("%d cuts", struck);
}

/// And once more while the journal of the first one is played back.
void StoreFaultTest::powerCutsWhileACutIsMended()
{
    Random random(1);
    int again = 0;
    const int struck = strikeEverywhere([&](int nth) {
        const Folders folders;
        const QString file = folders.file("a.tokisuji");
        FaultyStorage storage;
        const Told before = prepare(stories[1], folders);
        storage.plan(Fault::PowerCut, nth);
        const Told told = tell(stories[1], folders, before);
        if (storage.struck() == 0)
            return false;
        storage.restart(Unsynced::SomeSectors, static_cast<unsigned>(nth));
        storage.plan(Fault::PowerCut, 1 + pick(random, 12));
        {
            KeptDocument desk(folders.untitled);
            open(desk.keeper, file);
        }
        log_endings::awaitWritten();
        if (storage.struck() > 0) {
            ++again;
            storage.restart(Unsynced::SomeSectors, static_cast<unsigned>(nth));
        }
        storage.mend();
        checkKept(folders, told);
        log_endings::awaitWritten();
        return true;
    });
    QVERIFY(again > 10);
    qInfo("%d cuts, %d while they were mended", struck, again);
}

TOKISUJI_TEST(StoreFaultTest);
#include "store_fault_test.moc"
