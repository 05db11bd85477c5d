// Edits of boards of every genre: what they do, and that their inverses undo them exactly.
#include "tests/board/random_board.h"

#include "engine/board/edge_set.h"
#include "engine/board/edit.h"
#include "engine/board/turn.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace tokisuji;

namespace {

constexpr std::array transforms{Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateRight,
                                Transform::RotateLeft};
constexpr int rounds = 12;

Board after(const Board& board, const Edit& edit)
{
    Board result = board;
    edit.applyTo(result);
    return result;
}

/// Back and forth, and back and forth again.
void checkInverse(const Board& board, const Edit& edit)
{
    const Board changed = after(board, edit);
    QVERIFY(after(changed, edit.inverse()) == board);
    QVERIFY(edit.inverse().inverse() == edit);
    QVERIFY(after(board, edit.inverse().inverse()) == changed);
}

Size expectedSize(Size size, Side side, int lines)
{
    return side == Side::Top || side == Side::Bottom ? Size{size.width, size.height + lines}
                                                     : Size{size.width + lines, size.height};
}

/// Where a place of a board is after `lines` more lines at a side: what stands outside the grid stays beside it.
Place moved(Place place, Size size, Side side, int lines)
{
    const auto by = [&](bool isPushed) { return static_cast<std::int16_t>(isPushed ? 2 * lines : 0); };
    const bool down = (side == Side::Top && place.y >= 0) || (side == Side::Bottom && place.y > 2 * size.height);
    const bool right = (side == Side::Left && place.x >= 0) || (side == Side::Right && place.x > 2 * size.width);
    return {static_cast<std::int16_t>(place.x + by(right)), static_cast<std::int16_t>(place.y + by(down))};
}

bool hasSums(const Board& board)
{
    return board.has(Layer::Right) && !board.has(Layer::Left);
}

/// Room numbers may move to other cells of their rooms, sums with the beginnings of their runs, and pieces are numbered
/// anew when their set changes with the board; every other value keeps its place.
bool isFixed(const Board& board, Layer layer)
{
    if (!edgeSetOf(board).pieces().empty() && (layer == Layer::Number || layer == Layer::Digit))
        return false;
    const bool isSum = layer == Layer::Right || layer == Layer::Down || layer == Layer::Outside;
    return (layer != Layer::Number || !board.hasRoomNumbers()) && !(isSum && hasSums(board));
}

/// Some values become others when the board turns; some clues outside the grid come back to their sides.
bool turnsInPlace(const Board& board, Layer layer)
{
    const bool goesBack = placesOf(layer) == PlaceKind::Slot && board.hasSlotsTopLeft();
    const bool isSign = board.signTurn() != SignTurn::None
                        && (layer == Layer::Number || layer == Layer::Digit || layer == Layer::Candidates);
    const bool isDirected = isSign || layer == Layer::Bar || layer == Layer::Arrow || layer == Layer::Terrain
                            || layer == Layer::Symbol || layer == Layer::Corner || layer == Layer::Up
                            || layer == Layer::Down || layer == Layer::Left || layer == Layer::Right
                            || layer == Layer::Heading || layer == Layer::Way;
    return isFixed(board, layer) && !goesBack && !isDirected;
}

std::multiset<int> roomNumbers(const Board& board)
{
    std::multiset<int> numbers;
    if (!board.hasRoomNumbers())
        return numbers;
    for (const Room& room : rooms(board))
        if (room.number != blank) // a new line beside a hole is a room of its own
            numbers.insert(room.number);
    return numbers;
}

void checkRoomNumbersAreSettled(const Board& board)
{
    if (!board.has(Layer::Room))
        return;
    EditBuilder builder(board);
    settleRoomNumbers(builder);
    QVERIFY(builder.edit().empty());
    for (const Place edge : board.grid().all(PlaceKind::Edge)) // and no border stands on the frame
        QVERIFY(board.grid().isInner(edge) || board.at(Layer::Room, edge) == blank);
}

Place placeAfter(Place p, Size size, Transform::Kind kind)
{
    const int right = 2 * size.width - p.x, below = 2 * size.height - p.y;
    const auto at = [](int x, int y) { return Place{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; };
    switch (kind) {
    case Transform::FlipLeftRight:
        return at(right, p.y);
    case Transform::FlipTopBottom:
        return at(p.x, below);
    case Transform::RotateRight:
        return at(below, p.x);
    case Transform::RotateLeft:
        return at(p.y, right);
    }
    return p;
}

} // namespace

class EditTest : public QObject {
    Q_OBJECT
private slots:
    void insertedLines_data() { everyGenre(); }
    void insertedLines();
    void removedLines_data() { everyGenre(); }
    void removedLines();
    void insertingAndRemovingIsNothing_data() { everyGenre(); }
    void insertingAndRemovingIsNothing();
    void turnsAndFlips_data() { everyGenre(); }
    void turnsAndFlips();
    void arrowsTurnWithTheBoard();
    void directedValuesTurnWithTheBoard();
    void everyLayerGoesBack();
    void slotsStayBesideTheirLines();
    void setup();
    void longChainsGoBack_data() { everyGenre(); }
    void longChainsGoBack();
    void differencesAndClearing_data() { everyGenre(); }
    void differencesAndClearing();
    void flags();
    void builderMerges();
    void builderIgnoresWhatIsNotThere();
    void builderAgreesWithTheBoards();
    void builderIsFastEnoughForWholeBoards();

private:
    void everyGenre();
};

void EditTest::everyGenre()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->id.data(),
                                                             static_cast<qsizetype>(genre->id.size()));
}

