// Twisty puzzles as addresses, files and definitions of one's own: both ways, and what is wrong where.
#include "engine/formats/formats.h"
#include "engine/formats/twisty.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/test.h"
#include "tests/twisty/small_definition.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

const std::string scheme = "tokisuji:";

std::string bytes(const QString& text)
{
    return text.toStdString();
}

QString text(const std::string& bytes)
{
    return QString::fromStdString(bytes);
}

} // namespace

class TwistyFormatsTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void addresses_data();
    void addresses();
    void goalWithoutState();
    void unpaintedStickers();
    void wrongAddresses_data();
    void wrongAddresses();
    void ownDefinitions();
    void ownDefinitionsStay();
    void wrongDefinitions();
    void files();
    void wrongFiles_data();
    void wrongFiles();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    QTemporaryDir m_folder;
};

/// Paths in addresses are relative to the folder that the program works in.
void TwistyFormatsTest::init()
{
    QVERIFY(QDir::setCurrent(m_folder.path()));
    QVERIFY(QDir().mkpath("sub/four"));
    write("sub/four.yaml", smallDefinition);
    write("sub/four/other", smallDefinition);
}

void TwistyFormatsTest::addresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("own");
    const QString cube = "twisty/cube_2x2x2/WGWGOOGYRRBBOOGYRRBBYBYB";
    QTest::newRow("own") << "tokisuji:" + cube << cube;
    QTest::newRow("bare") << cube << cube;
    QTest::newRow("slash at the end") << cube + "/" << cube;
    QTest::newRow("own rules") << "twisty/v:no turns of B/cube_2x2x2/WGWGOOGYRRBBOOGYRRBBYBYB"
                               << "twisty/v:no turns of B/cube_2x2x2/WGWGOOGYRRBBOOGYRRBBYBYB";
    QTest::newRow("out of reach") << "twisty/pyraminx/YYYYYYYYYYYYYYYYYYRRRRRRRRRRRRRRRRRR"
                                  << "twisty/pyraminx/YYYYYYYYYYYYYYYYYYRRRRRRRRRRRRRRRRRR";
    QTest::newRow("file") << "twisty/file:sub/four.yaml/BABA"
                          << "twisty/file:sub/four.yaml/BABA";
}

void TwistyFormatsTest::addresses()
{
    QFETCH(QString, address);
    QFETCH(QString, own);
    const auto board = readPuzzle(bytes(address));
    QVERIFY(board);
    QCOMPARE(board->genre(), std::string("twisty"));
    QCOMPARE(text(*writeOwnUrl(*board)), "tokisuji:" + own);
    QVERIFY(*readUrl(*writeOwnUrl(*board)) == *board);
    QCOMPARE(text(stateOf(*board)), own.section('/', -1));
    QCOMPARE(writeUrl(*board, Site::PuzzLink).error().id, std::string("url-not-on-site"));
}

void TwistyFormatsTest::goalWithoutState()
{
    for (const SuppliedTwisty& supplied : suppliedTwisties())
        for (const char* const end : {"", "/"}) {
            const auto board = readUrl(scheme + "twisty/" + std::string(supplied.name) + end);
            QVERIFY(board);
            QCOMPARE(stateOf(*board), twistyOf(*board)->goal);
        }
    QCOMPARE(stateOf(*readUrl(scheme + "twisty/file:sub/four.yaml")), std::string("AABB"));
    QCOMPARE(stateOf(*readUrl(scheme + "twisty/file:sub/four/other")), std::string("AABB"));
    QCOMPARE(stateOf(*readUrl(scheme + "twisty/file:sub/four/other/BBAA")), std::string("BBAA"));
}

