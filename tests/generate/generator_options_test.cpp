// Generator: what the options ask for holds in every puzzle.
#include "engine/board/edit.h"
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "engine/trace/tracer.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace tokisuji;

class GeneratorOptionsTest : public QObject {
    Q_OBJECT

private slots:
    void symmetry_data();
    void symmetry();
    void symmetryOfShapingClues();
    void pattern();
    void numberOfClues();
    void values();
    void shares();
    void marksInTheSolution();
    void squaresInTheSolution_data();
    void squaresInTheSolution();
    void givenCluesStay();
    void startIsKeptWhereItFits();
    void profile();
    void techniques();
    void problems();
    void problemsOfTechniques();
};

namespace {

constexpr std::chrono::milliseconds patience{tests::patienceMs};

GenerateOptions sized(int width, int height, std::uint64_t seed = 1)
{
    GenerateOptions options;
    options.size = {width, height};
    options.seed = seed;
    options.limit = patience;
    return options;
}

Generated make(const char* genre, const GenerateOptions& options)
{
    return generate(*findGenre(genre), options);
}

/// By cell: does a number or sign stand there?
std::vector<bool> cluesOf(const Board& board)
{
    std::vector<bool> stands;
    for (const int value : board.values(Layer::Number))
        stands.push_back(value != blank);
    return stands;
}

Board turned(Board board, std::initializer_list<Transform::Kind> kinds)
{
    for (const Transform::Kind kind : kinds)
        transform(board, kind).applyTo(board);
    return board;
}

int count(const Board& board, int value)
{
    const auto values = board.values(Layer::Number);
    return static_cast<int>(std::ranges::count(values, value));
}

bool hasSquare(const Board& solution, int value, int side)
{
    return std::ranges::any_of(solution.grid().windows(side, side), [&](const std::vector<Place>& window) {
        return std::ranges::all_of(window, [&](Place c) { return solution.at(Layer::Shade, c) == value; });
    });
}

using Turns = std::initializer_list<Transform::Kind>;

} // namespace

void GeneratorOptionsTest::symmetry_data()
{
    QTest::addColumn<int>("symmetry");
    QTest::newRow("point") << static_cast<int>(Symmetry::Point);
    QTest::newRow("quarter") << static_cast<int>(Symmetry::Quarter);
    QTest::newRow("left-right") << static_cast<int>(Symmetry::LeftRight);
    QTest::newRow("top-bottom") << static_cast<int>(Symmetry::TopBottom);
    QTest::newRow("diagonal") << static_cast<int>(Symmetry::Diagonal);
    QTest::newRow("anti-diagonal") << static_cast<int>(Symmetry::AntiDiagonal);
}

void GeneratorOptionsTest::symmetry()
{
    QFETCH(int, symmetry);
    GenerateOptions options = sized(7, 7);
    options.symmetry = static_cast<Symmetry>(symmetry);
    const Generated made = make("slither", options);
    QVERIFY(made.puzzle);
    using enum Transform::Kind;
    const Board& puzzle = *made.puzzle;
    const auto image = [&]() -> Board {
        switch (options.symmetry) {
        case Symmetry::Point:
            return turned(puzzle, {RotateRight, RotateRight});
        case Symmetry::Quarter:
            return turned(puzzle, {RotateRight});
        case Symmetry::LeftRight:
            return turned(puzzle, {FlipLeftRight});
        case Symmetry::TopBottom:
            return turned(puzzle, {FlipTopBottom});
        case Symmetry::Diagonal:
            return turned(puzzle, {RotateRight, FlipLeftRight});
        case Symmetry::AntiDiagonal:
            return turned(puzzle, {RotateRight, FlipTopBottom});
        case Symmetry::None:
            break;
        }
        return {};
    };
    QCOMPARE(cluesOf(image()), cluesOf(puzzle));
    QVERIFY(puzzle != image()); // the places repeat, not the numbers
}

void GeneratorOptionsTest::symmetryOfShapingClues()
{
    for (const char* genre : {"lightup", "nurikabe", "yajilin", "shakashaka"}) {
        GenerateOptions options = sized(7, 6);
        options.symmetry = Symmetry::Point;
        const Generated made = make(genre, options);
        QVERIFY2(made.puzzle, genre);
        const Board image = turned(*made.puzzle, {Transform::RotateRight, Transform::RotateRight});
        QCOMPARE(cluesOf(image), cluesOf(*made.puzzle));
    }
}

