// What leaves the command line for other people: pictures, sheets, replays, links.
#include "program.h"

#include "editor/model/puzzle_file.h"
#include "engine/formats/formats.h"
#include "tests/support/test.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

const QString slither = "https://puzz.link/p?slither/5/5/bdcbdbcac";
const QString sudokuSolved = "pzprv3/sudoku/4/. . 1 . /. . . . /1 . 4 . /. 3 . . /3 4 . 2 /2 1 3 4 /. 2 . 3 /4 . 2 1 ";

} // namespace

class PublishCommandTest : public QObject {
    Q_OBJECT

private slots:
    void exportsWhatIsPublished();
    void exportsThePath();
    void sheetsTakeLists();
    void replaysLogs();
    void everyAddressIsAUrl_data();
    void everyAddressIsAUrl();
    void keepsWhatALinkSays();
};

/// As a further page or picture, where there is a path to a single solution.
void PublishCommandTest::exportsThePath()
{
    const QTemporaryDir folder;
    const QString picture = folder.filePath("a.png"), pdf = folder.filePath("a.pdf"), bare = folder.filePath("b.pdf");
    QCOMPARE(call({"export", slither, picture, "--path", "--title", "Ring"}).exit, 0);
    QVERIFY(QImage(folder.filePath("a-path.png")).width() > QImage(picture).width());
    QCOMPARE(call({"export", slither, pdf, "--path", "--language", "ja"}).exit, 0);
    QCOMPARE(call({"export", slither, bare}).exit, 0);
    QVERIFY(QFileInfo(pdf).size() > 2 * QFileInfo(bare).size());
    const Output several = call({"export", "slither/3/3/g", picture, "--path", "--json"});
    QCOMPARE(several.exit, 2);
    QVERIFY(several.out.contains("export-no-path"));
}

/// With all that stands round it, in two languages; the second page or picture is the answer.
void PublishCommandTest::exportsWhatIsPublished()
{
    const QTemporaryDir folder;
    const QString bare = folder.filePath("bare.png"), whole = folder.filePath("whole.png");
    QCOMPARE(call({"export", slither, bare, "--preset", "blog"}).exit, 0);
    for (const char* language : {"en", "ja"}) {
        const Output outcome =
            call({"export", slither, whole, "--preset", "blog", "--title", "輪", "--author", "A", "--rules",
                  "--example", "--difficulty", "--qr", "--solution", "page", "--language", language, "--json"});
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.json()["file"].toString(), whole);
        QVERIFY(QImage(whole).height() > 2 * QImage(bare).height());
        QVERIFY(!QImage(folder.filePath("whole-answer.png")).isNull());
    }
    const QString pdf = folder.filePath("whole.pdf");
    QCOMPARE(
        call({"export", slither, pdf, "--preset", "magazine", "--rules-text", "Just do it.", "--solution", "below"})
            .exit,
        0);
    const QString clear = folder.filePath("clear.png");
    QCOMPARE(call({"export", slither, clear, "--transparent"}).exit, 0);
    QCOMPARE(QImage(clear).pixelColor(1, 1).alpha(), 0);
    QCOMPARE(call({"export", "slither/2/2/440a", whole, "--solution", "below"}).exit, 2); // there is none
    QCOMPARE(call({"export", "tokisuji:daburi/2/2/1111", whole, "--qr"}).exit, 2);        // it has no web address
    for (const QStringList& wrong :
         {QStringList{"--preset", "newspaper"}, {"--solution", "above"}, {"--language", "xx"}})
        QCOMPARE(call(QStringList{"export", slither, whole} + wrong).exit, 2);
}

