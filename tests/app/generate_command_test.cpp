// New puzzles on the command line.
#include "program.h"

#include "engine/board/edit.h"
#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "tests/support/test.h"

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

class GenerateCommandTest : public QObject {
    Q_OBJECT

private slots:
    void printsUniquePuzzles();
    void json();
    void seedsSplitOverCalls();
    void patternAndValues();
    void solutionWishes();
    void startAndGiven();
    void profiles();
    void distinctPuzzles();
    void limit();
    void piecesWithOneSolution();
    void refusesBadUsage_data();
    void refusesBadUsage();
};

namespace {

QString fileWith(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

/// The numbers of a puzzle, row by row, as the file form has them.
QList<QByteArray> rowsOf(const QByteArray& url)
{
    QList<QByteArray> rows = call({"convert", url, "--to", "pzprv3"}).lines();
    return rows;
}

} // namespace

void GenerateCommandTest::printsUniquePuzzles()
{
    const Output made = call({"generate", "slither", "5x6", "--count", "3"});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.lines().size(), 3);
    const QList<QByteArray> urls = made.lines();
    QCOMPARE(QSet<QByteArray>(urls.begin(), urls.end()).size(), 3);
    for (const QByteArray& url : urls) {
        QVERIFY(url.startsWith("https://puzz.link/p?slither/5/6/"));
        QCOMPARE(call({"check", "--json", url}).json()["status"].toString(), QString("unique"));
    }
}

void GenerateCommandTest::json()
{
    const Output made = call({"generate", "mashu", "6x5", "--count=2", "--seed=40", "--json"});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.lines().size(), 2);
    for (int i = 0; i < 2; ++i) {
        const QJsonObject line = made.json(i);
        QCOMPARE(line["seed"].toInt(), 40 + i);
        QVERIFY(line["clues"].toInt() > 0);
        QVERIFY(line["ms"].toDouble() > 0);
        const QString url = line["url"].toString();
        QCOMPARE(call({"check", "--json", url}).json()["status"].toString(), QString("unique"));
    }
}

void GenerateCommandTest::seedsSplitOverCalls()
{
    const QList<QByteArray> all = call({"generate", "daburi", "5x5", "--count", "4", "--seed", "7"}).lines();
    const QList<QByteArray> rest =
        call({"generate", "daburi", "5x5", "--count", "2", "--seed", "9", "--threads", "1"}).lines();
    QCOMPARE(all.size(), 4);
    QCOMPARE(rest, all.mid(2));
}

void GenerateCommandTest::patternAndValues()
{
    const QTemporaryDir folder;
    const QString pattern = fileWith(folder, "pattern.txt", "o....\n.....\n..x..\n.....\n....o\n");
    const Output made = call({"generate", "slither", "5x5", "--pattern", pattern, "--values", "0:1,1:1,2:2,3:3"});
    QCOMPARE(made.exit, 0);
    const QList<QByteArray> rows = rowsOf(made.lines().first());
    QVERIFY(!rows[4].startsWith("."));
    QCOMPARE(rows[6].split(' ')[2], QByteArray("."));
    QVERIFY(rows[8].split(' ')[4] != ".");
}

void GenerateCommandTest::solutionWishes()
{
    const Output square = call({"generate", "chocona", "6x6", "--solution-has", "shaded:3x3"});
    QCOMPARE(square.exit, 0);
    const QString solution = call({"check", "--json", square.lines().first()}).json()["solution"].toString();
    QVERIFY(solution.contains("# # #"));

    const Output drawn = call({"generate", "heyawake", "5x5", "--solution-has",
                               "pzprv3.1/heyawake/5/5/"
                               "0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /0 0 0 0 /"
                               "0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /0 0 0 0 0 /"
                               ". . . . . /. . . . . /. . . . . /. . . . . /. . . . . /"
                               "# . . . . /. . . . . /. . # . . /. . . . . /. . . . . /"});
    QCOMPARE(drawn.exit, 0);
    const QString marks = call({"check", "--json", drawn.lines().first()}).json()["solution"].toString();
    const QStringList parts = marks.split('/');
    QVERIFY(parts.size() >= 23);
    QVERIFY2(parts[18].startsWith("#"), marks.toUtf8().constData());
    QVERIFY2(parts[20].mid(4, 1) == "#", marks.toUtf8().constData());
}

void GenerateCommandTest::startAndGiven()
{
    const Output made =
        call({"generate", "sudoku", "4x4", "--start", "https://puzz.link/p?sudoku/4/4/1g2t", "--keep-given"});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.lines().size(), 1);
    QVERIFY(made.lines().first().contains("sudoku/4/4/1"));
}

void GenerateCommandTest::profiles()
{
    const Output made = call({"generate", "slither", "5x5", "--profile", "easy"});
    QCOMPARE(made.exit, 0);
    const QJsonObject path = call({"trace", "--json", "--profile", "easy", made.lines().first()}).json();
    QCOMPARE(path["result"].toString(), QString("solved"));
}