void GeneratorOptionsTest::pattern()
{
    for (const char* genre : {"slither", "sudoku", "lightup", "balance", "castle", "tapaloop"}) {
        GenerateOptions options = sized(6, 6);
        const Grid grid(options.size);
        for (const Place c : grid.cells())
            options.pattern.push_back(column(c) == 0 ? Stand::MustNot : c == cellAt(3, 3) ? Stand::Must : Stand::May);
        const Generated made = make(genre, options);
        QVERIFY2(made.puzzle, genre);
        QVERIFY2(made.puzzle->at(Layer::Number, cellAt(3, 3)) != blank, genre);
        for (int y = 0; y < 6; ++y)
            QCOMPARE(made.puzzle->at(Layer::Number, cellAt(0, y)), blank);
    }
}

void GeneratorOptionsTest::numberOfClues()
{
    GenerateOptions options = sized(7, 7);
    options.leastClues = 30;
    const Generated many = make("slither", options);
    QVERIFY(many.puzzle);
    QVERIFY(many.last.clues >= 30);
    QCOMPARE(static_cast<int>(std::ranges::count(cluesOf(*many.puzzle), true)), many.last.clues);

    options = sized(6, 6);
    options.leastClues = 6;
    options.mostClues = 8;
    for (const char* genre : {"nurikabe", "mashu", "shikaku"}) {
        const Generated few = make(genre, options);
        QVERIFY2(few.puzzle, genre);
        const auto clues = std::ranges::count(cluesOf(*few.puzzle), true);
        QVERIFY2(clues >= 6 && clues <= 8, genre);
    }

    options = sized(6, 6);
    options.leastClues = 9;
    const Generated angles = make("sashigane", options);
    QVERIFY(angles.puzzle);
    const auto arrows = std::ranges::count_if(angles.puzzle->values(Layer::Arrow), [](int d) { return d != blank; });
    const auto circles = std::ranges::count(cluesOf(*angles.puzzle), true);
    QVERIFY(arrows > 0 && circles > 0); // an arrow is a clue as a number is
    QCOMPARE(static_cast<int>(arrows + circles), angles.last.clues);
    QVERIFY(angles.last.clues >= 9);
}

void GeneratorOptionsTest::values()
{
    GenerateOptions options = sized(6, 6);
    options.values = {{2, 1}};
    const Generated black = make("mashu", options);
    QVERIFY(black.puzzle);
    QCOMPARE(count(*black.puzzle, 1), 0);
    QVERIFY(count(*black.puzzle, 2) > 0);

    options.values = {{1, 1}, {2, 1}, {3, 1}};
    const Generated noZero = make("slither", options);
    QVERIFY(noZero.puzzle);
    QCOMPARE(count(*noZero.puzzle, 0), 0);
}

/// The same seed with opposite shares gives more of what is wanted more.
void GeneratorOptionsTest::shares()
{
    int ones = 0, threes = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        GenerateOptions options = sized(7, 7, seed);
        options.values = {{0, 1}, {1, 20}, {2, 1}, {3, 1}};
        const Generated manyOnes = make("slither", options);
        options.values = {{0, 1}, {1, 1}, {2, 1}, {3, 20}};
        const Generated manyThrees = make("slither", options);
        QVERIFY(manyOnes.puzzle && manyThrees.puzzle);
        ones += count(*manyOnes.puzzle, 1) - count(*manyThrees.puzzle, 1);
        threes += count(*manyThrees.puzzle, 3) - count(*manyOnes.puzzle, 3);
    }
    QVERIFY(ones > 0);
    QVERIFY(threes > 0);
}

void GeneratorOptionsTest::marksInTheSolution()
{
    for (const char* id : {"heyawake", "daburi", "kurodoko"}) {
        const Genre& genre = *findGenre(id);
        GenerateOptions options = sized(6, 6);
        options.solutionHas = genre.makeBoard(options.size);
        options.solutionHas->set(Layer::Shade, cellAt(2, 2), 1);
        options.solutionHas->set(Layer::Shade, cellAt(4, 2), 1);
        options.solutionHas->set(Layer::Shade, cellAt(0, 5), 0);
        const Generated made = make(id, options);
        QVERIFY2(made.puzzle, id);
        const Verdict proof = check(*made.puzzle);
        QCOMPARE(proof.status, Status::Unique);
        QCOMPARE(proof.solution->at(Layer::Shade, cellAt(2, 2)), 1);
        QCOMPARE(proof.solution->at(Layer::Shade, cellAt(4, 2)), 1);
        QCOMPARE(proof.solution->at(Layer::Shade, cellAt(0, 5)), 0);
    }
    GenerateOptions options = sized(4, 4);
    options.solutionHas = findGenre("sudoku")->makeBoard(options.size);
    for (int x = 0; x < 4; ++x)
        options.solutionHas->set(Layer::Digit, cellAt(x, 0), 4 - x);
    const Generated made = make("sudoku", options);
    QVERIFY(made.puzzle);
    for (int x = 0; x < 4; ++x) {
        const int given = made.puzzle->at(Layer::Number, cellAt(x, 0));
        QCOMPARE(given != blank ? given : made.solution->at(Layer::Digit, cellAt(x, 0)), 4 - x);
    }
}

