// Clues that are judged together in one model, against the checker itself, one board after the other.
#include "advice_boards.h"

#include "engine/advice/together/open_groups.h"
#include "engine/advice/together/open_model.h"
#include "engine/solve/findings.h"
#include "tests/support/test.h"

#include <map>
#include <set>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

/// An island was taken away from the first; the second has a number that cannot be, the third "?" alone. Shikaku and
/// Compass have lost one clue.
const std::vector<std::string> addresses{"nurikabe/5/5/5i1n5n", "nurikabe/5/5/5i1n4n3h",      "nurikabe/4/4/.n.h4j",
                                         "shikaku/4/4/4i4k4k",  "compass/3/3/....h....j....", "norinuri/4/4/.n.h3j",
                                         "nuribou/4/4/.n.h3j",  "nuriloop/4/4/.n.h4j",        "ququ/2/2/g2j1h3n"};

Board boardOf(const std::string& address)
{
    auto board = readPuzzle(address);
    if (!board)
        qFatal("%s: %s", address.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// The minimal sample without so many of its clues, as far as it stays small.
Board looseBoard(const Genre& genre)
{
    Board board = minimal(sampleOf(genre));
    const auto clues = placesWithClues(board);
    for (std::size_t k = 0; k < std::min<std::size_t>(clues.size(), 2); ++k)
        board = without(board, clues[k]);
    return board;
}

std::vector<ClueFamily> familiesOf(const Board& board)
{
    std::vector<ClueFamily> families;
    for (const Place place : cluePlaces(board))
        std::ranges::move(clueFamilies(board, place), std::back_inserter(families));
    return families;
}

bool givesAnswers(const Genre& genre)
{
    return std::ranges::any_of(familiesOf(looseBoard(genre)), &ClueFamily::isGiven);
}

/// May one of its empty places be told by an answer that has an atom for each value?
bool givesAnswerIn(const Board& board, const Rules& rules)
{
    const auto families = familiesOf(board);
    return std::ranges::any_of(rules.answers(), [&](const Answer& answer) {
        return answer.layer == Layer::Digit && answer.code == Answer::Direct
               && std::ranges::any_of(families, [&](const ClueFamily& f) {
                      return f.isGiven && f.place == answer.places.front() && !hasClue(board, f.place);
                  });
    });
}

/// As if these were all that is known.
KnownSolutions knownOf(const Board& board, const std::vector<Board>& known)
{
    KnownSolutions pool(board, rulesOf(board));
    SolutionSet set;
    for (const Board& solution : known)
        set.solutions.push_back(answersOf(pool.rules(), solution));
    pool.take(std::move(set));
    return pool;
}

/// Every option that the groups tell of, once each; of those that are not named none.
using Statuses = std::map<std::string, Status>; ///< by the address of the board with it

Statuses toldBy(const Board& board, const std::vector<ClueFamily>& families, const std::vector<FamilyGroup>& groups)
{
    Statuses told;
    const FamilySink sink = [&](const Told& of) {
        for (const Judged& one : of.judged)
            if (!families[of.family].isAnySet)
                QVERIFY(told.emplace(addressOf(with(board, one.option)), one.status).second);
    };
    for (const FamilyGroup& group : groups)
        for (const FamilyGroup::Turn turn : {FamilyGroup::Hasty, FamilyGroup::Last})
            group.judge(turn, sink);
    return told;
}

/// Those that the groups have to tell of.
std::map<std::string, std::pair<std::size_t, ClueOption>>
optionsOf(const Board& board, const std::vector<ClueFamily>& families, const std::vector<FamilyGroup>& groups)
{
    std::map<std::string, std::pair<std::size_t, ClueOption>> options;
    for (const FamilyGroup& group : groups)
        for (const std::size_t f : group.families)
            for (const ClueOption& option : families[f].options)
                options.emplace(addressOf(with(board, option)), std::pair(f, option));
    return options;
}

/// What the groups tell of each option is what a check of the changed board says.
void everyOptionIsTold(const Board& board, const KnownSolutions& base)
{
    const auto families = familiesOf(board);
    const JudgeTask task{board, base, std::nullopt, patience};
    const auto groups = openGroups(task, families, {});
    const auto options = optionsOf(board, families, groups);
    const Statuses told = toldBy(board, families, groups);
    QVERIFY(!options.empty());
    QCOMPARE(told.size(), options.size());
    for (const auto& [changed, status] : told)
        QCOMPARE(status, coldStatus(with(board, options.at(changed).second)));
}

} // namespace

class OpenGroupsTest : public QObject {
    Q_OBJECT
private slots:
    void whoIsJudgedTogether_data() { addGenres(); }
    void whoIsJudgedTogether();
    void partsAreTold_data();
    void partsAreTold();
    void givenAnswersAreTold_data() { addGiving(); }
    void givenAnswersAreTold();
    void givenAnswersKeepTheTarget_data() { addGiving(); }
    void givenAnswersKeepTheTarget();
    void allSolutionsTellMore();
    void aSolutionThatTwoSearchesFindIsOne();
    void stopsAtOnce();

private:
    static void addGiving();
};

void OpenGroupsTest::addGiving()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (givesAnswers(*genre))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
}

