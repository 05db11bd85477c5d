// Standing: what the picture of a board on its corner shows, and where.
#include "engine/drawing/standing.h"

#include "engine/board/terrain.h"
#include "engine/drawing/badges.h"
#include "engine/drawing/shapes.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace tokisuji;

namespace {

bool isAt(Point a, Point b)
{
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-9;
}

/// The points of a path from its own middle.
std::vector<Point> shapeOf(const Item& item)
{
    Point middle{};
    for (const Point& p : item.points)
        middle = middle + Point{p.x / double(item.points.size()), p.y / double(item.points.size())};
    std::vector<Point> shape;
    for (const Point& p : item.points)
        shape.push_back(p + Point{-middle.x, -middle.y});
    return shape;
}

bool sameShape(const Item& a, const Item& b)
{
    return std::ranges::equal(shapeOf(a), shapeOf(b), isAt);
}

double strokeLength(const Item& stroke)
{
    return std::hypot(stroke.points[1].x - stroke.points[0].x, stroke.points[1].y - stroke.points[0].y);
}

} // namespace

class StandingTest : public QObject {
    Q_OBJECT

private slots:
    void theUpperLeftCellIsAtTheTop()
    {
        const Point first = standing(Stance::OnCorner, pointOf(cellAt(0, 0)));
        const Point right = standing(Stance::OnCorner, pointOf(cellAt(1, 0)));
        const Point below = standing(Stance::OnCorner, pointOf(cellAt(0, 1)));
        QVERIFY(std::abs(first.x) < 1e-9);
        QVERIFY(right.x > first.x && right.y > first.y);
        QVERIFY(below.x < first.x && std::abs(below.y - right.y) < 1e-9);
        QVERIFY(std::abs(std::hypot(right.x - first.x, right.y - first.y) - 1) < 1e-9); // a cell is as large
        for (const Stance stance : {Stance::Upright, Stance::OnCorner})
            for (const Point p : {Point{0, 0}, Point{2.5, 1}, Point{-1, 7}})
                QVERIFY(isAt(lying(stance, standing(stance, p)), p));
        QVERIFY(isAt(standing(Stance::Upright, Point{2.5, 1}), {2.5, 1}));
    }

    void everythingIsOnThePaper()
    {
        const Board board = *readPuzzle("gravel/5/4/0000000h5u1g0820");
        for (const bool coordinates : {true, false}) {
            const Drawing picture = standing(Stance::OnCorner, drawBoard(board, {.coordinates = coordinates}));
            QVERIFY(!picture.items.empty());
            for (const Item& item : picture.items)
                for (const Point& p : item.points) {
                    const double round = std::max(item.radius, item.textHeight / 2);
                    QVERIFY(p.x - round >= picture.topLeft.x && p.x + round <= picture.bottomRight.x);
                    QVERIFY(p.y - round >= picture.topLeft.y && p.y + round <= picture.bottomRight.y);
                }
        }
    }

    void cellsAreDiamondsThatLeaveNoSeam()
    {
        Drawing drawing;
        drawing.add(filled(Level::OwnFill, boxOf(cellAt(0, 0)), Ink::Shade));
        const Drawing picture = standing(Stance::OnCorner, drawing);
        const std::vector<Point>& corners = picture.items.front().points;
        const auto [left, right] = std::ranges::minmax(corners, {}, &Point::x);
        const auto [top, bottom] = std::ranges::minmax(corners, {}, &Point::y);
        QVERIFY(right.x - left.x > std::sqrt(2) && right.x - left.x < std::sqrt(2) + 0.1);
        QVERIFY(std::abs(top.x) < 1e-9 && std::abs(bottom.x) < 1e-9 && std::abs(left.y - right.y) < 1e-9);
        QVERIFY(corners.size() != 4 || picture.items.front().join != Join::Sharp); // that would be an upright box
    }

    void badgesStayUpright()
    {
        Drawing drawing;
        addTag(drawing, Tag::B, {1.5, 2.5}, 40);
        const Drawing picture = standing(Stance::OnCorner, drawing);
        QCOMPARE(picture.items.size(), drawing.items.size());
        for (std::size_t i = 0; i < picture.items.size(); ++i)
            QVERIFY(sameShape(picture.items[i], drawing.items[i]));
    }

    void hatchedCellsGetTheirStrokes()
    {
        Drawing drawing;
        const Box box = boxOf(cellAt(2, 1));
        for (const Hatch hatch : {Hatch::Forward, Hatch::Backward})
            drawing.add(hatched(filled(Level::OverlayFill, box, Ink::HoleFill), Ink::HoleHatch, hatch, 0.2));
        const Drawing picture = standing(Stance::OnCorner, drawing);
        int forward = 0, backward = 0;
        for (const Item& item : picture.items) {
            QVERIFY(item.hatch == Hatch::None);
            if (item.closed)
                continue;
            QVERIFY(item.stroke == Ink::HoleHatch && std::abs(strokeLength(item) - 1) < 1e-9);
            const bool rises = (item.points[1].x - item.points[0].x) * (item.points[1].y - item.points[0].y) < 0;
            ++(rises ? forward : backward);
        }
        QVERIFY(forward >= 6 && forward <= 8);
        QCOMPARE(backward, forward);
    }

    void cellsThatAreMissingAreBlank()
    {
        Board board = findGenre("gravel")->makeBoard({3, 3});
        const auto isDrawnAt = [&](Place place) {
            const Drawing drawing = drawBoard(board, {.coordinates = false});
            return std::ranges::any_of(drawing.items, [&](const Item& item) {
                return std::ranges::find(item.points, pointOf(place)) != item.points.end();
            });
        };
        QVERIFY(isDrawnAt({0, 0}));
        board.set(Layer::Terrain, cellAt(0, 0), static_cast<int>(Terrain::Hole));
        QVERIFY(!isDrawnAt({0, 0})); // the frame goes round
        QVERIFY(isDrawnAt({2, 2}));
    }

    void pictureTurnsAreTurnsOfTheBoard()
    {
        const Board board = *readPuzzle("gravel/5/4/0000000h5u1g0820");
        const auto middle = [](const Board& b) {
            return pointOf({static_cast<std::int16_t>(b.size().width), static_cast<std::int16_t>(b.size().height)});
        };
        const auto fromMiddle = [&](const Board& b, Place place) {
            const Point m = standing(Stance::OnCorner, middle(b)), p = standing(Stance::OnCorner, pointOf(place));
            return Point{p.x - m.x, p.y - m.y};
        };
        const auto numberAt = [&](const Board& b, Point where) {
            for (const Place cell : b.grid().cells())
                if (isAt(fromMiddle(b, cell), where))
                    return b.at(Layer::Number, cell);
            return -99;
        };
        for (const auto kind : {Transform::FlipLeftRight, Transform::FlipTopBottom}) {
            Board flipped = board;
            transformPicture(board, kind).applyTo(flipped);
            QCOMPARE(flipped.size(), (Size{4, 5}));
            for (const Place cell : board.grid().cells()) {
                const Point was = fromMiddle(board, cell);
                const Point is = kind == Transform::FlipLeftRight ? Point{-was.x, was.y} : Point{was.x, -was.y};
                QCOMPARE(numberAt(flipped, is), board.at(Layer::Number, cell));
            }
        }
        const Board upright = findGenre("slither")->makeBoard({3, 2});
        QVERIFY(transformPicture(upright, Transform::FlipLeftRight) == transform(upright, Transform::FlipLeftRight));
    }
};

TOKISUJI_TEST(StandingTest);
#include "standing_test.moc"
