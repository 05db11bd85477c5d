// Drawings of penpa as pictures: each sort of thing that penpa draws is shown where it is drawn.
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/penpa_parts.h"
#include "engine/formats/penpa/link.h"
#include "engine/formats/penpa/penpa.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using namespace tokisuji;

namespace {

constexpr Size size{5, 4};
const penpa::Frame frame(size, {});

penpa::Text blankPage()
{
    penpa::Text text{.whole = size};
    for (const Place cell : Grid(size).cells())
        text.centres.push_back(frame.point(cell));
    return text;
}

Drawing drawn(const penpa::Text& text, DrawOptions::Content content = DrawOptions::Answer)
{
    const std::string link = penpa::linkOf(penpa::Purpose::Edit, penpa::write(text, penpa::Purpose::Edit), "");
    return drawBoard(*penpa::pictureOf(link), {.content = content});
}

/// What a page has more than a blank one.
std::vector<Item> addedBy(const penpa::Text& text)
{
    std::vector<Item> items = drawn(text).items;
    std::erase_if(items, [](const Item& item) { return item.level == Level::Grid; });
    return items;
}

bool isNear(const Item& item, Point p, double reach)
{
    return std::ranges::all_of(
        item.points, [&](Point each) { return std::abs(each.x - p.x) <= reach && std::abs(each.y - p.y) <= reach; });
}

} // namespace

class PenpaPictureTest : public QObject {
    Q_OBJECT

private slots:
    void everyThingIsShown_data();
    void everyThingIsShown();
    void everySymbolIsShown_data();
    void everySymbolIsShown();
    void whatIsNotKnownIsAQuestion();
    void gridsAreAsTheyAreSaid();
    void answersAreLeftOutOfProblems();
    void damagedDrawingsAreDrawnOrRefused();
};

void PenpaPictureTest::everyThingIsShown_data()
{
    QTest::addColumn<std::function<void(penpa::Sheet&)>>("draw");
    QTest::addColumn<int>("most");
    const auto row = [](const char* name, int most, std::function<void(penpa::Sheet&)> draw) {
        QTest::newRow(name) << std::move(draw) << most;
    };
    const int cell = frame.point(cellAt(2, 1)), next = frame.point(cellAt(3, 1));
    row("a surface", 1, [=](auto& sheet) { sheet.surfaces[cell] = 5; });
    row("a number", 1, [=](auto& sheet) { sheet.figures[cell] = {"7"}; });
    row("a number in a ring", 2, [=](auto& sheet) { sheet.figures[cell] = {"7", penpa::circledText}; });
    row("a number on a square", 2, [=](auto& sheet) { sheet.figures[cell] = {"7", 5}; });
    row("a number with an arrow", 3, [=](auto& sheet) { sheet.figures[cell] = {"7_2", 1, "2"}; });
    row("several numbers", 3, [=](auto& sheet) { sheet.figures[cell] = {"123", 1, "4"}; });
    row("a text", 1, [=](auto& sheet) { sheet.figures[cell] = {"abc", 1, "8"}; });
    row("a small number", 1, [=](auto& sheet) { sheet.smallFigures[frame.quarter(cellAt(2, 1), 0)] = {" 22"}; });
    row("a number at a side", 1, [=](auto& sheet) { sheet.smallFigures[frame.side(cellAt(2, 1), 1)] = {"3"}; });
    row("a line", 1, [=](auto& sheet) { sheet.lines[{cell, next}] = 3; });
    row("a double line", 2, [=](auto& sheet) { sheet.lines[{cell, next}] = penpa::doubleLine; });
    row("a cross", 1, [=](auto& sheet) { sheet.lineMarks[frame.point(cellAt(2, 1).step(Dir::Right, 1))] = 98; });
    row("an edge", 1, [=](auto& sheet) { sheet.edges[frame.along(cellAt(2, 1).step(Dir::Right, 1))] = 2; });
    row("a wall", 1, [=](auto& sheet) {
        sheet.walls[frame.between(cellAt(2, 1).step(Dir::Right, 1), cellAt(2, 1).step(Dir::Left, 1))] = 2;
    });
    row("a cage's outline", 1, [=](auto& sheet) {
        sheet.cages[std::minmax({frame.quarter(cellAt(2, 1), 0), frame.quarter(cellAt(2, 1), 1)})] = 10;
    });
    row("a free line", 1, [=](auto& sheet) { sheet.free[{cell, next}] = 5; });
    row("a thermometer", 2, [=](auto& sheet) { sheet.ways = {{penpa::Way::Thermometer, {cell, next}}}; });
    row("a tube", 1, [=](auto& sheet) { sheet.ways = {{penpa::Way::BareThermometer, {cell, next}}}; });
    row("an arrow", 4, [=](auto& sheet) { sheet.ways = {{penpa::Way::Arrow, {cell, next}}}; });
    row("a way", 3, [=](auto& sheet) { sheet.ways = {{penpa::Way::Direction, {cell, next}}}; });
    row("a band", 1, [=](auto& sheet) { sheet.ways = {{penpa::Way::Band, {cell, next}}}; });
    row("a polygon", 1, [=](auto& sheet) { sheet.ways = {{penpa::Way::Polygon, {cell, next, cell + 9}}}; });
}

