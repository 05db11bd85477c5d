// Logs on the command line: a .tokisuji file stands for the state in which it was left.
#include "editor/model/store/log_keeper.h"
#include "engine/formats/formats.h"
#include "tests/support/log_waits.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

QJsonObject call(const QStringList& words, int* exitCode)
{
    QProcess program;
    program.start(QStringLiteral(TOKISUJI_PROGRAM), words);
    if (!program.waitForFinished(tests::patienceMs))
        return {};
    *exitCode = program.exitCode();
    return QJsonDocument::fromJson(program.readAllStandardOutput()).object();
}

} // namespace

class LogInputTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void readsTheStateInWhichItWasLeft();
    void saysWhatIsWrong();

private:
    QTemporaryDir m_folder;
    QString m_log;
    QString m_address; ///< of that state
};

/// 2 at R1C1 is the state it was left in; a later edit was taken back.
void LogInputTest::initTestCase()
{
    m_log = m_folder.filePath(QStringLiteral("island.tokisuji"));
    Document document;
    LogKeeper keeper(&document, m_folder.filePath(QStringLiteral("untitled")));
    QVERIFY(!document.loadText(QStringLiteral("slither/2/1/h")));
    for (const int clue : {2, 3}) {
        EditBuilder builder(document.board());
        builder.set(Layer::Number, cellAt(0, 0), clue);
        document.commit(builder.edit());
    }
    document.undo();
    m_address = QString::fromStdString(*writeUrl(document.board(), Site::PuzzLink));
    QVERIFY(!saveAs(keeper, m_log));
    QVERIFY(keeper.flush());
}

void LogInputTest::readsTheStateInWhichItWasLeft()
{
    int exitCode = -1;
    const QJsonObject converted = call({QStringLiteral("convert"), m_log, QStringLiteral("--to"),
                                        QStringLiteral("puzz.link"), QStringLiteral("--json")},
                                       &exitCode);
    QCOMPARE(exitCode, 0);
    QCOMPARE(converted["url"].toString(), m_address);
    const QJsonObject checked = call({QStringLiteral("check"), QStringLiteral("--json"), m_log}, &exitCode);
    QCOMPARE(exitCode, 0);
    QVERIFY(checked.contains(QStringLiteral("status")));
    const QString picture = m_folder.filePath(QStringLiteral("island.png"));
    call({QStringLiteral("export"), m_log, picture}, &exitCode);
    QCOMPARE(exitCode, 0);
    QVERIFY(QFile::exists(picture));
}

void LogInputTest::saysWhatIsWrong()
{
    const QString damaged = m_folder.filePath(QStringLiteral("damaged.tokisuji"));
    QVERIFY(QFile::copy(m_log, damaged));
    QVERIFY(QFile::resize(damaged, 1000));
    int exitCode = -1;
    const QJsonObject answer = call({QStringLiteral("check"), QStringLiteral("--json"), damaged}, &exitCode);
    QCOMPARE(exitCode, 2);
    QVERIFY(answer["id"].toString().startsWith(QStringLiteral("log-")));
    QVERIFY(answer["error"].toString().contains(QStringLiteral("damaged.tokisuji")));
}

TOKISUJI_TEST(LogInputTest);
#include "log_input_test.moc"
