// The command line as other programs use it: the built program, its output, its exit codes.
#include "program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

const QString slither = "https://puzz.link/p?slither/5/5/bdcbdbcac";
const QString sudokuSolved = "pzprv3/sudoku/4/. . 1 . /. . . . /1 . 4 . /. 3 . . /3 4 . 2 /2 1 3 4 /. 2 . 3 /4 . 2 1 ";
const QString sudokuWrong = "pzprv3/sudoku/4/. . 1 . /. . . . /1 . 4 . /. 3 . . /3 4 . 2 /2 1 3 4 /. 2 . 3 /4 . 2 4 ";

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

private slots:
    void checks_data();
    void checks();
    void checksOpenBoards_data();
    void checksOpenBoards();
    void openMarksAreDetermined();
    void checkSaysWhereASolutionIs();
    void checkInWords();
    void checkStopsAtItsLimit();
    void marksCountWhenAsked();
    void batchKeepsTheOrder();
    void verifies();
    void counts();
    void converts_data();
    void converts();
    void convertsToPenpa();
    void convertsToJson();
    void readsFiles();
    void errorsAreInTheLanguageAskedFor();
    void exportsPictures();
    void printsSheets();
    void listsGenres();
    void opensKindsWithoutRules();
    void refusesBadInput_data();
    void refusesBadInput();
    void refusesBadUsage_data();
    void refusesBadUsage();
    void hugeInput();
    void editorWithoutDisplay();
    void strangeCallsOfTheEditor_data();
    void strangeCallsOfTheEditor();
    void helps();
    void allocatesFast();
    void manualPage();
    void manualSite();
};

void CommandLineTest::checks_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("status");
    QTest::newRow("unique") << slither << "unique";
    QTest::newRow("unique, bare") << "sudoku/4/4/h1k1g4h3h"
                                  << "unique";
    QTest::newRow("several") << "sudoku/4/4/h1k1g4k"
                             << "several";
    QTest::newRow("none") << "slither/2/2/440a"
                          << "none";
    QTest::newRow("own genre") << "tokisuji:daburi/3/1/121"
                               << "several";
}

void CommandLineTest::checks()
{
    QFETCH(QString, puzzle);
    QFETCH(QString, status);
    const Output outcome = call({"check", "--json", puzzle});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.lines().size(), 1);
    const QJsonObject json = outcome.json();
    QCOMPARE(json["status"].toString(), status);
    for (const char* number : {"determined", "total", "ms", "firstMs", "statusMs"})
        QVERIFY2(json[number].isDouble() && json[number].toDouble() >= 0, number);
    if (status == "unique")
        QCOMPARE(json["determined"], json["total"]);
    QCOMPARE(json.contains("solution"), status != "none");
    QCOMPARE(json.contains("alternative"), status == "several");
    QCOMPARE(json.contains("conflict"), status == "none");
}

void CommandLineTest::checksOpenBoards_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("toCome");
    const auto row = [](const char* name, const QString& puzzle, const char* status, const char* toCome = "") {
        QTest::newRow(name) << puzzle << status << toCome;
    };
    row("finished", slither, "unique");
    row("several", "sudoku/4/4/h1k1g4k", "several");
    row("nothing can help", "slither/2/2/440a", "none");
    row("no rectangle is so large", "shikaku/3/3/5n", "none");
    row("shikaku, the first clue", "shikaku/3/3/4n", "open", "clues");
    row("nurikabe, the first clue", "nurikabe/3/3/1n", "open", "clues");
    row("star battle without rooms", "starbattle/4/4/1/0000", "open", "rooms");
    row("kakuro without walls", "kakuro/10/10/zzzzz", "open", "clues");
    row("a number without its arrow", "yajilin/3/3/d01d", "open", "clues");
    row("pieces", "tokisuji:edgematch/3/2/0.2.1.0_1.2.2.0_0.0.1.2_1.0.0.1_2.1.0.1_2.1.0.0/free", "several");
}

