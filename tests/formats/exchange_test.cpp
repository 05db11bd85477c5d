// Forms in which puzzles are handed on: what each looks like, what is written comes back, and what is said of texts
// that break off, belong to no kind here, or hold more than one puzzle.
#include "engine/board/terrain.h"
#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/lz_string.h"
#include "engine/formats/several.h"
#include "engine/formats/sudoku/editor_address.h"
#include "engine/formats/tatham/game.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "tests/formats/text_of.h"
#include "tests/hand/random_hand.h"
#include "tests/support/paths.h"
#include "tests/support/test.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// Lines of a table: fields with tabs between them, "\n" in the last one for a line end.
std::vector<std::vector<std::string>> rowsOf(const QString& path)
{
    std::vector<std::vector<std::string>> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.isEmpty() || line.startsWith('#'))
            continue;
        std::vector<std::string> row;
        for (QByteArray field : line.split('\t'))
            row.push_back(field.replace("\\n", "\n").toStdString());
        rows.push_back(row);
    }
    return rows;
}

/// The address of what a text holds, or the id of the error and its arguments.
std::string addressIn(const std::string& text)
{
    const Result<Board> board = readPuzzle(text);
    if (board)
        return (*writeOwnUrl(*board)).substr(std::string("tokisuji:").size());
    std::string told = board.error().id;
    for (const std::string& arg : board.error().args)
        told += " " + arg;
    return told;
}

Board bareClues(const Board& board)
{
    Board clues = board.withoutMarks();
    for (const Place cell : clues.grid().cells())
        if (isTerrain(clues, cell, Terrain::Painted)) // a picture that means nothing
            clues.set(Layer::Terrain, cell, blank);
    return clues;
}

/// The same board with a number wherever one can be: some forms have no sign for a place without one.
Board filledUp(Board board, RandomHand& hand)
{
    const Genre& genre = genreOf(board);
    const auto number = [&](const Clue& clue) {
        const int least = std::max(clue.min, 1);
        return hand.pick(least, std::max(least, clue.max(board)));
    };
    if (const Clue* clue = genre.clue(Clue::CellNumber))
        for (const Place cell : board.grid().cells())
            board.set(Layer::Number, cell, number(*clue));
    if (const Clue* clue = genre.clue(Clue::OutsideNumber); clue != nullptr && !clue->blocks)
        for (const Place slot : slotsOf(genre, board.grid()))
            board.set(Layer::Outside, slot, number(*clue));
    return board;
}

/// Without what stands for any number, which only pzpr has.
Board withoutUnknown(Board board)
{
    for (const Layer layer : {Layer::Number, Layer::Outside, Layer::Vertex})
        if (board.has(layer))
            for (const Place place : board.grid().all(placesOf(layer)))
                if (board.at(layer, place) == question)
                    board.set(layer, place, blank);
    board.setFlags({});
    return board;
}

const std::string classic = "sudoku/4/4/h1k1g4h3h";
const std::string classicText = "..1.....1.4..3..";

} // namespace

class ExchangeTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreUnique();
    void samplesAreRead_data();
    void samplesAreRead();
    void whatIsWrittenComesBack_data();
    void whatIsWrittenComesBack();
    void everyGameIsWritten();
    void theLargestComesBack();
    void errorsTellWhereItBreaks_data();
    void errorsTellWhereItBreaks();
    void gamesAreGuessed();
    void factsComeWithAddresses();
    void solutionsComeWithAddresses();
    void shortJsonIsRead();
    void compressedTextsComeBack();
    void damagedCompressionIsRefused();
    void severalPuzzlesAreToldApart_data();
    void severalPuzzlesAreToldApart();
    void foreignSamplesAreRead();
};

void ExchangeTest::namesAreUnique()
{
    std::set<std::string_view> names;
    for (const ExchangeFormat& form : exchangeFormats()) {
        QVERIFY2(names.insert(form.name).second, form.name.data());
        QVERIFY(form.read != nullptr || form.write != nullptr);
        QVERIFY(findExchangeFormat(form.name) == &form);
    }
}

