// Sheets: every puzzle stands on one page, whole and in order; contents and solutions are right.
#include "samples.h"

#include "editor/export/page_file.h"
#include "editor/export/sheet.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

#include <set>

using namespace tokisuji;

namespace {

std::vector<Published> puzzles(std::size_t count, bool isWide = false)
{
    std::vector<Published> all;
    const samples::Sample& sample = samples::of("slither");
    for (std::size_t i = 0; i < count; ++i) {
        Published published(isWide ? sample.puzzle.blankOfSize({40, 12}) : sample.puzzle);
        published.title = QStringLiteral("Puzzle %1").arg(QChar(u'A' + int(i)));
        published.byline = QStringLiteral("by nobody");
        published.answer = sample.answer;
        all.push_back(std::move(published));
    }
    all.front().rules = QStringLiteral("One loop. ").repeated(20);
    return all;
}

/// The pages on which a text stands.
std::vector<std::size_t> pagesWith(const std::vector<Page>& pages, const QString& text)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < pages.size(); ++i)
        for (const PagePart& part : pages[i].parts)
            if (const auto* block = std::get_if<TextPart>(&part.what); block != nullptr && block->text == text)
                found.push_back(i);
    return found;
}

std::vector<QRectF> boardsOn(const Page& page)
{
    std::vector<QRectF> areas;
    for (const PagePart& part : page.parts)
        if (std::holds_alternative<DrawnPart>(part.what))
            areas.push_back(part.area);
    return areas;
}

} // namespace

