// Generator: the clues and rooms that special kinds have.
#include "engine/board/arrows.h"
#include "engine/board/bank.h"
#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/generate/generator.h"
#include "engine/generate/orbits.h"
#include "engine/generate/true_clues.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace tokisuji;

class GeneratorCluesTest : public QObject {
    Q_OBJECT

private slots:
    void dotsStandOnAllKindsOfPlaces();
    void dotsRepeat();
    void coloursOfDotsAreTrue();
    void filledCellsRepeat();
    void dominoesFillRooms_data();
    void dominoesFillRooms();
    void lettersComeInOrder();
    void goalsStand();
    void circlesGoInPairs();
    void starsAreInTheirRegions();
    void oneNumberOfARoomIsWrong();
    void greyAreasAddUp();
    void linesLeaveNoCellOut();
    void sumsStandBeforeAllRuns();
    void piecesTouchWhereItIsSaid();
    void regionsHaveSeveralTiles();
    void barsHaveOneNumber();
    void windsBlow();
    void blocksGrow();
    void startsKeepTheirClues();
    void wideRangesAreReadToo();
};

namespace {

Board made(const char* genre, Size size, Symmetry symmetry = Symmetry::None)
{
    GenerateOptions options;
    options.size = size;
    options.symmetry = symmetry;
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    const Generated found = generate(*findGenre(genre), options);
    return found.puzzle ? *found.puzzle : Board();
}

std::vector<Place> dotsOf(const Board& board)
{
    std::vector<Place> dots = dotPlaces(board.size());
    std::erase_if(dots, [&](Place p) { return dotAt(board, p) == blank; });
    return dots;
}

} // namespace

void GeneratorCluesTest::dotsStandOnAllKindsOfPlaces()
{
    const std::vector<Place> dots = dotsOf(made("nothree", {9, 9}));
    QVERIFY(std::ranges::any_of(dots, isEdge));
    QVERIFY(std::ranges::any_of(dots, isVertex));
    QVERIFY(std::ranges::all_of(dotsOf(made("midloop", {8, 8})), [](Place p) { return !isVertex(p); }));
}

void GeneratorCluesTest::dotsRepeat()
{
    const Board board = made("kurarin", {7, 7}, Symmetry::Point);
    const std::vector<Place> dots = dotsOf(board);
    QVERIFY(!dots.empty());
    for (const Place dot : dots)
        for (const Place image : orbitOf(dot, board.size(), Symmetry::Point))
            QVERIFY(dotAt(board, image) != blank);
}

/// Colours that mean something are all used.
void GeneratorCluesTest::coloursOfDotsAreTrue()
{
    const Board board = made("kurarin", {10, 10});
    std::set<int> colours;
    for (const Place dot : dotsOf(board))
        colours.insert(dotAt(board, dot));
    QCOMPARE(colours, (std::set{whiteDot, blackDot, greyDot}));
}

void GeneratorCluesTest::filledCellsRepeat()
{
    const Board board = made("ruleofthree", {6, 6}, Symmetry::Point);
    QVERIFY(!board.isBlank(Layer::Terrain));
    for (const Place c : board.grid().cells())
        for (const Place image : orbitOf(c, board.size(), Symmetry::Point))
            QCOMPARE(board.at(Layer::Terrain, image), board.at(Layer::Terrain, c));
}

void GeneratorCluesTest::dominoesFillRooms_data()
{
    QTest::addColumn<QString>("genre");
    QTest::addColumn<int>("most");
    QTest::newRow("kazunori") << "kazunori" << 8;
    QTest::newRow("magnets") << "magnets" << 2;
}

void GeneratorCluesTest::dominoesFillRooms()
{
    QFETCH(QString, genre);
    QFETCH(int, most);
    for (const Room& room : rooms(made(genre.toLatin1().constData(), {7, 6}))) {
        QCOMPARE(room.cells.size() % 2, std::size_t{0});
        QVERIFY(std::ssize(room.cells) <= most);
    }
}