void ExchangeTest::samplesAreRead_data()
{
    QTest::addColumn<std::string>("form");
    QTest::addColumn<std::string>("address");
    QTest::addColumn<std::string>("text");
    const auto rows = rowsOf(tests::dataPath(QStringLiteral("exchange.txt")));
    QVERIFY(rows.size() > 20);
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::addRow("%s %zu", rows[i][0].c_str(), i) << rows[i][0] << rows[i][1] << rows[i][2];
}

/// Written they are what they were, but where the form of the sample is only read.
void ExchangeTest::samplesAreRead()
{
    QFETCH(std::string, form);
    QFETCH(std::string, address);
    QFETCH(std::string, text);
    QCOMPARE(textOf(addressIn(text)), textOf(address));
    QCOMPARE(textOf(addressIn("\xEF\xBB\xBF  " + text + " \r\n")), textOf(address));
    const ExchangeFormat* written = findExchangeFormat(form);
    if (written == nullptr || written->write == nullptr)
        return;
    const Result<std::string> again = written->write(*readPuzzle(address), {});
    QVERIFY2(again, again ? "" : toEnglish(again.error()).c_str());
    QCOMPARE(textOf(*again), textOf(text));
}

void ExchangeTest::whatIsWrittenComesBack_data()
{
    QTest::addColumn<std::string>("form");
    for (const char* form : {"text", "fpuzzles", "sudokupad", "tatham"})
        QTest::newRow(form) << std::string(form);
}

void ExchangeTest::whatIsWrittenComesBack()
{
    QFETCH(std::string, form);
    const ExchangeFormat& written = *findExchangeFormat(form);
    RandomHand hand(20);
    int count = 0;
    for (const Genre* genre : allGenres())
        for (int i = 0; i < 120; ++i) {
            const Board puzzle = bareClues(hand.puzzle(*genre, 9));
            const Board asked = i % 4 == 0 ? puzzle : withoutUnknown(i % 4 == 1 ? filledUp(puzzle, hand) : puzzle);
            const Result<std::string> text = written.write(asked, {});
            if (!text) {
                QVERIFY(std::ranges::find(errorIds(), std::string_view(text.error().id)) != errorIds().end());
                if (text.error().id == "tatham-kind" || text.error().id == "sudoku-kind")
                    break;
                continue;
            }
            ++count;
            QVERIFY2(exchangeFormatOf(*text).read != readUrl, text->c_str());
            const Result<Board> read = readPuzzle(*text);
            QVERIFY2(read, (*text + ": " + (read ? "" : toEnglish(read.error()))).c_str());
            QVERIFY2(*read == asked, text->c_str());
        }
    QVERIFY2(count >= 10, qPrintable(QString::number(count)));
}

void ExchangeTest::everyGameIsWritten()
{
    RandomHand hand(7);
    for (const tatham::Game& game : tatham::games()) {
        const Genre* genre = game.genre();
        QVERIFY2(genre != nullptr && tatham::gameOf(*genre) == &game, game.title.data());
        int count = 0;
        for (int i = 0; i < 60; ++i) {
            Board board = withoutUnknown(bareClues(hand.puzzle(*genre, 9)));
            if (i % 2 == 1)
                board = filledUp(std::move(board), hand);
            count += findExchangeFormat("tatham")->write(board, {}) ? 1 : 0;
        }
        QVERIFY2(count > 0, game.title.data());
    }
}

void ExchangeTest::theLargestComesBack()
{
    const Board board = findGenre("skyscrapers")->makeBoard({maxSide, maxSide});
    const Result<std::string> text = findExchangeFormat("fpuzzles")->write(board, {});
    QVERIFY(text);
    const Result<Board> again = readPuzzle(*text);
    QVERIFY2(again, again ? "" : toEnglish(again.error()).c_str());
    QVERIFY(*again == board);
}

