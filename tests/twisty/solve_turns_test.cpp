// The verdict over shortest sequences: all three ways of searching at once, what they know together, and how soon they
// stop.
#include "engine/check/check.h"
#include "engine/formats/twisty.h"
#include "engine/genre/registry.h"
#include "engine/twisty/both_ends.h"
#include "engine/twisty/group.h"
#include "engine/twisty/pieces.h"
#include "engine/twisty/read_definition.h"
#include "engine/twisty/solve_turns.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/turn_findings.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <set>
#include <thread>

using namespace tokisuji;

namespace {

const TwistyDefinition& cube()
{
    return *findSuppliedTwisty("cube_2x2x2");
}

std::string scrambled(const TwistyDefinition& d, int length, std::uint64_t seed)
{
    return turned(d.goal, d, scramble(d, length, seed));
}

Board boardOf(const std::string& name, const std::string& state)
{
    Board board = *makeTwistyBoard(name);
    paintedAs(board, state).applyTo(board);
    return board;
}

const QString letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+";

/// A row of stickers that are all different.
QString rowYaml(qsizetype stickers)
{
    QStringList colours, places;
    for (qsizetype i = 0; i < stickers; ++i) {
        colours << letters.mid(i, 1) + ": white";
        places << QString::number(i);
    }
    return "name: row\ncolours: {" + colours.join(", ") + "}\nnet: [\"" + places.join(' ')
           + "\"]\ngoal: " + letters.left(stickers) + "\nturns:\n";
}

QString cycle(int first, int last)
{
    QStringList places;
    for (int i = first; i <= last; ++i)
        places << QString::number(i);
    return "(" + places.join(' ') + ")";
}

/// Two rings of twenty pieces that share four, mixed: farther from home than anybody can search.
Board farFromHome()
{
    const QString yaml =
        rowYaml(36) + "  a: " + cycle(0, 19) + "\n  b: " + cycle(16, 35) + "\n  a': {reverse: a}\n  b': {reverse: b}\n";
    const std::string setup = ("file:rings.yaml\n" + yaml).toStdString();
    const auto definition = twistyOf(*makeTwistyBoard(setup));
    return boardOf(setup, scrambled(*definition, 2000, 1));
}

/// Twenty dials, each with a turn and its reverse: many sequences, of which hardly any makes sense.
std::string dialsYaml()
{
    QString yaml = rowYaml(60);
    for (int i = 0; i < 20; ++i) {
        const QString number = QString::number(i);
        yaml += "  a" + number + ": " + cycle(3 * i, 3 * i + 2) + "\n  b" + number + ": {reverse: a" + number + "}\n";
    }
    return yaml.toStdString();
}

constexpr int searches = 3; ///< that work at the same time

} // namespace

class SolveTurnsTest : public QObject {
    Q_OBJECT
private slots:
    void raceAgrees();
    void longerOnDemand();
    void firstAnswerCounts();
    void randomStatesAreSpread();
    void statuses_data();
    void statuses();
    void verdictsGrow();
    void limitsKeepWhatIsKnown();
    void cancels();
};

void SolveTurnsTest::raceAgrees()
{
    for (const SuppliedTwisty& supplied : suppliedTwisties()) {
        const TwistyDefinition& d = *findSuppliedTwisty(supplied.name);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const std::string state = scrambled(d, 6, seed);
            const TurnAnswer race = solveTurns(d, state, {}, Halt());
            const TurnAnswer alone = searchFromBothEnds(d, state, {}, Halt());
            QVERIFY(race.isShortest() && race.allFound);
            QCOMPARE(std::set(race.ways.begin(), race.ways.end()), std::set(alone.ways.begin(), alone.ways.end()));
        }
    }
}

void SolveTurnsTest::longerOnDemand()
{
    const std::string state = scrambled(cube(), 4, 3);
    const TurnAnswer shortest = solveTurns(cube(), state, {}, Halt());
    for (int longer = 1; longer <= 2; ++longer) {
        int shown = 0;
        const TurnAnswer answer = solveTurns(cube(), state, {.longer = longer}, Halt(), [&](const TurnAnswer& soFar) {
            ++shown; // nothing but what was asked for is shown as a way
            QVERIFY(soFar.ways.empty() || *soFar.length() == *shortest.length() + longer);
        });
        QVERIFY(shown > 0 && !answer.ways.empty());
        QCOMPARE(answer.atLeast, *shortest.length());
        QCOMPARE(std::set(answer.ways.begin(), answer.ways.end()).size(), answer.ways.size());
        for (const TurnList& way : answer.ways) {
            QCOMPARE(static_cast<int>(way.size()), *shortest.length() + longer);
            QCOMPARE(turned(state, cube(), way), cube().goal);
        }
    }
}

/// Where search from both ends may keep next to nothing, another one is there first and ends it.
void SolveTurnsTest::firstAnswerCounts()
{
    const auto d = readTwisty(dialsYaml());
    QVERIFY(d);
    TurnList turns;
    for (int dial = 0; dial < 9; ++dial)
        turns.push_back(4 * dial + dial % 2);
    const std::string state = turned(d->goal, *d, turns);
    const TurnAnswer answer = solveTurns(*d, state, {.mostWays = 1, .mostStates = 8}, Halt());
    QCOMPARE(answer.engine, TurnEngine::GrowingDepth);
    QVERIFY(answer.isShortest());
    QCOMPARE(answer.length(), std::optional(9));
    QCOMPARE(turned(state, *d, answer.ways.front()), d->goal);
}