void EditTest::insertedLines()
{
    QFETCH(QString, id);
    RandomBoards random(1);
    for (int round = 0; round < rounds; ++round)
        for (const Side side : sides) {
            const Board board = random.board(*findGenre(id.toStdString()), random.size(1, 7));
            const int count = 1 + random.pick(3), lines = count * board.grid().tiling().pitch();
            const Edit edit = insertLines(board, side, count);
            const Board grown = after(board, edit);
            QCOMPARE(grown.size().cells(), expectedSize(board.size(), side, lines).cells());
            QVERIFY(grown.size() == expectedSize(board.size(), side, lines));
            checkInverse(board, edit);
            checkRoomNumbersAreSettled(grown);
            QVERIFY(roomNumbers(grown) == roomNumbers(board));
            for (const Layer layer : board.layers())
                for (const Place p : board.grid().all(placesOf(layer)))
                    QVERIFY(!isFixed(board, layer)
                            || grown.at(layer, moved(p, board.size(), side, lines)) == board.at(layer, p));
        }
}

void EditTest::removedLines()
{
    QFETCH(QString, id);
    RandomBoards random(2);
    for (int round = 0; round < rounds; ++round)
        for (const Side side : sides) {
            const Board board = random.board(*findGenre(id.toStdString()), random.size(3, 8));
            const int count = 1 + random.pick(2), lines = count * board.grid().tiling().pitch();
            const Edit edit = removeLines(board, side, count);
            const Board shrunk = after(board, edit);
            QVERIFY(shrunk.size() == expectedSize(board.size(), side, -lines));
            checkInverse(board, edit);
            checkRoomNumbersAreSettled(shrunk);
            for (const Layer layer : board.layers())
                for (const Place p : shrunk.grid().all(placesOf(layer))) {
                    const bool isOnFrame = isVertex(p) && shrunk.grid().cellsAround(p).size() < 4;
                    if (layer == Layer::Vertex && isOnFrame && !shrunk.hasFramePoints()) {
                        QCOMPARE(shrunk.at(layer, p), blank);
                        continue;
                    }
                    const bool isFrame =
                        (isEdge(p) && !shrunk.grid().isInner(p)) || (layer == Layer::Point && isOnFrame);
                    QVERIFY(isFrame || !isFixed(board, layer)
                            || shrunk.at(layer, p) == board.at(layer, moved(p, shrunk.size(), side, lines)));
                }
        }
}

void EditTest::insertingAndRemovingIsNothing()
{
    QFETCH(QString, id);
    RandomBoards random(3);
    for (int round = 0; round < rounds; ++round)
        for (const Side side : sides) {
            Board board = random.board(*findGenre(id.toStdString()), random.size(2, 7));
            for (const Layer layer : {Layer::Line, Layer::Point}) // marks on the frame are lost when it moves inwards
                if (board.has(layer))
                    board = board.without(std::array{layer});
            const Board grown = after(board, insertLines(board, side, 2));
            QVERIFY(after(grown, removeLines(grown, side, 2)) == board);
        }
}

void EditTest::turnsAndFlips()
{
    QFETCH(QString, id);
    RandomBoards random(4);
    for (int round = 0; round < rounds; ++round) {
        const Board board = random.board(*findGenre(id.toStdString()), random.size(1, 8));
        for (const Transform::Kind kind : transforms) {
            if (!canBeTurned(board.grid(), kind))
                continue;
            const Edit edit = transform(board, kind);
            const Board result = after(board, edit);
            checkInverse(board, edit);
            checkRoomNumbersAreSettled(result);
            QVERIFY(roomNumbers(result) == roomNumbers(board));
            for (const Layer layer : board.layers())
                for (const Place p : board.grid().all(placesOf(layer)))
                    QVERIFY(!turnsInPlace(board, layer)
                            || result.at(layer, placeAfter(p, board.size(), kind)) == board.at(layer, p));
            Board again = result; // a flip twice, a quarter four times
            const bool isFlip = kind == Transform::FlipLeftRight || kind == Transform::FlipTopBottom;
            for (int i = 1; i < (isFlip ? 2 : 4); ++i)
                again = after(again, transform(again, kind));
            QVERIFY(again == board);
        }
    }
}

