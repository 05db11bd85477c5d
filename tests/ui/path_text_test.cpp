// The path of a solve written down: as text, as Markdown, as a page, as figures on paper.
#include "editor/ui/texts/path_text.h"

#include "editor/export/page_file.h"
#include "editor/export/path_figures.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/step_text.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <set>

using namespace tokisuji;

namespace {

/// With simple steps in a row, a hypothesis, and ways that are compared.
const std::string withHypothesis = "https://puzz.link/p?nurikabe/9/9/h2h9j1x.j6j2h7i6zl2i1g1g";

WrittenPath pathOf(const std::string& url, const char* profile = "normal")
{
    const Board board = boardOf(url);
    return writtenPath(std::make_shared<const Trace>(cleaned(traceOf(board, *findProfile(profile)))),
                       board.withoutMarks());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::vector<WrittenStep> stepsOf(const WrittenPath& path)
{
    std::vector<WrittenStep> steps;
    for (const WrittenScene& scene : path.scenes)
        steps.insert(steps.end(), scene.steps.begin(), scene.steps.end());
    return steps;
}

} // namespace

class PathTextTest : public QObject {
    Q_OBJECT
private slots:
    void init() { applyLanguage(QStringLiteral("en")); }

    /// Every step once, in its order, whatever it is shown together with.
    void everyStepIsThere()
    {
        for (const Genre* genre : allGenres()) {
            if (genre->answer != AnswerKind::Marks)
                continue;
            const Board board = boardOf(std::string(genre->sample));
            const Trace found = cleaned(traceOf(board, *findProfile("normal")));
            const WrittenPath path = writtenPath(std::make_shared<const Trace>(found), board.withoutMarks());
            const std::vector<WrittenStep> steps = stepsOf(path);
            QCOMPARE(steps.size(), found.path().size());
            for (std::size_t k = 0; k < steps.size(); ++k) {
                const Step& step = found.step(found.path()[k]);
                QCOMPARE(steps[k].number, static_cast<int>(k) + 1);
                QCOMPARE(steps[k].title, stepTitle(found, step, board));
                QCOMPARE(steps[k].conclusion, stepConclusion(step, board));
                QVERIFY(!steps[k].reason.isEmpty());
                QCOMPARE(!steps[k].inside.empty(), step.split != 0);
            }
            for (const WrittenScene& scene : path.scenes)
                QVERIFY(!scene.pictures.empty());
            QVERIFY(!path.end.isEmpty());
        }
    }

    /// A hypothesis has a picture of its own before that of what follows from it.
    void hypothesesAreShownWhereTheyEnd()
    {
        int hypotheses = 0;
        for (const WrittenScene& scene : pathOf(withHypothesis).scenes) {
            const bool assumes =
                !scene.steps.front().inside.empty() && scene.steps.front().inside.front().sign == WrittenLine::Assumed;
            hypotheses += assumes ? 1 : 0;
            QCOMPARE(scene.pictures.size(), std::size_t{assumes ? 2U : 1U});
            if (assumes)
                QCOMPARE(static_cast<int>(scene.steps.front().inside.back().sign),
                         static_cast<int>(WrittenLine::Broken));
        }
        QVERIFY(hypotheses > 0);
    }