void SolveTurnsTest::randomStatesAreSpread()
{
    const TwistyDefinition& d = cube();
    const PermutationGroup group(d.turns, d.places());
    Random random(11);
    std::set<std::string> states;
    for (int i = 0; i < 500; ++i) {
        const Permutation p = group.random(random);
        QVERIFY(group.contains(p));
        states.insert(turned(d.goal, {"", p}));
    }
    QCOMPARE(states.size(), std::size_t{500}); // of 88 million
    for (const std::string& state : states)
        QVERIFY(!problemOf(d, state));
}

void SolveTurnsTest::statuses_data()
{
    QTest::addColumn<QString>("state");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("ways");
    QTest::newRow("solved") << "WWWWOOGGRRBBOOGGRRBBYYYY" << int(Status::Unique) << 1;
    QTest::newRow("two ways") << "WGYGROBWOOYGWGROBYRRYWBB" << int(Status::Several) << 2;
    QTest::newRow("one turn") << "WWWWGGRRBBOOOOGGRRBBYYYY" << int(Status::Unique) << 1;
    QTest::newRow("a corner turned") << "WWGWOWOGRRBBOOGGRRBBYYYY" << int(Status::None) << 0;
    QTest::newRow("not painted") << "WWWWOOGGRRBBOOGGRRBBYYY?" << int(Status::None) << 0;
}

void SolveTurnsTest::statuses()
{
    QFETCH(QString, state);
    QFETCH(int, status);
    QFETCH(int, ways);
    const Board board = boardOf("cube_2x2x2", state.toStdString());
    const Verdict verdict = check(board);
    QCOMPARE(verdict.stop, Stop::Finished);
    QCOMPARE(static_cast<int>(verdict.status), status);
    QVERIFY(verdict.turns != nullptr);
    QCOMPARE(static_cast<int>(verdict.turns->answer.ways.size()), ways);
    QCOMPARE(verdict.turns->problem.has_value(), status == int(Status::None));
    CheckSession session;
    const Verdict again = session.check(board);
    QCOMPARE(again.status, verdict.status);
    QCOMPARE(again.turns->answer.ways, verdict.turns->answer.ways);
}

void SolveTurnsTest::verdictsGrow()
{
    const Board board = boardOf("cube_2x2x2", scrambled(cube(), 30, 4));
    int last = -1;
    std::size_t ways = 0;
    Verdict told;
    const Verdict verdict = check(board, {}, {}, [&](const Verdict& v) {
        QVERIFY(v.turns->answer.atLeast >= last);
        QVERIFY(v.turns->answer.ways.size() >= ways);
        last = v.turns->answer.atLeast;
        ways = v.turns->answer.ways.size();
        told = v;
    });
    QVERIFY(last > 5);
    QCOMPARE(told.status, verdict.status);
    QCOMPARE(told.stop, Stop::Finished);
    QCOMPARE(told.turns->answer.ways, verdict.turns->answer.ways);
    QVERIFY(verdict.firstMs > 0 && verdict.statusMs >= verdict.firstMs && verdict.ms >= verdict.statusMs);
}

void SolveTurnsTest::limitsKeepWhatIsKnown()
{
    const Board board = farFromHome();
    Verdict verdict;
    for (int ms = 350; !verdict.turns || verdict.turns->answer.atLeast <= 3; ms *= 2) { // a busy machine needs more
        const tests::WorkClock work(tests::WorkClock::Program);
        verdict = check(board, {.limit = std::chrono::milliseconds(ms)});
        QCOMPARE(verdict.stop, Stop::Limit);
        QCOMPARE(verdict.status, Status::Unknown);
        QVERIFY(!verdict.turns->problem);
        QVERIFY(verdict.turns->answer.ways.empty());
        QVERIFY2(work.ms() < searches * (ms + 50), qPrintable(QString::number(work.ms())));
    }
}

/// At any moment: before the others start, while they do, and when tables are large. The least of some tries, since
/// tables that are being given back at that moment are given back first.
void SolveTurnsTest::cancels()
{
    constexpr double mostWork = 2 * 20; // two of them stop at once
    const Board board = farFromHome();
    for (const int ms : {0, 20, 100, 400, 1000}) {
        double least = 1e9;
        for (int i = 0; i < 3 && least >= mostWork; ++i) {
            std::stop_source stop;
            tests::WorkClock work(tests::WorkClock::Program);
            std::jthread later([&] {
                while (work.ms() < ms)
                    std::this_thread::yield();
                work.start();
                stop.request_stop();
            });
            const Verdict verdict = check(board, {}, stop.get_token());
            const double late = work.ms();
            later.join();
            QCOMPARE(verdict.stop, Stop::Cancelled);
            least = std::min(least, late);
        }
        QVERIFY2(least < mostWork, qPrintable(QString::number(least)));
    }
}

TOKISUJI_TEST(SolveTurnsTest);
#include "solve_turns_test.moc"
