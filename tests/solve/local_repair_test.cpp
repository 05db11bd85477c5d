// Local repair: small moves from one solution to another lead to solutions, also where a rule speaks under a condition
// only.
#include "engine/rules/literals.h"
#include "engine/rules/words/rooms.h"
#include "engine/solve/local_repair.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

class LocalRepairTest : public QObject {
    Q_OBJECT
private slots:
    void guardsAreHeeded();
    void sharedHelpersAreLookedAtOnce();
    void nothingChangesAfterTheHalt();
};

/// "Where the first cell is unshaded, exactly one of the others is shaded."
void LocalRepairTest::guardsAreHeeded()
{
    const Board board("", Grid({3, 1}), std::vector{Layer::Shade});
    Rules rules;
    const std::vector<Lit> cells = rules.answers(Layer::Shade, board.grid().cells());
    static constexpr RuleFamily oneOfTwo{.id = "one-of-two"};
    rules.at(cellAt(0, 0), oneOfTwo).when(!cells[0]).exactly(1, {cells[1], cells[2]});
    Model model(rules, Selectors::None);
    const std::vector<Lit> first{model.translated(cells[0]), !model.translated(cells[1]), !model.translated(cells[2])};
    QCOMPARE(model.solve(first), SatResult::Sat);
    LocalRepair repair(rules, model, model.solution());
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

namespace {

/// Two rows of cells with different numbers of shaded ones, told by counters of which each prefix is a part of the
/// next.
struct DifferentRows {
    static constexpr RuleFamily rowsDiffer{.id = "rows-differ"};
    static constexpr int width = 24;
    Board board{"", Grid({width, 2}), std::vector{Layer::Shade}};
    Rules rules;
    std::vector<Lit> cells = rules.answers(Layer::Shade, board.grid().cells());

    DifferentRows()
    {
        const Tally first(rules, {cells.begin(), cells.begin() + width}, width);
        const Tally second(rules, {cells.begin() + width, cells.end()}, width);
        for (std::size_t n = 1; n <= width; ++n)
            rules.at(cellAt(0, 0), rowsDiffer)
                .never({first.atLeast(n), !first.atLeast(n + 1), second.atLeast(n), !second.atLeast(n + 1)});
    }
    /// So many shaded cells in each row, spread evenly; the last cell is one of them.
    [[nodiscard]] std::vector<Lit> rowsWith(int first, int second) const
    {
        std::vector<Lit> marks;
        for (const Lit cell : cells) {
            const auto index = static_cast<int>(marks.size());
            const int shaded = index < width ? first : second;
            const int at = index % width;
            marks.push_back(at * shaded / width != (at + 1) * shaded / width ? cell : !cell);
        }
        return marks;
    }
    /// All that a look at every part of every counter takes.
    [[nodiscard]] std::int64_t size() const
    {
        std::size_t literals = 0;
        for (const Instance& i : rules.instances())
            literals += literalsOf(i).size();
        for (const Definition& d : rules.definitions())
            literals += d.operands.size();
        return static_cast<std::int64_t>(literals);
    }
};

} // namespace

/// There are millions of ways from the number of a row down to its cells.
void LocalRepairTest::sharedHelpersAreLookedAtOnce()
{
    const DifferentRows rows;
    Model model(rows.rules, Selectors::None);
    QCOMPARE(model.solve(rows.rowsWith(11, 12)), SatResult::Sat);
    LocalRepair repair(rows.rules, model, model.solution());
    const std::int64_t before = repair.steps();
    const Lit made = rows.cells[0]; // twelve in both rows: another cell has to change
    QVERIFY(repair.change(made.atom()));
    QVERIFY(repair.solution()[made]);
    const auto shadedIn = [&](int row) {
        const auto begin = rows.cells.begin() + row * DifferentRows::width;
        return std::count_if(begin, begin + DifferentRows::width, [&](Lit l) { return repair.solution()[l]; });
    };
    QVERIFY(shadedIn(0) != shadedIn(1));
    QVERIFY2(repair.steps() - before <= 4 * rows.size(), qPrintable(QString::number(repair.steps() - before)));
}

void LocalRepairTest::nothingChangesAfterTheHalt()
{
    const DifferentRows rows;
    Model model(rows.rules, Selectors::None);
    QCOMPARE(model.solve(rows.rowsWith(3, 12)), SatResult::Sat);
    std::stop_source stop;
    LocalRepair repair(rows.rules, model, model.solution(), Halt(stop.get_token()));
    QVERIFY(repair.change(rows.cells[0].atom()));
    const Truth solution = repair.solution();
    stop.request_stop();
    QVERIFY(!repair.change(rows.cells[1].atom()));
    QVERIFY(repair.solution() == solution);
}

TOKISUJI_TEST(LocalRepairTest);
#include "local_repair_test.moc"
