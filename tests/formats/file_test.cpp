// Files: pzprv3 of every version that is read, written token for token, and what is said about damaged ones.
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/formats/open_borders.h"
#include "tests/formats/text_of.h"
#include "tests/hand/random_hand.h"
#include "tests/support/test.h"

#include <QTest>

namespace tokisuji {

namespace {

QString rewritten(const QString& file)
{
    const Result<Board> board = readPzprv3(file.toStdString());
    return textOf(board ? writePzprv3(*board, "/") : board.error().id);
}

} // namespace

class FileTest : public QObject {
    Q_OBJECT

private slots:
    void writesWhatItRead_data();
    void writesWhatItRead();
    void readsOtherForms_data();
    void readsOtherForms();
    void whatIsReadComesBack_data();
    void whatIsReadComesBack();
    void linesEndInManyWays();
    void refuses_data();
    void refuses();
    void roundTrips_data();
    void roundTrips();
    void toldApartFromAddresses();
};

void FileTest::writesWhatItRead_data()
{
    QTest::addColumn<QString>("file");
    const auto row = [](const char* file) { QTest::newRow(file) << file; };
    row("pzprv3.1/slither/2/3/f/. 3 - /0 . . /0 1 2 /0 0 0 /1 0 -1 1 /1 1 1 1 /1 1 1 /0 1 0 /1 0 1 ");
    row("pzprv3/mashu/2/3/1 . 2 /. - . /1 0 /-1 1 /1 0 1 ");
    row("pzprv3/mashu/2/2/f/1 . /. 2 /1 /1 /1 1 ");
    row("pzprv3/hashikake/2/3/2 . - /. . . /2 2 /0 -1 /0 1 0 ");
    row("pzprv3/nurikabe/2/3/+ 5 # /- # . ");
    row("pzprv3.1/heyawake/2/2/1 /0 /1 0 /2 . /. . /# + /. . ");
    row("pzprv3.1/heyawake/2/2/1 /0 /1 0 /2 . /. . /# + /. . /-1 /0 /0 -1 ");
    row("pzprv3/yajilin/2/3/o/. 3,2 # /0,- 4,- 0,0 /. # + /. . . /0 1 /0 -1 /0 0 0 ");
    row("pzprv3/sudoku/4/. 1 . . /. . . - /3 . . . /. . 3 . /2 . 4 3 /4[1,,,2] .[,,,4] 1 . /. 4 2 1 /1 2 . 4 ");
    row("pzprv3/daburi/1/3/1 2 121 /. # + ");
    row("pzprv3/mashu/2/1/1 /2 ///1 "); // lines without tokens
    row("pzprv3/nagare/2/3/. r . /N . U /1r -1 /l d /0 1u 0 ");
    row("pzprv3.3/slalom/2/3/o i . /# . 3,2 /r -1 /1l 0 /-1 1d u ");
    row("pzprv3.3/slalom/2/3/o i . /# . 2,-2 /r -1 /1l 0 /-1 1d u ");
    row("pzprv3/castle/1/3/4,2,6 0,-1,0 0,-,4 /0 0 ");
    row("pzprv3/nonogram/2/2/. c1 . /1 # + /c1 . . ");
    row("pzprv3/aquarium/1/2/0 /. c0 1 /c1 . # ");
    row("pzprv3/tents/1/2/. c0 1 /. 1 A /0 ");
    row("pzprv3/tentaisho/1/3/1..2X/0 0 /3 1 0 ");
    row("pzprv3/twinarea/1/2/0 /? -? /. . ");
    row("pzprv3/usoone/1/6/1/0 0 0 0 0 0 /1 2 - 0 . . /o +x x +o + 1 ");
    row("pzprv3/nurimaze/1/5/1/0 0 0 0 0 /t s . g o /# + . . . ");
    row("pzprv3/nondango/1/5/2/0 0 0 1 1 /# % o + . ");
    row("pzprv3/parquet/2/3/2 1 /0 1 /0 2 1 /# + . /. . # ");
    row("pzprv3/tilepaint/2/3/2/. 0 0 /1 1 0 /0 -1 2 0 /1 1,-1 . . /-1 . . . /. # + /. . . ");
    row("pzprv3/nibunnogo/1/3/. 1 . . /- . 2 . /0 1 2 ");
    row("v:abc/pzprv3/nurikabe/1/1/1 ");
    row("v:/pzprv3/nurikabe/1/1/1 ");
}

void FileTest::writesWhatItRead()
{
    QFETCH(QString, file);
    QCOMPARE(rewritten(file), file);
}

void FileTest::readsOtherForms_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("written");
    QTest::newRow("slither 0: no tints") << "pzprv3/slither/1/2/1 . /1 0 1 /1 1 /-1 0 "
                                         << "pzprv3.1/slither/1/2/1 . /0 0 /1 0 1 /1 1 /-1 0 ";
    QTest::newRow("heyawake 0: room ids") << "pzprv3/heyawake/2/2/2/0 1 /0 0 /2 1 /. . /# . /. + "
                                          << "pzprv3.1/heyawake/2/2/1 /0 /0 1 /2 1 /. . /# . /. + ";
    QTest::newRow("alias") << "pzprv3.1/heyawacky/1/1//2 /# "
                           << "pzprv3.1/heyawake/1/1//2 /# ";
    QTest::newRow("a room's number goes to its top cell") << "pzprv3.1/heyawake/1/2/0 /. 1 /. . "
                                                          << "pzprv3.1/heyawake/1/2/0 /1 . /. . ";
    QTest::newRow("later version") << "pzprv3.9/nurikabe/1/1/1 "
                                   << "pzprv3/nurikabe/1/1/1 ";
    QTest::newRow("blank") << "pzprv3/nurikabe/2/2"
                           << "pzprv3/nurikabe/2/2/. . /. . ";
    QTest::newRow("last lines missing") << "pzprv3/mashu/2/2/1 . /. 2 /1 "
                                        << "pzprv3/mashu/2/2/1 . /. 2 /1 /0 /0 0 ";
    QTest::newRow("spaces") << "pzprv3/nurikabe/1/3/  1   .  # "
                            << "pzprv3/nurikabe/1/3/1 . # ";
    QTest::newRow("no last spaces") << "pzprv3/nurikabe/1/3/1 . #/"
                                    << "pzprv3/nurikabe/1/3/1 . # ";
    QTest::newRow("a line and a cross") << "pzprv3/nagare/1/3/. . . /-2 -1u "
                                        << "pzprv3/nagare/1/3/. . . /1 -1 ";
    QTest::newRow("no arrow") << "pzprv3/roma/1/3/1/0 0 0 /. . 0 /0 2 . "
                              << "pzprv3/roma/1/3/1/0 0 0 /. . 0 /. 2 . ";
    QTest::newRow("trial") << "pzprv3/nurikabe/1/3/1 . # /TrialData(1)/1 # # "
                           << "pzprv3/nurikabe/1/3/1 . # ";
    QTest::newRow("history") << "pzprv3/nurikabe/1/3/1 . # /history:{\"type\":\"pzpr\"}/"
                             << "pzprv3/nurikabe/1/3/1 . # ";
    QTest::newRow("line of edges that ends early") << "pzprv3/antmill/2/2/1 /0 /2 /. . /. . "
                                                   << "pzprv3/antmill/2/2/1 /0 /2 0 /. . /. . ";
    QTest::newRow("information") << "pzprv3.1/heyawake/1/1//. /# /info:{\"a\":1}"
                                 << "pzprv3.1/heyawake/1/1//. /# ";
}

