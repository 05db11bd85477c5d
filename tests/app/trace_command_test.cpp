// The trace on the command line.
#include "editor/model/trace_json.h"
#include "program.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

const QString slither = "https://puzz.link/p?slither/5/5/bdcbdbcac";
const QString nurikabe = "https://puzz.link/p?nurikabe/6/6/g4h4o1i1j1h5n1";

QStringList techniquesOf(const QJsonObject& trace)
{
    QStringList techniques;
    for (const QJsonValue& step : trace["steps"].toArray())
        techniques << step["technique"].toString();
    return techniques;
}

QJsonObject traceOf(const QStringList& words)
{
    return call(QStringList{"trace", "--json"} + words).json();
}

} // namespace

class TraceCommandTest : public QObject {
    Q_OBJECT

private slots:
    void tellsSteps();
    void tellsStepsInWords();
    void writesThePathDown();
    void jsonIsTheWholeTrace();
    void batchKeepsTheOrder();
    void profilesCanBeChosen();
    void ownProfiles();
    void techniquesCanBeChosen();
    void depthAndLookAhead();
    void rawAndCleaned();
    void refusesBadUsage_data();
    void refusesBadUsage();
};

void TraceCommandTest::tellsSteps()
{
    const Output outcome = call({"trace", "--json", slither});
    QCOMPARE(outcome.exit, 0);
    QCOMPARE(outcome.lines().size(), 1);
    const QJsonObject json = outcome.json();
    QCOMPARE(json["genre"].toString(), QString("slither"));
    QCOMPARE(json["profile"].toString(), QString("normal"));
    QCOMPARE(json["result"].toString(), QString("solved"));
    QVERIFY(json["difficulty"].isDouble() && json["difficulty"].toDouble() > 0);
    QCOMPARE(json["length"].toInt(), static_cast<int>(json["steps"].toArray().size()));
    QVERIFY(json["ms"].isDouble());
    QVERIFY(!json["difficultyText"].toArray().isEmpty());
    QVERIFY(json["steps"].toArray().size() > 10);
    for (const QJsonValue& step : json["steps"].toArray()) {
        QVERIFY(!step["text"].toString().isEmpty());
        QVERIFY(!step["conclusions"].toArray().isEmpty());
        QVERIFY(step["why"].isObject());
    }
}

void TraceCommandTest::tellsStepsInWords()
{
    const Output english = call({"trace", slither});
    const Output japanese = call({"trace", "--language=ja", slither});
    QCOMPARE(english.exit, 0);
    QVERIFY(english.lines().last().startsWith("solved · "));
    QVERIFY(japanese.lines().last().startsWith("解けた ・ "));
    QVERIFY(english.out.contains(" side of R") && japanese.out.contains("の辺に線"));
    QCOMPARE(english.lines().size(), japanese.lines().size());
    QVERIFY(english.lines().first() != japanese.lines().first());
    for (const QByteArray& line : english.lines() + japanese.lines())
        QVERIFY2(!line.contains('{') && !line.contains('}'), line.constData());
}

/// For others to read, in the form that the suffix asks for.
void TraceCommandTest::writesThePathDown()
{
    const QTemporaryDir folder;
    for (const char* name : {"a.txt", "a.md", "a.html"}) {
        const QString file = folder.filePath(name);
        const Output outcome =
            call({"trace", "--json", "--title=Ring", "--author=A. Nony", "--language=ja", slither, file});
        QCOMPARE(outcome.exit, 0);
        QCOMPARE(outcome.json()["file"].toString(), file);
        QVERIFY(outcome.json()["difficulty"].toDouble() > 0);
        QVERIFY(outcome.json()["length"].toInt() > 10);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(written.readAll());
        QVERIFY(text.contains(QStringLiteral("Ring")) && text.contains(QStringLiteral("A. Nony")));
        QVERIFY(text.contains(QStringLiteral("スリザーリンク")) && text.contains(QStringLiteral("最難の手")));
    }
    QCOMPARE(call({"trace", slither, folder.filePath("a.docx")}).exit, 2);
    QCOMPARE(call({"trace", "-", folder.filePath("a.txt")}).exit, 2);
}

void TraceCommandTest::jsonIsTheWholeTrace()
{
    const QJsonObject json = traceOf({nurikabe, "--profile=hard", "--techniques=-packing"});
    const auto trace = traceFromJson(json);
    QVERIFY(trace);
    QVERIFY(trace->result == TraceResult::Solved);
    QCOMPARE(static_cast<qsizetype>(trace->path().size()), json["steps"].toArray().size());
    QVERIFY(!trace->splits.empty());
}