/// Files with URLs, files that name other files, and logs with their titles.
void PublishCommandTest::sheetsTakeLists()
{
    const QTemporaryDir folder;
    const auto write = [&](const char* name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(write("links.txt", slither.toUtf8() + "\n" + slither.toUtf8() + "\n"));
    QVERIFY(write("one.txt", QString(sudokuSolved).replace("/", "\n").toUtf8()));
    QVERIFY(write("files.txt", "one.txt\r\n\nlinks.txt\nyajilin/5/5/c30f10g41e12\n"));
    const QString out = folder.filePath("out.pdf");
    QCOMPARE(call({"sheet", folder.filePath("links.txt"), out, "--json"}).json()["puzzles"].toInt(), 2);
    const QJsonObject four = call({"sheet", folder.filePath("files.txt"), out, "--json", "--rules", "--contents",
                                   "--solutions", "back", "--title", "Four", "--language", "ja"})
                                 .json();
    QCOMPARE(four["puzzles"].toInt(), 4);
    QCOMPARE(four["pages"].toInt(), 3); // contents, puzzles, solutions
    const QJsonObject folded = call({"sheet", slither, sudokuSolved, out, "--json", "--paper", "booklet", "--solutions",
                                     "upside-down", "--qr"})
                                   .json();
    QCOMPARE(folded["pages"].toInt(), 1);
    QCOMPARE(call({"sheet", out}).exit, 2);
    QCOMPARE(call({"sheet", slither, "out.png"}).exit, 2);
    QCOMPARE(call({"sheet", slither, out, "--paper", "a3"}).exit, 2);
}

void PublishCommandTest::replaysLogs()
{
    const QTemporaryDir folder;
    const QString log = folder.filePath("a.jsonl");
    History made(*readPuzzle("slither/2/2/d"), 1000);
    for (int i = 0; i < 3; ++i) {
        EditBuilder edit(made.board());
        edit.set(Layer::Number, cellAt(i % 2, i / 2), i + 1);
        made.commit(edit.edit(), 2000 + 5000 * i);
    }
    QVERIFY(!writeHistoryFile(log, made, {}));
    for (const char* name : {"a.svg", "a.html"}) {
        const QString out = folder.filePath(name);
        const Output outcome = call({"replay", log, out, "--verdicts", "--language", "ja", "--json"});
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.json()["states"].toInt(), 4);
        QVERIFY(QFile(out).size() > 1000);
    }
    QCOMPARE(call({"replay", log, folder.filePath("a.gif")}).exit, 2);
    QCOMPARE(call({"replay", folder.filePath("none.tokisuji"), folder.filePath("a.svg")}).exit, 2);
    QCOMPARE(call({"replay", log}).exit, 2);
}

/// Every form that is a link or an address gives it as url; a line for each puzzle, in a batch too.
void PublishCommandTest::everyAddressIsAUrl_data()
{
    QTest::addColumn<QString>("form");
    for (const char* form : {"puzz.link", "pzv", "tokisuji", "penpa", "penpa-edit", "fpuzzles", "sudokupad", "tatham"})
        QTest::newRow(form) << form;
}

void PublishCommandTest::everyAddressIsAUrl()
{
    QFETCH(QString, form);
    const QString sudoku = "sudoku/4/4/h1k1g4h3h";
    const Output one = call({"convert", sudoku, "--to", form, "--json"});
    QCOMPARE(one.exit, 0);
    const QString url = one.json()["url"].toString();
    QVERIFY(!url.isEmpty() && !one.json().contains("text"));
    QCOMPARE(QString::fromUtf8(call({"convert", sudoku, "--to", form}).out).trimmed(), url);
    const Output batch = call({"convert", "-", "--to", form, "--json"}, (sudoku + "\nfoo\n" + sudoku + "\n").toUtf8());
    QCOMPARE(batch.lines().size(), 3);
    QCOMPARE(batch.json(0)["url"].toString(), url);
    QVERIFY(batch.json(1).contains("error"));
    QCOMPARE(batch.json(2)["url"].toString(), url);
}

/// Title and author go on to the next form; the solution becomes marks where that is asked for.
void PublishCommandTest::keepsWhatALinkSays()
{
    const QString link =
        call({"convert", "sudoku/4/4/h1k1g4h3h", "--to", "fpuzzles", "--title", "Four", "--author", "A", "--json"})
            .json()["url"]
            .toString();
    QCOMPARE(call({"convert", link, "--to", "fpuzzles", "--json"}).json()["url"].toString(), link);
    const QString bare = call({"convert", link, "--to", "pzprv3", "--json"}).json()["text"].toString();
    const QString solved = call({"convert", link, "--to", "pzprv3", "--answer", "--json"}).json()["text"].toString();
    QCOMPARE(call({"verify", bare, "--json"}).json()["complete"], QJsonValue(false));
    QCOMPARE(call({"verify", solved, "--json"}).json()["complete"], QJsonValue(true));
    // Where a link brings no solution, nothing is made up.
    QCOMPARE(call({"convert", slither, "--to", "pzprv3", "--answer"}).out,
             call({"convert", slither, "--to", "pzprv3"}).out);
}

TOKISUJI_TEST(PublishCommandTest);
#include "publish_command_test.moc"
