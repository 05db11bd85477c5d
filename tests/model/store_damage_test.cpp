// Files that are no logs, or were ones: each is refused by name, none is written to, and what can be read of a damaged
// one is found.
#include "editor/model/store/log_file.h"
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

#include <algorithm>

using namespace tokisuji;

namespace {

constexpr qsizetype page = 4096;
constexpr int side = 40;
constexpr int manyEdits = 1500;

/// A history in which no edit needs another: each cell is set once.
Log sparseLog()
{
    History history(slither(side, side), 1'700'000'000'000);
    for (int i = 0; i < manyEdits; ++i) {
        EditBuilder builder(history.board());
        builder.set(Layer::Number, cellAt(i % side, i / side), i % 4);
        history.commit(builder.edit(), 1'700'000'000'000 + i);
    }
    Annotations annotations;
    annotations.metadata.title = "題";
    annotations.bookmarks = {{0, "始", ""}, {700, "中", "途中"}, {manyEdits, "終", ""}};
    annotations.pinA = 700;
    annotations.pinB = 20;
    return {std::move(history), std::move(annotations)};
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

const QByteArray& wholeLog()
{
    static const QByteArray bytes = [] {
        const Folders folders;
        const Log log = sparseLog();
        const auto error = LogFile::create(folders.file("a.tokisuji"), contentOf(log.history, log.annotations));
        return error ? QByteArray() : bytesOf(folders.file("a.tokisuji"));
    }();
    return bytes;
}

QByteArray with(QByteArray bytes, qsizetype at, const QByteArray& instead)
{
    return bytes.replace(at, instead.size(), instead);
}

/// The file after a statement of SQL.
QByteArray after(const QString& statement)
{
    const Folders folders;
    put(folders.file("x"), wholeLog());
    {
        SqlConnection connection(folders.file("x"), SqlConnection::Access::Write, 0);
        if (!connection.open() || !connection.run(statement))
            return {};
    }
    return bytesOf(folders.file("x"));
}

/// The number of a leaf page of the nodes, somewhere inside.
qsizetype innerLeaf(const QByteArray& bytes)
{
    constexpr char tableLeaf = 0x0d;
    qsizetype leaf = bytes.size() / page / 2;
    while (bytes[leaf * page] != tableLeaf)
        ++leaf;
    return leaf;
}

} // namespace

class StoreDamageTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsNoLogIsRefused_data();
    void whatIsNoLogIsRefused();
    void logsAreTold();
    void aLostPageCostsItsEdits();
    void aLostFirstPageCostsNothing();
    void aCutFileGivesItsBeginning();
    void aDamagedEditCostsItself();
    void aWholeLogIsSalvagedWhole();
    void withoutARootNothingIsLeft();
    void randomDamageNeverCrashes();
};

void StoreDamageTest::whatIsNoLogIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<std::string>("error");
    const auto row = [](const char* name, const QByteArray& bytes, const char* error) {
        QTest::newRow(name) << bytes << std::string(error);
    };
    const QByteArray& whole = wholeLog();
    const qsizetype leaf = innerLeaf(whole);
    row("text", "pzprv3\nslither\n2\n2\n. . \n. . \n", "log-not-database");
    row("noise", QByteArray(9000, '\xaa'), "log-not-database");
    row("empty", "", "log-truncated");
    row("beginning of the header", whole.first(50), "log-truncated");
    row("header alone", whole.first(100), "log-truncated");
    row("half", whole.first(whole.size() / 2 / page * page), "log-truncated");
    row("half a page", whole.first(whole.size() - page / 2), "log-truncated");
    row("another program's database", after("PRAGMA application_id = 7"), "log-not-ours");
    row("newer", after("PRAGMA user_version = 3"), "log-newer");
    row("page of noise", with(whole, leaf * page, QByteArray(page, '\x5a')), "log-damaged");
    row("page of zeros", with(whole, leaf * page, QByteArray(page, '\0')), "log-damaged");
    row("first page lost", with(whole, 100, QByteArray(page - 100, '\0')), "log-damaged");
    row("damaged edit", after("UPDATE nodes SET edit = x'0102030405' WHERE id = 900"), "log-damaged");
    row("wrong parent", after("UPDATE nodes SET parent = 3 WHERE id = 900"), "log-damaged");
    row("wrong time", after("UPDATE nodes SET time = time + 1 WHERE id = 900"), "log-damaged");
    row("missing node", after("DELETE FROM nodes WHERE id = 900"), "log-damaged");
    row("no root", after("DELETE FROM roots"), "log-damaged");
    row("wrong current node", after("UPDATE meta SET value = 99999 WHERE key = 'current'"), "log-damaged");
    row("table missing", after("DROP TABLE visits"), "log-damaged");
    row("trigger", after("CREATE TRIGGER t AFTER INSERT ON nodes BEGIN DELETE FROM nodes; END"), "log-damaged");
}

