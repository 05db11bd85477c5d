// Boards on which nothing stands yet: every kind of puzzle begins so, and the verdict on it comes at once.
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/solve/status_only.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

#include <map>

using namespace tokisuji;

namespace {

/// Kinds whose boards without any clue are hard to decide, and a size that is not.
const std::map<std::string_view, Size> easySizes{
    {"archipelago", {7, 5}},   // whichever islands there are hang together, and nothing says where
    {"kakuro", {9, 9}},        // wider ones have more cells in a run than there are numbers
    {"kissing", {7, 5}},       // as statuepark
    {"kuroclone", {7, 5}},     // one room, and so two blocks of any shape
    {"lightup", {9, 6}},       // many lights must fit together with nothing that says where
    {"nanro", {6, 5}},         // in one room every number counts all others
    {"numcity", {4, 4}},       // in one large room the numbers count each other
    {"pentatouch", {7, 5}},    // as statuepark
    {"regional-poly", {7, 5}}, // as statuepark
    {"simplegako", {7, 5}},    // each number counts its like in row and column, and nothing says where any is
    {"snakeegg", {7, 5}},      // nine areas fit in beside the snake in ways that nothing tells
    {"statuepark", {7, 5}},    // without shapes, any shape may stand anywhere
    {"view", {7, 5}},          // each number counts what every other one leaves free
};

} // namespace

class BlankBoardsTest : public QObject {
    Q_OBJECT
private slots:
    void everyKindIsDecided();
    void statusOfKind_data();
    void statusOfKind();
    void largeEmptyBoards();
};

/// Boards without any clue: on most of them nothing is determined.
void BlankBoardsTest::everyKindIsDecided()
{
    CheckOptions options = statusOnly;
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    for (const Genre* genre : allGenres()) {
        const auto easy = easySizes.find(genre->id);
        const Size size = genre->squareOnly ? Size{9, 9} : easy == easySizes.end() ? Size{12, 9} : easy->second;
        const Board board = genre->makeBoard(size);
        const Verdict v = check(board, options);
        QVERIFY2(v.stop == Stop::Finished, genre->id.data());
        QVERIFY2(v.status != Status::Unknown, genre->id.data());
        if (v.solution)
            QVERIFY2(isRight(rulesOf(board), *v.solution), genre->id.data());
        for (const Board& other : v.alternatives)
            QVERIFY2(isRight(rulesOf(board), other), genre->id.data());
    }
}

void BlankBoardsTest::statusOfKind_data()
{
    QTest::addColumn<QString>("genre");
    QTest::addColumn<Status>("status");
    const auto row = [](const char* why, const char* id, Status status) {
        QTest::addRow("%s: %s", id, why) << id << status;
    };
    row("a loop somewhere", "slither", Status::Several);
    row("a loop somewhere", "mashu", Status::Several);
    row("a loop and what it leaves out", "yajilin", Status::Several);
    row("any shading", "heyawake", Status::Several);
    row("any shading", "daburi", Status::Several);
    row("any numbers", "sudoku", Status::Several);
    row("no island, no bridge", "hashikake", Status::None);
    row("no seed, and all shaded makes squares", "nurikabe", Status::None);
    row("no rectangle without its number", "shikaku", Status::None);
    row("no end, no line", "numlin", Status::None);
    row("no ball, no hole", "herugolf", Status::None);
    row("no sun and no moon to run over", "moonsun", Status::None);
    row("a mirror that no light meets", "kinkonkan", Status::None);
    row("nobody wants a tent", "tents", Status::Unique);
    row("every line says 0", "nonogram", Status::Unique);
}

void BlankBoardsTest::statusOfKind()
{
    QFETCH(QString, genre);
    QFETCH(Status, status);
    const Genre& of = *findGenre(genre.toStdString());
    const Verdict v = check(of.makeBoard(of.squareOnly ? Size{9, 9} : Size{12, 9}), statusOnly);
    QCOMPARE(v.stop, Stop::Finished);
    QCOMPARE(v.status, status);
}

/// The second solution is found beside the first one, wherever on the empty board that lies.
void BlankBoardsTest::largeEmptyBoards()
{
    CheckOptions options = statusOnly;
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    for (const char* id : {"slither", "mashu", "heyawake"})
        QCOMPARE(check(findGenre(id)->makeBoard({100, 100}), options).status, Status::Several);
}

TOKISUJI_TEST(BlankBoardsTest);
#include "blank_boards_test.moc"
