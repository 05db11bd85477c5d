// Board drawing, for every genre from its sample: nothing outside, every clue and mark there, the right detail.
#include "samples.h"

#include "engine/drawing/board_drawing.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/cursor_drawing.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

using namespace tokisuji;

namespace {

constexpr double fullPixels = 54, reducedPixels = 22, smallPixels = 14, tinyPixels = 9;

Drawing drawn(const Board& board, double cellPixels = fullPixels, DrawOptions::Content content = DrawOptions::Answer)
{
    return drawBoard(board, {.cellPixels = cellPixels, .content = content});
}

bool isInside(const Drawing& drawing, const Item& item)
{
    return std::ranges::all_of(item.points, [&](Point p) {
        return p.x - item.radius >= drawing.topLeft.x && p.x + item.radius <= drawing.bottomRight.x
               && p.y - item.radius >= drawing.topLeft.y && p.y + item.radius <= drawing.bottomRight.y;
    });
}

bool isNear(Point p, Place cell, double reach = 0.5)
{
    return std::abs(p.x - cell.x / 2.0) <= reach && std::abs(p.y - cell.y / 2.0) <= reach;
}

bool sameItem(const Item& a, const Item& b)
{
    return a.shape == b.shape && a.level == b.level && a.points == b.points && a.radius == b.radius && a.text == b.text
           && a.fill == b.fill && a.stroke == b.stroke && a.width == b.width && a.opacity == b.opacity;
}

bool sameItems(const Drawing& a, const Drawing& b)
{
    return std::ranges::equal(a.items, b.items, sameItem);
}

template <class Wanted>
auto countItems(const Drawing& drawing, const Wanted& wanted)
{
    return std::ranges::count_if(drawing.items, wanted);
}

bool hasText(const Drawing& drawing, Place cell, const std::string& text, Level level)
{
    return countItems(drawing,
                      [&](const Item& item) {
                          return item.shape == Item::Text && item.level == level && item.text == text
                                 && isNear(item.points[0], cell);
                      })
           == 1;
}

bool hasCircle(const Drawing& drawing, Place cell, Ink fill)
{
    return countItems(drawing,
                      [&](const Item& item) {
                          return item.shape == Item::Circle && item.fill == fill && item.radius > 0.2
                                 && isNear(item.points[0], cell, 0.01);
                      })
           == 1;
}

/// In cell units.
std::vector<Point> cornerPoints(const Grid& grid, Place cell)
{
    std::vector<Point> points;
    for (const Place corner : grid.corners(cell))
        points.push_back({corner.x / 2.0, corner.y / 2.0});
    return points;
}

double polygonArea(const std::vector<Point>& path)
{
    double twice = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
        const Point& from = path[i];
        const Point& to = path[(i + 1) % path.size()];
        twice += from.x * to.y - to.x * from.y;
    }
    return std::abs(twice) / 2;
}

/// What the cells of a board fill: bricks are wider than the places that a size counts.
Box extentOfCells(const Grid& grid)
{
    Box box{{0, 0}, {1.0 * grid.size().width, 1.0 * grid.size().height}};
    if (grid.hasSquares())
        return box;
    box = {{maxSide, maxSide}, {-maxSide, -maxSide}};
    for (const Place cell : grid.cells())
        for (const Point p : cornerPoints(grid, cell)) {
            box.topLeft = {std::min(box.topLeft.x, p.x), std::min(box.topLeft.y, p.y)};
            box.bottomRight = {std::max(box.bottomRight.x, p.x), std::max(box.bottomRight.y, p.y)};
        }
    return box;
}

/// Has the board nothing outside its frame? Numbers on its points stick out.
bool liesInTheFrame(const Board& board)
{
    const auto isInFrame = [&](Place p) {
        return p.x >= 0 && p.y >= 0 && p.x <= 2 * board.size().width && p.y <= 2 * board.size().height;
    };
    const auto areInFrame = [&](Layer layer) {
        return std::ranges::all_of(board.grid().all(placesOf(layer)), isInFrame);
    };
    return board.setup().empty() && !board.has(Layer::Vertex) && std::ranges::all_of(board.layers(), areInFrame);
}

