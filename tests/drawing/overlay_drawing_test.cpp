// Overlay drawing: what is known is drawn where it holds, every kind in a shape of its own, clues above it.
#include "samples.h"

#include "engine/drawing/board_drawing.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/holes.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"
#include "engine/solve/conflict.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

using namespace tokisuji;

namespace {

constexpr double fullPixels = 54, reducedPixels = 22, smallPixels = 14;

/// An item without its colours: what a person sees in grey.
using Look = std::tuple<int, std::size_t, bool, long, std::size_t, int, std::string, bool>;
Look lookOf(const Item& item)
{
    return {item.shape,         item.points.size(),           item.closed, std::lround(item.width * 1000),
            item.dashes.size(), static_cast<int>(item.hatch), item.text,   item.opacity < 1};
}
std::set<Look> looksOf(const Drawing& drawing, Level level)
{
    std::set<Look> looks;
    for (const Item& item : drawing.items)
        if (item.level == level)
            looks.insert(lookOf(item));
    return looks;
}

template <class Wanted>
auto countItems(const Drawing& drawing, const Wanted& wanted)
{
    return std::ranges::count_if(drawing.items, wanted);
}
auto has(Ink ink)
{
    return [ink](const Item& item) { return item.fill == ink || item.stroke == ink || item.hatchInk == ink; };
}
auto says(const char* text)
{
    return [text](const Item& item) { return item.text == text; };
}

bool isConflictRing(const Item& item)
{
    return item.shape == Item::Circle && item.stroke == Ink::Conflict && item.fill == Ink::None;
}

bool isConflictSign(const Item& item)
{
    return item.level == Level::Badge && item.points.size() == 3 && item.fill == Ink::Conflict;
}

/// The cells that a filled item covers: squares in a row, or one cell of another form.
std::vector<Place> cellsUnder(const Item& item, const Grid& grid)
{
    std::vector<Place> cells;
    if (!grid.hasSquares()) {
        Point middle{0, 0};
        for (const Point p : item.points)
            middle = middle + Point{p.x / double(item.points.size()), p.y / double(item.points.size())};
        cells.push_back(*grid.cellUnder(2 * middle.x, 2 * middle.y));
        return cells;
    }
    for (double x = item.points[0].x; x < item.points[2].x; x += 1)
        cells.push_back(cellAt(int(x), int(item.points[0].y)));
    return cells;
}

OverlayOptions at(double pixels)
{
    return {.cellPixels = pixels};
}

} // namespace

class OverlayDrawingTest : public QObject {
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
    void kindsLookDifferentInGrey_data() { addGenres(); }
    void kindsLookDifferentInGrey()
    {
        const Board& board = sample().puzzle;
        const Drawing own = drawBoard(sample().answer);
        const Drawing determined = drawOverlay(board, samples::unique(sample()));
        const Drawing difference = drawOverlay(board, samples::several(sample()));
        const Drawing conflict = drawOverlay(board, samples::none(sample()));
        OverlayOptions options;
        options.show = OverlayOptions::ShowA;
        const Drawing onlyA = drawOverlay(board, samples::several(sample()), options);
        options.show = OverlayOptions::ShowB;
        const Drawing onlyB = drawOverlay(board, samples::several(sample()), options);

        const auto marks = [](const Drawing& drawing) {
            std::set<Look> looks = looksOf(drawing, Level::OverlayMark);
            looks.merge(looksOf(drawing, Level::Halo));
            looks.merge(looksOf(drawing, Level::Badge));
            looks.merge(looksOf(drawing, Level::Outline));
            return looks;
        };
        const std::set<Look> ownLooks = looksOf(own, Level::OwnMark);
        std::vector<std::set<Look>> looks{marks(determined), marks(onlyA), marks(onlyB)};
        if (!samples::none(sample()).conflict.empty())
            looks.push_back(marks(conflict));
        for (std::size_t i = 0; i < looks.size(); ++i) {
            QVERIFY(!looks[i].empty());
            QVERIFY(looks[i] != ownLooks);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(looks[i] != looks[j]);
        }
        const bool standSideBySide = std::ranges::any_of(choiceLayers, [&](Layer layer) { return board.has(layer); });
        QVERIFY(countItems(difference, says("A")) > 0 || standSideBySide);
        QCOMPARE(countItems(onlyA, says("B")), 0);
        QCOMPARE(countItems(onlyB, says("A")), 0);
        QCOMPARE(countItems(onlyB, has(Ink::AltA)), 0);
    }

