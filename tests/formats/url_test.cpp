// Addresses: every form that is read, the one form that is written, and what is said about those that are neither.
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/formats.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "tests/formats/text_of.h"
#include "tests/hand/random_hand.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"

#include <QTest>

#include <map>

namespace tokisuji {

namespace {

std::string bytesOf(const QString& text)
{
    return text.toStdString();
}

/// What the address says, canonically; else the id of the error.
QString canonical(const QString& address)
{
    const Result<Board> board = readUrl(bytesOf(address));
    if (!board)
        return textOf(board.error().id);
    const Result<std::string> written = writeUrl(*board, Site::PuzzLink);
    return textOf(written ? *written : written.error().id);
}

Board cluesOf(const Board& board)
{
    const Genre& genre = genreOf(board);
    Board clues = board.without(genre.answerLayers()).without(genre.helperLayers());
    const auto paints = [](const UrlPart* part) {
        return part == &url::painted || part == &url::paintedRooms || part == &url::paintedRoomNumber16;
    };
    if (std::ranges::any_of(genre.url, paints))
        return clues; // it has a meaning there
    for (const Place cell : clues.grid().cells())
        if (isTerrain(clues, cell, Terrain::Painted)) // a picture that means nothing is in no address
            clues.set(Layer::Terrain, cell, blank);
    return clues;
}

bool hasUnknown(const Board& board)
{
    const auto numbers = board.values(Layer::Number);
    return std::ranges::find(numbers, question) != numbers.end();
}

bool hasNumberWithoutLetter(const Board& board)
{
    return std::ranges::any_of(slotsOf(genreOf(board), board.grid()), [&](Place slot) {
        return board.at(Layer::Letter, slot) == blank && board.at(Layer::Outside, slot) != blank;
    });
}

bool hasRoomOfTwoKinds(const Board& board)
{
    return cellOfOtherKind(board).has_value();
}

bool hasTwoFigures(const Board& board)
{
    return std::ranges::any_of(board.values(Layer::Number), [](int n) { return n > 9; });
}

/// Genres whose addresses have no sign for something that people can put on the board.
const std::map<std::string_view, bool (*)(const Board&)> lacks{
    {"kinkonkan", hasNumberWithoutLetter},
    {"kramma", hasUnknown},
    {"makaro", hasUnknown},
    {"mashu", hasUnknown},
    {"ovotovata", hasRoomOfTwoKinds},
    {"pmemory", hasRoomOfTwoKinds},
    {"tilecity", hasTwoFigures},
    {"wblink", hasUnknown},
};

} // namespace

class UrlTest : public QObject {
    Q_OBJECT

private slots:
    void readsEveryForm_data();
    void readsEveryForm();
    void readsValues();
    void readsFilesInside();
    void refuses_data();
    void refuses();
    void refusesToWrite();
    void writesForBothSites();
    void ownAddresses();
    void roundTrips_data();
    void roundTrips();
    void everyErrorHasWords();
};

void UrlTest::readsEveryForm_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("written");
    const auto row = [](const char* name, const QString& address, const QString& written) {
        QTest::newRow(name) << address << "https://puzz.link/p?" + written;
    };
    const QString slither = "slither/5/5/bdcbdbcac";
    row("puzz.link", "https://puzz.link/p?" + slither, slither);
    row("pzv", "https://pzv.jp/p.html?" + slither, slither);
    row("pzprxs", "https://pzprxs.vercel.app/p?" + slither, slither);
    row("pzplus", "https://pzplus.tck.mn/p.html?" + slither, slither);
    row("no scheme", "puzz.link/p?" + slither, slither);
    row("bare", slither, slither);
    row("own scheme", "tokisuji:" + slither, slither);
    row("white space around", "  \n" + slither + " \r\n", slither);
    row("byte order mark", QString(QChar(0xFEFF)) + slither, slither);
    row("edit mode", "https://puzz.link/p?type=editor&" + slither, slither);
    row("several pairs", "https://puzz.link/p?a=b&type=player&" + slither, slither);
    row("pid_edit", "https://puzz.link/p?slither_edit/5/5/bdcbdbcac", slither);
    row("pid_play", "https://puzz.link/p?slither_play/5/5/bdcbdbcac", slither);
    row("norinori has no other form", "norinori/d/5/5/8aet4e70", "norinori/5/5/8aet4e70");
    row("alias slitherlink", "slitherlink/5/5/bdcbdbcac", slither);
    row("alias masyu", "masyu/5/5/5001300c0", "mashu/5/5/5001300c0");
    row("alias pearl", "pearl/5/5/5001300c0", "mashu/5/5/5001300c0");
    row("alias hashikake", "hashikake/6/6/g4i2h1g2n5h2n2j", "hashi/6/6/g4i2h1g2n5h2n2j");
    row("alias bridges", "bridges/6/6/g4i2h1g2n5h2n2j", "hashi/6/6/g4i2h1g2n5h2n2j");
    row("alias yajirin", "yajirin/4/4/h10a10e", "yajilin/4/4/h10a10e");
    row("alias heyawacky", "heyawacky/5/5/apje70rsj0j0", "heyawake/5/5/apje70rsj0j0");
    row("own rules", "slither/v:/5/5/bdcbdbcac", "slither/v:/5/5/bdcbdbcac");
    row("own rules with a name", "slither/v:x y/f/5/5/bdcbdbcac", "slither/v:x y/f/5/5/bdcbdbcac");
    row("own rules in front", "https://puzz.link/p?v:x/slither/5/5/bdcbdbcac", "slither/v:x/5/5/bdcbdbcac");
    row("flag", "mashu/f/4/4/310000", "mashu/f/4/4/310000");
    row("flags in the genre's order", "yajilin/bo/3/3/32h", "yajilin/ob/3/3/32h");
    row("unknown flags", "slither/xyz/3/3/0h", "slither/3/3/al");
    row("a known flag among others", "slither/xfz/3/3/0h", "slither/f/3/3/al");
    row("no body", "slither/3/3", "slither/3/3/o");
    row("empty body", "slither/3/3/", "slither/3/3/o");
    row("no body: flags say nothing", "slither/f/3/3", "slither/3/3/o");
    row("short body", "nurikabe/5/5/5i1n5n3", "nurikabe/5/5/5i1n5n3h");
    row("short body of pairs", "mashu/5/5/5001", "mashu/5/5/500100000");
    row("short borders", "heyawake/6/6/lll1", "heyawake/6/6/lll100000000g");
    row("slash after a full stop", "hashi/2/1/1./", "hashi/2/1/1./");
    row("no slash after a full stop", "hashi/2/1/1.", "hashi/2/1/1./");
    row("gap over the end", "slither/3/3/z", "slither/3/3/o");
    row("last number of its own", "slither/4/4/6ag8c222", "slither/4/4/6ag8c22c");
    row("longest gap", "nurikabe/9/9/2zzzz", "nurikabe/9/9/2zzzz");
    row("number prefixes", "hashi/4/1/-10+100=001@002", "hashi/4/1/-10+100=001@002");
    row("older prefix", "hashi/2/1/%0021", "hashi/2/1/@0021");
    row("long prefixes", "hashi/2/1/*0001$00002", "hashi/2/1/*0001$00002");
    row("skipped in Number16", "nurikabe/5/5/5~i1n5_n3h", "nurikabe/5/5/5i1n5n3h");
    row("arrows", "yajilin/6/3/1122334400a1.2.3.4.0.a-13e3-23e4-33e5962563",
        "yajilin/6/3/1122334400a1.2.3.4.0.a-13e3-23e4-33e5962563a");
    row("plain marks", "yajilin/3/3/a+b+d", "yajilin/3/3/a+b+d");
    row("sudoku of two figures", "sudoku/16/16/-10zzzzzzzzzzzzu", "sudoku/16/16/-10zzzzzzzzzzzzu");
    row("a room's question mark", "heyawake/2/1/g.2", "heyawake/2/1/g.2");
    row("a single cell", "heyawake/1/1/5", "heyawake/1/1/5");
}

