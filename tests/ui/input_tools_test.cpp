// The parts of the tools: what a pointer means, what hangs together, which tools there are.
#include "editor/ui/tools/board_input.h"
#include "editor/ui/tools/trace.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

QString placeName(Place place)
{
    return QString("%1,%2").arg(place.x).arg(place.y);
}

QString names(const std::vector<Place>& places)
{
    QStringList list;
    for (const Place place : places)
        list << placeName(place);
    return list.join(' ');
}

Board blankBoard(std::string_view genre, Size size = {5, 5})
{
    return findGenre(genre)->makeBoard(size);
}

QString traced(const Board& board, Spot spot)
{
    return names(traceAt(board, habitsOf(genreOf(board)), spot));
}

} // namespace

class InputToolsTest : public QObject {
    Q_OBJECT

private slots:
    void spots()
    {
        QCOMPARE(placeName(cellUnder({0.1, 1.9})), "1,1");
        QCOMPARE(placeName(cellUnder({-0.1, 2.1})), "-1,3");
        QCOMPARE(placeName(nearestPlace({0.6, 0.6}, strokeMargin)), "0,0");
        QCOMPARE(placeName(nearestPlace({1.0, 0.6}, strokeMargin)), "1,0");
        QCOMPARE(placeName(nearestPlace({1.4, 1.4}, strokeMargin)), "2,2");
        QCOMPARE(placeName(nearestPlace({1.0, 1.0}, strokeMargin)), "1,1");
        QCOMPARE(placeName(edgeNear({1.0, 0.4}, clickMargin).value_or(wholeBoard)), "1,0");
        QVERIFY(!edgeNear({1.0, 0.5}, clickMargin));
        QVERIFY(!edgeNear({0.1, 0.1}, clickMargin));
        QCOMPARE(cornerUnder({0.5, 0.5}), 1);
        QCOMPARE(cornerUnder({3.6, 0.5}), 2);
        QCOMPARE(cornerUnder({2.5, 3.6}), 3);
        QCOMPARE(cornerUnder({3.6, 3.6}), 4);
        QCOMPARE(cornerUnder({3.0, 3.6}), 0);
    }

    void waysHaveShortSteps()
    {
        const auto points = way({0, 0}, {7.3, -2});
        Spot last{0, 0};
        for (const Spot point : points) {
            QVERIFY(std::abs(point.x - last.x) <= 0.5 && std::abs(point.y - last.y) <= 0.5);
            last = point;
        }
        QCOMPARE(last.x, 7.3);
        QCOMPARE(last.y, -2.0);
        QCOMPARE(way({1, 1}, {1, 1}).size(), 1U);
    }

    void habitsComeFromTheRules_data()
    {
        QTest::addColumn<bool>("free");
        QTest::addColumn<bool>("apart");
        QTest::newRow("slither") << false << false;
        QTest::newRow("mashu") << false << false;
        QTest::newRow("hashikake") << false << false;
        QTest::newRow("nurikabe") << true << false;
        QTest::newRow("heyawake") << false << true;
        QTest::newRow("yajilin") << true << true;
        QTest::newRow("sudoku") << false << false;
        QTest::newRow("daburi") << false << true;
    }

    void habitsComeFromTheRules()
    {
        QFETCH(const bool, free);
        QFETCH(const bool, apart);
        const Habits habits = habitsOf(*findGenre(QTest::currentDataTag()));
        QCOMPARE(habits.clueCellsStayFree, free);
        QCOMPARE(habits.shadesStayApart, apart);
    }

    /// In Pentopia a variant lets cells with clues be shaded: it counts as soon as the board has it.
    void variantsChangeHabits()
    {
        const auto shades = [](BoardInput& input) {
            input.press(spotAt(cellAt(1, 1)), Button::Primary, {});
            return !input.release(spotAt(cellAt(1, 1))).empty();
        };
        Board plain = findGenre("pentopia")->makeBoard({4, 4});
        Board seen = findGenre("pentopia")->makeBoard({4, 4}, "t");
        for (Board* board : {&plain, &seen})
            board->set(Layer::Number, cellAt(1, 1), 1);
        BoardInput input;
        input.openBoard(plain);
        input.setMode(Mode::Solve);
        QVERIFY(!shades(input));
        input.setBoard(seen);
        QVERIFY(shades(input));
        input.setBoard(plain);
        QVERIFY(!shades(input));
    }

    /// Whatever a genre has, some tool of the mode writes it, and each tool does something.
    void everyToolDoesSomething()
    {
        for (const Genre* genre : allGenres())
            for (const Mode mode : {Mode::Edit, Mode::Solve})
                for (const ToolId tool : toolsOf(*genre, mode)) {
                    const Behaviour behaviour = behaviourOf(*genre, mode, tool);
                    const ButtonUse& use = behaviour.primary;
                    const bool acts = !use.presses.empty() || !use.strokes.empty() || !use.clicks.empty();
                    QVERIFY2(tool == ToolId::Trace || acts, genre->id.data());
                    QVERIFY2(!behaviour.keys.empty(), genre->id.data());
                    QVERIFY2(toolsOf(*genre, mode).count(tool) == 1, genre->id.data());
                }
    }