void EditTest::arrowsTurnWithTheBoard()
{
    const Place cell = cellAt(0, 0);
    Board board = findGenre("yajilin")->makeBoard({3, 2});
    board.set(Layer::Number, cell, 2);
    board.set(Layer::Arrow, cell, static_cast<int>(Dir::Right));
    const auto arrowAfter = [&](Transform::Kind kind) {
        const Board result = after(board, transform(board, kind));
        const Place there = placeAfter(cell, board.size(), kind);
        return result.at(Layer::Number, there) == 2 ? static_cast<Dir>(result.at(Layer::Arrow, there)) : Dir::None;
    };
    QVERIFY(arrowAfter(Transform::FlipLeftRight) == Dir::Left);
    QVERIFY(arrowAfter(Transform::FlipTopBottom) == Dir::Right);
    QVERIFY(arrowAfter(Transform::RotateRight) == Dir::Down);
    QVERIFY(arrowAfter(Transform::RotateLeft) == Dir::Up);
}

/// What becomes of one value in the middle of a board.
void EditTest::directedValuesTurnWithTheBoard()
{
    RandomBoards random(9);
    const Board blank3 = random.boardOfAllLayers({3, 3}).blankOfSize({3, 3});
    const Place middle = cellAt(1, 1);
    const auto turns = [&](Layer layer, int value, Transform::Kind kind, Layer toLayer, int toValue) {
        Board board = blank3;
        board.set(layer, middle, value);
        Board expected = blank3;
        expected.set(toLayer, middle, toValue);
        return after(board, transform(board, kind)) == expected;
    };
    using enum Transform::Kind;
    QVERIFY(turns(Layer::Up, 5, RotateRight, Layer::Right, 5));
    QVERIFY(turns(Layer::Up, 5, RotateLeft, Layer::Left, 5));
    QVERIFY(turns(Layer::Down, 2, FlipTopBottom, Layer::Up, 2));
    QVERIFY(turns(Layer::Left, question, FlipLeftRight, Layer::Right, question));
    QVERIFY(turns(Layer::Left, 0, FlipTopBottom, Layer::Left, 0));
    for (const Transform::Kind kind : transforms) // a log may hold what is no direction
        for (const int other : {question, 0, 5, 257})
            QVERIFY(turns(Layer::Arrow, other, kind, Layer::Arrow, other));
    const auto symbol = [](Symbol value) { return static_cast<int>(value); };
    for (const Transform::Kind kind : transforms)
        QVERIFY(turns(Layer::Symbol, symbol(Symbol::Slash), kind, Layer::Symbol, symbol(Symbol::Backslash)));
    QVERIFY(turns(Layer::Symbol, symbol(Symbol::None), RotateLeft, Layer::Symbol, symbol(Symbol::None)));
    const auto corner = [](Corner value) { return static_cast<int>(value); };
    QVERIFY(turns(Layer::Corner, corner(Corner::LowerLeft), RotateRight, Layer::Corner, corner(Corner::UpperLeft)));
    QVERIFY(turns(Layer::Corner, corner(Corner::LowerLeft), FlipLeftRight, Layer::Corner, corner(Corner::LowerRight)));
    QVERIFY(turns(Layer::Corner, corner(Corner::UpperRight), FlipTopBottom, Layer::Corner, corner(Corner::LowerRight)));
    const auto terrain = [](Terrain value) { return static_cast<int>(value); };
    const int upright = terrain(Terrain::GateVertical), lying = terrain(Terrain::GateHorizontal);
    QVERIFY(turns(Layer::Terrain, upright, RotateRight, Layer::Terrain, lying));
    QVERIFY(turns(Layer::Terrain, lying, RotateLeft, Layer::Terrain, upright));
    QVERIFY(turns(Layer::Terrain, lying, FlipLeftRight, Layer::Terrain, lying));
    QVERIFY(turns(Layer::Terrain, terrain(Terrain::Water), RotateLeft, Layer::Terrain, terrain(Terrain::Water)));
}