    void hatchesLeanTheirOwnWay_data() { addGenres(); }
    void hatchesLeanTheirOwnWay()
    {
        const auto leaning = [](const Drawing& drawing, Hatch hatch) {
            return countItems(drawing, [hatch](const Item& item) { return item.hatch == hatch; });
        };
        const Drawing difference = drawOverlay(sample().puzzle, samples::several(sample()));
        const Drawing conflict = drawOverlay(sample().puzzle, samples::none(sample()));
        QVERIFY(leaning(difference, Hatch::Forward) > 0);
        QCOMPARE(leaning(difference, Hatch::Backward), 0);
        const bool hasCell = std::ranges::any_of(samples::none(sample()).conflict, [](Place member) {
            return sample().puzzle.grid().hasCell(member); // others have no area
        });
        QCOMPARE(leaning(conflict, Hatch::Backward) > 0, hasCell);
        QCOMPARE(leaning(conflict, Hatch::Forward), 0);
    }

    void cluesLieAboveEveryMark_data() { addGenres(); }
    void cluesLieAboveEveryMark()
    {
        const Board& board = sample().puzzle;
        for (const Verdict& verdict :
             {samples::unique(sample()), samples::several(sample()), samples::none(sample())}) {
            const Drawing whole = compose({drawBoard(board), drawOverlay(board, verdict)});
            QVERIFY(std::ranges::is_sorted(whole.items, {}, &Item::level));
            const auto position = [&](const auto& wanted) {
                return std::ranges::find_if(whole.items, wanted) - whole.items.begin();
            };
            const auto firstClue = position([](const Item& item) { return item.level == Level::Clue; });
            const auto end = static_cast<std::ptrdiff_t>(whole.items.size());
            for (auto i = firstClue; i < end; ++i) {
                const Item& item = whole.items[static_cast<std::size_t>(i)];
                QVERIFY(item.hatch == Hatch::None);
                QVERIFY(item.stroke != Ink::Determined && item.fill != Ink::Determined);
            }
        }
    }

    void differenceTakesThePlaceOfDetermined_data() { addGenres(); }
    void differenceTakesThePlaceOfDetermined()
    {
        const Verdict verdict = samples::several(sample());
        OverlayOptions options;
        QCOMPARE(countItems(drawOverlay(sample().puzzle, verdict, options), has(Ink::Determined)), 0);
        options.difference = false;
        QVERIFY(countItems(drawOverlay(sample().puzzle, verdict, options), has(Ink::Determined)) > 0);
        options.determined = false;
        QVERIFY(drawOverlay(sample().puzzle, verdict, options).items.empty());
        options = {};
        options.alternative = 7; // there is no such one
        QVERIFY(countItems(drawOverlay(sample().puzzle, verdict, options), has(Ink::Determined)) > 0);
    }

    void ownMarksAreNotDrawnTwice_data() { addGenres(); }
    void ownMarksAreNotDrawnTwice()
    {
        const auto marks = [&](const Board& board) {
            return countItems(drawOverlay(board, samples::unique(sample())), [](const Item& item) {
                const bool isCorner = item.shape == Item::Path && item.fill == Ink::Determined;
                return item.level == Level::OverlayMark && !isCorner;
            });
        };
        QVERIFY(marks(sample().puzzle) > 0);
        QCOMPARE(marks(sample().answer), 0);
    }