void ExchangeTest::errorsTellWhereItBreaks_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at"); // -1: nowhere
    const auto row = [](const char* name, const std::string& text, const char* id, int at) {
        QTest::newRow(name) << text << QString::fromUtf8(id) << at;
    };
    row("sudoku of 15 cells", "..1.....1.4..3.0.0.", "sudoku-length", -1);
    row("no cell", "..1.....1o4..3..", "sudoku-character", 9);
    row("too large", "..1.....1.5..3..", "sudoku-number", 10);
    row("wide digits too", "..１.....1.9..3..", "sudoku-number", 10);
    row("row too short", "..1.\n....\n1.4\n..3.", "sudoku-row", 10);
    row("row missing", "..1.\n....\n1.4.", "sudoku-length", -1);
    row("server has it", "https://sudokupad.app/abcdefgh12", "sudoku-address-id", -1);
    row("server has it, too", "https://www.f-puzzles.com/?id=abcd", "sudoku-address-id", -1);
    row("cut off", "https://f-puzzles.com/?load=N4IgzglgXgpi", "sudoku-damaged", -1);
    row("no puzzle", "https://f-puzzles.com/?load=" + lzCompressed("{\"x\":3}"), "sudoku-damaged", -1);
    row("another grid", R"({"size":4,"grid":[[{},{},{},{}],[{}]]})", "sudoku-damaged", -1);
    row("JSON breaks", R"({"size":4,"grid":[[{},{},)", "json-broken", 25);
    row("a large number", R"({"grid":[[{"value":5,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})",
        "sudoku-cell-number", -1);
    row("cages",
        R"({"grid":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"killercage":[{"cells":["R1C1"]}]})",
        "sudoku-more", -1);
    row("other boxes", R"({"grid":[[{"region":1},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})", "sudoku-more",
        -1);
    row("seed", "7x7#123456", "tatham-seed", 3);
    row("no such game", "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/mines.html#9x9:0,0,m00",
        "tatham-unknown", 56);
    row("too short", "slant:2x2:a1b", "tatham-cells", 13);
    row("more numbers than a row has room for", "pattern:2x5:51/5/2/2//5/1.3", "tatham-cells", 24);
    row("too long", "slant:2x2:z", "tatham-cells", 10);
    row("unknown sign", "slant:2x2:a1b?a1b", "tatham-character", 13);
    row("another grid of loops", "loopy:7x7t3:a", "tatham-option", 9);
    row("jigsaw", "solo:3x3k:a", "tatham-option", 8);
    row("size", "slant:0x2:a", "size-out-of-range", 6);
    row("fits nothing", "7x7:???", "tatham-no-game", -1);
    row("save file", "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n", "tatham-save", -1);
    row("no such kind", "https://pedros.works/kudamono/player?W=5x6&L=b2&G=windows", "kudamono-kind", 50);
    row("three sides", "https://pedros.works/kudamono/player?W=3x4x5&G=lits", "kudamono-size", -1);
    row("stroke leaves the board", "https://pedros.works/kudamono/player?W=3x3&SIE=1LL&G=lits", "kudamono-place", 48);
    row("item leaves the board", "https://pedros.works/kudamono/player?W=3x3&L=(1)9&G=tetrochain-ctb", "kudamono-place",
        45);
    row("unknown list", "https://pedros.works/kudamono/player?W=3x3&LQ=x0&G=lits", "kudamono-layer", 46);
}

void ExchangeTest::errorsTellWhereItBreaks()
{
    QFETCH(std::string, text);
    QFETCH(QString, id);
    QFETCH(int, at);
    const Result<Board> board = readPuzzle(text);
    QVERIFY(!board);
    QCOMPARE(textOf(board.error().id), id);
    QCOMPARE(board.error().at ? static_cast<int>(*board.error().at) : -1, at);
    QVERIFY(!toEnglish(board.error()).empty());
    for (const char* place : {"%1", "%2", "%at", "%title"})
        QVERIFY2(toEnglish(board.error()).find(place) == std::string::npos, toEnglish(board.error()).c_str());
}

void ExchangeTest::gamesAreGuessed()
{
    // Numbers that add up to the cells are the areas of rectangles; with others they are not.
    QCOMPARE(textOf(addressIn("2x2:2_2b").substr(0, 8)), "shikaku/");
    QCOMPARE(textOf(addressIn("2x2:3_2b").substr(0, 9)), "kurodoko/");
    const Result<Board> several = readPuzzle("3x3:c1e");
    QVERIFY(!several);
    QCOMPARE(textOf(several.error().id), "tatham-ambiguous");
    QCOMPARE(textOf(addressIn("Rectangles:2x2:d").substr(0, 8)), "shikaku/");
    QCOMPARE(textOf(addressIn("rect 2x2:d").substr(0, 8)), "shikaku/");
}

