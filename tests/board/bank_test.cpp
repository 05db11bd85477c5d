// Banks of pieces and of numbers: their text, turnings of pieces, what of a bank stands on a board.
#include "engine/board/bank.h"
#include "engine/board/number_bank.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

class BankTest : public QObject {
    Q_OBJECT
private slots:
    void piecesComeBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("forms");
        QTest::newRow("one cell") << "11g" << 1 << 1;
        QTest::newRow("domino") << "21o" << 2 << 2;
        QTest::newRow("I") << "15v" << 5 << 2;
        QTest::newRow("L of four") << "23t" << 4 << 8;
        QTest::newRow("square") << "22u" << 4 << 1;
        QTest::newRow("S") << "23f" << 4 << 4;
        QTest::newRow("X") << "33bk" << 5 << 1;
    }
    void piecesComeBack()
    {
        QFETCH(QString, text);
        QFETCH(int, cells);
        QFETCH(int, forms);
        const auto piece = parseBankPiece(text.toStdString());
        QVERIFY(piece.has_value());
        QCOMPARE(QString::fromStdString(toText(*piece)), text);
        QCOMPARE(static_cast<int>(piece->cells().size()), cells);
        QVERIFY(isPolyomino(*piece));
        const auto all = turnings(*piece);
        QCOMPARE(static_cast<int>(all.size()), forms);
        for (const BankPiece& form : all)
            QVERIFY(turnings(form) == all);
    }

    void whatIsNoPiece()
    {
        for (const char* text : {"", "1", "11", "01g", "10g", "11!", "21w", "Aag"})
            QVERIFY2(!parseBankPiece(text), text);
        QVERIFY(!isPolyomino(*parseBankPiece("31k"))); // two parts
        QVERIFY(!isPolyomino(*parseBankPiece("21g"))); // a box too large
        QVERIFY(!isPolyomino(*parseBankPiece("110")));
    }

    void banksComeBack()
    {
        for (const char* text : {"p", "t", "d", "z", "1/11g", "3/23t/11g/21o"}) {
            const auto bank = parseBank(text);
            QVERIFY2(bank.has_value(), text);
            QCOMPARE(toText(*bank), std::string(text));
        }
        QCOMPARE(toText(*parseBank("0")), std::string("z"));
        QCOMPARE(toText(*parseBank("5/14u/23bg/22u/23f/23eg")), std::string("t"));
        for (const char* text : {"", "q", "2/11g", "1/11g/11g", "x/11g", "1/", "-1"})
            QVERIFY2(!parseBank(text), text);
    }

    void piecesThatAreAlikeAreCounted()
    {
        const auto counts = counted(*parseBank("3/21o/12o/11g"));
        QCOMPARE(counts.size(), std::size_t{2});
        QCOMPARE(counts[0].count, 2);
        QCOMPARE(counts[1].count, 1);
    }

    void eachAreaServesOnePiece()
    {
        Board board = findGenre("statuepark")->makeBoard({5, 3});
        board.setSetup("4/21o/12o/11g/22u");
        for (const Place c : {cellAt(0, 0), cellAt(1, 0), cellAt(4, 0), cellAt(2, 2), cellAt(3, 2), cellAt(4, 2)})
            board.set(Layer::Shade, c, 1);
        QCOMPARE(shadedPieces(board).size(), std::size_t{3}); // two, one and three cells
        QVERIFY(usedPieces(board) == (std::vector<bool>{true, false, true, false}));
    }

    void numbersComeBack()
    {
        for (const char* text : {"0", "1/7", "3/1/2/4", "2/10/1", "3/1//999"}) {
            const auto numbers = parseNumberBank(text);
            QVERIFY2(numbers.has_value(), text);
            QCOMPARE(toText(*numbers), std::string(text));
        }
        for (const char* text : {"1", "2/1", "1/1/1", "1/1000", "1/-1", "x", "1/x"})
            QVERIFY2(!parseNumberBank(text), text);
        QVERIFY(numbersUpTo(3) == (std::vector{1, 2, 3}));
        QCOMPARE(bankOfSum(0), std::string_view("1/1"));
        QCOMPARE(bankOfSum(9), std::string_view("3/1/2/3"));
        QCOMPARE(bankOfSum(10), std::string_view("4/1/2/3/4"));
    }

    void eachAreaServesOneNumber()
    {
        Board board = findGenre("snakeegg")->makeBoard({5, 3});
        board.setSetup("4/2/2/4/1");
        for (const Place c : board.grid().cells())
            board.set(Layer::Shade, c, 1);
        for (const Place c : {cellAt(0, 0), cellAt(1, 0), cellAt(4, 0), cellAt(2, 2), cellAt(3, 2), cellAt(4, 2)})
            board.set(Layer::Shade, c, 0);
        QVERIFY(unshadedSizes(board) == (std::vector{1, 2, 3}));
        QVERIFY(usedNumbers(board) == (std::vector<bool>{true, false, false, true}));
    }
};

TOKISUJI_TEST(BankTest);
#include "bank_test.moc"
