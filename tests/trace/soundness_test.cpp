// Does every step hold? The solver proves each: facts and named rules, and not the conclusion, cannot be.
#include "engine/board/terrain.h"
#include "engine/formats/formats.h"
#include "engine/solve/conflict.h"
#include "engine/trace/prover.h"
#include "tests/first_genres.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"
#include "tests/trace/holds.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace tokisuji;

namespace {

struct Tally {
    int minimalEvery = 0; ///< asks for every so many reasons whether anything in them is superfluous; 0: never
    int proved = 0;
    int asked = 0;
    int minimal = 0;
    int undecided = 0;
    int agreed = 0; ///< either-way steps
    int nested = 0; ///< hypotheses within others
    int ways = 0;   ///< ways to meet a rule that were compared
    QStringList wrong;
};

void prove(Prover& prover, const Trace& trace, const Reason& why, const std::vector<Atom>& conclusions,
           const std::string& what, Tally& count)
{
    const Prover::Answer answer = prover.follows(why, conclusions);
    if (answer == Prover::Answer::Follows) {
        ++count.proved;
        if (count.minimalEvery > 0 && count.proved % count.minimalEvery == 0) {
            ++count.asked;
            count.minimal += prover.isMinimal(why, conclusions) ? 1 : 0;
        }
    } else if (answer == Prover::Answer::Unknown) {
        ++count.undecided;
    } else {
        count.wrong << QString::fromStdString(what + " in " + trace.genre);
    }
}

Atom denied(Atom atom)
{
    atom.value += atom.op == Atom::AtLeast ? -1 : atom.op == Atom::AtMost ? 1 : 0;
    constexpr std::array contraries{Atom::IsNot, Atom::Is, Atom::AtMost, Atom::AtLeast};
    atom.op = contraries[atom.op];
    return atom;
}

/// That the rule is met in none of its ways, where each of them is one mark.
std::optional<Reason> noneOfTheWays(const Trace& trace, const Split& split)
{
    const auto isOneMark = [&](BranchId id) { return trace.branches[id].also.empty(); };
    if (split.kind != Split::Ways || !std::ranges::all_of(split.branches, isOneMark))
        return std::nullopt;
    Reason none = split.exhaustive;
    for (const BranchId id : split.branches)
        none.facts.push_back({denied(trace.branches[id].hypothesis)});
    return none;
}

void proveAll(const Board& board, const Trace& trace, Tally& count, BoardReading reading = BoardReading::AsItStands)
{
    const Rules rules = rulesOf(board, reading);
    Prover prover(rules);
    for (const Step& step : trace.steps)
        if (step.technique != "solver")
            prove(prover, trace, step.why, step.conclusions, std::string(step.technique), count);
    for (const Branch& branch : trace.branches)
        if (branch.outcome == Outcome::Contradiction)
            prove(prover, trace, branch.clash, {}, "clash", count);
    for (const Split& split : trace.splits)
        if (const auto none = noneOfTheWays(trace, split))
            prove(prover, trace, *none, {}, "ways that are all there are", count);
    if (trace.result == TraceResult::Contradiction)
        prove(prover, trace, trace.clash, {}, "last clash", count);
}

/// Does one statement say another, by itself? A number says that no other is there.
bool says(const Atom& one, const Atom& other)
{
    return one == other
           || (one.op == Atom::Is && other.op == Atom::IsNot && one.at == other.at && one.value != other.value);
}

/// What a step concludes stands in each way that it compares, among its marks or among what follows from them.
void countWays(const Trace& trace, const Split& split, Tally& count)
{
    if (split.branches.size() < 2)
        count.wrong << QString::fromStdString("a single way in " + trace.genre);
    for (const BranchId id : split.branches) {
        const Branch& way = trace.branches[id];
        ++count.ways;
        std::vector<Atom> known = assumptionsOf(way);
        for (const StepId step : way.steps)
            known.insert(known.end(), trace.step(step).conclusions.begin(), trace.step(step).conclusions.end());
        const auto isKnown = [&](const Atom& atom) {
            const bool isBound = atom.op == Atom::AtLeast || atom.op == Atom::AtMost; // a tighter one says it too
            return isBound || std::ranges::any_of(known, [&](const Atom& one) { return says(one, atom); });
        };
        if (way.outcome != Outcome::Contradiction
            && (way.outcome != Outcome::Agree || !std::ranges::all_of(trace.step(split.step).conclusions, isKnown)))
            count.wrong << QString::fromStdString("a way that shares nothing in " + trace.genre);
    }
}

/// Both cases of an either-way step are there and end with what it concludes; nested hypotheses lie in branches.
void countCases(const Trace& trace, Tally& count)
{
    for (const Split& split : trace.splits) {
        count.nested += split.at != 0 ? 1 : 0;
        if (split.kind == Split::Ways)
            countWays(trace, split, count);
        if (split.kind != Split::EitherWay)
            continue;
        ++count.agreed;
        const bool agree = std::ranges::all_of(
            split.branches, [&](BranchId branch) { return trace.branches[branch].outcome == Outcome::Agree; });
        if (split.branches.size() < 2 || !agree)
            count.wrong << QString::fromStdString("the cases of a step in " + trace.genre);
    }
}

/// Profiles of the program, and two that lean on what these rarely need.
Profile profileOf(const std::string& name)
{
    if (const auto known = findProfile(name))
        return *known;
    Profile profile = *findProfile("normal");
    profile.name = name;
    if (name == "either way") {
        profile.off = {"refutation"};
        profile.eitherWay = true;
    } else {
        profile.memory = 2;
        profile.nesting = 2;
    }
    return profile;
}

/// It belongs to no room, as a hole.
bool isWallOfRooms(const Board& board, Place cell)
{
    return board.has(Layer::Room) && board.has(Layer::Terrain) && isTerrain(board, cell, Terrain::Wall);
}

/// What an author may have set before the rest. Holes shape the board and are there first, and no "?" comes that would
/// excuse a cell from its rules.
Board withHalfOfTheClues(Board board, std::mt19937& random)
{
    std::vector<Place> kept = relaxableClues(board, Relaxation::Removed);
    std::ranges::shuffle(kept, random);
    const auto comesFirst = [&](Place clue) {
        return board.grid().contains(PlaceKind::Cell, clue)
               && (isHole(board, clue) || isWallOfRooms(board, clue)
                   || (board.has(Layer::Number) && board.at(Layer::Number, clue) == question));
    };
    const auto others = std::ranges::stable_partition(kept, comesFirst);
    kept.erase(others.begin() + std::ssize(others) / 2, kept.end());
    return relaxed(board.withoutMarks(), Relaxation::Removed, kept);
}

bool isOfFirstGenre(const std::string& url)
{
    return isFirstGenre(boardOf(url).genre());
}

std::vector<std::string> someOfTheCorpus()
{
    std::vector<std::string> urls = corpusBoards(64);
    std::erase_if(urls,
                  [](const std::string& url) { return !isOfFirstGenre(url) && boardOf(url).size().cells() > 36; });
    return urls;
}

} // namespace

