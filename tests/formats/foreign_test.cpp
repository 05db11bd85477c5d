// Kinds of puzzles without rules: every one of them opens, what is known of it lies on the board, and it is saved
// unchanged.
#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/known_kinds.h"
#include "engine/genre/registry.h"
#include "tests/formats/text_of.h"
#include "tests/support/corpus.h"
#include "tests/support/test.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <random>

namespace tokisuji {

namespace {

const std::string site = "https://puzz.link/p?";

/// A kind that can only be opened whose address has these parts; no test names one, since each may get its rules.
const Genre* kindWith(const std::vector<const UrlPart*>& parts)
{
    const auto kinds = allKinds();
    const auto found = std::ranges::find_if(kinds, [&](const Genre* g) { return !g->isWhole() && g->url == parts; });
    return found == kinds.end() ? nullptr : *found;
}

std::string rewritten(const std::string& address)
{
    const Result<Board> board = readUrl(site + address);
    if (!board)
        return board.error().id;
    return (*writeUrl(*board, Site::PuzzLink)).substr(site.size());
}

} // namespace

class ForeignTest : public QObject {
    Q_OBJECT

private slots:
    void tableHoldsWhatNoPageTells();
    void everyKindOpens();
    void addressesStayAsTheyCame_data();
    void addressesStayAsTheyCame();
    void kindsAreMeant_data();
    void kindsAreMeant();
    void knownPartsLieOnTheBoard();
    void whatIsNotShownIsTold();
    void wrongSizesAreRefused();
    void filesStayAsTheyCame();
    void keptBoardsAreReadAgain();
    void damagedBodiesAreKept();
    void corpusStaysAsItCame();
};

void ForeignTest::tableHoldsWhatNoPageTells()
{
    QVERIFY(std::ranges::is_sorted(knownKinds(), {}, &KnownKind::id));
    for (const KnownKind& kind : knownKinds()) { // what a page tells stands nowhere else
        const Genre* genre = findKind(kind.id);
        QVERIFY2(!genre->isWhole(), std::string(kind.id).c_str());
        QVERIFY(kind.alias.empty() || findKind(kind.alias) == genre);
    }
}

void ForeignTest::everyKindOpens()
{
    QVERIFY(allKinds().size() >= knownKinds().size());
    QVERIFY(std::ranges::is_sorted(allKinds(), {}, &Genre::id));
    for (const Genre* genre : allKinds()) {
        QVERIFY(findKind(genre->id) == genre && findKind(genre->urlId) == genre);
        QVERIFY(!genre->title.en.empty() && !genre->title.ja.empty());
        if (genre->isWhole())
            continue;
        const std::string address = std::string(genre->urlId) + "/6/4/";
        const Result<Board> board = readUrl(site + address);
        QVERIFY2(board, address.c_str());
        QCOMPARE(textOf(board->genre()), textOf(genre->id));
        QVERIFY(board->size() == (Size{6, 4}));
        QCOMPARE(rewritten(address), address);
        const Rules none = genre->rulesOf(*board);
        QVERIFY(genre->answerLayers().empty() && none.instances().empty());
    }
}

void ForeignTest::addressesStayAsTheyCame_data()
{
    QTest::addColumn<QString>("tail");
    for (const char* tail : {"/5/5/g5k2o1k3g", "/abc/5/5/g5", "/v:/5/5/1", "/v:own/f/5/5/1", "_edit/5/5/n2h./", "/5/5/",
                             "/5/5", "_play/xyz/5/5/--%%..//1/2/", "/5/5/\u00fc~"})
        QTest::newRow(tail) << QString::fromUtf8(tail);
}

void ForeignTest::addressesStayAsTheyCame()
{
    QFETCH(QString, tail);
    for (const Genre* genre : allKinds()) {
        if (genre->isWhole())
            continue;
        const std::string address = std::string(genre->id) + tail.toStdString();
        QCOMPARE(rewritten(address), address);
        const Board board = *readUrl(site + address);
        QCOMPARE(*writeOwnUrl(board), "tokisuji:" + address);
        QVERIFY(*readUrl(*writeOwnUrl(board)) == board);
        QVERIFY(*readUrl("https://pzv.jp/p.html?type=editor&" + address) == board);
        QCOMPARE(board.ownRules().empty(), address.find("v:") == std::string::npos);
        QVERIFY(writePzprv3(board).empty());
    }
}

void ForeignTest::kindsAreMeant_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("kind");
    const std::pair<const char*, const char*> rows[]{
        {"ichimaga/5/5/g1", "ichimaga"},    {"ichimaga/m/5/5/g1", "ichimagam"},  {"ichimaga/x/5/5/g1", "ichimagax"},
        {"ichimaga/m/5/5/", "ichimaga"},    {"icelom/a/3/3/00g1/1/2", "icelom"}, {"icelom/3/3/00g1/1/2", "icelom2"},
        {"pipelink/5/5/agbhc", "pipelink"}, {"pipelink/5/5/ag3hc", "pipelinkr"}, {"bonsan/c/4/4/1g2", "bonsan"},
        {"bonsan/4/4/0000001g2", "bonsan"}, {"bonsan/4/4/0400001g2", "heyabon"}, {"bonsan/4/4/", "bonsan"},
        {"kramma/c/4/4/999900", "kramma"},  {"kramma/4/4/19999", "kramman"},     {"kramma/20/20/..1999", "kramman"},
    };
    for (const auto& [address, kind] : rows)
        QTest::newRow(address) << address << kind;
}

