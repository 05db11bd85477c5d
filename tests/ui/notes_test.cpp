// Free notes and trials, with real mouse and keys: what they put on the board, what they leave alone, how they end.
#include "tests/ui/authoring_fixture.h"

#include "editor/model/live_solver.h"
#include "editor/model/store/log_keeper.h"
#include "editor/model/trials.h"
#include "editor/ui/panels/note_bar.h"
#include "editor/ui/panels/trial_bar.h"
#include "engine/drawing/trial_drawing.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace tokisuji;

namespace {

/// Unique after a moment, so that a second check would be seen.
Board smallSlither()
{
    Board board = findGenre("slither")->makeBoard({3, 3});
    for (int i = 0; i < 3; ++i)
        board.set(Layer::Number, cellAt(i, 0), 3);
    return board;
}

Place edgeRightOf(int column, int row)
{
    return edgeBetween(cellAt(column, row), Dir::Right);
}

} // namespace

class NotesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void bothModesHaveTheTool()
    {
        AuthorDesk d("slither", {5, 5});
        QVERIFY(d.view()->tools().contains(ToolId::Note));
        d.press(Qt::Key_F2);
        QVERIFY(d.view()->tools().contains(ToolId::Note));
        QVERIFY(!toolsOf(*findGenre("edgematch"), Mode::Solve).contains(ToolId::Note));
    }

    void theMouseColoursCells()
    {
        AuthorDesk d("slither", {5, 5});
        d.view()->setTool(ToolId::Note);
        d.drag(cellAt(0, 0), cellAt(2, 0));
        QCOMPARE(d.steps(), 1);
        for (int x = 0; x < 3; ++x)
            QCOMPARE(d.at(x, 0, Layer::NoteColour), 1);
        QCOMPARE(d.lastEdit(), QStringLiteral("3 notes"));
        d.drag(cellAt(0, 0), cellAt(1, 0)); // the same colour again takes it away
        QCOMPARE(d.at(0, 0, Layer::NoteColour), blank);
        QCOMPARE(d.at(2, 0, Layer::NoteColour), 1);
        QTest::mouseClick(d.view(), Qt::RightButton, {}, d.point(cellAt(2, 0)));
        QVERIFY(d.board().layers() == findGenre("slither")->makeBoard({5, 5}).layers()); // nothing is left of them
        QCOMPARE(d.lastEdit(), QStringLiteral("erase note at R1C3"));
        d.press(Qt::Key_Z, Qt::ControlModifier, 3);
        QCOMPARE(d.steps(), 0);
    }

    void theBarChoosesColourAndKind()
    {
        AuthorDesk d("slither", {5, 5});
        auto* bar = d.f.window.findChild<NoteBar*>();
        QVERIFY(!bar->isVisible());
        d.view()->setTool(ToolId::Note);
        QVERIFY(bar->isVisible());
        QToolButton* blue = nullptr;
        for (QToolButton* each : bar->findChildren<QToolButton*>())
            if (each->accessibleName() == QStringLiteral("blue"))
                blue = each;
        QVERIFY(blue != nullptr);
        QTest::mouseClick(blue, Qt::LeftButton);
        d.click(1, 1);
        QCOMPARE(d.at(1, 1, Layer::NoteColour), 6);
        d.press(Qt::Key_E);
        QVERIFY(d.view()->hand().note == NoteKind::Line);
        QVERIFY(bar->findChild<Segments*>()->current() == 2);
        d.drag(cellAt(1, 1), cellAt(3, 1));
        QCOMPARE(d.board().at(Layer::NoteLine, edgeRightOf(1, 1)), 6);
        QCOMPARE(d.board().at(Layer::NoteLine, edgeRightOf(2, 1)), 6);
        d.view()->setTool(ToolId::Auto);
        QVERIFY(!bar->isVisible());
    }

    void linesAlongTheGridAndDots()
    {
        AuthorDesk d("masyu", {5, 5});
        d.view()->setTool(ToolId::Note);
        d.press(Qt::Key_E);
        d.drag({2, 2}, {2, 6});
        QCOMPARE(d.board().at(Layer::NoteBorder, Place{2, 3}), 1);
        QCOMPARE(d.board().at(Layer::NoteBorder, Place{2, 5}), 1);
        QVERIFY(d.board().isBlank(Layer::NoteLine));
        d.press(Qt::Key_W);
        for (const Place place : {Place{5, 5}, Place{6, 5}, Place{6, 6}})
            QTest::mouseClick(d.view(), Qt::LeftButton, {}, d.point(place));
        QCOMPARE(d.board().at(Layer::NoteDot, Place{5, 5}), 1);
        QCOMPARE(d.board().at(Layer::NoteEdgeDot, Place{6, 5}), 1);
        QCOMPARE(d.board().at(Layer::NoteVertexDot, Place{6, 6}), 1);
    }

    void allOfItByKeys()
    {
        AuthorDesk d("slither", {5, 5});
        d.putCursor(1, 1);
        d.view()->setTool(ToolId::Note);
        d.press(Qt::Key_4);
        QCOMPARE(d.at(1, 1, Layer::NoteColour), 4);
        QCOMPARE(d.at(1, 1), blank); // no clue
        d.press(Qt::Key_Period);
        QCOMPARE(d.at(1, 1, Layer::NoteDot), 4);
        d.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(d.board().at(Layer::NoteLine, edgeRightOf(1, 1)), 4);
        QVERIFY(d.view()->cursorPlace() == cellAt(2, 1));
        d.press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(d.board().at(Layer::NoteBorder, edgeBetween(cellAt(2, 1), Dir::Down)), 4);
        QVERIFY(d.view()->describe(cellAt(2, 1)).contains(QStringLiteral("a noted line to the left in pink")));
        d.press(Qt::Key_Delete);
        QCOMPARE(d.board().at(Layer::NoteLine, edgeRightOf(1, 1)), blank);
        QCOMPARE(d.board().at(Layer::NoteBorder, edgeBetween(cellAt(2, 1), Dir::Down)), blank);
        d.press(Qt::Key_Left);
        QVERIFY(d.view()->describe(cellAt(1, 1)).contains(QStringLiteral("noted in pink")));
        d.action(ActionId::ClearNotes)->trigger();
        QVERIFY(d.board().isBlank(Layer::NoteColour) && d.board().isBlank(Layer::NoteDot));
        QVERIFY(!d.action(ActionId::ClearNotes)->isEnabled());
    }

    /// The verdict of the clues stands, and it is the very same one.
    void notesAreNotChecked()
    {
        AuthorDesk d(smallSlither());
        QVERIFY(d.f.waitForVerdict());
        const SharedVerdict before = d.f.window.solver()->sharedVerdict();
        const auto key = d.f.window.solver()->currentKey();
        d.view()->setTool(ToolId::Note);
        d.drag(cellAt(0, 0), cellAt(2, 2));
        d.press(Qt::Key_W);
        d.click(1, 1);
        QVERIFY(d.steps() == 2);
        QVERIFY(!d.f.window.solver()->isRunning());
        QVERIFY(d.f.window.solver()->sharedVerdict() == before);
        QVERIFY(d.f.window.solver()->currentKey() == key);
        d.action(ActionId::CountMarks)->trigger(); // notes are no marks either
        QVERIFY(d.f.waitForVerdict());
        const SharedVerdict withMarks = d.f.window.solver()->sharedVerdict();
        d.click(2, 0);
        QVERIFY(!d.f.window.solver()->isRunning());
        QVERIFY(d.f.window.solver()->sharedVerdict() == withMarks);
    }

    void notesTurnAndGrowWithTheBoard()
    {
        AuthorDesk d("slither", {4, 3});
        d.view()->setTool(ToolId::Note);
        d.click(0, 0);
        d.action(ActionId::RotateRight)->trigger();
        QCOMPARE(d.at(2, 0, Layer::NoteColour), 1);
        d.action(ActionId::ShiftDown)->trigger();
        QCOMPARE(d.at(2, 1, Layer::NoteColour), 1);
        d.press(Qt::Key_Z, Qt::ControlModifier, 2);
        QCOMPARE(d.at(0, 0, Layer::NoteColour), 1);
    }

    void symmetricEntryLeavesNotesAlone()
    {
        AuthorDesk d("slither", {5, 5});
        d.view()->setSymmetry(EntrySymmetry::HalfTurn);
        d.view()->setTool(ToolId::Note);
        d.click(0, 0);
        QCOMPARE(d.at(0, 0, Layer::NoteColour), 1);
        QCOMPARE(d.at(4, 4, Layer::NoteColour), blank);
    }

    void marksOfATrialHaveItsDepth()
    {
        AuthorDesk d("slither", {5, 5});
        d.press(Qt::Key_F2);
        d.putCursor(0, 0);
        d.press(Qt::Key_Right, Qt::ControlModifier); // certain
        d.press(Qt::Key_T, Qt::ControlModifier);
        auto* bar = d.f.window.findChild<TrialBar*>();
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->assumptions(), QStringList{QString()});
        d.press(Qt::Key_Right, Qt::ControlModifier); // assumed
        QCOMPARE(bar->assumptions().size(), 1);
        QVERIFY(bar->assumptions().front().startsWith(QStringLiteral("line ")));
        d.press(Qt::Key_T, Qt::ControlModifier);
        d.press(Qt::Key_Right, Qt::ControlModifier); // deeper
        QCOMPARE(bar->assumptions().size(), 2);
        const std::vector<Board> grounds = groundsOf(d.document()->history(), d.document()->history().current());
        std::vector<Ink> seen;
        for (const Item& item : drawOnTrial(d.board(), grounds).items)
            if (item.level == Level::OwnMark && item.shape == Item::Path && !item.closed)
                seen.push_back(item.stroke);
        std::ranges::sort(seen);
        QVERIFY((seen == std::vector{Ink::Ink, Ink::Trial1, Ink::Trial2}));
        QVERIFY(d.view()->describe(cellAt(2, 0)).contains(QStringLiteral("on trial")) == false); // lines are on points
    }

    void rejectGoesBackAndKeepsTheBranch()
    {
        AuthorDesk d("nurikabe", {5, 5});
        d.press(Qt::Key_F2);
        d.click(0, 0);
        const NodeId before = d.document()->history().current();
        d.press(Qt::Key_T, Qt::ControlModifier);
        d.click(1, 0);
        d.click(2, 0);
        const NodeId tip = d.document()->history().current();
        QVERIFY(d.view()->describe(cellAt(1, 0)).contains(QStringLiteral("on trial 1")));
        QVERIFY(!d.view()->describe(cellAt(0, 0)).contains(QStringLiteral("on trial")));
        d.press(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(d.document()->history().current(), before);
        QCOMPARE(d.at(1, 0, Layer::Shade), blank);
        QVERIFY(!d.f.window.findChild<TrialBar*>()->isVisible());
        d.click(3, 3); // goes on beside it
        QVERIFY(openTrials(d.document()->history(), d.document()->history().current()).empty());
        QCOMPARE(d.document()->history().branches().size(), std::size_t{1});
        d.document()->goTo(tip);
        QCOMPARE(openTrials(d.document()->history(), tip).size(), std::size_t{1});
        QVERIFY(d.f.window.findChild<TrialBar*>()->isVisible());
    }

    void acceptMakesItCertain()
    {
        AuthorDesk d("nurikabe", {5, 5});
        d.press(Qt::Key_F2);
        d.press(Qt::Key_T, Qt::ControlModifier);
        d.click(1, 0);
        d.press(Qt::Key_T, Qt::ControlModifier);
        d.click(3, 3);
        d.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier); // the inner one: now part of the outer
        QCOMPARE(groundsOf(d.document()->history(), d.document()->history().current()).size(), std::size_t{1});
        QVERIFY(d.view()->describe(cellAt(3, 3)).contains(QStringLiteral("on trial 1")));
        d.press(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!d.view()->describe(cellAt(3, 3)).contains(QStringLiteral("on trial")));
        QCOMPARE(d.at(3, 3, Layer::Shade), 1);
        QVERIFY(!d.action(ActionId::AcceptTrial)->isEnabled());
        d.press(Qt::Key_Z, Qt::ControlModifier); // and back into it
        QVERIFY(d.action(ActionId::AcceptTrial)->isEnabled());
    }

    void authorsTryCluesToo()
    {
        AuthorDesk d("slither", {5, 5});
        d.set(0, 0, 2);
        d.press(Qt::Key_T, Qt::ControlModifier);
        d.putCursor(1, 0);
        d.press(Qt::Key_3);
        const auto grounds = groundsOf(d.document()->history(), d.document()->history().current());
        for (const Item& item : drawOnTrial(d.board(), grounds).items)
            if (item.shape == Item::Text && item.level == Level::Clue)
                QVERIFY(item.stroke == (item.text == "3" ? Ink::Trial1 : Ink::Ink));
        d.action(ActionId::FlipLeftRight)->trigger(); // the ground turns with the board
        QVERIFY(d.view()->describe(cellAt(3, 0)).contains(QStringLiteral("on trial 1")));
        QVERIFY(!d.view()->describe(cellAt(4, 0)).contains(QStringLiteral("on trial")));
    }

    /// An earlier clue is changed; the rest follows where it still fits.
    void whatFollowedIsReapplied()
    {
        AuthorDesk d("slither", {5, 5});
        const NodeId root = d.document()->history().current();
        d.action(ActionId::Reapply)->trigger();
        QVERIFY(d.message().contains(QStringLiteral("No other branch")));
        d.set(0, 0, 1);
        d.set(1, 0, 2);
        d.set(0, 0, 3); // does not fit once the first clue is another
        d.set(2, 0, 3);
        d.document()->goTo(root);
        d.set(0, 0, 0);
        d.action(ActionId::Reapply)->trigger();
        QCOMPARE(d.at(0, 0), 0);
        QCOMPARE(d.at(1, 0), 2);
        QCOMPARE(d.at(2, 0), 3);
        QCOMPARE(d.steps(), 3);
        d.press(Qt::Key_Z, Qt::ControlModifier); // one gesture each
        QCOMPARE(d.at(2, 0), blank);
        QCOMPARE(d.at(1, 0), 2);
    }

    void whatIsKeptComesBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("notes.tokisuji"));
        {
            AuthorDesk d("nurikabe", {5, 5});
            d.view()->setTool(ToolId::Note);
            d.drag(cellAt(0, 0), cellAt(2, 0));
            d.press(Qt::Key_F2);
            d.press(Qt::Key_T, Qt::ControlModifier);
            d.click(4, 4);
            std::optional<std::optional<Error>> done;
            d.f.window.keeper()->saveAs(path, [&](std::optional<Error> error) { done = std::move(error); });
            QTRY_VERIFY_WITH_TIMEOUT(done.has_value(), tests::patienceMs);
            QVERIFY(!done->has_value());
        }
        WindowFixture f;
        f.window.openAnything(path);
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.document()->isEmpty(), tests::patienceMs);
        QCOMPARE(f.board().at(Layer::NoteColour, cellAt(2, 0)), 1);
        QCOMPARE(f.board().at(Layer::Shade, cellAt(4, 4)), 1);
        QTRY_VERIFY_WITH_TIMEOUT(f.window.findChild<TrialBar*>()->isVisible(), tests::patienceMs);
        QCOMPARE(f.window.findChild<TrialBar*>()->assumptions(), QStringList{QStringLiteral("shade R5C5")});
    }
};

TOKISUJI_TEST(NotesTest);
#include "notes_test.moc"