class SoundnessTest : public QObject {
    Q_OBJECT
private slots:
    void everyStepFollows_data()
    {
        QTest::addColumn<QString>("profile");
        QTest::addColumn<bool>("own");
        for (const char* profile : {"easy", "normal", "hard", "either way", "nested"})
            QTest::addRow("own boards, %s", profile) << profile << true;
        QTest::addRow("corpus, normal") << "normal" << false;
    }
    void everyStepFollows()
    {
        QFETCH(QString, profile);
        QFETCH(bool, own);
        const std::vector<std::string> urls = own ? ownBoards() : someOfTheCorpus();
        QVERIFY(!urls.empty());
        Tally count;
        for (const std::string& url : urls) {
            const Board board = boardOf(url);
            count.minimalEvery = profile != "normal" ? 0 : isOfFirstGenre(url) ? 1 : 6;
            const Trace found = traceOf(board, profileOf(profile.toStdString()));
            proveAll(board, found, count);
            countCases(found, count);
        }
        qInfo("%d steps proved, %d undecided within the limit", count.proved, count.undecided);
        if (count.asked > 0)
            qInfo("%d of %d with nothing superfluous", count.minimal, count.asked);
        if (profile == "either way" || profile == "nested")
            qInfo("%d either-way steps, %d nested hypotheses", count.agreed, count.nested);
        QVERIFY(count.agreed > 0 || profile != "either way");
        QVERIFY(count.nested > 0 || profile != "nested");
        QVERIFY(count.ways > 0 || profile != "normal");
        QVERIFY(count.asked > 100 || profile != "normal");
        QVERIFY(count.minimal * 100 >= count.asked * 92);
        QVERIFY2(count.wrong.isEmpty(), qPrintable(count.wrong.join(", ")));
        QVERIFY(count.proved > 100);
        QVERIFY(count.undecided * 50 <= count.proved);
    }

    void everyStepFollowsOnOpenBoards_data()
    {
        QTest::addColumn<BoardReading>("reading");
        QTest::newRow("clues to come") << BoardReading::CluesToCome;
        QTest::newRow("rooms to come") << BoardReading::RoomsToCome;
    }
    /// Of clues and borders that are still to come a part of a board knows nothing: the path goes as far as it goes.
    void everyStepFollowsOnOpenBoards()
    {
        QFETCH(BoardReading, reading);
        Tally count;
        std::mt19937 random(1);
        QStringList contradictions;
        for (const std::string& url : ownBoards()) {
            const Board whole = boardOf(url);
            const Board open = withHalfOfTheClues(whole, random);
            const Trace found = traceOf(open, *findProfile("normal"), reading);
            if (found.result == TraceResult::Contradiction && check(whole, {.conflict = false}).status != Status::None)
                contradictions << QString::fromStdString(url + " as " + writePzprv3(open, "/"));
            proveAll(open, found, count, reading);
        }
        qInfo("%d steps proved, %d undecided within the limit", count.proved, count.undecided);
        QVERIFY2(count.wrong.isEmpty(), qPrintable(count.wrong.join(", ")));
        QVERIFY(count.proved > 100);
        QVERIFY(count.undecided * 50 <= count.proved);
        QVERIFY2(contradictions.isEmpty(), qPrintable(contradictions.join(", "))); // the other half gives a solution
    }

    void tracesEndHonestly_data()
    {
        QTest::addColumn<QString>("url");
        for (const std::string& url : ownBoards())
            QTest::newRow(url.substr(0, 80).c_str()) << QString::fromStdString(url);
    }
    void tracesEndHonestly()
    {
        QFETCH(QString, url);
        const Board board = boardOf(url.toStdString());
        const Verdict verdict = check(board, {.alternatives = 0, .conflict = false});
        const Trace found = traceOf(board, *findProfile("hard"));
        if (found.result == TraceResult::Solved)
            QVERIFY(verdict.status == Status::Unique);
        if (found.result == TraceResult::Contradiction)
            QVERIFY(verdict.status == Status::None);
        if (verdict.status == Status::Several)
            QVERIFY(found.result == TraceResult::Stuck);
        if (verdict.status == Status::Unique)
            QVERIFY(agrees(*verdict.solution, found));
    }
};

TOKISUJI_TEST(SoundnessTest);
#include "soundness_test.moc"