void StoreDamageTest::whatIsNoLogIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const std::string, error);
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    put(path, bytes);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(3, 3));
    const std::optional<Error> refused = open(desk.keeper, path);
    QVERIFY2(idOf(refused) == error, idOf(refused).c_str());
    QCOMPARE(refused->args.front(), path.toStdString());
    QCOMPARE(readLog(path) ? std::string() : readLog(path).error().id, error);
    QVERIFY(desk.document.board() == slither(3, 3)); // as it was
    QCOMPARE(desk.keeper.state(), LogKeeper::State::NothingToSave);
    [[maybe_unused]] const std::optional<Salvage> found = salvage(path);
    QVERIFY(bytesOf(path) == bytes); // never written to
    QCOMPARE(QDir(folders.all.path()).entryList(QDir::Files | QDir::Hidden), QStringList{"a.tokisuji"});
}

void StoreDamageTest::logsAreTold()
{
    const Folders folders;
    const auto looks = [&](const QByteArray& bytes) {
        put(folders.file("x"), bytes);
        return looksLikeLog(folders.file("x"));
    };
    QVERIFY(looks(wholeLog()));
    QVERIFY(looks(wholeLog().first(page * 3)));
    QVERIFY(!looks("pzprv3\nslither\n"));
    QVERIFY(!looks(""));
    QVERIFY(!looksLikeLog(folders.file("missing")));
    QVERIFY(!looksLikeLog(folders.all.path()));
    QCOMPARE(readLog(folders.file("missing")).error().id, std::string("file-missing"));
    QCOMPARE(readLog(folders.all.path()).error().id, std::string("log-not-regular"));
}

void StoreDamageTest::aLostPageCostsItsEdits()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    const Log log = sparseLog();
    for (const char filler : {'\0', '\x5a', '\xff'}) {
        put(path, with(wholeLog(), innerLeaf(wholeLog()) * page, QByteArray(page, filler)));
        const std::optional<Salvage> found = salvage(path);
        QVERIFY(found);
        const History& history = found->log.history;
        QVERIFY(found->lost > 50 && found->lost < 300); // those of a page
        QCOMPARE(history.size() - 1, manyEdits - found->lost);
        int missing = 0;
        for (int i = 0; i < manyEdits; ++i)
            missing += history.board().at(Layer::Number, cellAt(i % side, i / side)) == blank ? 1 : 0;
        QCOMPARE(missing, found->lost);
        QCOMPARE(found->log.annotations.metadata.title, "題");
        QCOMPARE(found->log.annotations.bookmarks.back().node, history.size() - 1); // renumbered
        QCOMPARE(history.current(), history.size() - 1);
    }
}

void StoreDamageTest::aLostFirstPageCostsNothing()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    const Log log = sparseLog();
    for (const char filler : {'\0', '\x5a'}) {
        put(path, with(wholeLog(), 0, QByteArray(page, filler)));
        const std::optional<Salvage> found = salvage(path);
        QVERIFY(found);
        QCOMPARE(found->lost, 0);
        checkSame(found->log.history, log.history);
        checkSame(found->log.annotations, log.annotations);
    }
}