void EditTest::everyLayerGoesBack()
{
    RandomBoards random(10);
    for (int round = 0; round < rounds; ++round) {
        const Board board = random.boardOfAllLayers(random.size(2, 6));
        for (const Transform::Kind kind : transforms)
            checkInverse(board, transform(board, kind));
        for (const Side side : sides) {
            checkInverse(board, insertLines(board, side, 1 + random.pick(3)));
            checkInverse(board, removeLines(board, side, 1));
            Board grown = after(board, insertLines(board, side, 3));
            const Edit shrink = removeLines(grown, side, 3);
            QVERIFY(shrink.tryApplyTo(grown));
            for (const Layer layer : board.layers()) // what stands on the frame is lost when it moves inwards
                QVERIFY(placesOf(layer) == PlaceKind::Edge || placesOf(layer) == PlaceKind::Vertex
                        || std::ranges::equal(grown.values(layer), board.values(layer)));
        }
        checkInverse(board, difference(board, random.boardOfAllLayers(board.size())));
        QVERIFY(clear(board, board.layers()).inverse().inverse() == clear(board, board.layers()));
    }
}

void EditTest::slotsStayBesideTheirLines()
{
    RandomBoards random(11);
    const Board board = random.boardOfAllLayers({5, 4});
    for (const Side side : sides) {
        const Board grown = after(board, insertLines(board, side, 2));
        for (const Place slot : board.grid().all(PlaceKind::Slot)) {
            const Side at = board.grid().sideOf(slot);
            const Place cell = board.grid().lineFrom(slot).front();
            const int line = at == Side::Top || at == Side::Bottom ? column(cell) : row(cell);
            const bool isPushed = (side == Side::Top && (at == Side::Left || at == Side::Right))
                                  || (side == Side::Left && (at == Side::Top || at == Side::Bottom));
            const int depth = (std::max({-slot.x, -slot.y, slot.x - 10, slot.y - 8}) - 1) / 2;
            QCOMPARE(grown.at(Layer::Outside, grown.grid().slot(at, line + (isPushed ? 2 : 0), depth)),
                     board.at(Layer::Outside, slot));
        }
    }
    const Board turned = after(board, transform(board, Transform::RotateRight)); // the top becomes the right side
    for (int line = 0; line < 5; ++line)
        QCOMPARE(turned.at(Layer::Letter, turned.grid().slot(Side::Right, line, 1)),
                 board.at(Layer::Letter, board.grid().slot(Side::Top, line, 1)));
}

void EditTest::setup()
{
    RandomBoards random(12);
    Board board = random.boardOfAllLayers({3, 3});
    board.setSetup("2");
    const Edit edit = changeSetup(board, "/1/337k");
    QVERIFY(edit.isStructural());
    QCOMPARE(after(board, edit).setup(), std::string("/1/337k"));
    checkInverse(board, edit);
    QVERIFY(changeSetup(board, "2").empty());
    Board other = board;
    QVERIFY(edit.tryApplyTo(other) && !edit.tryApplyTo(other)); // the second time another one stands there
    QVERIFY(after(board, difference(board, other)) == other);
    QVERIFY(board != other && board.hash() != other.hash());
}

void EditTest::longChainsGoBack()
{
    QFETCH(QString, id);
    RandomBoards random(5);
    std::vector<Board> boards{random.board(*findGenre(id.toStdString()), {5, 4})};
    std::vector<Edit> edits;
    for (int i = 0; i < 60; ++i) {
        const Board& board = boards.back();
        const Side side = sides[static_cast<std::size_t>(random.pick(4))];
        const int fewest = 4 * board.grid().tiling().pitch();
        const bool isSmall = board.size().width < fewest || board.size().height < fewest;
        const int what = random.pick(3);
        const Transform::Kind turn = transforms[static_cast<std::size_t>(random.pick(4))];
        edits.push_back(what == 0 && canBeTurned(board.grid(), turn) ? transform(board, turn)
                        : (what == 1 && board.size().cells() < 80) || isSmall
                            ? insertLines(board, side, 1 + random.pick(2))
                            : removeLines(board, side, 1 + random.pick(2)));
        boards.push_back(after(board, edits.back()));
    }
    Board board = boards.back();
    while (!edits.empty()) {
        edits.back().inverse().applyTo(board);
        edits.pop_back();
        QVERIFY(board == boards[edits.size()]);
    }
}