void UrlTest::readsEveryForm()
{
    QFETCH(QString, address);
    QFETCH(QString, written);
    QCOMPARE(canonical(address), written);
    QCOMPARE(canonical(written), written);
}

void UrlTest::readsValues()
{
    const Result<Board> slither = readUrl("slither/f/3/2/.60a");
    QVERIFY(slither);
    QCOMPARE(slither->size().width, 3);
    QCOMPARE(slither->size().height, 2);
    QVERIFY(slither->hasFlag('f'));
    const std::vector<int> numbers{question, 1, blank, 0, 0, blank};
    QVERIFY(std::ranges::equal(slither->values(Layer::Number), numbers));

    const Result<Board> arrows = readUrl("yajilin/3/2/32a+0.72fa");
    QVERIFY(arrows);
    QVERIFY(
        std::ranges::equal(arrows->values(Layer::Number), std::vector<int>{2, blank, plainMark, question, 47, blank}));
    QVERIFY(std::ranges::equal(arrows->values(Layer::Arrow), std::vector<int>{3, blank, blank, blank, 2, blank}));

    const Result<Board> rooms = readUrl("heyawake/3/1/81g");
    QVERIFY(rooms);
    QCOMPARE(rooms->at(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right)), blank);
    QCOMPARE(rooms->at(Layer::Room, edgeBetween(cellAt(1, 0), Dir::Right)), 1);
    QCOMPARE(rooms->at(Layer::Number, cellAt(0, 0)), 1);
}