void PenpaPictureTest::everyThingIsShown()
{
    QFETCH(std::function<void(penpa::Sheet&)>, draw);
    QFETCH(int, most);
    penpa::Text text = blankPage();
    QVERIFY(addedBy(text).empty());
    draw(text.question);
    const std::vector<Item> items = addedBy(text);
    QVERIFY(!items.empty());
    QVERIFY2(std::ssize(items) <= most, qPrintable(QString::number(items.size())));
    for (const Item& item : items) {
        QVERIFY(!item.points.empty());
        QVERIFY(isNear(item, {3, 1.5}, 1.6));
    }
}

void PenpaPictureTest::everySymbolIsShown_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<int>("values"); ///< 0: a row of flags
    for (const char* form :
         {"circle", "square", "diamond", "triup", "tridown", "triright", "trileft", "hexpoint", "hexflat"})
        for (const char* width : {"L", "M", "S", "SS"})
            QTest::addRow("%s_%s", form, width)
                << QStringLiteral("%1_%2").arg(QLatin1String(form), QLatin1String(width)) << 12;
    const std::pair<const char*, int> others[]{{"square_LL", 12},
                                               {"tri", 5},
                                               {"star", 3},
                                               {"sun_moon", 5},
                                               {"tents", 4},
                                               {"battleship_B", 8},
                                               {"battleship_G", 8},
                                               {"battleship_B+", 8},
                                               {"ox_B", 9},
                                               {"ox_E", 9},
                                               {"arrow_B_B", 8},
                                               {"arrow_N_G", 8},
                                               {"arrow_S", 8},
                                               {"arrow_Short", 8},
                                               {"arrow_tri_W", 8},
                                               {"arrow_GP", 8},
                                               {"arrow_cross", 0},
                                               {"arrow_eight", 0},
                                               {"arrow_fouredge_B", 0},
                                               {"arrow_fourtip", 0},
                                               {"cross", 0},
                                               {"math", 6},
                                               {"math_G", 6},
                                               {"kakuro", 6},
                                               {"compass", 2},
                                               {"firefly", 5},
                                               {"pencils", 4},
                                               {"inequality", 8},
                                               {"line", 6},
                                               {"frameline", 6},
                                               {"bars_B", 4},
                                               {"pills", 5},
                                               {"slovak", 5},
                                               {"degital_B", 0},
                                               {"degital_f", 0},
                                               {"dice", 0},
                                               {"polyomino", 0},
                                               {"angleloop", 4},
                                               {"arc", 6},
                                               {"sudokuetc", 7},
                                               {"sudokumore", 4},
                                               {"spans", 1},
                                               {"neighbors", 1}};
    for (const auto& [shape, values] : others)
        QTest::newRow(shape) << QString::fromLatin1(shape) << values;
}

void PenpaPictureTest::everySymbolIsShown()
{
    QFETCH(QString, shape);
    QFETCH(int, values);
    for (const int value : {-2147483647, -1, 1000, 2147483647}) { // no symbol has these: nothing, or any of them
        penpa::Text text = blankPage();
        text.question.symbols[frame.point(cellAt(2, 1))] = {shape.toStdString(), {value, value}, 2};
        for (const Item& item : addedBy(text))
            QVERIFY2(isNear(item, {2.5, 1.5}, 2.5), qPrintable(QString::number(value)));
    }
    for (int value = values == 0 ? 0 : 1; value <= values; ++value) {
        penpa::Text text = blankPage();
        const std::vector<int> said =
            values == 0 ? std::vector<int>{1, 0, 1, 1, 0, 0, 1, 0, 1} : std::vector<int>{value};
        text.question.symbols[frame.point(cellAt(2, 1))] = {shape.toStdString(), said, 2};
        const std::vector<Item> items = addedBy(text);
        QVERIFY2(!items.empty(), qPrintable(QString::number(value)));
        for (const Item& item : items) {
            QVERIFY2(item.text != "?" || shape == "slovak", qPrintable(QString::number(value)));
            QVERIFY2(isNear(item, {2.5, 1.5}, 2.5), qPrintable(QString::number(value)));
        }
    }
}

