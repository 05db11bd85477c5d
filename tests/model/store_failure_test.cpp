// Everything that can go wrong with a log while it is in use: the document stays editable, nothing is forgotten, and
// what is said names the matter.
#include "editor/model/store/log_file.h"
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

#include <QCoreApplication>
#include <QProcess>
#include <QScopeGuard>

#include <csignal>
#include <cstdio>

#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace tokisuji;

namespace {

constexpr int gestures = 12;

/// A document with a log of a name, and something in it.
struct NamedDocument : KeptDocument {
    NamedDocument(const Folders& folders, const QString& path) : KeptDocument(folders.untitled)
    {
        document.open(slither(5, 5));
        type(random, gestures);
        saveError = saveAs(keeper, path);
    }
    void type(int count) { KeptDocument::type(random, count); }
    using KeptDocument::type;

    Random random{1};
    std::optional<Error> saveError;
};

/// Opens a log, types into it and tells what became of that; for users other than the one who runs the test.
int tellOfOpening(const QString& folder, const QString& path)
{
    KeptDocument desk(folder);
    const std::optional<Error> refused = open(desk.keeper, path);
    Random random(1);
    const qint64 before = desk.document.history().size();
    if (!refused)
        desk.document.commit(stroke(desk.document.board(), random, 3));
    desk.keeper.flush();
    std::printf("%s %d %s %d", idOf(refused).c_str(), static_cast<int>(desk.keeper.state()),
                idOf(desk.keeper.problem()).c_str(), static_cast<int>(desk.document.history().size() - before));
    return 0;
}

/// The same for a puzzle without a name.
int tellOfUntitled(const QString& folder)
{
    KeptDocument desk(folder);
    desk.document.open(slither(4, 4));
    Random random(1);
    desk.type(random, 5);
    desk.keeper.flush();
    std::printf("%d %s %d", static_cast<int>(desk.keeper.state()), idOf(desk.keeper.problem()).c_str(),
                static_cast<int>(desk.document.history().size()));
    return 0;
}

/// What this program says when a user without rights runs it.
QString toldByNobody(const QStringList& arguments)
{
    constexpr uid_t nobody = 65534;
    QProcess child;
    child.setChildProcessModifier([] {
        if (geteuid() == 0 && setuid(nobody) != 0)
            _exit(9);
    });
    child.start(QCoreApplication::applicationFilePath(), arguments);
    return child.waitForFinished() && child.exitCode() == 0 ? QString::fromLatin1(child.readAllStandardOutput())
                                                            : QStringLiteral("the child failed");
}

QString told(LogKeeper::State state, const char* problem, int edits)
{
    return QStringLiteral("%1 %2 %3").arg(static_cast<int>(state)).arg(QLatin1String(problem)).arg(edits);
}

} // namespace

class StoreFailureTest : public QObject {
    Q_OBJECT
private slots:
    void aFullDiskIsWaitedFor();
    void aFullFileIsLeftWhole();
    void aLimitOfTheSystemIsWaitedFor();
    void whatIsNotSavedIsSavedElsewhere();
    void aRemovedFileIsMadeAnew();
    void aFolderThatComesBackIsWrittenTo();
    void aVanishedFolderIsNoEnd();
    void aLogThatOthersWroteIntoIsLeftAlone();
    void aLogThatWasReplacedIsLeftAlone();
    void readOnlyFilesAreLookedAt();
    void readOnlyFoldersAreLookedAt();
    void anUntitledFolderThatMustNotBeWritten();
    void targetsThatCannotBeWritten();
};

void StoreFailureTest::aFullDiskIsWaitedFor()
{
    const Folders folders;
    const QString disk = folders.file("disk");
    QVERIFY(QDir().mkpath(disk));
    if (mount("tmpfs", qPrintable(disk), "tmpfs", 0, "size=256k") != 0)
        QSKIP("no small disk can be mounted here");
    const auto unmount = qScopeGuard([&] { umount2(qPrintable(disk), MNT_DETACH); });
    const QString path = disk + "/a.tokisuji";
    NamedDocument desk(folders, path);
    QCOMPARE(idOf(desk.saveError), std::string());
    QFile ballast(disk + "/ballast");
    QVERIFY(ballast.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (ballast.write(QByteArray(4096, 'x')) == 4096) {
    }
    for (int i = 0; i < 20 && desk.keeper.state() != LogKeeper::State::Failed; ++i) {
        desk.type(50);
        desk.keeper.flush();
    }
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Failed);
    QCOMPARE(idOf(desk.keeper.problem()), std::string("log-disk-full"));
    QVERIFY(desk.keeper.savedUpTo() < desk.document.history().size() - 1);
    QCOMPARE(idOf(duplicate(desk.keeper, disk + "/b.tokisuji")), std::string("log-disk-full"));
    QVERIFY(!QFile::exists(disk + "/b.tokisuji"));
    desk.type(20); // it stays editable
    desk.keeper.flush();
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Failed);
    QVERIFY(ballast.resize(0));
    desk.type(1); // and the next edit writes all of them
    QVERIFY(desk.keeper.flush());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    checkHolds(path, desk.document);
    desk.document.close();
}