void GeneratorCluesTest::lettersComeInOrder()
{
    const Board board = made("dominion", {7, 7});
    int known = 0;
    for (const Place c : board.grid().cells())
        if (const int letter = board.at(Layer::Number, c); letter > 0) {
            QVERIFY(letter <= known + 1);
            known = std::max(known, letter);
        }
    QVERIFY(known > 1);
}

void GeneratorCluesTest::goalsStand()
{
    const Board board = made("roma", {7, 7});
    const auto signs = board.values(Layer::Number);
    QVERIFY(std::ranges::count(signs, genreOf(board).clue(Clue::Sign)->goal) > 0);
}

void GeneratorCluesTest::circlesGoInPairs()
{
    const Board board = made("wblink", {7, 7});
    const auto circles = board.values(Layer::Number);
    QVERIFY(std::ranges::count(circles, 1) > 0);
    QVERIFY(std::ranges::count(circles, 2) > 0);
    QCOMPARE(std::ranges::count_if(circles, [](int n) { return n != blank; }) % 2, std::ptrdiff_t{0});
}

/// Stars stand in the middle of regions, so not all of them in cells.
void GeneratorCluesTest::starsAreInTheirRegions()
{
    const std::vector<Place> stars = dotsOf(made("tentaisho", {10, 10}));
    QVERIFY(std::ranges::any_of(stars, isCell));
    QVERIFY(std::ranges::any_of(stars, isEdge));
    QVERIFY(std::ranges::any_of(stars, isVertex));
    QVERIFY(std::ssize(stars) < 40);
}

/// Each room has two numbers or more, so that nobody knows beforehand which one is wrong.
void GeneratorCluesTest::oneNumberOfARoomIsWrong()
{
    const Board board = made("usoone", {7, 7});
    QVERIFY(board.size().width > 0);
    for (const Room& room : rooms(board))
        QVERIFY(std::ranges::count_if(room.cells, [&](Place c) { return board.at(Layer::Number, c) >= 0; }) >= 2);
}

/// Some grey areas, none of a single cell.
void GeneratorCluesTest::greyAreasAddUp()
{
    const Board board = made("twinarea", {7, 7});
    const auto isGrey = [&](Place c) { return isTerrain(board, c, Terrain::Painted); };
    QVERIFY(std::ranges::any_of(board.grid().cells(), isGrey));
    for (const Place c : board.grid().cells())
        if (isGrey(c))
            QVERIFY(std::ranges::any_of(board.grid().neighbours(c), isGrey));
}

/// Where every crossing is on a line, letters come in the order in which they are read, two of each.
void GeneratorCluesTest::linesLeaveNoCellOut()
{
    const Board board = made("arukone", {6, 6});
    std::map<int, int> letters;
    for (const Place c : board.grid().cells())
        if (const int letter = board.at(Layer::Number, c); letter > 0) {
            QVERIFY(letter <= static_cast<int>(letters.size()) + 1);
            ++letters[letter];
        }
    QVERIFY(letters.size() > 1);
    QVERIFY(std::ranges::all_of(letters, [](const auto& entry) { return entry.second == 2; }));
}

/// Kakuro tells all its sums; its runs have two cells or more.
void GeneratorCluesTest::sumsStandBeforeAllRuns()
{
    for (const SumRun& run : sumRuns(made("kakuro", {6, 6}, Symmetry::Point))) {
        QVERIFY(run.sum > 0);
        QVERIFY(run.cells.size() > 1);
    }
}

/// Several pieces of the usual bank; not every free cell is crossed.
void GeneratorCluesTest::piecesTouchWhereItIsSaid()
{
    for (const char* id : {"kissing", "pentatouch", "regional-poly"}) {
        const Board board = made(id, {7, 7});
        const Bank bank = bankOf(board);
        QVERIFY2(bank.size() > 1, id);
        const auto crosses = std::ranges::count_if(board.grid().cells(), [&](Place c) { return isHole(board, c); });
        QVERIFY2(crosses < board.size().cells() - 5 * std::ssize(bank), id);
    }
    QVERIFY(!made("kissing", {7, 7}).isBlank(Layer::Room));
    QVERIFY(!made("pentatouch", {7, 7}).isBlank(Layer::Vertex));
}

