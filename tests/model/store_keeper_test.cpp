// The life of logs: begun, grown, moved, copied, left, found again.
#include "tests/model/store_fixture.h"

#include "engine/trace/tracer.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>

using namespace tokisuji;

class StoreKeeperTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsWrittenBeforeTheFirstEdit();
    void theFirstEditBeginsALog();
    void aNoteAloneBeginsALog();
    void restoredHistoriesAreKeptAtOnce();
    void everythingComesBack();
    void anIntendedPathComesBack();
    void movingAboutIsKept();
    void anUntitledLogMoves();
    void aNamedLogGoesOnUnderTheNewName();
    void savingOverAnotherLogReplacesIt();
    void duplicatesAreCopies();
    void discardedLogsAreGone();
    void leftoversAreThoseOfNobody();
    void openingItsOwnFileChangesNothing();
    void anotherPuzzleLetsGo();
    void noFilesAreLeftBeside();
};

void StoreKeeperTest::nothingIsWrittenBeforeTheFirstEdit()
{
    const Folders folders;
    KeptDocument desk(folders.untitled);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NoPuzzle);
    desk.document.open(slither(4, 4));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NothingToSave);
    QVERIFY(desk.keeper.path().isEmpty());
    QVERIFY(!desk.keeper.isUntitled());
    QVERIFY(desk.keeper.flush());
    QVERIFY(!QDir(folders.untitled).exists());
}

void StoreKeeperTest::theFirstEditBeginsALog()
{
    const Folders folders;
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    Random random(1);
    QSignalSpy changes(&desk.keeper, &LogKeeper::stateChanged);
    desk.type(random, 1);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saving);
    QTRY_COMPARE_WITH_TIMEOUT(desk.keeper.state(), LogKeeper::State::Saved, tests::patienceMs);
    QVERIFY(changes.count() >= 2);
    QVERIFY(desk.keeper.isUntitled());
    QVERIFY(desk.document.filePath().isEmpty());
    QCOMPARE(desk.keeper.savedUpTo(), 1);
    QVERIFY(desk.keeper.savedAt().secsTo(QDateTime::currentDateTime()) < 60);
    checkHolds(desk.keeper.path(), desk.document);
}

void StoreKeeperTest::aNoteAloneBeginsALog()
{
    const Folders folders;
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.document.annotate({.metadata = {.title = "題"}});
    QVERIFY(desk.keeper.flush());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    checkHolds(desk.keeper.path(), desk.document);
}

void StoreKeeperTest::restoredHistoriesAreKeptAtOnce()
{
    const Folders folders;
    Random random(2);
    KeptDocument first(folders.untitled);
    first.document.open(slither(4, 4));
    first.type(random, 50);
    first.document.goTo(20);
    first.type(random, 5);
    first.document.goTo(30);
    KeptDocument second(folders.untitled);
    second.document.restore(first.document.history(), someAnnotations(first.document), {});
    QVERIFY(second.keeper.isUntitled());
    QVERIFY(second.keeper.flush());
    checkHolds(second.keeper.path(), second.document);
}

void StoreKeeperTest::everythingComesBack()
{
    const Folders folders;
    Random random(3);
    KeptDocument desk(folders.untitled);
    Board root = slither(5, 6);
    root.setFlags("ab");
    root.setOwnRules("v:own, 独自");
    desk.document.open(root);
    for (int i = 0; i < 40; ++i) {
        desk.type(random, 5);
        desk.document.goTo(pick(random, static_cast<int>(desk.document.history().size())));
    }
    desk.document.annotate(someAnnotations(desk.document));
    QVERIFY(desk.keeper.flush());
    KeptDocument again(folders.untitled);
    const QString path = folders.file("題 #1?.tokisuji"); // signs that mean something in addresses
    QVERIFY(!saveAs(desk.keeper, path));
    checkHolds(path, desk.document);
    QVERIFY(!duplicate(desk.keeper, folders.file("copy.tokisuji")));
    QVERIFY(!open(again.keeper, folders.file("copy.tokisuji")));
    QCOMPARE(again.document.filePath(), folders.file("copy.tokisuji"));
    QCOMPARE(again.keeper.state(), LogKeeper::State::Saved);
    checkSame(again.document.history(), desk.document.history());
    checkSame(again.document.annotations(), desk.document.annotations());
    again.type(random, 3); // and it goes on
    QVERIFY(again.keeper.flush());
    checkHolds(folders.file("copy.tokisuji"), again.document);
}

