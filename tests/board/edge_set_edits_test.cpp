// Edits of an edge-matching board: what lies on it keeps its look and pins keep their pieces, whatever happens to the
// set; every edit takes back exactly what it did.
#include "engine/board/edge_set_edits.h"
#include "engine/genre/registry.h"
#include "engine/util/random.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

/// 2x2, all four pieces different: 1 between the left ones, 2 above, 3 right, 4 below.
const char* const square = "0.0.2.1_2.0.0.3_0.1.4.0_4.3.0.0";
/// 3x2 whose upper middle and another piece look alike when turned.
const char* const copies = "0.0.1.1_1.0.1.1_1.0.0.1_0.1.1.0_1.1.1.0_1.1.0.0";

Board boardOf(Size size, const std::string& pieces, bool free = false)
{
    Board board = findGenre("edgematch")->makeBoard(size, free ? "f" : "");
    board.setSetup(pieces);
    return board;
}

/// Every piece in the cell of its number.
Board laidOut(Board board)
{
    const EdgeSet set = edgeSetOf(board);
    int piece = 0;
    for (const Place cell : board.grid().cells())
        board.set(Layer::Digit, cell, 1 + *set.kindOf(set.pieces()[static_cast<std::size_t>(piece++)]));
    return board;
}

Board after(Board board, const Edit& edit)
{
    const Board before = board;
    edit.applyTo(board);
    Board back = board;
    edit.inverse().applyTo(back);
    [&] { QCOMPARE(back, before); }();
    return board;
}

EdgePiece lookAt(const Board& board, Place cell)
{
    return shownPiece(edgeSetOf(board), board, cell).value_or(EdgePiece{-1, -1, -1, -1});
}

std::vector<EdgePiece> sortedForms(const Board& board)
{
    std::vector<EdgePiece> forms;
    const EdgeSet set = edgeSetOf(board);
    for (const EdgePiece& piece : set.pieces()) {
        EdgePiece least = piece;
        for (int i = 1; board.hasFlag(freePieces) && i < 4; ++i)
            least = std::min(least, piece.turned(i));
        forms.push_back(least);
    }
    std::ranges::sort(forms);
    return forms;
}

const Place upperLeft = cellAt(0, 0), upperRight = cellAt(1, 0), lowerLeft = cellAt(0, 1), lowerRight = cellAt(1, 1);

} // namespace

class EdgeSetEditsTest : public QObject {
    Q_OBJECT
private slots:
    void piecesAreNumbered()
    {
        Board board = laidOut(boardOf({3, 2}, "0.0.1.1_1.0.1.1_1.0.1.1_0.1.1.0_1.1.1.0_1.1.0.0"));
        QCOMPARE(piecesLaid(edgeSetOf(board), board), (std::vector{0, 1, 2, 3, 4, 5}));
        board.set(Layer::Number, cellAt(2, 0), 1); // of two that look alike the pinned one lies here
        QCOMPARE(piecesLaid(edgeSetOf(board), board), (std::vector{0, 2, 1, 3, 4, 5}));
        board.set(Layer::Digit, cellAt(0, 0), blank);
        QCOMPARE(piecesLaid(edgeSetOf(board), board).front(), -1);
    }

    void spareOnesAreListedByForm()
    {
        Board board = boardOf({3, 2}, "0.0.1.1_1.0.1.1_1.0.1.1_0.1.1.0_1.1.1.0_1.1.0.0");
        auto spare = sparePieces(edgeSetOf(board), board);
        QCOMPARE(spare.size(), std::size_t{5});
        QCOMPARE(spare[1].numbers, (std::vector{1, 2}));
        board = after(board, placed(board, upperRight, spare[1].kind));
        board.set(Layer::Number, lowerLeft, 3); // pinned, not laid yet: in sight on the board
        spare = sparePieces(edgeSetOf(board), board);
        QCOMPARE(spare.size(), std::size_t{4});
        QCOMPARE(spare[1].numbers, std::vector{2});
    }

    void placingTakesTheLastCopyFromElsewhere()
    {
        Board board = laidOut(boardOf({2, 2}, square));
        board = after(board, placed(board, lowerRight, 0));
        QCOMPARE(board.at(Layer::Digit, upperLeft), blank);
        QCOMPARE(lookAt(board, lowerRight), (EdgePiece{0, 0, 2, 1}));
        QVERIFY(placed(board, upperLeft, 99).empty());
    }

    void swappingAndTurning()
    {
        const Board board = laidOut(boardOf({2, 2}, square, true));
        const Board turned = after(board, turnedAt(board, upperRight, 1));
        QCOMPARE(lookAt(turned, upperRight), (EdgePiece{3, 2, 0, 0}));
        QCOMPARE(lookAt(after(turned, turnedAt(turned, upperRight, -1)), upperRight), lookAt(board, upperRight));
        const Board other = after(board, swapped(board, upperLeft, lowerRight));
        QCOMPARE(lookAt(other, lowerRight), lookAt(board, upperLeft));
        QCOMPARE(lookAt(other, upperLeft), lookAt(board, lowerRight));
        QVERIFY(turnedAt(laidOut(boardOf({2, 2}, square)), upperLeft, 1).empty());
    }

    void pinsHold()
    {
        Board board = laidOut(boardOf({2, 2}, square, true));
        board = after(board, pinToggled(board, upperLeft));
        QCOMPARE(board.at(Layer::Number, upperLeft), 0);
        QVERIFY(swapped(board, upperLeft, lowerRight).empty());
        QVERIFY(placed(board, upperLeft, edgeSetOf(board).kindOf({4, 3, 0, 0}).value()).empty());
        QCOMPARE(lookAt(after(board, turnedAt(board, upperLeft, 1)), upperLeft), (EdgePiece{1, 0, 0, 2}));
        board = after(board, takenOff(board, upperLeft));
        QCOMPARE(lookAt(board, upperLeft), (EdgePiece{0, 0, 2, 1})); // the pin shows it
        board = after(board, pinToggled(board, upperLeft));
        QCOMPARE(board.at(Layer::Number, upperLeft), blank);
        QCOMPARE(lookAt(board, upperLeft), (EdgePiece{0, 0, 2, 1})); // still in sight
    }