void CommandLineTest::checksOpenBoards()
{
    QFETCH(QString, puzzle);
    QFETCH(QString, status);
    QFETCH(QString, toCome);
    const Output outcome = call({"check", "--json", "--open", puzzle});
    QCOMPARE(outcome.exit, 0);
    const QJsonObject json = outcome.json();
    QCOMPARE(json["status"].toString(), status);
    QCOMPARE(json["toCome"].toString(), toCome);
    const bool isOpen = status == "open";
    QCOMPARE(json["missing"].isArray(), isOpen);
    QCOMPARE(json.contains("determinedMarks"), status != "none");
    QCOMPARE(json.contains("solution"), !isOpen && status != "none");
    QCOMPARE(json.contains("conflict"), status == "none");
    if (isOpen)
        QCOMPARE(call({"check", "--json", puzzle}).json()["status"].toString(), "none");
}

/// A 4 in the corner of 3x3 is a square: it cannot reach the cells of the other row and column.
void CommandLineTest::openMarksAreDetermined()
{
    const QJsonObject json = call({"check", "--json", "--open", "shikaku/3/3/4n"}).json();
    QCOMPARE(json["missing"].toArray(), (QJsonArray{"R1C3", "R2C3", "R3C1", "R3C2", "R3C3"}));
    QCOMPARE(json["determined"].toInt(), 8);
    const Output words = call({"check", "--open", "shikaku/3/3/4n"});
    QVERIFY(words.out.startsWith("Shikaku 3×3: open, 8 of 12 determined"));
    QVERIFY(words.out.contains("missing: R1C3 R2C3 R3C1 R3C2 R3C3"));
}

void CommandLineTest::checkSaysWhereASolutionIs()
{
    for (const QString& puzzle : {slither, QString("yajilin/5/5/c30f10g41e12"), QString("sudoku/4/4/h1k1g4k")}) {
        const QJsonObject json = call({"check", puzzle, "--json"}).json();
        QCOMPARE(call({"verify", "--json", json["solution"].toString()}).json()["complete"], QJsonValue(true));
        if (!json.contains("alternative"))
            continue;
        QVERIFY(json["alternative"] != json["solution"]);
        QCOMPARE(call({"verify", "--json", json["alternative"].toString()}).json()["complete"], QJsonValue(true));
    }
}

void CommandLineTest::checkInWords()
{
    const Output outcome = call({"check", slither});
    QCOMPARE(outcome.exit, 0);
    QVERIFY(outcome.out.startsWith("Slitherlink 5×5: unique, 60 of 60 determined"));
}

void CommandLineTest::checkStopsAtItsLimit()
{
    const Output outcome = call({"check", "--json", "--timeout", "30", "slither/60/60/1"});
    QCOMPARE(outcome.exit, 3);
    QCOMPARE(outcome.json()["why"].toString(), QString("limit"));
}

void CommandLineTest::marksCountWhenAsked()
{
    const auto statusOf = [](const char* marks) {
        return call({"check", "--json", "--marks", marks, sudokuWrong}).json()["status"].toString();
    };
    QCOMPARE(statusOf("ignore"), QString("unique"));
    QCOMPARE(statusOf("use"), QString("none"));
}

void CommandLineTest::batchKeepsTheOrder()
{
    const QByteArray input = slither.toUtf8() + "\nfoo/1/1/a\n\n" + sudokuSolved.toUtf8() + "\r\nslither/0/1/a";
    const Output outcome = call({"check", "--json", "-"}, input);
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.lines().size(), 5);
    QCOMPARE(outcome.json(0)["status"].toString(), QString("unique"));
    QCOMPARE(outcome.json(1)["at"].toInt(-1), 0);
    QVERIFY(outcome.json(1)["error"].toString().contains("foo"));
    QCOMPARE(outcome.json(2)["id"].toString(), QString("input-empty"));
    QVERIFY(outcome.json(2)["at"].isNull());
    QCOMPARE(outcome.json(3)["genre"].toString(), QString("sudoku"));
    QCOMPARE(outcome.json(4)["at"].toInt(), 8);

    const Output words = call({"check", "-"}, input);
    QCOMPARE(words.lines().size(), 2);
    QVERIFY(words.err.contains("line 2: "));
    QCOMPARE(call({"check", "--json", "-"}).lines().size(), 0);
}

