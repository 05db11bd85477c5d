// Edits in words, as data.
#include "editor/model/edit_summary.h"
#include "editor/model/place_name.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

using Did = EditSummary::Kind;

struct Put {
    Layer layer;
    Place place;
    int value;
};

Board boardHaving(const char* genre, std::initializer_list<Put> values = {})
{
    Board board = findGenre(genre)->makeBoard({4, 4});
    for (const Put& put : values)
        board.set(put.layer, put.place, put.value);
    return board;
}

EditSummary summaryOf(const Board& before, const Edit& edit)
{
    Board after = before;
    edit.applyTo(after);
    return tokisuji::summaryOf(edit, after);
}

EditSummary summaryOf(const Board& before, std::initializer_list<Put> puts)
{
    EditBuilder builder(before);
    for (const Put& put : puts)
        builder.set(put.layer, put.place, put.value);
    return summaryOf(before, builder.edit());
}

} // namespace

class EditSummaryTest : public QObject {
    Q_OBJECT
private slots:
    void aClue();
    void allNumbersOfAClue();
    void anArrowWithItsNumber();
    void aMark();
    void manyPlaces();
    void cluesCarriedElsewhere();
    void cluesWithTheirImages();
    void structure();
    void placeNames();
};

void EditSummaryTest::aClue()
{
    const Place place = cellAt(1, 2);
    const EditSummary set = summaryOf(boardHaving("slither"), {{Layer::Number, place, 2}});
    QCOMPARE(set.kind, Did::ClueSet);
    QVERIFY(set.place == place);
    QCOMPARE(set.before, blank);
    QCOMPARE(set.value, 2);
    QCOMPARE(set.clues, 1);

    const EditSummary erased =
        summaryOf(boardHaving("slither", {{Layer::Number, place, 2}}), {{Layer::Number, place, -1}});
    QCOMPARE(erased.kind, Did::ClueErased);
    QCOMPARE(erased.before, 2);

    const Place edge = edgeBetween(place, Dir::Right);
    const EditSummary wall = summaryOf(boardHaving("heyawake"), {{Layer::Room, edge, 1}});
    QCOMPARE(wall.kind, Did::ClueSet);
    QCOMPARE(wall.layer, Layer::Room);
    QVERIFY(wall.place == edge);
    QCOMPARE(wall.value, 1);
}

void EditSummaryTest::allNumbersOfAClue()
{
    using Numbers = std::vector<std::pair<Layer, int>>;
    const Place place = cellAt(1, 1);
    const Board one = boardHaving("tapa", {{Layer::Number, place, 1}});
    const Board two = boardHaving("tapa", {{Layer::Number, place, 1}, {Layer::Second, place, 2}});
    const Numbers both{{Layer::Number, 1}, {Layer::Second, 2}};
    const EditSummary longer = summaryOf(one, {{Layer::Second, place, 2}});
    QCOMPARE(longer.kind, Did::ClueSet);
    QCOMPARE(longer.numbers, both);
    const EditSummary shorter = summaryOf(two, {{Layer::Second, place, blank}});
    QCOMPARE(shorter.kind, Did::ClueSet);
    QCOMPARE(shorter.value, 1);
    QCOMPARE(shorter.numbers, (Numbers{{Layer::Number, 1}}));
    const EditSummary erased = summaryOf(two, {{Layer::Number, place, blank}, {Layer::Second, place, blank}});
    QCOMPARE(erased.kind, Did::ClueErased);
    QCOMPARE(erased.numbers, both);
}

void EditSummaryTest::anArrowWithItsNumber()
{
    const Place place = cellAt(0, 0);
    const Board board = boardHaving("yajilin", {{Layer::Number, place, 2}});
    const EditSummary arrow = summaryOf(board, {{Layer::Arrow, place, static_cast<int>(Dir::Right)}});
    QCOMPARE(arrow.kind, Did::ClueSet);
    QCOMPARE(arrow.layer, Layer::Number);
    QCOMPARE(arrow.value, 2);
    QCOMPARE(arrow.direction, Dir::Right);

    const Place other = cellAt(3, 3);
    const EditSummary both = summaryOf(board, {{Layer::Arrow, other, 1}, {Layer::Number, other, 0}});
    QCOMPARE(both.kind, Did::ClueSet);
    QCOMPARE(both.clues, 1); // one clue of two layers
    QCOMPARE(both.value, 0);
    QCOMPARE(both.direction, Dir::Up);
}