void StoreKeeperTest::anIntendedPathComesBack()
{
    const Folders folders;
    KeptDocument desk(folders.untitled);
    Board board = slither(4, 4);
    for (int i = 0; i < 4; ++i)
        board.set(Layer::Number, cellAt(i, 0), i == 1 || i == 2 ? 3 : 2);
    desk.document.open(board);
    Annotations annotations;
    const Trace path = trace(board, {.profile = *findProfile("everything")});
    QVERIFY(!path.steps.empty());
    annotations.intended = std::make_shared<const IntendedPath>(IntendedPath{0, path, {1}});
    desk.document.annotate(annotations);
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
    annotations.metadata.title = "later"; // the path is not written again, and stays
    desk.document.annotate(annotations);
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
    annotations.intended = nullptr;
    desk.document.annotate(annotations);
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
}

void StoreKeeperTest::movingAboutIsKept()
{
    const Folders folders;
    Random random(4);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    desk.document.goTo(4);
    desk.type(random, 3);
    desk.document.goTo(8);
    desk.document.goTo(2); // redo goes to 8's branch, which is not the newest
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
    desk.document.undo();
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
}

void StoreKeeperTest::anUntitledLogMoves()
{
    const Folders folders;
    Random random(5);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QSignalSpy fileChanges(&desk.document, &Document::fileChanged);
    const QString path = folders.file("a.tokisuji");
    QVERIFY(!saveAs(desk.keeper, path));
    QCOMPARE(desk.keeper.path(), path);
    QCOMPARE(desk.document.filePath(), path);
    QVERIFY(fileChanges.count() > 0);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    QTRY_VERIFY_WITH_TIMEOUT(QDir(folders.untitled).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                             tests::patienceMs);
    desk.type(random, 10);
    QVERIFY(desk.keeper.flush());
    checkHolds(path, desk.document);
}

void StoreKeeperTest::aNamedLogGoesOnUnderTheNewName()
{
    const Folders folders;
    Random random(6);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    const QString former = folders.file("a.tokisuji");
    const QString later = folders.file("b.tokisuji");
    QVERIFY(!saveAs(desk.keeper, former));
    desk.type(random, 7);
    QVERIFY(!saveAs(desk.keeper, later));
    checkHolds(former, desk.document);
    desk.type(random, 5);
    QVERIFY(desk.keeper.flush());
    checkHolds(later, desk.document);
    QCOMPARE(readLog(former)->history.size(), 18);
    KeptDocument other(folders.untitled); // nobody holds the former file
    QVERIFY(!open(other.keeper, former));
    QCOMPARE(other.keeper.state(), LogKeeper::State::Saved);
}

void StoreKeeperTest::savingOverAnotherLogReplacesIt()
{
    const Folders folders;
    Random random(7);
    const QString path = folders.file("a.tokisuji");
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    {
        KeptDocument other(folders.untitled);
        other.document.open(slither(3, 3));
        other.type(random, 30);
        QVERIFY(!saveAs(other.keeper, path));
        QCOMPARE(idOf(saveAs(desk.keeper, path)), std::string("log-locked"));
        QCOMPARE(idOf(duplicate(desk.keeper, path)), std::string("log-locked"));
        QVERIFY(desk.keeper.isUntitled());
    }
    QVERIFY(!saveAs(desk.keeper, path));
    checkHolds(path, desk.document);
}