/// Is each clue of the genre one number in a cell, or a sign in its place?
bool hasPlainClues(const Genre& genre)
{
    constexpr std::array plain{Clue::CellNumber,  Clue::Island, Clue::Pearl,
                               Clue::ArrowNumber, Clue::Rooms,  Clue::RoomNumber};
    return std::ranges::all_of(genre.clues,
                               [&](const Clue& clue) { return std::ranges::find(plain, clue.kind) != plain.end(); });
}

bool showsClue(const Drawing& drawing, const Genre& genre, const Board& board, Place cell)
{
    const int value = board.at(Layer::Number, cell);
    if (genre.clue(Clue::Pearl) != nullptr)
        return hasCircle(drawing, cell, value == 1 ? Ink::PearlWhite : value == 2 ? Ink::PearlBlack : Ink::Paper);
    if (value == 0 && std::ranges::any_of(genre.clues, &Clue::zeroIsRing))
        return hasCircle(drawing, cell, Ink::PearlWhite);
    if (value == 0 && std::ranges::any_of(genre.clues, &Clue::zeroIsDisc))
        return hasCircle(drawing, cell, Ink::PearlBlack);
    if (genre.clue(Clue::Island) != nullptr && !hasCircle(drawing, cell, Ink::Paper))
        return false;
    if (value == plainMark)
        return countItems(drawing,
                          [&](const Item& item) {
                              return item.fill == Ink::ClueGrey
                                     && item.points[0] == Point{cell.x / 2.0 - 0.5, cell.y / 2.0 - 0.5};
                          })
               == 1;
    if (value == question && std::ranges::any_of(genre.clues, &Clue::onBlack)) // a black cell says it
        return countItems(drawing,
                          [&](const Item& item) {
                              return item.fill == Ink::Shade
                                     && item.points[0] == Point{cell.x / 2.0 - 0.5, cell.y / 2.0 - 0.5};
                          })
               == 1;
    const std::string text = figuresOf(genre, value);
    return hasText(drawing, cell, text, Level::Clue);
}

double lengthOf(const Item& item)
{
    double length = 0;
    for (std::size_t i = 1; i < item.points.size(); ++i)
        length += std::hypot(item.points[i].x - item.points[i - 1].x, item.points[i].y - item.points[i - 1].y);
    if (item.closed)
        length += std::hypot(item.points.back().x - item.points[0].x, item.points.back().y - item.points[0].y);
    return length;
}

/// Of all marks drawn as strokes of ink.
double inkLength(const Drawing& drawing)
{
    double length = 0;
    for (const Item& item : drawing.items)
        if (item.level == Level::OwnMark && item.stroke == Ink::Ink && item.shape == Item::Path)
            length += lengthOf(item);
    return length;
}

/// The cell that holds a text; none for texts on lines, at points and outside.
std::optional<Place> cellOf(const Item& text, const Board& board)
{
    const Point p = text.points[0];
    const Place cell = cellAt(static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y)));
    return board.grid().hasCell(cell) && isNear(p, cell, 0.45) ? std::optional(cell) : std::nullopt;
}

} // namespace

class BoardDrawingTest : public QObject {
    Q_OBJECT