void EditSummaryTest::aMark()
{
    const Place edge = edgeBetween(cellAt(1, 1), Dir::Down);
    const EditSummary line = summaryOf(boardHaving("slither"), {{Layer::Line, edge, 1}});
    QCOMPARE(line.kind, Did::MarkSet);
    QCOMPARE(line.layer, Layer::Line);
    QVERIFY(line.place == edge);
    QCOMPARE(line.marks, 1);
    const EditSummary gone = summaryOf(boardHaving("slither", {{Layer::Line, edge, 1}}), {{Layer::Line, edge, blank}});
    QCOMPARE(gone.kind, Did::MarkErased);
    QCOMPARE(gone.before, 1);
}

void EditSummaryTest::manyPlaces()
{
    const EditSummary stroke =
        summaryOf(boardHaving("nurikabe"),
                  {{Layer::Shade, cellAt(0, 0), 1}, {Layer::Shade, cellAt(1, 0), 1}, {Layer::Shade, cellAt(2, 0), 1}});
    QCOMPARE(stroke.kind, Did::Marks);
    QCOMPARE(stroke.marks, 3);
    QVERIFY(stroke.isUniform);
    QCOMPARE(stroke.value, 1);

    const EditSummary clues =
        summaryOf(boardHaving("slither"), {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(1, 0), 3}});
    QCOMPARE(clues.kind, Did::Clues);
    QCOMPARE(clues.clues, 2);
    QVERIFY(!clues.isUniform);

    const EditSummary borders =
        summaryOf(boardHaving("heyawake"), {{Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right), 1},
                                            {Layer::Room, edgeBetween(cellAt(0, 1), Dir::Right), 1}});
    QCOMPARE(borders.kind, Did::Clues);
    QCOMPARE(borders.layer, Layer::Room);
    QVERIFY(borders.isUniform);

    const EditSummary mixed =
        summaryOf(boardHaving("nurikabe"), {{Layer::Shade, cellAt(0, 0), 1}, {Layer::Number, cellAt(1, 0), 3}});
    QCOMPARE(mixed.kind, Did::Mixed);
    QCOMPARE(mixed.clues, 1);
    QCOMPARE(mixed.marks, 1);
}

void EditSummaryTest::cluesCarriedElsewhere()
{
    const Board row = boardHaving("slither", {{Layer::Number, cellAt(0, 0), 1}, {Layer::Number, cellAt(1, 0), 2}});
    // one place to the right, so that one of them comes to where the other was
    const EditSummary moved = summaryOf(
        row,
        {{Layer::Number, cellAt(0, 0), blank}, {Layer::Number, cellAt(1, 0), 1}, {Layer::Number, cellAt(2, 0), 2}});
    QCOMPARE(moved.kind, Did::CluesMoved);
    QCOMPARE(moved.clues, 2);
    QVERIFY(moved.place == cellAt(0, 0) && moved.other == cellAt(1, 0));

    const Board arrow =
        boardHaving("yajilin", {{Layer::Number, cellAt(1, 0), 1}, {Layer::Arrow, cellAt(1, 0), int(Dir::Up)}});
    const EditSummary turned = summaryOf(arrow, {{Layer::Number, cellAt(1, 0), blank},
                                                 {Layer::Arrow, cellAt(1, 0), blank},
                                                 {Layer::Number, cellAt(3, 2), 1},
                                                 {Layer::Arrow, cellAt(3, 2), int(Dir::Right)}});
    QCOMPARE(turned.kind, Did::CluesTurned);
    QCOMPARE(turned.transform, Transform::RotateRight);

    const EditSummary erased =
        summaryOf(row, {{Layer::Number, cellAt(0, 0), blank}, {Layer::Number, cellAt(1, 0), blank}});
    QCOMPARE(erased.kind, Did::CluesErased);
    QCOMPARE(erased.clues, 2);

    const EditSummary changed =
        summaryOf(row, {{Layer::Number, cellAt(0, 0), blank}, {Layer::Number, cellAt(2, 0), 3}});
    QCOMPARE(changed.kind, Did::Clues); // another number: nothing was carried
}

void EditSummaryTest::cluesWithTheirImages()
{
    const EditSummary entered =
        summaryOf(boardHaving("slither"), {{Layer::Number, cellAt(0, 1), 3}, {Layer::Number, cellAt(3, 2), question}});
    QCOMPARE(entered.kind, Did::ClueSet);
    QVERIFY(entered.place == cellAt(0, 1));
    QCOMPARE(entered.value, 3);
    QCOMPARE(entered.images, 1);

    const Board pair = boardHaving("slither", {{Layer::Number, cellAt(0, 0), 3}, {Layer::Number, cellAt(3, 3), 1}});
    const EditSummary erased =
        summaryOf(pair, {{Layer::Number, cellAt(3, 3), blank}, {Layer::Number, cellAt(0, 0), blank}});
    QCOMPARE(erased.kind, Did::ClueErased);
    QCOMPARE(erased.before, 1);
    QCOMPARE(erased.images, 1);
}