void UrlTest::readsFilesInside()
{
    const Result<Board> board = readUrl("https://puzz.link/p?v:y/pzprv3%2Fmashu%2F1%2F2%2F1%20-%20%2F1%20%2F");
    QVERIFY(board);
    QCOMPARE(textOf(writePzprv3(*board, "/")), "v:y/pzprv3/mashu/1/2/1 - /1 ");
    QVERIFY(*readUrl("https://puzz.link/p?v:y/pzprv3/mashu/1/2/1 - /1 /") == *board);
}

void UrlTest::refuses_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("at"); // -1: about the whole
    const auto row = [](const QString& address, const char* id, int at) {
        QTest::newRow(qPrintable(address.left(60))) << address << id << at;
    };
    row("https://puzz.link/p?slither/5/5/bdc~bdbcac", "url-character", 35);
    row("slither/5/5/bdcあbdbcac", "url-character", 15);
    row("nurikabe/5/5/あ", "url-character", 13);
    row("slither/v:あい/5/5/f", "url-character", 17);
    row("mashu/3/3/0r0", "url-character", 11);
    row("heyawake/6/6/lwl", "url-character", 14);
    row("yajilin/5/5/m3g", "url-character", 14);
    row("yajilin/5/5/-5123", "url-character", 13);
    row("nurikabe/5/5/-1g", "url-character", 15);
    row("nurikabe/5/5/g-1", "url-cut-off", 16);
    row("yajilin/5/5/m3", "url-cut-off", 14);
    row("guidearrow/4/4/1", "url-cut-off", 16);
    row("slither/2/2/0000000", "url-surplus", 16);
    row("mashu/3/1/00", "url-surplus", 11);
    row("nurikabe/2/1/11//", "url-surplus", 15);
    row("sudoku/4/4/g5", "clue-out-of-range", 12);
    row("sudoku/4/4/0", "clue-out-of-range", 11);
    row("sudoku/4/4/h+0111", "clue-out-of-range", 12);
    row("slither/0/10/abc", "size-out-of-range", 8);
    row("slither/10/0/abc", "size-out-of-range", 11);
    row("slither/-5/10/abc", "size-out-of-range", 8);
    row("slither/1000000000/1000000000/abc", "size-out-of-range", 8);
    row("slither/5/99999999999999999999999/a", "size-out-of-range", 10);
    row("slither/201/5/a", "size-out-of-range", 8);
    row("slither/5.5/5/a", "size-not-a-number", 8);
    row("slither/5/x/a", "size-not-a-number", 10);
    row("slither//5/5/a", "size-missing", 8);
    row("slither/5", "size-missing", 9);
    row("slither", "size-missing", 7);
    row("slither/f", "size-missing", 9);
    row("sudoku/9/8/a", "size-not-square", 9);
    row("foo/5/5/a", "unknown-genre", 0);
    row("https://puzz.link/p?foo/5/5/a", "unknown-genre", 20);
    row("https://puzz.link/p?hashii/5/5/a", "unknown-genre-similar", 20);
    row("https://puzz.link/p?", "url-no-puzzle", 20);
    row("https://puzz.link/p?/5/5/a", "url-no-puzzle", 20);
    row("https://puzz.link/list.html", "url-no-puzzle", -1);
    row("https://puzz.link/p?daburi/3/1/121", "url-not-on-site", 20);
    row("https://www.kanpen.net/slitherlink.html?problem=3/3/1_2_3_", "url-kanpen", -1);
    row("http://www.kanpen.net/heyawake.html?pzpr=a", "url-kanpen", -1);
    row("http://indi.s58.xrea.com/slither/sa/q.html?/5/5/bdcbdbcac", "url-applet", -1);
    row("https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVd", "url-penpa", -1);
    row("https://puzz.link/p?pzprv3%2Fslither%2F2%2F2%2F1%20.%20%2F.%20x", "file-token", 62);
    row("https://puzz.link/p?pzprv3%2Fslither%2", "url-percent", 36);
    row("https://puzz.link/p?pzprv3%2Fslither%2F2%2F2%2F%FF", "input-not-utf8", 47);
    row("", "input-empty", -1);
    row(" \n\t ", "input-empty", -1);
    row(QString("slither/5/5/a") + QChar(1), "input-not-text", 13);
    row(QString("slither/5/5/a") + QChar(0) + "b", "input-not-text", 13);
}