void CommandLineTest::verifies()
{
    const Output right = call({"verify", "--json", sudokuSolved});
    QCOMPARE(right.exit, 0);
    QCOMPARE(right.json()["complete"], QJsonValue(true));
    QVERIFY(!right.json().contains("broken"));

    const Output wrong = call({"verify", "--json", sudokuWrong});
    QCOMPARE(wrong.exit, 0);
    QCOMPARE(wrong.json()["complete"], QJsonValue(false));
    const QJsonArray broken = wrong.json()["broken"].toArray();
    QVERIFY(!broken.isEmpty());
    for (const QJsonValue& rule : broken) {
        QVERIFY(rule["rule"].toString().endsWith("-different"));
        QVERIFY(rule["places"].toArray().contains(QJsonValue("R4C4")));
    }
    const Output tolerated = call({"verify", "--json", "pzprv3/canal/1/2/0 . /# + "});
    QCOMPARE(tolerated.json()["complete"], QJsonValue(true));
    QCOMPARE(tolerated.json()["tolerated"].toArray()[0].toObject()["rule"].toString(), "clue-free");
    const Output words = call({"verify", sudokuWrong});
    QVERIFY(words.out.startsWith("not complete\n"));
    QVERIFY2(words.out.contains("\n  R3C3, R3C4, R4C3, R4C4: A number occurs twice in a box\n"), words.out.constData());
    const Output japanese = call({"verify", "--language=ja", sudokuWrong});
    QVERIFY(japanese.out.startsWith("完成していない\n"));
    QCOMPARE(japanese.lines().size(), words.lines().size());
    QCOMPARE(call({"verify", "--language=xx", sudokuWrong}).exit, 2);
    QCOMPARE(call({"verify", "--json", slither}).json()["complete"], QJsonValue(false));
}

void CommandLineTest::counts()
{
    const QJsonObject unique = call({"count", "--json", slither}).json();
    QCOMPARE(unique["solutions"].toInt(), 1);
    QCOMPARE(unique["exact"], QJsonValue(true));
    QVERIFY(!unique.contains("estimate"));
    QCOMPARE(call({"count", "sudoku/4/4/v"}).out, QByteArray("288\n"));
    const QJsonObject many = call({"count", "--json", "--most", "20", "sudoku/4/4/v"}).json();
    QCOMPARE(many["solutions"].toInt(), 20);
    QCOMPARE(many["exact"], QJsonValue(false));
    const QJsonObject estimate = many["estimate"].toObject();
    QVERIFY(std::abs(estimate["mean"].toDouble() - 288) < 30); // 288 they are
    QVERIFY(estimate["low"].toDouble() < estimate["mean"].toDouble());
    QVERIFY(estimate["high"].toDouble() > estimate["mean"].toDouble());
    QVERIFY(call({"count", "--most", "20", "sudoku/4/4/v"}).out.startsWith("about "));
    const QByteArray full = "pzprv3/sudoku/4/. . . . /. . . . /. . . . /. . . . /1 2 3 4 /3 4 1 2 /2 1 4 3 /. . . . ";
    QCOMPARE(call({"count", "--marks", "use", full.constData()}).out, QByteArray("1\n"));
    const Output stopped =
        call({"count", "--json", "--timeout", "1", "--most", "1000000", "slither/20/20/zzzzzzzzzzzzzzzz"});
    QCOMPARE(stopped.exit, 3);
    QCOMPARE(stopped.json()["exact"], QJsonValue(false));
    QCOMPARE(call({"count", "--most", "0", slither}).exit, 2);
}

void CommandLineTest::converts_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("written");
    QTest::newRow("puzz.link") << "puzz.link"
                               << "url"
                               << "https://puzz.link/p?hashi/2/1/1./";
    QTest::newRow("pzv") << "pzv"
                         << "url"
                         << "https://pzv.jp/p.html?hashi/2/1/1./";
    QTest::newRow("tokisuji") << "tokisuji"
                              << "url"
                              << "tokisuji:hashi/2/1/1./";
    QTest::newRow("pzprv3") << "pzprv3"
                            << "text"
                            << "pzprv3/hashikake/1/2/1 - /0 ";
}

