// Generator: every genre that can be generated gives puzzles with one solution that go into an address and back.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

class GeneratorEveryGenreTest : public QObject {
    Q_OBJECT

private slots:
    void givesOneSolution_data();
    void givesOneSolution();
    void goalsCanBeGenerated();
};

namespace {

Size smallSize(const Genre& genre)
{
    constexpr int side = 6;
    return {std::min(genre.usualSize.width, side), std::min(genre.usualSize.height, side)};
}

Result<Board> thereAndBack(const Board& puzzle)
{
    for (const Site site : {Site::PuzzLink, Site::Pzv})
        if (const auto url = writeUrl(puzzle, site))
            return readUrl(*url);
    const auto own = writeOwnUrl(puzzle);
    return own ? readUrl(*own) : Result<Board>(own.error());
}

} // namespace

void GeneratorEveryGenreTest::givesOneSolution_data()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (canGenerate(*genre))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromStdString(std::string(genre->id));
}

void GeneratorEveryGenreTest::givesOneSolution()
{
    QFETCH(QString, id);
    const Genre& genre = *findGenre(id.toStdString());
    GenerateOptions options;
    options.size = smallSize(genre);
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    const Generated made = generate(genre, options);
    QVERIFY(made.puzzle && made.solution);
    QCOMPARE(made.stop, Stop::Finished);
    QCOMPARE(made.last.best, made.puzzle);

    const Verdict proof = check(*made.puzzle);
    QCOMPARE(proof.status, Status::Unique);
    QCOMPARE(*proof.solution, *made.solution);
    const Rules rules = rulesOf(*made.puzzle);
    QVERIFY(isRight(rules, *made.solution));
    for (const Layer layer : genre.answerLayers())
        QVERIFY2(made.puzzle->isBlank(layer), nameOf(layer).data());

    const Result<Board> read = thereAndBack(*made.puzzle);
    QVERIFY(read);
    QCOMPARE(*read, *made.puzzle);
}

void GeneratorEveryGenreTest::goalsCanBeGenerated()
{
    for (const char* id :
         {"daburi",  "slither",    "mashu",      "hashikake", "nurikabe",    "heyawake",   "yajilin",
          "sudoku",  "lits",       "shakashaka", "slalom",    "skyscrapers", "starbattle", "kinkonkan",
          "compass", "fillomino",  "shikaku",    "lightup",   "numlin",      "juosan",     "golemgrad",
          "kakuru",  "outofsight", "disco",      "araf",      "yokeimoji",   "tilecity",   "walllogic",
          "heyapin", "dosufuwa",   "seiza",      "pmemory",   "ovotovata",   "rassi",      "patchwork"})
        QVERIFY2(canGenerate(*findGenre(id)), id);
}

TOKISUJI_TEST(GeneratorEveryGenreTest);
#include "generator_every_genre_test.moc"
