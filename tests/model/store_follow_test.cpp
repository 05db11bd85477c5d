// Two windows on one log: the second looks, follows, and may go on later.
#include "tests/model/store_fixture.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>

using namespace tokisuji;

class StoreFollowTest : public QObject {
    Q_OBJECT
private slots:
    void looksAndFollows();
    void mayStayElsewhere();
    void takesOverLater();
    void savesElsewhere();
    void mayBeReadWhileAnEditIsWritten();
};

void StoreFollowTest::looksAndFollows()
{
    const Folders folders;
    Random random(11);
    const QString path = folders.file("a.tokisuji");
    KeptDocument writer(folders.untitled);
    writer.document.open(slither(4, 4));
    writer.type(random, 10);
    QVERIFY(!saveAs(writer.keeper, path));
    KeptDocument reader(folders.untitled);
    QVERIFY(!open(reader.keeper, path));
    QCOMPARE(reader.keeper.state(), LogKeeper::State::ReadOnly);
    QCOMPARE(idOf(reader.keeper.problem()), std::string("log-locked"));
    QVERIFY(reader.document.isReadOnly());
    checkSame(reader.document.history(), writer.document.history());

    QSignalSpy opened(&reader.document, &Document::opened);
    writer.type(random, 5);
    writer.document.goTo(3);
    writer.type(random, 2);
    writer.document.annotate(someAnnotations(writer.document));
    QVERIFY(writer.keeper.flush());
    QTRY_COMPARE_WITH_TIMEOUT(reader.document.history().size(), writer.document.history().size(), tests::patienceMs);
    QTRY_COMPARE_WITH_TIMEOUT(reader.document.history().current(), writer.document.history().current(),
                              tests::patienceMs);
    QVERIFY(reader.document.board() == writer.document.board());
    checkSame(reader.document.annotations(), writer.document.annotations());
    QCOMPARE(opened.count(), 0); // nothing begins anew
    QCOMPARE(reader.document.commit(stroke(reader.document.board(), random, 1)), reader.document.history().current());
    QVERIFY(reader.keeper.flush());
    checkHolds(path, writer.document);
}

void StoreFollowTest::mayStayElsewhere()
{
    const Folders folders;
    Random random(12);
    const QString path = folders.file("a.tokisuji");
    KeptDocument writer(folders.untitled);
    writer.document.open(slither(4, 4));
    writer.type(random, 10);
    QVERIFY(!saveAs(writer.keeper, path));
    KeptDocument reader(folders.untitled);
    QVERIFY(!open(reader.keeper, path));
    reader.document.goTo(2);
    writer.type(random, 5);
    QTRY_COMPARE_WITH_TIMEOUT(reader.document.history().size(), 16, tests::patienceMs);
    QCOMPARE(reader.document.history().current(), 2);
    reader.document.goTo(15);
    writer.type(random, 1);
    QTRY_COMPARE_WITH_TIMEOUT(reader.document.history().current(), 16, tests::patienceMs);
}

void StoreFollowTest::takesOverLater()
{
    const Folders folders;
    Random random(13);
    const QString path = folders.file("a.tokisuji");
    auto writer = std::make_unique<KeptDocument>(folders.untitled);
    writer->document.open(slither(4, 4));
    writer->type(random, 10);
    QVERIFY(!saveAs(writer->keeper, path));
    KeptDocument reader(folders.untitled);
    QVERIFY(!open(reader.keeper, path));
    retry(reader.keeper);
    QCOMPARE(reader.keeper.state(), LogKeeper::State::ReadOnly);
    writer.reset();
    retry(reader.keeper);
    QCOMPARE(reader.keeper.state(), LogKeeper::State::Saved);
    QVERIFY(!reader.document.isReadOnly());
    reader.type(random, 3);
    QVERIFY(reader.keeper.flush());
    checkHolds(path, reader.document);
}

void StoreFollowTest::savesElsewhere()
{
    const Folders folders;
    Random random(14);
    const QString path = folders.file("a.tokisuji");
    KeptDocument writer(folders.untitled);
    writer.document.open(slither(4, 4));
    writer.type(random, 10);
    QVERIFY(!saveAs(writer.keeper, path));
    KeptDocument reader(folders.untitled);
    QVERIFY(!open(reader.keeper, path));
    QCOMPARE(idOf(saveAs(reader.keeper, path)), std::string("log-locked"));
    QVERIFY(!saveAs(reader.keeper, folders.file("b.tokisuji")));
    QVERIFY(!reader.document.isReadOnly());
    reader.type(random, 3);
    QVERIFY(reader.keeper.flush());
    checkHolds(folders.file("b.tokisuji"), reader.document);
    checkHolds(path, writer.document);
}

/// Somebody writes the log's last edit between one statement of the reader and the next: any one.
void StoreFollowTest::mayBeReadWhileAnEditIsWritten()
{
    const Folders folders;
    Random random(15);
    const QString whole = folders.file("whole.tokisuji");
    KeptDocument writer(folders.untitled);
    writer.document.open(slither(4, 4));
    writer.type(random, 11);
    QVERIFY(!saveAs(writer.keeper, whole));

    int readWithIt = 0;
    int readWithout = 0;
    for (int moment = 0, statements = 1; moment < statements; ++moment) {
        const QString path = folders.file(QStringLiteral("%1.tokisuji").arg(moment));
        QVERIFY(QFile::copy(whole, path));
        SqlConnection other(path, SqlConnection::Access::Write, 0);
        QVERIFY(other.open());
        QVERIFY(other.run({QStringLiteral("ATTACH '%1' AS whole").arg(whole),
                           QStringLiteral("DELETE FROM nodes WHERE id = 11"),
                           QStringLiteral("UPDATE meta SET value = 10 WHERE key = 'current'")}));
        statements = 0;
        bool isWriting = false;
        watchStorage([&] {
            if (isWriting || statements++ != moment)
                return;
            isWriting = true;
            if (!other.run({QStringLiteral("BEGIN IMMEDIATE"),
                            QStringLiteral("INSERT INTO nodes SELECT * FROM whole.nodes WHERE id = 11"),
                            QStringLiteral("UPDATE meta SET value = 11 WHERE key = 'current'"),
                            QStringLiteral("COMMIT")}))
                other.attempt(QStringLiteral("ROLLBACK")); // the reader is at it
            isWriting = false;
        });
        const Result<Log> log = readLog(path);
        watchStorage({});
        QVERIFY2(log, log ? "" : log.error().id.c_str());
        QCOMPARE(log->history.current(), log->history.size() - 1);
        ++(log->history.size() == 12 ? readWithIt : readWithout);
    }
    QVERIFY(readWithIt > 0);
    QVERIFY(readWithout > 0);
}

TOKISUJI_TEST(StoreFollowTest);
#include "store_follow_test.moc"
