// Storage that does not answer holds up nobody but itself: the event loop goes on, the document can be edited, what was
// begun can be given up, and nothing is lost by that.
#include "editor/model/history_lines.h"
#include "editor/model/store/log_endings.h"
#include "editor/model/trace_json.h"
#include "engine/trace/difficulty.h"
#include "tests/model/store_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/patience.h"
#include "tests/support/slow_storage.h"
#include "tests/support/test.h"

using namespace tokisuji;

namespace {

/// Does the event loop turn?
bool turns()
{
    int count = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { ++count; });
    timer.start(0);
    return QTest::qWaitFor([&] { return count >= 20; }, tests::patienceMs);
}

bool isAwaited(const SlowStorage& storage)
{
    return QTest::qWaitFor([&] { return storage.isAwaited(); }, tests::patienceMs);
}

/// A log with a name that nobody has open.
QString keptLog(const Folders& folders, int gestures)
{
    Random random(1);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(5, 5));
    desk.type(random, gestures);
    const QString path = folders.file("kept.tokisuji");
    return saveAs(desk.keeper, path) ? QString() : path;
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

} // namespace

class StoreBusyTest : public QObject {
    Q_OBJECT
private slots:
    void theWindowNeverAsksTheDisk();
    void theOldPuzzleStaysWhileALogIsOpened();
    void anOpeningIsGivenUp();
    void editsGoOnWhileAFileIsWritten();
    void aCopyIsGivenUp();
    void aCopyThatFailsChangesNothing();
    void leavingWaitsForNobody();
    void goingWaitsForNobody();
    void theNextOneWaitsUntilItIsLetGo();
    void longHistoriesAreTakenInTurns();
    void filesWrittenBeforeOpenUnchanged_data();
    void filesWrittenBeforeOpenUnchanged();
};

/// Opening, writing, saving elsewhere, copying, following, taking over and leaving.
void StoreBusyTest::theWindowNeverAsksTheDisk()
{
    const Folders folders;
    Random random(2);
    const SlowStorage storage;
    {
        auto writer = std::make_unique<KeptDocument>(folders.untitled);
        writer->document.open(slither(4, 4));
        writer->type(random, 10);
        QTRY_COMPARE_WITH_TIMEOUT(writer->keeper.state(), LogKeeper::State::Saved, tests::patienceMs);
        QVERIFY(!saveAs(writer->keeper, folders.file("a.tokisuji")));
        QVERIFY(!duplicate(writer->keeper, folders.file("b.tokisuji")));
        KeptDocument reader(folders.untitled);
        QVERIFY(!open(reader.keeper, folders.file("a.tokisuji")));
        QCOMPARE(reader.keeper.state(), LogKeeper::State::ReadOnly);
        writer->type(random, 5);
        QTRY_COMPARE_WITH_TIMEOUT(reader.document.history().size(), writer->document.history().size(),
                                  tests::patienceMs);
        writer.reset();
        retry(reader.keeper);
        QCOMPARE(reader.keeper.state(), LogKeeper::State::Saved);
        QVERIFY(!open(reader.keeper, folders.file("b.tokisuji")));
        reader.type(random, 1);
        reader.document.close();
    }
    QVERIFY(storage.fromElsewhere() > 50);
    QCOMPARE(storage.fromWindow(), 0);
}

void StoreBusyTest::theOldPuzzleStaysWhileALogIsOpened()
{
    const Folders folders;
    const QString path = keptLog(folders, 30);
    Random random(3);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(3, 3));
    SlowStorage storage;
    storage.hold();
    std::optional<Result<OpenedFile>> opened;
    const LogOpening opening(path, [&](Result<OpenedFile> file) { opened.emplace(std::move(file)); });
    QVERIFY(isAwaited(storage));
    QVERIFY(turns());
    desk.type(random, 3);
    QCOMPARE(desk.document.history().size(), 4);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saving);
    QVERIFY(!opened);
    storage.release();
    QTRY_VERIFY_WITH_TIMEOUT(opened.has_value(), tests::patienceMs);
    QVERIFY(bool(*opened));
    QCOMPARE(desk.document.history().size(), 4);
    desk.keeper.show(std::move(**opened));
    QCOMPARE(desk.document.history().size(), 31);
    QCOMPARE(desk.document.filePath(), path);
    const auto isWritten = [&] { // the other one, all the same
        const auto left = leftovers(folders.untitled);
        return left.size() == 1 && left.first().edits == 3;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isWritten(), tests::patienceMs);
}