    static void addGenres()
    {
        QTest::addColumn<QByteArray>("genre");
        for (const Genre* genre : allGenres())
            QTest::newRow(std::string(genre->id).c_str()) << QByteArray(genre->id.data());
    }
    static const samples::Sample& sample()
    {
        QFETCH(QByteArray, genre);
        return samples::of(std::string_view(genre.data(), static_cast<std::size_t>(genre.size())));
    }

private slots:
    void staysOnThePaper_data() { addGenres(); }
    void staysOnThePaper()
    {
        for (const double pixels : {fullPixels, reducedPixels, smallPixels, tinyPixels})
            for (const bool coordinates : {true, false}) {
                const Drawing drawing = drawBoard(sample().answer, {.cellPixels = pixels, .coordinates = coordinates});
                QVERIFY(!drawing.items.empty());
                const double margin = coordinates ? paperMargin : bareMargin;
                const auto [first, last] = extentOfCells(sample().answer.grid());
                QVERIFY(drawing.topLeft.x <= first.x - margin && drawing.topLeft.y <= first.y - margin);
                QVERIFY(drawing.bottomRight.x >= last.x + margin && drawing.bottomRight.y >= last.y + margin);
                QVERIFY(drawing.bottomRight.x == last.x + margin || !liesInTheFrame(sample().answer));
                for (const Item& item : drawing.items)
                    QVERIFY(isInside(drawing, item));
            }
    }

    void everyCellIsSeenOnAnEmptyBoard_data() { addGenres(); }
    void everyCellIsSeenOnAnEmptyBoard()
    {
        const Board& board = sample().puzzle;
        const Board empty = genreOf(board).makeBoard(board.size());
        if (genreOf(board).grid == GridStyle::Net)
            return; // whose cells are coloured
        const auto isLattice = [](const Item& item) { return item.level == Level::Grid && item.shape != Item::Text; };
        for (const double pixels : {fullPixels, reducedPixels, smallPixels, tinyPixels})
            QVERIFY(countItems(drawn(empty, pixels), isLattice) > std::min(empty.size().width, empty.size().height));
    }

    void showsEveryClue_data() { addGenres(); }
    void showsEveryClue()
    {
        const Board& board = sample().answer;
        if (!hasPlainClues(genreOf(board)))
            return; // see everyClueIsSeen
        for (const double pixels : {fullPixels, smallPixels}) {
            const Drawing drawing = drawn(board, pixels);
            for (const Place cell : board.grid().cells())
                if (board.at(Layer::Number, cell) != blank)
                    QVERIFY2(showsClue(drawing, genreOf(board), board, cell), toString(cell).c_str());
        }
    }

    void everyClueIsSeenZoomedOut_data() { addGenres(); }
    /// However small the cells are: a place with clues looks different from one without.
    void everyClueIsSeenZoomedOut()
    {
        const Board& board = sample().puzzle;
        for (const double pixels : {8.0, tinyPixels, 11.9}) {
            const Drawing whole = drawn(board, pixels);
            for (const Layer layer : genreOf(board).clueLayers())
                for (const Place place : board.grid().all(placesOf(layer)))
                    if (board.at(layer, place) != blank)
                        QVERIFY2(!sameItems(whole, drawn(samples::withoutClues(board, place), pixels)),
                                 toString(place).c_str());
        }
    }

    void zoomedOutFiguresAreBarsWhereTheyWouldNotFit()
    {
        Board board = findGenre("nurikabe")->makeBoard({9, 9});
        board.set(Layer::Number, cellAt(1, 1), 7);
        board.set(Layer::Number, cellAt(3, 3), 42);
        board.set(Layer::Number, cellAt(5, 5), 999);
        const auto bars = [&](double pixels, Place cell) {
            return countItems(drawn(board, pixels), [&](const Item& item) {
                return item.level == Level::Clue && item.shape == Item::Path && isNear(item.points[0], cell);
            });
        };
        const Drawing drawing = drawn(board, tinyPixels);
        QVERIFY(hasText(drawing, cellAt(1, 1), "7", Level::Clue) && hasText(drawing, cellAt(3, 3), "42", Level::Clue));
        QVERIFY(!hasText(drawing, cellAt(5, 5), "999", Level::Clue));
        QCOMPARE(bars(tinyPixels, cellAt(5, 5)), 3);
        QCOMPARE(bars(tinyPixels, cellAt(3, 3)) + bars(smallPixels, cellAt(5, 5)), 0);
    }