void ExchangeTest::factsComeWithAddresses()
{
    const Publication about{.title = "Zwölf \"Zeilen\"", .author = "数独の人 😀", .rules = "One.\nTwo."};
    for (const char* form : {"fpuzzles", "sudokupad"}) {
        const Result<std::string> text = findExchangeFormat(form)->write(*readPuzzle(classic), about);
        QVERIFY(text);
        const Publication read = publicationIn(*text);
        QCOMPARE(textOf(read.title), textOf(about.title));
        QCOMPARE(textOf(read.author), textOf(about.author));
        QCOMPARE(textOf(read.rules), textOf(about.rules));
        QVERIFY(!read.solution);
    }
    QVERIFY(publicationIn(classicText).title.empty());
}

void ExchangeTest::solutionsComeWithAddresses()
{
    const Board puzzle = *readPuzzle(classic);
    Board solved = puzzle;
    const std::string numbers = "3412213412434321";
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (const Place cell = solved.grid().place(PlaceKind::Cell, static_cast<int>(i));
            solved.at(Layer::Number, cell) == blank)
            solved.set(Layer::Digit, cell, numbers[i] - '0');
    const Result<std::string> text = findExchangeFormat("fpuzzles")->write(puzzle, {.solution = solved});
    QVERIFY(text);
    QVERIFY(*readPuzzle(*text) == puzzle);
    QVERIFY(publicationIn(*text).solution == solved);
}

/// SudokuPad writes names without quotes and in short, {} in lists as nothing, numbers and colours in texts bare.
void ExchangeTest::shortJsonIsRead()
{
    const std::string regions = "re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],"
                                "[[2,2],[2,3],[3,2],[3,3]]]";
    const std::string cells = "ce:[[,,{v:1},],[,,,],[{v:1},,{v:4},],[,{v:3},,]]";
    const std::string notes = "ca:[{v:'title: It\\'s ours'},{v:'author: \\u3042'}],metadata:{rules:112233}";
    const auto link = [](const std::string& text) { return "https://sudokupad.app/scl" + lzCompressed(text); };
    const std::string whole = link("{id:ours,cs:50," + cells + "," + regions + "," + notes + "}");
    QCOMPARE(textOf(addressIn(whole)), textOf(classic));
    const Publication about = publicationIn(whole);
    QCOMPARE(textOf(about.title), QString("It's ours"));
    QCOMPARE(textOf(about.author), QString("あ"));
    QCOMPARE(textOf(about.rules), QString("112233"));
    QCOMPARE(textOf(addressIn(link("{" + cells + "}"))), QString("sudoku-more regions"));
    QCOMPARE(
        textOf(addressIn(link("{" + cells + "," + regions + ",l:[{wp:[[0,0],[1,1]],c:CFCFCF}],global:[antiking]}"))),
        QString("sudoku-more lines, global"));
    QCOMPARE(textOf(addressIn(link("{" + cells + "," + regions + ",ca:[{ce:[[0,0],[0,1]],v:5}]}"))),
             QString("sudoku-more cages"));
    QCOMPARE(textOf(addressIn(link("{" + cells + "," + regions))), QString("sudoku-damaged"));
    QVERIFY(!parseShortJson("{a:[" + std::string(5000, '[')));
}

void ExchangeTest::compressedTextsComeBack()
{
    QCOMPARE(textOf(lzCompressed("")), "Q===");
    QVERIFY(lzCompressed("{\"size\":9}").starts_with("N4Ig"));
    std::string text;
    RandomHand hand(3);
    constexpr std::array<std::string_view, 6> pieces{"a", "ab", "{\"value\":1}", "数", "😀", "\n"};
    for (int i = 0; i < 400; ++i) {
        const auto read = lzDecompressed(lzCompressed(text));
        QVERIFY(read && *read == text);
        text += hand.oneOf(pieces);
    }
    const std::string large(1000000, 'x');
    const std::string packed = lzCompressed(large);
    QVERIFY(packed.size() < 10000);
    QVERIFY(lzDecompressed(packed) == large);
}

void ExchangeTest::damagedCompressionIsRefused()
{
    const std::string packed = lzCompressed(std::string(200, 'y') + "{\"size\":9,\"grid\":[]}");
    for (std::size_t length = 0; length + 4 < packed.size(); ++length)
        QVERIFY(!lzDecompressed(packed.substr(0, length)));
    QVERIFY(!lzDecompressed("N4I!"));
    QVERIFY(!lzDecompressed(lzCompressed(std::string(maxLzUnits + 1, 'z'))));
}

