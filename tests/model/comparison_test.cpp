// The difference of two boards as a value: what it names, and that taking all of it over gives the other board.

#include "editor/model/comparison.h"

#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/board/random_board.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

using Subject = BoardDifference::Subject;
using How = BoardDifference::How;

Board read(std::string_view address)
{
    return *readPuzzle(address);
}

Board with(Board board, Layer layer, Place place, int value)
{
    board.set(layer, place, value);
    return board;
}

} // namespace

class ComparisonTest : public QObject {
    Q_OBJECT
private slots:
    void equalBoardsDifferInNothing()
    {
        const Board board = read("slither/5/5/bdcbdbcac");
        QVERIFY(compareBoards(board, board).differences.empty());
    }

    void cluesAreNamedOneByOne()
    {
        const Board a = read("slither/3/3/1g2g");
        const Board b = with(with(with(a, Layer::Number, cellAt(0, 0), blank), Layer::Number, cellAt(2, 2), 3),
                             Layer::Number, cellAt(2, 0), a.at(Layer::Number, cellAt(2, 0)) == blank ? 1 : 3);
        const Comparison c = compareBoards(a, b);
        QCOMPARE(c.count(Subject::Clue, How::OnlyA), 1);
        QCOMPARE(static_cast<int>(c.differences.size()), c.count(Subject::Clue, How::OnlyA)
                                                             + c.count(Subject::Clue, How::OnlyB)
                                                             + c.count(Subject::Clue, How::Changed));
        QCOMPARE(c.differences.front().how, How::OnlyA);
        QCOMPARE(c.differences.front().places, std::vector{cellAt(0, 0)});
    }

    void aNumberAndItsArrowAreOneClue()
    {
        Board a = findGenre("yajilin")->makeBoard({3, 3});
        a.set(Layer::Number, cellAt(1, 1), 2);
        a.set(Layer::Arrow, cellAt(1, 1), 3);
        const Board b = with(a, Layer::Arrow, cellAt(1, 1), 4);
        const Comparison c = compareBoards(a, b);
        QCOMPARE(c.differences.size(), std::size_t{1});
        QCOMPARE(c.differences.front().how, How::Changed);
        Board taken = a;
        takeOver(a, b, c.differences.front()).applyTo(taken);
        QCOMPARE(taken, b);
    }

    void aStrokeIsOneDifference()
    {
        const Board a = findGenre("slither")->makeBoard({4, 4});
        Board b = a;
        for (const Place edge : {Place{2, 1}, Place{2, 3}, Place{3, 4}})
            b.set(Layer::Line, edge, 1);
        b.set(Layer::Line, Place{7, 8}, 1); // apart from them
        b.set(Layer::Line, Place{2, 5}, 0); // touches them, but is a cross
        const Comparison c = compareBoards(a, b);
        QCOMPARE(c.count(Subject::Mark, How::OnlyB), 3);
        QCOMPARE(c.differences.front().places.size(), std::size_t{3});
    }

    void bridgesOfOneIslandAreApart()
    {
        const Board a = read("hashi/5/1/1g2g1");
        Board b = a;
        for (const Place edge : a.grid().innerEdges())
            b.set(Layer::Line, edge, 1);
        const Comparison c = compareBoards(a, b);
        QCOMPARE(c.differences.size(), std::size_t{2});
        QCOMPARE(c.differences.front().places.size(), std::size_t{2});
    }

    void otherSizesAreSaid()
    {
        const Comparison c = compareBoards(read("slither/3/3/1g2g"), read("slither/4/3/1g2h"));
        QVERIFY(!c.sameSize());
        QVERIFY(c.differences.empty());
    }

    void variantRulesAreSaid()
    {
        const Board a = read("slither/3/3/1g2g");
        Board b = a;
        b.setFlags("f");
        QVERIFY(!compareBoards(a, b).sameVariants);
    }

    void whatIsDeterminedIsComparedByItself()
    {
        const Board a = read("slither/4/4/3u");
        const Board b = with(with(a, Layer::Number, cellAt(3, 3), 3), Layer::Number, cellAt(0, 3), 0);
        const Verdict ofA = check(a, {.alternatives = 0});
        const Verdict ofB = check(b, {.alternatives = 0});
        QVERIFY(ofA.determined && ofB.determined);
        int gained = 0;
        for (const BoardDifference& d : compareDetermined(*ofA.determined, *ofB.determined)) {
            QCOMPARE(d.subject, Subject::Determined);
            gained += d.how == How::OnlyB ? static_cast<int>(d.places.size()) : 0;
            gained -= d.how == How::OnlyA ? static_cast<int>(d.places.size()) : 0;
            QVERIFY(takeOver(a, b, d).empty());
        }
        QCOMPARE(gained, ofB.determinedCount - ofA.determinedCount);
        QVERIFY(gained > 0);
    }

    void takingAllOverGivesTheOtherBoard_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : allGenres())
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
    }
    void takingAllOverGivesTheOtherBoard()
    {
        QFETCH(const QString, genre);
        const Genre& of = *findGenre(genre.toStdString());
        RandomBoards random(7);
        for (int round = 0; round < 30; ++round) {
            const Size size = of.squareOnly ? Size{4, 4} : random.size(1, 6);
            Board a = random.board(of, size);
            const Board b = random.board(of, size);
            const Comparison c = compareBoards(a, b);
            QVERIFY(std::ranges::none_of(c.differences, [](const auto& d) { return d.places.empty(); }));
            a.setSetup(b.setup()); // what is said of the whole board is none of the differences: Comparison::sameSetup
            // Rooms settle their numbers as they come over, so some numbers come in a second round.
            for (int pass = 0; pass < 2; ++pass)
                for (const bool rooms : {true, false})
                    for (const BoardDifference& d : compareBoards(a, b).differences)
                        if ((d.layer == Layer::Room) == rooms)
                            takeOver(a, b, d).applyTo(a);
            QCOMPARE(a, b);
            QVERIFY(compareBoards(a, b).differences.empty());
        }
    }
};

TOKISUJI_TEST(ComparisonTest);
#include "comparison_test.moc"