void TwistyFormatsTest::unpaintedStickers()
{
    for (const std::string state : {"WGWGOOGYRRBBOOGYRRBBYBY?", "?GWGOOGYRRBBOOGYRRBBYBYB", "????????????????????????"})
        for (const std::string& begin : {scheme, std::string()}) {
            const auto board = readPuzzle(begin + "twisty/cube_2x2x2/" + state);
            QVERIFY(board);
            QCOMPARE(stateOf(*board), state);
            QVERIFY(*readUrl(*writeOwnUrl(*board)) == *board);
            QVERIFY(*readPzprv3(writePzprv3(*board)) == *board);
        }
}

void TwistyFormatsTest::wrongAddresses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* address, const char* id, int at, const char* says) {
        QTest::newRow(name) << address << id << at << says;
    };
    row("no name", "tokisuji:twisty/", "url-no-puzzle", 16, "");
    row("unknown", "tokisuji:twisty/megaminx/W", "twisty-unknown", 16, "megaminx");
    row("similar", "tokisuji:twisty/cube_2x2x/W", "twisty-unknown-similar", 16, "cube_2x2x2");
    row("too short", "tokisuji:twisty/cube_2x2x2/WWWW", "twisty-state-length", 31, "24");
    row("too long", "twisty/cube_2x2x2/WWWWOOGGRRBBOOGGRRBBYYYYY", "twisty-state-length", 42, "25");
    row("letter", "twisty/cube_2x2x2/WWWxOOGGRRBBOOGGRRBBYYYY", "twisty-state-letter", 21, "x");
    row("letter of three bytes", "twisty/cube_2x2x2/WW白WOOGGRRBBOOGGRRBBYYYY", "twisty-state-letter", 20, "白");
    row("no file", "tokisuji:twisty/file:nowhere.yaml", "twisty-file-missing", 16, "nowhere.yaml");
    row("no file before the state", "tokisuji:twisty/file:a/b/AABB", "twisty-file-missing", 16, "a/b");
    row("a folder", "tokisuji:twisty/file:sub/AABB", "twisty-file-missing", 16, "sub");
    row("no plain file", "tokisuji:twisty/file:/dev/zero/AABB", "twisty-file-missing", 16, "/dev/zero");
    row("state of a file", "twisty/file:sub/four.yaml/AAB", "twisty-state-length", 29, "3");
    row("letter of a file", "twisty/file:sub/four.yaml/AABC", "twisty-state-letter", 29, "C");
    row("on a site", "https://puzz.link/p?twisty/cube_2x2x2/W", "url-not-on-site", 20, "");
}

void TwistyFormatsTest::wrongAddresses()
{
    QFETCH(QString, address);
    QFETCH(QString, id);
    QFETCH(int, at);
    QFETCH(QString, says);
    const auto wrong = readPuzzle(bytes(address));
    QVERIFY(!wrong);
    QCOMPARE(text(wrong.error().id), id);
    QCOMPARE(static_cast<int>(wrong.error().at.value()), at);
    QVERIFY2(text(toEnglish(wrong.error())).contains(says), toEnglish(wrong.error()).c_str());
}

void TwistyFormatsTest::ownDefinitions()
{
    QVERIFY(isTwistyFile("sub/four.yaml") && isTwistyFile("four.yml") && !isTwistyFile("four.txt"));
    const auto board = readTwistyFile("sub/four.yaml");
    QVERIFY(board);
    QCOMPARE(stateOf(*board), std::string("AABB"));
    QCOMPARE(text(*writeOwnUrl(*board)), QString("tokisuji:twisty/file:sub/four.yaml/AABB"));
    QCOMPARE(readTwistyFile("sub").error().id, std::string("twisty-file-missing"));
    QCOMPARE(readTwistyFile("/dev/zero").error().id, std::string("twisty-file-missing"));
    QCOMPARE(readTwistyFile("").error().id, std::string("input-empty"));
}