    void everyClueIsSeen_data() { addGenres(); }
    /// Whatever the author put: the picture is another one without it.
    void everyClueIsSeen()
    {
        const Board& board = sample().puzzle;
        const Drawing whole = drawn(board);
        for (const Layer layer : genreOf(board).clueLayers())
            for (const Place place : board.grid().all(placesOf(layer))) {
                if (board.at(layer, place) == blank)
                    continue;
                Board without = board;
                without.set(layer, place, blank);
                QVERIFY2(!sameItems(whole, drawn(without)), toString(place).c_str());
            }
    }

    void problemShowsNoMark_data() { addGenres(); }
    void problemShowsNoMark()
    {
        const Drawing problem = drawn(sample().answer, fullPixels, DrawOptions::Problem);
        const Drawing withoutMarks = drawn(sample().puzzle, fullPixels, DrawOptions::Problem);
        QVERIFY(sameItems(problem, withoutMarks));
        QVERIFY(drawn(sample().answer).items.size() > drawn(sample().puzzle).items.size());
    }

    void levelsAreInOrder_data() { addGenres(); }
    void levelsAreInOrder()
    {
        const Drawing drawing = drawn(sample().answer);
        QVERIFY(std::ranges::is_sorted(drawing.items, {}, &Item::level));
    }

    void linesAreAsLongAsTheMarks_data() { addGenres(); }
    void linesAreAsLongAsTheMarks()
    {
        const Board& board = sample().answer;
        if (!board.has(Layer::Line))
            return;
        double expected = 0;
        for (const int value : board.values(Layer::Line))
            expected += std::max(value, 0);
        QCOMPARE(inkLength(drawn(board)) - inkLength(drawn(board.without(std::array{Layer::Line}))), expected);
    }

    void shadedCellsAreFilled_data() { addGenres(); }
    void shadedCellsAreFilled()
    {
        const Board& board = sample().answer;
        if (!genreOf(board).has(Mark::Shade))
            return;
        double area = 0, expected = 0;
        for (const Item& item : drawn(board).items)
            if (item.fill == Ink::Shade && item.level != Level::Clue) // pieces beside the grid
                area += polygonArea(item.points);
        for (const Place c : board.grid().cells())
            if (board.at(Layer::Shade, c) == 1 || isOnBlack(genreOf(board), board, c))
                expected += polygonArea(cornerPoints(board.grid(), c));
        QCOMPARE(area, expected);
        for (const Item& item : drawn(board).items)
            if (item.level == Level::Clue && item.shape == Item::Text)
                if (const auto cell = cellOf(item, board))
                    QCOMPARE(item.stroke, board.at(Layer::Shade, *cell) == 1 || isOnBlack(genreOf(board), board, *cell)
                                              ? Ink::OnShade
                                              : Ink::Ink);
    }

    void gridStyles()
    {
        const auto walls = [](std::string_view genre) {
            return countItems(drawn(samples::of(genre).puzzle), [](const Item& i) { return i.stroke == Ink::Wall; });
        };
        QCOMPARE(walls("slither"), 0);
        QCOMPARE(walls("hashikake"), 0);
        QCOMPARE(walls("nurikabe"), 1);   // the frame
        QCOMPARE(walls("sudoku"), 1 + 4); // and the lines between boxes
        QVERIFY(walls("heyawake") > 5);
    }

    void arrowsPointTheirWay()
    {
        Board board = samples::of("yajilin").puzzle.blankOfSize({1, 1});
        board.set(Layer::Number, cellAt(0, 0), 3);
        const std::map<Dir, Point> ahead{
            {Dir::Up, {0, -1}}, {Dir::Down, {0, 1}}, {Dir::Left, {-1, 0}}, {Dir::Right, {1, 0}}};
        for (const auto& [dir, way] : ahead) {
            board.set(Layer::Arrow, cellAt(0, 0), static_cast<int>(dir));
            const Drawing drawing = drawn(board);
            const auto head = std::ranges::find_if(drawing.items, [](const Item& item) {
                return item.shape == Item::Path && item.points.size() == 3 && item.fill == Ink::Ink;
            });
            QVERIFY(head != drawing.items.end());
            const Point tip = head->points[0];
            const Point base = head->points[1];
            QVERIFY((tip.x - base.x) * way.x + (tip.y - base.y) * way.y > 0.1);
        }
    }

