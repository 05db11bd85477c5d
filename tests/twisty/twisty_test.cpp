// Puzzles of turns: their definitions, the states that can be reached, and three ways to find the shortest sequences,
// against the full table of the 2×2×2 cube.
#include "engine/twisty/both_ends.h"
#include "engine/twisty/group.h"
#include "engine/twisty/growing_depth.h"
#include "engine/twisty/pieces.h"
#include "engine/twisty/read_definition.h"
#include "engine/twisty/state_table.h"
#include "engine/twisty/states.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/two_phases.h"
#include "tests/support/test.h"
#include "tests/twisty/small_definition.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

const TwistyDefinition& cube()
{
    return *findSuppliedTwisty("cube_2x2x2");
}

/// The cube with one corner held in place.
TwistyDefinition cubeWithFixedCorner()
{
    TwistyDefinition fixed = cube();
    std::erase_if(fixed.turns, [](const Turn& turn) { return turn.moves[22] != 22; });
    fixed.mayFollow = pairsInOrder(fixed.turns);
    fixed.phases.clear();
    return fixed;
}

std::string scrambled(const TwistyDefinition& d, int length, std::uint64_t seed)
{
    return turned(d.goal, d, scramble(d, length, seed));
}

TurnList turnsNamed(const TwistyDefinition& d, const QString& names)
{
    TurnList turns;
    for (const QString& name : names.split(' '))
        turns.push_back(d.findTurn(name.toStdString()).value());
    return turns;
}

bool solves(const TwistyDefinition& d, const std::string& state, const TurnList& turns)
{
    return turned(state, d, turns) == d.goal;
}

} // namespace

class TwistyTest : public QObject {
    Q_OBJECT
private slots:
    void cyclesAndOneLine();
    void turnsOfTheCube();
    void wrongDefinitions_data();
    void wrongDefinitions();
    void placesOfErrorsAreInTheText();
    void suppliedDefinitions_data();
    void suppliedDefinitions();
    void pairs();
    void declaredOrder();
    void scramblesAreSolved_data();
    void scramblesAreSolved();
    void lengthsOfTheWholeTable();
    void allShortestSequences();
    void longerSequences();
    void waysAgree();
    void piecesThatLookAlike();
    void statesOutOfReach();
    void stops();
};

void TwistyTest::cyclesAndOneLine()
{
    const auto cycles = readCycles("(0 2 1) (4 5)", 6);
    QVERIFY(cycles);
    QCOMPARE(*cycles, (Permutation{2, 0, 1, 3, 5, 4}));
    QVERIFY(*readCycles("", 3) == (Permutation{0, 1, 2}));
    for (const auto& [text, id] :
         std::initializer_list<std::pair<const char*, const char*>>{{"0 1", "twisty-cycle-open"},
                                                                    {"(0 1", "twisty-cycle-close"},
                                                                    {"(0 x)", "twisty-cycle-number"},
                                                                    {"(0 6)", "twisty-place"},
                                                                    {"(0 1) (1 2)", "twisty-place-twice"},
                                                                    {"(99999999999999999999)", "twisty-cycle-number"}})
        QCOMPARE(readCycles(text, 6).error().id, std::string(id));

    std::string oneLine(smallDefinition);
    oneLine.replace(oneLine.find("(0 1 3 2)"), 9, "[1, 3, 0, 2]");
    QCOMPARE(readTwisty(oneLine)->turns[0], readTwisty(smallDefinition)->turns[0]);
}

void TwistyTest::turnsOfTheCube()
{
    const TwistyDefinition& d = cube();
    QCOMPARE(d.places(), 24);
    QCOMPARE(d.turns.size(), std::size_t{18});
    QCOMPARE(turned(d.goal, d, turnsNamed(d, "U")), std::string("WWWWGGRRBBOOOOGGRRBBYYYY"));
    QVERIFY(solves(d, turned(d.goal, d, turnsNamed(d, "R U R' U'")), turnsNamed(d, "U R U' R'")));
    QCOMPARE(turned(d.goal, d, turnsNamed(d, "F F")), turned(d.goal, d, turnsNamed(d, "F2")));
    QCOMPARE(d.turns[static_cast<std::size_t>(*d.reverseOf(*d.findTurn("L")))].name, std::string("L'"));
    QCOMPARE(d.columns(), 8);
    QCOMPARE(d.rows(), 6);
}