    void differenceIsHatchedWhereItIs()
    {
        // The loop along the grid: the two cells that change sides, not the many beside changed edges.
        const samples::Sample& slither = samples::of("slither");
        const std::vector<Place> changed{cellAt(3, 5), cellAt(4, 5)};
        std::vector<Place> cells = differingCells(slither.answer, slither.alternative);
        QCOMPARE(cells.size(), changed.size());
        QVERIFY(cells == changed);
        // A shading: just the cells.
        const samples::Sample& nurikabe = samples::of("nurikabe");
        cells = differingCells(nurikabe.answer, nurikabe.alternative);
        const std::vector<Place> shaded{cellAt(2, 0), cellAt(0, 1)};
        QVERIFY(cells == shaded);
        QVERIFY(differingCells(slither.answer, slither.answer).empty());
    }

    void holesAreNumberedBySize()
    {
        const samples::Sample& heyawake = samples::of("heyawake");
        const Verdict verdict = samples::several(heyawake);
        const auto holes = holeRegions(verdict, HoleKind::Differing);
        QCOMPARE(holes.size(), 2U);
        QVERIFY(holes[0].size() >= holes[1].size());
        const std::vector<int> cells{static_cast<int>(holes[0].size()), static_cast<int>(holes[1].size())};
        QCOMPARE(openAnswers(verdict, HoleKind::Differing, holes), cells);
        QVERIFY(holeRegions(verdict, HoleKind::Undetermined) == holes);
        QVERIFY(holeRegions(samples::unique(heyawake), HoleKind::Undetermined).empty());
        QVERIFY(holeRegions(samples::unique(heyawake), HoleKind::Differing).empty());
    }

    void undeterminedIsUnknownUntilItIsComplete()
    {
        Verdict verdict = samples::several(samples::of("slither"));
        verdict.determinedComplete = false;
        QVERIFY(holeRegions(verdict, HoleKind::Undetermined).empty());
        OverlayOptions options;
        options.difference = false;
        QCOMPARE(countItems(drawOverlay(samples::of("slither").puzzle, verdict, options), has(Ink::HoleHatch)), 0);
    }

    void openEdgesOfALoopAreCounted()
    {
        const samples::Sample& slither = samples::of("slither");
        const Verdict verdict = samples::several(slither);
        const auto holes = holeRegions(verdict, HoleKind::Undetermined);
        QCOMPARE(holes.size(), 1U);
        int differing = 0;
        for (const Place edge : slither.answer.grid().all(PlaceKind::Edge))
            differing += slither.answer.at(Layer::Line, edge) != slither.alternative.at(Layer::Line, edge);
        QCOMPARE(openAnswers(verdict, HoleKind::Undetermined, holes), std::vector{differing});
        QVERIFY(openAnswers(verdict, HoleKind::Undetermined, {}).empty());
    }

    void aBoardHardlyBegunStaysQuiet()
    {
        const Board board = samples::of("slither").puzzle.blankOfSize({7, 7});
        Verdict verdict = samples::several(samples::of("slither"));
        verdict.determined = board;
        OverlayOptions options;
        options.difference = false;
        QCOMPARE(countItems(drawOverlay(board, verdict, options), has(Ink::HoleHatch)), 0);
        QCOMPARE(holeRegions(verdict, HoleKind::Undetermined)[0].size(), 49U);
    }

    void zoomedOutHolesArePinned_data() { addGenres(); }
    void zoomedOutHolesArePinned()
    {
        const Verdict verdict = samples::several(sample());
        const auto holes = holeRegions(verdict, HoleKind::Differing);
        const Drawing small = drawOverlay(sample().puzzle, verdict, at(smallPixels));
        const auto isPin = [](const Item& item) { return item.shape == Item::Circle && item.fill == Ink::Several; };
        QCOMPARE(countItems(small, isPin), static_cast<std::ptrdiff_t>(holes.size()));
        for (const Item& item : small.items)
            if (isPin(item))
                QVERIFY(2 * item.radius * smallPixels >= minBadgePx);
        const auto outlines = [](const Item& item) {
            return item.level == Level::Halo && item.stroke == Ink::HoleHatch;
        };
        QVERIFY(countItems(small, outlines) >= static_cast<std::ptrdiff_t>(holes.size()));
        QCOMPARE(countItems(small, says("A")), 0);
        QCOMPARE(countItems(drawOverlay(sample().puzzle, verdict, at(reducedPixels)), isPin), 0);
    }