void GeneratorCluesTest::regionsHaveSeveralTiles()
{
    const Board board = made("parquet", {7, 7});
    QVERIFY(rooms(board).size() > 1);
    std::map<int, int> count;
    const PlaceMap<int> regions = roomOfCells(board, rooms(board));
    for (const Room& tile : tiles(board))
        ++count[regions[tile.anchor]];
    QVERIFY(std::ranges::all_of(count, [](const auto& entry) { return entry.second > 1; }));
}

/// Numbers on walls and on open cells; far fewer than cells.
void GeneratorCluesTest::barsHaveOneNumber()
{
    const Board board = made("tateyoko", {7, 7});
    const std::vector<Place> cells = board.grid().cells();
    const auto isTold = [&](Place c) { return board.at(Layer::Number, c) != blank; };
    const auto isWall = [&](Place c) { return isTerrain(board, c, Terrain::Wall); };
    QVERIFY(std::ranges::any_of(cells, [&](Place c) { return isTold(c) && !isWall(c); }));
    QVERIFY(std::ranges::count_if(cells, isTold) < 30);
}

void GeneratorCluesTest::windsBlow()
{
    const Board board = made("nagare", {8, 8});
    const auto hasArrow = [&](Place c) { return board.at(Layer::Arrow, c) > 0; };
    const auto isWall = [&](Place c) { return isTerrain(board, c, Terrain::Wall); };
    const std::vector<Place> cells = board.grid().cells();
    QVERIFY(std::ranges::any_of(cells, [&](Place c) { return hasArrow(c) && isWall(c); }));
    QVERIFY(std::ranges::any_of(cells, [&](Place c) { return hasArrow(c) && !isWall(c); }));
}

/// Arrows are given, and fewer squares than the solution has.
void GeneratorCluesTest::blocksGrow()
{
    GenerateOptions options;
    options.size = {8, 8};
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    const Generated made = generate(*findGenre("evolmino"), options);
    QVERIFY(made.puzzle && made.solution);
    QVERIFY(arrowsOf(*made.puzzle).ways.size() > 1);
    QVERIFY(arrowsOf(*made.puzzle).misfits.empty());
    QVERIFY(std::ranges::count(made.solution->values(Layer::Shade), 1) > 3);
}

/// Where clues cannot be told anew one by one, a puzzle to start from comes back, or with fewer of its clues.
void GeneratorCluesTest::startsKeepTheirClues()
{
    for (const char* id : {"portal", "arukone", "usoone", "twinarea", "herugolf", "nurimaze", "evolmino"}) {
        GenerateOptions options;
        options.size = {5, 5};
        options.limit = std::chrono::milliseconds(tests::patienceMs);
        options.start = made(id, options.size);
        const Generated again = generate(*findGenre(id), options);
        QVERIFY2(again.puzzle, id);
        for (const Place c : options.start->grid().cells()) {
            const int clue = again.puzzle->at(Layer::Number, c);
            QVERIFY2(clue == blank || clue == question || clue == options.start->at(Layer::Number, c), id);
        }
    }
}

/// Of Land Measurement no rule tells a number: values are tried, though there may be as many as cells.
void GeneratorCluesTest::wideRangesAreReadToo()
{
    const Genre& genre = *findGenre("landmeasure");
    const Board blankBoard = genre.makeBoard({9, 9});
    Board solution = blankBoard;
    for (int x = 0; x < 9; ++x) // a comb
        for (int y = 0; y < (x % 2 == 0 ? 9 : 1); ++y)
            solution.set(Layer::Shade, cellAt(x, y), 1);
    const GenerateOptions options;
    Random random(1);
    const std::vector<Place> points = blankBoard.grid().all(PlaceKind::Vertex);
    const Board full = withTrueClues(blankBoard, solution, points, ClueLimits(genre, options), random, Halt{});
    QCOMPARE(std::ranges::count_if(points, [&](Place p) { return full.at(Layer::Vertex, p) != blank; }), 100);
    QCOMPARE(full.at(Layer::Vertex, vertexAt(4, 1)), 3);
    QCOMPARE(full.at(Layer::Vertex, vertexAt(9, 9)), 1);
}

TOKISUJI_TEST(GeneratorCluesTest);
#include "generator_clues_test.moc"