void EditTest::differencesAndClearing()
{
    QFETCH(QString, id);
    RandomBoards random(6);
    const Genre& genre = *findGenre(id.toStdString());
    const Board from = random.board(genre, {6, 5});
    const Board to = random.board(genre, {6, 5});
    QVERIFY(after(from, difference(from, to)) == to);
    checkInverse(from, difference(from, to));
    QVERIFY(difference(from, from).empty());

    const Board cleared = after(from, clear(from, genre.answerLayers()));
    for (const Layer layer : genre.answerLayers())
        QVERIFY(cleared.isBlank(layer));
    for (const Layer layer : genre.clueLayers())
        QVERIFY(std::ranges::equal(cleared.values(layer), from.values(layer)));
    QVERIFY(clear(cleared, genre.answerLayers()).empty());
}

void EditTest::flags()
{
    const Board board = findGenre("yajilin")->makeBoard({4, 4}, "o");
    const Edit edit = changeFlags(board, "ob");
    QVERIFY(edit.isStructural());
    QCOMPARE(after(board, edit).flags(), std::string("bo"));
    checkInverse(board, edit);
    QVERIFY(changeFlags(board, "oo").empty());
    Board other = board;
    for (const char* untidy : {"ob", "oo"})
        QVERIFY(!Edit({FlagChange{"o", untidy}}).tryApplyTo(other));
    QVERIFY(other == board);
}

void EditTest::builderMerges()
{
    Board board = findGenre("slither")->makeBoard({4, 4});
    board.set(Layer::Number, cellAt(1, 1), 3);
    EditBuilder builder(board);
    builder.set(Layer::Number, cellAt(0, 0), 1);
    builder.set(Layer::Number, cellAt(1, 1), 2);
    builder.set(Layer::Number, cellAt(0, 0), 2);
    builder.set(Layer::Tint, cellAt(0, 0), 1); // another layer of the same place
    QVERIFY(builder.edit().changes()
            == (std::vector<Change>{{Layer::Number, cellAt(0, 0), blank, 2},
                                    {Layer::Number, cellAt(1, 1), 3, 2},
                                    {Layer::Tint, cellAt(0, 0), blank, 1}}));
    QVERIFY(!builder.edit().isStructural());
    QVERIFY(builder.board() == after(board, builder.edit()));

    builder.set(Layer::Number, cellAt(1, 1), 3); // as it was
    QCOMPARE(builder.edit().steps.size(), 2U);
    builder.set(Layer::Number, cellAt(0, 0), blank);
    builder.set(Layer::Tint, cellAt(0, 0), blank);
    QVERIFY(builder.edit().empty());
    QVERIFY(builder.board() == board);
}

void EditTest::builderIgnoresWhatIsNotThere()
{
    const Board board = findGenre("slither")->makeBoard({4, 4});
    EditBuilder builder(board);
    builder.set(Layer::Number, cellAt(4, 0), 1);
    builder.set(Layer::Number, Place{-1, 1}, 1);
    builder.set(Layer::Number, vertexAt(1, 1), 1);
    builder.set(Layer::Number, wholeBoard, 1);
    builder.set(Layer::Shade, cellAt(0, 0), 1);
    builder.set(Layer::Number, cellAt(0, 0), blank);
    QVERIFY(builder.edit().empty());
    QVERIFY(builder.board() == board);
}

void EditTest::builderAgreesWithTheBoards()
{
    RandomBoards random(7);
    for (int round = 0; round < 200; ++round) {
        const Board board = random.board(*findGenre("nurikabe"), {4, 3});
        EditBuilder builder(board);
        for (int i = random.pick(60); i >= 0; --i) // few places, so that most are set again and again
            builder.set(random.pick(2) == 0 ? Layer::Number : Layer::Shade, cellAt(random.pick(4), random.pick(3)),
                        random.pick(3) - 1);
        const Edit edit = builder.edit();
        QVERIFY(after(board, edit) == builder.board());
        checkInverse(board, edit);
        std::set<std::pair<Layer, Place>> seen;
        for (const Change& change : edit.changes()) {
            QVERIFY(change.before != change.after);
            QVERIFY(seen.insert({change.layer, change.place}).second);
        }
    }
}

void EditTest::builderIsFastEnoughForWholeBoards()
{
    RandomBoards random(8);
    const Board board = random.board(*findGenre("slither"), {100, 100});
    const tests::WorkClock clock(tests::WorkClock::Thread);
    EditBuilder builder(board);
    for (const Layer layer : board.layers())
        for (const Place place : board.grid().all(placesOf(layer)))
            builder.set(layer, place, 1);
    const double milliseconds = clock.ms();
    qInfo("%zu changes collected in %.1f ms", builder.edit().steps.size(), milliseconds);
    QVERIFY(builder.edit().steps.size() > 20'000);
    QVERIFY2(milliseconds < 200, "the time grows with the square of the stroke");
}

TOKISUJI_TEST(EditTest);
#include "edit_test.moc"