void ForeignTest::kindsAreMeant()
{
    QFETCH(QString, address);
    QFETCH(QString, kind);
    const Board board = *readUrl(site + address.toStdString());
    if (!genreOf(board).isWhole())
        QCOMPARE(textOf(board.genre()), kind);
    QCOMPARE(textOf(rewritten(address.toStdString())), address);
}

void ForeignTest::knownPartsLieOnTheBoard()
{
    const auto opened = [](const std::vector<const UrlPart*>& parts, const std::string& body) {
        const Genre* kind = kindWith(parts);
        return kind == nullptr ? Board() : *readUrl(std::string(kind->id) + "/4/3/" + body);
    };
    const Board numbers = opened({&url::number16}, "g5-1ah3");
    QCOMPARE(numbers.at(Layer::Number, cellAt(1, 0)), 5);
    QCOMPARE(numbers.at(Layer::Number, cellAt(2, 0)), 26);
    QCOMPARE(numbers.at(Layer::Number, cellAt(1, 1)), 3);
    const Board older = opened({&url::number16Alone}, "0000g5"); // borders, of which there are none, stand before
    QCOMPARE(older.at(Layer::Number, cellAt(1, 0)), 5);
    const Board rooms = opened({&url::border, &url::roomNumber16}, "g00000037");
    QCOMPARE(rooms.at(Layer::Room, cellAt(0, 0).step(Dir::Right, 1)), 1);
    QCOMPARE(rooms.at(Layer::Room, cellAt(1, 0).step(Dir::Right, 1)), blank);
    const Board circles = opened({&url::circle}, "5i"); // 0 1 2, then 2 0 0
    QCOMPARE(circles.at(Layer::Number, cellAt(1, 0)), 1);
    QCOMPARE(circles.at(Layer::Number, cellAt(2, 0)), 2);
    QCOMPARE(circles.at(Layer::Number, cellAt(3, 0)), 2);
    const Board damaged = opened({&url::fourCell}, "3g\u00e4221"); // up to what cannot be read
    QCOMPARE(damaged.at(Layer::Number, cellAt(0, 0)), 3);
    QCOMPARE(std::ranges::count(damaged.values(Layer::Number), blank), 11);
}

void ForeignTest::whatIsNotShownIsTold()
{
    const auto opened = [](const Genre& kind, const std::string& body) {
        return *readUrl(std::string(kind.id) + "/4/3/" + body);
    };
    if (const Genre* kind = kindWith({&url::number16}); kind != nullptr) {
        QVERIFY(!unreadOf(opened(*kind, "g5-1ah3h")));
        QVERIFY(unreadOf(opened(*kind, "g5-1ah3hk00")));
        QVERIFY(!unreadOf(opened(*kind, "g5-1ah3hk00"))->showsNothing);
    }
    if (const Genre* kind = kindWith({}); kind != nullptr)
        QVERIFY(unreadOf(opened(*kind, "a3b"))->showsNothing);
    for (const KnownKind& kind : knownKinds())
        if (!kind.unread.en.empty()) {
            const auto unread = unreadOf(opened(*findKind(kind.id), "000000"));
            QVERIFY(unread && unread->what.en == kind.unread.en && !unread->what.ja.empty());
        }
    QVERIFY(!unreadOf(*readUrl("slither/5/5/bdcbdbcac")));
}