    void colouringAJoint()
    {
        Board board = laidOut(boardOf({2, 2}, square));
        board.set(Layer::Number, lowerRight, 3);
        const Board joint = after(board, withSide(board, upperLeft, Dir::Right, 7, SideScope::Joint));
        QCOMPARE(lookAt(joint, upperLeft), (EdgePiece{0, 0, 7, 1}));
        QCOMPARE(lookAt(joint, upperRight), (EdgePiece{7, 0, 0, 3}));
        QCOMPARE(lookAt(joint, lowerRight), lookAt(board, lowerRight));
        const Board alone = after(board, withSide(board, upperLeft, Dir::Right, 7, SideScope::OneOnly));
        QCOMPARE(lookAt(alone, upperRight), lookAt(board, upperRight));
        QVERIFY(withSide(board, upperLeft, Dir::Left, 7, SideScope::Joint).empty());  // on the frame
        QVERIFY(withSide(board, upperLeft, Dir::Right, 0, SideScope::Joint).empty()); // within it
        QVERIFY(withSide(board, upperLeft, Dir::Right, mostEdgeColours, SideScope::Joint).empty());
        QVERIFY(withSide(boardOf({2, 2}, square), upperLeft, Dir::Right, 7, SideScope::Joint).empty());
    }

    /// One of three copies changes; the others and the marks of all of them stay what they were.
    void colouringOneOfSeveralCopies()
    {
        const Board board = laidOut(boardOf({3, 2}, copies, true));
        const Board changed = after(board, withSide(board, upperRight, Dir::Down, 5, SideScope::OneOnly));
        QCOMPARE(lookAt(changed, upperRight), (EdgePiece{1, 0, 1, 5}));
        for (const Place cell : board.grid().cells())
            if (cell != upperRight)
                QCOMPARE(lookAt(changed, cell), lookAt(board, cell));
        const auto numbers = piecesLaid(edgeSetOf(changed), changed);
        QVERIFY(std::ranges::find(numbers, -1) == numbers.end());
    }

    void shufflingKeepsTheSetAndThePins()
    {
        for (const bool free : {false, true}) {
            Board board = laidOut(boardOf({2, 2}, square, free));
            board = after(board, pinToggled(board, lowerLeft));
            const Board mixed = after(board, shuffled(board, 5));
            QCOMPARE(sortedForms(mixed), sortedForms(board));
            QVERIFY(mixed.setup() != board.setup());
            QCOMPARE(lookAt(mixed, lowerLeft), lookAt(board, lowerLeft));
            QCOMPARE(mixed.at(Layer::Digit, upperLeft), blank);
            QCOMPARE(after(board, shuffled(board, 5)), mixed);
        }
    }

    void freedomKeepsWhatLies()
    {
        Board board = laidOut(boardOf({2, 2}, square));
        board = after(board, madeFree(board, true));
        QVERIFY(board.hasFlag(freePieces));
        board = after(board, swapped(board, upperLeft, lowerRight));
        board = after(board, turnedAt(board, upperLeft, 2));
        const EdgePiece turned = lookAt(board, upperLeft);
        QCOMPARE(turned, (EdgePiece{0, 0, 4, 3}));
        const Board fixed = after(board, madeFree(board, false));
        QVERIFY(!fixed.hasFlag(freePieces));
        for (const Place cell : board.grid().cells())
            QCOMPARE(lookAt(fixed, cell), lookAt(board, cell));
    }

    /// Any sequence of edits: no piece is lost, none lies twice, each edit can be taken back.
    void anySequenceKeepsTheCount()
    {
        Random random(1);
        Board board = laidOut(boardOf({3, 2}, copies, true));
        for (int i = 0; i < 400; ++i) {
            const auto cells = board.grid().cells();
            const auto cell = [&] { return cells[static_cast<std::size_t>(random.below(6))]; };
            const auto side = directions[static_cast<std::size_t>(random.below(4))];
            const int kinds = static_cast<int>(edgeSetOf(board).kinds().size());
            const std::array edits{placed(board, cell(), random.below(kinds)),
                                   takenOff(board, cell()),
                                   swapped(board, cell(), cell()),
                                   turnedAt(board, cell(), random.below(4)),
                                   pinToggled(board, cell()),
                                   withSide(board, cell(), side, 1 + random.below(3), SideScope::Joint),
                                   withSide(board, cell(), side, 1 + random.below(3), SideScope::OneOnly),
                                   shuffled(board, random.next()),
                                   madeFree(board, random.chance(0.7))};
            board = after(board, edits[static_cast<std::size_t>(random.below(static_cast<int>(edits.size())))]);
            const EdgeSet set = edgeSetOf(board);
            QCOMPARE(set.pieces().size(), std::size_t{6});
            std::vector<int> all;
            for (const int number : piecesLaid(set, board))
                if (number >= 0)
                    all.push_back(number);
            QCOMPARE(all.size(), static_cast<std::size_t>(std::ranges::count_if(board.grid().cells(), [&](Place c) {
                         return pieceAt(set, board, c) != nullptr;
                     })));
            std::ranges::sort(all);
            QVERIFY(std::ranges::adjacent_find(all) == all.end());
        }
    }
};

TOKISUJI_TEST(EdgeSetEditsTest);
#include "edge_set_edits_test.moc"
