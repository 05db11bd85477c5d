// Shrinking against hidden conflicts that the test knows.
#include "engine/solve/shrink.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>
#include <utility>

using namespace tokisuji;

namespace {

using Places = std::vector<Place>;

Places someCells(int width, int height)
{
    return Grid({width, height}).cells();
}

Places pick(const Places& from, int count, std::mt19937& random)
{
    Places picked;
    std::ranges::sample(from, std::back_inserter(picked), count, random);
    std::ranges::sort(picked);
    return picked;
}

bool contains(const Places& places, const Places& part)
{
    Places sorted = places;
    std::ranges::sort(sorted);
    return std::ranges::includes(sorted, part);
}

} // namespace

class ShrinkTest : public QObject {
    Q_OBJECT

private slots:
    void findsTheOnlyConflict();
    void findsOneOfSeveral();
    void testsNoSetTwice();
    void emptyConflict();
    void seesThatMoreIsNotAlwaysWorse();
    void stopsWithTheBestSoFar();
    void everyReportConflicts();
};

void ShrinkTest::findsTheOnlyConflict()
{
    std::mt19937 random(1);
    const Places all = someCells(60, 45);
    for (int size = 1; size <= 8; ++size) {
        const Places hidden = pick(all, size, random);
        int tests = 0;
        const auto shrunk = shrinkConflict(all, [&](const Places& p) {
            ++tests;
            return std::optional(contains(p, hidden));
        });
        QCOMPARE(shrunk.places, hidden);
        QVERIFY(shrunk.irreducible);
        QVERIFY2(tests <= 26 * size + 14, qPrintable(QString("%1 tests for %2").arg(tests).arg(size)));
    }
}

void ShrinkTest::findsOneOfSeveral()
{
    std::mt19937 random(2);
    const Places all = someCells(12, 12);
    for (int round = 0; round < 50; ++round) {
        std::vector<Places> hidden;
        for (int i = 0; i < 6; ++i)
            hidden.push_back(pick(all, 2 + i, random));
        const auto conflicts = [&](const Places& p) {
            return std::ranges::any_of(hidden, [&](const Places& h) { return contains(p, h); });
        };
        const auto shrunk = shrinkConflict(all, [&](const Places& p) { return std::optional(conflicts(p)); });
        QVERIFY(shrunk.irreducible);
        QVERIFY(std::ranges::find(hidden, shrunk.places) != hidden.end());
    }
}

/// A smallest conflict is looked for in many orders, which come to the same small sets.
void ShrinkTest::testsNoSetTwice()
{
    std::mt19937 random(4);
    Places order = someCells(4, 4);
    const std::vector<Places> hidden{pick(order, 2, random), pick(order, 3, random)};
    KnownConflicts known;
    std::set<Places> tested;
    bool isStopped = true; // what could not be found out is tested again
    for (int round = 0; round < 40; ++round) {
        const auto shrunk = shrinkConflict(order, [&](const Places& p) {
            return known.ask(p, [&](const Places& places) -> std::optional<bool> {
                if (std::exchange(isStopped, false))
                    return std::nullopt;
                if (!tested.insert(places).second)
                    return std::nullopt;
                return std::ranges::any_of(hidden, [&](const Places& h) { return contains(places, h); });
            });
        });
        QCOMPARE(shrunk.irreducible, round > 0);
        if (round > 0)
            QVERIFY(std::ranges::find(hidden, shrunk.places) != hidden.end());
        std::ranges::shuffle(order, random);
    }
}

void ShrinkTest::emptyConflict()
{
    const auto shrunk = shrinkConflict(someCells(5, 5), [](const Places&) { return std::optional(true); });
    QVERIFY(shrunk.places.empty());
    QVERIFY(shrunk.irreducible);
}

void ShrinkTest::seesThatMoreIsNotAlwaysWorse()
{
    // Conflicts are the sets of an even size over four, and one special pair.
    const Places all = someCells(4, 2);
    const Places pair{all[2], all[5]};
    const auto conflicts = [&](const Places& p) { return (p.size() > 4 && p.size() % 2 == 0) || contains(p, pair); };
    const auto shrunk = shrinkConflict(all, [&](const Places& p) { return std::optional(conflicts(p)); });
    QVERIFY(conflicts(shrunk.places));
    QVERIFY(shrunk.irreducible);
    for (const Place p : shrunk.places) {
        Places others = shrunk.places;
        std::erase(others, p);
        QVERIFY(!conflicts(others));
    }
}

void ShrinkTest::stopsWithTheBestSoFar()
{
    const Places all = someCells(10, 10);
    const Places hidden{all[3], all[40], all[77]};
    for (int allowed = 0; allowed < 40; ++allowed) {
        int tests = 0;
        const auto shrunk = shrinkConflict(all, [&](const Places& p) -> std::optional<bool> {
            if (tests++ == allowed)
                return std::nullopt;
            return contains(p, hidden);
        });
        QVERIFY(contains(shrunk.places, hidden));
        QCOMPARE(shrunk.irreducible, tests <= allowed);
    }
}

void ShrinkTest::everyReportConflicts()
{
    std::mt19937 random(3);
    const Places all = someCells(20, 20);
    const Places hidden = pick(all, 5, random);
    std::size_t last = all.size();
    const auto shrunk = shrinkConflict(
        all, [&](const Places& p) { return std::optional(contains(p, hidden)); },
        [&](const Places& p) {
            QVERIFY(contains(p, hidden));
            QVERIFY(p.size() <= last);
            last = p.size();
        });
    QCOMPARE(last, shrunk.places.size());
}

TOKISUJI_TEST(ShrinkTest);
#include "shrink_test.moc"