void TwistyTest::wrongDefinitions_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* from, const QString& to, const char* id, const char* line) {
        QTest::newRow(name) << from << to << id << line;
    };
    row("no map", smallDefinition, "- 1", "twisty-not-a-map", "1");
    row("no YAML", "(0 1)", "[(0 1", "twisty-yaml", "9");
    row("unknown key", "goal:", "gaol:", "twisty-unknown-key", "9");
    row("missing key", "goal: AABB", "", "twisty-missing", "1");
    row("colour of two letters", "{A:", "{AA:", "twisty-colour-letter", "2");
    row("colour twice", "B: red", "A: red", "twisty-colour-letter", "2");
    row("net with a gap", "2 3", "2 4", "twisty-net-gap", "4");
    row("place twice", "2 3", "2 0", "twisty-place-twice", "5");
    row("no place", "2 3", "2 x", "twisty-net-token", "5");
    row("large place", "2 3", "2 64", "twisty-place", "5");
    row("turn off the net", "(0 1)", "(0 4)", "twisty-place", "8");
    row("no permutation", "(0 1)", "[0, 1, 1, 2]", "twisty-place-twice", "8");
    row("wrong length", "(0 1)", "[0, 1, 2]", "twisty-turn-length", "8");
    row("unknown turn", "(0 1)", "{reverse: q}", "twisty-unknown-turn", "8");
    row("turn that does nothing", "(0 1)", "{combine: [r, r, r, r]}", "twisty-turn-nothing", "8");
    row("turn of no form", "(0 1)", "{twist: r}", "twisty-turn-form", "8");
    row("goal of another size", "AABB", "AABBA", "twisty-goal-length", "9");
    row("goal of unknown colour", "AABB", "AABC", "twisty-unknown-colour", "9");
    row("question mark", "{A:", "{'?':", "twisty-colour-letter", "2");
    row("wide net", "2 3", "2 3" + QString(" .").repeated(200), "twisty-net-wide", "5");
    row("turn twice", "  s:", "  r:", "twisty-turn-name", "8");
    for (const char* name : {"s t", "s/", "s,t", "(s)", "'[s]'", "\"s\\t\"", "\"s\\r\"", "s\xE2\x80\x99"})
        row(name, "  s:", QString::fromUtf8("  %1:").arg(QString::fromUtf8(name)), "twisty-turn-name", "8");
    row("turn of itself", "(0 1)", "{reverse: s}", "twisty-unknown-turn", "8");
    row("long combination", "(0 1)", "{combine: [" + QString("r, ").repeated(65) + "r]}", "twisty-list-long", "8");
    row("pair of three", "goal:", "never: [[r, s, r]]\ngoal:", "twisty-pair", "9");
    row("pair with an unknown turn", "goal:", "never: [[r, q]]\ngoal:", "twisty-unknown-turn", "9");
    row("phase with an unknown turn", "goal:", "phases: [{turns: [q]}, {}]\ngoal:", "twisty-unknown-turn", "9");
    row("phase with an unknown colour",
        "goal:", "phases: [{merge: [AX]}, {merge: [AB]}]\ngoal:", "twisty-unknown-colour", "9");
    row("one phase", "goal:", "phases: [{merge: [AB]}]\ngoal:", "twisty-two-phases", "9");
}

