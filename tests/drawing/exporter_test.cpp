// Painter and exporter: what is written can be read again and shows the board; nothing is left half written.
#include "samples.h"

#include "editor/export/exporter.h"
#include "editor/export/painter.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/standing.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QBuffer>
#include <QDir>
#include <QImageReader>
#include <QPainter>
#include <QPrinter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <ctime>
#include <stop_token>
#include <thread>

#include <sys/resource.h>

using namespace tokisuji;

namespace {

/// In cells, with the margin of pictures.
QSizeF extentOf(const Board& board, bool coordinates = false, DrawOptions::Content content = DrawOptions::Answer)
{
    const Drawing drawing =
        standing(genreOf(board).stance, drawBoard(board, {.content = content, .coordinates = coordinates}));
    return {drawing.bottomRight.x - drawing.topLeft.x, drawing.bottomRight.y - drawing.topLeft.y};
}

QSize sizeInPixels(const Board& board, int cellPixels, bool coordinates = false,
                   DrawOptions::Content content = DrawOptions::Answer)
{
    return (extentOf(board, coordinates, content) * cellPixels).toSize();
}

QPoint centreOf(Place cell, int cellPixels, double margin = bareMargin)
{
    return QPointF((cell.x / 2.0 + margin) * cellPixels, (cell.y / 2.0 + margin) * cellPixels).toPoint();
}

int differentPixels(const QImage& a, const QImage& b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

/// How dark a picture is on the whole, 0 to 1: alike for pictures that differ only in the smoothing of their edges.
double darkness(const QImage& image)
{
    qint64 sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 255 - qGray(image.pixel(x, y));
    return double(sum) / 255 / image.width() / image.height();
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class ExporterTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

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
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void pngIsReadAgain_data() { addGenres(); }
    void pngIsReadAgain()
    {
        constexpr int cell = 32;
        const QString file = path("board.png");
        QCOMPARE(exportImage(sample().answer, file, {.cellPixels = cell}), std::nullopt);
        QImageReader reader(file);
        QCOMPARE(reader.format(), "png");
        const QImage problem = reader.read();
        QCOMPARE(problem.size(), sizeInPixels(sample().answer, cell, false, DrawOptions::Problem));
        QCOMPARE(problem.pixelColor(1, 1), QColor(Qt::white));
        QVERIFY(darkness(problem) > 0.005);

        QCOMPARE(exportImage(sample().answer, file, {.content = ExportOptions::Answer, .cellPixels = cell}),
                 std::nullopt);
        QVERIFY(differentPixels(problem, QImage(file)) > 100);
    }

    void whatIsCancelledLeavesTheOldPicture_data() { anOldPictureStaysUntilTheNewOneIsWhole_data(); }
    void whatIsCancelledLeavesTheOldPicture()
    {
        QFETCH(QString, suffix);
        const QString file = path("cancelled." + suffix);
        std::stop_source stop;
        QCOMPARE(exportImage(samples::of("slither").puzzle, file, {}, stop.get_token()), std::nullopt);
        const QByteArray before = contentOf(file);
        stop.request_stop();
        QVERIFY(exportImage(samples::of("slither").answer, file, {}, stop.get_token()).has_value());
        QVERIFY(before == contentOf(file));
    }

    /// The same picture, whichever thread makes it: no two share what is painted in advance.
    void otherThreadsMakeTheSamePicture()
    {
        const Board board = samples::of("slither").answer;
        const QImage here = boardImage(board);
        QImage there;
        std::thread([&] { there = boardImage(board); }).join();
        QVERIFY(!here.isNull() && here == there);
    }

    /// A disk that is full in the middle of it leaves the old picture as it was, and nothing beside it.
    void anOldPictureStaysUntilTheNewOneIsWhole_data()
    {
        QTest::addColumn<QString>("suffix");
        for (const char* suffix : {"png", "svg", "pdf"})
            QTest::newRow(suffix) << suffix;
    }
    void anOldPictureStaysUntilTheNewOneIsWhole()
    {
        QFETCH(QString, suffix);
        const QTemporaryDir folder;
        const QString file = folder.filePath("board." + suffix);
        QCOMPARE(exportImage(samples::of("slither").puzzle, file, {}), std::nullopt);
        const QByteArray before = contentOf(file);
        const auto handler = std::signal(SIGXFSZ, SIG_IGN);
        rlimit former{};
        getrlimit(RLIMIT_FSIZE, &former);
        const rlimit small{.rlim_cur = 200, .rlim_max = former.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
        const auto failure = exportImage(samples::of("slither").puzzle, file, {.inks = {.theme = Theme::Dark}});
        setrlimit(RLIMIT_FSIZE, &former);
        std::signal(SIGXFSZ, handler);
        QVERIFY(failure.has_value());
        QCOMPARE(contentOf(file), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }

    void shadedCellsHaveTheirColour()
    {
        constexpr int cell = 40;
        const Board& board = samples::of("nurikabe").answer;
        for (const Theme theme : {Theme::Light, Theme::Dark, Theme::Print}) {
            const QImage image =
                boardImage(board, {.content = ExportOptions::Answer, .inks = {.theme = theme}, .cellPixels = cell});
            const Palette palette(theme);
            for (const Place c : board.grid().cells()) {
                const QColor colour = image.pixelColor(centreOf(c, cell) + QPoint(-12, -12));
                QCOMPARE(colour, palette[board.at(Layer::Shade, c) == 1 ? Ink::Shade : Ink::Paper]);
            }
        }
    }

    void scaleGivesMorePixels()
    {
        const Board& board = samples::of("slither").puzzle;
        const QImage once = boardImage(board, {.cellPixels = 30});
        const QImage twice = boardImage(board, {.cellPixels = 30, .scale = 2});
        QCOMPARE(twice.size(), once.size() * 2);
        QCOMPARE(twice.deviceIndependentSize().toSize(), once.size());
        QVERIFY(std::abs(darkness(once) - darkness(twice)) < 0.01);
    }

    void svgIsReadAgain_data() { addGenres(); }
    void svgIsReadAgain()
    {
        constexpr int cell = 40;
        const QString file = path("board.svg");
        const ExportOptions options{.content = ExportOptions::Answer, .cellPixels = cell};
        QCOMPARE(exportImage(sample().answer, file, options), std::nullopt);
        QSvgRenderer renderer(file);
        QVERIFY(renderer.isValid());
        QCOMPARE(renderer.viewBoxF().size().toSize(), sizeInPixels(sample().answer, cell));
        QImage image(renderer.viewBoxF().size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        QVERIFY(std::abs(darkness(image) - darkness(boardImage(sample().answer, options))) < 0.02);
        // Figures are outlines: the file looks the same where our typeface isn't installed.
        QVERIFY(!contentOf(file).contains("<text"));
    }

    void pdfIsOnePage_data() { addGenres(); }
    void pdfIsOnePage()
    {
        const QString file = path("board.pdf");
        QCOMPARE(exportImage(sample().answer, file, {.content = ExportOptions::Answer}), std::nullopt);
        const QByteArray content = contentOf(file);
        QVERIFY(content.startsWith("%PDF-"));
        QVERIFY(content.trimmed().endsWith("%%EOF"));
        QCOMPARE(content.count("/Type /Page\n"), 1);
        const auto box = QRegularExpression("/MediaBox \\[([\\d.]+) ([\\d.]+) ([\\d.]+) ([\\d.]+)\\]")
                             .match(QString::fromLatin1(content));
        QVERIFY(box.hasMatch());
        const double points = 72.0 / 96.0 * extentOf(sample().answer).width() * 54;
        QVERIFY(std::abs(box.captured(3).toDouble() - points) < 1);
    }

    void overlaysOnlyWhenAsked()
    {
        const samples::Sample& slither = samples::of("slither");
        const Verdict verdict = samples::unique(slither);
        ExportOptions options{.inks = {.theme = Theme::Light}};
        const QImage plain = boardImage(slither.puzzle, options);
        options.overlay = &verdict;
        const QImage withOverlay = boardImage(slither.puzzle, options);
        QCOMPARE(plain.size(), withOverlay.size());
        QVERIFY(differentPixels(plain, withOverlay) > 1000);
    }

    void coordinatesOnlyWhenAsked()
    {
        const Board& board = samples::of("slither").puzzle;
        const QImage bare = boardImage(board, {});
        const QImage numbered = boardImage(board, {.coordinates = true});
        QCOMPARE(bare.size(), sizeInPixels(board, 54));
        QCOMPARE(numbered.size(), sizeInPixels(board, 54, true));
    }

    void wrongWishesAreRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("cell");
        QTest::addColumn<QString>("says");
        QTest::newRow("suffix") << "board.bmpx" << 40 << ".bmpx";
        QTest::newRow("no suffix") << "board" << 40 << "board";
        QTest::newRow("small cell") << "board.png" << 7 << "7";
        QTest::newRow("large cell") << "board.png" << 401 << "401";
        QTest::newRow("no such folder") << "nowhere/board.png" << 40 << "";
        QTest::newRow("no such folder svg") << "nowhere/board.svg" << 40 << "";
        QTest::newRow("no such folder pdf") << "nowhere/board.pdf" << 40 << "";
    }
    void wrongWishesAreRefused()
    {
        QFETCH(QString, name);
        QFETCH(int, cell);
        QFETCH(QString, says);
        QTemporaryDir folder;
        const auto failure = exportImage(samples::of("slither").puzzle, folder.filePath(name), {.cellPixels = cell});
        QVERIFY(failure.has_value());
        QVERIFY(!failure->isEmpty());
        QVERIFY2(failure->contains(says), qPrintable(*failure));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void tooLargeImagesAreRefused()
    {
        const Board board = samples::of("slither").puzzle.blankOfSize({200, 200});
        QVERIFY(exportImage(board, path("large.png"), {.cellPixels = 100}).has_value());
        QVERIFY(!QFile::exists(path("large.png")));
        QVERIFY(boardImage(board, {.cellPixels = 100}).isNull());
    }

    void aFailureKeepsTheOldFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath("board.png");
        QCOMPARE(exportImage(samples::of("slither").puzzle, file, {}), std::nullopt);
        const QByteArray before = contentOf(file);
        const Board large = samples::of("slither").puzzle.blankOfSize({200, 200});
        QVERIFY(exportImage(large, file, {.cellPixels = 200}).has_value());
        QCOMPARE(contentOf(file), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void printsOnePage()
    {
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path("printed.pdf"));
        QCOMPARE(printBoard(printer, samples::of("sudoku").puzzle, {}), std::nullopt);
        const QByteArray content = contentOf(path("printed.pdf"));
        QCOMPARE(content.count("/Type /Page\n"), 1);
        QVERIFY(content.size() > 2000);
    }

    void paintsWithinTheArea()
    {
        QImage image(400, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintBoard(painter, {100, 50, 200, 200}, samples::of("heyawake").puzzle);
        painter.end();
        QImage outside = image;
        QPainter eraser(&outside);
        eraser.fillRect(100, 50, 201, 201, Qt::white);
        eraser.end();
        QCOMPARE(darkness(outside), 0.0);
        QVERIFY(darkness(image) > 0.01);
    }

    void hatchesMeetAcrossBoxes()
    {
        // Two boxes side by side show the same picture as one box of both.
        const auto picture = [](const std::vector<Item>& items) {
            QImage image(200, 100, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            Drawing drawing{{0, 0}, {2, 1}, items};
            paintDrawing(painter, drawing, Palette(Theme::Light), {.cellPixels = 100, .surface = PaintOptions::Image});
            painter.end();
            return image;
        };
        const auto box = [](double left, double right, Hatch hatch) {
            Item item;
            item.points = {{left, 0}, {right, 0}, {right, 1}, {left, 1}};
            item.closed = true;
            item.join = Join::Sharp;
            item.hatch = hatch;
            item.hatchInk = Ink::Ink;
            return item;
        };
        for (const Hatch hatch : {Hatch::Forward, Hatch::Backward}) {
            const QImage one = picture({box(0, 2, hatch)});
            const QImage two = picture({box(0, 1, hatch), box(1, 2, hatch)});
            QVERIFY(darkness(one) > 0.02);
            QVERIFY(std::abs(darkness(one) - darkness(two)) < 0.001);
            for (const QRect& half : {QRect(0, 0, 100, 100), QRect(100, 0, 100, 100)})
                QVERIFY(std::abs(darkness(one.copy(half)) - darkness(two.copy(half))) < 0.002);
        }
        QVERIFY(differentPixels(picture({box(0, 2, Hatch::Forward)}), picture({box(0, 2, Hatch::Backward)})) > 1000);
    }

    void strokesStopGrowingOnTheScreen()
    {
        Item line;
        line.points = {{0.5, -9}, {0.5, 9}};
        line.stroke = Ink::Ink;
        line.width = 0.075;
        const auto widthAt = [&](double cell, PaintOptions::Surface surface) {
            QImage image(static_cast<int>(cell), 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintDrawing(painter, {{0, 0}, {1, 1}, {line}}, Palette(Theme::Print),
                         {.cellPixels = cell, .surface = surface});
            painter.end();
            return darkness(image) * image.width();
        };
        QVERIFY(std::abs(widthAt(100, PaintOptions::Screen) - 7.5) <= 1);
        QVERIFY(std::abs(widthAt(160, PaintOptions::Screen) - 8) <= 1);
        QVERIFY(std::abs(widthAt(160, PaintOptions::Image) - 12) <= 1);
        line.minWidthPx = 2;
        QVERIFY(std::abs(widthAt(10, PaintOptions::Screen) - 2) <= 1);
    }

    /// Small ones are painted in advance, for a few positions within a pixel: that must not be seen.
    void smallCirclesLookAsLargeOnes()
    {
        constexpr double cell = 10, tolerance = 0.05; // of white, averaged over the circle's box
        const auto picture = [&](double shift, Ink fill, PaintOptions::Surface surface) {
            const Item circle{.shape = Item::Circle,
                              .points = {{1 + shift, 1 + shift / 2}},
                              .radius = 0.36,
                              .fill = fill,
                              .stroke = Ink::Ink,
                              .width = 0.15};
            QImage image(20, 20, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintDrawing(painter, {{0, 0}, {2, 2}, {circle}}, Palette(Theme::Light),
                         {.cellPixels = cell, .surface = surface});
            painter.end();
            return image;
        };
        for (const Ink fill : {Ink::None, Ink::Several})
            for (double shift = 0; shift < 0.2; shift += 0.013) {
                const QImage cached = picture(shift, fill, PaintOptions::Screen);
                const QImage exact = picture(shift, fill, PaintOptions::Vector);
                double difference = 0;
                for (int y = 0; y < exact.height(); ++y)
                    for (int x = 0; x < exact.width(); ++x)
                        difference += std::abs(qGray(cached.pixel(x, y)) - qGray(exact.pixel(x, y))) / 255.0;
                QVERIFY2(difference / (cell * cell) < tolerance, qPrintable(QString::number(difference)));
                QCOMPARE(cached.pixelColor(10, 10), exact.pixelColor(10, 10));
                QVERIFY(darkness(cached) > 0.02);
            }
    }

    void clippingChangesNothingInside()
    {
        const Drawing drawing =
            compose({drawBoard(samples::of("heyawake").answer),
                     drawOverlay(samples::of("heyawake").answer, samples::several(samples::of("heyawake")))});
        const QRect part(100, 80, 150, 120);
        const auto picture = [&](const QRectF& clip) {
            QImage image(450, 450, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintDrawing(painter, drawing, Palette(Theme::Light), {.origin = {30, 30}, .cellPixels = 54, .clip = clip});
            painter.end();
            return image.copy(part);
        };
        QCOMPARE(picture(QRectF(part)), picture({}));
    }

    void largeBoardsPanSmoothly()
    {
        // A frame of a 100×100 board full of numbers on a large window, in processor time. A frame of 60 Hz lasts 16
        // ms; the bound leaves room for slow and instrumented machines.
        constexpr double mostMs = 100;
        Board board = samples::of("daburi").puzzle.blankOfSize({100, 100});
        for (const Place c : board.grid().cells()) {
            board.set(Layer::Number, c, (c.x * 7 + c.y * 5) % 90 + 1);
            board.set(Layer::Shade, c, (c.x + c.y) / 2 % 3 == 0 ? 1 : 0);
        }
        for (const double cell : {8.0, 14.0, 24.0, 54.0}) {
            const Drawing drawing = drawBoard(board, {.cellPixels = cell});
            QImage image(1440, 900, QImage::Format_RGB32);
            const auto frame = [&](double shift) {
                image.fill(Qt::white);
                QPainter painter(&image);
                paintDrawing(painter, drawing, Palette(Theme::Light),
                             {.origin = {40 - shift, 40}, .cellPixels = cell, .clip = QRectF(image.rect())});
            };
            frame(0); // figures are laid out
            constexpr int frames = 5;
            const std::clock_t begin = std::clock();
            for (int i = 0; i < frames; ++i)
                frame(i * 3);
            const double perFrame = 1000.0 * double(std::clock() - begin) / CLOCKS_PER_SEC / frames;
            qInfo("%g pixels a cell: %.1f ms a frame", cell, perFrame);
            QVERIFY(perFrame <= mostMs);
        }
    }
};

TOKISUJI_TEST(ExporterTest);
#include "exporter_test.moc"
