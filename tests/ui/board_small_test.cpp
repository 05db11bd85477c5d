// The board view zoomed out so far that a cell is smaller than a word: what must be seen is counted in pixels.
#include "editor/export/palette.h"
#include "editor/ui/window/advice_glass.h"
#include "tests/drawing/samples.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/board_bench.h"

#include <QTest>

#include <cmath>
#include <cstdlib>

using namespace tokisuji;

namespace {

constexpr Size large{45, 60};

constexpr int strong = 90; ///< difference of colours that is seen in a pixel
constexpr int faint = 20;  ///< and in an area

bool differs(QColor a, QColor b, int least = strong)
{
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) >= least;
}

/// The pixels of the cell round a place.
QRect squareOf(const BoardView& view, Place place)
{
    const double half = view.cellPixels() / 2;
    return QRectF(view.toWidget(place) - QPointF(half, half), QSizeF(2 * half, 2 * half)).toAlignedRect();
}

template <class Wanted>
int countPixels(const QRect& rect, const Wanted& wanted)
{
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += wanted(QPoint(x, y)) ? 1 : 0;
    return count;
}

/// A view without cursor, in a theme.
struct SmallBench : Bench {
    explicit SmallBench(Theme inTheme) : theme(inTheme)
    {
        QPalette palette;
        palette.setColor(QPalette::Window, theme == Theme::Dark ? QColor(27, 29, 33) : QColor(241, 239, 234));
        view.setPalette(palette);
    }
    QImage show(const Board& board, int percent = 0)
    {
        document.open(board);
        if (percent > 0)
            view.zoomTo(percent);
        return image();
    }
    QImage image() { return view.grab().toImage(); }
    /// How many pixels of the cell are of an ink, or near it.
    int inked(const QImage& image, Place place, Ink ink) const
    {
        const QColor colour = Palette(theme)[ink];
        return countPixels(squareOf(view, place), [&](QPoint p) { return !differs(image.pixelColor(p), colour); });
    }

    Theme theme;
};

ClueOption numberAt(const Board& board, Place place, int number)
{
    EditBuilder edit(board);
    edit.set(Layer::Number, place, number);
    return {.place = place, .value = number, .edit = edit.edit()};
}

} // namespace

class BoardSmallTest : public QObject {
    Q_OBJECT

    static void addThemes()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("light") << static_cast<int>(Theme::Light);
        QTest::newRow("dark") << static_cast<int>(Theme::Dark);
    }
    static Theme theme()
    {
        QFETCH(const int, theme);
        return static_cast<Theme>(theme);
    }