void StoreFailureTest::aFullFileIsLeftWhole()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    History history(slither(5, 5));
    QVERIFY(!LogFile::create(path, contentOf(history, {})));
    auto connection = std::make_unique<SqlConnection>(path, SqlConnection::Access::Write, 0);
    QVERIFY(connection->open() && connection->run("PRAGMA max_page_count = 8"));
    LogFile file(std::move(connection));
    Random random(1);
    LogChange change{.first = 1};
    while (history.size() < 4000) {
        history.commit(stroke(history.board(), random, 3), 1);
        change.records.push_back(recordOf(history.node(history.size() - 1)));
    }
    QCOMPARE(file.write(change), (Error{.id = "log-disk-full", .args = {path.toStdString()}}));
    QCOMPARE(readLog(path)->history.size(), 1);
    change.records.resize(10);
    QVERIFY(!file.write(change));
    QCOMPARE(readLog(path)->history.size(), 11);
}

void StoreFailureTest::aLimitOfTheSystemIsWaitedFor()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    NamedDocument desk(folders, path);
    QVERIFY(!desk.saveError);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit former{};
    getrlimit(RLIMIT_FSIZE, &former);
    const rlimit small{.rlim_cur = 32 * 1024, .rlim_max = former.rlim_max};
    setrlimit(RLIMIT_FSIZE, &small);
    for (int i = 0; i < 30 && desk.keeper.state() != LogKeeper::State::Failed; ++i) {
        desk.type(100);
        desk.keeper.flush();
    }
    setrlimit(RLIMIT_FSIZE, &former);
    std::signal(SIGXFSZ, handler);
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Failed);
    QCOMPARE(idOf(desk.keeper.problem()), std::string("log-unwritable"));
    desk.keeper.retry();
    QVERIFY(desk.keeper.flush());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    checkHolds(path, desk.document);
}

void StoreFailureTest::whatIsNotSavedIsSavedElsewhere()
{
    const Folders folders;
    QVERIFY(QDir(folders.all.path()).mkpath("drive"));
    NamedDocument desk(folders, folders.file("drive/a.tokisuji"));
    QVERIFY(!desk.saveError);
    QVERIFY(QDir(folders.file("drive")).removeRecursively());
    desk.type(5);
    QVERIFY(!desk.keeper.flush());
    QCOMPARE(idOf(desk.keeper.problem()), std::string("log-vanished"));
    QVERIFY(!saveAs(desk.keeper, folders.file("b.tokisuji")));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    QVERIFY(!desk.keeper.problem());
    checkHolds(folders.file("b.tokisuji"), desk.document);
}

void StoreFailureTest::aRemovedFileIsMadeAnew()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    NamedDocument desk(folders, path);
    QVERIFY(QFile::remove(path));
    desk.type(5);
    QVERIFY(!desk.keeper.flush());
    QCOMPARE(desk.keeper.problem(), (Error{.id = "log-vanished", .args = {path.toStdString()}}));
    desk.type(5);
    QVERIFY(!desk.keeper.flush());
    QVERIFY(!QFile::exists(path)); // not behind the back of the one who removed it
    desk.keeper.retry();
    QVERIFY(desk.keeper.flush());
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    checkHolds(path, desk.document);
    desk.type(5);
    QVERIFY(desk.keeper.flush());
    checkHolds(path, desk.document);
}

void StoreFailureTest::aFolderThatComesBackIsWrittenTo()
{
    const Folders folders;
    QVERIFY(QDir(folders.all.path()).mkpath("drive"));
    const QString path = folders.file("drive/a.tokisuji");
    NamedDocument desk(folders, path);
    QVERIFY(QDir().rename(folders.file("drive"), folders.file("away")));
    desk.type(5);
    QVERIFY(!desk.keeper.flush());
    QCOMPARE(idOf(desk.keeper.problem()), std::string("log-vanished"));
    QVERIFY(QDir().rename(folders.file("away"), folders.file("drive")));
    desk.type(1);
    QVERIFY(desk.keeper.flush());
    checkHolds(path, desk.document);
}

void StoreFailureTest::aVanishedFolderIsNoEnd()
{
    const Folders folders;
    {
        KeptDocument desk(folders.untitled);
        Random random(1);
        desk.document.open(slither(4, 4));
        desk.type(random, 3);
        QVERIFY(desk.keeper.flush());
        QVERIFY(QDir(folders.untitled).removeRecursively());
        desk.type(random, 3);
        QVERIFY(!desk.keeper.flush());
        desk.keeper.retry(); // the folder for untitled logs is ours to make
        QVERIFY(desk.keeper.flush());
        checkHolds(desk.keeper.path(), desk.document);
        QVERIFY(QDir(folders.untitled).removeRecursively());
        desk.type(random, 3);
    } // and a window closes without waiting for what will not come
    QVERIFY(!QFile::exists(folders.untitled));
}

