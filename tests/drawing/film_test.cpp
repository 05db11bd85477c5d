// Replays: at each state exactly that state's drawing is seen, nothing tells the times unless they are wanted, and what
// people wrote cannot become a part of the page's program.
#include "samples.h"

#include "editor/export/film.h"
#include "editor/export/published.h"
#include "editor/export/replay.h"
#include "editor/export/replay_scene.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <webp/demux.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace tokisuji;

namespace {

/// The marks of a sample's answer one after the other, and at last its first two taken back.
std::vector<ReplayState> madeStepByStep(std::string_view genre)
{
    const samples::Sample& sample = samples::of(genre);
    std::vector<ReplayState> states{{sample.puzzle, {}, Status::Several, 0}};
    std::vector<std::pair<Layer, Place>> set;
    const auto next = [&](Board board) {
        const auto number = static_cast<int>(states.size());
        states.push_back({std::move(board), QStringLiteral("edit %1").arg(number),
                          number % 3 == 0 ? std::nullopt : std::optional(Status::Unique), 700 * number});
    };
    for (const Layer layer : genreOf(sample.puzzle).answerLayers())
        for (const Place place : sample.answer.grid().all(placesOf(layer)))
            if (sample.answer.at(layer, place) != sample.puzzle.at(layer, place)) {
                Board board = states.back().board;
                board.set(layer, place, sample.answer.at(layer, place));
                next(std::move(board));
                set.emplace_back(layer, place);
            }
    for (std::size_t i = 0; i < std::min<std::size_t>(2, set.size()); ++i) {
        Board board = states.back().board;
        board.set(set[i].first, set[i].second, sample.puzzle.at(set[i].first, set[i].second));
        next(std::move(board));
    }
    return states;
}

ReplayWords wordsOfTest()
{
    ReplayWords words;
    words.title = QStringLiteral("Tom & <Jerry></script>");
    words.play = QStringLiteral("Play");
    return words;
}

QByteArray fileContent(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class FilmTest : public QObject {
    Q_OBJECT
private slots:
    void eachFrameShowsItsDrawing_data()
    {
        QTest::addColumn<QByteArray>("genre");
        for (const Genre* genre : allGenres())
            QTest::newRow(genre->id.c_str()) << QByteArray::fromStdString(genre->id);
    }
    void eachFrameShowsItsDrawing()
    {
        QFETCH(QByteArray, genre);
        const auto states = madeStepByStep(std::string_view(genre.data(), static_cast<std::size_t>(genre.size())));
        const Palette palette(Theme::Light);
        constexpr double cell = 40;
        Film film(palette, cell);
        std::vector<Drawing> drawings;
        for (const ReplayState& state : states) {
            drawings.push_back(drawingOf(state.board, {.content = ExportOptions::Answer}, vectorDetail));
            film.addFrame(drawings.back());
        }
        const auto parts = film.parts();
        QVERIFY(std::ranges::is_sorted(parts, {}, &FilmPart::level));
        for (int frame = 0; frame < film.frames(); frame += std::max(1, film.frames() / 8)) {
            QByteArray seen;
            for (const FilmPart& part : parts)
                for (const FrameRun& run : part.runs)
                    if (frame >= run.first && frame < run.end)
                        seen += part.elements;
            const Drawing& drawing = drawings[static_cast<std::size_t>(frame)];
            QSet<QByteArray> wanted;
            qsizetype length = 0;
            for (const Item& item : drawing.items) {
                // The same item twice in a drawing is seen once.
                const QByteArray element =
                    QByteArray::number(static_cast<int>(item.level)) + film.items().elementOf(item);
                if (element.contains('<') && !wanted.contains(element)) {
                    wanted.insert(element);
                    length += element.size() - element.indexOf('<');
                }
            }
            for (const QByteArray& element : wanted)
                QVERIFY2(seen.contains(element.mid(element.indexOf('<'))), element);
            QCOMPARE(seen.size(), length);
        }
    }

    /// Viewers that know no animation show the last state, as Qt's does.
    void pictureIsReadAgain()
    {
        auto states = madeStepByStep("slither");
        states.resize(states.size() - 2);
        ReplayOptions options{.board = {.inks = {.theme = Theme::Light}, .cellPixels = 40}, .words = wordsOfTest()};
        const QByteArray svg = replaySvg(states, options);
        QXmlStreamReader reader(svg);
        int animations = 0;
        QString title;
        while (!reader.atEnd()) {
            reader.readNext();
            if (reader.isStartElement() && reader.name() == QLatin1String("animate"))
                ++animations;
            if (reader.isStartElement() && reader.name() == QLatin1String("title"))
                title = reader.readElementText();
        }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(title, options.words.title);
        QVERIFY(animations > 2);
        QVERIFY(!svg.contains("<script") && !svg.contains("http://www.w3.org/1999"));
        QVERIFY(QSvgRenderer(svg).isValid());
    }

    /// A frame for each state, as long as it is seen; the last one is the picture that the SVG ends with.
    void webpShowsTheSame()
    {
        const auto states = madeStepByStep("nurikabe");
        const ReplayOptions options{.board = {.inks = {.theme = Theme::Light}, .cellPixels = 40},
                                    .words = wordsOfTest()};
        const QByteArray bytes = replayWebp(states, options);
        const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.constData()),
                            static_cast<std::size_t>(bytes.size())};
        const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> decoder(
            WebPAnimDecoderNew(&data, nullptr), WebPAnimDecoderDelete);
        QVERIFY(decoder != nullptr);
        WebPAnimInfo info;
        QVERIFY(WebPAnimDecoderGetInfo(decoder.get(), &info) != 0);
        QCOMPARE(info.loop_count, 0U);
        std::vector<int> durations;
        QImage last;
        int before = 0;
        while (WebPAnimDecoderHasMoreFrames(decoder.get()) != 0) {
            std::uint8_t* pixels = nullptr;
            int endMs = 0;
            QVERIFY(WebPAnimDecoderGetNext(decoder.get(), &pixels, &endMs) != 0);
            durations.push_back(endMs - std::exchange(before, endMs));
            last = QImage(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height),
                          QImage::Format_RGBA8888)
                       .copy();
        }
        QCOMPARE(durations, replayDurationsMs(states, options.times));
        const ReplayScene scene(states, options);
        QCOMPARE(last.size(), scene.extent().size().toSize());
        const auto holds = [&](Ink ink) {
            const QRgb wanted = paletteOf(options.board.inks)[ink].rgb();
            for (int y = 0; y < last.height(); ++y)
                for (int x = 0; x < last.width(); ++x)
                    if (last.pixel(x, y) == wanted)
                        return true;
            return false;
        };
        QVERIFY(holds(Ink::Paper) && holds(Ink::Ink) && holds(Ink::Shade) && holds(Ink::Accent));
    }

    void keyTimesBeginAtZeroAndGrow()
    {
        const QByteArray svg =
            replaySvg(madeStepByStep("nurikabe"), {.board = {.cellPixels = 40}, .words = wordsOfTest()});
        qsizetype at = 0;
        int lists = 0;
        while ((at = svg.indexOf("keyTimes=\"", at)) >= 0) {
            at += 10;
            const auto times = svg.mid(at, svg.indexOf('"', at) - at).split(';');
            const qsizetype values = svg.indexOf("values=\"", at) + 8;
            QCOMPARE(svg.mid(values, svg.indexOf('"', values) - values).count(';'), times.size() - 1);
            QCOMPARE(times.front(), "0");
            for (qsizetype i = 1; i < times.size(); ++i)
                QVERIFY(times[i].toDouble() > times[i - 1].toDouble() && times[i].toDouble() <= 1);
            ++lists;
        }
        QVERIFY(lists > 2);
    }

    void nothingTellsTheTimesUnlessTheyAreWanted()
    {
        const auto states = madeStepByStep("slither");
        auto slower = states;
        for (ReplayState& state : slower)
            state.timeMs *= 5;
        ReplayOptions options{.board = {.cellPixels = 40}, .words = wordsOfTest()};
        QCOMPARE(replaySvg(slower, options), replaySvg(states, options));
        QCOMPARE(replayHtml(slower, options), replayHtml(states, options));
        options.times = true;
        QVERIFY(replaySvg(slower, options) != replaySvg(states, options));
        QVERIFY(replayHtml(slower, options) != replayHtml(states, options));
        QCOMPARE(clockText(7'900), QStringLiteral("0:07"));
        QCOMPARE(clockText(3'723'000), QStringLiteral("1:02:03"));
    }

    void pausesAreCutShort()
    {
        std::vector<ReplayState> states(4, ReplayState{samples::of("slither").puzzle, {}, std::nullopt, 0});
        states[1].timeMs = 500;
        states[2].timeMs = 3'600'000;
        states[3].timeMs = 3'600'001;
        const auto timed = replayDurationsMs(states, true);
        QCOMPARE(timed[0], 500);
        QCOMPARE(timed[1], longestPauseMs);
        QVERIFY(timed[2] >= 40);
        const auto even = replayDurationsMs(states, false);
        QCOMPARE(even[0], even[2]);
        const auto many = replayDurationsMs(std::vector<ReplayState>(1000), false);
        QVERIFY(many[0] < even[0]);
    }

    /// What the page's program is given can be read as JSON, has one entry a state, and no text ends the script.
    void pageHoldsItsFilm()
    {
        auto states = madeStepByStep("mashu");
        states[1].edit = QStringLiteral("</script><b>\"quoted\"");
        const QByteArray page =
            replayHtml(states, {.board = {.inks = {.theme = Theme::Light}, .cellPixels = 40}, .words = wordsOfTest()});
        QCOMPARE(page.count("</script>"), 1);
        QCOMPARE(page.count("<script>"), 1);
        QVERIFY(!page.contains("<Jerry>"));
        const qsizetype begin = page.indexOf("const film=") + 11;
        const qsizetype end = page.indexOf("};", begin) + 1;
        const QJsonObject film = QJsonDocument::fromJson(page.mid(begin, end - begin)).object();
        for (const char* list : {"edits", "verdicts", "durations", "frames"})
            QCOMPARE(film[QLatin1String(list)].toArray().size(), static_cast<qsizetype>(states.size()));
        QCOMPARE(film["edits"].toArray()[1].toString(), states[1].edit);
        QCOMPARE(film["verdicts"].toArray()[0].toString(), QStringLiteral("several"));
        QCOMPARE(film["verdicts"].toArray()[3].toString(), QString());
        QVERIFY(film["times"].toArray().isEmpty());
        for (const char* outside : {"src=", "url(", "@import", "fetch(", "href=\"http"})
            QVERIFY2(!page.contains(outside), outside);
    }

    void filesAreWrittenWhole()
    {
        const QTemporaryDir folder;
        const auto states = madeStepByStep("slither");
        const ReplayOptions options{.board = {.cellPixels = 40}, .words = wordsOfTest()};
        for (const char* name : {"a.svg", "a.html", "a.webp"})
            QCOMPARE(writeReplay(states, folder.filePath(name), options), std::nullopt);
        QVERIFY(fileContent(folder.filePath("a.svg")).startsWith("<svg"));
        QVERIFY(fileContent(folder.filePath("a.html")).startsWith("<!DOCTYPE html>"));
        QVERIFY(writeReplay(states, folder.filePath("a.gif"), options)->contains(".gif"));
        QVERIFY(writeReplay(states, folder.filePath("no/such/a.svg"), options).has_value());
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(writeReplay(states, folder.filePath("cancelled.svg"), options, stop.get_token()).has_value());
        QVERIFY(!QFile::exists(folder.filePath("cancelled.svg")));
    }
};

TOKISUJI_TEST(FilmTest);
#include "film_test.moc"
