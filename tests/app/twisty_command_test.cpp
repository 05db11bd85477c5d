// Puzzles of turns on the command line: the shortest sequences, why there is none, definitions of one's own.
#include "program.h"
#include "tests/support/test.h"
#include "tests/twisty/small_definition.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

const QString turned = "tokisuji:twisty/cube_2x2x2/GGBWROWRBWOYGYRBOOGRBYWY"; // four turns from the goal, one way
const QString several = "twisty/cube_2x2x2/WGYGROBWOOYGWGROBYRRYWBB";         // four turns, two ways
const QString twistedCorner = "twisty/cube_2x2x2/WWGWOWOGRRBBOOGGRRBBYYYY";

QString fileWith(const QTemporaryDir& folder, const QString& name, const QByteArray& text)
{
    const QString path = folder.filePath(name);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

QString addressIn(const QByteArray& line)
{
    return QString::fromUtf8(line);
}

} // namespace

class TwistyCommandTest : public QObject {
    Q_OBJECT

private slots:
    void checks();
    void checksInWords();
    void saysWhyThereIsNone_data();
    void saysWhyThereIsNone();
    void keepsWhatIsKnownAtALimit();
    void ownDefinitions();
    void converts();
    void refusesWhatAsksForMarks_data();
    void refusesWhatAsksForMarks();
    void scrambles();
    void refusesBadCalls_data();
    void refusesBadCalls();
    void listsWhatWorks();
};

void TwistyCommandTest::checks()
{
    const Output outcome = call({"check", "--json", "-"}, (turned + "\n" + several + "\ntwisty/cube_2x2x2\n").toUtf8());
    QCOMPARE(outcome.exit, 0);
    const QJsonObject unique = outcome.json();
    QCOMPARE(unique["genre"].toString(), QString("twisty"));
    QCOMPARE(unique["status"].toString(), QString("unique"));
    QCOMPARE(unique["length"].toInt(), 4);
    QCOMPARE(unique["atLeast"].toInt(), 4);
    QCOMPARE(unique["turns"].toArray().size(), 4);
    QCOMPARE(unique["ways"].toArray(), (QJsonArray{unique["turns"]}));
    QCOMPARE(unique["allFound"], QJsonValue(true));
    QVERIFY(!unique.contains("why"));
    const QJsonObject two = outcome.json(1);
    QCOMPARE(two["status"].toString(), QString("several"));
    QCOMPARE(two["ways"].toArray().size(), 2);
    QCOMPARE(two["ways"].toArray()[0], two["turns"]);
    const QJsonObject solved = outcome.json(2);
    QCOMPARE(solved["status"].toString(), QString("unique"));
    QCOMPARE(solved["length"], QJsonValue(0));
    QCOMPARE(solved["turns"].toArray().size(), 0);
}

void TwistyCommandTest::checksInWords()
{
    const QJsonArray names = call({"check", "--json", turned}).json()["turns"].toArray();
    QStringList turns;
    for (const QJsonValue& name : names)
        turns << name.toString();
    const QString text = QString::fromUtf8(call({"check", turned}).out);
    QVERIFY2(text.startsWith("2×2×2 cube: unique, 4 turns: " + turns.join(' ') + ", "), qPrintable(text));
    QVERIFY(call({"check", several}).out.contains(", and 1 other sequence, "));
    QVERIFY(call({"check", "twisty/skewb"}).out.contains("unique, solved, "));
    QVERIFY(call({"check", twistedCorner}).out.contains("none, one corner is twisted R3C2 R3C3 R2C3, "));
}