void TwistyTest::wrongDefinitions()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, id);
    QFETCH(QString, line);
    QVERIFY(readTwisty(smallDefinition));
    QString text(smallDefinition);
    text.replace(from, to);
    const auto wrong = readTwisty(text.toStdString());
    QVERIFY(!wrong);
    QCOMPARE(QString::fromStdString(wrong.error().id), id);
    QCOMPARE(QString::fromStdString(wrong.error().args.at(0)), line);
    QCOMPARE(readTwisty(std::string(10'000'000, ' ')).error().id, std::string("twisty-too-large"));
    QVERIFY(!readTwisty(std::string(100'000, '[')));
}

/// yaml-cpp counts three bytes for each that is no UTF-8.
void TwistyTest::placesOfErrorsAreInTheText()
{
    for (const std::string text : {"# \xff\xff\xff\xff\n- 1", "# \xff\xff\xff\xff\ngoal: [1", "- 1", "goal: [1", ""}) {
        const auto wrong = readTwisty(text);
        QVERIFY(!wrong);
        QVERIFY(wrong.error().at.value_or(0) <= text.size());
    }
}

void TwistyTest::suppliedDefinitions_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("positions");
    QTest::newRow("cube") << "cube_2x2x2" << 24.0 * 3'674'160;
    QTest::newRow("cuboid") << "cuboid_2x2x3" << 4.0 * 241'920;
    QTest::newRow("pyraminx") << "pyraminx" << 81.0 * 933'120;
    QTest::newRow("skewb") << "skewb" << 3'149'280.0;
}

void TwistyTest::suppliedDefinitions()
{
    QFETCH(QString, name);
    QFETCH(double, positions);
    const TwistyDefinition* d = findSuppliedTwisty(name.toStdString());
    QVERIFY(d != nullptr);
    QVERIFY(hasDistinctPieces(*d));
    QCOMPARE(PermutationGroup(d->turns, d->places()).size(), positions);
    for (int turn = 0; turn < static_cast<int>(d->turns.size()); ++turn)
        QVERIFY(d->reverseOf(turn));
}

void TwistyTest::pairs()
{
    const TwistyDefinition& d = cube();
    const auto may = [&](const char* a, const char* b) {
        return d.mayFollow[static_cast<std::size_t>(*d.findTurn(a))][static_cast<std::size_t>(*d.findTurn(b))];
    };
    QVERIFY(!may("U", "U") && !may("U", "U'") && !may("U", "U2"));
    QVERIFY(may("U", "D") && !may("D", "U"));
    QVERIFY(may("U", "R") && may("R", "U"));
    std::string declared(smallDefinition);
    declared += "never: [[s, r]]\n";
    QVERIFY(readTwisty(smallDefinition)->mayFollow[1][0]);
    QVERIFY(!readTwisty(declared)->mayFollow[1][0]);
}

/// Of two turns that can change places one order is left, the one that is not declared to be never.
void TwistyTest::declaredOrder()
{
    const auto yaml = std::ranges::find(suppliedTwisties(), "pyraminx", &SuppliedTwisty::name)->yaml;
    const TwistyDefinition& usual = *findSuppliedTwisty("pyraminx");
    const auto declared = readTwisty(std::string(yaml) + "never: [[L, l], [L, r], [L', l'], [B, l]]\n");
    QVERIFY(declared);
    const auto may = [](const TwistyDefinition& d, const char* a, const char* b) {
        return d.mayFollow[static_cast<std::size_t>(*d.findTurn(a))][static_cast<std::size_t>(*d.findTurn(b))];
    };
    QVERIFY(may(usual, "L", "l") && !may(usual, "l", "L"));
    QVERIFY(!may(*declared, "L", "l") && may(*declared, "l", "L"));
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::string state = scrambled(usual, 7, seed);
        const TurnAnswer before = searchFromBothEnds(usual, state, {}, Halt());
        const TurnAnswer after = searchFromBothEnds(*declared, state, {}, Halt());
        QCOMPARE(after.length(), before.length());
        QCOMPARE(after.ways.size(), before.ways.size());
    }
    const auto circle = readTwisty(std::string(yaml) + "never: [[l, r], [r, d], [d, l]]\n");
    QCOMPARE(circle.error().id, std::string("twisty-pair-circle"));
}

void TwistyTest::scramblesAreSolved_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cube_2x2x2", "cuboid_2x2x3", "pyraminx", "skewb"})
        QTest::newRow(name) << name;
}

void TwistyTest::scramblesAreSolved()
{
    QFETCH(QString, name);
    const TwistyDefinition& d = *findSuppliedTwisty(name.toStdString());
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const TurnList turns = scramble(d, 1 + static_cast<int>(seed % 9), seed);
        QCOMPARE(turns, scramble(d, 1 + static_cast<int>(seed % 9), seed));
        const std::string state = turned(d.goal, d, turns);
        QVERIFY(!problemOf(d, state));
        const TurnAnswer answer = searchFromBothEnds(d, state, {.mostWays = 1}, Halt());
        QVERIFY(answer.isShortest());
        QVERIFY(*answer.length() <= static_cast<int>(turns.size()));
        QVERIFY(solves(d, state, answer.ways.front()));
    }
}

