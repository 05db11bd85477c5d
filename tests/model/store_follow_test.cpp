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

TOKISUJI_TEST(StoreFollowTest);
#include "store_follow_test.moc"
