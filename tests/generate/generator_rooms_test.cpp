// Generator: rooms repeat in a symmetry, as drawn and as moved; numbers become "?" where they are not needed.
#include "engine/board/edit.h"
#include "engine/board/rooms.h"
#include "engine/check/check.h"
#include "engine/generate/generator.h"
#include "engine/generate/orbits.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/room_moves.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "tests/first_genres.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>

using namespace tokisuji;

class GeneratorRoomsTest : public QObject {
    Q_OBJECT

private slots:
    void drawnRoomsRepeat_data() { symmetries(); }
    void drawnRoomsRepeat();
    void movedRoomsRepeat_data() { symmetries(); }
    void movedRoomsRepeat();
    void movesChangeTheNumberOfRooms();
    void puzzlesHaveSymmetricRooms_data();
    void puzzlesHaveSymmetricRooms();
    void pathsOfNumbersAreLaidWithTheirImages_data() { symmetries(); }
    void pathsOfNumbersAreLaidWithTheirImages();
    void roomsCarryNumbersSymmetrically();
    void fewValuesStaySymmetric();
    void startMustRepeat();
    void impossibleSymmetriesAreRefused();
    void numbersBecomeUnknown_data();
    void numbersBecomeUnknown();

private:
    static void symmetries();
};

namespace {

constexpr int longest = 4;

bool repeats(const Board& board, Symmetry symmetry)
{
    return std::ranges::all_of(board.grid().innerEdges(), [&](Place edge) {
        const std::vector<Place> orbit = orbitOf(edge, board.size(), symmetry);
        return std::ranges::all_of(
            orbit, [&](Place image) { return board.at(Layer::Room, image) == board.at(Layer::Room, edge); });
    });
}

bool isRectangle(const Room& room)
{
    const auto [left, right] = std::ranges::minmax(room.cells, {}, column);
    const auto [top, bottom] = std::ranges::minmax(room.cells, {}, row);
    const int width = column(right) - column(left) + 1, height = row(bottom) - row(top) + 1;
    return std::ssize(room.cells) == width * height && std::max(width, height) <= longest;
}

Board heyawakeWith(const RoomNumbers& rooms, Size size)
{
    Board board = findGenre("heyawake")->makeBoard(size);
    setRooms(board, rooms);
    return board;
}

/// No tetromino and no loop through all cells repeats at a diagonal, no stars in a mirror, and blocks of Anymino only
/// in a half turn; dominoes, tiles and rooms round what is drawn first are drawn without a symmetry.
const std::set<std::string> drawnWithoutSymmetry{
    "disco",   "dosufuwa", "hanare", "kazunori",      "magnets", "nurimaze", "ovotovata", "parquet",
    "pmemory", "putteria", "rassi",  "regional-poly", "seiza",   "tilecity", "twinarea",  "usoone"};
bool cannotRepeat(const QString& genre, Symmetry symmetry)
{
    return ((genre == "lits" || genre == "doubleback") && symmetry == Symmetry::Diagonal)
           || (genre == "starbattle" && symmetry == Symmetry::LeftRight)
           || ((genre == "anymino" || genre == "juosan") && symmetry != Symmetry::Point)
           || drawnWithoutSymmetry.contains(genre.toStdString());
}

Board imageOf(Board board, Symmetry symmetry)
{
    using enum Transform::Kind;
    const std::map<Symmetry, std::vector<Transform::Kind>> ways{{Symmetry::Point, {RotateRight, RotateRight}},
                                                                {Symmetry::Quarter, {RotateRight}},
                                                                {Symmetry::LeftRight, {FlipLeftRight}},
                                                                {Symmetry::Diagonal, {RotateRight, FlipLeftRight}}};
    for (const Transform::Kind kind : ways.at(symmetry))
        transform(board, kind).applyTo(board);
    return board;
}

std::vector<bool> numberedRooms(const Board& board)
{
    std::vector<bool> numbered;
    for (const Room& room : rooms(board))
        if (genreOf(board).clue(Clue::RoomNumber) != nullptr)
            numbered.push_back(room.number != blank);
    return numbered;
}

bool outsideCluesRepeat(const Board& board, Symmetry symmetry)
{
    const std::vector<Place> places = slotsOf(genreOf(board), board.grid());
    const auto isSlot = [&](Place p) { return std::ranges::find(places, p) != places.end(); };
    for (const Place slot : places)
        for (const Place image : orbitOf(slot, board.size(), symmetry))
            if (isSlot(image)
                && (board.at(Layer::Outside, image) == blank) != (board.at(Layer::Outside, slot) == blank))
                return false;
    return true;
}

Place anyCell(Size size, Random& random)
{
    return cellAt(random.below(size.width), random.below(size.height));
}

} // namespace

