// Addresses, files and lists of edge-matching pieces: there and back, and what is wrong with a bad one.
#include "engine/board/edge_set.h"
#include "engine/edgematch/make.h"
#include "engine/formats/formats.h"
#include "engine/formats/piece_list.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

Board read(const std::string& text)
{
    auto board = readPuzzle(text);
    if (!board)
        qFatal("%s: %s", text.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

} // namespace

class EdgeFormatsTest : public QObject {
    Q_OBJECT
private slots:
    void comeBack_data();
    void comeBack();
    void saysEverythingInAnAddress();
    void refusesBadText_data();
    void refusesBadText();
    void refusesAListWithoutPieces();
    void readsListsOfOthers();
    void listHasPiecesOnly();
};

void EdgeFormatsTest::comeBack_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("free");
    QTest::addColumn<bool>("pinned");
    QTest::newRow("one cell") << 1 << 1 << true << true;
    QTest::newRow("a row") << 6 << 1 << false << false;
    QTest::newRow("square") << 5 << 5 << false << true;
    QTest::newRow("free") << 4 << 3 << true << true;
    QTest::newRow("largest") << mostEdgeSide << mostEdgeSide << true << false;
}

void EdgeFormatsTest::comeBack()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(bool, free);
    QFETCH(bool, pinned);
    const auto [puzzle, solution] = makeEdgeMatch({.size = {width, height},
                                                   .colours = 12,
                                                   .seed = 5,
                                                   .free = free,
                                                   .pin = pinned ? PinChoice::Centre : PinChoice::None});
    QCOMPARE(puzzle.isBlank(Layer::Number), !pinned);
    const auto url = writeOwnUrl(puzzle);
    QVERIFY(static_cast<bool>(url));
    QCOMPARE(read(*url), puzzle);
    for (const char* lineEnd : {"\n", "/"}) {
        QCOMPARE(read(writePzprv3(puzzle, lineEnd)), puzzle);
        QCOMPARE(read(writePzprv3(solution, lineEnd)), solution);
    }
    for (const SideOrder order : {SideOrder::LeftFirst, SideOrder::TopFirst}) {
        const Board listed = read(writePieceList(solution, order));
        QCOMPARE(listed.setup(), puzzle.setup());
        QCOMPARE(listed.size(), puzzle.size());
        QCOMPARE(listed.flags(), puzzle.flags());
    }
}

void EdgeFormatsTest::saysEverythingInAnAddress()
{
    const std::string url = "tokisuji:edgematch/2/2/0.0.1.2_1.0.0.3_0.2.1.0_1.3.0.0/free/pin3@0_0@2";
    const Board board = read(url);
    QVERIFY(edgeSetOf(board).isFree());
    QCOMPARE(edgeSetOf(board).pieces()[1], (EdgePiece{1, 0, 0, 3}));
    QCOMPARE(board.at(Layer::Number, cellAt(0, 0)), 3);
    QCOMPARE(board.at(Layer::Number, cellAt(0, 1)), 0);
    QCOMPARE(*writeOwnUrl(board), url);
    QCOMPARE(read("edgematch/2/2/0.0.1.2_1.0.0.3_0.2.1.0_1.3.0.0/free/pin3@0_pin0@2"), board);
    QCOMPARE(read("edgematch/3/2/").setup(), toText(plainPieces({3, 2}))); // nothing said: the set of a new board
}