/// Every position of the cube with one corner held, and how many turns each needs: a plain breadth-first search.
void TwistyTest::lengthsOfTheWholeTable()
{
    const TwistyDefinition d = cubeWithFixedCorner();
    QCOMPARE(d.turns.size(), std::size_t{9});
    const TwistyStates states(d);
    StateTable<1> table;
    std::vector<StateTable<1>::Key> rim{states.keyOf<1>(states.tokensOf(d.goal))};
    table.insert(rim[0], 0);
    std::vector<std::size_t> counts;
    std::vector<std::pair<StateTable<1>::Key, int>> samples;
    for (int depth = 0; !rim.empty(); ++depth) {
        counts.push_back(rim.size());
        for (std::size_t i = 0; i < rim.size(); i += 1 + rim.size() / 6)
            samples.emplace_back(rim[i], depth);
        std::vector<StateTable<1>::Key> next;
        for (const auto& key : rim)
            for (int turn = 0; turn < states.turnCount(); ++turn) {
                auto tokens = states.tokensOf<1>(key);
                states.turn(tokens, turn);
                if (const auto found = states.keyOf<1>(tokens); table.insert(found, depth + 1))
                    next.push_back(found);
            }
        rim = std::move(next);
    }
    QCOMPARE(counts,
             (std::vector<std::size_t>{1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644}));
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const std::string state = scrambled(d, 40, seed);
        const int length = table.find(states.keyOf<1>(states.tokensOf(state))).value();
        QCOMPARE(searchFromBothEnds(d, state, {.mostWays = 1}, Halt()).length(), std::optional(length));
        // all six faces cannot do better while the corner is at home
        QCOMPARE(searchFromBothEnds(cube(), state, {.mostWays = 1}, Halt()).length(), std::optional(length));
    }
}

/// Listed one by one, against every sequence of that length.
void TwistyTest::allShortestSequences()
{
    const TwistyDefinition& d = cube();
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const std::string state = scrambled(d, 4, seed);
        const TurnAnswer answer = searchFromBothEnds(d, state, {}, Halt());
        QVERIFY(answer.isShortest() && answer.allFound);
        std::vector<TurnList> all;
        std::vector<TurnList> sequences{{}};
        for (int depth = 0; depth <= *answer.length(); ++depth) {
            std::vector<TurnList> longer;
            for (const TurnList& sequence : sequences) {
                if (solves(d, state, sequence)) {
                    QCOMPARE(depth, *answer.length());
                    all.push_back(sequence);
                }
                for (int turn = 0; turn < static_cast<int>(d.turns.size()); ++turn)
                    if (sequence.empty()
                        || d.mayFollow[static_cast<std::size_t>(sequence.back())][static_cast<std::size_t>(turn)]) {
                        longer.push_back(sequence);
                        longer.back().push_back(turn);
                    }
            }
            sequences = std::move(longer);
        }
        QCOMPARE(answer.ways, all);
    }
}

void TwistyTest::longerSequences()
{
    const TwistyDefinition& d = cube();
    const std::string state = scrambled(d, 3, 5);
    const TurnAnswer shortest = searchFromBothEnds(d, state, {}, Halt());
    const TurnAnswer longer = searchFromBothEnds(d, state, {.longer = 2}, Halt());
    QVERIFY(!longer.ways.empty());
    for (const TurnList& way : longer.ways) {
        QCOMPARE(way.size(), shortest.ways.front().size() + 2);
        QVERIFY(solves(d, state, way));
    }
    const TurnAnswer few = searchFromBothEnds(d, state, {.mostWays = 1, .longer = 2}, Halt());
    QCOMPARE(few.ways.size(), std::size_t{1});
    QVERIFY(!few.allFound);
}