void EditSummaryTest::structure()
{
    const Board board = boardHaving("slither", {{Layer::Number, cellAt(0, 3), 2}});
    for (const Side side : {Side::Top, Side::Bottom, Side::Left, Side::Right}) {
        const EditSummary added = summaryOf(board, insertLines(board, side, 2));
        QCOMPARE(added.kind, Did::LinesAdded);
        QCOMPARE(added.side, side);
        QCOMPARE(added.count, 2);
        const EditSummary removed = summaryOf(board, removeLines(board, side, 1));
        QCOMPARE(removed.kind, Did::LinesRemoved);
        QCOMPARE(removed.side, side);
        QCOMPARE(removed.count, 1);
    }
    const EditSummary turned = summaryOf(board, transform(board, Transform::RotateLeft));
    QCOMPARE(turned.kind, Did::Transformed);
    QCOMPARE(turned.transform, Transform::RotateLeft);
    QCOMPARE(summaryOf(board, Edit{}).kind, Did::Start);
    const Edit twice{{Transform{Transform::FlipLeftRight}, Transform{Transform::RotateLeft}}};
    QCOMPARE(summaryOf(board, twice).kind, Did::Several);
    const Board onCorner = findGenre("gravel")->makeBoard({4, 3});
    const EditSummary flipped = summaryOf(onCorner, transformPicture(onCorner, Transform::FlipTopBottom));
    QCOMPARE(flipped.kind, Did::Transformed);
    QCOMPARE(flipped.transform, Transform::FlipTopBottom);
    QCOMPARE(summaryOf(onCorner, transform(onCorner, Transform::FlipTopBottom)).kind, Did::Transformed);
    const EditSummary flags = summaryOf(board, changeFlags(board, "f"));
    QCOMPARE(flags.kind, Did::FlagsChanged);
    QCOMPARE(flags.flagsAfter, std::string("f"));
}

void EditSummaryTest::placeNames()
{
    QCOMPARE(placeName(cellAt(4, 2)), QStringLiteral("R3C5"));
    QCOMPARE(placeName(edgeBetween(cellAt(4, 2), Dir::Right)), QStringLiteral("R3C5–R3C6"));
    QCOMPARE(placeName(vertexAt(10, 2)), QStringLiteral("2,10"));
    QCOMPARE(placeName(wholeBoard), QString());
    const Grid grid({6, 5});
    QCOMPARE(placeName(grid, cellAt(4, 2)), QStringLiteral("R3C5"));
    QCOMPARE(placeName(grid, grid.slot(Side::Top, 2, 1)), QStringLiteral("column 3 (above)"));
    QCOMPARE(placeName(grid, grid.slot(Side::Bottom, 2)), QStringLiteral("column 3 (below)"));
    QCOMPARE(placeName(grid, grid.slot(Side::Left, 1)), QStringLiteral("row 2 (left)"));
    QCOMPARE(placeName(grid, grid.slot(Side::Right, 1)), QStringLiteral("row 2 (right)"));
    const Board slither = findGenre("slither")->makeBoard({5, 5});
    const Board mashu = findGenre("mashu")->makeBoard({5, 5});
    const Place edge = edgeBetween(cellAt(0, 3), Dir::Down), frame = edgeBetween(cellAt(0, 3), Dir::Left);
    QCOMPARE(placeName(slither, edge), QStringLiteral("the bottom side of R4C1"));
    QCOMPARE(placeName(mashu, edge), QStringLiteral("the edge between R4C1 and R5C1"));
    for (const Board* board : {&slither, &mashu}) {
        QCOMPARE(placeName(*board, frame), QStringLiteral("the left side of R4C1"));
        QCOMPARE(placeName(*board, cellAt(4, 2)), QStringLiteral("R3C5"));
        QCOMPARE(placeName(*board, vertexAt(1, 4)), QStringLiteral("the lower right corner of R4C1"));
        QCOMPARE(placeName(*board, vertexAt(0, 0)), QStringLiteral("the upper left corner of R1C1"));
        QCOMPARE(placeName(*board, vertexAt(5, 0)), QStringLiteral("the upper right corner of R1C5"));
        QCOMPARE(placeName(*board, vertexAt(0, 5)), QStringLiteral("the lower left corner of R5C1"));
    }
    QCOMPARE(placeName(slither, wholeBoard), QString());
}

TOKISUJI_TEST(EditSummaryTest);
#include "edit_summary_test.moc"