void TraceCommandTest::batchKeepsTheOrder()
{
    const QByteArray puzzles = (slither + "\nnonsense\n" + nurikabe + "\n").toUtf8();
    const Output outcome = call({"trace", "--json", "-"}, puzzles);
    QCOMPARE(outcome.lines().size(), 3);
    QCOMPARE(outcome.json(0)["genre"].toString(), QString("slither"));
    QVERIFY(!outcome.json(1)["error"].toString().isEmpty());
    QCOMPARE(outcome.json(2)["genre"].toString(), QString("nurikabe"));
}

void TraceCommandTest::profilesCanBeChosen()
{
    QCOMPARE(traceOf({nurikabe, "--profile", "easy"})["result"].toString(), QString("stuck"));
    QCOMPARE(traceOf({nurikabe, "--profile", "hard"})["result"].toString(), QString("solved"));
}

void TraceCommandTest::ownProfiles()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"name": "mine", "like": "hard", "off": ["packing", "refutation"], "eitherWay": false, "combination": 0})");
    file.close();
    const QJsonObject json = traceOf({nurikabe, "--profile", path});
    QCOMPARE(json["profile"].toString(), QString("mine"));
    QCOMPARE(json["result"].toString(), QString("stuck"));
    QVERIFY(!techniquesOf(json).contains("refutation"));
}

void TraceCommandTest::techniquesCanBeChosen()
{
    const QStringList all = techniquesOf(traceOf({slither}));
    QVERIFY(all.contains("clue-rest"));
    QVERIFY(!techniquesOf(traceOf({slither, "--techniques", "-clue-rest"})).contains("clue-rest"));
    const QStringList few = techniquesOf(traceOf({slither, "--techniques=clue-rest,clue-full"}));
    for (const QString& technique : few)
        QVERIFY2(technique == "clue-rest" || technique == "clue-full", qPrintable(technique));
    QCOMPARE(techniquesOf(traceOf({slither, "--techniques", "-clue-rest,+clue-rest"})), all);
}

void TraceCommandTest::depthAndLookAhead()
{
    QCOMPARE(traceOf({nurikabe, "--lookahead", "0", "--techniques=-packing"})["result"].toString(), QString("stuck"));
    const QJsonObject json = traceOf({nurikabe, "--lookahead", "3", "--techniques=-packing"});
    QVERIFY(json["difficultyParts"]["memory"].toInt() <= 3);
    const QJsonObject deep = traceOf({nurikabe, "--lookahead", "2", "--depth", "2", "--techniques=-packing"});
    QCOMPARE(deep["result"].toString(), QString("solved"));
}

void TraceCommandTest::rawAndCleaned()
{
    const QJsonObject raw = traceOf({nurikabe, "--raw", "--techniques=-packing"});
    const QJsonObject clean = traceOf({nurikabe, "--cleaned", "--techniques=-packing"});
    QVERIFY(!raw["tried"].toArray().isEmpty());
    QVERIFY(!clean.contains("tried"));
    const auto whole = traceFromJson(raw);
    const auto tidy = traceFromJson(clean);
    QVERIFY(whole && tidy);
    QVERIFY(cleaned(*whole).steps == tidy->steps);
    QVERIFY(cleaned(*whole).path() == tidy->path());
}

void TraceCommandTest::refusesBadUsage_data()
{
    QTest::addColumn<QStringList>("words");
    const auto row = [](const QStringList& words) { QTest::newRow(qPrintable(words.join(' '))) << words; };
    row({"--profile", "clever"});
    row({"--profile", "no-such-file.json"});
    row({"--techniques", "guess"});
    row({"--lookahead", "-1"});
    row({"--depth", "99"});
    row({"--uniqueness", "maybe"});
    row({"--raw", "--cleaned"});
    row({"--language", "fr"});
}

void TraceCommandTest::refusesBadUsage()
{
    QFETCH(QStringList, words);
    const Output outcome = call(QStringList{"trace", slither} + words);
    QCOMPARE(outcome.exit, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY(outcome.err.contains("usage: tokisuji trace"));
}

TOKISUJI_TEST(TraceCommandTest);
#include "trace_command_test.moc"
