// What is drawn of advice: every sign at its place and told apart by its shape.

#include "engine/drawing/advice_drawing.h"
#include "engine/drawing/clue_figure.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tokisuji;

namespace {

Board blankBoard(const char* genre, Size size = {5, 5})
{
    return findGenre(genre)->makeBoard(size);
}

ClueOption optionAt(const Board& board, Place place, int value, Layer layer = Layer::Number)
{
    EditBuilder edit(board);
    edit.set(layer, place, value);
    return {.place = place, .value = value, .edit = edit.edit()};
}

/// The values 0 to count-1 at one place, all with one status.
std::vector<WhatIf> valuesAt(const Board& board, Place place, int count, Status status, int determined = 0)
{
    std::vector<WhatIf> values;
    for (int value = 0; value < count; ++value)
        values.push_back({optionAt(board, place, value), status, determined});
    return values;
}

std::vector<std::string> textsOf(const Drawing& drawing)
{
    std::vector<std::string> texts;
    for (const Item& item : drawing.items)
        if (item.shape == Item::Text)
            texts.push_back(item.text);
    return texts;
}

int countOf(const Drawing& drawing, Item::Shape shape, Ink ink)
{
    return static_cast<int>(std::ranges::count_if(drawing.items, [&](const Item& item) {
        return item.shape == shape && (item.fill == ink || item.stroke == ink);
    }));
}

} // namespace

class AdviceDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void figuresKeepToTheirPlace_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("shown");
        for (const auto& [count, shown] : {std::pair{1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {9, 9}, {12, 9}})
            QTest::addRow("%d", count) << count << shown;
    }
    void figuresKeepToTheirPlace()
    {
        QFETCH(int, count);
        QFETCH(int, shown);
        const Board board = blankBoard("slither");
        const Place place = cellAt(2, 1);
        const auto figures = whatIfFigures(valuesAt(board, place, count, Status::Several));
        QCOMPARE(static_cast<int>(figures.size()), shown);
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const WhatIfFigure& figure = figures[i];
            QVERIFY(std::abs(figure.centre.x - 2.5) + figure.half <= 0.501);
            QVERIFY(std::abs(figure.centre.y - 1.5) + figure.half <= 0.501);
            for (std::size_t k = 0; k < i; ++k) {
                const Point other = figures[k].centre;
                const double apart = std::max(std::abs(other.x - figure.centre.x), std::abs(other.y - figure.centre.y));
                QVERIFY(apart >= figure.half * 2 - 0.001);
            }
        }
    }

    void ofManyValuesTheBestAreShown()
    {
        const Board board = blankBoard("slither");
        std::vector<WhatIf> values = valuesAt(board, cellAt(0, 0), 14, Status::None);
        values[13].status = Status::Unique;
        values[12] = {values[12].option, Status::Several, 30};
        values[11] = {values[11].option, Status::Unknown, 0};
        const auto figures = whatIfFigures(values);
        QCOMPARE(figures.size(), std::size_t(9));
        const std::vector<std::size_t> last{figures[6].value, figures[7].value, figures[8].value};
        QCOMPARE(last, (std::vector<std::size_t>{11, 12, 13}));
    }

    void everyStatusHasAShapeOfItsOwn()
    {
        const Board board = blankBoard("slither");
        const auto drawn = [&](Status status) {
            return drawWhatIf(board, valuesAt(board, cellAt(0, 0), 1, status, 30), {.determined = 20, .total = 60});
        };
        const Drawing unique = drawn(Status::Unique), several = drawn(Status::Several), none = drawn(Status::None),
                      untried = drawn(Status::Unknown);
        QCOMPARE(countOf(unique, Item::Circle, Ink::Unique), 1);
        QCOMPARE(countOf(several, Item::Circle, Ink::Several), 1);
        QCOMPARE(countOf(several, Item::Path, Ink::Several), 1); // the arc
        QCOMPARE(countOf(none, Item::Path, Ink::Ink2), 1);       // the stroke through it
        QCOMPARE(countOf(untried, Item::Path, Ink::Unknown), 0);
        for (const Drawing* each : {&unique, &several, &none, &untried})
            QCOMPARE(textsOf(*each), std::vector<std::string>{"0"});
    }

    void theArcIsAsLongAsTheShareGained()
    {
        const Board board = blankBoard("slither");
        const auto arcEnd = [&](int determined) {
            const Drawing drawing = drawWhatIf(board, valuesAt(board, cellAt(0, 0), 1, Status::Several, determined),
                                               {.determined = 20, .total = 60});
            const auto arc = std::ranges::find_if(drawing.items, [](const Item& item) {
                return item.shape == Item::Path && item.stroke == Ink::Several;
            });
            return arc == drawing.items.end() ? Point{} : arc->points.back();
        };
        QCOMPARE(arcEnd(20), (Point{}));                                    // nothing gained: no arc
        QVERIFY(std::abs(arcEnd(40).x - 0.5) < 1e-9 && arcEnd(40).y > 0.5); // half of it ends at the bottom
        QVERIFY(arcEnd(30).x > 0.5 && std::abs(arcEnd(30).y - 0.5) < 1e-9); // a quarter ends at the right
    }

    void goodPlacesAreMarkedAtEveryZoom_data()
    {
        QTest::addColumn<double>("cellPixels");
        for (const double pixels : {8.0, 13.0, 22.0, 54.0, 120.0})
            QTest::addRow("%g", pixels) << pixels;
    }
    void goodPlacesAreMarkedAtEveryZoom()
    {
        QFETCH(double, cellPixels);
        const Board board = blankBoard("slither");
        std::vector<WhatIf> values = valuesAt(board, cellAt(0, 0), 4, Status::None);
        const auto others = valuesAt(board, cellAt(3, 3), 4, Status::None);
        values[2].status = Status::Unique;
        values.insert(values.end(), others.begin(), others.end());
        const Drawing drawing = drawWhatIf(board, values, {.cellPixels = cellPixels});
        QCOMPARE(countOf(drawing, Item::Path, Ink::Unique), 1);
        QCOMPARE(countOf(drawing, Item::Text, Ink::Paper), cellPixels >= 20 ? 1 : 0);
        QCOMPARE(countOf(drawing, Item::Text, Ink::Ink2), cellPixels >= 26 ? 7 : 0);
    }

    void zoomedOutAPlaceShowsItsBestValue_data()
    {
        QTest::addColumn<double>("cellPixels");
        for (const double pixels : {8.0, 11.0, 13.0, 19.0})
            QTest::addRow("%g", pixels) << pixels;
    }
    void zoomedOutAPlaceShowsItsBestValue()
    {
        QFETCH(double, cellPixels);
        const Board board = blankBoard("slither");
        const auto drawn = [&](std::vector<Status> statuses, int determined = 20) {
            std::vector<WhatIf> values = valuesAt(board, cellAt(1, 1), static_cast<int>(statuses.size()), Status::None);
            for (std::size_t i = 0; i < statuses.size(); ++i)
                values[i].status = statuses[i], values[i].determined = determined;
            return drawWhatIf(board, values, {.cellPixels = cellPixels, .determined = 20, .total = 60});
        };
        const auto only = [](const Drawing& drawing, Item::Shape shape, Ink ink) {
            return drawing.items.size() == 1 && countOf(drawing, shape, ink) == 1;
        };
        using enum Status;
        const Drawing unique = drawn({None, Several, Unique, Unique});
        QVERIFY(only(unique, Item::Path, Ink::Unique));
        QCOMPARE(unique.items[0].points[0], (Point{1, 1})); // the whole cell
        QVERIFY(only(drawn({None, Several, Several, Status::Unknown}), Item::Circle, Ink::Several));
        QVERIFY(only(drawn({None, None, None, None}), Item::Path, Ink::Ink2));
        QVERIFY(drawn({None, None, Status::Unknown, None}).items.empty()); // not known yet
        const auto radius = [&](int determined) { return drawn({Several}, determined).items[0].radius; };
        QVERIFY(radius(20) < radius(40) && radius(40) < radius(60));
        const double half = (radius(20) * radius(20) + radius(60) * radius(60)) / 2; // areas, not radii
        QVERIFY(std::abs(radius(40) * radius(40) - half) < 1e-9);
    }

    void zoomedOutTheChosenPlaceIsFramed()
    {
        const Board board = blankBoard("slither");
        const auto values = valuesAt(board, cellAt(0, 0), 4, Status::Several);
        QCOMPARE(countOf(drawWhatIf(board, values, {.cellPixels = 8}), Item::Path, Ink::Accent), 0);
        const Drawing drawing = drawWhatIf(board, values, {.cellPixels = 8, .chosen = 3});
        QCOMPARE(countOf(drawing, Item::Path, Ink::Accent), 1);
        const Item& frame = drawing.items.back();
        QVERIFY((frame.points[2].x - frame.points[0].x) * 8 >= 14 - 1e-9); // as the cursor
    }

    void placesOutOfViewAreLeftOut()
    {
        const Board board = blankBoard("slither", {40, 40});
        const auto values = valuesAt(board, cellAt(30, 30), 4, Status::Several);
        QVERIFY(!drawWhatIf(board, values, {}).items.empty());
        QVERIFY(drawWhatIf(board, values, {.view = {{0, 0}, {10, 10}}}).items.empty());
    }

    void theChosenValueIsMarked()
    {
        const Board board = blankBoard("slither");
        const auto values = valuesAt(board, cellAt(0, 0), 4, Status::Unique);
        QCOMPARE(countOf(drawWhatIf(board, values, {}), Item::Circle, Ink::Accent), 0);
        QCOMPARE(countOf(drawWhatIf(board, values, {.chosen = 2}), Item::Circle, Ink::Accent), 1);
    }

    void aGhostSaysWhatComesAndWhatGoes()
    {
        Board board = blankBoard("slither");
        const Place place = cellAt(1, 1);
        const Drawing added = drawClueGhost(board, optionAt(board, place, 3), Status::Unique);
        QCOMPARE(textsOf(added), std::vector<std::string>{"3"});
        board.set(Layer::Number, place, 2);
        const Drawing changed = drawClueGhost(board, optionAt(board, place, 3), Status::Unique);
        QCOMPARE(textsOf(changed), (std::vector<std::string>{"2", "3"}));
        const Drawing removed = drawClueGhost(board, optionAt(board, place, blank), Status::Several);
        QCOMPARE(textsOf(removed), std::vector<std::string>{"2"});
        for (const Drawing* each : {&added, &changed, &removed})
            QVERIFY(std::ranges::any_of(each->items, [](const Item& item) { return !item.dashes.empty(); }));
        QVERIFY(countOf(added, Item::Path, Ink::Unique) > 0);
        QVERIFY(countOf(removed, Item::Path, Ink::Several) > 0);
    }

    void cluesWithoutFiguresAreDrawnAsTheyLook()
    {
        const Board board = blankBoard("mashu");
        const Drawing white = drawClueGhost(board, optionAt(board, cellAt(1, 1), 1), Status::Unique);
        const Drawing black = drawClueGhost(board, optionAt(board, cellAt(1, 1), 2), Status::Unique);
        QVERIFY(textsOf(white).empty() && textsOf(black).empty());
        QVERIFY(countOf(white, Item::Circle, Ink::PearlWhite) == 1
                && countOf(black, Item::Circle, Ink::PearlBlack) == 1);
    }

    void arrowsStandBesideTheirNumber()
    {
        const Genre& genre = *findGenre("yajilin");
        QCOMPARE(clueFigures(genre, 2, Dir::Left), std::string("2←"));
        QCOMPARE(clueFigures(genre, question, Dir::None), std::string("?"));
        QCOMPARE(clueFigures(genre, blank, Dir::None), std::string());
        QCOMPARE(clueFigures(*findGenre("mashu"), 1, Dir::None), std::string());
    }

    void anIdleClueIsFramedNotCovered()
    {
        const Drawing frame = drawIdleClue(cellAt(1, 1), 54);
        QVERIFY(!frame.items.empty());
        for (const Item& item : frame.items)
            QVERIFY(item.fill == Ink::None && item.shape == Item::Path);
    }
};

TOKISUJI_TEST(AdviceDrawingTest);
#include "advice_drawing_test.moc"
