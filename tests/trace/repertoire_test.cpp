// Repertoire: what a profile is said to use is what its paths have.
#include "engine/trace/repertoire.h"
#include "engine/trace/technique.h"
#include "tests/support/test.h"
#include "tests/trace/boards.h"

#include <QTest>

using namespace tokisuji;

class RepertoireTest : public QObject {
    Q_OBJECT
private slots:
    void everyStepIsInTheRepertoire_data();
    void everyStepIsInTheRepertoire();
    void meansAreNeeded();
    void depthIsNeeded();
    void namesBelongToGenres();
};

namespace {

Profile named(std::string_view name)
{
    return *findProfile(name);
}

} // namespace

void RepertoireTest::everyStepIsInTheRepertoire_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("uniqueness");
    QTest::newRow("easy") << "easy" << false;
    QTest::newRow("normal") << "normal" << false;
    QTest::newRow("normal, uniqueness") << "normal" << true;
    QTest::newRow("hard") << "hard" << false;
}

/// Of every genre: no path has a step that canUse() denies.
void RepertoireTest::everyStepIsInTheRepertoire()
{
    QFETCH(QString, name);
    QFETCH(bool, uniqueness);
    Profile profile = named(name.toStdString());
    if (uniqueness)
        profile.uniqueness = Profile::Uniqueness::Marked;
    std::set<std::string> seen;
    for (const std::string& url : ownBoards(2, name == "hard" ? 25 : 49)) {
        const Board board = boardOf(url);
        if (!genreOf(board).hasRules() || board.size().cells() > 64)
            continue;
        const Trace found = trace(board, {.profile = profile, .isUnique = uniqueness});
        for (const StepId id : found.path()) {
            const std::string technique(found.step(id).technique);
            QVERIFY2(canUse(profile, board.genre(), technique), (technique + " in " + url).c_str());
            seen.insert(technique);
        }
    }
    QVERIFY(seen.size() > 25);
}

void RepertoireTest::meansAreNeeded()
{
    const Profile easy = named("easy"), normal = named("normal"), hard = named("hard"), all = named("everything");
    QVERIFY(!canUse(easy, "slither", "refutation"));
    QVERIFY(canUse(normal, "slither", "refutation"));
    QVERIFY(!canUse(normal, "slither", "either-way"));
    QVERIFY(canUse(hard, "slither", "either-way"));
    QVERIFY(!canUse(normal, "slither", "constraints"));
    QVERIFY(canUse(hard, "slither", "constraints"));
    QVERIFY(!canUse(hard, "slither", "nested-refutation"));
    QVERIFY(canUse(all, "slither", "nested-refutation"));
    QVERIFY(!canUse(hard, "slither", "solver"));
    QVERIFY(canUse(all, "slither", "solver"));
    // Another name for a short refutation.
    QVERIFY(!canUse(easy, "slither", "diagonal-one-three"));
    QVERIFY(canUse(normal, "slither", "diagonal-one-three"));
    // Another name for a pattern.
    QVERIFY(canUse(easy, "slither", "adjacent-threes"));
    Profile without = normal;
    without.off = {"refutation"};
    QVERIFY(!canUse(without, "slither", "refutation"));
    QVERIFY(!canUse(without, "slither", "diagonal-one-three"));
    without.off = {"adjacent-threes"};
    QVERIFY(!canUse(without, "slither", "adjacent-threes"));
    for (const Technique& technique : techniques())
        if (technique.assumesUniqueness) {
            QVERIFY(!canUse(hard, "slither", technique.id));
            Profile marked = hard;
            marked.uniqueness = Profile::Uniqueness::Marked;
            QVERIFY(canUse(marked, "slither", technique.id));
        }
}

void RepertoireTest::depthIsNeeded()
{
    const Profile easy = named("easy"), normal = named("normal");
    QVERIFY(canUse(easy, "sudoku", "hidden-single-row"));
    QVERIFY(!canUse(easy, "sudoku", "naked-pair"));
    QVERIFY(canUse(normal, "sudoku", "naked-pair"));
    Profile without = normal;
    without.off = {"naked-pair"};
    QVERIFY(!canUse(without, "sudoku", "naked-pair"));
}

void RepertoireTest::namesBelongToGenres()
{
    QVERIFY(isTechniqueOf("sudoku", "hidden-single-row"));
    QVERIFY(!isTechniqueOf("slither", "hidden-single-row"));
    QVERIFY(isTechniqueOf("slither", "refutation"));
    QVERIFY(!isTechniqueOf("slither", "no-such-thing"));
    QVERIFY(!canUse(named("everything"), "slither", "hidden-single-row"));
    for (const Genre* genre : allGenres())
        for (const std::string_view id : techniquesOf(genre->id))
            QVERIFY(isTechniqueOf(genre->id, id));
}

TOKISUJI_TEST(RepertoireTest);
#include "repertoire_test.moc"