    void greyClueCellsOfTheDisplayVariant()
    {
        Board board = samples::of("yajilin").puzzle;
        const auto grey = [](const Item& item) { return item.fill == Ink::ClueGrey; };
        const auto questions = [](const Item& item) { return item.text == "?"; };
        QCOMPARE(countItems(drawn(board), grey), 1);
        QCOMPARE(countItems(drawn(board), questions), 1);
        board.setFlags("b");
        QCOMPARE(countItems(drawn(board), grey), 5);
        QCOMPARE(countItems(drawn(board), questions), 0);
    }

    void numbersShrinkWithTheirDigits()
    {
        Board board = samples::of("daburi").puzzle.blankOfSize({3, 1});
        board.set(Layer::Number, cellAt(0, 0), 7);
        board.set(Layer::Number, cellAt(1, 0), 42);
        board.set(Layer::Number, cellAt(2, 0), 999);
        std::vector<double> heights;
        for (const Item& item : drawn(board).items)
            if (item.level == Level::Clue)
                heights.push_back(item.textHeight);
        const std::vector<double> expected{0.56, 0.46, 0.36};
        QCOMPARE(heights, expected);
    }

    /// In Fillomino the solver writes into a cell with "?", and then sees the number.
    void aNumberTakesThePlaceOfAQuestionMark()
    {
        Board board = findGenre("fillomino")->makeBoard({1, 1});
        board.set(Layer::Number, cellAt(0, 0), question);
        const auto texts = [&] {
            std::vector<std::string> found;
            for (const Item& item : drawBoard(board, {.cellPixels = fullPixels, .coordinates = false}).items)
                if (item.shape == Item::Text)
                    found.push_back(item.text);
            return found;
        };
        QCOMPARE(texts(), std::vector<std::string>{"?"});
        board.set(Layer::Digit, cellAt(0, 0), 1);
        QCOMPARE(texts(), std::vector<std::string>{"1"});
    }

    void notesOnEdgesAndPoints()
    {
        const auto added = [](const char* genre, Layer layer, Place place, int value) {
            Board board = findGenre(genre)->makeBoard({3, 3});
            const auto before = drawBoard(board, {.cellPixels = fullPixels}).items.size();
            board.set(layer, place, value);
            const auto items = drawBoard(board, {.cellPixels = fullPixels}).items;
            const auto isThere = [&](const Item& item) {
                return std::ranges::any_of(item.points, [&](Point p) {
                    return std::abs(2 * p.x - place.x) < 0.5 && std::abs(2 * p.y - place.y) < 0.5;
                });
            };
            return items.size() == before + 1 && std::ranges::any_of(items, isThere);
        };
        QVERIFY(added("nagare", Layer::Heading, {2, 3}, 4));
        QVERIFY(added("slalom", Layer::Heading, {3, 4}, 1));
        QVERIFY(added("starbattle", Layer::EdgeSpot, {2, 3}, 1));
        QVERIFY(added("starbattle", Layer::VertexSpot, {2, 4}, 1));
    }

