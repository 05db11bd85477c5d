// The library of patterns: each is proved again, needs all that it names, and is there once.
#include "engine/trace/patterns/library.h"
#include "engine/trace/patterns/pattern_proof.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include "engine/genre/registry.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tokisuji;

namespace {

QString wordsOf(const Pattern& pattern, const PatternBook& book)
{
    return QString::fromStdString(linesOf(pattern, book.layers));
}

PatternBook bookOf(std::string_view text)
{
    int line = 0;
    const auto book = readPatterns(text, &line);
    if (!book)
        qFatal("line %d of patterns cannot be read", line);
    return *book;
}

/// Two 3s side by side, as a person might write them.
constexpr std::string_view written = "# a comment\n"
                                     "answers line\n"
                                     "\n"
                                     "pattern\n"
                                     "seen 12\n"
                                     "rule clue-count: 3 of R1C0-R1C1 R0C1-R1C1 R1C1-R1C2 R1C1-R2C1\n"
                                     "rule no-branch: 0,2 of R0C1-R1C1 R1C0-R1C1\n"
                                     "so R0C1-R1C1 R1C0-R1C1\n";

} // namespace

class PatternsTest : public QObject {
    Q_OBJECT
private slots:
    void everyPatternHolds_data()
    {
        QTest::addColumn<QString>("genre");
        for (const tracing::PatternText& text : tracing::patternTexts())
            QTest::addRow("%s", std::string(text.genre).c_str()) << QString::fromStdString(std::string(text.genre));
    }
    void everyPatternHolds()
    {
        QFETCH(QString, genre);
        const Genre* known = findGenre(genre.toStdString());
        QVERIFY(known != nullptr);
        const auto* library = tracing::PatternLibrary::of(genre.toStdString());
        QVERIFY(library != nullptr);
        const auto names = techniquesOf(known->id);
        std::set<std::string> seen;
        for (const Pattern& pattern : library->book().patterns) {
            const QString words = wordsOf(pattern, library->book());
            QVERIFY2(isProved(pattern), qPrintable(words));
            QVERIFY2(isMinimal(pattern), qPrintable(words));
            for (const Pattern& turn : turnsOf(pattern, library->book().layers))
                QVERIFY2(seen.insert(linesOf(turn, library->book().layers)).second, qPrintable(words));
            QVERIFY2(pattern.technique.empty() || std::ranges::find(names, pattern.technique) != names.end(),
                     qPrintable(words));
        }
    }

    /// What was written is what is read.
    void textSurvivesReading_data() { everyPatternHolds_data(); }
    void textSurvivesReading()
    {
        QFETCH(QString, genre);
        const PatternBook& book = tracing::PatternLibrary::of(genre.toStdString())->book();
        const std::string text = textOf(book, "title");
        QCOMPARE(QString::fromStdString(textOf(bookOf(text), "title")), QString::fromStdString(text));
    }

    void peopleCanWriteThem()
    {
        const PatternBook book = bookOf(written);
        QCOMPARE(book.patterns.size(), std::size_t{1});
        const Pattern& pattern = book.patterns.front();
        QCOMPARE(pattern.seen, 12);
        QCOMPARE(pattern.rules.size(), std::size_t{2});
        QCOMPARE(pattern.rules[1].step, 2);
        QVERIFY(isProved(pattern));
        QVERIFY(isMinimal(pattern));
        QCOMPARE(turnsOf(pattern, book.layers).size(), std::size_t{4}); // four corners
        QCOMPARE(exchangedOf(pattern, book.layers).size(), std::size_t{4});
    }

    /// The 1 in a corner is no "3 in the corner", though it is that with yes and no exchanged.
    void namesAreNotExchanged()
    {
        const Trace found = traceOf("https://puzz.link/p?slither/3/3/1k", "easy");
        const auto isNamed = [&](std::string_view id) {
            return std::ranges::any_of(found.steps, [&](const Step& step) { return step.technique == id; });
        };
        QVERIFY(isNamed("corner-one"));
        QVERIFY(!isNamed("corner-three"));
    }

    void mistakesHaveALine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("word") << "answers line\npattern\nroole x: 1 of R1C1-R1C2\n" << 3;
        QTest::newRow("layer") << "answers lines\n" << 1;
        QTest::newRow("kind of place") << "answers line\npattern\nso R1C1\n" << 3;
        QTest::newRow("number") << "answers line\npattern\nrule x: many of R1C1-R1C2\n" << 3;
        QTest::newRow("bracket") << "answers shade\npattern\nnet x: R1C1 [R1C2\n" << 3;
        QTest::newRow("no pattern") << "answers shade\nso R1C1\n" << 2;
    }
    void mistakesHaveALine()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        int broken = 0;
        QVERIFY(!readPatterns(text.toStdString(), &broken));
        QCOMPARE(broken, line);
    }

    /// A conclusion that does not follow, and a fact too many, are noticed.
    void whatDoesNotFollowIsNoPattern()
    {
        Pattern pattern = bookOf(written).patterns.front();
        pattern.conclusions = {!pattern.conclusions.front()};
        QVERIFY(!isProved(pattern));
        pattern = bookOf(written).patterns.front();
        pattern.rules.erase(pattern.rules.begin() + 1);
        QVERIFY(!isProved(pattern));
        pattern = bookOf(written).patterns.front();
        pattern.known = {!Lit::of(3)};
        QVERIFY(isProved(pattern));
        QVERIFY(!isMinimal(pattern));
    }

    /// White cells hang together: one that is shut in by the frame and two shaded ones is alone, so no other is white.
    void whatIsClosedInIsAllThereIs()
    {
        constexpr std::string_view closed = "answers shade\n"
                                            "pattern\n"
                                            "net white-connected: !R1C1 [!R1C2 !R2C1] !R2C2\n"
                                            "known R1C2 R2C1 !R2C2\n"
                                            "so R1C1\n";
        QVERIFY(isProved(bookOf(closed).patterns.front()));
        QVERIFY(isMinimal(bookOf(closed).patterns.front()));
        // With a way out it may hang together somewhere else.
        std::string open(closed);
        open.replace(open.find(" [!R1C2 !R2C1]"), 14, "");
        QVERIFY(!isProved(bookOf(open).patterns.front()));
    }
};

TOKISUJI_TEST(PatternsTest);
#include "patterns_test.moc"
