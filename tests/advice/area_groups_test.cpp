// Clues that claim areas, judged together, against the checker itself, one board after the other.
#include "advice_boards.h"

#include "engine/advice/together/area_groups.h"
#include "tests/support/test.h"

#include <set>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

/// An island was taken away from the first; the second has a number that cannot be, the third "?" alone.
const std::vector<std::string> addresses{"nurikabe/5/5/5i1n5n", "nurikabe/5/5/5i1n4n3h", "nurikabe/4/4/.n.h4j"};

Board boardOf(const std::string& address)
{
    auto board = readPuzzle(address);
    if (!board)
        qFatal("%s: %s", address.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

std::vector<ClueFamily> familiesOf(const Board& board)
{
    std::vector<ClueFamily> families;
    for (const Place place : cluePlaces(board))
        std::ranges::move(clueFamilies(board, place), std::back_inserter(families));
    return families;
}

} // namespace

class AreaGroupsTest : public QObject {
    Q_OBJECT
private slots:
    void onlyIslandsClaimAreas_data() { addGenres(); }
    void onlyIslandsClaimAreas();
    void newCluesAreOneGroup();
    void everyOptionIsTold();
    void stopsAtOnce();
};

void AreaGroupsTest::onlyIslandsClaimAreas()
{
    const Board sample = fetchedSample();
    QCOMPARE(areaGroups(sample, familiesOf(sample)).empty(), sample.genre() != "nurikabe");
}

void AreaGroupsTest::newCluesAreOneGroup()
{
    const Board board = boardOf(addresses[0]);
    const auto families = familiesOf(board);
    const auto groups = areaGroups(board, families);
    QCOMPARE(groups.size(), 1 + placesWithClues(board).size());
    std::set<std::size_t> members;
    for (const AreaGroup& group : groups)
        members.insert(group.families.begin(), group.families.end());
    QCOMPARE(members.size(), families.size());
    QVERIFY(groups[0].without == without(board, placesWithClues(board)[0]));
    QVERIFY(std::ranges::find(groups, board, &AreaGroup::without) != groups.end());
}

void AreaGroupsTest::everyOptionIsTold()
{
    for (const std::string& address : addresses) {
        const Board board = boardOf(address);
        const auto families = familiesOf(board);
        std::size_t told = 0, options = 0;
        for (const ClueFamily& family : families)
            options += family.options.size();
        for (const AreaGroup& group : areaGroups(board, families))
            judgeGroup(group, families, patience, {}, [&](std::size_t family, const std::vector<Judged>& judged) {
                for (const Judged& one : judged) {
                    ++told;
                    QVERIFY(std::ranges::find(families[family].options, one.option) != families[family].options.end());
                    QCOMPARE(one.status, coldStatus(with(board, one.option)));
                }
            });
        QCOMPARE(told, options);
    }
}

void AreaGroupsTest::stopsAtOnce()
{
    const Board board = findGenre("nurikabe")->makeBoard({12, 12});
    const auto families = familiesOf(board);
    const auto groups = areaGroups(board, families);
    QCOMPARE(groups.size(), std::size_t(1));
    std::stop_source stop;
    int after = 0;
    judgeGroup(groups[0], families, patience, stop.get_token(), [&](std::size_t, const std::vector<Judged>& judged) {
        after += stop.stop_requested() && judged.front().status != Status::Unknown ? 1 : 0;
        stop.request_stop();
    });
    QVERIFY(stop.stop_requested());
    QVERIFY2(after < board.size().cells(), std::to_string(after).c_str()); // no other size was begun
}

TOKISUJI_TEST(AreaGroupsTest);
#include "area_groups_test.moc"