void ForeignTest::wrongSizesAreRefused()
{
    const std::string id(kindWith({&url::number16})->id);
    QCOMPARE(readUrl(id + "/5/").error().id, std::string("size-missing"));
    QCOMPARE(readUrl(id + "//5/5").error().id, std::string("size-missing"));
    QCOMPARE(readUrl(id + "/5/0/1").error().id, std::string("size-out-of-range"));
    QCOMPARE(readUrl(id + "/5/201/1").error().id, std::string("size-out-of-range"));
    QCOMPARE(readUrl(id + "/f/x/5/1").error().id, std::string("size-not-a-number"));
    QCOMPARE(readUrl(id + "x/5/5/1").error().id, std::string("unknown-genre-similar"));
}

void ForeignTest::filesStayAsTheyCame()
{
    const std::string id(kindWith({&url::number16})->id);
    const std::string lines = "pzprv3.2\n" + id + "\n2\n3\n1 . ? \n. - + \nhistory:{\n \"a/b\": 1\n}\n";
    const Board board = *readPzprv3(lines);
    QVERIFY(board.size() == (Size{3, 2}));
    QCOMPARE(writePzprv3(board), lines);
    const std::string line = "v:own/pzprv3/" + id + "/2/3/1 . ? /. - + /";
    const Board inOneLine = *readPzprv3(line);
    QCOMPARE(inOneLine.ownRules(), std::string("v:own"));
    QCOMPARE(writePzprv3(inOneLine, "/"), line);
    QVERIFY(writePzprv3(inOneLine).starts_with("v:own\npzprv3\n" + id + "\n2\n3\n"));
    QVERIFY(*readPzprv3(writePzprv3(inOneLine, "/")) == inOneLine);
    const std::string address = *writeUrl(inOneLine, Site::PuzzLink); // the whole file in it
    QVERIFY(*readUrl(address) == inOneLine);
    QVERIFY(*readUrl(*writeOwnUrl(inOneLine)) == inOneLine);
    QVERIFY(readPzprv3("pzprv3/" + id + "/7/. . . /")->size() == (Size{7, 7}));
    QCOMPARE(readPzprv3("pzprv3/" + id + "/x/7/").error().id, std::string("size-not-a-number"));
}

void ForeignTest::keptBoardsAreReadAgain()
{
    const Genre& kind = *kindWith({&url::number16});
    const Board board = *readUrl(std::string(kind.id) + "/4/3/g5h3");
    Board bare = kind.makeBoard(board.size());
    bare.setSetup(board.setup());
    QVERIFY(readAgain(bare) == board);
    bare.setSetup("no puzzle");
    QVERIFY(!readAgain(bare));
    Board later = findGenre("slither")->makeBoard({4, 3}); // as if it had been kept before its rules were there
    later.setSetup("slither/4/3/g3");
    QCOMPARE(readAgain(later)->at(Layer::Number, cellAt(1, 0)), 3);
    QVERIFY(readAgain(later)->setup().empty());
    later.setSetup("2");
    QVERIFY(readAgain(later) == later);
}

void ForeignTest::damagedBodiesAreKept()
{
    std::mt19937 random(20);
    const std::string_view characters = "0123456789abcdefghijklmnopqrstuvwxyz.-+=@%*$/_ABZ";
    const auto pick = [&](std::size_t below) { return static_cast<std::size_t>(random()) % below; };
    for (int round = 0; round < 40; ++round)
        for (const Genre* genre : allKinds()) {
            if (genre->isWhole())
                continue;
            std::string address = std::string(genre->id) + (pick(3) == 0 ? "/c" : "") + "/"
                                  + std::to_string(1 + pick(9)) + "/" + std::to_string(1 + pick(9)) + "/";
            for (std::size_t i = pick(60); i > 0; --i)
                address += characters[pick(characters.size())];
            QCOMPARE(rewritten(address), address);
        }
}

void ForeignTest::corpusStaysAsItCame()
{
    for (const QJsonObject& puzzle : tests::corpus()) {
        const std::string url = puzzle["url"].toString().toStdString();
        const Result<Board> board = readUrl(url);
        QVERIFY2(board, url.c_str());
        if (genreOf(*board).isWhole())
            continue;
        QCOMPARE(textOf(board->genre()), puzzle["pid"].toString());
        QCOMPARE(*writeUrl(*board, Site::PuzzLink), url);
        if (const std::string answer = puzzle["answer"].toString().toStdString(); !answer.empty()) {
            QCOMPARE(writePzprv3(*readPzprv3(answer), "/"), answer);
            QVERIFY(readPzprv3(answer)->size() == board->size());
        }
    }
}

TOKISUJI_TEST(ForeignTest);

} // namespace tokisuji

#include "foreign_test.moc"