/// What was read goes with the board, whatever becomes of the file.
void TwistyFormatsTest::ownDefinitionsStay()
{
    write("gone.yaml", smallDefinition);
    const auto board = readUrl(scheme + "twisty/file:gone.yaml/BBAA");
    QVERIFY(board);
    QVERIFY(QFile::remove("gone.yaml"));
    const auto fromFile = readPzprv3(writePzprv3(*board));
    QVERIFY(fromFile);
    QVERIFY(*fromFile == *board);
    QCOMPARE(twistyOf(*fromFile)->turns.size(), std::size_t{2});
    QVERIFY(*readPzprv3(writePzprv3(*board, "/")) == *board);
}

void TwistyFormatsTest::wrongDefinitions()
{
    write("wrong.yaml", QByteArray(smallDefinition).replace("AABB", "AABBA"));
    const auto read = readTwistyFile("wrong.yaml");
    QCOMPARE(read.error().id, std::string("twisty-goal-length"));
    QCOMPARE(read.error().args.front(), std::string("9"));
    QCOMPARE(static_cast<qsizetype>(*read.error().at), QByteArray(smallDefinition).indexOf("AABB"));
    const auto named = readUrl(scheme + "twisty/file:wrong.yaml/AABB");
    QCOMPARE(named.error().id, read.error().id);
    QCOMPARE(*named.error().at, std::size_t{16});

    write("large.yaml", QByteArray(10'000'000, ' ') + smallDefinition);
    QCOMPARE(readTwistyFile("large.yaml").error().id, std::string("twisty-too-large"));
    write("bytes.yaml", QByteArray(smallDefinition) + "\n# \xff\n");
    QCOMPARE(readTwistyFile("bytes.yaml").error().id, std::string("twisty-not-utf8"));
    QCOMPARE(readTwistyFile("bytes.yaml").error().args.front(), std::string("11"));
    write("empty.yaml", "");
    QCOMPARE(readTwistyFile("empty.yaml").error().id, std::string("twisty-not-a-map"));
}

void TwistyFormatsTest::files()
{
    for (const SuppliedTwisty& supplied : suppliedTwisties()) {
        const auto goal = makeTwistyBoard(std::string(supplied.name));
        QVERIFY(goal);
        Board board = *goal;
        turnedBy(board, scramble(*twistyOf(board), 12, 5)).applyTo(board);
        const std::string file = writePzprv3(board);
        QVERIFY(text(file).startsWith("pzprv3\ntwisty\n"));
        QVERIFY(*readPzprv3(file) == board);
        QVERIFY(*readPuzzle(writePzprv3(board, "/")) == board);
    }
}

void TwistyFormatsTest::wrongFiles_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at");
    QTest::newRow("unknown") << "pzprv3/twisty/6/8/cube/"
                             << "twisty-unknown" << 18;
    QTest::newRow("another size") << "pzprv3/twisty/6/7/cube_2x2x2/"
                                  << "twisty-net-size" << 18;
    QTest::newRow("the usual one in another size") << "pzprv3/twisty/6/7/"
                                                   << "twisty-net-size" << 18;
    QTest::newRow("beside the net") << "pzprv3/twisty/6/8/cube_2x2x2/1 . . . . . . . /"
                                    << "clue-out-of-range" << 29;
    QTest::newRow("too many colours") << "pzprv3/twisty/6/8/cube_2x2x2/. . 7 . . . . . /"
                                      << "clue-out-of-range" << 33;
    QTest::newRow("definition") << "pzprv3/twisty/6/8/file:x.yaml%0A- 1/"
                                << "twisty-not-a-map" << 18;
    QTest::newRow("percent") << "pzprv3/twisty/6/8/file:x.yaml%0/"
                             << "url-percent" << 29;
}

void TwistyFormatsTest::wrongFiles()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    QFETCH(int, at);
    const auto wrong = readPzprv3(bytes(file));
    QVERIFY(!wrong);
    QCOMPARE(text(wrong.error().id), id);
    QCOMPARE(static_cast<int>(wrong.error().at.value()), at);
}

TOKISUJI_TEST(TwistyFormatsTest);
#include "twisty_formats_test.moc"
