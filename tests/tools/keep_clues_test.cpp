// What bench --keep leaves of puzzles: the same puzzle with less said.
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"
#include "tools/bench/keep.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

int countOf(const Board& board, Layer layer)
{
    if (!board.has(layer))
        return 0;
    const auto places = board.grid().all(placesOf(layer));
    return static_cast<int>(std::ranges::count_if(places, [&](Place p) { return board.at(layer, p) != blank; }));
}

Board sampleOf(const char* genre)
{
    return *readUrl(findGenre(genre)->sample);
}

class KeepCluesTest : public QObject {
    Q_OBJECT
private slots:
    void saysLess_data();
    void saysLess();
    void allIsKept_data() { saysLess_data(); }
    void allIsKept();
};

void KeepCluesTest::saysLess_data()
{
    QTest::addColumn<Layer>("says");
    QTest::addColumn<Layer>("stays");
    QTest::newRow("kakuro") << Layer::Right << Layer::Terrain;
    QTest::newRow("heyawake") << Layer::Number << Layer::Room;
    QTest::newRow("country") << Layer::Number << Layer::Room;
    QTest::newRow("stostone") << Layer::Number << Layer::Room;
    QTest::newRow("slither") << Layer::Number << Layer::Number;
    QTest::newRow("shakashaka") << Layer::Number << Layer::Number;
    QTest::newRow("castle") << Layer::Arrow << Layer::Terrain;
    QTest::newRow("hashikake") << Layer::Number << Layer::Number;
}

/// Nothing is kept of what clues say; rooms, walls and the cells that shape the puzzle stay.
void KeepCluesTest::saysLess()
{
    QFETCH(Layer, says);
    QFETCH(Layer, stays);
    const Board board = sampleOf(QTest::currentDataTag());
    const Board left = bench::keepClues(board, 0, 1);
    if (says != stays) {
        QVERIFY(countOf(board, says) > 0);
        QCOMPARE(countOf(left, says), 0);
        QCOMPARE(countOf(left, stays), countOf(board, stays));
        return;
    }
    const auto cells = board.grid().cells();
    QVERIFY(std::ranges::any_of(cells, [&](Place c) { return board.at(says, c) >= 0; }));
    QVERIFY(std::ranges::none_of(cells, [&](Place c) { return left.at(says, c) >= 0; }));
    const bool shapesTheBoard = std::string_view(QTest::currentDataTag()) != "slither";
    QCOMPARE(countOf(left, stays), shapesTheBoard ? countOf(board, stays) : 0);
}

void KeepCluesTest::allIsKept()
{
    const Board board = sampleOf(QTest::currentDataTag());
    QCOMPARE(bench::keepClues(board, 100, 1), board);
}

} // namespace

TOKISUJI_TEST(KeepCluesTest);
#include "keep_clues_test.moc"