void TwistyTest::waysAgree()
{
    for (const char* name : {"cube_2x2x2", "cuboid_2x2x3"}) {
        const TwistyDefinition& d = *findSuppliedTwisty(name);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const std::string state = scrambled(d, 4, seed);
            TurnAnswer ends = searchFromBothEnds(d, state, {}, Halt());
            TurnAnswer depth = searchByGrowingDepth(d, state, {}, Halt());
            std::ranges::sort(ends.ways);
            std::ranges::sort(depth.ways);
            QCOMPARE(depth.ways, ends.ways);
            QVERIFY(depth.allFound && depth.isShortest());
            int better = 0;
            const TurnAnswer phases = searchInTwoPhases(d, state, Halt(), [&](const TurnAnswer&) { ++better; });
            QCOMPARE(phases.length(), ends.length());
            QVERIFY(phases.isShortest() && better >= 1);
            QVERIFY(solves(d, state, phases.ways.front()));
        }
    }
}

/// Two red and two white stickers on a ring: nobody can tell which is which.
void TwistyTest::piecesThatLookAlike()
{
    const auto d = readTwisty(smallDefinition);
    QVERIFY(d);
    QVERIFY(!hasDistinctPieces(*d));
    const TurnAnswer solved = searchFromBothEnds(*d, "AABB", {}, Halt());
    QCOMPARE(solved.length(), std::optional(0));
    const TurnAnswer half = searchFromBothEnds(*d, "BBAA", {}, Halt());
    QCOMPARE(half.length(), std::optional(2));
    QVERIFY(solves(*d, "BBAA", half.ways.front()));
    QCOMPARE(searchByGrowingDepth(*d, "BBAA", {}, Halt()).ways.size(), half.ways.size());
}

void TwistyTest::statesOutOfReach()
{
    const TwistyDefinition& d = cube();
    const auto kindOf = [&](const std::string& state) {
        const auto problem = problemOf(d, state);
        return problem ? static_cast<int>(problem->kind) : -1;
    };
    QCOMPARE(kindOf(d.goal), -1);
    QCOMPARE(kindOf("WW"), static_cast<int>(StateProblem::Length));
    std::string state = d.goal;
    state[0] = 'x';
    QCOMPARE(kindOf(state), static_cast<int>(StateProblem::Letter));
    state[0] = 'R';
    QCOMPARE(kindOf(state), static_cast<int>(StateProblem::Count));
    state = d.goal; // white and yellow on one corner
    std::swap(state[0], state[20]);
    QCOMPARE(kindOf(state), static_cast<int>(StateProblem::NoSuchPiece));

    state = scrambled(d, 12, 3); // the corner at 2, 5 and 6 turned where it is
    std::swap(state[2], state[5]);
    std::swap(state[2], state[6]);
    const auto twisted = problemOf(d, state);
    QVERIFY(twisted && twisted->kind == StateProblem::Twisted);
    QCOMPARE(twisted->places.size(), std::size_t{3});
    std::string home = d.goal; // where all else is at home, that one is named
    std::swap(home[3], home[7]);
    std::swap(home[3], home[8]);
    std::vector<int> places = problemOf(d, home)->places;
    std::ranges::sort(places);
    QCOMPARE(places, (std::vector<int>{3, 7, 8}));

    const TwistyDefinition& pyraminx = *findSuppliedTwisty("pyraminx");
    std::string edges = pyraminx.goal; // two edges that have a yellow side change places
    std::swap(edges[12], edges[16]);
    const auto swapped = problemOf(pyraminx, edges);
    QVERIFY(swapped && swapped->kind == StateProblem::Swapped);
    std::vector<int> four = swapped->places;
    std::ranges::sort(four);
    QCOMPARE(four, (std::vector<int>{1, 6, 12, 16}));
}

void TwistyTest::stops()
{
    std::stop_source stop;
    const Halt halt(stop.get_token());
    stop.request_stop();
    const TurnAnswer answer = searchFromBothEnds(cube(), scrambled(cube(), 40, 1), {}, halt);
    QVERIFY(answer.ways.empty() && !answer.allFound);
    QVERIFY(searchByGrowingDepth(cube(), scrambled(cube(), 40, 1), {}, halt).ways.empty());
    QVERIFY(searchInTwoPhases(cube(), scrambled(cube(), 40, 1), halt).ways.empty());
}

TOKISUJI_TEST(TwistyTest);
#include "twisty_test.moc"