void StoreBusyTest::anOpeningIsGivenUp()
{
    const Folders folders;
    const QString path = keptLog(folders, 30);
    const QByteArray before = bytesOf(path);
    bool heard = false;
    {
        SlowStorage storage;
        storage.hold();
        auto opening = std::make_unique<LogOpening>(path, [&](const Result<OpenedFile>&) { heard = true; });
        QVERIFY(isAwaited(storage));
        opening.reset(); // returns at once
        QVERIFY(turns());
        storage.release();
    }
    KeptDocument desk(folders.untitled);
    QVERIFY(!open(desk.keeper, path)); // waits until the other one has let go
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    QVERIFY(!heard);
    QVERIFY(bytesOf(path) == before);
}

void StoreBusyTest::editsGoOnWhileAFileIsWritten()
{
    const Folders folders;
    Random random(4);
    const QString path = folders.file("a.tokisuji");
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QVERIFY(desk.keeper.flush());
    const QString former = desk.keeper.path();
    SlowStorage storage;
    storage.hold();
    std::optional<std::optional<Error>> outcome;
    desk.keeper.saveAs(path, [&](std::optional<Error> error) { outcome = std::move(error); });
    QVERIFY(isAwaited(storage));
    QVERIFY(desk.keeper.isCopying());
    desk.type(random, 10);
    QVERIFY(turns());
    QVERIFY(!outcome);
    QCOMPARE(desk.keeper.path(), former);
    storage.release();
    QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), tests::patienceMs);
    QVERIFY(!*outcome);
    QCOMPARE(desk.keeper.path(), path);
    QVERIFY(desk.keeper.flush());
    checkHolds(path, desk.document);
    QCOMPARE(desk.document.history().size(), 21);
    log_endings::await(former);
    QVERIFY(!QFile::exists(former)); // only now that the other one has all of it
}

void StoreBusyTest::aCopyIsGivenUp()
{
    const Folders folders;
    const QString path = keptLog(folders, 5);
    const QByteArray before = bytesOf(path);
    const QStringList files = filesIn(folders.all.path());
    Random random(5);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QVERIFY(desk.keeper.flush());
    bool heard = false;
    {
        SlowStorage storage;
        storage.hold();
        desk.keeper.saveAs(path, [&](const std::optional<Error>&) { heard = true; });
        QVERIFY(isAwaited(storage));
        desk.keeper.cancelCopying();
        QVERIFY(!desk.keeper.isCopying());
        storage.release();
    }
    log_endings::await(path);
    QVERIFY(turns());
    QVERIFY(!heard);
    QVERIFY(bytesOf(path) == before);
    QCOMPARE(filesIn(folders.all.path()), files); // nothing half written beside it
    QVERIFY(desk.keeper.isUntitled());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
}

void StoreBusyTest::aCopyThatFailsChangesNothing()
{
    const Folders folders;
    Random random(6);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    desk.type(random, 10);
    QCOMPARE(idOf(saveAs(desk.keeper, folders.file("no/such/folder.tokisuji"))), std::string("log-vanished"));
    QVERIFY(!desk.keeper.isCopying());
    QVERIFY(desk.keeper.isUntitled());
    desk.type(random, 1);
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
}

/// The last edits are on their way when another puzzle is opened.
void StoreBusyTest::leavingWaitsForNobody()
{
    const Folders folders;
    Random random(7);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(4, 4));
    SlowStorage storage;
    storage.hold();
    desk.type(random, 10);
    const QString path = desk.keeper.path();
    QVERIFY(isAwaited(storage));
    desk.document.open(slither(3, 3));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NothingToSave);
    QVERIFY(turns());
    storage.release();
    QCOMPARE(readLog(path)->history.size(), 11);
}

/// The window is closed with its last edits on their way, and with a long history that was not yet taken in.
void StoreBusyTest::goingWaitsForNobody()
{
    constexpr int gestures = 9000;
    const Folders folders;
    Random random(11);
    SlowStorage storage;
    storage.hold();
    QStringList paths;
    for (const int before : {0, gestures}) {
        Document document;
        LogKeeper keeper(&document, folders.untitled);
        if (before > 0) {
            Document source;
            source.open(slither(4, 4));
            while (source.history().size() <= before)
                source.commit(stroke(source.board(), random, 1));
            document.restore(source.history(), {.metadata = {.title = "long"}}, {});
        } else {
            document.open(slither(4, 4));
            while (document.history().size() < 2)
                document.commit(stroke(document.board(), random, 1));
            QVERIFY(isAwaited(storage));
        }
        QCOMPARE(keeper.state(), LogKeeper::State::Saving);
        paths << keeper.path();
    }
    QVERIFY(turns());
    QCOMPARE(storage.fromWindow(), 0);
    storage.release();
    QCOMPARE(readLog(paths[0])->history.size(), 2);
    QCOMPARE(readLog(paths[1])->history.size(), gestures + 1);
}

