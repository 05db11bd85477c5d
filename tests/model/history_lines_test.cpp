// History as JSON lines: nothing is lost, and a line that is wrong is named.
#include "editor/model/history_address.h"
#include "editor/model/history_lines.h"
#include "engine/trace/tracer.h"
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

#include <QJsonDocument>
#include <QRegularExpression>
#include <QTest>

using namespace tokisuji;

namespace {

Log someLog()
{
    Random random(1);
    Board root = slither(5, 4);
    root.setFlags("b");
    root.setOwnRules("v:独自");
    root.set(Layer::Number, cellAt(1, 1), question);
    root.set(Layer::Line, {1, 0}, 0);
    History history(root, 1'700'000'000'123);
    for (int i = 0; i < 600; ++i) {
        if (pick(random, 4) == 0)
            history.goTo(pick(random, static_cast<int>(history.size())));
        history.commit(i == 99 ? changeFlags(history.board(), "f") : gesture(history.board(), random),
                       1'700'000'000'123 + i);
    }
    Annotations annotations;
    annotations.metadata = {"題\n「\"x\"」", "", "\\", "\t"};
    annotations.bookmarks = {{0, "", ""}, {5, "枝", "仮定\n2"}};
    annotations.pinA = 3;
    annotations.viewState = QByteArray("\0\xff", 2);
    const Trace path = trace(root, {.profile = *findProfile("everything")});
    annotations.intended = std::make_shared<const IntendedPath>(IntendedPath{7, path, {1}});
    return {std::move(history), std::move(annotations)};
}

QByteArray withLine(const QByteArray& text, int number, const QByteArray& line)
{
    QList<QByteArray> lines = text.split('\n');
    lines[number - 1] = line;
    return lines.join('\n');
}

} // namespace

class HistoryLinesTest : public QObject {
    Q_OBJECT
private slots:
    void nothingIsLost();
    void everyLineIsAnObject();
    void wrongLinesAreNamed_data();
    void wrongLinesAreNamed();
    void damagedTextNeverCrashes();
    void oddFlagsAreLeftOut();
    void anAddressHoldsAllOfIt();
    void damagedAddressesAreRefused();
    void longHistoriesFitIntoAnAddress();
};

/// What is no letter of a variant is left out. (Bytes of one character were put into order each by itself.)
void HistoryLinesTest::oddFlagsAreLeftOut()
{
    const QByteArray odd = R"({"tokisuji-history":0,"time":1,"metadata":{},)"
                           R"("board":{"flags":"\b\u024dx\u0000b","genre":"slither","width":2,"height":1}})";
    const Result<Log> log = readHistoryLines(odd);
    QVERIFY2(log, log ? "" : log.error().id.c_str());
    QCOMPARE(log->history.board().flags(), "bx");
    const QByteArray written = writeHistoryLines(*log);
    const Result<Log> again = readHistoryLines(written);
    QVERIFY2(again, again ? "" : again.error().id.c_str());
    QCOMPARE(writeHistoryLines(*again), written);
}

void HistoryLinesTest::anAddressHoldsAllOfIt()
{
    const Log log = someLog();
    const QString address = writeHistoryAddress(log);
    QVERIFY(address.startsWith(QStringLiteral("tokisuji:history/")));
    static const QRegularExpression plain(QStringLiteral("^[-_A-Za-z0-9:/]+$"));
    QVERIFY(plain.match(address).hasMatch());
    const std::string text = "  " + address.toStdString() + "\r\n"; // as it comes out of a mail
    QVERIFY(isHistoryAddress(text));
    const Result<Log> again = readHistoryAddress(text);
    QVERIFY2(again, again ? "" : again.error().id.c_str());
    checkSame(again->history, log.history);
    checkSame(again->annotations, log.annotations);
    for (const char* other : {"", "tokisuji:slither/2/2/l", "https://puzz.link/p?slither/2/2/l", "tokisuji:history"})
        QVERIFY(!isHistoryAddress(other));
}

void HistoryLinesTest::damagedAddressesAreRefused()
{
    const std::string address = writeHistoryAddress(someLog()).toStdString();
    std::vector<std::string> damaged{"tokisuji:history/", "tokisuji:history/AAAA", "tokisuji:history/_____________",
                                     address.substr(0, address.size() / 2), address + "%"};
    for (std::size_t at = 24; at < address.size(); at += address.size() / 40) {
        std::string other = address;
        other[at] = other[at] == 'A' ? 'B' : 'A';
        damaged.push_back(other);
    }
    for (const std::string& text : damaged) {
        const Result<Log> read = readHistoryAddress(text);
        QVERIFY(!read);
        QCOMPARE(read.error().id, std::string("history-address-damaged"));
    }
}

/// More steps, more hours and more ways back than others can replay.
void HistoryLinesTest::longHistoriesFitIntoAnAddress()
{
    Random random(3);
    History history(slither(10, 10), 1'700'000'000'000);
    constexpr int edits = 6000;
    for (int i = 0; i < edits; ++i) {
        if (pick(random, 5) == 0)
            history.goTo(history.node(history.current()).parent == noNode ? 0 : history.undoTarget());
        history.commit(gesture(history.board(), random), 1'700'000'000'000 + i * 9000LL);
    }
    const QString address = writeHistoryAddress({history, {}});
    QVERIFY2(address.size() < 40 * edits, qPrintable(QString::number(address.size())));
    const Result<Log> again = readHistoryAddress(address.toStdString());
    QVERIFY(again);
    checkSame(again->history, history);
}