    /// In Kinkonkan: from the place of the cursor, until the next input; the same key again takes it away.
    void aKeyShowsTheRay()
    {
        BoardInput input;
        Board board = blankBoard("kinkonkan", {2, 2});
        board.set(Layer::Symbol, cellAt(0, 1), static_cast<int>(Symbol::Backslash));
        input.openBoard(board);
        (void)input.key({Qt::Key_Up, {}});
        const KeyResult result = input.key({Qt::Key_F4, {}});
        QVERIFY(result.handled && result.edit.empty());
        QCOMPARE(names(input.traced()), "1,1 1,3 3,3");
        (void)input.key({Qt::Key_F4, {}});
        QCOMPARE(names(input.traced()), "");
        (void)input.key({Qt::Key_F4, {}});
        QCOMPARE(names(input.traced()), "1,1 1,3 3,3");
        (void)input.key({Qt::Key_Right, {}});
        QCOMPARE(names(input.traced()), "");
    }

    void tracesLoops()
    {
        Board board = blankBoard("slither");
        for (const Place edge : {Place{1, 2}, Place{3, 2}, Place{4, 3}, Place{9, 8}})
            board.set(Layer::Line, edge, 1);
        board.set(Layer::Line, {4, 1}, 0);
        QCOMPARE(traced(board, {1, 2}), "1,2 3,2 4,3");
        QCOMPARE(traced(board, {4, 3.4}), "1,2 3,2 4,3");
        QCOMPARE(traced(board, {9, 8.3}), "9,8");
        QCOMPARE(traced(board, {9, 1}), "");
    }

    void tracesLinesThroughCells()
    {
        Board board = blankBoard("mashu");
        for (const Place edge : {Place{2, 1}, Place{3, 2}, Place{8, 9}})
            board.set(Layer::Line, edge, 1);
        QCOMPARE(traced(board, {3, 1}), "2,1 3,2");
        QCOMPARE(traced(board, {9, 9}), "8,9");
    }

    void bridgesPassOverEachOther()
    {
        Board board = blankBoard("hashikake");
        for (const Place island : {Place{1, 3}, Place{5, 3}, Place{3, 1}, Place{3, 5}})
            board.set(Layer::Number, island, 1);
        for (const Place edge : {Place{2, 3}, Place{4, 3}, Place{3, 2}, Place{3, 4}})
            board.set(Layer::Line, edge, 1);
        QCOMPARE(traced(board, {2, 3}), "2,3 4,3");
        board.set(Layer::Number, {3, 3}, 4);
        QCOMPARE(traced(board, {2, 3}), "3,2 2,3 4,3 3,4");
    }

    void tracesAreas()
    {
        Board board = blankBoard("nurikabe", {3, 3});
        for (const Place cell : {Place{1, 3}, Place{3, 3}, Place{3, 1}, Place{5, 5}})
            board.set(Layer::Shade, cell, 1);
        QCOMPARE(traced(board, {1, 3}), "3,1 1,3 3,3");
        QCOMPARE(traced(board, {1, 1}), "1,1");
        QCOMPARE(traced(board, {1, 5}), "1,5 3,5");
        QCOMPARE(traced(board, {-1, 1}), "");
    }

    void shadesThatStayApartAreTracedByCorners()
    {
        Board board = blankBoard("heyawake", {3, 3});
        for (const Place cell : {Place{1, 1}, Place{3, 3}, Place{5, 1}})
            board.set(Layer::Shade, cell, 1);
        QCOMPARE(traced(board, {1, 1}), "1,1 5,1 3,3");
    }

    void tracesRooms()
    {
        Board board = blankBoard("heyawake", {3, 1});
        board.set(Layer::Room, {2, 1}, 1);
        QCOMPARE(traced(board, {5, 1}), "3,1 5,1");
    }

    void previewIsNobodyElses()
    {
        BoardInput input;
        input.openBoard(blankBoard("nurikabe"));
        input.setMode(Mode::Solve);
        input.press({1, 1}, Button::Primary, {});
        input.move({5, 1});
        QVERIFY(input.isDrawing());
        QCOMPARE(input.preview().at(Layer::Shade, {3, 1}), 1);
        input.cancel();
        QVERIFY(input.preview() == blankBoard("nurikabe"));
        QVERIFY(input.release({5, 1}).empty());
    }

    void inputWithoutBoardIsIgnored()
    {
        BoardInput input;
        input.press({1, 1}, Button::Primary, {});
        input.move({3, 1});
        QVERIFY(input.release({3, 1}).empty());
        QVERIFY(!input.key({Qt::Key_1, {}}).handled);
    }
};

TOKISUJI_TEST(InputToolsTest);
#include "input_tools_test.moc"