void FileTest::readsOtherForms()
{
    QFETCH(QString, file);
    QFETCH(QString, written);
    QCOMPARE(rewritten(file), written);
}

/// What pzpr would not write so.
void FileTest::whatIsReadComesBack_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("a number of a bank that is 0") << "pzprv3/snakeegg/1/2/. . /. . /2/0/1";
    QTest::newRow("a bank without a line") << "pzprv3/snakeegg/1/2/. . /. . /";
    QTest::newRow("a bar in a filled cell") << "pzprv3/tateyoko/1/2/f . /1 2 ";
}

void FileTest::whatIsReadComesBack()
{
    QFETCH(QString, file);
    const Result<Board> board = readPzprv3(file.toStdString());
    QVERIFY2(board, board ? "" : toEnglish(board.error()).c_str());
    QCOMPARE(*readPzprv3(writePzprv3(*board)), *board);
}

void FileTest::linesEndInManyWays()
{
    const Result<Board> board = readPzprv3("pzprv3/mashu/2/2/1 . /. 2 /1 /0 /0 1 ");
    QVERIFY(board);
    const std::string file = writePzprv3(*board);
    QVERIFY(file.ends_with("0 1 \n"));
    QVERIFY(*readPzprv3(file) == *board);
    const QString windows = textOf(file).replace("\n", "\r\n");
    QVERIFY(*readPzprv3(windows.toStdString()) == *board);
}

