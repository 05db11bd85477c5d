// Batches shared out by GNU parallel, where that is installed: every line answered once and in order, also when a
// worker is killed and the batch is begun again.
#include "program.h"
#include "tests/support/test.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <random>

using namespace tokisuji;

namespace {

constexpr int lineCount = 240;
constexpr int partSize = 20;

/// Small Slitherlinks, most of them without a solution, and now and then something that is no puzzle.
QByteArray puzzles(int count)
{
    std::mt19937 random(11);
    QByteArray text;
    for (int i = 0; i < count; ++i) {
        if (random() % 50 == 0) {
            text += "no puzzle " + QByteArray::number(i) + "\n";
            continue;
        }
        text += "slither/3/2/";
        for (int cell = 0; cell < 6; ++cell)
            text += random() % 2 == 0 ? '.' : static_cast<char>('0' + random() % 4);
        text += "\n";
    }
    return text;
}

/// Without the times, and without how much was tried at the same time elsewhere.
QList<QByteArray> answersIn(const QByteArray& output)
{
    QList<QByteArray> answers;
    for (const QByteArray& line : output.split('\n')) {
        QJsonObject object = QJsonDocument::fromJson(line).object();
        for (const QString& key : object.keys())
            if (key == QLatin1String("ms") || key == QLatin1String("tried") || key.endsWith(QLatin1String("Ms")))
                object.remove(key);
        if (!line.isEmpty())
            answers << QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    return answers;
}

struct Ended {
    int exit = -1;
    QByteArray out;
};

/// GNU parallel in a folder, with a home of its own.
Ended parallel(const QTemporaryDir& folder, const QStringList& words, const QByteArray& input = {})
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("HOME"), folder.path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.start(QStringLiteral("parallel"), QStringList{QStringLiteral("--will-cite")} + words);
    process.write(input);
    process.closeWriteChannel();
    const bool ended = process.waitForFinished(tests::patienceMs);
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput()};
}

bool isParallelThere()
{
    QProcess process;
    process.start(QStringLiteral("parallel"), {QStringLiteral("--version")});
    return process.waitForFinished(tests::patienceMs) && process.readAllStandardOutput().startsWith("GNU parallel");
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class BatchTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        if (!isParallelThere())
            QSKIP("GNU parallel is not installed");
    }
    void linesKeepTheirOrder_data();
    void linesKeepTheirOrder();
    void aKilledWorkersPartIsDoneAgain();
    void seedsAreSharedOut();
};

void BatchTest::linesKeepTheirOrder_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("count");
    QTest::newRow("check") << "check" << lineCount;
    QTest::newRow("trace") << "trace" << 120;
}

void BatchTest::linesKeepTheirOrder()
{
    QFETCH(QString, command);
    QFETCH(int, count);
    const QTemporaryDir folder;
    const QByteArray input = puzzles(count);
    const QList<QByteArray> expected = answersIn(call({command, "--json", "-"}, input).out);
    QCOMPARE(expected.size(), count);
    const Ended shared =
        parallel(folder, {"--pipe", "-N", "17", "-k", "-j", "4", TOKISUJI_PROGRAM, command, "--json", "-"}, input);
    QCOMPARE(shared.exit, 0);
    QCOMPARE(answersIn(shared.out), expected);
}

/// The worker of the third part is killed when it has answered some of its lines.
void BatchTest::aKilledWorkersPartIsDoneAgain()
{
    const QTemporaryDir folder;
    const QByteArray input = puzzles(lineCount);
    const QList<QByteArray> lines = input.trimmed().split('\n');
    QStringList parts;
    for (int begin = 0; begin < lineCount; begin += partSize) {
        parts << QStringLiteral("part.%1").arg(parts.size(), 4, 10, QLatin1Char('0'));
        QVERIFY(write(folder.filePath(parts.last()), lines.mid(begin, partSize).join('\n') + '\n'));
    }
    QVERIFY(write(folder.filePath(QStringLiteral("job.sh")),
                  "[ -e killed ] || [ $1 != part.0002 ] || { touch killed; head -n 7 $1 | " TOKISUJI_PROGRAM
                  " check --json - > $1.out; kill -9 $$; }\n" TOKISUJI_PROGRAM
                  " check --json - < $1 > $1.out\necho $1 >> begun\n"));
    const QStringList words =
        QStringList{"--joblog", "jobs.log", "--resume-failed", "-j", "2", "sh job.sh {}", ":::"} + parts;
    QVERIFY(parallel(folder, words).exit != 0);
    QCOMPARE(contentOf(folder.filePath(QStringLiteral("begun"))).count('\n'), parts.size() - 1);
    QCOMPARE(parallel(folder, words).exit, 0);
    QList<QByteArray> begun = contentOf(folder.filePath(QStringLiteral("begun"))).trimmed().split('\n');
    QCOMPARE(begun.last(), QByteArray("part.0002")); // and nothing else again
    QCOMPARE(begun.size(), parts.size());
    QByteArray all;
    for (const QString& part : parts)
        all += contentOf(folder.filePath(part + QStringLiteral(".out")));
    QCOMPARE(answersIn(all), answersIn(call({"check", "--json", "-"}, input).out));
}

void BatchTest::seedsAreSharedOut()
{
    const QTemporaryDir folder;
    const QStringList words{"generate", "slither", "4x4", "--json"};
    const Ended shared = parallel(folder, QStringList{"-k", "-j", "3", TOKISUJI_PROGRAM} + words
                                              + QStringList{"--count", "5", "--seed", "{}", ":::", "1", "6", "11"});
    QCOMPARE(shared.exit, 0);
    QCOMPARE(answersIn(shared.out), answersIn(call(words + QStringList{"--count", "15", "--seed", "1"}).out));
}

TOKISUJI_TEST(BatchTest);
#include "batch_test.moc"
