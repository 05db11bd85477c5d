// Generator: the clues and rooms that special kinds have.
#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/generate/generator.h"
#include "engine/generate/orbits.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
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

TOKISUJI_TEST(GeneratorCluesTest);
#include "generator_clues_test.moc"