void GeneratorRoomsTest::symmetries()
{
    QTest::addColumn<int>("symmetry");
    for (const auto symmetry : {Symmetry::None, Symmetry::Point, Symmetry::Quarter, Symmetry::LeftRight,
                                Symmetry::TopBottom, Symmetry::Diagonal, Symmetry::AntiDiagonal})
        QTest::addRow("%d", static_cast<int>(symmetry)) << static_cast<int>(symmetry);
}

void GeneratorRoomsTest::drawnRoomsRepeat()
{
    QFETCH(int, symmetry);
    const auto wanted = static_cast<Symmetry>(symmetry);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        const Size size = needsSquare(wanted) ? Size{7, 7} : Size{8, 7};
        const Board rectangles = heyawakeWith(randomRectangles(size, longest, wanted, random), size);
        QVERIFY(repeats(rectangles, wanted));
        QVERIFY(std::ranges::all_of(rooms(rectangles), isRectangle));
        const Board others = heyawakeWith(randomPolyominoes(size, 3, 6, wanted, random), size);
        QVERIFY(repeats(others, wanted));
        QVERIFY(std::ranges::all_of(rooms(others), [](const Room& room) { return room.cells.size() >= 3; }));
        QVERIFY(rooms(others).size() > 1);
    }
}

void GeneratorRoomsTest::movedRoomsRepeat()
{
    QFETCH(int, symmetry);
    const auto wanted = static_cast<Symmetry>(symmetry);
    const Size size{8, 8};
    Random random(5);
    Board rectangles = heyawakeWith(randomRectangles(size, longest, wanted, random), size);
    Board others = heyawakeWith(randomPolyominoes(size, 3, 6, wanted, random), size);
    const std::size_t count = rooms(others).size();
    int moves = 0, cellMoves = 0;
    for (int i = 0; i < 400; ++i) {
        const Place cell = anyCell(size, random);
        if (const auto changed = withRectanglesChanged(rectangles, cell, longest, wanted, random)) {
            QVERIFY(*changed != rectangles);
            QVERIFY(repeats(*changed, wanted));
            QVERIFY(std::ranges::all_of(rooms(*changed), isRectangle));
            rectangles = *changed;
            ++moves;
        }
        if (const auto moved = withCellMoved(others, cell, wanted, random)) {
            QVERIFY(*moved != others);
            QVERIFY(repeats(*moved, wanted));
            QCOMPARE(rooms(*moved).size(), count);
            others = *moved;
            ++cellMoves;
        }
    }
    QVERIFY(moves > 20);
    QVERIFY(cellMoves > 20);
}

/// Borders are shifted (as many rooms), rooms are cut in two (more) and joined (fewer).
void GeneratorRoomsTest::movesChangeTheNumberOfRooms()
{
    const Size size{8, 8};
    Random random(9);
    Board board = heyawakeWith(randomRectangles(size, longest, Symmetry::None, random), size);
    int more = 0, fewer = 0, same = 0;
    for (int i = 0; i < 400; ++i)
        if (const auto changed = withRectanglesChanged(board, anyCell(size, random), longest, Symmetry::None, random)) {
            const auto before = rooms(board).size(), after = rooms(*changed).size();
            ++(after > before ? more : after < before ? fewer : same);
            board = *changed;
        }
    QVERIFY(more > 0 && fewer > 0 && same > 0);
}

