// Pages: a puzzle as it is published keeps its board, says what it shall say, and can be read again by machines.
#include "samples.h"

#include "editor/export/exporter.h"
#include "editor/export/page_file.h"
#include "tests/support/test.h"

#include <QDir>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

Published whole()
{
    const samples::Sample& slither = samples::of("slither");
    Published published(slither.puzzle);
    published.title = QStringLiteral("The ring");
    published.byline = QStringLiteral("by nobody");
    published.rules = QStringLiteral("One loop.\nNumbers count.");
    published.address = QStringLiteral("https://puzz.link/p?slither/2/2/82a");
    published.addressHead = QStringLiteral("Solve");
    published.addressText = QStringLiteral("puzz.link");
    published.answerHead = QStringLiteral("Solution");
    published.exampleHead = QStringLiteral("Example");
    published.answer = slither.answer;
    published.example = slither.puzzle;
    published.exampleAnswer = slither.answer;
    return published;
}

QStringList textsOf(const Page& page)
{
    QStringList texts;
    for (const PagePart& part : page.parts)
        if (const auto* text = std::get_if<TextPart>(&part.what))
            texts << text->text;
    return texts;
}

template <class What>
int partsOf(const Page& page)
{
    return static_cast<int>(std::ranges::count_if(
        page.parts, [](const PagePart& part) { return std::holds_alternative<What>(part.what); }));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class PagesTest : public QObject {
    Q_OBJECT
private slots:
    /// A preview is smaller than the page and shows all of it: the frame of the board at its right and lower end.
    void smallPicturesAreWhole()
    {
        const Page page = publishedPages(samples::of("nurikabe").puzzle, {}).front();
        for (const double scale : {0.25, 0.5, 1.0, 3.0}) {
            const QImage image = pageImage(page, {}, scale);
            const int middle = image.height() / 2;
            int last = 0;
            for (int x = 0; x < image.width(); ++x)
                last = image.pixelColor(x, middle).lightness() < 128 ? x : last;
            QVERIFY2(last > image.width() * 9 / 10, qPrintable(QString::number(scale)));
        }
    }

    /// Every module of a picture is that of the code, at sizes that do not divide it, and the rest is white.
    void codesArePaintedModuleByModule_data()
    {
        QTest::addColumn<int>("side");
        for (const int side : {60, 97, 200, 333})
            QTest::addRow("%d pixels", side) << side;
    }
    void codesArePaintedModuleByModule()
    {
        QFETCH(int, side);
        const auto code = qrCodeOf("https://puzz.link/p?slither/10/10/2c7dbg26chbc3c0cj6c77cg1160cdbg671cch0ad13dbah");
        QVERIFY(code.has_value());
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(Qt::gray);
        QPainter painter(&image);
        paintQrCode(painter, *code, QRectF(image.rect()), 1);
        painter.end();
        const int modules = code->side + 2 * quietModules;
        const int module = side / modules;
        QVERIFY(module >= 1);
        const int corner = static_cast<int>(std::lround((side - module * modules) / 2.0));
        for (int row = 0; row < modules; ++row)
            for (int column = 0; column < modules; ++column) {
                const int x = column - quietModules, y = row - quietModules;
                const bool isInside = x >= 0 && y >= 0 && x < code->side && y < code->side;
                const QColor wanted = isInside && code->isDark(x, y) ? Qt::black : Qt::white;
                QCOMPARE(image.pixelColor(corner + column * module + module / 2, corner + row * module + module / 2),
                         wanted);
            }
    }

    void codesHaveTheirCornersAndTheirLimits()
    {
        const auto code = qrCodeOf("tokisuji");
        QVERIFY(code.has_value());
        for (const QPoint corner : {QPoint(0, 0), QPoint(code->side - 7, 0), QPoint(0, code->side - 7)})
            for (int i = 0; i < 7; ++i)
                QVERIFY(code->isDark(corner.x() + i, corner.y()) && code->isDark(corner.x(), corner.y() + i));
        QVERIFY(!qrCodeOf(""));
        QVERIFY(qrCodeOf(std::string(2953, 'x')).has_value());
        QVERIFY(!qrCodeOf(std::string(2954, 'x')));
    }

    void aBoardAloneIsAPageOfItsSize()
    {
        const Board& board = samples::of("slither").puzzle;
        const std::vector<Page> pages = publishedPages(board, {.cellPixels = 40});
        QCOMPARE(pages.size(), 1U);
        QCOMPARE(pages.front().parts.size(), 1U);
        const Drawing drawing = drawingOf(board, {}, vectorDetail);
        QCOMPARE(pages.front().size, sizeOf(drawing, 40));
    }

    /// All of it is on the paper, and no part lies on another one.
    void whatIsPublishedStandsBelowEachOther()
    {
        const Page page = publishedPages(whole(), {}).front();
        const QStringList texts = textsOf(page);
        for (const char* text : {"The ring", "by nobody", "Solve", "puzz.link", "Solution", "Example"})
            QVERIFY2(texts.contains(QLatin1String(text)), text);
        QVERIFY(texts.contains(whole().rules));
        QCOMPARE(partsOf<DrawnPart>(page), 4);
        QCOMPARE(partsOf<QrCode>(page), 1);
        const QRectF paper(QPointF(), page.size);
        for (const PagePart& part : page.parts)
            QVERIFY(paper.contains(part.area));
        for (std::size_t i = 0; i < page.parts.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!page.parts[i].area.adjusted(0.5, 0.5, -0.5, -0.5).intersects(page.parts[j].area));
    }

    void answersMayHaveAPageOfTheirOwn()
    {
        const ExportOptions options{.answer = ExportOptions::AnswerPage};
        Published published = whole();
        std::vector<Page> pages = publishedPages(published, options);
        QCOMPARE(pages.size(), 2U);
        QVERIFY(textsOf(pages[1]).contains(QStringLiteral("The ring – Solution")));
        // A pair of bare boards has one size, for layout programs.
        published = Published(published.board);
        published.answer = samples::of("slither").answer;
        pages = publishedPages(published, options);
        QCOMPARE(pages[1].size, pages[0].size);

        const QTemporaryDir folder;
        for (const char* suffix : {"png", "svg"}) {
            const QString path = folder.filePath(QStringLiteral("ring.") + QLatin1String(suffix));
            const QString answer = folder.filePath(QStringLiteral("ring-answer.") + QLatin1String(suffix));
            QCOMPARE(filesOf(pages, path), QStringList({path, answer}));
            QCOMPARE(exportImage(published, path, options), std::nullopt);
            QVERIFY(QFile::exists(path) && QFile::exists(answer));
            QVERIFY(bytesOf(path) != bytesOf(answer));
        }
        const QString path = folder.filePath(QStringLiteral("ring.pdf"));
        QCOMPARE(exportImage(published, path, options), std::nullopt);
        QCOMPARE(bytesOf(path).count("/Type /Page\n"), 2);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("ring-answer.pdf"))));
    }

    void transparentPicturesHaveNoPaper()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.png"));
        QCOMPARE(exportImage(whole(), path, {.inks = {.transparent = true}}), std::nullopt);
        QImage image(path);
        QCOMPARE(image.pixelColor(1, 1).alpha(), 0);
        QVERIFY(image.hasAlphaChannel());
        QCOMPARE(exportImage(whole(), path), std::nullopt);
        QCOMPARE(QImage(path).pixelColor(1, 1), QColor(Qt::white));
        const QString svg = folder.filePath(QStringLiteral("a.svg"));
        QCOMPARE(exportImage(whole(), svg), std::nullopt);
        QVERIFY(!bytesOf(svg).contains("<text")); // letters are outlines
    }

    /// Greys get darker, none overtakes another, and what was no grey stays.
    void palestGreysKeepTheirOrder()
    {
        constexpr double least = 0.15;
        const Palette before(Theme::Print);
        const Palette after = withPalestGrey(before, least);
        for (int i = 1; i < inkCount; ++i)
            for (int j = 1; j < inkCount; ++j) {
                const QColor a = before[static_cast<Ink>(i)], b = before[static_cast<Ink>(j)];
                const auto isGrey = [](const QColor& c) { return c.red() == c.green() && c.green() == c.blue(); };
                if (!a.isValid() || !b.isValid() || !isGrey(a) || !isGrey(b))
                    continue;
                const QColor c = after[static_cast<Ink>(i)], d = after[static_cast<Ink>(j)];
                QVERIFY(a == Qt::white ? c == Qt::white : c.redF() <= 1 - least + 0.003);
                QCOMPARE(a.red() < b.red(), c.red() < d.red());
            }
    }

    /// What is printed for a magazine is black, white and grey, and no line is finer than offset printing keeps.
    void magazinesArePrintedInGrey()
    {
        const PresetLook& look = lookOf(Preset::Magazine);
        const QImage image = pageImage(publishedPages(whole(), {.inks = look.inks}).front(), look.inks, look.scale);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QColor colour = image.pixelColor(x, y);
                QVERIFY(colour.red() == colour.green() && colour.green() == colour.blue());
            }
        Item line{.points = {{0, 0.5}, {1, 0.5}}, .stroke = Ink::Ink, .width = 0.001};
        QImage thin(200, 200, QImage::Format_RGB32);
        thin.fill(Qt::white);
        QPainter painter(&thin);
        paintDrawing(painter, {{0, 0}, {1, 1}, {line}}, paletteOf(look.inks),
                     {.cellPixels = 200, .surface = PaintOptions::Vector, .strokeFactor = 1, .leastStroke = 6});
        painter.end();
        QCOMPARE(thin.pixelColor(100, 98), QColor(Qt::black));
        QCOMPARE(thin.pixelColor(100, 104), QColor(Qt::white));
    }

    /// Lines break in the same places whatever the text is painted on, in languages without blanks too.
    void textsBreakIntoLines()
    {
        const TextLook look{.size = 12};
        const QString ja = QStringLiteral("盤面の格子線に沿って線を引き、ひとつの輪っかを作ります。");
        const TextExtent wide = textExtent(ja, look, 2000);
        QVERIFY(std::abs(wide.height - 12 * 1.4) < 0.01);
        const TextExtent narrow = textExtent(ja, look, 100);
        QVERIFY(narrow.height >= 4 * 12 * 1.4 - 0.01);
        QVERIFY(narrow.width <= 100);
        QVERIFY(std::abs(textExtent(QStringLiteral("a\nb"), look, 100).height - 2 * 12 * 1.4) < 0.01);
        QCOMPARE(textExtent({}, look, 100).height, 0.0);
        TextLook one = look;
        one.mostLines = 1;
        QVERIFY(std::abs(textExtent(ja, one, 100).height - 12 * 1.4) < 0.01);
    }
};

TOKISUJI_TEST(PagesTest);
#include "pages_test.moc"