void StoreFailureTest::aLogThatOthersWroteIntoIsLeftAlone()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    NamedDocument desk(folders, path);
    QVERIFY(desk.keeper.flush());
    {
        const LogFile::Opened other = LogFile::open(path, SqlConnection::Access::Write);
        QVERIFY(other);
        Random random(99);
        const HistoryRecord record{0, 1, stroke(slither(5, 5), random, 2)};
        QVERIFY(!(*other)->write({.first = gestures + 1, .records = {record}}));
    }
    desk.type(2);
    QVERIFY(!desk.keeper.flush());
    QCOMPARE(desk.keeper.problem(), (Error{.id = "log-changed-elsewhere", .args = {path.toStdString()}}));
    desk.keeper.retry();
    QVERIFY(!desk.keeper.flush());
    QCOMPARE(readLog(path)->history.size(), gestures + 2);
    QVERIFY(!saveAs(desk.keeper, folders.file("b.tokisuji")));
    checkHolds(folders.file("b.tokisuji"), desk.document);
}

void StoreFailureTest::aLogThatWasReplacedIsLeftAlone()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    NamedDocument desk(folders, path);
    QVERIFY(desk.keeper.flush());
    History other(slither(3, 3));
    Random random(5);
    while (other.size() < 40)
        other.commit(stroke(other.board(), random, 1), 1);
    QVERIFY(!LogFile::create(path, contentOf(other, {})));
    for (int i = 0; i < 3; ++i) {
        desk.type(1);
        QVERIFY(!desk.keeper.flush());
    }
    QCOMPARE(idOf(desk.keeper.problem()), std::string("log-changed-elsewhere"));
    checkSame(readLog(path)->history, other);
}

void StoreFailureTest::readOnlyFilesAreLookedAt()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    {
        const NamedDocument desk(folders, path);
    }
    QVERIFY(QFile::setPermissions(folders.all.path(), QFile::Permissions(0x7777)));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    QCOMPARE(toldByNobody({"--open", folders.untitled, path}),
             " " + told(LogKeeper::State::ReadOnly, "log-read-only", 0));
}

void StoreFailureTest::readOnlyFoldersAreLookedAt()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    {
        const NamedDocument desk(folders, path);
    }
    QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x6666)));
    QVERIFY(QFile::setPermissions(folders.all.path(), QFile::Permissions(0x5555)));
    const auto unlock = qScopeGuard([&] { QFile::setPermissions(folders.all.path(), QFile::Permissions(0x7777)); });
    QCOMPARE(toldByNobody({"--open", folders.untitled, path}),
             " " + told(LogKeeper::State::ReadOnly, "log-read-only", 0));
}

void StoreFailureTest::anUntitledFolderThatMustNotBeWritten()
{
    const Folders folders;
    QVERIFY(QDir().mkpath(folders.untitled));
    QVERIFY(QFile::setPermissions(folders.all.path(), QFile::Permissions(0x7777)));
    QVERIFY(QFile::setPermissions(folders.untitled, QFile::Permissions(0x5555)));
    QCOMPARE(toldByNobody({"--untitled", folders.untitled}), told(LogKeeper::State::Failed, "log-read-only", 6));
}

void StoreFailureTest::targetsThatCannotBeWritten()
{
    const Folders folders;
    NamedDocument desk(folders, folders.file("a.tokisuji"));
    QCOMPARE(idOf(saveAs(desk.keeper, folders.file("no/folder/b.tokisuji"))), std::string("log-vanished"));
    QVERIFY(QDir(folders.all.path()).mkpath("folder.tokisuji/x"));
    QCOMPARE(idOf(duplicate(desk.keeper, folders.file("folder.tokisuji"))), std::string("log-unwritable"));
    QVERIFY(QDir(folders.file("folder.tokisuji/x")).exists());
    QCOMPARE(desk.keeper.path(), folders.file("a.tokisuji"));
    QCOMPARE(desk.keeper.state(), LogKeeper::State::Saved);
    const QStringList parts = QDir(folders.all.path()).entryList({"*.part"}, QDir::Files | QDir::Hidden);
    QVERIFY(parts.isEmpty());
}

TOKISUJI_CHILD("--open",
               [](const QStringList& arguments) { return tellOfOpening(arguments.value(0), arguments.value(1)); });
TOKISUJI_CHILD("--untitled", [](const QStringList& arguments) { return tellOfUntitled(arguments.value(0)); });
TOKISUJI_TEST(StoreFailureTest);
#include "store_failure_test.moc"
