// Repair: small moves from one solution to another lead to solutions, also where a rule speaks under a condition only.
#include "engine/rules/words/shading.h"
#include "engine/solve/repair.h"
#include "tests/support/test.h"

#include <QtTest>

using namespace tokisuji;

class RepairTest : public QObject {
    Q_OBJECT
private slots:
    void guardsAreHeeded();
};

/// "Where the first cell is unshaded, exactly one of the others is shaded."
void RepairTest::guardsAreHeeded()
{
    const Board board("", {3, 1}, std::vector{Layer::Shade});
    Rules rules;
    const std::vector<Lit> cells = rules.answers(Layer::Shade, board.grid().cells());
    constexpr RuleFamily oneOfTwo{.id = "one-of-two"};
    rules.at(cellAt(0, 0), oneOfTwo).when(!cells[0]).exactly(1, {cells[1], cells[2]});
    Model model(rules, Selectors::None);
    const std::vector<Lit> first{model.translated(cells[0]), !model.translated(cells[1]), !model.translated(cells[2])};
    QCOMPARE(model.solve(first), SatResult::Sat);
    Repair repair(rules, model, model.solution());
    QVERIFY(repair.possible());
    QVERIFY(repair.change(model.translated(cells[0]).atom())); // now the rule speaks
    const auto isShaded = [&](std::size_t i) { return repair.solution()[model.translated(cells[i])]; };
    QVERIFY(!isShaded(0));
    QVERIFY(isShaded(1) != isShaded(2));
    for (const std::size_t other : {1U, 2U}) { // whatever is changed, the rule holds
        QVERIFY(repair.change(model.translated(cells[other]).atom()));
        QVERIFY(isShaded(0) || isShaded(1) != isShaded(2));
    }
}

TOKISUJI_TEST(RepairTest);
#include "repair_test.moc"