void CommandLineTest::converts()
{
    QFETCH(QString, form);
    QFETCH(QString, field);
    QFETCH(QString, written);
    const Output json = call({"convert", "--to", form, "--json", "bridges/2/1/1."});
    QCOMPARE(json.exit, 0);
    QCOMPARE(json.json()[field].toString(), written);
    const Output words = call({"convert", "bridges/2/1/1.", "--to=" + form});
    QCOMPARE(QString::fromUtf8(words.out).trimmed(), written.trimmed().replace(form == "pzprv3" ? "/" : "\n", "\n"));
    const Output batch = call({"convert", "-", "--to=" + form}, "bridges/2/1/1.\nbridges/2/1/1.\n");
    QCOMPARE(QString::fromUtf8(batch.out), written + "\n" + written + "\n");
}

void CommandLineTest::convertsToPenpa()
{
    const QString loop = "slither/2/2/82a";
    for (const QString form : {"penpa", "penpa-edit"}) {
        const Output json = call({"convert", "--to", form, "--json", "--title", "One", loop});
        QCOMPARE(json.exit, 0);
        const QString url = json.json()["url"].toString();
        QVERIFY(url.contains(form == "penpa" ? "#m=solve&p=" : "#m=edit&p="));
        QCOMPARE(call({"convert", "--to", form, "--title", "One", loop}).out.trimmed(), url.toUtf8());
        QCOMPARE(QString::fromUtf8(call({"convert", "--to", "tokisuji", url}).out).trimmed(), "tokisuji:" + loop);
        const Output batch =
            call({"convert", "-", "--to", form, "--title", "One"}, (loop + "\n" + url + "\n").toUtf8());
        QCOMPARE(QString::fromUtf8(batch.out), url + "\n" + url + "\n");
    }
    const auto hasAnswer = [&](const QString& puzzle) {
        return call({"convert", "--to", "penpa", puzzle}).out.contains("&a=");
    };
    QVERIFY(hasAnswer("slither/1/1/4"));
    QVERIFY(!hasAnswer("slither/2/2/g")); // several loops
    QCOMPARE(call({"check", "--json", "https://a.b/#m=edit&p=7VVd"}).json()["id"].toString(),
             QString("inflate-broken"));
    QCOMPARE(call({"convert", "--to", "penpa", "--json", "edgematch/2/2/0"}).exit, 2);
}

void CommandLineTest::convertsToJson()
{
    const QJsonObject json = call({"convert", "--to", "json", "yajilin/ob/5/5/c30f10g41e12"}).json();
    QCOMPARE(json["genre"].toString(), QString("yajilin"));
    QCOMPARE(json["flags"].toString(), QString("bo"));
    QCOMPARE(json["width"].toInt(), 5);
    QCOMPARE(json["layers"]["number"]["R5C5"].toInt(), 2);
    QCOMPARE(json["layers"]["arrow"]["R5C5"].toString(), QString("up"));
    const QJsonObject solved = call({"convert", "--to", "json", "pzprv3/mashu/2/2/- . /. 2 /1 /-1 /0 1 "}).json();
    QCOMPARE(solved["layers"]["number"]["R1C1"].toString(), QString("?"));
    QCOMPARE(solved["layers"]["line"]["R1C1-R1C2"].toInt(), 1);
    QCOMPARE(solved["layers"]["line"]["R2C1-R2C2"].toInt(-5), 0);
    QVERIFY(!solved["layers"]["line"].toObject().contains("R1C1-R2C1"));
}

void CommandLineTest::readsFiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("盤面.txt");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QString(sudokuSolved).replace("/", "\r\n").toUtf8());
    file.close();
    QCOMPARE(call({"verify", "--json", path}).json()["complete"], QJsonValue(true));
    const Output batch = call({"verify", "--json", "-"}, path.toUtf8() + "\n" + slither.toUtf8() + "\n");
    QCOMPARE(batch.json(0)["complete"], QJsonValue(true));
    QCOMPARE(batch.json(1)["complete"], QJsonValue(false));
    const Output missing = call({"check", folder.filePath("missing.txt")});
    QCOMPARE(missing.exit, 2);
    QVERIFY(missing.err.contains("no file"));
    QVERIFY(call({"check", folder.path()}).err.contains("folder"));
}