void GeneratorRoomsTest::puzzlesHaveSymmetricRooms_data()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (canGenerate(*genre) && genre->clue(Clue::Rooms) != nullptr)
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromStdString(std::string(genre->id));
}

/// Of every genre with rooms: turned or mirrored the rooms are the same, and the same ones carry numbers.
void GeneratorRoomsTest::puzzlesHaveSymmetricRooms()
{
    QFETCH(QString, id);
    const Genre& genre = *findGenre(id.toStdString());
    int made = 0;
    std::vector<Size> sizes{{6, 6}};
    if (isFirstGenre(genre.id) || id == "starbattle")
        sizes.push_back(id == "starbattle" ? Size{8, 8} : Size{8, 6});
    for (const Size size : sizes)
        for (const Symmetry symmetry : {Symmetry::Point, Symmetry::LeftRight, Symmetry::Diagonal}) {
            GenerateOptions options;
            options.size = size;
            options.symmetry = symmetry;
            options.limit = std::chrono::milliseconds(tests::patienceMs);
            if (const auto problem = problemWith(genre, options)) {
                QVERIFY(*problem == GenerateProblem::SymmetryNeedsSquare || cannotRepeat(id, symmetry));
                continue;
            }
            QVERIFY(!cannotRepeat(id, symmetry));
            const auto puzzle = generate(genre, options).puzzle;
            QVERIFY(puzzle);
            const Board image = imageOf(*puzzle, symmetry);
            QVERIFY(std::ranges::equal(image.values(Layer::Room), puzzle->values(Layer::Room)));
            QCOMPARE(numberedRooms(image), numberedRooms(*puzzle));
            QVERIFY(outsideCluesRepeat(*puzzle, symmetry));
            QVERIFY(rooms(*puzzle).size() > 1);
            QCOMPARE(check(*puzzle).status, Status::Unique);
            ++made;
        }
    QVERIFY(made >= 2 || cannotRepeat(id, Symmetry::LeftRight));
}

/// Not at random until the rooms happen to repeat: few boards are tried.
void GeneratorRoomsTest::pathsOfNumbersAreLaidWithTheirImages()
{
    QFETCH(int, symmetry);
    GenerateOptions options;
    options.size = {8, 8};
    options.seed = 1;
    options.symmetry = static_cast<Symmetry>(symmetry);
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    int tried = 0;
    const GenerateSink sink = [&](const GenerateProgress& progress) { tried = progress.tried; };
    const auto puzzle = generate(*findGenre("meander"), options, {}, sink).puzzle;
    QVERIFY(puzzle);
    QVERIFY(repeats(*puzzle, options.symmetry));
    QVERIFY2(tried <= 200, qPrintable(QString::number(tried)));
}

/// Numbers go from rooms and stay in others, image by image.
void GeneratorRoomsTest::roomsCarryNumbersSymmetrically()
{
    std::size_t with = 0, all = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        GenerateOptions options;
        options.size = {8, 8};
        options.seed = seed;
        options.symmetry = Symmetry::Quarter;
        const auto puzzle = generate(*findGenre("heyawake"), options).puzzle;
        QVERIFY(puzzle);
        const std::vector<bool> numbered = numberedRooms(*puzzle);
        QCOMPARE(numberedRooms(imageOf(*puzzle, Symmetry::Quarter)), numbered);
        with += static_cast<std::size_t>(std::ranges::count(numbered, true));
        all += numbered.size();
    }
    QVERIFY(with > 0);
    QVERIFY(with < all);
}

/// Where the values that are allowed are true in one room and not in its image, neither carries a number.
void GeneratorRoomsTest::fewValuesStaySymmetric()
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        GenerateOptions options;
        options.size = {6, 6};
        options.seed = seed;
        options.symmetry = Symmetry::Point;
        options.values = {{1, 1}, {2, 1}};
        options.limit = std::chrono::milliseconds(tests::patienceMs);
        const auto puzzle = generate(*findGenre("heyawake"), options).puzzle;
        QVERIFY(puzzle);
        QCOMPARE(numberedRooms(imageOf(*puzzle, Symmetry::Point)), numberedRooms(*puzzle));
        for (const Room& room : rooms(*puzzle))
            QVERIFY(room.number == blank || room.number == 1 || room.number == 2);
    }
}

