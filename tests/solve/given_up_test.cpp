// Rules and models that nobody waits for are not built to their end.
#include "engine/genre/registry.h"
#include "engine/rules/abandon.h"
#include "engine/sat/model.h"
#include "engine/sat/solver.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/check_marks.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

Board blankBoard(const char* id)
{
    return findGenre(id)->makeBoard({45, 60});
}

} // namespace

class GivenUpTest : public QObject {
    Q_OBJECT
private slots:
    void rulesOfLargeBoards_data();
    void rulesOfLargeBoards();
    void modelsOfLargeBoards_data();
    void modelsOfLargeBoards();
    void nothingIsGivenUpWithoutAReason();
    void watchesAreNested();
    void checksSayWhy();
};

void GivenUpTest::rulesOfLargeBoards_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"distopia", "regional-poly", "gravel", "kuroclone", "nurikabe"})
        QTest::newRow(id) << id;
}

void GivenUpTest::rulesOfLargeBoards()
{
    QFETCH(QString, id);
    std::stop_source stop;
    stop.request_stop();
    const BriefRules rules(blankBoard(qPrintable(id)), BoardReading::AsItStands, Wording::Short,
                           Halt(stop.get_token()));
    QVERIFY(!rules.areWhole());
    QVERIFY2(rules->atomCount() + static_cast<int>(rules->instances().size()) <= 60'000,
             qPrintable(QString::number(rules->atomCount())));
}

void GivenUpTest::modelsOfLargeBoards_data()
{
    QTest::addColumn<QString>("id");
    for (const char* id : {"rassi", "kuroclone", "antmill"}) // with large counters
        QTest::newRow(id) << id;
}

void GivenUpTest::modelsOfLargeBoards()
{
    QFETCH(QString, id);
    std::stop_source stop;
    stop.request_stop();
    const Rules rules = rulesOf(blankBoard(qPrintable(id)));
    Model model(rules, Selectors::None, Halt(stop.get_token()));
    QVERIFY(!model.isWhole());
    const int made = model.solver().atomCount() - rules.atomCount();
    QVERIFY2(made < 10'000, qPrintable(QString::number(made)));
}

void GivenUpTest::nothingIsGivenUpWithoutAReason()
{
    const Board board = blankBoard("nurikabe");
    const BriefRules rules(board, BoardReading::AsItStands, Wording::Full, Halt());
    QVERIFY(rules.areWhole());
    QCOMPARE(rules->atomCount(), rulesOf(board).atomCount());
}

void GivenUpTest::watchesAreNested()
{
    int outer = 0, inner = 0;
    constexpr std::size_t many = 1'000'000;
    const BuildWatch first([&] { return ++outer > 1; });
    {
        const BuildWatch second([&] { return ++inner > 1; });
        BuildWatch::count(many);
        QVERIFY_THROWS_EXCEPTION(BuildAbandoned, BuildWatch::count(many));
    }
    QCOMPARE(inner, 2);
    QCOMPARE(outer, 0);
    BuildWatch::count(many);
    QVERIFY_THROWS_EXCEPTION(BuildAbandoned, BuildWatch::count(many));
}

void GivenUpTest::checksSayWhy()
{
    std::stop_source stop;
    stop.request_stop();
    const Board board = blankBoard("regional-poly");
    int told = 0;
    const auto sink = [&](const Verdict& v) {
        ++told;
        QCOMPARE(v.status, Status::Unknown);
    };
    QCOMPARE(checkMarks(board, {}, stop.get_token(), sink).stop, Stop::Cancelled);
    QVERIFY(told > 0);
    MarkSession session;
    QCOMPARE(session.check(board, {}, stop.get_token(), sink).stop, Stop::Cancelled);
    CheckOptions brief;
    brief.limit = std::chrono::milliseconds(1);
    QCOMPARE(checkMarks(board, brief, {}, {}).stop, Stop::Limit);
}

TOKISUJI_TEST(GivenUpTest);
#include "given_up_test.moc"
