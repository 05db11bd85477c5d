// Files that are damaged, not ours or gone: nothing is lost, and it is said in words.

#include "editor/ui/texts/error_text.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUrl>

using namespace tokisuji;
using namespace tokisuji::files;

namespace {

/// Runs one statement on a database, as another program would.
void runSql(const QString& path, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
}

} // namespace

class FilesDamageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpOnce(); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void aDamagedLogIsSalvaged();
    void foreignFilesAreRefused_data();
    void foreignFilesAreRefused();
    void aVanishedFolderLosesNothing();
    void everyErrorOfLogsHasWords();
};

void FilesDamageTest::aDamagedLogIsSalvaged()
{
    const Workplace desk;
    const QString path = desk.path("damaged.tokisuji");
    {
        const auto window = desk.window();
        window->openAnything(slither5);
        for (int i = 0; i < 400; ++i)
            type(*window, i % 2 == 0 ? QStringLiteral("1") : QStringLiteral("2"));
        QVERIFY(!saveAs(*window->keeper(), path));
        QVERIFY(window->close());
    }
    QByteArray bytes = bytesOf(path);
    QVERIFY(bytes.size() > 3 * 4096);
    bytes.replace(bytes.size() - 4096, 4096, QByteArray(4096, '\x5a'));
    write(path, bytes);

    const auto window = desk.window();
    QVERIFY(!openAndWait(*window, path));
    QVERIFY2(barOf(*window)->text().startsWith(QStringLiteral("damaged.tokisuji is damaged; ")),
             qPrintable(barOf(*window)->text()));
    take(*window, QStringLiteral("Open what can be read"));
    QVERIFY(!window->document()->isEmpty());
    QVERIFY(window->document()->history().size() > 1);
    QVERIFY(window->document()->filePath().isEmpty());
    type(*window, QStringLiteral("3"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(window->keeper()->isUntitled());
    QVERIFY(bytesOf(path) == bytes); // never written to
}

void FilesDamageTest::foreignFilesAreRefused_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("words");
    QTest::newRow("newer") << "newer" << QStringLiteral("newer version of Tokisuji");
    QTest::newRow("another program's database") << "other" << QStringLiteral("another program");
    QTest::newRow("text") << "text" << QStringLiteral("not a Tokisuji file");
    QTest::newRow("cut off") << "cut" << QStringLiteral("odd.tokisuji");
    QTest::newRow("empty") << "empty" << QStringLiteral("odd.tokisuji");
    QTest::newRow("missing") << "missing" << QStringLiteral("no file");
}

void FilesDamageTest::foreignFilesAreRefused()
{
    QFETCH(QString, kind);
    QFETCH(QString, words);
    const Workplace desk;
    const QString path = desk.path("odd.tokisuji");
    const auto window = desk.window();
    window->openAnything(slither5);
    QVERIFY(!duplicate(*window->keeper(), path));
    if (kind == "newer")
        runSql(path, QStringLiteral("PRAGMA user_version = 99"));
    else if (kind == "other")
        runSql(path, QStringLiteral("PRAGMA application_id = 77"));
    else if (kind == "text")
        write(path, "a shopping list");
    else if (kind == "cut")
        write(path, bytesOf(path).left(1000));
    else if (kind == "empty")
        write(path, {});
    else
        QFile::remove(path);
    const QByteArray before = bytesOf(path);
    type(*window, QStringLiteral("1"));
    const Board board = window->document()->board();
    for (const QString& language : {QStringLiteral("ja"), QStringLiteral("en")}) {
        applyLanguage(language);
        QVERIFY(!openAndWait(*window, QUrl::fromLocalFile(path).toString()));
        QVERIFY(barOf(*window)->isVisible());
        QVERIFY(!barOf(*window)->text().contains(QLatin1Char('%')));
    }
    QVERIFY2(barOf(*window)->text().contains(words), qPrintable(barOf(*window)->text()));
    QVERIFY(window->document()->board() == board);
    type(*window, QStringLiteral("2"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(bytesOf(path) == before);
}

void FilesDamageTest::aVanishedFolderLosesNothing()
{
    const Workplace desk;
    QVERIFY(QDir().mkpath(desk.path("drive")));
    const auto window = desk.window();
    window->openAnything(slither5);
    QVERIFY(!saveAs(*window->keeper(), desk.path("drive/away.tokisuji")));
    QVERIFY(QDir(desk.path("drive")).removeRecursively());
    type(*window, QStringLiteral("1"));
    QVERIFY(waitFor(*window, LogKeeper::State::Failed));
    QVERIFY(window->isWindowModified());
    QVERIFY2(statusOf(*window).startsWith(QStringLiteral("not saved: ")), qPrintable(statusOf(*window)));
    QVERIFY(barOf(*window)->text().contains(QStringLiteral("Your work is still here.")));
    QVERIFY(offer(*window, QStringLiteral("Try again")) != nullptr);
    type(*window, QStringLiteral("2")); // goes on all the same
    QCOMPARE(window->document()->history().size(), 3);
    chooseFile(desk.path("here.tokisuji"));
    take(*window, QStringLiteral("Save elsewhere…"));
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QVERIFY(!window->isWindowModified());
    QVERIFY(!barOf(*window)->isVisible());
    const auto log = readLog(desk.path("here.tokisuji"));
    QVERIFY(log);
    QCOMPARE(log->history.size(), 3);
}

void FilesDamageTest::everyErrorOfLogsHasWords()
{
    for (const char* id :
         {"log-bad-record", "log-changed-elsewhere", "log-damaged",       "log-disk-full",   "log-locked",
          "log-newer",      "log-not-database",      "log-not-ours",      "log-not-regular", "log-read-only",
          "log-truncated",  "log-unreadable",        "log-unwritable",    "log-vanished",    "lines-edit",
          "lines-field",    "lines-newer",           "lines-not-history", "lines-not-json",  "lines-unknown"}) {
        const Error error{.id = id, .args = {"/folder/island.tokisuji", "2", "1"}};
        const QString english = errorText(error);
        QVERIFY2(english != QLatin1String(id), id);
        applyLanguage(QStringLiteral("ja"));
        QVERIFY2(errorText(error) != english, id);
        QVERIFY2(!errorText(error).contains(QLatin1Char('%')), id);
        applyLanguage(QStringLiteral("en"));
    }
}

TOKISUJI_TEST(FilesDamageTest);
#include "files_damage_test.moc"