void GeneratorOptionsTest::squaresInTheSolution_data()
{
    QTest::addColumn<QString>("genre");
    QTest::addColumn<bool>("shaded");
    QTest::addColumn<int>("side");
    QTest::newRow("chocona 2x2") << "chocona" << true << 2;
    QTest::newRow("kurotto 2x2") << "kurotto" << true << 2;
    QTest::newRow("nurikabe 3x3") << "nurikabe" << false << 3;
    QTest::newRow("heyawake 3x3") << "heyawake" << false << 3;
}

void GeneratorOptionsTest::squaresInTheSolution()
{
    QFETCH(QString, genre);
    QFETCH(bool, shaded);
    QFETCH(int, side);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GenerateOptions options = sized(7, 7, seed);
        options.squares = {{shaded, side}};
        const Generated made = make(genre.toStdString().c_str(), options);
        QVERIFY(made.puzzle);
        QVERIFY(hasSquare(*check(*made.puzzle).solution, shaded ? 1 : 0, side));
    }
}

void GeneratorOptionsTest::givenCluesStay()
{
    GenerateOptions options = sized(9, 9);
    options.start = findGenre("sudoku")->makeBoard(options.size);
    options.keepGiven = true;
    for (int x = 0; x < 9; ++x)
        options.start->set(Layer::Number, cellAt(x, 4), x + 1);
    const Generated made = make("sudoku", options);
    QVERIFY(made.puzzle);
    for (int x = 0; x < 9; ++x)
        QCOMPARE(made.puzzle->at(Layer::Number, cellAt(x, 4)), x + 1);
    QCOMPARE(check(*made.puzzle).status, Status::Unique);

    options = sized(6, 6);
    options.start = findGenre("lightup")->makeBoard(options.size);
    options.keepGiven = true;
    options.start->set(Layer::Number, cellAt(2, 2), 3);
    const Generated walls = make("lightup", options);
    QVERIFY(walls.puzzle);
    QCOMPARE(walls.puzzle->at(Layer::Number, cellAt(2, 2)), 3);
}

/// A unique puzzle as the start comes back with at most the same clues, all of them true in the same solution.
void GeneratorOptionsTest::startIsKeptWhereItFits()
{
    GenerateOptions options = sized(7, 7, 5);
    const Generated first = make("slither", options);
    QVERIFY(first.puzzle);
    options.seed = 77;
    options.start = first.solution; // its marks do not count
    const Generated again = make("slither", options);
    QVERIFY(again.puzzle);
    const Grid grid(options.size);
    for (const Place edge : grid.all(PlaceKind::Edge))
        QCOMPARE(again.solution->at(Layer::Line, edge), first.solution->at(Layer::Line, edge));
}

void GeneratorOptionsTest::profile()
{
    for (const auto& [name, easier] : {std::pair("easy", ""), std::pair("normal", "easy")}) {
        GenerateOptions options = sized(7, 7);
        options.profile = findProfile(name);
        const Generated made = make("slither", options);
        QVERIFY2(made.puzzle, name);
        QCOMPARE(trace(*made.puzzle, {.profile = *findProfile(name), .isUnique = true}).result, TraceResult::Solved);
        if (*easier != 0)
            QCOMPARE(trace(*made.puzzle, {.profile = *findProfile(easier), .isUnique = true}).result,
                     TraceResult::Stuck);
    }
}

void GeneratorOptionsTest::techniques()
{
    GenerateOptions options = sized(6, 6);
    options.mustUse = {"hidden-single-row"};
    options.mustNotUse = {"locked-candidates", "refutation"};
    const Generated made = make("sudoku", options);
    QVERIFY(made.puzzle);
    const Trace path = trace(*made.puzzle, {.profile = *findProfile("hard"), .isUnique = true});
    QCOMPARE(path.result, TraceResult::Solved);
    const auto uses = [&](std::string_view id) {
        return std::ranges::any_of(path.path(), [&](StepId step) { return path.step(step).technique == id; });
    };
    QVERIFY(uses("hidden-single-row"));
    QVERIFY(!uses("locked-candidates"));
    QVERIFY(!uses("refutation"));
}