void CommandLineTest::errorsAreInTheLanguageAskedFor()
{
    const QTemporaryDir folder;
    const QString page = folder.filePath("a.svg");
    const auto said = [&](const QString& puzzle, const QString& language) {
        return QString::fromUtf8(call({"export", puzzle, page, "--language", language}).err).trimmed();
    };
    QVERIFY(said("slither/99999/2/a", "en")
                .contains(QStringLiteral("Character 9: a board cannot have a side of 99999; use 1 to 200")));
    QVERIFY(said("slither/99999/2/a", "ja").contains(QStringLiteral("9 文字目: 大きさ 99999 は使えません。")));
    QVERIFY(said("nothing.txt", "ja").contains(QStringLiteral("というファイルもありません。")));
    const QString plot = folder.filePath("rates.svg");
    QCOMPARE(
        call({"match-rates", "--size", "2x2", "--colours", "2..2", "--seeds", "1", "--svg", plot, "--language", "ja"})
            .exit,
        0);
    QCOMPARE(call({"match-rates", "--size", "2x2", "--language", "xx"}).exit, 2);
    QVERIFY(said(folder.path(), "ja").contains(QStringLiteral("はフォルダーです。")));
}

void CommandLineTest::exportsPictures()
{
    const QTemporaryDir folder;
    const QString png = folder.filePath("a.png");
    QCOMPARE(call({"export", "yajilin/5/5/c30f10g41e12", png, "--cell", "40"}).exit, 0);
    const QImage problem(png);
    QVERIFY(problem.width() >= 200 && problem.width() < 320);
    QCOMPARE(call({"export", "yajilin/5/5/c30f10g41e12", png, "--cell", "40", "--answer"}).exit, 0);
    const QImage answer(png);
    QCOMPARE(answer.size(), problem.size());
    QVERIFY(answer != problem);
    for (const char* name : {"a.svg", "a.pdf"}) {
        const QString path = folder.filePath(name);
        const Output outcome = call({"export", slither, path, "--theme", "dark", "--json"});
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.json()["file"].toString(), path);
        QVERIFY(QFile(path).size() > 500);
    }
    QCOMPARE(call({"export", "slither/2/2/440a", png, "--answer"}).exit, 2);
    QCOMPARE(call({"export", slither, folder.filePath("a.xyz")}).exit, 2);
    QCOMPARE(call({"export", slither, folder.filePath("no/such/folder/a.png")}).exit, 2);
}

void CommandLineTest::printsSheets()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.pdf");
    const QStringList five{slither, slither, slither, sudokuSolved, "yajilin/5/5/c30f10g41e12"};
    const auto pages = [&path] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().count("/Type /Page\n") : -1;
    };
    const Output outcome = call(QStringList{"sheet", "--json"} + five + QStringList{path});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.json()["puzzles"].toInt(), 5);
    QCOMPARE(pages(), 1);
    QCOMPARE(call(QStringList{"sheet", "--columns", "1", "--rows", "2"} + five + QStringList{path}).exit, 0);
    QCOMPARE(pages(), 3);
    QCOMPARE(call({"sheet", path}).exit, 2);
    QCOMPARE(call({"sheet", "no puzzle", path}).exit, 2);
    QCOMPARE(call({"sheet", slither, folder.filePath("no/such/a.pdf")}).exit, 2);
}