private slots:
    void everyClueIsSeen_data()
    {
        QTest::addColumn<QString>("genre");
        QTest::addColumn<int>("theme");
        for (const Genre* genre : allGenres())
            for (const Theme theme : {Theme::Light, Theme::Dark}) {
                const QString id = QString::fromUtf8(genre->id.data());
                QTest::addRow("%s %s", qPrintable(id), theme == Theme::Dark ? "dark" : "light")
                    << id << static_cast<int>(theme);
            }
    }
    /// At the size of a large board, each clue leaves a mark that would not be there without it.
    void everyClueIsSeen()
    {
        QFETCH(const QString, genre);
        constexpr int percent = 15, leastMark = 3, leastArea = 40; // a cell has 64 pixels
        const Board& puzzle = samples::of(genre.toStdString()).puzzle;
        SmallBench bench(theme());
        bench.view.resize(240, 240);
        const auto [width, height] = puzzle.size();
        const auto seenBeside = [&](const Board& board, Place place) {
            bench.show(board, percent);
            const bool isNearTop = place.x + place.y < width + height;
            bench.view.showPlace(isNearTop ? cellAt(width - 1, height - 1) : cellAt(0, 0)); // the cursor covers nothing
            return bench.image();
        };
        for (const Layer layer : genreOf(puzzle).clueLayers())
            for (const Place place : puzzle.grid().all(placesOf(layer))) {
                if (puzzle.at(layer, place) == blank)
                    continue;
                const QImage whole = seenBeside(puzzle, place);
                const QImage without = seenBeside(samples::withoutClues(puzzle, place), place);
                QVERIFY(bench.view.cellPixels() < 9);
                const auto changed = [&](int by) {
                    return countPixels(squareOf(bench.view, place), [&](QPoint p) {
                        return whole.rect().contains(p) && differs(whole.pixelColor(p), without.pixelColor(p), by);
                    });
                };
                QVERIFY2(changed(strong) >= leastMark || changed(faint) >= leastArea, qPrintable(name(place)));
            }
    }

    void numbersStandWhereTheyAre_data() { addThemes(); }
    void numbersStandWhereTheyAre()
    {
        Board board = findGenre("slither")->makeBoard(large);
        for (int i = 0; i < large.width; i += 2)
            board.set(Layer::Number, cellAt(i, i), i % 4);
        SmallBench bench(theme());
        const QImage image = bench.show(board);
        QVERIFY(bench.view.isFitted() && bench.view.cellPixels() < 12);
        for (const Place cell : board.grid().cells()) {
            if (cell == bench.view.cursorPlace())
                continue;
            const int pixels = bench.inked(image, cell, Ink::Ink);
            const bool isClue = board.at(Layer::Number, cell) != blank;
            QVERIFY2(isClue ? pixels >= 4 : pixels == 0, qPrintable(name(cell)));
        }
    }

    void whatIfColoursItsPlaces_data() { addThemes(); }
    void whatIfColoursItsPlaces()
    {
        const Board board = findGenre("slither")->makeBoard(large);
        SmallBench bench(theme());
        bench.show(board);
        auto report = std::make_shared<WhatIfReport>();
        report->total = 100;
        const Place unique = cellAt(20, 20), much = cellAt(22, 20), little = cellAt(24, 20), none = cellAt(26, 20),
                    open = cellAt(28, 20);
        const auto add = [&](Place place, Status status, int determined) {
            for (int number = 0; number < 4; ++number)
                report->values.push_back(
                    {numberAt(board, place, number), number == 2 ? status : Status::None, determined});
        };
        add(unique, Status::Unique, 100);
        add(much, Status::Several, 95);
        add(little, Status::Several, 10);
        add(none, Status::None, 0);
        add(open, Status::Unknown, 0);
        const QImage before = bench.image();
        bench.view.setOverlays({.whatIf = true});
        bench.view.setGlass(whatIfGlass(board, report, 10, {}));
        const QImage image = bench.image();
        const double cell = bench.view.cellPixels();
        const double inside = cell - 1; // the ruling takes half a pixel of each side
        QVERIFY2(bench.inked(image, unique, Ink::Unique) >= 0.8 * inside * inside,
                 qPrintable(QString::number(bench.inked(image, unique, Ink::Unique) / (cell * cell))));
        const int most = bench.inked(image, much, Ink::Several), least = bench.inked(image, little, Ink::Several);
        QVERIFY2(most > 2 * least && most < 0.7 * cell * cell,
                 qPrintable(QStringLiteral("%1 %2").arg(most).arg(least)));
        const auto changed = [&](Place place) {
            return countPixels(squareOf(bench.view, place),
                               [&](QPoint p) { return differs(image.pixelColor(p), before.pixelColor(p)); });
        };
        QVERIFY(changed(little) > 0);
        QVERIFY2(changed(none) > 0 && changed(none) < 0.3 * cell * cell, qPrintable(QString::number(changed(none))));
        QCOMPARE(changed(open), 0);
    }

    void determinedCellsLeaveCluesLegible_data() { addThemes(); }
    void determinedCellsLeaveCluesLegible()
    {
        constexpr Place clue = cellAt(20, 30), other = cellAt(21, 30);
        Board board = findGenre("heyawake")->makeBoard(large);
        board.set(Layer::Number, clue, 8);
        Board determined = board;
        for (const Place cell : {clue, other})
            determined.set(Layer::Shade, cell, 1);
        SmallBench bench(theme());
        bench.show(board);
        bench.view.setVerdict(shared(Verdict{.status = Status::Several, .determined = determined}));
        QTRY_VERIFY_WITH_TIMEOUT(bench.inked(bench.image(), other, Ink::Determined) > 40,
                                 tests::patienceMs); // drawn on another thread
        const QImage image = bench.image();
        const QColor ground = Palette(bench.theme)[Ink::DeterminedHalo];
        QVERIFY(bench.inked(image, clue, Ink::DeterminedHalo) >= 20);
        QVERIFY(bench.inked(image, clue, Ink::Ink) >= 6);
        QVERIFY(differs(ground, Palette(bench.theme)[Ink::Ink]));
    }
};

TOKISUJI_TEST(BoardSmallTest);
#include "board_small_test.moc"