void FileTest::refuses_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at");
    const auto row = [](const char* file, const char* id, int at) { QTest::newRow(file) << file << id << at; };
    row("pzprv3", "file-no-genre", 6);
    row("pzprv2/slither/1/1/1 ", "file-signature", 0);
    row("pzprv3.x/slither/1/1/1 ", "file-signature", 0);
    row("v:x", "file-signature", 0);
    row("pzprv3/foo/1/1/1 ", "unknown-genre", 7);
    row("pzprv3/slithr/1/1/1 ", "unknown-genre-similar", 7);
    row("pzprv3/nurikabe", "size-missing", 15);
    row("pzprv3/nurikabe/3", "size-missing", 17);
    row("pzprv3/nurikabe/0/3/1 ", "size-out-of-range", 16);
    row("pzprv3/nurikabe/3/-1/1 ", "size-out-of-range", 18);
    row("pzprv3/nurikabe/999999999/999999999/1 ", "size-out-of-range", 16);
    row("pzprv3/nurikabe/a/3/1 ", "size-not-a-number", 16);
    row("pzprv3/nurikabe/1/3/1 x . ", "file-token", 22);
    row("pzprv3/nurikabe/1/3/1 -5 . ", "file-token", 22);
    row("pzprv3/nurikabe/1/3/1 9999999999 . ", "file-token", 22);
    row("pzprv3/nurikabe/1/3/1 . . . ", "file-row-too-long", 26);
    row("pzprv3/nurikabe/1/3/1 .", "file-row-too-short", 23);
    row("pzprv3.1/slither/1/2/1 5 ", "clue-out-of-range", 23);
    row("pzprv3/mashu/1/2/1 3 ", "clue-out-of-range", 19);
    row("pzprv3/lring/1/2/1 5 ", "clue-out-of-range", 19);
    row("pzprv3/nurikabe/1/2/1 1126352 ", "file-token", 22);
    row("pzprv3/mashu/1/2/1 2 /2 ", "file-token", 22);
    row("pzprv3/walllogic/1/1/. /+ ", "file-token", 24);
    row("pzprv3/yajilin/1/2/5,1 . ", "file-token", 19);
    row("pzprv3/yajilin/1/2/1,x . ", "file-token", 19);
    row("pzprv3/sudoku/1/. /.[1,2] ", "file-token", 19);
    row("pzprv3/sudoku/1/. /.[1,2,3,4,5] ", "file-token", 19);
    row("pzprv3/sudoku/1/. /.[1,2,3,128] ", "file-token", 19);
    row("pzprv3/sukoro/1/1/. /.[1,2,3,4] ", "file-token", 21);
    row("pzprv3.1/slither/1/1/1 /3 ", "file-token", 24);
    row("pzprv3/heyawake/1/2/1/0 x /", "file-token", 24);
    row("pzprv3/heyawake/1/2/1/0 /", "file-row-too-short", 23);
    row("pzprv3.1/heyawake/1/2/0 /. . /. . /1 ", "file-token", 35);
}

void FileTest::refuses()
{
    QFETCH(QString, file);
    QFETCH(QString, id);
    QFETCH(int, at);
    const Result<Board> board = readPzprv3(file.toStdString());
    QVERIFY(!board);
    QCOMPARE(textOf(board.error().id), id);
    QCOMPARE(board.error().at ? static_cast<int>(*board.error().at) : -1, at);
}

void FileTest::roundTrips_data()
{
    QTest::addColumn<QString>("genre");
    for (const Genre* genre : allGenres())
        QTest::newRow(genre->id.data()) << textOf(genre->id);
}

void FileTest::roundTrips()
{
    QFETCH(QString, genre);
    const Genre& of = *findGenre(genre.toStdString());
    RandomHand hand(11);
    for (int i = 0; i < 100; ++i) {
        Board board = withoutOpenBorders(hand.withMarks(hand.puzzle(of, i < 97 ? 9 : 40)));
        board.setFlags(flagsInFile(board));
        for (const char* lineEnd : {"/", "\n"}) {
            const std::string file = writePzprv3(board, lineEnd);
            const Result<Board> read = readPzprv3(file);
            QVERIFY2(read, file.c_str());
            QVERIFY2(*read == board, file.c_str());
        }
    }
}

void FileTest::toldApartFromAddresses()
{
    QVERIFY(readPuzzle("slither/5/5/bdcbdbcac"));
    QVERIFY(readPuzzle("https://puzz.link/p?pzprv3%2Fnurikabe%2F1%2F1%2F1%20"));
    QVERIFY(readPuzzle("https://puzz.link/p?v:x/pzprv3%2Fnurikabe%2F1%2F1%2F1%20"));
    QVERIFY(readPuzzle("\n pzprv3/nurikabe/1/1/1 "));
    QVERIFY(readPuzzle("v:x\r\npzprv3\r\nnurikabe\r\n1\r\n1\r\n1 \r\n"));
    QVERIFY(readPuzzle("v:x/slither/2/2/g"));
}

TOKISUJI_TEST(FileTest);

} // namespace tokisuji

#include "file_test.moc"
