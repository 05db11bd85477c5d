// Generator: rooms repeat in a symmetry, as drawn and as moved; numbers become "?" where they are not needed.
#include "engine/board/edit.h"
#include "engine/board/rooms.h"
#include "engine/generate/generator.h"
#include "engine/generate/orbits.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/room_moves.h"
#include "engine/genre/registry.h"
#include "engine/solve/check.h"

#include <QTest>

#include <algorithm>

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
    QTest::addColumn<QString>("genre");
    for (const char* genre : {"heyawake", "ripple", "stostone", "kinkonkan", "aqre"})
        QTest::newRow(genre) << genre;
}

void GeneratorRoomsTest::puzzlesHaveSymmetricRooms()
{
    QFETCH(QString, genre);
    for (const Symmetry symmetry : {Symmetry::Point, Symmetry::Diagonal}) {
        GenerateOptions options;
        options.size = {6, 6};
        options.symmetry = symmetry;
        options.limit = std::chrono::seconds(30);
        const Generated made = generate(*findGenre(genre.toStdString()), options);
        QVERIFY(made.puzzle);
        QVERIFY(repeats(*made.puzzle, symmetry));
        QVERIFY(rooms(*made.puzzle).size() > 1);
        QCOMPARE(check(*made.puzzle).status, Status::Unique);
    }
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

QTEST_APPLESS_MAIN(GeneratorRoomsTest)
#include "generator_rooms_test.moc"
