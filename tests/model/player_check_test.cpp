// Where a player went wrong, on histories of real puzzles; and adoption of what the solver knows.

#include "editor/model/adoption.h"
#include "editor/model/player_check.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

using namespace tokisuji;

namespace {

constexpr std::chrono::milliseconds limit{10'000};

History historyOf(std::string_view address)
{
    return History(*readPuzzle(address));
}

NodeId put(History& history, Layer layer, Place place, int value)
{
    EditBuilder builder(history.board());
    builder.set(layer, place, value);
    return history.commit(builder.edit(), 0);
}

PlayReport judge(const History& history)
{
    return judgePlay(playOf(history), limit, {});
}

Board solutionOf(const Board& board)
{
    return *check(board).solution;
}

/// A place where the solution says `present`, that holds nothing yet.
Place placeWith(const Board& board, const Board& solution, Layer layer, bool present, int skip = 0)
{
    for (const Place place : board.grid().all(placesOf(layer)))
        if ((solution.at(layer, place) > 0) == present && board.at(layer, place) == blank
            && (isCell(place) || layer == Layer::Line) && skip-- == 0)
            return place;
    return wholeBoard;
}

constexpr std::string_view unique = "slither/5/5/bdcbdbcac";
constexpr std::string_view several = "slither/4/4/3u";

} // namespace

class PlayerCheckTest : public QObject {
    Q_OBJECT
private slots:
    void withoutMarksThereIsNothingToJudge() { QCOMPARE(judge(historyOf(unique)).outcome, PlayReport::NoMarks); }