    void detailOfDeterminedMarks()
    {
        const samples::Sample& slither = samples::of("slither");
        const auto items = [&](double pixels, auto wanted) {
            return countItems(drawOverlay(slither.puzzle, samples::unique(slither), at(pixels)), wanted);
        };
        const auto isCross = [](const Item& item) { return item.opacity < 1; };
        QVERIFY(items(26, isCross) > 0);
        QCOMPARE(items(25, isCross), 0);
        QVERIFY(items(20, has(Ink::DeterminedHalo)) > 0);
        QCOMPARE(items(19, has(Ink::DeterminedHalo)), 0);
        const auto isThin = [](const Item& item) {
            return item.stroke == Ink::Determined && item.minWidthPx < minSmallLinePx;
        };
        QCOMPARE(items(smallPixels, isThin), 0);
    }

    void printHasRailsInsteadOfTheBand()
    {
        const samples::Sample& slither = samples::of("slither");
        OverlayOptions options;
        options.medium = OverlayOptions::Print;
        const Drawing print = drawOverlay(slither.puzzle, samples::unique(slither), options);
        QCOMPARE(countItems(print, has(Ink::DeterminedHalo)), 0);
        std::set<double> widths;
        for (const Item& item : print.items)
            if (item.level == Level::Halo)
                widths.insert(item.width);
        QCOMPARE(widths.size(), 2U);
    }

    void conflictMarksEveryMemberAndNothingElse_data() { addGenres(); }
    void conflictMarksEveryMemberAndNothingElse()
    {
        const Verdict verdict = samples::none(sample());
        const Drawing drawing = drawOverlay(sample().puzzle, verdict);
        const auto members = static_cast<std::ptrdiff_t>(verdict.conflict.size());
        QVERIFY(countItems(drawing, isConflictRing) <= members);
        QCOMPARE(countItems(drawing, isConflictSign), members);
        for (const Item& item : drawing.items)
            if (isConflictRing(item))
                QVERIFY(std::ranges::any_of(verdict.conflict, [&](Place c) {
                    return std::hypot(item.points[0].x - c.x / 2.0, item.points[0].y - c.y / 2.0) < 0.35;
                }));
    }

    /// Every figure of the author stays legible: a ring goes round it, or there is none, and signs stand beside it.
    void conflictsHideNoFigure_data() { addGenres(); }
    void conflictsHideNoFigure()
    {
        Verdict verdict = samples::none(sample());
        verdict.conflict = relaxableClues(sample().puzzle, Relaxation::Removed);
        const Drawing drawing = drawOverlay(sample().puzzle, verdict);
        for (const Item& figure : drawBoard(sample().puzzle).items) {
            if (figure.shape != Item::Text || figure.level != Level::Clue)
                continue;
            const auto [x, y] = figure.points[0];
            for (const Item& sign : drawing.items)
                if (isConflictSign(sign)) {
                    const double half = 0.25 * figure.textHeight;
                    const bool isBeside = y + half < sign.points[0].y || y - half > sign.points[1].y
                                          || x + half < sign.points[2].x || x - half > sign.points[1].x;
                    QVERIFY2(isBeside, figure.text.c_str());
                }
            for (const Item& ring : drawing.items)
                if (isConflictRing(ring)) {
                    const double away = std::hypot(x - ring.points[0].x, y - ring.points[0].y);
                    const double gap = std::abs(away - ring.radius);
                    QVERIFY2(gap > 0.25 * figure.textHeight, figure.text.c_str());
                }
        }
    }