void GeneratorRoomsTest::startMustRepeat()
{
    GenerateOptions options;
    options.size = {4, 4};
    options.symmetry = Symmetry::Point;
    options.start = findGenre("heyawake")->makeBoard(options.size);
    QVERIFY(!problemWith(*findGenre("heyawake"), options));
    for (int x = 0; x < 4; ++x)
        options.start->set(Layer::Room, edgeBetween(cellAt(x, 0), Dir::Down), 1);
    QCOMPARE(problemWith(*findGenre("heyawake"), options), GenerateProblem::StartSymmetry);
    for (int x = 0; x < 4; ++x)
        options.start->set(Layer::Room, edgeBetween(cellAt(x, 3), Dir::Up), 1);
    QVERIFY(!problemWith(*findGenre("heyawake"), options));
}

/// What cannot be laid out is refused before the search, and only that.
void GeneratorRoomsTest::impossibleSymmetriesAreRefused()
{
    const auto problem = [](const char* id, Size size, Symmetry symmetry) {
        GenerateOptions options;
        options.size = size;
        options.symmetry = symmetry;
        return problemWith(*findGenre(id), options);
    };
    const auto refused = GenerateProblem::SymmetryNotPossible;
    QCOMPARE(problem("lits", {8, 8}, Symmetry::AntiDiagonal), refused);
    QCOMPARE(problem("lits", {7, 7}, Symmetry::Point), refused);
    QVERIFY(!problem("lits", {7, 8}, Symmetry::Point));
    QVERIFY(!problem("lits", {8, 8}, Symmetry::Quarter));
    QCOMPARE(problem("norinori", {7, 9}, Symmetry::Point), refused);
    QVERIFY(!problem("norinori", {7, 7}, Symmetry::Diagonal));
    QCOMPARE(problem("starbattle", {10, 10}, Symmetry::TopBottom), refused);
    QCOMPARE(problem("starbattle", {10, 10}, Symmetry::Quarter), refused);
    QVERIFY(!problem("starbattle", {8, 8}, Symmetry::Quarter));
    QVERIFY(!problem("starbattle", {5, 5}, Symmetry::Quarter));
    QCOMPARE(problem("nuriuzu", {10, 10}, Symmetry::Quarter), refused);
    QVERIFY(!problem("nuriuzu", {9, 9}, Symmetry::Quarter));
    QCOMPARE(problem("numlin", {6, 6}, Symmetry::LeftRight), refused);
    QVERIFY(!problem("numlin", {6, 6}, Symmetry::None));
}

void GeneratorRoomsTest::numbersBecomeUnknown_data()
{
    QTest::addColumn<QString>("genre");
    for (const char* genre : {"nurikabe", "yajilin", "geradeweg"})
        QTest::newRow(genre) << genre;
}

/// Some clues lose their number, others keep it, and the puzzle stays unique.
void GeneratorRoomsTest::numbersBecomeUnknown()
{
    QFETCH(QString, genre);
    const Genre& kind = *findGenre(genre.toStdString());
    int unknown = 0, known = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        GenerateOptions options;
        options.size = {7, 7};
        options.seed = seed;
        const Generated made = generate(kind, options);
        QVERIFY(made.puzzle);
        QCOMPARE(check(*made.puzzle).status, Status::Unique);
        for (const int value : made.puzzle->values(Layer::Number)) {
            unknown += value == question ? 1 : 0;
            known += value != question && value != blank ? 1 : 0;
        }
    }
    QVERIFY(unknown > 0);
    QVERIFY(known > unknown);
}

TOKISUJI_TEST(GeneratorRoomsTest);
#include "generator_rooms_test.moc"