void PenpaPictureTest::whatIsNotKnownIsAQuestion()
{
    penpa::Text text = blankPage();
    text.question.symbols[frame.point(cellAt(2, 1))] = {"nobody-knows", {1}};
    const std::vector<Item> items = addedBy(text);
    QCOMPARE(items.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(items.front().text), QStringLiteral("?"));
    text.question.symbols[99999] = {"circle_L", {1}}; // a point that is not there
    QCOMPARE(addedBy(text).size(), std::size_t{1});
}

/// Lines, lattice points and the frame, each drawn or not; cells that are not there have neither.
void PenpaPictureTest::gridsAreAsTheyAreSaid()
{
    const auto count = [](const penpa::Text& text, auto isWanted) {
        return std::ranges::count_if(drawn(text).items, isWanted);
    };
    const auto isThick = [](const Item& item) { return item.width > 0.05; };
    const auto isDashed = [](const Item& item) { return !item.dashes.empty(); };
    const auto isDot = [](const Item& item) { return item.shape == Item::Circle; };
    penpa::Text text = blankPage();
    text.grid = "121";
    QVERIFY(count(text, isThick) > 0 && count(text, isDashed) == 0 && count(text, isDot) == 0);
    text.grid = "222";
    QVERIFY(count(text, isThick) == 0 && count(text, isDashed) > 0);
    text.grid = "312";
    QCOMPARE(count(text, isDot), (size.width + 1) * (size.height + 1));
    QCOMPARE(std::ssize(drawn(text).items), (size.width + 1) * (size.height + 1));
    text.centres = {frame.point(cellAt(0, 0))};
    QCOMPARE(count(text, isDot), 4);
    text.grid = "121";
    const auto sides = std::ssize(drawn(text).items);
    text.question.deleted[frame.along(cellAt(0, 0).step(Dir::Right, 1))] = 1;
    QCOMPARE(std::ssize(drawn(text).items), sides - 1);
}

void PenpaPictureTest::answersAreLeftOutOfProblems()
{
    penpa::Text text = blankPage();
    text.answer.surfaces[frame.point(cellAt(0, 0))] = 1;
    QCOMPARE(drawn(text, DrawOptions::Answer).items.size(), drawn(text, DrawOptions::Problem).items.size() + 1);
}

/// Whatever a text says, it is drawn near the board or refused with a word.
void PenpaPictureTest::damagedDrawingsAreDrawnOrRefused()
{
    penpa::Text text = blankPage();
    penpa::Sheet& sheet = text.question;
    const int cell = frame.point(cellAt(2, 1)), next = frame.point(cellAt(3, 1));
    sheet.surfaces[cell] = 5;
    sheet.figures = {{cell, {"7_2", 1, "2"}}, {next, {"123", 7, "4"}}, {cell + 9, {"abc", 1, "8"}}};
    sheet.symbols = {
        {cell, {"circle_L", {1}}}, {next, {"arrow_cross", {1, 0, 1, 0}}}, {cell + 9, {"battleship_B", {3}}}};
    sheet.lines[{cell, next}] = 30;
    sheet.cages[{frame.quarter(cellAt(0, 0), 0), frame.quarter(cellAt(0, 0), 1)}] = 10;
    sheet.ways = {{penpa::Way::Arrow, {cell, next}}, {penpa::Way::Polygon, {cell, next, cell + 9}}};
    const std::string whole = penpa::write(text, penpa::Purpose::Edit);
    std::mt19937 random(20261126);
    const auto below = [&random](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    constexpr std::string_view letters = "0123456789-,:[]{}\"_zaLE";
    int drawnBoards = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string damaged = whole;
        for (std::size_t times = 1 + below(4); times > 0; --times) {
            const std::size_t at = below(damaged.size());
            if (below(2) == 0)
                damaged[at] = letters[below(letters.size())];
            else if (below(2) == 0)
                damaged.insert(at, std::string(1 + below(6), letters[below(10)]));
            else
                damaged.erase(at, 1 + below(8));
        }
        const Result<Board> board = penpa::pictureOf(penpa::linkOf(penpa::Purpose::Edit, damaged, ""));
        if (!board)
            continue;
        ++drawnBoards;
        for (const Item& item : drawBoard(*board, {}).items)
            for (const Point p : item.points)
                QVERIFY2(std::abs(p.x) < 200 && std::abs(p.y) < 200, damaged.c_str());
    }
    QVERIFY(drawnBoards > 500);
}

TOKISUJI_TEST(PenpaPictureTest);
#include "penpa_picture_test.moc"