void TwistyCommandTest::saysWhyThereIsNone_data()
{
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("why");
    QTest::addColumn<QString>("explanation");
    QTest::addColumn<int>("places");
    QTest::newRow("twisted") << twistedCorner << "twisted"
                             << "one corner is twisted" << 3;
    QTest::newRow("count") << "twisty/cube_2x2x2/WWWWWOGGRRBBOOGGRRBBYYYY"
                           << "colour-count"
                           << "5 stickers are W, 4 are needed" << 0;
    QTest::newRow("unpainted") << "twisty/cube_2x2x2/WWWWOOGGRRBBOOGGRRBBYYY?"
                               << "no-colour"
                               << "a sticker has no colour" << 1;
    QTest::newRow("piece") << "twisty/cube_2x2x2/YWWWOOGGRRBBOOGGRRBBWYYY"
                           << "no-such-piece"
                           << "no corner has these colours" << 3;
    QTest::newRow("held corner") << "twisty/skewb/WWWWGOOGWRRBBOGRBOOGGRRBBYYYYY"
                                 << "fixed-sticker"
                                 << "a sticker that no turn moves has the wrong colour" << 1;
    QTest::newRow("edge") << "twisty/pyraminx/YRYYYYYYYRGGGGGBYRRGGGBBBRRRRRGBBBBB"
                          << "twisted"
                          << "one edge is flipped" << 2;
    QTest::newRow("edges") << "twisty/pyraminx/YYYYYYYYYRGGRGGBGRRGGGBBBRRRRRGBBBBB"
                           << "swapped"
                           << "two edges are swapped" << 4;
}

void TwistyCommandTest::saysWhyThereIsNone()
{
    QFETCH(QString, puzzle);
    QFETCH(QString, why);
    QFETCH(QString, explanation);
    QFETCH(int, places);
    const Output outcome = call({"check", "--json", puzzle});
    QCOMPARE(outcome.exit, 0);
    const QJsonObject json = outcome.json();
    QCOMPARE(json["status"].toString(), QString("none"));
    QCOMPARE(json["why"].toString(), why);
    QCOMPARE(json["explanation"].toString(), explanation);
    QCOMPARE(json["places"].toArray().size(), places);
    QVERIFY(!json.contains("turns") && !json.contains("length"));
}

/// Two long rings of pieces: farther from home than anybody can search.
void TwistyCommandTest::keepsWhatIsKnownAtALimit()
{
    const QString letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    QString colours, net, left, right;
    for (int i = 0; i < letters.size(); ++i) {
        const QString place = " " + QString::number(i);
        colours += QString(i == 0 ? "" : ", ") + letters[i] + ": white";
        net += place;
        left += i < 20 ? place : QString();
        right += i >= 16 ? place : QString();
    }
    const QTemporaryDir folder;
    const QString path =
        fileWith(folder, "rings.yaml",
                 ("name: rings\ncolours: {" + colours + "}\nnet: [\"" + net + "\"]\nturns:\n  a: (" + left + ")\n  b: ("
                  + right + ")\n  a': {reverse: a}\n  b': {reverse: b}\ngoal: " + letters + "\n")
                     .toUtf8());
    const Output made = call({"generate", "twisty", "--definition", path, "--turns", "900"});
    const Output outcome = call({"check", "--json", "--timeout", "500", addressIn(made.lines().value(0))});
    QCOMPARE(outcome.exit, 3);
    QCOMPARE(outcome.json()["status"].toString(), QString("unknown"));
    QCOMPARE(outcome.json()["why"].toString(), QString("limit"));
    QVERIFY(outcome.json()["atLeast"].toInt() > 3);
    QVERIFY(!outcome.json().contains("length"));
    const Output words = call({"check", "--timeout", "500", addressIn(made.lines().value(0))});
    QVERIFY(words.out.contains("unknown, no sequence of fewer than ") && words.out.contains("stopped at the limit"));
}

void TwistyCommandTest::ownDefinitions()
{
    const QTemporaryDir folder;
    const QString path = fileWith(folder, "four.yaml", smallDefinition);
    QCOMPARE(call({"check", "--json", path}).json()["length"], QJsonValue(0));
    const QJsonObject json = call({"check", "--json", "twisty/file:" + path + "/BBAA"}).json();
    QCOMPARE(json["status"].toString(), QString("unique"));
    QCOMPARE(json["turns"].toArray(), (QJsonArray{"r", "r"}));

    const Output wrong =
        call({"check", "--json", fileWith(folder, "wrong.yaml", QByteArray(smallDefinition).replace("AABB", "A"))});
    QCOMPARE(wrong.exit, 2);
    QCOMPARE(wrong.json()["id"].toString(), QString("twisty-goal-length"));
    QVERIFY(wrong.json()["error"].toString().startsWith("Line 9 of the definition"));
    QCOMPARE(call({"check", "--json", fileWith(folder, "large.yaml", QByteArray(10'000'000, '#'))}).json()["id"],
             QJsonValue("twisty-too-large"));
    QCOMPARE(call({"check", "--json", "twisty/file:" + folder.filePath("no.yaml")}).json()["id"],
             QJsonValue("twisty-file-missing"));
}