void GeneratorOptionsTest::problems()
{
    const Genre& slither = *findGenre("slither");
    const auto problem = [&](const std::function<void(GenerateOptions&)>& change, const Genre& genre) {
        GenerateOptions options = sized(5, 4);
        change(options);
        return problemWith(genre, options);
    };
    using enum GenerateProblem;
    QVERIFY(!problem([](auto&) {}, slither));
    QCOMPARE(problem([](auto&) {}, *findGenre("sudoku")), SizeNotPossible);
    QCOMPARE(problem([](auto& o) { o.size = {0, 3}; }, slither), SizeNotPossible);
    QCOMPARE(problem([](auto& o) { o.symmetry = Symmetry::Quarter; }, slither), SymmetryNeedsSquare);
    QCOMPARE(problem([](auto& o) { o.pattern.resize(3); }, slither), PatternSize);
    const auto contradiction = [](GenerateOptions& o) {
        o.pattern.assign(20, Stand::May);
        o.pattern.front() = Stand::Must;
        o.pattern.back() = Stand::MustNot;
        o.symmetry = Symmetry::Point;
    };
    QCOMPARE(problem(contradiction, slither), PatternSymmetry);
    QCOMPARE(problem([](auto& o) { o.leastClues = 5, o.mostClues = 4; }, slither), ClueNumbers);
    QCOMPARE(problem([&](auto& o) { o.start = slither.makeBoard({4, 4}); }, slither), StartDiffers);
    QCOMPARE(problem([&](auto& o) { o.solutionHas = slither.makeBoard({5, 5}); }, slither), StartDiffers);
    QCOMPARE(problem([](auto& o) { o.symmetry = Symmetry::Point; }, *findGenre("numlin")), SymmetryNotPossible);
    QCOMPARE(problem([](auto& o) { o.squares = {{true, 2}}; }, slither), SquareNeedsShading);
    QCOMPARE(problem([](auto& o) { o.squares = {{true, 5}}; }, *findGenre("nurikabe")), SquareTooLarge);
    QCOMPARE(problem([](auto& o) { o.mustUse = {"no-such-thing"}; }, slither), UnknownTechnique);
    QCOMPARE(problem([](auto& o) { o.values = {{7, 1}}; }, slither), ValuesNotPossible);
}

/// What no path can have is told before the search, with its name.
void GeneratorOptionsTest::problemsOfTechniques()
{
    const Genre& slither = *findGenre("slither");
    const auto told = [&](std::vector<std::string> must, std::vector<std::string> mustNot, const char* profile) {
        GenerateOptions options = sized(5, 5);
        options.mustUse = std::move(must);
        options.mustNotUse = std::move(mustNot);
        options.profile = findProfile(profile);
        const auto problem = problemWith(slither, options);
        const auto technique = problem ? techniqueInQuestion(*problem, slither, options) : "";
        return std::pair(problem, std::string(technique));
    };
    using enum GenerateProblem;
    const auto fine = std::pair(std::optional<GenerateProblem>(), std::string());
    QVERIFY(told({"clue-full", "refutation"}, {}, "normal") == fine);
    QVERIFY(told({"clue-full", "refutation"}, {}, "easy")
            == std::pair(std::optional(TechniqueNotInProfile), std::string("refutation")));
    QVERIFY(told({}, {"refutation"}, "easy") == fine);
    QVERIFY(told({"either-way"}, {}, "") == fine);
    QVERIFY(told({"solver"}, {}, "") == std::pair(std::optional(TechniqueNotInProfile), std::string("solver")));
    QVERIFY(told({"zero", "pointing"}, {}, "hard")
            == std::pair(std::optional(TechniqueOfOtherGenre), std::string("pointing")));
    QVERIFY(told({"zero"}, {"clue-full", "zero"}, "hard")
            == std::pair(std::optional(TechniqueContradiction), std::string("zero")));
    QVERIFY(told({"zero"}, {"magic"}, "hard") == std::pair(std::optional(UnknownTechnique), std::string("magic")));
}

TOKISUJI_TEST(GeneratorOptionsTest);
#include "generator_options_test.moc"
