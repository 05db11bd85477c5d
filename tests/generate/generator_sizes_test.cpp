// Generator: sizes that have no puzzle are refused before the search, and no others are searched in vain.
#include "engine/check/check.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSize>
#include <QTest>

#include <algorithm>

using namespace tokisuji;

class GeneratorSizesTest : public QObject {
    Q_OBJECT

private slots:
    void noSearchIsInVain_data();
    void noSearchIsInVain();
    void findsPuzzlesOfUsualSize_data();
    void findsPuzzlesOfUsualSize();
    void refusesSizesWithoutSolution_data();
    void refusesSizesWithoutSolution();
    void starsNeedRoom();
};

namespace {

/// Not one that says "nothing here".
bool isMark(int value)
{
    return value > 0;
}

} // namespace

void GeneratorSizesTest::noSearchIsInVain_data()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (canGenerate(*genre))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromStdString(std::string(genre->id));
}

/// On small and narrow boards too: what is not refused before the search is found.
void GeneratorSizesTest::noSearchIsInVain()
{
    QFETCH(QString, id);
    const Genre& genre = *findGenre(id.toStdString());
    for (const Size size : {Size{1, 1}, Size{1, 2}, Size{2, 1}, Size{1, 3}, Size{6, 1}, Size{1, 8}, Size{2, 2},
                            Size{2, 3}, Size{4, 2}, Size{5, 2}, Size{2, 6}, Size{3, 3}, Size{3, 4}, Size{5, 4}}) {
        GenerateOptions options;
        options.size = size;
        options.limit = std::chrono::milliseconds(tests::patienceMs);
        if (const auto problem = problemWith(genre, options)) {
            QVERIFY(*problem == GenerateProblem::SizeNotPossible || *problem == GenerateProblem::NoPuzzleOfSize);
            QCOMPARE(neededSize(genre).en.empty(), false);
            QCOMPARE(neededSize(genre).ja.empty(), false);
            continue;
        }
        const QByteArray name = QByteArray::number(size.width) + "x" + QByteArray::number(size.height);
        QVERIFY2(generate(genre, options).puzzle, name.constData());
    }
}

/// Kinds in which hardly any draw of clues or rooms has a solution: this is made first.
void GeneratorSizesTest::findsPuzzlesOfUsualSize_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isMirrored");
    for (const char* id : {"archipelago", "nuriuzu", "pmemory"})
        QTest::newRow(id) << QString(id) << false;
    QTest::newRow("nuriuzu, mirrored") << QString("nuriuzu") << true;
}

void GeneratorSizesTest::findsPuzzlesOfUsualSize()
{
    QFETCH(QString, id);
    QFETCH(bool, isMirrored);
    GenerateOptions options;
    options.size = {10, 10};
    options.symmetry = isMirrored ? Symmetry::LeftRight : Symmetry::None;
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    const Generated made = generate(*findGenre(id.toStdString()), options);
    QVERIFY(made.puzzle);
    QCOMPARE(check(*made.puzzle, {}).status, Status::Unique);
    Board image = *made.puzzle;
    transform(image, Transform::FlipLeftRight).applyTo(image);
    QCOMPARE(image == *made.puzzle, isMirrored);
}

void GeneratorSizesTest::refusesSizesWithoutSolution_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isRefused");
    const auto row = [](const char* id, QSize size, bool isRefused) {
        QTest::addRow("%s %dx%d", id, size.width(), size.height()) << id << size << isRefused;
    };
    for (const char* id : {"balance", "castle", "country", "geradeweg", "mashu", "moonsun", "simpleloop", "tapaloop"})
        row(id, {1, 9}, true);
    row("detour", {5, 5}, true);
    row("detour", {5, 6}, false);
    row("sashigane", {3, 3}, true);
    row("stostone", {8, 5}, true);
    row("stostone", {5, 8}, false);
    row("starbattle", {5, 8}, true);
    row("starbattle", {3, 3}, true);
    row("starbattle", {4, 4}, false);
}

/// What is refused by counting has no solution, or no loop in it, whatever the clues; the rest has.
void GeneratorSizesTest::refusesSizesWithoutSolution()
{
    QFETCH(QString, id);
    QFETCH(QSize, size);
    QFETCH(bool, isRefused);
    const Genre& genre = *findGenre(id.toStdString());
    GenerateOptions options;
    options.size = {size.width(), size.height()};
    const auto problem = problemWith(genre, options);
    QCOMPARE(problem.has_value(), isRefused);
    if (isRefused)
        QCOMPARE(*problem, GenerateProblem::NoPuzzleOfSize);
    Board board = genre.makeBoard(options.size);
    if (id == "starbattle") // rows as rooms: no more rooms than rows
        for (const Place edge : board.grid().innerEdges()) {
            const auto [above, below] = cellsBeside(edge);
            board.set(Layer::Room, edge, column(above) == column(below) ? 1 : blank);
        }
    const Verdict verdict = check(board, {.alternatives = 0});
    const auto hasMarks = [&](Layer layer) { return std::ranges::any_of(verdict.solution->values(layer), isMark); };
    const bool isSolved = verdict.solution && std::ranges::any_of(genre.answerLayers(), hasMarks);
    QCOMPARE(isSolved, !isRefused);
}

/// A star more to each row takes four columns more.
void GeneratorSizesTest::starsNeedRoom()
{
    const Genre& genre = *findGenre("starbattle");
    GenerateOptions options;
    options.size = {11, 11};
    options.start = genre.makeBoard(options.size);
    options.start->setSetup("2");
    QVERIFY(!problemWith(genre, options));
    options.start->setSetup("3");
    QCOMPARE(problemWith(genre, options), GenerateProblem::NoPuzzleOfSize);
}

TOKISUJI_TEST(GeneratorSizesTest);
#include "generator_sizes_test.moc"