    void textHasALineForEachStep()
    {
        const WrittenPath path = pathOf(withHypothesis);
        const QString text = pathAsText(path);
        QVERIFY(text.startsWith(path.title + QLatin1Char('\n')));
        QVERIFY(text.contains(QString::fromStdString(withHypothesis)));
        for (const WrittenStep& step : stepsOf(path))
            QVERIFY(text.contains(QStringLiteral("\n%1. %2: %3\n").arg(step.number).arg(step.title, step.conclusion)));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("\n   \\? Assume .*\n"))));
        QVERIFY(text.contains(QRegularExpression(QStringLiteral("\n     ! Broken: .*\n"))));
        QVERIFY(text.trimmed().endsWith(path.end));
        applyLanguage(QStringLiteral("ja"));
        const QString japanese = pathAsText(pathOf(withHypothesis));
        QCOMPARE(japanese.count(QLatin1Char('\n')), text.count(QLatin1Char('\n')));
        QVERIFY(japanese.contains(QStringLiteral("と仮定")));
    }

    /// What a text says is not taken for marks.
    void markdownIsEscaped()
    {
        WrittenPath path{.title = QStringLiteral("A *star* [1]"), .end = QStringLiteral("Solved")};
        path.scenes.push_back({.steps = {{.number = 1,
                                          .title = QStringLiteral("a_b"),
                                          .conclusion = QStringLiteral("R1C1 < 3"),
                                          .reason = QStringLiteral("because"),
                                          .inside = {{WrittenLine::Follows, 1, 2, QStringLiteral("so")}}}}});
        QCOMPARE(pathAsMarkdown(path), QStringLiteral("# A \\*star\\* \\[1\\]\n\n"
                                                      "1. **a\\_b**: R1C1 \\< 3\\\n   because\n     - 2. so\n\n"
                                                      "**Solved**\n"));
    }

    /// One file that refers to nothing but to what it holds; a picture for each scene; well formed.
    void pageNeedsNothingElse_data()
    {
        QTest::addColumn<QString>("url");
        QTest::newRow("hypotheses") << QString::fromStdString(withHypothesis);
        QTest::newRow("bridges") << QString::fromUtf8(findGenre("hashikake")->sample.data());
        QTest::newRow("numbers") << QString::fromUtf8(findGenre("sudoku")->sample.data());
    }
    void pageNeedsNothingElse()
    {
        QFETCH(QString, url);
        const WrittenPath path = pathOf(url.toStdString());
        const QByteArray page = pathAsPage(path, {.inks = {.theme = Theme::Light}, .cellPixels = 40});
        const QByteArray elements = page.mid(page.indexOf("<body>")).chopped(QByteArray("</html>\n").size());
        std::size_t pictures = 1;
        for (const WrittenScene& scene : path.scenes)
            pictures += scene.pictures.size();
        std::set<QString> ids, used;
        std::size_t boards = 0;
        QXmlStreamReader xml(elements);
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement) {
                const auto value = [&](const char* name) {
                    return xml.attributes().value(QLatin1String(name)).toString();
                };
                if (!value("id").isEmpty())
                    QVERIFY2(ids.insert(value("id")).second, qPrintable(value("id")));
                if (xml.name() == QLatin1String("use"))
                    used.insert(value("href").mid(1));
                boards += value("class") == QLatin1String("board") ? 1 : 0;
            }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(boards, pictures);
        QVERIFY(!used.empty());
        QVERIFY(std::ranges::includes(ids, used));
        QVERIFY(!page.contains("<script") && !page.contains("<img") && !page.contains("url(http"));
    }

    /// Only the part round a step; all pictures are of one size of cells.
    void largeBoardsAreShownRoundTheStep()
    {
        const Board small = boardOf("https://puzz.link/p?slither/5/5/bdcbdbcac");
        Board large = findGenre("slither")->makeBoard({60, 45});
        for (const Place cell : small.grid().cells())
            large.set(Layer::Number, cell, small.at(Layer::Number, cell));
        const Trace found = traceOf(large, *findProfile("easy"));
        const WrittenPath path = writtenPath(std::make_shared<const Trace>(found), large);
        QVERIFY(!path.scenes.empty());
        QVERIFY(path.start.window.isEmpty());
        for (const WrittenScene& scene : path.scenes)
            for (const WrittenPicture& picture : scene.pictures) {
                QVERIFY(!picture.window.isEmpty());
                QVERIFY(picture.window.width() < 30 && picture.window.height() < 30);
                for (const WrittenStep& step : scene.steps)
                    QVERIFY(!step.conclusion.isEmpty());
            }
        QVERIFY(pathAsPage(path, {.inks = {.theme = Theme::Light}, .cellPixels = 40}).size() < 3'000'000);
    }

    void formFollowsTheSuffix()
    {
        const QTemporaryDir folder;
        const WrittenPath path = pathOf(withHypothesis);
        const ExportOptions look{.inks = {.theme = Theme::Light}, .cellPixels = 40};
        for (const char* name : {"a.txt", "a.md", "a.html", "a.HTM"})
            QVERIFY(!writePath(path, folder.filePath(QLatin1String(name)), look));
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("a.txt"))), pathAsText(path).toUtf8());
        QCOMPARE(contentOf(folder.filePath(QStringLiteral("a.md"))), pathAsMarkdown(path).toUtf8());
        QVERIFY(contentOf(folder.filePath(QStringLiteral("a.html"))).startsWith("<!DOCTYPE html>"));
        QVERIFY(writePath(path, folder.filePath(QStringLiteral("a.docx")), look)->contains(QStringLiteral(".docx")));
        QVERIFY(writePath(path, folder.filePath(QStringLiteral("no/a.txt")), look));
    }

    /// The figures lie in rows, none over another, and all within the page.
    void figuresLieBesideEachOther()
    {
        const WrittenPath path = pathOf(withHypothesis);
        const ExportOptions look{.inks = {.theme = Theme::Print}};
        const Page page = pathPage(path, QStringLiteral("Head"), look);
        std::vector<QRectF> boards;
        std::size_t pictures = 0;
        for (const WrittenScene& scene : path.scenes)
            pictures += scene.pictures.size();
        for (const PagePart& part : page.parts) {
            QVERIFY(QRectF(QPointF(), page.size).adjusted(-1, -1, 1, 1).contains(part.area));
            if (std::holds_alternative<DrawnPart>(part.what))
                boards.push_back(part.area);
        }
        QCOMPARE(boards.size(), pictures);
        for (std::size_t a = 0; a < boards.size(); ++a)
            for (std::size_t b = a + 1; b < boards.size(); ++b)
                QVERIFY(!boards[a].adjusted(1, 1, -1, -1).intersects(boards[b]));
        QVERIFY(!pageImage(page, look.inks, 1).isNull());
    }
};

TOKISUJI_TEST(PathTextTest);
#include "path_text_test.moc"