void StoreBusyTest::theNextOneWaitsUntilItIsLetGo()
{
    const Folders folders;
    const QString path = keptLog(folders, 10);
    Random random(8);
    KeptDocument desk(folders.untitled);
    QVERIFY(!open(desk.keeper, path));
    SlowStorage storage;
    storage.hold();
    desk.type(random, 5);
    QVERIFY(isAwaited(storage));
    desk.document.close();
    KeptDocument next(folders.untitled);
    std::optional<Result<OpenedFile>> opened;
    const LogOpening opening(path, [&](Result<OpenedFile> file) { opened.emplace(std::move(file)); });
    QVERIFY(turns());
    QVERIFY(!opened);
    storage.release();
    QTRY_VERIFY_WITH_TIMEOUT(opened.has_value(), tests::patienceMs);
    QVERIFY(bool(*opened));
    QVERIFY(!(*opened)->onlyToLook);
    QCOMPARE((*opened)->content.history.size(), 16);
}

/// So many that they are not taken at once; edits and moves in between are part of what is written.
void StoreBusyTest::longHistoriesAreTakenInTurns()
{
    constexpr int gestures = 9000;
    const Folders folders;
    Random random(9);
    Document source;
    source.open(slither(4, 4));
    while (source.history().size() <= gestures) {
        if (source.history().size() % 500 == 0)
            source.goTo(source.history().size() - 20);
        source.commit(stroke(source.board(), random, 1));
    }
    KeptDocument desk(folders.untitled);
    desk.document.restore(source.history(), {.metadata = {.title = "long"}}, {});
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saving);
    desk.document.goTo(gestures / 2);
    desk.type(random, 3);
    QTRY_COMPARE_WITH_TIMEOUT(desk.keeper.state(), LogKeeper::State::Saved, tests::patienceMs);
    checkHolds(desk.keeper.path(), desk.document);
    std::optional<std::optional<Error>> outcome;
    desk.keeper.saveAs(folders.file("a.tokisuji"), [&](std::optional<Error> error) { outcome = std::move(error); });
    for (int i = 0; i < 3; ++i) {
        desk.type(random, 1);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), tests::patienceMs);
    QVERIFY(!*outcome);
    QVERIFY(desk.keeper.flush());
    checkHolds(folders.file("a.tokisuji"), desk.document);
}

/// One file of each format. What a format can hold is in its file, and never changes: the file stays as it was written.
void StoreBusyTest::filesWrittenBeforeOpenUnchanged_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("format");
    // written when saving still held up the window: branches, bookmarks, pins, an intended path, a state of the view
    QTest::newRow("1") << "logs/slither" << 1;
    // notes of every kind, a trial that was accepted, a branch before it
    QTest::newRow("2") << "logs/notes" << 2;
}

/// How hard a path is follows from its steps, and is rated anew by today's scale.
static QByteArray withoutRatings(const QByteArray& lines)
{
    static const QRegularExpression rating(R"re("(difficulty|difficultyParts|length)":([0-9.e-]+|\{[^}]*\}),)re");
    return QString::fromUtf8(lines).remove(rating).toUtf8();
}

void StoreBusyTest::filesWrittenBeforeOpenUnchanged()
{
    QFETCH(QString, file);
    QFETCH(int, format);
    const Folders folders;
    const QString path = folders.file("old.tokisuji");
    QVERIFY(QFile::copy(tests::dataPath(file + ".tokisuji"), path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    {
        SqlConnection connection(path, SqlConnection::Access::Read, 0);
        QVERIFY(connection.open());
        QCOMPARE(connection.value("PRAGMA user_version").value_or(0).toInt(), format);
    }
    const QByteArray lines = bytesOf(tests::dataPath(file + ".jsonl"));
    QVERIFY(lines.size() > 1000);
    KeptDocument desk(folders.untitled);
    QVERIFY(!open(desk.keeper, path));
    QCOMPARE(withoutRatings(writeHistoryLines({desk.document.history(), desk.document.annotations()})),
             withoutRatings(lines));
    if (const auto intended = desk.document.annotations().intended) {
        Trace fresh = intended->trace;
        rate(fresh);
        QVERIFY(toJson(fresh) == toJson(intended->trace));
        QVERIFY(lines.contains("\"difficulty\":2.2,\"id\":1,"));
        const Step& step = intended->trace.step(1);
        QVERIFY(step.difficulty != 2.2);
        QCOMPARE(static_cast<int>(step.difficulty), levelOf(fresh, step)); // and a fraction
    }
    Random random(10);
    desk.type(random, 3);
    QVERIFY(desk.keeper.flush());
    checkHolds(path, desk.document);
}

TOKISUJI_TEST(StoreBusyTest);
#include "store_busy_test.moc"