void EdgeFormatsTest::refusesBadText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at");
    const QString board = "edgematch/2/2/";
    const QString whole = board + "0.0.1.2_1.0.0.3_0.2.1.0_1.3.0.0";
    QTest::newRow("too few") << board + "0.0.1.2_1.0.0.3"
                             << "edge-piece-count" << 14;
    QTest::newRow("too many") << whole + "_0.0.0.0"
                              << "edge-piece-count" << 14;
    QTest::newRow("three colours") << board + "0.0.1.2_1.0.0_0.2.1.0_1.3.0.0"
                                   << "edge-piece" << 22;
    QTest::newRow("five colours") << board + "0.0.1.2.3_1.0.0.3_0.2.1.0_1.3.0.0"
                                  << "edge-piece" << 14;
    QTest::newRow("no number") << board + "0.0.a.2_1.0.0.3_0.2.1.0_1.3.0.0"
                               << "edge-piece" << 14;
    QTest::newRow("negative") << board + "0.0.-1.2_1.0.0.3_0.2.1.0_1.3.0.0"
                              << "edge-piece" << 14;
    QTest::newRow("colour") << board + "0.0.512.2_1.0.0.3_0.2.1.0_1.3.0.0"
                            << "edge-colour" << 18;
    QTest::newRow("piece") << whole + "/pin4@0"
                           << "edge-pin-unknown" << 46;
    QTest::newRow("cell") << whole + "/free/pin0@0_1@4"
                          << "edge-pin-unknown" << 58;
    QTest::newRow("piece twice") << whole + "/pin1@0_1@1"
                                 << "edge-piece-pinned-twice" << 53;
    QTest::newRow("cell twice") << whole + "/pin1@0_2@0"
                                << "edge-cell-pinned-twice" << 53;
    QTest::newRow("no pin") << whole + "/pin1"
                            << "edge-pin" << 46;
    QTest::newRow("unknown field") << whole + "/fre"
                                   << "edge-pin" << 46;
    QTest::newRow("size") << "edgematch/17/2/"
                          << "edge-size" << -1;
    QTest::newRow("file, piece twice") << "pzprv3/edgematch/1/2/0.0.1.0_1.0.0.0/0 0 /. . /"
                                       << "edge-piece-pinned-twice" << -1;
    QTest::newRow("file, pin") << "pzprv3/edgematch/1/2/0.0.1.0_1.0.0.0/2 . /. . /"
                               << "clue-out-of-range" << -1;
    QTest::newRow("file, pieces") << "pzprv3/edgematch/1/2/0.0.1.0/. . /. . /"
                                  << "edge-piece-count" << 21;
    QTest::newRow("list, line") << "# a comment\n\n1 2 3 4\n1 2 3\n"
                                << "edge-list-piece" << 21;
    QTest::newRow("list, colour") << "1 2 3 512\n"
                                  << "edge-list-colour" << 0;
    QTest::newRow("list, not square") << "1 2 3 4\n1 2 3 4\n"
                                      << "edge-list-not-square" << -1;
    QTest::newRow("list, size") << "# size: 3x17\n1 2 3 4\n"
                                << "edge-list-size" << 0;
    QTest::newRow("list, other size") << "# size: 3x1\n1 2 3 4\n"
                                      << "edge-piece-count" << 0;
    QTest::newRow("list, order") << "# order: N E S W\n1 2 3 4\n"
                                 << "edge-list-order" << 0;
}

void EdgeFormatsTest::refusesAListWithoutPieces()
{
    for (const char* text : {"", "\n", "# free\n"}) {
        const auto board = readPieceList(text);
        QVERIFY(!board);
        QCOMPARE(board.error().id, std::string("edge-list-not-square"));
    }
}

void EdgeFormatsTest::refusesBadText()
{
    QFETCH(QString, text);
    QFETCH(QString, id);
    QFETCH(int, at);
    const auto board = readPuzzle(text.toStdString());
    QVERIFY(!board);
    QCOMPARE(QString::fromStdString(board.error().id), id);
    if (at >= 0)
        QCOMPARE(board.error().at.value_or(9999), static_cast<std::size_t>(at));
}

/// e2pieces.txt: top, right, bottom, left; a square board; spaces, tabs or commas.
void EdgeFormatsTest::readsListsOfOthers()
{
    const Board board = read("# pieces\r\n0 1 2 0\r\n0\t0 3 1\r\n\r\n2,1,0,0\r\n3 0 0 1");
    QCOMPARE(board.size(), (Size{2, 2}));
    QCOMPARE(board.setup(), std::string("0.0.1.2_1.0.0.3_0.2.1.0_1.3.0.0"));
    QVERIFY(!edgeSetOf(board).isFree());
    QCOMPARE(read("# order: left top right bottom\n0 1 2 0\n0 0 3 1\n2 1 0 0\n3 0 0 1\n").setup(),
             std::string("0.1.2.0_0.0.3.1_2.1.0.0_3.0.0.1"));
}

void EdgeFormatsTest::listHasPiecesOnly()
{
    const Board board = read("tokisuji:edgematch/3/1/1.0.1.0_0.0.1.0_1.0.0.0/pin0@1");
    QCOMPARE(writePieceList(board, SideOrder::TopFirst),
             std::string("# size: 3x1\n# order: top right bottom left\n0 1 0 1\n0 1 0 0\n0 0 0 1\n"));
    QVERIFY(read(writePieceList(board, SideOrder::TopFirst)).isBlank(Layer::Number));
}

TOKISUJI_TEST(EdgeFormatsTest);
#include "edge_formats_test.moc"