/// On so small a board the same puzzles come again and again.
void GenerateCommandTest::distinctPuzzles()
{
    const QStringList words{"generate", "slither", "2x3", "--count", "40", "--seed", "5", "--json"};
    const Output all = call(words);
    const Output some = call(words + QStringList{"--distinct"});
    QCOMPARE(all.lines().size(), 40);
    QCOMPARE(some.lines().size(), 40);
    const auto formsOf = [](const QJsonObject& line) {
        Board board = *readPuzzle(line["url"].toString().toStdString());
        QSet<QByteArray> forms;
        for (int i = 0; i < 8; ++i) {
            forms << QByteArray::fromStdString(writePzprv3(board));
            const auto kind = i == 3 ? Transform::Kind::FlipTopBottom : Transform::Kind::RotateLeft;
            transform(board, kind).applyTo(board);
        }
        return forms;
    };
    QSet<QByteArray> given;
    int leftOut = 0;
    for (int i = 0; i < 40; ++i) {
        const QJsonObject line = some.json(i);
        QCOMPARE(line["seed"].toInt(), 5 + i);
        if (!line.contains("url")) {
            QCOMPARE(line["id"].toString(), QString("same-puzzle"));
            QVERIFY(formsOf(all.json(i)).intersects(formsOf(all.json(line["sameAs"].toInt() - 5))));
            ++leftOut;
            continue;
        }
        QCOMPARE(line["url"], all.json(i)["url"]);
        QVERIFY(!given.intersects(formsOf(line)));
        given.unite(formsOf(line));
    }
    QVERIFY(leftOut > 0);
}

void GenerateCommandTest::limit()
{
    const Output text = call({"generate", "slither", "60x60", "--timeout", "100"});
    QCOMPARE(text.exit, 3);
    QVERIFY(text.out.isEmpty());
    QVERIFY(text.err.contains("seed 1"));
    const Output json = call({"generate", "slither", "60x60", "--timeout", "100", "--json"});
    QCOMPARE(json.exit, 3);
    QCOMPARE(json.lines().size(), 1);
    QCOMPARE(json.json()["id"].toString(), QString("limit"));
}

void GenerateCommandTest::piecesWithOneSolution()
{
    const Output made =
        call({"generate", "edgematch", "4x3", "--colours", "8", "--free", "--pin", "centre", "--unique", "--json"});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.json()["status"].toString(), QString("unique"));
    // turned by a half each of these boards is another one, whatever the seed
    const Output none = call({"generate", "edgematch", "5x5", "--colours", "5", "--free", "--unique"});
    QCOMPARE(none.exit, 3);
    QVERIFY(none.err.contains("No puzzle with one solution"));
}

void GenerateCommandTest::refusesBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* name, const QStringList& words, const QByteArray& says) {
        QTest::newRow(name) << words << says;
    };
    row("nothing", {}, "genre and a size");
    row("no genre", {"nonsense", "5x5"}, "no genre named nonsense");
    row("no size", {"slither", "5"}, "not a size");
    row("size too large", {"slither", "500x5"}, "cannot have a board of this size");
    row("not square", {"sudoku", "9x8"}, "cannot have a board of this size");
    row("symmetry", {"slither", "5x6", "--symmetry", "quarter"}, "needs a square board");
    row("symmetry's name", {"slither", "5x6", "--symmetry", "round"}, "--symmetry");
    row("clues", {"slither", "5x5", "--clues", "many"}, "--clues");
    row("clues turned round", {"slither", "5x5", "--clues", "9..3"}, "above the maximum");
    row("values", {"slither", "5x5", "--values", "1:x"}, "--values");
    row("no such value", {"slither", "5x5", "--values", "9"}, "is a valid clue");
    row("pattern", {"slither", "5x5", "--pattern", "/nowhere/at/all"}, "Cannot read");
    row("wish", {"nurikabe", "5x5", "--solution-has", "shaded:2x3"}, "not a square");
    row("square too large", {"nurikabe", "5x5", "--solution-has", "unshaded:6x6"}, "does not fit");
    row("square without shading", {"slither", "5x5", "--solution-has", "shaded:2x2"}, "has no shaded cells");
    row("start", {"slither", "5x5", "--start", "gibberish"}, "--start");
    row("start of another size", {"slither", "5x5", "--start", "slither/4/4/6ag8c22c"}, "different genre, size");
    row("given without start", {"slither", "5x5", "--keep-given"}, "--keep-given needs --start");
    row("profile", {"slither", "5x5", "--profile", "genius"}, "--profile");
    row("symmetry of ends", {"numlin", "6x6", "--symmetry", "point"}, "cannot have this symmetry");
    row("technique", {"slither", "5x5", "--must-use", "magic"}, "no technique \"magic\"");
    row("technique of another genre", {"slither", "5x5", "--must-use", "pointing"}, "has no technique \"pointing\"");
    row("technique above the profile", {"slither", "5x5", "--profile", "easy", "--must-use", "zero,refutation"},
        "the profile \"easy\" does not use \"refutation\"");
    row("technique above the implied profile", {"slither", "5x5", "--must-use", "solver"},
        "the profile \"hard\" does not use \"solver\"");
    row("technique both ways", {"slither", "5x5", "--must-use", "zero", "--must-not-use", "zero"}, "cannot both use");
    row("symmetry of stars", {"starbattle", "10x10", "--symmetry", "left-right"}, "cannot have this symmetry");
    row("stars in a rectangle", {"starbattle", "5x8"}, "the board must be square");
    row("a loop in one row", {"mashu", "6x1"}, "at least 2 columns and 2 rows");
    row("pieces that turn", {"edgematch", "3x3", "--free", "--unique"}, "use --pin centre and an even number");
    row("pieces that turn round the pin", {"edgematch", "5x5", "--free", "--unique", "--pin", "centre"},
        ": use an even number");
    row("seed", {"slither", "5x5", "--seed", "-1"}, "--seed");
}

void GenerateCommandTest::refusesBadUsage()
{
    QFETCH(QStringList, words);
    QFETCH(QByteArray, says);
    const Output outcome = call(QStringList{"generate"} + words);
    QCOMPARE(outcome.exit, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(says), outcome.err.constData());
}

TOKISUJI_TEST(GenerateCommandTest);
#include "generate_command_test.moc"
