// Edits and boards as bytes: exact both ways, and nothing else is taken for one.
#include "editor/model/store/bytes.h"
#include "editor/model/store/edit_codec.h"
#include "editor/model/store/edit_json.h"
#include "engine/formats/formats.h"
#include "tests/model/history_reference.h"
#include "tests/support/test.h"

#include <QTest>

#include <limits>

using namespace tokisuji;

namespace {

constexpr std::uint64_t context = 0x1234'5678'9abc;

/// Every kind of step, with values at their limits.
Edit oddEdit()
{
    constexpr int least = std::numeric_limits<int>::min();
    constexpr int most = std::numeric_limits<int>::max();
    constexpr std::int16_t far = std::numeric_limits<std::int16_t>::max();
    return {{
        Change{Layer::Number, {far, far}, least, most},
        Change{Layer::Tint, wholeBoard, most, least},
        Change{Layer::Line, {-3, 0}, blank, question},
        InsertLines{Axis::Vertical, most, least},
        RemoveLines{Axis::Horizontal, -1, 200},
        Transform{Transform::RotateLeft},
        FlagChange{"", std::string("a\0b", 3)},
        FlagChange{std::string(300, 'x'), "日本"},
        SetupChange{"", std::string("2\0", 2)},
        SetupChange{std::string(1000, '/'), "p"},
        Change{Layer::Fourth, {1, 1}, question, 7}, // the last that shares a byte with its kind, and those behind it
        Change{Layer::Right, {3, 1}, blank, 0},
        Change{Layer::Outside, {-5, 3}, blank, most},
        Change{static_cast<Layer>(layerCount - 1), {3, 3}, least, 1},
    }};
}

QByteArray flipped(QByteArray bytes, qsizetype bit)
{
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ (1 << bit % 8));
    return bytes;
}

} // namespace

class StoreCodecTest : public QObject {
    Q_OBJECT
private slots:
    void numbersHaveOneSpelling();
    void editsAreExact();
    void oddEditsAreExact();
    void gesturesOfAllKindsAreExact();
    void boardsOfAllGenresAreExact();
    void wallsKeepTheirShape();
    void boardsWithoutRulesAreReadAgain();
    void plainEditsAreSmall();
    void damagedEditsAreRefused();
    void damagedBoardsAreRefused();
    void valuesWithoutMeaningAreRefused();
    void unknownBytesAreRefused();
};