    void everyMarkIsDrawn_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : allGenres())
            QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->id.data());
    }
    /// Whatever a solver can put on the board of a kind is seen there.
    void everyMarkIsDrawn()
    {
        QFETCH(const QString, genre);
        const Genre& of = *findGenre(genre.toStdString());
        if (of.has(Mark::Piece) || of.answer != AnswerKind::Marks)
            return; // pieces lie there from the beginning
        Board board = samples::of(genre.toStdString()).puzzle;
        const auto look = [](const Board& shown) {
            std::vector<std::tuple<Item::Shape, Ink, Ink, double, std::vector<Point>, std::string>> items;
            for (const Item& item : drawBoard(shown, {.cellPixels = fullPixels}).items)
                items.emplace_back(item.shape, item.stroke, item.fill, item.opacity, item.points, item.text);
            return items;
        };
        constexpr int crossedOff = 2;
        std::vector<Layer> layers = of.answerLayers();
        std::ranges::copy(of.helperLayers(), std::back_inserter(layers));
        for (const Layer layer : layers) {
            const bool crosses = layer == Layer::Tint && of.has(Mark::CrossedClue);
            const int value = layer == Layer::Candidates ? packCandidates({1, 0, 0, 0}) : crosses ? crossedOff : 1;
            const auto isSeen = [&](Place place) {
                Board marked = board;
                marked.set(layer, place, value);
                return look(marked) != look(board);
            };
            QVERIFY2(std::ranges::any_of(board.grid().all(placesOf(layer)), isSeen), nameOf(layer).data());
        }
    }

    void paintedCellsAreFilled()
    {
        Board board = findGenre("tentaisho")->makeBoard({3, 3});
        const auto fills = [&] {
            return std::ranges::count_if(drawBoard(board, {.cellPixels = fullPixels}).items,
                                         [](const Item& item) { return item.fill == Ink::ClueGrey; });
        };
        QCOMPARE(fills(), 0);
        board.set(Layer::Terrain, cellAt(1, 1), static_cast<int>(Terrain::Painted));
        QCOMPARE(fills(), 1);
    }

    void cluesThatAreDoneArePale()
    {
        const auto opacityOf = [](Board board, const std::string& text) {
            for (const Item& item : drawBoard(board, {.cellPixels = fullPixels}).items)
                if (item.text == text)
                    return item.opacity;
            return -1.0;
        };
        Board board = findGenre("nonogram")->makeBoard({3, 3});
        board.set(Layer::Outside, board.grid().slot(Side::Top, 1), 7);
        QCOMPARE(opacityOf(board, "7"), 1.0);
        board.set(Layer::OutsideDone, board.grid().slot(Side::Top, 1), 1);
        QVERIFY(opacityOf(board, "7") < 0.6);
        Board castle = findGenre("castle")->makeBoard({3, 3});
        castle.set(Layer::Number, cellAt(1, 1), 7);
        QCOMPARE(opacityOf(castle, "7"), 1.0);
        castle.set(Layer::Tint, cellAt(1, 1), 2);
        QVERIFY(opacityOf(castle, "7") < 0.6);
    }

    void candidatesStandInTheirCorners()
    {
        Board board = samples::of("sudoku").puzzle;
        const Place cell = cellAt(2, 0);
        board.set(Layer::Candidates, cell, packCandidates({1, 2, 0, 4}));
        const auto candidates = [&](double pixels) {
            std::map<std::string, Point> found;
            for (const Item& item : drawn(board, pixels).items)
                if (item.shape == Item::Text && item.level == Level::OwnMark)
                    found[item.text] = item.points[0];
            return found;
        };
        const auto found = candidates(fullPixels);
        QCOMPARE(found.size(), 3U);
        QVERIFY(found.at("1").x < 2.5 && found.at("1").y < 0.5);
        QVERIFY(found.at("2").x > 2.5 && found.at("2").y < 0.5);
        QVERIFY(found.at("4").x > 2.5 && found.at("4").y > 0.5);
        QVERIFY(candidates(reducedPixels).empty());
    }

    void detailFollowsTheZoom()
    {
        QCOMPARE(detailAt(26), Detail::Full);
        QCOMPARE(detailAt(25.9), Detail::Reduced);
        QCOMPARE(detailAt(20), Detail::Reduced);
        QCOMPARE(detailAt(19.9), Detail::Small);
        QCOMPARE(detailAt(12), Detail::Small);
        QCOMPARE(detailAt(11.9), Detail::Tiny);

        const Board& board = samples::of("slither").answer;
        const auto guides = [](const Item& item) { return item.stroke == Ink::Guide; };
        const auto clues = [](const Item& item) { return item.level == Level::Clue; };
        QVERIFY(countItems(drawn(board, 26), guides) > 0);
        QCOMPARE(countItems(drawn(board, 25), guides), 0);
        QVERIFY(countItems(drawn(board, 12), clues) > 0);
        QCOMPARE(countItems(drawn(board, 11), clues), countItems(drawn(board, 26), clues));
    }

    void nothingIsDrawnTooSmall_data() { addGenres(); }
    void nothingIsDrawnTooSmall()
    {
        constexpr double rounding = 1e-9;
        for (double pixels = 8; pixels <= 60; pixels += 1)
            for (const Item& item : drawn(sample().answer, pixels).items) {
                const std::size_t loose = detailAt(pixels) == Detail::Tiny ? 1 : 2;
                const double least = item.text.size() > loose ? minTextPx - 2 : minTextPx;
                if (item.shape == Item::Text)
                    QVERIFY(item.textHeight * pixels >= least - rounding);
                else if (item.level == Level::OwnMark && item.stroke == Ink::Ink)
                    QVERIFY(item.minWidthPx >= minLinePx);
            }
    }

    void coordinatesKeepTheirDistance()
    {
        const Board board = samples::of("slither").puzzle.blankOfSize({40, 40});
        const auto numbers = [&](double pixels) {
            return countItems(drawn(board, pixels),
                              [](const Item& item) { return item.shape == Item::Text && item.points[0].y < 0; });
        };
        QCOMPARE(numbers(22), 40);
        QCOMPARE(numbers(21), 8);
        QCOMPARE(numbers(19), 0);
    }

    void cursorIsNeverSmall()
    {
        for (const double pixels : {54.0, 20.0, 8.0}) {
            const Drawing cursor = drawCursor(Grid({8, 8}), cellAt(3, 3), pixels);
            QVERIFY((cursor.bottomRight.x - cursor.topLeft.x) * pixels >= minBadgePx);
            QVERIFY(std::ranges::all_of(cursor.items, [](const Item& item) { return item.level == Level::Cursor; }));
            QVERIFY(std::ranges::all_of(cursor.items, [](const Item& item) { return item.minWidthPx >= 2; }));
        }
    }

    /// Round a brick or a triangle, not round a place of the lattice.
    void cursorFramesTheCell()
    {
        for (const char* genre : {"slither", "tawa", "ququ"}) {
            const Grid grid = findGenre(genre)->makeBoard({3, 3}).grid();
            for (const Place cell : grid.cells()) {
                const std::vector<Point> corners = cellPath(grid, cell);
                const Drawing cursor = drawCursor(grid, cell, fullPixels);
                const auto isNear = [](Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y) < 0.2; };
                int brackets = 0;
                for (const Item& item : cursor.items)
                    brackets += item.stroke == Ink::Accent ? 1 : 0;
                QCOMPARE(brackets, QByteArray(genre) == "ququ" ? 3 : 4);
                for (const Item& item : cursor.items) {
                    QCOMPARE(item.points.size(), 3U);
                    QVERIFY(std::ranges::any_of(corners, [&](Point p) { return isNear(p, item.points[1]); }));
                }
            }
        }
    }

    void highlightFollowsTheKindOfPlace()
    {
        const Board& board = samples::of("slither").answer;
        const Drawing area = drawHighlight(board, {cellAt(0, 0), cellAt(1, 0)}, fullPixels);
        QCOMPARE(area.items.size(), 1U);
        QCOMPARE(lengthOf(area.items[0]), 6.0);
        const Drawing line = drawHighlight(board, {{1, 0}, {3, 0}}, fullPixels);
        QCOMPARE(line.items.size(), 1U);
        QCOMPARE(lengthOf(line.items[0]), 2.0);
        QCOMPARE(line.items[0].points[0].y, 0.0);
    }
};

TOKISUJI_TEST(BoardDrawingTest);
#include "board_drawing_test.moc"