void UrlTest::refuses()
{
    QFETCH(QString, address);
    QFETCH(QString, id);
    QFETCH(int, at);
    const Result<Board> board = readUrl(bytesOf(address));
    QVERIFY(!board);
    QCOMPARE(textOf(board.error().id), id);
    QCOMPARE(board.error().at ? static_cast<int>(*board.error().at) : -1, at);
    QVERIFY(!toEnglish(board.error()).empty());
    QVERIFY(toEnglish(board.error()).find("%t") == std::string::npos);
}

void UrlTest::refusesToWrite()
{
    const auto idAfter = [](const char* address, Layer layer, Place place, int value) {
        Board board = *readUrl(address);
        board.set(layer, place, value);
        const Result<std::string> written = writeUrl(board, Site::PuzzLink);
        return written ? QString("written") : textOf(written.error().id + " " + written.error().args.back());
    };
    QCOMPARE(idAfter("mashu/3/3", Layer::Number, cellAt(1, 2), question), "url-cannot-hold R3C2");
    QCOMPARE(idAfter("slither/3/3", Layer::Number, cellAt(0, 0), 5), "url-cannot-hold R1C1");
    QCOMPARE(idAfter("slither/3/3", Layer::Number, cellAt(0, 0), plainMark), "url-cannot-hold R1C1");
    QCOMPARE(idAfter("hashi/3/3", Layer::Number, cellAt(0, 0), 77776 + 0x100000), "url-cannot-hold R1C1");
    QCOMPARE(idAfter("hashi/3/3", Layer::Number, cellAt(0, 0), 77776 + 0xfffff), "written");
    QCOMPARE(idAfter("yajilin/3/3", Layer::Number, cellAt(0, 0), 4096), "url-cannot-hold R1C1");
    QCOMPARE(idAfter("yajilin/3/3", Layer::Arrow, cellAt(0, 0), 2), "url-cannot-hold R1C1");
    QCOMPARE(idAfter("heyawake/3/3/00004", Layer::Number, cellAt(2, 2), 2), "url-cannot-hold R3C3");
    const Result<std::string> daburi = writeUrl(*readUrl("tokisuji:daburi/3/1/121"), Site::Pzv);
    QVERIFY(!daburi);
    QCOMPARE(textOf(daburi.error().id), "url-not-on-site");
}

void UrlTest::writesForBothSites()
{
    const Result<Board> board = readUrl("slither/5/5/bdcbdbcac");
    QCOMPARE(textOf(*writeUrl(*board, Site::PuzzLink)), "https://puzz.link/p?slither/5/5/bdcbdbcac");
    QCOMPARE(textOf(*writeUrl(*board, Site::Pzv)), "https://pzv.jp/p.html?slither/5/5/bdcbdbcac");
}

void UrlTest::ownAddresses()
{
    for (const Genre* genre : allGenres()) {
        const Result<Board> board = readUrl(genre->sample);
        QVERIFY(board);
        const Result<std::string> own = writeOwnUrl(*board);
        QVERIFY(own && own->starts_with("tokisuji:"));
        QVERIFY(*readUrl(*own) == *board);
    }
}

void UrlTest::roundTrips_data()
{
    QTest::addColumn<QString>("genre");
    for (const Genre* genre : allGenres())
        QTest::newRow(genre->id.data()) << textOf(genre->id);
}

void UrlTest::roundTrips()
{
    QFETCH(QString, genre);
    const Genre& of = *findGenre(bytesOf(genre));
    RandomHand hand(7);
    int writable = 0;
    for (int i = 0; i < tests::tries(40); ++i) {
        const Board board = hand.withMarks(hand.puzzle(of, i > 0 ? 9 : 40));
        const Result<std::string> written = writeOwnUrl(board);
        const auto lack = lacks.find(of.id);
        QCOMPARE(static_cast<bool>(written), lack == lacks.end() || !lack->second(board));
        if (!written) {
            QCOMPARE(textOf(written.error().id), "url-cannot-hold");
            continue;
        }
        ++writable;
        const Result<Board> read = readUrl(*written);
        QVERIFY2(read, written->c_str());
        QVERIFY2(*read == cluesOf(board), written->c_str());
        QCOMPARE(textOf(*writeOwnUrl(*read)), textOf(*written));
    }
    QVERIFY2(writable >= tests::tries(16), qPrintable(QString::number(writable)));
}

void UrlTest::everyErrorHasWords()
{
    QVERIFY(std::ranges::is_sorted(errorIds()));
    for (const std::string_view id : errorIds())
        QVERIFY(toEnglish({std::string(id), {"slither", "2", "3", "4"}, 5}) != id);
    QCOMPARE(textOf(toEnglish({"url-character", {"slither", "~", "0-9"}, 22})),
             "Character 23, \"~\", is not valid. Slitherlink uses: 0-9");
}

TOKISUJI_TEST(UrlTest);

} // namespace tokisuji

#include "url_test.moc"
