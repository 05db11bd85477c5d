// Every position of a puzzle and how many turns it needs, by a plain breadth-first search, against what is published
// (Jaap Scherphuis' puzzle page), and both ends against that table.
#include "engine/twisty/both_ends.h"
#include "engine/twisty/group.h"
#include "engine/twisty/pieces.h"
#include "engine/twisty/state_table.h"
#include "engine/twisty/states.h"
#include "engine/twisty/supplied.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

using Table = StateTable<1>;
using Counts = QList<int>;

class WholeTableTest : public QObject {
    Q_OBJECT
private slots:
    void lengths_data();
    void lengths();
};

void WholeTableTest::lengths_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("onlyTurns");
    QTest::addColumn<Counts>("counts");
    QTest::newRow("skewb") << "skewb"
                           << "" << Counts{1, 8, 48, 288, 1728, 10248, 59304, 315198, 1225483, 1455856, 81028, 90};
    QTest::newRow("pyraminx without tips")
        << "pyraminx"
        << "LRDB" << Counts{1, 8, 48, 288, 1728, 9896, 51808, 220111, 480467, 166276, 2457, 32};
}

void WholeTableTest::lengths()
{
    QFETCH(QString, name);
    QFETCH(QString, onlyTurns);
    QFETCH(Counts, counts);
    TwistyDefinition d = *findSuppliedTwisty(name.toStdString());
    if (!onlyTurns.isEmpty())
        std::erase_if(d.turns, [&](const Turn& turn) { return !onlyTurns.contains(QChar(turn.name[0])); });
    d.mayFollow = pairsInOrder(d.turns);
    QVERIFY(hasDistinctPieces(d));

    const TwistyStates states(d);
    Table table;
    std::vector<Table::Key> rim{states.keyOf<1>(states.tokensOf(d.goal))};
    table.insert(rim[0], 0);
    Counts found;
    for (int depth = 1; !rim.empty(); ++depth) {
        found.push_back(static_cast<int>(rim.size()));
        std::vector<Table::Key> next;
        for (const Table::Key& key : rim)
            for (int turn = 0; turn < states.turnCount(); ++turn) {
                auto tokens = states.tokensOf<1>(key);
                states.turn(tokens, turn);
                if (const auto state = states.keyOf<1>(tokens); table.insert(state, depth))
                    next.push_back(state);
            }
        rim = std::move(next);
    }
    QCOMPARE(found, counts);
    const PermutationGroup group(d.turns, d.places());
    QCOMPARE(group.size(), static_cast<double>(table.size()));

    Random random(3);
    for (int i = 0; i < 40; ++i) {
        const std::string state = turned(d.goal, {"", group.random(random)});
        const TurnAnswer answer = searchFromBothEnds(d, state, {.mostWays = 1}, Halt());
        QCOMPARE(answer.length(), table.find(states.keyOf<1>(states.tokensOf(state))));
    }
}

TOKISUJI_TEST(WholeTableTest);
#include "whole_table_test.moc"