void CommandLineTest::listsGenres()
{
    const QMap<QString, int> namedTechniques{{"daburi", 1},   {"hashikake", 10}, {"heyawake", 4}, {"mashu", 4},
                                             {"nurikabe", 1}, {"slither", 10},   {"sudoku", 10},  {"yajilin", 4}};
    const Output outcome = call({"genres", "--json"});
    QCOMPARE(outcome.exit, 0);
    const QJsonArray genres = QJsonDocument::fromJson(outcome.out).array();
    QStringList ids;
    for (const QJsonValue& genre : genres) {
        ids << genre["id"].toString();
        QVERIFY(!genre["names"]["en"].toString().isEmpty());
        QVERIFY(!genre["names"]["ja"].toString().isEmpty());
        const QJsonObject supports = genre["supports"].toObject();
        for (const char* part : {"open", "edit", "solve", "trace"}) // whatever is judged is supported in all ways
            QVERIFY2(supports[part].toBool() || !supports["judge"].toBool(), part);
        QVERIFY(supports["techniques"].isArray()); // named ones; the generic ones work for all
        const bool isWhole = supports["judge"].toBool() || ids.back() == "twisty"; // whose answer is no marks
        QVERIFY(isWhole || (supports["open"].toBool() && !supports["edit"].toBool()));
        QVERIFY(supports["puzz.link"].isBool());
        QVERIFY(supports["generate"].isBool() && (isWhole || !supports["generate"].toBool()));
        const qsizetype named = namedTechniques.value(ids.back());
        QVERIFY(named == 0 || supports["generate"].toBool());
        QVERIFY2(supports["techniques"].toArray().size() >= named, qPrintable(ids.back()));
        QVERIFY(named == 0 || supports["puzz.link"].toBool() == (ids.back() != "daburi"));
    }
    for (auto known = namedTechniques.keyBegin(); known != namedTechniques.keyEnd(); ++known)
        QVERIFY(ids.contains(*known));
    QCOMPARE(ids.size(), 344); // those of pzpr, daburi, edge-matching and twisty puzzles
    QCOMPARE(call({"genres"}).lines().size(), ids.size());
}

/// Takes any kind that can only be opened; no test names one, since each may get its rules.
void CommandLineTest::opensKindsWithoutRules()
{
    const QJsonArray genres = QJsonDocument::fromJson(call({"genres", "--json"}).out).array();
    const auto foreign = std::find_if(genres.begin(), genres.end(),
                                      [](const QJsonValue& genre) { return !genre["supports"]["edit"].toBool(); });
    QVERIFY(foreign != genres.end());
    const QString id = foreign->toObject()["id"].toString();
    const QString address = id + "/v:own/5/4/g1h2zz";
    for (const char* command : {"check", "verify", "trace"}) {
        const Output outcome = call({command, "--json", address});
        QCOMPARE(outcome.exit, 2);
        QCOMPARE(outcome.json()["id"].toString(), QString("no-rules"));
        QVERIFY(call({command, address}).err.contains("no rules"));
    }
    QCOMPARE(call({"convert", address, "--to", "puzz.link"}).out.trimmed(), "https://puzz.link/p?" + address.toUtf8());
    QCOMPARE(call({"convert", "https://pzv.jp/p.html?" + address, "--to", "tokisuji"}).out.trimmed(),
             "tokisuji:" + address.toUtf8());
    QCOMPARE(call({"convert", address, "--to", "pzprv3", "--json"}).json()["id"].toString(),
             QString("file-form-unknown"));
    const QString file = "pzprv3/" + id + "/1/2/1 . /";
    QCOMPARE(call({"convert", file, "--to", "pzprv3", "--json"}).json()["text"].toString(), file);
    const QTemporaryDir folder;
    const QString png = folder.filePath("a.png");
    QCOMPARE(call({"export", address, png}).exit, 0);
    QVERIFY(!QImage(png).isNull());
    QCOMPARE(call({"export", address, png, "--answer"}).exit, 2);
}

void CommandLineTest::refusesBadInput_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<int>("at"); // -1: about the whole
    QTest::newRow("unknown character") << "https://puzz.link/p?slither/5/5/bdc~bdbcac" << 35;
    QTest::newRow("unknown genre") << "https://puzz.link/p?foo/5/5/a" << 20;
    QTest::newRow("size") << "slither/1000000000/1000000000/a" << 8;
    QTest::newRow("clue") << "sudoku/4/4/g9" << 12;
    QTest::newRow("not on the site") << "https://puzz.link/p?daburi/3/1/121" << 20;
    QTest::newRow("file") << "pzprv3/nurikabe/1/3/1 x . " << 22;
    QTest::newRow("empty") << "" << -1;
}

