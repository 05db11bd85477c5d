// Trials and notes in the history and on the disk: what the model says of them without a window.
#include "editor/model/edit_summary.h"
#include "editor/model/store/edit_codec.h"
#include "editor/model/store/edit_json.h"
#include "editor/model/store/sql_connection.h"
#include "editor/model/trials.h"
#include "editor/model/verdict_cache.h"
#include "tests/model/store_fixture.h"
#include "tests/support/test.h"

using namespace tokisuji;

namespace {

const Edit begins{{TrialStep{TrialStep::Begins}}};
const Edit accepted{{TrialStep{TrialStep::Accepted}}};

Edit setting(const Board& board, Layer layer, Place place, int value)
{
    EditBuilder builder(board);
    builder.set(layer, place, value);
    return builder.edit();
}

Edit line(const Board& board, int column)
{
    return setting(board, Layer::Line, edgeBetween(cellAt(column, 0), Dir::Up), 1);
}

int versionOn(const QString& path)
{
    SqlConnection connection(path, SqlConnection::Access::Read, 0);
    return connection.open() ? connection.value(QStringLiteral("PRAGMA user_version")).value_or(QVariant()).toInt()
                             : -1;
}

} // namespace

class TrialsTest : public QObject {
    Q_OBJECT
private slots:
    void trialsAreReadOffTheWay()
    {
        History history(slither(4, 4));
        const NodeId certain = history.commit(line(history.board(), 0), 1);
        const NodeId begun = history.commit(begins, 2);
        QVERIFY((openTrials(history, begun) == std::vector<Trial>{{begun, noNode}}));
        const NodeId assumed = history.commit(line(history.board(), 1), 3);
        const NodeId inner = history.commit(begins, 4);
        const NodeId deeper = history.commit(line(history.board(), 2), 5);
        QVERIFY((openTrials(history, deeper) == std::vector<Trial>{{begun, assumed}, {inner, deeper}}));
        const NodeId kept = history.commit(accepted, 6);
        QVERIFY((openTrials(history, kept) == std::vector<Trial>{{begun, assumed}}));
        QVERIFY(history.board() == history.boardAt(deeper));
        QVERIFY(openTrials(history, certain).empty());
        const std::vector<Board> grounds = groundsOf(history, kept);
        QCOMPARE(grounds.size(), std::size_t{1});
        QVERIFY(grounds.front() == history.boardAt(certain));
        history.goTo(certain);
        QVERIFY(openTrials(history, history.commit(line(history.board(), 3), 7)).empty()); // beside it
        history.goTo(certain);
        (void)history.commit(accepted, 8); // of nothing
        QVERIFY(openTrials(history, history.current()).empty());
    }

    void theGroundMovesWithTheBoard()
    {
        History history(slither(4, 3));
        (void)history.commit(setting(history.board(), Layer::Number, cellAt(0, 0), 2), 1);
        (void)history.commit(begins, 2);
        (void)history.commit(transform(history.board(), Transform::RotateRight), 3);
        (void)history.commit(insertLines(history.board(), Side::Top, 1), 4);
        const std::vector<Board> grounds = groundsOf(history, history.current());
        QVERIFY(grounds.front() == history.board());
        (void)history.commit(removeLines(history.board(), Side::Right, 1), 5); // with the 2
        QVERIFY(groundsOf(history, history.current()).front() == history.board());
    }

    void stepsOfTrialsAreKeptExactly()
    {
        constexpr std::uint64_t context = 7;
        for (const Edit& edit : {begins, accepted}) {
            QCOMPARE(decodeEdit(encodeEdit(edit, context), context), edit);
            QCOMPARE(editFromJson(toJson(edit)), edit);
            QVERIFY(edit.inverse().inverse() == edit);
            QVERIFY(edit.isStructural()); // nothing that is typed goes on with it
        }
        const Board board = slither(3, 3);
        QCOMPARE(summaryOf(begins, board).kind, EditSummary::Kind::TrialBegun);
        QCOMPARE(summaryOf(accepted, board).kind, EditSummary::Kind::TrialAccepted);
    }

    void notesTakeNoRoomWhereThereAreNone()
    {
        Board board = slither(3, 3);
        const Board plain = board;
        for (const Layer layer : noteLayers) {
            QVERIFY(board.has(layer) && board.values(layer).empty());
            const Place place = board.grid().place(placesOf(layer), 0);
            QCOMPARE(board.at(layer, place), blank);
            const Edit edit = setting(board, layer, place, 3);
            edit.applyTo(board);
            QCOMPARE(board.at(layer, place), 3);
            QVERIFY(board != plain && board.hash() != plain.hash());
            QVERIFY(difference(plain, board) == edit);
            QVERIFY(difference(board, plain) == edit.inverse());
            QVERIFY(checkedPart(board, MarkUse::Use) == plain);
            QVERIFY(board.withoutMarks() == plain);
            QVERIFY(boardFromJson(toJson(board)) == board);
            edit.inverse().applyTo(board);
            QVERIFY(board == plain && board.hash() == plain.hash());
        }
    }

    /// Older programs read what they know, and do not take the rest for damage.
    void filesSayWhatTheyNeed()
    {
        const Folders folders;
        const QString path = folders.file("a.tokisuji");
        KeptDocument desk(folders.untitled);
        desk.document.open(slither(4, 4));
        desk.document.commit(line(desk.document.board(), 0));
        QVERIFY(!saveAs(desk.keeper, path));
        QVERIFY(desk.keeper.flush());
        QCOMPARE(versionOn(path), 1);
        desk.document.commit(setting(desk.document.board(), Layer::NoteColour, cellAt(1, 1), 2));
        QVERIFY(desk.keeper.flush());
        QCOMPARE(versionOn(path), 2);
        desk.document.commit(begins);
        desk.document.commit(line(desk.document.board(), 1));
        QVERIFY(desk.keeper.flush());
        const QString copy = folders.file("b.tokisuji");
        QVERIFY(!duplicate(desk.keeper, copy));
        QCOMPARE(versionOn(copy), 2);
        KeptDocument other(folders.untitled);
        QVERIFY(!open(other.keeper, copy));
        QVERIFY(other.document.board() == desk.document.board());
        QCOMPARE(openTrials(other.document.history(), other.document.history().current()).size(), std::size_t{1});
    }
};

TOKISUJI_TEST(TrialsTest);
#include "trials_test.moc"
