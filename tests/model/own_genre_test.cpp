// A genre that is made while the program runs does all that one with a page does.
#include "editor/model/store/log_keeper.h"
#include "engine/check/check.h"
#include "engine/drawing/board_drawing.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/rules/words/line.h"
#include "engine/trace/tracer.h"
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace tokisuji;

namespace {

constexpr RuleFamily clueCount{.id = "clue-count"};

/// As Slitherlink, but numbers are too high by `excess`; or they say nothing.
Genre liar(const std::string& id, std::optional<int> excess)
{
    Genre genre = *findGenre("slither");
    genre.id = id;
    genre.title = {"Liar " + genre.title.en, "うそつき" + genre.title.ja};
    genre.rules = [excess](const Board& b, Rules& r) {
        Loop line(r, b, PlaceKind::Vertex);
        line.notEmpty();
        for (const Place c : b.grid().cells())
            if (const int n = b.at(Layer::Number, c); n >= 0 && excess)
                r.clue(c, clueCount).exactly(n - *excess, line.around(c));
    };
    return genre;
}

const Genre& lying()
{
    static const Genre& genre = registerGenre(liar("own:lying", 1));
    return genre;
}

const Genre& silent()
{
    static const Genre& genre = registerGenre(liar("own:silent", std::nullopt));
    return genre;
}

/// The page's sample with numbers as high as the genre has them.
Board sampleOf(const Genre& genre, int excess)
{
    const Board honest = *readPuzzle(findGenre("slither")->sample);
    Board board = genre.makeBoard(honest.size());
    for (const Place c : honest.grid().cells())
        if (const int n = honest.at(Layer::Number, c); n >= 0)
            board.set(Layer::Number, c, n + excess);
    return board;
}

} // namespace

class OwnGenreTest : public QObject {
    Q_OBJECT
private slots:
    void isFoundByItsId();
    void staysWhenTheSameComesAgain();
    void isChecked();
    void isJudgedAndTraced();
    void comesBackFromAddressesAndFiles();
    void isEditedAndKept();
    void isDrawn();
    void comesFromAnyThread();
};

void OwnGenreTest::isFoundByItsId()
{
    QVERIFY(findGenre("own:never-made") == nullptr && findKind("own:never-made") == nullptr);
    const Genre& genre = lying();
    QVERIFY(findGenre("own:lying") == &genre && findKind("own:lying") == &genre);
    QVERIFY(findGenre("slither") != &genre && findGenre("slitherlink") != &genre);
    for (const auto& list : {allGenres(), allKinds()}) {
        QCOMPARE(std::ranges::count(list, &genre), 1);
        QVERIFY(std::ranges::is_sorted(list, {}, &Genre::id));
    }
    QCOMPARE(&genreOf(genre.makeBoard({4, 4})), &genre);
}

void OwnGenreTest::staysWhenTheSameComesAgain()
{
    const Genre& first = lying();
    Genre again = liar("own:lying", 2);
    again.title.en = "Another";
    QCOMPARE(&registerGenre(std::move(again)), &first);
    QVERIFY(first.title.en.starts_with("Liar "));
}

void OwnGenreTest::isChecked()
{
    const Verdict honest = check(*readPuzzle(findGenre("slither")->sample));
    const Verdict verdict = check(sampleOf(lying(), 1));
    QCOMPARE(verdict.status, Status::Unique);
    QVERIFY(std::ranges::equal(verdict.determined->values(Layer::Line), honest.determined->values(Layer::Line)));
    QVERIFY(check(sampleOf(lying(), 0)).status != Status::Unique);
    QCOMPARE(check(sampleOf(silent(), 0)).status, Status::Several);
    const Verdict none = check(sampleOf(lying(), 3));
    QCOMPARE(none.status, Status::None);
    QVERIFY(none.conflictMinimal);
}

void OwnGenreTest::isJudgedAndTraced()
{
    const Board board = sampleOf(lying(), 1);
    const Board solution = *check(board).solution;
    QVERIFY(isRight(rulesOf(solution), solution));
    Board wrong = solution;
    wrong.set(Layer::Number, cellAt(0, 0), 4);
    QVERIFY(judge(rulesOf(wrong), wrong).front().family->id == "clue-count");
    const Trace path = trace(board, {.profile = *findProfile("everything"), .isUnique = true});
    QVERIFY(path.result == TraceResult::Solved && !path.steps.empty());
}

void OwnGenreTest::comesBackFromAddressesAndFiles()
{
    const Board board = sampleOf(lying(), 1);
    const std::string address = *writeOwnUrl(board);
    QVERIFY(address.starts_with("tokisuji:own:lying/4/4/"));
    QVERIFY(*readPuzzle(address) == board);
    QVERIFY(*readPuzzle(address.substr(address.find(':') + 1)) == board);
    QCOMPARE(writeUrl(board, Site::PuzzLink).error().id, std::string("url-not-on-site"));
    const Board solution = *check(board).solution;
    QVERIFY(*readPuzzle(writePzprv3(solution)) == solution);
    QVERIFY(*readPuzzle(writePzprv3(solution, "/")) == solution);
}

void OwnGenreTest::isEditedAndKept()
{
    const Folders folders;
    Random random(7);
    KeptDocument desk(folders.untitled);
    desk.document.open(sampleOf(lying(), 1));
    desk.type(random, 30);
    desk.document.goTo(10);
    desk.type(random, 5);
    QVERIFY(desk.keeper.flush());
    checkHolds(desk.keeper.path(), desk.document);
    KeptDocument again(folders.untitled);
    const QString path = folders.file("own.tokisuji");
    QVERIFY(!saveAs(desk.keeper, path));
    QVERIFY(!open(again.keeper, path));
    checkSame(again.document.history(), desk.document.history());
    QCOMPARE(again.document.board().genre(), std::string("own:lying"));
}

void OwnGenreTest::isDrawn()
{
    const Board board = sampleOf(lying(), 1);
    Board honest = findGenre("slither")->makeBoard(board.size());
    for (const Place c : board.grid().cells())
        honest.set(Layer::Number, c, board.at(Layer::Number, c));
    const Drawing own = drawBoard(board), page = drawBoard(honest);
    QVERIFY(own.bottomRight == page.bottomRight && own.items.size() > 10);
    QVERIFY(std::ranges::equal(own.items, page.items, {}, &Item::text, &Item::text));
}

void OwnGenreTest::comesFromAnyThread()
{
    constexpr int threads = 4, each = 50;
    std::atomic<int> wrong = 0;
    {
        std::vector<std::jthread> makers;
        for (int t = 0; t < threads; ++t)
            makers.emplace_back([&wrong, t] {
                for (int i = 0; i < each; ++i) {
                    const std::string id = "own:thread-" + std::to_string((t + i) % each); // all make all of them
                    const Genre& made = registerGenre(liar(id, i));
                    if (&made != findGenre(id) || made.id != id || allKinds().size() <= static_cast<std::size_t>(i))
                        ++wrong;
                }
            });
    }
    QCOMPARE(wrong.load(), 0);
    const auto genres = allGenres();
    QCOMPARE(std::ranges::count_if(genres, [](const Genre* g) { return g->id.starts_with("own:thread-"); }), each);
}

TOKISUJI_TEST(OwnGenreTest);
#include "own_genre_test.moc"