class SheetTest : public QObject {
    Q_OBJECT
private slots:
    void everyPuzzleIsThereWholeAndOnce_data()
    {
        QTest::addColumn<int>("paper");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("isWide");
        for (const int paper : {SheetOptions::A4, SheetOptions::Letter, SheetOptions::Booklet})
            for (const int columns : {0, 1, 3})
                for (const bool isWide : {false, true})
                    QTest::addRow("paper %d, %d columns, %s", paper, columns, isWide ? "wide" : "small")
                        << paper << columns << isWide;
    }
    void everyPuzzleIsThereWholeAndOnce()
    {
        QFETCH(int, paper);
        QFETCH(int, columns);
        QFETCH(bool, isWide);
        const auto all = puzzles(14, isWide);
        for (const SheetSolutions solutions :
             {SheetSolutions::None, SheetSolutions::Back, SheetSolutions::UpsideDown}) {
            SheetOptions options{.paper = static_cast<SheetOptions::Paper>(paper),
                                 .columns = columns,
                                 .rows = columns > 0 ? 2 : 0,
                                 .puzzle = {.cellPixels = 30, .textPt = 8.5},
                                 .solutions = solutions,
                                 .contents = true,
                                 .title = QStringLiteral("Fourteen")};
            const std::vector<Page> pages = sheetPages(all, options);
            const auto pageOf = pagesOfPuzzles(all, options);
            QCOMPARE(pageOf.size(), all.size());
            QVERIFY(std::ranges::is_sorted(pageOf));
            std::size_t boards = 0;
            for (const Page& page : pages) {
                const std::vector<QRectF> areas = boardsOn(page);
                boards += areas.size();
                const QRectF paperArea(QPointF(), page.size);
                for (const PagePart& part : page.parts)
                    QVERIFY(paperArea.contains(part.area));
                for (std::size_t i = 0; i < areas.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY(!areas[i].adjusted(1, 1, -1, -1).intersects(areas[j]));
            }
            QCOMPARE(boards, all.size() * (solutions == SheetSolutions::None ? 1 : 2));
            for (std::size_t i = 0; i < all.size(); ++i) {
                const QString head = QStringLiteral("%1  %2").arg(i + 1).arg(all[i].title);
                QCOMPARE(pagesWith(pages, head), std::vector{pageOf[i]});
            }
        }
    }

    /// Cells a little smaller than wished save a page, and are the same on all pages; much smaller ones are not worth
    /// it.
    void cellsShrinkALittleWhereThatSavesAPage()
    {
        const auto cellsOf = [](int side, std::size_t count) {
            std::vector<Published> all;
            for (std::size_t i = 0; i < count; ++i) {
                Published published(samples::of("slither").puzzle.blankOfSize({side, side}));
                published.title = QStringLiteral("Puzzle");
                all.push_back(std::move(published));
            }
            const std::vector<Page> pages = sheetPages(all, {.puzzle = {.cellPixels = 30, .textPt = 8.5}});
            std::set<double> cells;
            for (const Page& page : pages)
                for (const PagePart& part : page.parts)
                    if (const auto* drawn = std::get_if<DrawnPart>(&part.what))
                        cells.insert(drawn->cell);
            return std::pair(pages.size(), cells);
        };
        const auto [pages, cells] = cellsOf(10, 6);
        QCOMPARE(pages, 1U);
        QCOMPARE(cells.size(), 1U);
        QVERIFY(*cells.begin() < 30 && *cells.begin() >= 0.75 * 30);
        const auto [wholePages, wholeCells] = cellsOf(5, 2);
        QCOMPARE(wholePages, 1U);
        QCOMPARE(wholeCells, std::set<double>{30});
    }

    void contentsNameThePages()
    {
        const auto all = puzzles(9);
        SheetOptions options{.columns = 1, .rows = 2, .puzzle = {.textPt = 8.5}, .contents = true};
        options.contentsHead = QStringLiteral("Contents");
        const std::vector<Page> pages = sheetPages(all, options);
        QCOMPARE(pagesWith(pages, options.contentsHead), std::vector<std::size_t>{0});
        QCOMPARE(pages.size(), 6U);
        QVERIFY(boardsOn(pages.front()).empty());
        QCOMPARE(pagesOfPuzzles(all, options), (std::vector<std::size_t>{1, 1, 2, 2, 3, 3, 4, 4, 5}));
    }

    /// Upside down they stand on the page of their puzzles, and are turned as a whole: the first is at the right.
    void turnedSolutionsStandBelowTheirPuzzles()
    {
        const auto all = puzzles(2);
        const SheetOptions options{.puzzle = {.cellPixels = 30, .textPt = 8.5},
                                   .solutions = SheetSolutions::UpsideDown};
        const std::vector<Page> pages = sheetPages(all, options);
        QCOMPARE(pages.size(), 1U);
        double lowestUpright = 0;
        std::vector<QRectF> turned;
        for (const PagePart& part : pages.front().parts) {
            if (!std::holds_alternative<DrawnPart>(part.what))
                continue;
            if (part.isUpsideDown)
                turned.push_back(part.area);
            else
                lowestUpright = std::max(lowestUpright, part.area.bottom());
        }
        QCOMPARE(turned.size(), 2U);
        QVERIFY(turned[0].left() > turned[1].right());
        for (const QRectF& area : turned)
            QVERIFY(area.top() >= lowestUpright);
        // What is turned twice is what it was.
        const QImage image = pageImage(pages.front(), {}, 1);
        QVERIFY(!image.isNull());
    }

    void foldedSheetsReadInOrder()
    {
        std::vector<Page> pages;
        for (int i = 0; i < 6; ++i) {
            Page page{QSizeF(100, 150), {}, {}};
            page.parts.push_back({QRectF(10, 10, 20, 20), TextPart{QString::number(i + 1), {}}});
            pages.push_back(std::move(page));
        }
        const auto sides = imposed(pages);
        QCOMPARE(sides.size(), 4U); // of two sheets; the last two pages are blank
        QStringList read;
        for (const Page& side : sides) {
            QCOMPARE(side.size, QSizeF(200, 150));
            QStringList both{QStringLiteral("-"), QStringLiteral("-")};
            for (const PagePart& part : side.parts)
                both[part.area.left() < 100 ? 0 : 1] = std::get<TextPart>(part.what).text;
            read << both.join(u' ');
        }
        QCOMPARE(read, QStringList({"- 1", "2 -", "6 3", "4 5"}));
    }
};

TOKISUJI_TEST(SheetTest);
#include "sheet_test.moc"