void CommandLineTest::refusesBadInput()
{
    QFETCH(QString, puzzle);
    QFETCH(int, at);
    for (const QStringList& command : {QStringList{"check"}, {"verify"}, {"convert", "--to", "pzv"}}) {
        const Output words = call(command + QStringList{puzzle});
        QCOMPARE(words.exit, 2);
        QVERIFY(words.out.isEmpty());
        QVERIFY(!words.err.isEmpty());
        const Output json = call(command + QStringList{"--json", puzzle});
        QCOMPARE(json.exit, 2);
        QCOMPARE(json.lines().size(), 1);
        QVERIFY(!json.json()["error"].toString().isEmpty());
        QCOMPARE(json.json()["at"].toInt(-1), at);
    }
}

void CommandLineTest::refusesBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const QStringList& words) { QTest::newRow(qPrintable(words.join(' '))) << words; };
    row({"check"});
    row({"check", slither, slither});
    row({"check", slither, "--foo"});
    row({"check", slither, "--timeout"});
    row({"check", slither, "--timeout", "soon"});
    row({"check", slither, "--timeout=-1"});
    row({"check", slither, "--marks", "maybe"});
    row({"check", slither, "--json=yes"});
    row({"convert", slither});
    row({"convert", slither, "--to", "penpas"});
    row({"export", slither});
    row({"export", "-", "a.png"});
    row({"export", slither, "a.png", "--theme", "blue"});
    row({"export", slither, "a.png", "--cell", "0"});
    row({"genres", "slither"});
    row({"replay", "a.tokisuji"});
    row({"sheet", slither});
    row({"check", "-x", slither});
    row({"check", "--timeout", "100", "--timeout", "200", slither});
    row({"check", "--json", "--json", slither});
}

void CommandLineTest::refusesBadUsage()
{
    QFETCH(QStringList, words);
    const Output outcome = call(words);
    QCOMPARE(outcome.exit, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(outcome.err.contains("usage: tokisuji " + words.first().toUtf8()));
}

void CommandLineTest::hugeInput()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("huge.txt");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(50 * 1024 * 1024, 'x'));
    file.close();
    const Output outcome = call({"check", "--json", path});
    QCOMPARE(outcome.exit, 2);
    QCOMPARE(outcome.json()["id"].toString(), QString("input-too-large"));

    const QByteArray line(50 * 1024 * 1024, 'x');
    const Output batch = call({"check", "--json", "-"}, line + "\n" + slither.toUtf8() + "\n");
    QCOMPARE(batch.json(0)["id"].toString(), QString("input-too-large"));
    QCOMPARE(batch.json(1)["status"].toString(), QString("unique"));
}

void CommandLineTest::editorWithoutDisplay()
{
    const Output editor = call({slither}, {}, Desktop::None);
    QCOMPARE(editor.exit, 2);
    QVERIFY(editor.err.contains("no display"));

    const QTemporaryDir folder;
    const QString path = folder.filePath("window.png");
    const Output picture = call({"--screenshot", path, "--size", "1280x800", slither}, {}, Desktop::None);
    QCOMPARE(picture.exit, 0);
    QCOMPARE(QImage(path).size(), QSize(1280, 800));
}

/// What cannot be meant is said, and no window opens.
void CommandLineTest::strangeCallsOfTheEditor_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("named");
    QTest::newRow("command") << QStringList{"chekc", slither} << "one puzzle";
    QTest::newRow("word") << QStringList{"chekc"} << "chekc";
    QTest::newRow("language") << QStringList{"--language", "fr", slither} << "en, ja";
    QTest::newRow("theme") << QStringList{"--theme", "blue", slither} << "light, dark";
    QTest::newRow("size") << QStringList{"--size", "big", slither} << "WxH";
    QTest::newRow("begin") << QStringList{"--begin", "print"} << "new, generate, open";
    QTest::newRow("option") << QStringList{"--colour", slither} << "--colour";
    QTest::newRow("dash") << QStringList{"-l", slither} << "Unknown option -l";
    QTest::newRow("dash as a word") << QStringList{"--", "-l"} << "\"-l\"";
    QTest::newRow("twice") << QStringList{"--theme", "dark", "--theme=light", slither} << "--theme is given twice";
    QTest::newRow("a command with a stop") << QStringList{"check."} << "\"check.\"";
    QTest::newRow("no file") << QStringList{"missing.txt"} << "\"missing.txt\"";
    QTest::newRow("no file in a folder") << QStringList{"/no/such/missing.txt"} << "no file named /no/such/missing.txt";
    QTest::newRow("no kind") << QStringList{"chekc/5/5/a"} << "chekc";
}