void HistoryLinesTest::nothingIsLost()
{
    const Log log = someLog();
    const QByteArray text = writeHistoryLines(log);
    const Result<Log> again = readHistoryLines(text);
    QVERIFY2(again, again ? "" : again.error().id.c_str());
    checkSame(again->history, log.history);
    checkSame(again->annotations, log.annotations);
    QCOMPARE(writeHistoryLines(*again), text);
    QVERIFY(readHistoryLines(QByteArray(text).replace('\n', "\r\n\n"))); // as other systems end their lines

    const Log empty{History(slither(2, 2)), {}};
    const Result<Log> emptyAgain = readHistoryLines(writeHistoryLines(empty));
    QVERIFY(emptyAgain);
    checkSame(emptyAgain->history, empty.history);
}

void HistoryLinesTest::everyLineIsAnObject()
{
    const QByteArray text = writeHistoryLines(someLog());
    QVERIFY(text.endsWith('\n'));
    for (const QByteArray& line : text.chopped(1).split('\n'))
        QVERIFY(QJsonDocument::fromJson(line).isObject());
}

void HistoryLinesTest::wrongLinesAreNamed_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QStringList>("error"); // id, arguments
    const QByteArray node = R"({"node":2,"parent":0,"time":1,"edit":)";
    const auto row = [](const char* name, int number, const QByteArray& line, const QStringList& error) {
        QTest::newRow(name) << number << line << error;
    };
    row("no JSON", 3, "{", {"lines-not-json", "3"});
    row("no object", 3, "[]", {"lines-not-json", "3"});
    row("no history", 1, R"({"x":1})", {"lines-not-history", "1"});
    row("newer", 1, R"({"tokisuji-history":2})", {"lines-newer", "1", "2", "1"});
    row("no version", 1, R"({"tokisuji-history":"x","time":1})", {"lines-field", "1", "tokisuji-history"});
    row("no board", 1, R"({"tokisuji-history":1,"time":1})", {"lines-field", "1", "board"});
    row("unknown genre", 1, R"({"tokisuji-history":1,"time":1,"board":{"genre":"x","width":2,"height":2}})",
        {"lines-field", "1", "board"});
    row("huge board", 1, R"({"tokisuji-history":1,"time":1,"board":{"genre":"slither","width":2,"height":999}})",
        {"lines-field", "1", "board"});
    row("value off the board", 1,
        R"({"tokisuji-history":1,"time":1,"board":{"genre":"slither","width":2,"height":2,"layers":{"number":[[9,9,1]]}}})",
        {"lines-field", "1", "board"});
    row("unknown kind", 3, R"({"nod":2})", {"lines-unknown", "3", "nod"});
    row("empty object", 3, "{}", {"lines-unknown", "3", ""});
    row("wrong number", 3, R"({"node":7})", {"lines-field", "3", "node"});
    row("no edit", 3, R"({"node":2,"parent":0,"time":1})", {"lines-field", "3", "edit"});
    row("no parent", 3, R"({"node":2,"time":1,"edit":[{"turn":"rotate-left"}]})", {"lines-field", "3", "parent"});
    row("unknown turn", 3, node + R"([{"turn":"x"}]})", {"lines-field", "3", "edit"});
    row("unknown layer", 3, node + R"([{"set":"x","at":[1,1],"from":1,"to":2}]})", {"lines-field", "3", "edit"});
    row("half a place", 3, node + R"([{"set":"number","at":[1],"from":1,"to":2}]})", {"lines-field", "3", "edit"});
    row("huge place", 3, node + R"([{"set":"number","at":[1,99999],"from":1,"to":2}]})", {"lines-field", "3", "edit"});
    row("half a value", 3, node + R"([{"set":"number","at":[1,1],"from":1,"to":1.5}]})", {"lines-field", "3", "edit"});
    row("half the flags", 3, node + R"([{"flags":["a"]}]})", {"lines-field", "3", "edit"});
    row("does not fit", 3, node + R"([{"set":"number","at":[1,1],"from":77,"to":2}]})", {"lines-edit", "3"});
    row("child before parent", 3, R"({"node":2,"parent":2,"time":1,"edit":[{"turn":"rotate-left"}]})",
        {"lines-edit", "3"});
    row("empty edit", 3, node + "[]}", {"lines-edit", "3"});
}

void HistoryLinesTest::wrongLinesAreNamed()
{
    QFETCH(const int, number);
    QFETCH(const QByteArray, line);
    QFETCH(const QStringList, error);
    static const QByteArray text = writeHistoryLines(someLog());
    const Result<Log> log = readHistoryLines(withLine(text, number, line));
    QVERIFY(!log);
    QStringList found{QString::fromStdString(log.error().id)};
    for (const std::string& argument : log.error().args)
        found.append(QString::fromStdString(argument));
    QCOMPARE(found.first(error.size()), error);
}

void HistoryLinesTest::damagedTextNeverCrashes()
{
    const QByteArray text = writeHistoryLines(someLog());
    Random random(2);
    const auto below = [&](qsizetype limit) { return pick(random, static_cast<int>(limit)); };
    int refused = 0;
    for (int round = 0; round < 150; ++round) {
        QByteArray damaged = text.first(round % 3 == 0 ? below(text.size()) : text.size());
        for (int flips = below(4); flips > 0 && !damaged.isEmpty(); --flips)
            damaged[below(damaged.size())] = static_cast<char>(below(256));
        refused += readHistoryLines(damaged) ? 0 : 1;
    }
    QVERIFY(refused > 50);
    QVERIFY(!readHistoryLines({}));
}

TOKISUJI_TEST(HistoryLinesTest);
#include "history_lines_test.moc"