void StoreDamageTest::aCutFileGivesItsBeginning()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    const Log log = sparseLog();
    put(path, wholeLog().first(wholeLog().size() / 2));
    const std::optional<Salvage> found = salvage(path);
    QVERIFY(found);
    const History& history = found->log.history;
    QVERIFY(history.size() > manyEdits / 8);
    QVERIFY(found->lost > 0);
    QCOMPARE(history.size() - 1 + found->lost, manyEdits);
    for (NodeId id = 1; id < history.size(); ++id)
        QVERIFY(history.node(id).edit == log.history.node(id).edit);
}

void StoreDamageTest::aDamagedEditCostsItself()
{
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    put(path, after("UPDATE nodes SET edit = x'00' WHERE id IN (700, 1500)"));
    const std::optional<Salvage> found = salvage(path);
    QVERIFY(found);
    QCOMPARE(found->lost, 2);
    QCOMPARE(found->log.history.size(), manyEdits - 1);
    QCOMPARE(found->log.annotations.bookmarks.size(), 1U); // those of lost nodes are gone
    QCOMPARE(found->log.annotations.pinA, noNode);
    QCOMPARE(found->log.annotations.pinB, 20);
    QCOMPARE(found->log.history.current(), manyEdits - 2);
}

void StoreDamageTest::aWholeLogIsSalvagedWhole()
{
    const Folders folders;
    Random random(4);
    KeptDocument desk(folders.untitled);
    desk.document.open(slither(5, 5));
    for (int i = 0; i < 60; ++i) { // with branches, and left where redo does not go the newest way
        desk.type(random, 4);
        desk.document.goTo(pick(random, static_cast<int>(desk.document.history().size())));
    }
    QVERIFY(!saveAs(desk.keeper, folders.file("a.tokisuji")));
    const std::optional<Salvage> found = salvage(folders.file("a.tokisuji"));
    QVERIFY(found);
    QCOMPARE(found->lost, 0);
    checkSame(found->log.history, desk.document.history());
}

void StoreDamageTest::withoutARootNothingIsLeft()
{
    const Folders folders;
    put(folders.file("a.tokisuji"), after("DELETE FROM roots"));
    QVERIFY(!salvage(folders.file("a.tokisuji")));
    put(folders.file("a.tokisuji"), "no log at all");
    QVERIFY(!salvage(folders.file("a.tokisuji")));
    QVERIFY(!salvage(folders.file("missing.tokisuji")));
    QVERIFY(!salvage(folders.all.path()));
}

void StoreDamageTest::randomDamageNeverCrashes()
{
    constexpr int rounds = 300;
    const Folders folders;
    const QString path = folders.file("a.tokisuji");
    const Log log = sparseLog();
    Random random(5);
    const auto below = [&](qsizetype limit) { return pick(random, static_cast<int>(limit)); };
    int refused = 0;
    int salvaged = 0;
    for (int round = 0; round < rounds && !QTest::currentTestFailed(); ++round) {
        QByteArray bytes = wholeLog();
        if (round % 3 == 0)
            bytes.truncate(below(bytes.size()));
        for (int flips = round % 3 == 1 ? 200 : below(6); flips > 0 && !bytes.isEmpty(); --flips) {
            const qsizetype at = round % 2 == 0 ? below(std::min(page * 6, bytes.size())) : below(bytes.size());
            bytes[at] = static_cast<char>(below(256));
        }
        put(path, bytes);
        if (const Result<Log> read = readLog(path))
            checkSame(read->history, log.history); // what is not refused is right
        else
            ++refused;
        const std::optional<Salvage> found = salvage(path);
        salvaged += found ? 1 : 0;
        QVERIFY(!found || found->lost >= 0);
        QVERIFY(bytesOf(path) == bytes);
    }
    qInfo("%d damaged files: %d refused, %d salvaged", rounds, refused, salvaged);
    QVERIFY(refused > rounds / 2);
    QVERIFY(salvaged > rounds / 2);
}

TOKISUJI_TEST(StoreDamageTest);
#include "store_damage_test.moc"