void CommandLineTest::strangeCallsOfTheEditor()
{
    QFETCH(QStringList, words);
    QFETCH(QString, named);
    const Output outcome = call(words);
    QCOMPARE(outcome.exit, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.err.contains(named.toUtf8()), outcome.err.constData());
}

void CommandLineTest::helps()
{
    for (const char* command : {"check", "convert", "export", "genres", "replay", "sheet", "verify"}) {
        const Output outcome = call({command, "--help"});
        QCOMPARE(outcome.exit, 0);
        QVERIFY(outcome.out.startsWith(QByteArray("tokisuji ") + command));
        QVERIFY(call({"--help"}).out.contains(QByteArray("tokisuji ") + command));
    }
    QVERIFY(call({"--version"}).out.startsWith("tokisuji "));
    QVERIFY(call({"--version"}).out.contains("\n.tokisuji format 2\n"));
}

void CommandLineTest::allocatesFast()
{
#ifdef TOKISUJI_HAS_MIMALLOC
    qputenv("MIMALLOC_VERBOSE", "1");
    const Output outcome = call({"--version"});
    qunsetenv("MIMALLOC_VERBOSE");
    QCOMPARE(outcome.exit, 0);
    QVERIFY2(outcome.err.contains("mimalloc: "), outcome.err.constData());
#else
    QSKIP("built with the allocator of the system");
#endif
}

/// In every language a page for each chapter and each kind; what a page refers to is there.
void CommandLineTest::manualSite()
{
    const QTemporaryDir folder;
    QCOMPARE(call({"--manual", folder.path()}, {}, Desktop::None).exit, 0);
    const QList<QByteArray> kinds = call({"genres"}).lines();
    const auto whole = std::ranges::count_if(kinds, [](const QByteArray& kind) { return kind.contains(": edit"); });
    QVERIFY(whole > 100);
    for (const char* language : {"en", "ja"}) {
        const QDir site(folder.filePath(QLatin1String(language)));
        QVERIFY(site.exists(QStringLiteral("index.html")));
        QCOMPARE(QDir(site.filePath(QStringLiteral("kinds"))).entryList(QDir::Files).size(), whole);
        QDirIterator pages(site.path(), {QStringLiteral("*.html")}, QDir::Files, QDirIterator::Subdirectories);
        while (pages.hasNext()) {
            QFile page(pages.next());
            QVERIFY(page.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(page.readAll());
            static const QRegularExpression reference(QStringLiteral("(?:href|src)=\"([^\"]+)\""));
            for (auto it = reference.globalMatch(text); it.hasNext();) {
                const QString target = it.next().captured(1);
                QVERIFY2(target.startsWith(QLatin1String("https:"))
                             || QFileInfo::exists(QFileInfo(page).dir().filePath(target)),
                         qPrintable(page.fileName() + QStringLiteral(": ") + target));
            }
        }
    }
}

/// Every command has its part; nothing of a text is taken for a request of troff's.
void CommandLineTest::manualPage()
{
    const Output page = call({"--manual-page"});
    QCOMPARE(page.exit, 0);
    for (const char* command :
         {"check", "convert", "count", "export", "generate", "genres", "replay", "sheet", "trace", "verify"})
        QVERIFY(page.out.contains(QByteArray("\n.SS \"tokisuji ") + command + "\"\n"));
    const QList<QByteArray> macros{"TH", "SH", "SS", "TP", "PP", "B", "br", "nf", "fi"};
    for (const QByteArray& line : page.lines())
        QVERIFY2(!line.startsWith('.') || macros.contains(line.mid(1).split(' ').first()), line);
}

TOKISUJI_TEST(CommandLineTest);
#include "command_line_test.moc"