void ExchangeTest::severalPuzzlesAreToldApart_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QStringList>("puzzles"); // as addressIn() says them
    const QString sudoku = textOf(classic), blankSudoku = QStringLiteral("sudoku/4/4/v");
    const auto row = [](const char* name, const std::string& text, const QStringList& puzzles) {
        QTest::newRow(name) << text << puzzles;
    };
    const std::string blankText(16, '0');
    row("one line", classicText, {sudoku});
    row("a line each", classicText + "\n# a comment\n\n" + blankText + "\r\n", {sudoku, blankSudoku});
    row("names between them", "Monday\n" + classicText + "\nTuesday 2\n" + blankText, {sudoku, blankSudoku});
    row("an address below", classicText + "\nhttps://puzz.link/p?sudoku/4/4/v\n", {sudoku, blankSudoku});
    row("with what a collection tells", classicText + ",4.2,easy\n" + blankText + " 2\n", {sudoku, blankSudoku});
    row("a line and its solution", classicText + "\n3412213412434321\n", {sudoku});
    row("rows", "..1.\n....\n1.4.\n.3..\n", {sudoku});
    row("rows in frames", "+--+--+\n|..|1.|\n|..|..|\n+--+--+\n|1.|4.|\n|.3|..|\n+--+--+\n", {sudoku});
    row("two blocks of rows", "..1.\n....\n1.4.\n.3..\n\n....\n....\n....\n....\n", {sudoku, blankSudoku});
    row("addresses", "https://puzz.link/p?sudoku/4/4/h1k1g4h3h\nhttps://puzz.link/p?slither/4/4/6ag8c22c\n",
        {sudoku, QStringLiteral("slither/4/4/6ag8c22c")});
    row("a message", "Have a look at https://example.com/ and <https://puzz.link/p?sudoku/4/4/h1k1g4h3h>\nthanks!",
        {sudoku});
    row("addresses of several forms", "slant:1x1:d\nhttps://puzz.link/p?sudoku/4/4/v\n" + blankText,
        {QStringLiteral("gokigen/1/1/j"), blankSudoku, blankSudoku});
    row("one of them is broken", "https://puzz.link/p?sudoku/4/4/v\nhttps://puzz.link/p?sudoku/0/4/",
        {blankSudoku, QStringLiteral("size-out-of-range 0 200")});
    row("files",
        "pzprv3\nsudoku\n4\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n. . . .\n"
        "pzprv3\nsudoku\n4\n. . 1 .\n. . . .\n1 . 4 .\n. 3 . .\n. . . .\n. . . .\n. . . .\n. . . .\n",
        {blankSudoku, sudoku});
    row("nothing at all", "good morning\nto all", {QStringLiteral("url-several-lines")});
}

void ExchangeTest::severalPuzzlesAreToldApart()
{
    QFETCH(std::string, text);
    QFETCH(QStringList, puzzles);
    QStringList told;
    for (const std::string_view puzzle : puzzlesIn(text)) {
        QVERIFY(puzzle.data() >= text.data() && puzzle.data() + puzzle.size() <= text.data() + text.size());
        told << textOf(addressIn(std::string(puzzle)));
    }
    QCOMPARE(told, puzzles);
}

/// Puzzles of others, where they are at hand: each is read, or it is said what is not known here.
void ExchangeTest::foreignSamplesAreRead()
{
    const QSet<QString> understood{"sudoku-more",    "sudoku-size",   "sudoku-maker",
                                   "tatham-unknown", "kudamono-kind", "tatham-no-game"};
    for (const char* name : {"tatham", "fpuzzles", "sudokupad", "kudamono"})
        for (const auto& row : rowsOf(tests::optionalExchange(QStringLiteral("%1_samples.txt").arg(name)))) {
            const Result<Board> board = readPuzzle(row.back());
            QVERIFY2(board || understood.contains(textOf(board.error().id)),
                     (row[1] + ": " + (board ? "" : toEnglish(board.error()))).c_str());
        }
}

TOKISUJI_TEST(ExchangeTest);

} // namespace tokisuji

#include "exchange_test.moc"