void StoreKeeperTest::duplicatesAreCopies()
{
    const Folders folders;
    Random random(8);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    const QString path = desk.keeper.path();
    QVERIFY(!duplicate(desk.keeper, folders.file("copy.tokisuji")));
    QCOMPARE(desk.keeper.path(), path);
    checkHolds(folders.file("copy.tokisuji"), desk.document);
}

void StoreKeeperTest::discardedLogsAreGone()
{
    const Folders folders;
    Random random(9);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QVERIFY(desk.keeper.flush());
    desk.keeper.discardUntitled();
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NothingToSave);
    QVERIFY(leftovers(folders.untitled).isEmpty());
    desk.type(random, 1); // and begins again, with everything
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
    QVERIFY(!saveAs(desk.keeper, folders.file("a.tokisuji")));
    desk.keeper.discardUntitled(); // not with a name
    QVERIFY(QFile::exists(folders.file("a.tokisuji")));
}

void StoreKeeperTest::leftoversAreThoseOfNobody()
{
    const Folders folders;
    Random random(10);
    QVERIFY(leftovers(folders.untitled).isEmpty());
    KeptDocument running(folders.untitled);
    running.document.open(slither(4, 4));
    running.type(random, 3);
    QString path;
    {
        KeptDocument ended(folders.untitled);
        ended.document.open(slither(6, 4));
        ended.type(random, 12);
        ended.document.annotate({.metadata = {.title = "残り"}});
        path = ended.keeper.path();
    }
    QFile broken(QDir(folders.untitled).filePath("x.tokisuji"));
    QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("not a log") > 0);
    broken.close();
    QVERIFY(broken.open(QIODevice::ReadWrite)
            && broken.setFileTime(QDateTime::currentDateTime().addDays(-3), QFileDevice::FileModificationTime));
    broken.close();
    const QList<Leftover> found = leftovers(folders.untitled);
    QCOMPARE(found.size(), 2);
    QCOMPARE(found[0].path, path);
    QCOMPARE(found[0].title, "残り");
    QCOMPARE(found[0].edits, 12);
    QVERIFY(!found[0].damaged);
    QCOMPARE(found[0].board.genre(), std::string("slither"));
    QVERIFY(found[1].damaged);
    KeptDocument next(folders.untitled);
    QVERIFY(!open(next.keeper, path));
    QVERIFY(next.keeper.isUntitled());
    QVERIFY(next.document.filePath().isEmpty());
    QVERIFY(next.document.board() == found[0].board);
    QCOMPARE(leftovers(folders.untitled).size(), 1);
}

void StoreKeeperTest::openingItsOwnFileChangesNothing()
{
    const Folders folders;
    Random random(15);
    const QString path = folders.file("a.tokisuji");
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QVERIFY(!saveAs(desk.keeper, path));
    desk.type(random, 1);
    QVERIFY(!open(desk.keeper, path));
    QVERIFY(!desk.document.isReadOnly());
    QVERIFY(!saveAs(desk.keeper, path));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    checkHolds(path, desk.document);
}

void StoreKeeperTest::anotherPuzzleLetsGo()
{
    const Folders folders;
    Random random(16);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    const QString path = desk.keeper.path();
    desk.document.open(slither(3, 3));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NothingToSave);
    QCOMPARE(readLog(path)->history.size(), 11); // all of it was still written
    QCOMPARE(leftovers(folders.untitled).size(), 1);
    desk.document.close();
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NoPuzzle);
}

void StoreKeeperTest::noFilesAreLeftBeside()
{
    const Folders folders;
    Random random(17);
    {
        KeptDocument desk(folders.untitled);
        desk.document.open(slither(4, 4));
        desk.type(random, 10);
        QVERIFY(!saveAs(desk.keeper, folders.file("a.tokisuji")));
        desk.type(random, 10);
    }
    const QStringList names =
        QDir(folders.all.path()).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    QCOMPARE(names, QStringList{"a.tokisuji"});
}

TOKISUJI_TEST(StoreKeeperTest);
#include "store_keeper_test.moc"