void StoreCodecTest::numbersHaveOneSpelling()
{
    const std::vector<std::int64_t> values{
        0, -1, 1, 63, 64, -64, -65, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
    for (const std::int64_t value : values) {
        ByteWriter out;
        out.signedNumber(value);
        ByteReader in(out.bytes());
        QCOMPARE(in.signedNumber(), value);
        QVERIFY(in.atEnd() && !in.failed());
        ByteReader cut(QByteArrayView(out.bytes()).chopped(1));
        QCOMPARE(cut.signedNumber(), 0);
        QVERIFY(cut.failed());
    }
    for (const QByteArray& bytes : {QByteArray("\x80\x00", 2), QByteArray(10, '\xff'), QByteArray(11, '\x80')}) {
        ByteReader in(bytes);
        QCOMPARE(in.number(), 0U);
        QVERIFY(in.failed());
    }
    const QByteArray wide("\xff\xff\xff\xff\x7f");
    ByteReader tooLarge(wide);
    QCOMPARE(tooLarge.signedNumberAs<int>(), 0);
    QVERIFY(tooLarge.failed());
}

void StoreCodecTest::editsAreExact()
{
    QCOMPARE(decodeEdit(encodeEdit({}, context), context), Edit{});
    Random random(1);
    const Edit edit = stroke(slither(9, 9), random, 60);
    QCOMPARE(decodeEdit(encodeEdit(edit, context), context), edit);
}

void StoreCodecTest::oddEditsAreExact()
{
    QCOMPARE(decodeEdit(encodeEdit(oddEdit(), context), context), oddEdit());
    const Edit newer{{
        SetupChange{"1", "/2/33k"},
        Change{Layer::Outside, {-1, 3}, blank, 4},
        Change{Layer::Vertex, {2, 4}, question, 0},
        Change{Layer::Corner, {1, 1}, 0, static_cast<int>(Corner::UpperRight)},
    }};
    QCOMPARE(editFromJson(toJson(newer)), newer);
    QCOMPARE(decodeEdit(encodeEdit(newer, context), context), newer);
}

void StoreCodecTest::gesturesOfAllKindsAreExact()
{
    Random random(2);
    History history(slither(5, 5));
    for (int i = 0; i < 3000; ++i) {
        const Edit edit = gesture(history.board(), random);
        const QByteArray bytes = encodeEdit(edit, static_cast<std::uint64_t>(i));
        QCOMPARE(decodeEdit(bytes, static_cast<std::uint64_t>(i)), edit);
        history.commit(edit, 0);
        const QByteArray board = encodeBoard(history.board(), context);
        QCOMPARE(decodeBoard(board, context), history.board());
    }
}

void StoreCodecTest::boardsOfAllGenresAreExact()
{
    Random random(3);
    for (const Genre* genre : allGenres()) {
        for (const Size size : {Size{1, 1}, Size{9, 9}, Size{maxSide, 3}}) {
            Board board = genre->makeBoard(size, "fb");
            board.setOwnRules("v:" + std::string(genre->id));
            board.setSetup(size.width == 9 ? "" : "12/3");
            QCOMPARE(decodeBoard(encodeBoard(board, context), context), board);
            const Board bare = board.blankOn(board.grid()); // a new one begins with a start, say
            QCOMPARE(decodeBoard(encodeBoard(bare, context), context), bare);
            QVERIFY(boardFromJson(toJson(bare)) == bare);
            for (const Layer layer : board.layers()) {
                const auto [least, most] = board.valuesOf(layer);
                for (int i = 0; i < board.grid().count(placesOf(layer)); i += 1 + pick(random, 3))
                    board.set(layer, board.grid().place(placesOf(layer), i), least + pick(random, most - least + 1));
            }
            QCOMPARE(decodeBoard(encodeBoard(board, context), context), board);
        }
    }
}

void StoreCodecTest::wallsKeepTheirShape()
{
    for (const char* puzzle : {"tawa/3/3/0/a1e0", "tawa/2/2/1/6c", "tawa/2/2/2/6c", "tawa/2/2/3/d1"}) {
        const Board board = *readUrl(puzzle);
        QVERIFY(decodeBoard(encodeBoard(board, context), context) == board);
        QVERIFY(boardFromJson(toJson(board)) == board);
        const Board wider = [&] {
            Board after = board;
            insertLines(board, Side::Left, 1).applyTo(after);
            return after;
        }();
        QVERIFY(decodeBoard(encodeBoard(wider, context), context) == wider);
        QVERIFY(boardFromJson(toJson(wider)) == wider);
    }
}

void StoreCodecTest::boardsWithoutRulesAreReadAgain()
{
    for (const Genre* genre : allKinds()) {
        if (genre->isWhole())
            continue;
        const Board board = *readPuzzle(std::string(genre->id) + "/v:own/5/4/0123g5h.h1");
        const QByteArray bytes = encodeBoard(board, context);
        QVERIFY(decodeBoard(bytes, context) == board);
        QVERIFY(boardFromJson(toJson(board)) == board);
        const Board file = *readPuzzle("pzprv3/" + std::string(genre->id) + "/1/2/. 1 /");
        QVERIFY(decodeBoard(encodeBoard(file, context), context) == file);
        Board damaged = board;
        damaged.setSetup("no puzzle");
        QVERIFY(!decodeBoard(encodeBoard(damaged, context), context));
    }
}

void StoreCodecTest::plainEditsAreSmall()
{
    EditBuilder builder(slither(maxSide, maxSide));
    builder.set(Layer::Number, cellAt(maxSide - 1, maxSide - 1), 3);
    QVERIFY(encodeEdit(builder.edit(), context).size() <= 12);
}

void StoreCodecTest::damagedEditsAreRefused()
{
    Random random(4);
    const std::vector<Edit> edits{oddEdit(), stroke(slither(9, 9), random, 20), stroke(slither(9, 9), random, 1)};
    for (const Edit& edit : edits) {
        const QByteArray bytes = encodeEdit(edit, context);
        QVERIFY(!decodeEdit(bytes, context + 1));
        for (qsizetype length = 0; length < bytes.size(); ++length)
            QVERIFY(!decodeEdit(QByteArrayView(bytes).first(length), context));
        for (qsizetype bit = 0; bit < bytes.size() * 8; ++bit)
            QVERIFY(!decodeEdit(flipped(bytes, bit), context));
    }
}

void StoreCodecTest::damagedBoardsAreRefused()
{
    Board board = slither(7, 7);
    board.set(Layer::Number, cellAt(3, 3), 2);
    const QByteArray bytes = encodeBoard(board, context);
    QVERIFY(!decodeBoard(bytes, context + 1));
    for (qsizetype length = 0; length < bytes.size(); ++length)
        QVERIFY(!decodeBoard(QByteArrayView(bytes).first(length), context));
    for (qsizetype bit = 0; bit < bytes.size() * 8; ++bit)
        QVERIFY(!decodeBoard(flipped(bytes, bit), context));
}

/// Bytes and lines that are whole and put what no such board can hold.
void StoreCodecTest::valuesWithoutMeaningAreRefused()
{
    struct Row {
        Layer layer;
        Place place;
        int value;
    };
    for (const auto& [layer, place, value] :
         {Row{Layer::Number, cellAt(3, 3), 1'000'000'000}, Row{Layer::Number, cellAt(3, 3), plainMark},
          Row{Layer::Line, {1, 2}, 3}, Row{Layer::Tint, cellAt(0, 0), 3}, Row{Layer::NoteColour, cellAt(0, 0), 9}}) {
        Board board = slither(7, 7);
        QVERIFY(decodeBoard(encodeBoard(board, context), context) && boardFromJson(toJson(board)));
        board.set(layer, place, value);
        QVERIFY(!decodeBoard(encodeBoard(board, context), context));
        QVERIFY(!boardFromJson(toJson(board)));
    }
}

/// Bytes that are sealed rightly and mean nothing, as from another version.
void StoreCodecTest::unknownBytesAreRefused()
{
    Random random(5);
    int taken = 0;
    for (int round = 0; round < 20'000; ++round) {
        ByteWriter out;
        out.byte(pick(random, 8) == 0 ? 2 : 1);
        for (int i = pick(random, 20); i > 0; --i)
            out.byte(static_cast<std::uint8_t>(pick(random, 256)));
        out.seal(context);
        if (const auto edit = decodeEdit(out.bytes(), context)) {
            QCOMPARE(encodeEdit(*edit, context), out.bytes()); // what can be read has one spelling
            ++taken;
        }
        QVERIFY(!decodeBoard(out.bytes(), context));
    }
    QVERIFY(taken > 0);
    Board board("no-such-genre", Grid({3, 3}), std::array{Layer::Number});
    QVERIFY(!decodeBoard(encodeBoard(board, context), context));
    board = Board("slither", Grid({3, 3}), std::array{Layer::Digit}); // a layer that the genre has not
    QVERIFY(!decodeBoard(encodeBoard(board, context), context));
}

TOKISUJI_TEST(StoreCodecTest);
#include "store_codec_test.moc"