void OpenGroupsTest::whoIsJudgedTogether()
{
    const Board sample = fetchedSample();
    const KnownSolutions base = knownOf(sample, {*coldCheck(sample).solution});
    const auto groups = openGroups({sample, base, std::nullopt}, familiesOf(sample), {});
    const std::set<std::string> ofParts{"compass", "norinuri", "nuribou", "nurikabe", "nuriloop", "ququ", "shikaku"};
    const bool isTogether = ofParts.contains(std::string(sample.genre())) || sample.genre() == "kinkonkan"
                            || givesAnswerIn(sample, base.rules());
    QCOMPARE(!groups.empty(), isTogether);
}

void OpenGroupsTest::partsAreTold_data()
{
    QTest::addColumn<QString>("address");
    for (const std::string& address : addresses)
        QTest::newRow(address.c_str()) << QString::fromStdString(address);
}

void OpenGroupsTest::partsAreTold()
{
    QFETCH(QString, address);
    const Board board = boardOf(address.toStdString());
    everyOptionIsTold(board, knownOf(board, {}));
}

void OpenGroupsTest::givenAnswersAreTold()
{
    QFETCH(QString, id);
    const Board board = looseBoard(*findGenre(id.toStdString()));
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::Several);
    everyOptionIsTold(board, knownOf(board, {*verdict.solution, verdict.alternatives.front()}));
}

/// Options that the target does not obey are none.
void OpenGroupsTest::givenAnswersKeepTheTarget()
{
    QFETCH(QString, id);
    const Board board = looseBoard(*findGenre(id.toStdString()));
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::Several);
    const Board& target = verdict.alternatives.front();
    const KnownSolutions base = knownOf(board, {target, *verdict.solution});
    const JudgeTask task{board, base, target, patience};
    const auto families = familiesOf(board);
    const auto groups = openGroups(task, families, {});
    const Statuses told = toldBy(board, families, groups);
    std::size_t kept = 0;
    for (const auto& [address, option] : optionsOf(board, families, groups)) {
        const bool isKept =
            target.at(Layer::Digit, option.second.place) == genreOf(board).digitFor(option.second.value);
        kept += isKept ? 1 : 0;
        QCOMPARE(told.contains(address), isKept);
        if (isKept)
            QCOMPARE(told.at(address), coldStatus(with(board, option.second)));
    }
    QVERIFY(kept > 0);
}

void OpenGroupsTest::allSolutionsTellMore()
{
    const Board board = looseBoard(*findGenre("fillomino"));
    KnownSolutions base(board, rulesOf(board));
    base.take({.solutions = {}, .all = true});
    QVERIFY(openGroups({board, base, std::nullopt}, familiesOf(board), {}).empty());
}

/// Two threads may come upon the same solution: it makes no clue ambiguous.
void OpenGroupsTest::aSolutionThatTwoSearchesFindIsOne()
{
    const Board board = boardOf("compass/3/3/....h....j....");
    const auto open = withOpenPart(board);
    QVERIFY(open);
    const auto places = cluePlaces(board);
    const Place place = *std::ranges::find_if(places, [&](Place p) { return !hasClue(board, p); });
    OpenPlace clue{place, clueFamilies(board, place).front().region->counted(board, place)};

    const KnownSolutions pool = knownOf(board, {});
    FoundSolutions solutions;
    const auto listAll = [&] {
        OpenModel model(*open, pool, Halt());
        return cluesOf(model.readingOf(clue), pool.rules(), model.model(), solutions, [] { return Halt(); });
    };
    const FoundClues alone = listAll();
    const std::size_t found = solutions.from(0).size();
    for (const Answers* solution : solutions.from(0))
        solutions.add(*solution);
    QCOMPARE(solutions.from(0).size(), found);
    const FoundClues again = listAll();

    QVERIFY(alone.complete && again.complete);
    const auto unique = [](const FoundClues& clues) {
        return std::ranges::count_if(clues.clues, [](const auto& one) { return one.second.solutions == 1; });
    };
    QVERIFY(unique(alone) > 0);
    QCOMPARE(unique(again), unique(alone));
}

void OpenGroupsTest::stopsAtOnce()
{
    const Board board = findGenre("nurikabe")->makeBoard({6, 6});
    const auto families = familiesOf(board);
    const KnownSolutions base = knownOf(board, {});
    const JudgeTask task{board, base, std::nullopt, patience};
    std::stop_source stop;
    int after = 0;
    const FamilySink sink = [&](const Told&) {
        after += stop.stop_requested() ? 1 : 0;
        stop.request_stop();
    };
    for (const FamilyGroup& group : openGroups(task, families, stop.get_token()))
        for (const FamilyGroup::Turn turn : {FamilyGroup::Hasty, FamilyGroup::Last})
            group.judge(turn, sink);
    QVERIFY(stop.stop_requested());
    QCOMPARE(after, 0);
}

TOKISUJI_TEST(OpenGroupsTest);
#include "open_groups_test.moc"
