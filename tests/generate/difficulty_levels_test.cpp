// How hard a puzzle is said to be follows what must be known for it: boards that need one technique come out in the
// order of the levels of these techniques.
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "engine/trace/difficulty.h"
#include "engine/trace/technique.h"
#include "engine/trace/tracer.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace tokisuji;

namespace {

constexpr int highest = 5; ///< of the techniques that need no hypothesis

/// With these the generator soon makes a puzzle that needs one technique; the level is the seed's remainder.
const std::map<const char*, std::vector<int>> seedsByGenre{
    {"sudoku", {1, 3, 4, 5, 7, 8, 9, 10, 11}}, {"slither", {5, 11}}, {"nurikabe", {5, 11}}, {"hashikake", {3}}};

Trace tracedWithin(const Board& puzzle, int level)
{
    return cleaned(trace(puzzle, {.profile = {.name = "within a level", .maxLevel = level}}));
}

/// The lowest level that is enough, and the path of who knows no more.
struct Need {
    int level = 0;
    Trace path;
};
std::optional<Need> needOf(const Board& puzzle)
{
    for (int level = 0; level <= highest; ++level)
        if (Trace path = tracedWithin(puzzle, level); path.result == TraceResult::Solved)
            return Need{level, std::move(path)};
    return std::nullopt;
}

/// A technique of the highest level that is enough without the others of that level; empty where several are needed.
std::string_view oneTechnique(const Board& puzzle, const Need& need)
{
    std::set<std::string_view> used;
    for (const StepId id : need.path.path())
        if (levelOf(need.path, need.path.step(id)) == need.level)
            used.insert(need.path.step(id).technique);
    for (const std::string_view one : used) {
        Profile alone{.name = "one technique", .maxLevel = need.level};
        for (const Technique& other : techniques())
            if (other.level == need.level && other.id != one)
                alone.off.emplace(other.id);
        if (trace(puzzle, {.profile = alone}).result == TraceResult::Solved)
            return one;
    }
    return {};
}

} // namespace

class DifficultyLevelsTest : public QObject {
    Q_OBJECT
private slots:
    void boardsOfOneTechniqueComeInTheOrderOfLevels()
    {
        struct Range {
            double easiest = 100;
            double hardest = 0;
            int boards = 0;
        };
        std::map<int, Range> byLevel;
        for (const auto& [id, seeds] : seedsByGenre)
            for (const int seed : seeds) {
                const int side = std::string_view(id) == "sudoku" ? 9 : 6;
                const Profile within{.name = "within a level", .maxLevel = seed % (highest + 1)};
                const Generated made =
                    generate(*findGenre(id),
                             {.size = {side, side}, .seed = static_cast<std::uint64_t>(seed), .profile = within});
                const auto need = made.puzzle ? needOf(*made.puzzle) : std::nullopt;
                if (!need || oneTechnique(*made.puzzle, *need).empty())
                    continue;
                // Who knows more finds nothing harder there.
                const Trace wider = cleaned(trace(*made.puzzle, {.profile = *findProfile("hard"), .isUnique = true}));
                QCOMPARE(wider.result, TraceResult::Solved);
                QVERIFY(difficultyLevel(wider.difficulty.hardest) <= difficultyLevel(need->level + 0.99));
                Range& range = byLevel[need->level];
                range.easiest = std::min(range.easiest, need->path.difficulty.hardest);
                range.hardest = std::max(range.hardest, need->path.difficulty.hardest);
                ++range.boards;
            }
        double before = -1;
        int boards = 0;
        for (const auto& [level, range] : byLevel) {
            qInfo("level %d: %d boards, %.2f to %.2f", level, range.boards, range.easiest, range.hardest);
            QVERIFY(before < range.easiest);
            before = range.hardest;
            boards += range.boards;
        }
        QVERIFY(byLevel.size() >= 3);
        QVERIFY(boards >= 12);
    }

    /// No technique of a higher level is rated lower, whatever its step rests on.
    void everyTechniqueIsRatedByItsLevel()
    {
        for (const Technique& technique : techniques()) {
            Trace trace;
            trace.branches.front().steps = {1};
            Step step{.id = 1, .technique = technique.id};
            for (int facts = 0; facts < 200; ++facts) {
                trace.steps = {step};
                const double difficulty = difficultyOf(trace, trace.steps.front());
                QVERIFY2(difficulty >= technique.level && difficulty < technique.level + 1, technique.id.data());
                step.why.facts.push_back({});
                step.why.constraints.push_back({});
            }
        }
    }
};

TOKISUJI_TEST(DifficultyLevelsTest);
#include "difficulty_levels_test.moc"