    /// A cell with the number of its room has a mark of its own, which the overlay shows.
    void numbersOfRoomsHideNoMark()
    {
        const samples::Sample& juosan = samples::of("juosan");
        const Verdict verdict = samples::unique(juosan);
        const Drawing drawing = drawOverlay(juosan.puzzle, verdict);
        int numbered = 0;
        for (const Place c : juosan.puzzle.grid().cells()) {
            if (juosan.puzzle.at(Layer::Number, c) == blank || verdict.determined->at(Layer::Bar, c) <= 0)
                continue;
            ++numbered;
            const auto isHere = [&](const Item& item) {
                return item.level == Level::OverlayMark && !item.points.empty()
                       && std::abs(item.points[0].x - c.x / 2.0) <= 0.5
                       && std::abs(item.points[0].y - c.y / 2.0) <= 0.5;
            };
            QVERIFY(std::ranges::any_of(drawing.items, isHere));
        }
        QVERIFY(numbered > 0);
    }

    void conflictOutlinesTheWholeRoom()
    {
        const samples::Sample& heyawake = samples::of("heyawake");
        Verdict verdict = samples::none(heyawake);
        verdict.conflict = {cellAt(0, 0)}; // a room of two by two
        double area = 0;
        for (const Item& item : drawOverlay(heyawake.puzzle, verdict).items)
            if (item.hatch == Hatch::Backward)
                area += (item.points[2].x - item.points[0].x) * (item.points[2].y - item.points[0].y);
        QCOMPARE(area, 4.0);
    }

    void theBoardItselfHasNoPlaceToMark()
    {
        for (const std::string_view genre : {"slither", "heyawake"}) {
            Verdict verdict = samples::none(samples::of(genre));
            verdict.conflict = {wholeBoard};
            for (const double pixels : {fullPixels, smallPixels})
                QVERIFY(drawOverlay(samples::of(genre).puzzle, verdict, at(pixels)).items.empty());
        }
    }

    void conflictNeedsTheStatus()
    {
        Verdict verdict = samples::none(samples::of("slither"));
        OverlayOptions options;
        options.conflict = false;
        QVERIFY(drawOverlay(samples::of("slither").puzzle, verdict, options).items.empty());
        verdict.status = Status::Unknown;
        QVERIFY(drawOverlay(samples::of("slither").puzzle, verdict).items.empty());
    }

    void bridgesOfBothSolutionsLieSideBySide()
    {
        const samples::Sample& bridges = samples::of("hashikake");
        const Drawing drawing = drawOverlay(bridges.puzzle, samples::several(bridges));
        std::set<double> rails, dashes; // positions across the level bridge in the third row
        for (const Item& item : drawing.items)
            if (item.shape == Item::Path && item.points.size() == 2 && item.points[0].y == item.points[1].y) {
                if (item.stroke == Ink::AltA)
                    rails.insert(item.points[0].y);
                if (item.stroke == Ink::AltB)
                    dashes.insert(item.points[0].y);
            }
        QCOMPARE(rails.size(), 1U);
        QCOMPARE(dashes.size(), 2U);
        for (const double y : rails)
            QVERIFY(!dashes.contains(y));
    }

    void ownShadingStaysInSight_data() { addGenres(); }
    void ownShadingStaysInSight()
    {
        const Board& board = sample().answer;
        if (!genreOf(board).has(Mark::Shade))
            return;
        for (const Verdict& verdict : {samples::unique(sample()), samples::several(sample())})
            for (const Item& item : drawOverlay(board, verdict).items) {
                if (item.level != Level::OverlayFill || item.fill == Ink::None || item.opacity < 1)
                    continue;
                for (const Place cell : cellsUnder(item, board.grid()))
                    QVERIFY(board.at(Layer::Shade, cell) != 1);
            }
    }
};

TOKISUJI_TEST(OverlayDrawingTest);
#include "overlay_drawing_test.moc"
