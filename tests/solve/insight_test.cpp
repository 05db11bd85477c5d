// Whoever reasons is asked once a search takes long, and on large boards later than on small ones.
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/solve/insight.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

struct Asked {
    int times = 0;
    SatResult result = SatResult::Unknown;
};

Asked solved(const char* url, const Insight& answer)
{
    const Board board = *readPuzzle(url);
    const Rules rules = rulesOf(board);
    Model model(rules, Selectors::None);
    Asked asked;
    const Insights insights = [&](const Board&, const Rules&, MarkUse, const Halt&) {
        ++asked.times;
        return answer;
    };
    Insight gained;
    asked.result = solveWithInsight(model, {}, {insights, board, rules}, {}, gained);
    return asked;
}

} // namespace

class InsightTest : public QObject {
    Q_OBJECT
private slots:
    void smallBoard();
    void largeBoard();
};

/// A small board that the search has to work on, so that the contradiction is believed.
void InsightTest::smallBoard()
{
    const Asked asked = solved("araf/8/8/k.gah4k.k5g7g7o.g7g15gbhb6j5ha6h4j", {.isContradiction = true, .clues = {}});
    QCOMPARE(asked.times, 1);
    QCOMPARE(asked.result, SatResult::Unsat);
}

/// It needs more conflicts than the search on a small board may have before.
void InsightTest::largeBoard()
{
    const Asked asked = solved(
        "stostone/16/16/"
        "4oh4p266o35d24os94a54b4lbcldcjehj6kj7iin4496c18400h0qr7ob43tdc98bs3gho860081o2v0s3009orbjh871gc843g5g47g276g45"
        "145137g1g42i",
        {});
    QCOMPARE(asked.times, 0);
    QCOMPARE(asked.result, SatResult::Sat);
}

TOKISUJI_TEST(InsightTest);
#include "insight_test.moc"
