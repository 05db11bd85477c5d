// Pieces with coloured sides: colours can be told apart without hue, figures stay within their triangles and complete
// each other across a joint, clashes and the solver's knowledge are shown where they are.
#include "editor/export/painter.h"
#include "editor/export/palette.h"
#include "engine/board/edge_set_edits.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/compare_drawing.h"
#include "engine/drawing/edge_piece_drawing.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/drawing/side_look.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace tokisuji;

namespace {

const char* const square = "0.0.2.1_2.0.0.3_0.1.4.0_4.3.0.0";

Board squareBoard(bool laid)
{
    Board board = findGenre("edgematch")->makeBoard({2, 2});
    board.setSetup(square);
    const EdgeSet set = edgeSetOf(board);
    int piece = 0;
    for (const Place cell : board.grid().cells())
        if (laid)
            board.set(Layer::Digit, cell, 1 + *set.kindOf(set.pieces()[static_cast<std::size_t>(piece++)]));
    return board;
}

std::ptrdiff_t count(const Drawing& drawing, Ink stroke, Level level)
{
    return std::ranges::count_if(drawing.items, [&](const Item& i) { return i.stroke == stroke && i.level == level; });
}

/// A colour as it looks where all hues are gone.
QImage greyPicture(int colour, int side)
{
    QImage image(side, side, QImage::Format_ARGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    Drawing drawing{{0, 0}, {1, 1}, {}};
    addJoint(drawing, colour, {.centre = {0.5, 0.5}, .cellPixels = double(side)});
    paintDrawing(painter, drawing, Palette(Theme::Light), {.cellPixels = double(side)});
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// Mean difference of grey levels.
double distance(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / (a.width() * a.height());
}

} // namespace

class EdgePieceDrawingTest : public QObject {
    Q_OBJECT
private slots:
    void coloursDifferInGrey()
    {
        constexpr int cell = 36;
        constexpr double visible = 4;
        std::vector<QImage> pictures;
        for (int colour = 1; colour <= sideLooks; ++colour)
            pictures.push_back(greyPicture(colour, cell));
        for (std::size_t i = 0; i < pictures.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(
                    distance(pictures[i], pictures[j]) >= visible,
                    qPrintable(
                        QStringLiteral("%1 and %2: %3").arg(i + 1).arg(j + 1).arg(distance(pictures[i], pictures[j]))));
    }

    void figuresStandOut()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const Palette palette(theme);
            for (int colour = 1; colour <= sideLooks; ++colour) {
                const SideLook look = sideLookOf(colour);
                const double is = contrast(palette[look.fill], palette[look.figure]);
                QVERIFY2(is >= 3, qPrintable(QStringLiteral("%1: %2").arg(colour).arg(is)));
            }
        }
    }

    void figuresStayInTheirTriangle()
    {
        for (int pattern = 0; pattern < sidePatterns; ++pattern)
            for (const auto& path : sidePattern(pattern))
                for (const Point& p : path) {
                    QVERIFY(p.y >= -1e-9);
                    QVERIFY2(std::abs(p.x) <= 0.5 - p.y - 0.02, qPrintable(QString::number(pattern)));
                }
    }

    /// What lies left of a joint is the mirror image of what lies right of it.
    void figuresCompleteEachOther()
    {
        constexpr double unit = 1234.567; // no point lies half way between two of these steps
        for (int pattern = 1; pattern < sidePatterns; ++pattern) {
            std::set<std::pair<long, long>> points, mirrored;
            for (const auto& path : sidePattern(pattern))
                for (const Point& p : path) {
                    points.emplace(std::lround(p.x * unit), std::lround(p.y * unit));
                    mirrored.emplace(std::lround(-p.x * unit), std::lround(p.y * unit));
                }
            QVERIFY2(points == mirrored, qPrintable(QString::number(pattern)));
        }
    }

    void laterColoursCarryNumbers()
    {
        Drawing drawing;
        addPiece(drawing, {0, 0, sideLooks + 3, 3}, {.centre = {0.5, 0.5}, .cellPixels = 60});
        const auto number = std::ranges::find(drawing.items, Item::Text, &Item::shape);
        QVERIFY(number != drawing.items.end());
        QCOMPARE(number->text, std::to_string(sideLooks + 3));
        Drawing small;
        addPiece(small, {0, 0, sideLooks + 3, 3}, {.centre = {0.5, 0.5}, .cellPixels = 20});
        QVERIFY(std::ranges::find(small.items, Item::Text, &Item::shape) == small.items.end());
    }

    void clashesAreMarked()
    {
        Board board = squareBoard(true);
        QCOMPARE(count(drawBoard(board), Ink::Conflict, Level::Outline), 0);
        swapped(board, cellAt(0, 0), cellAt(1, 1)).applyTo(board);
        QVERIFY(count(drawBoard(board), Ink::Conflict, Level::Outline) > 0);
        DrawOptions quiet;
        quiet.clashes = false;
        QCOMPARE(count(drawBoard(board, quiet), Ink::Conflict, Level::Outline), 0);
    }

    /// A problem to be printed shows the set below the board, what is pinned on it.
    void problemsShowTheSet()
    {
        DrawOptions problem;
        problem.content = DrawOptions::Problem;
        Board board = squareBoard(true);
        board.set(Layer::Number, cellAt(1, 1), 3);
        const Drawing drawing = drawBoard(board, problem);
        QVERIFY(drawing.bottomRight.y > drawBoard(board).bottomRight.y + 1);
        std::set<std::string> numbers;
        for (const Item& item : drawing.items)
            if (item.shape == Item::Text && item.points.front().y > 2)
                numbers.insert(item.text);
        QCOMPARE(numbers, (std::set<std::string>{"0", "1", "2"}));
    }

    void everySizeIsDrawn()
    {
        const Board board = squareBoard(true);
        std::size_t before = 0;
        for (const double pixels : {8.0, 14.0, 18.0, 22.0, 54.0, 140.0}) {
            DrawOptions options;
            options.cellPixels = pixels;
            const std::size_t items = drawBoard(board, options).items.size();
            QVERIFY(items >= before); // nothing is lost by zooming in
            before = items;
        }
    }

    void overlays()
    {
        const Board empty = squareBoard(false);
        const Board solved = squareBoard(true);
        Verdict verdict{.status = Status::Unique, .stop = Stop::Finished, .solution = solved};
        verdict.determined = solved;
        const auto signs = [&](const Board& board, Ink ink) {
            return std::ranges::count_if(drawOverlay(board, verdict).items,
                                         [&](const Item& i) { return i.fill == ink || i.stroke == ink; });
        };
        QVERIFY(signs(empty, Ink::SideBlue) > 0);    // ghosts
        QCOMPARE(signs(solved, Ink::SideBlue), 0);   // nothing is drawn twice
        QVERIFY(signs(solved, Ink::Determined) > 0); // but it is confirmed
        Board other = solved;
        swapped(other, cellAt(0, 0), cellAt(1, 0)).applyTo(other);
        verdict.status = Status::Several;
        verdict.alternatives = {other};
        QCOMPARE(signs(empty, Ink::AltA) > 0, true);
        QCOMPARE(signs(empty, Ink::AltB) > 0, true);
        verdict = {.status = Status::Unknown};
        verdict.placement = Placement{other, 3, 4};
        QVERIFY(signs(empty, Ink::SideBlue) > 0);
        QVERIFY(signs(empty, Ink::Conflict) > 0); // where it does not fit
        OverlayOptions hidden;
        hidden.placement = false;
        QVERIFY(drawOverlay(empty, verdict, hidden).items.empty());
    }

    /// Two pieces change places, one is taken off: rings tell whose they are, the pieces keep their colours.
    void comparisonsShowPieces()
    {
        const Board a = squareBoard(true);
        Board b = a;
        swapped(b, cellAt(0, 0), cellAt(1, 0)).applyTo(b);
        takenOff(b, cellAt(1, 1)).applyTo(b);
        using D = BoardDifference;
        const std::vector<D> differences{{D::Mark, D::OnlyA, Layer::Digit, {cellAt(1, 1)}},
                                         {D::Mark, D::Changed, Layer::Digit, {cellAt(0, 0)}},
                                         {D::Mark, D::Changed, Layer::Digit, {cellAt(1, 0)}}};
        const auto rings = [](const Drawing& d, Ink ink) { return count(d, ink, Level::Ghost); };
        const auto triangles = [](const Drawing& d, int colour, Level level) {
            return std::ranges::count_if(
                d.items, [&](const Item& i) { return i.level == level && i.fill == sideLookOf(colour).fill; });
        };
        const Drawing both = drawComparison(a, b, differences);
        QCOMPARE(rings(both, Ink::AltA), 3);
        QCOMPARE(rings(both, Ink::AltB), 2);
        QVERIFY(triangles(both, 2, Level::OverlayMark) > 0);
        QVERIFY(triangles(both, 4, Level::OwnFill) > 0); // what both have
        QVERIFY(std::ranges::none_of(both.items, [](const Item& i) { return i.shape == Item::Text && i.text == "1"; }));

        const Drawing onlyA = drawComparison(a, b, differences, {}, {.show = CompareDrawOptions::ShowA});
        QCOMPARE(rings(onlyA, Ink::AltA), 3);
        QCOMPARE(rings(onlyA, Ink::AltB), 0);
        const Drawing onlyB = drawComparison(a, b, differences, {}, {.show = CompareDrawOptions::ShowB});
        QCOMPARE(rings(onlyB, Ink::AltA), 0);
        QCOMPARE(rings(onlyB, Ink::AltB), 2);
    }
};

TOKISUJI_TEST(EdgePieceDrawingTest);
#include "edge_piece_drawing_test.moc"