void TwistyCommandTest::converts()
{
    const QString file = QString::fromUtf8(call({"convert", turned, "--to", "pzprv3"}).out);
    QVERIFY(file.startsWith("pzprv3\ntwisty\n6\n8\ncube_2x2x2\n"));
    QCOMPARE(call({"convert", file, "--to", "tokisuji"}).lines().value(0), turned.toUtf8());
    QCOMPARE(call({"convert", turned, "--to", "puzz.link", "--json"}).json()["id"].toString(),
             QString("url-not-on-site"));
}

void TwistyCommandTest::refusesWhatAsksForMarks_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("verify") << QStringList{"verify", "--json", turned};
    QTest::newRow("trace") << QStringList{"trace", "--json", turned};
}

void TwistyCommandTest::refusesWhatAsksForMarks()
{
    QFETCH(QStringList, words);
    const Output outcome = call(words);
    QCOMPARE(outcome.exit, 2);
    QCOMPARE(outcome.json()["id"].toString(), QString("no-marks"));
    QVERIFY(outcome.json()["error"].toString().contains("sequence of turns"));
}

void TwistyCommandTest::scrambles()
{
    const Output made =
        call({"generate", "twisty", "--definition", "skewb", "--turns", "5", "--seed", "8", "--count", "3", "--json"});
    QCOMPARE(made.exit, 0);
    QCOMPARE(made.lines().size(), 3);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(made.json(i)["seed"].toInt(), 8 + i);
        QCOMPARE(made.json(i)["turns"].toString().split(' ').size(), 5);
        const QJsonObject json = call({"check", "--json", made.json(i)["url"].toString()}).json();
        QVERIFY(json["length"].toInt() >= 1 && json["length"].toInt() <= 5);
    }
    QCOMPARE(call({"generate", "twisty", "--definition", "skewb", "--turns", "5", "--seed", "9"}).lines().value(0),
             made.json(1)["url"].toString().toUtf8());
    QCOMPARE(call({"generate", "twisty", "--turns", "0"}).lines().value(0),
             QByteArray("tokisuji:twisty/cube_2x2x2/WWWWOOGGRRBBOOGGRRBBYYYY"));
}

void TwistyCommandTest::refusesBadCalls_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("says");
    QTest::newRow("size") << QStringList{"generate", "twisty", "5x5"} << "has no size";
    QTest::newRow("symmetry") << QStringList{"generate", "twisty", "--symmetry", "point"} << "--symmetry cannot be used";
    QTest::newRow("definition") << QStringList{"generate", "twisty", "--definition", "cube_2x2x3"} << "Similar: ";
    QTest::newRow("turns") << QStringList{"generate", "twisty", "--turns", "-1"} << "--turns";
    QTest::newRow("turns of pencil puzzles") << QStringList{"generate", "slither", "5x5", "--turns", "3"} << "--turns";
}

void TwistyCommandTest::refusesBadCalls()
{
    QFETCH(QStringList, words);
    QFETCH(QString, says);
    const Output outcome = call(words);
    QCOMPARE(outcome.exit, 2);
    QVERIFY2(QString::fromUtf8(outcome.err).contains(says), outcome.err.constData());
}

void TwistyCommandTest::listsWhatWorks()
{
    for (const QJsonValue& genre : QJsonDocument::fromJson(call({"genres", "--json"}).out).array())
        if (genre["id"].toString() == "twisty") {
            const QJsonValue supports = genre["supports"];
            for (const char* const key : {"open", "edit", "solve", "generate"})
                QVERIFY2(supports[key].toBool(), key);
            for (const char* const key : {"judge", "trace", "puzz.link"})
                QVERIFY2(!supports[key].toBool(), key);
            return;
        }
    QFAIL("twisty is not listed");
}

TOKISUJI_TEST(TwistyCommandTest);
#include "twisty_command_test.moc"