    void rightMarksAreAllRight()
    {
        History history = historyOf(unique);
        const Board solution = solutionOf(history.board());
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1);
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, false), 0);
        const PlayReport report = judge(history);
        QCOMPARE(report.outcome, PlayReport::AllRight);
        QVERIFY(report.isUnique);
    }

    /// In Tentaisho borders may end in the open; they are wrong only until the answer is there.
    void aBorderTooManyDoesNotSpoilARightAnswer()
    {
        History history = historyOf("pzprv3/tentaisho/4/4/......./...1.../......./......./......./...1.../......./");
        const auto verdict = check(history.board());
        QCOMPARE(verdict.status, Status::Unique);
        put(history, Layer::Border, {2, 1}, 1);
        QCOMPARE(judge(history).outcome, PlayReport::Wrong);
        for (const Place edge : history.board().grid().innerEdges())
            if (verdict.solution->at(Layer::Border, edge) == 1)
                put(history, Layer::Border, edge, 1);
        QCOMPARE(judge(history).outcome, PlayReport::AllRight);
    }

    void theFirstWrongMarkIsFound()
    {
        History history = historyOf(unique);
        const Board solution = solutionOf(history.board());
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1);
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1);
        const Place wrong = placeWith(history.board(), solution, Layer::Line, false, 3);
        const NodeId node = put(history, Layer::Line, wrong, 1);
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1);
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 0); // wrong too, but later
        const PlayReport report = judge(history);
        QCOMPARE(report.outcome, PlayReport::Wrong);
        QCOMPARE(report.wrongNode, node);
        QCOMPARE(report.wrong, (std::vector<PlayedMark>{{Layer::Line, wrong, node}}));
        QCOMPARE(report.before, 2);
        QCOMPARE(report.later.size(), std::size_t{2});
    }

    void aMarkThatWasTakenBackIsForgiven()
    {
        History history = historyOf(unique);
        const Board solution = solutionOf(history.board());
        const Place wrong = placeWith(history.board(), solution, Layer::Line, false);
        put(history, Layer::Line, wrong, 1);
        put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1);
        put(history, Layer::Line, wrong, blank);
        QCOMPARE(judge(history).outcome, PlayReport::AllRight);
        const NodeId again = put(history, Layer::Line, wrong, 1);
        QCOMPARE(judge(history).wrongNode, again);
    }

    void marksMoveWithTheBoard()
    {
        History history = historyOf(unique);
        const Board solution = solutionOf(history.board());
        const NodeId wrong = put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, false), 1);
        history.commit(transform(history.board(), Transform::RotateRight), 0);
        history.commit(transform(history.board(), Transform::FlipLeftRight), 0);
        const PlayReport report = judge(history);
        QCOMPARE(report.wrongNode, wrong);
        QCOMPARE(history.board().at(Layer::Line, report.wrong.front().place), 1);
    }

    void withSeveralSolutionsTheBreakIsFoundByHalving()
    {
        History history = historyOf(several);
        const Board solution = solutionOf(history.board());
        std::vector<NodeId> nodes;
        for (int i = 0; i < 5; ++i)
            nodes.push_back(put(history, Layer::Line, placeWith(history.board(), solution, Layer::Line, true), 1));
        QCOMPARE(judge(history).outcome, PlayReport::StillOpen);
        // Crosses round the clue leave it too few lines.
        History broken = historyOf(several);
        const NodeId harmless = put(broken, Layer::Line, Place{5, 8}, 0);
        put(broken, Layer::Line, Place{2, 1}, 0);
        const NodeId fatal = put(broken, Layer::Line, Place{1, 0}, 0);
        put(broken, Layer::Line, Place{7, 8}, 0);
        const PlayReport report = judge(broken);
        QCOMPARE(report.outcome, PlayReport::Wrong);
        QVERIFY(!report.isUnique);
        QCOMPARE(report.wrongNode, fatal);
        QCOMPARE(report.before, 2);
        QCOMPARE(report.later.size(), std::size_t{1});
        QVERIFY(harmless < fatal);
    }

    void cluesWithoutSolutionAreSaid()
    {
        History history = historyOf("slither/2/1/44");
        put(history, Layer::Line, Place{0, 1}, 1);
        QCOMPARE(judge(history).outcome, PlayReport::NoSolution);
    }

    void oneBridgeOfTwoIsNotWrong()
    {
        History history = historyOf("hashi/3/1/2g2");
        for (const Place edge : {Place{2, 1}, Place{4, 1}})
            put(history, Layer::Line, edge, 1);
        QCOMPARE(judge(history).outcome, PlayReport::AllRight);
        const NodeId cross = put(history, Layer::Line, Place{2, 1}, 0);
        QCOMPARE(judge(history).wrongNode, cross);
    }

    void aStopLeavesItUndecided()
    {
        History history = historyOf(unique);
        put(history, Layer::Line, Place{0, 1}, 1);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(judgePlay(playOf(history), limit, stop.get_token()).outcome, PlayReport::Undecided);
    }

    void theWorkerAnswersAndForgets()
    {
        Document document;
        document.open(*readPuzzle(unique));
        EditBuilder builder(document.board());
        const Board solution = solutionOf(document.board());
        builder.set(Layer::Line, placeWith(document.board(), solution, Layer::Line, false), 1);
        const NodeId node = document.commit(builder.edit());
        PlayerCheck player(&document);
        QSignalSpy changed(&player, &PlayerCheck::changed);
        QCOMPARE(player.report().outcome, PlayReport::Unasked);
        player.ask(limit);
        QVERIFY(player.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!player.isRunning(), tests::patienceMs);
        QCOMPARE(player.report().wrongNode, node);
        document.undo();
        QCOMPARE(player.report().outcome, PlayReport::Unasked);
        player.ask(limit);
        document.redo(); // asked of another state: dropped
        QVERIFY(!player.isRunning());
        QTest::qWait(50);
        QCOMPARE(player.report().outcome, PlayReport::Unasked);
        QVERIFY(changed.size() >= 4);
    }

    void adoptedMarksAreOneEditThatCanBeUndone_data()
    {
        QTest::addColumn<QByteArray>("address");
        for (const Genre* genre : allGenres())
            QTest::newRow(std::string(genre->id).c_str())
                << QByteArray(genre->sample.data(), static_cast<qsizetype>(genre->sample.size()));
    }
    void adoptedMarksAreOneEditThatCanBeUndone()
    {
        QFETCH(const QByteArray, address);
        const Board board = *readPuzzle(address.toStdString());
        const Verdict verdict = check(board);
        QVERIFY(verdict.determined && verdict.solution);
        Board filled = board;
        const Adoption all = adoptSolution(board, *verdict.solution);
        all.edit.applyTo(filled);
        QVERIFY(all.adopted > 0);
        QCOMPARE(all.replaced, 0);
        QVERIFY(adoptSolution(filled, *verdict.solution).edit.empty());
        QCOMPARE(check(filled, {.marks = MarkUse::Use}).status, Status::Unique);
        QCOMPARE(filled.without(genreOf(board).answerLayers()), board.without(genreOf(board).answerLayers()));
        all.edit.inverse().applyTo(filled);
        QCOMPARE(filled, board);
        Board known = board;
        adoptDetermined(board, *verdict.determined).edit.applyTo(known);
        QVERIFY(adoptDetermined(known, *verdict.determined).edit.empty());
        QCOMPARE(check(known, {.marks = MarkUse::Use}).status, verdict.status);
    }

    void contradictingMarksAreReplacedAndCounted()
    {
        History history = historyOf(unique);
        const Board solution = solutionOf(history.board());
        const Place wrong = placeWith(history.board(), solution, Layer::Line, false);
        const Place open = placeWith(history.board(), solution, Layer::Line, true);
        put(history, Layer::Line, wrong, 1);
        put(history, Layer::Line, open, 0);
        const Adoption adoption = adoptSolution(history.board(), solution);
        QCOMPARE(adoption.replaced, 2);
        Board filled = history.board();
        adoption.edit.applyTo(filled);
        QCOMPARE(filled.at(Layer::Line, wrong), blank);
        QCOMPARE(filled.at(Layer::Line, open), 1);
    }
};

TOKISUJI_TEST(PlayerCheckTest);
#include "player_check_test.moc"
