// Comparing two states, adopting what the solver knows, and where a player went wrong: in the window, with real keys.

#include "tests/ui/puzzles.h"
#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/player_section.h"
#include "editor/ui/texts/compare_text.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "editor/ui/window/compare_presenter.h"
#include "editor/ui/window/player_presenter.h"
#include "engine/board/edge_set_edits.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/settle.h"

#include <QAction>
#include <QPushButton>
#include <QStandardPaths>

using namespace tokisuji;

namespace {

/// A window with a Slitherlink whose states A and B differ in three clues.
class CompareFixture : public WindowFixture {
public:
    CompareFixture()
    {
        if (!window.openAnything(several4))
            return;
        typeAt(cellAt(1, 1), QStringLiteral("2"));
        a = document().history().current();
        document().undo();
        typeAt(cellAt(3, 3), QStringLiteral("1"));
        typeAt(cellAt(0, 0), QStringLiteral("2"));
        b = document().history().current();
    }

    [[nodiscard]] Document& document() const { return *window.document(); }
    [[nodiscard]] ComparePresenter& compare() const { return *window.boardView()->findChild<ComparePresenter*>(); }
    [[nodiscard]] CompareSection& section() const { return *window.findChild<CompareSection*>(); }
    [[nodiscard]] bool isOn(ActionId id) const { return window.actionTable()[id]->isEnabled(); }
    void typeAt(Place cell, const QString& key)
    {
        window.boardView()->showPlace(cell);
        type(key);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(window.boardView(), static_cast<Qt::Key>(key), modifiers);
    }
    void pin(NodeId first, NodeId second)
    {
        Annotations annotations = document().annotations();
        annotations.pinA = first;
        annotations.pinB = second;
        document().annotate(annotations);
    }

    NodeId a = noNode;
    NodeId b = noNode;
};

QStringList differencesIn(const CompareSection& section)
{
    QStringList texts;
    for (int i = 0; i < section.list()->count(); ++i)
        texts << section.list()->row(i).text;
    return texts;
}

} // namespace

class CompareViewTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    void bothPinsBeginIt()
    {
        CompareFixture f;
        QVERIFY(!f.compare().isComparing());
        f.pin(f.a, noNode);
        QVERIFY(!f.compare().isComparing());
        f.pin(f.a, f.b);
        QVERIFY(f.compare().isComparing());
        QVERIFY(f.section().isVisible());
        QVERIFY(f.window.boardView()->hasGuest());
        const QStringList texts = differencesIn(f.section());
        QCOMPARE(texts.at(0), QStringLiteral("2 at R2C2"));
        QCOMPARE(texts.at(1), QStringLiteral("1 at R4C4"));
        QVERIFY(texts.contains(QStringLiteral("R1C1: 3 → 2")));
        f.press(Qt::Key_Escape);
        QVERIFY(!f.compare().isComparing());
        QVERIFY(!f.section().isVisible());
        QVERIFY(!f.window.boardView()->hasGuest());
    }

    void withoutPinsItSaysSo()
    {
        CompareFixture f;
        f.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!f.compare().isComparing());
        QVERIFY(f.bar()->isVisible());
        QVERIFY(!f.window.actionTable()[ActionId::Compare]->isChecked());
        f.pin(f.a, noNode);
        f.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier); // with the current state as B
        QVERIFY(f.compare().isComparing());
        f.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!f.compare().isComparing());
    }

    void itStepsThroughTheDifference()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        const auto shown = [&] { return f.section().list()->row(f.section().list()->currentRow()).text; };
        QCOMPARE(shown(), QStringLiteral("2 at R2C2"));
        f.press(Qt::Key_F3);
        QCOMPARE(shown(), QStringLiteral("1 at R4C4"));
        QVERIFY(f.window.boardView()->cursorPlace() == cellAt(3, 3));
        f.press(Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(shown(), QStringLiteral("2 at R2C2"));
        f.section().list()->setFocus();
        QTest::keyClick(f.section().list(), Qt::Key_Down);
        QVERIFY(f.window.boardView()->cursorPlace() == cellAt(3, 3));
        QTest::keyClick(f.section().list(), Qt::Key_Escape);
        QVERIFY(!f.compare().isComparing());
    }

    void determinedMarksComeWhenTheyAreKnown()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        QTRY_VERIFY_WITH_TIMEOUT(differencesIn(f.section()).size() > 3, tests::patienceMs);
    }

    void aClueIsTakenIntoAAsOneEditOnItsBranch()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        f.press(Qt::Key_F3);
        QVERIFY(f.isOn(ActionId::TakeIntoA));
        const auto before = f.document().history().size();
        f.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(f.document().history().size(), before + 1);
        const NodeId now = f.document().history().current();
        QCOMPARE(f.document().history().node(now).parent, f.a);
        QCOMPARE(f.board().at(Layer::Number, cellAt(3, 3)), 1);
        QCOMPARE(f.board().at(Layer::Number, cellAt(1, 1)), 2);
        QCOMPARE(f.document().annotations().pinA, now);
        QVERIFY(f.compare().isComparing());
        QVERIFY(f.window.boardView()->hasGuest());
        QVERIFY(!differencesIn(f.section()).contains(QStringLiteral("1 at R4C4")));
        f.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.document().history().current(), f.a);
    }

    void andIntoBTheOtherWay()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        f.press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        const NodeId now = f.document().history().current();
        QCOMPARE(f.document().history().node(now).parent, f.b);
        QCOMPARE(f.board().at(Layer::Number, cellAt(1, 1)), 2);
        QCOMPARE(f.document().annotations().pinB, now);
    }

    void typingGoesBackToTheBoard()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        f.typeAt(cellAt(2, 2), QStringLiteral("1"));
        QVERIFY(!f.compare().isComparing());
        QVERIFY(!f.window.boardView()->hasGuest());
    }

    void aTickThatIsGoneToIsShown()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        auto* strip = f.window.findChild<TimelineStrip*>();
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->scene().positionOf(0)->toPoint());
        QCOMPARE(f.document().history().current(), NodeId(0));
        QVERIFY(!f.compare().isComparing());
        QVERIFY(!f.window.boardView()->hasGuest());
        QVERIFY(!f.section().isVisible());
        f.press(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier); // the pins are still there
        QVERIFY(f.compare().isComparing());
    }

    void playingShowsTheBoard()
    {
        CompareFixture f;
        f.document().goTo(0);
        f.pin(f.a, f.b);
        f.window.actionTable()[ActionId::Play]->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(f.document().history().current() != NodeId(0), tests::patienceMs);
        QVERIFY(!f.compare().isComparing());
        QVERIFY(!f.window.boardView()->hasGuest());
        QTRY_COMPARE_WITH_TIMEOUT(f.document().history().current(), f.b, tests::patienceMs);
    }

    void otherSizesAreSaidInWords()
    {
        CompareFixture f;
        f.document().commit(insertLines(f.board(), Side::Top, 1));
        f.pin(f.a, f.document().history().current());
        QVERIFY(f.compare().isComparing());
        QVERIFY(differencesIn(f.section()).isEmpty());
        QVERIFY(f.section().hint().contains(QStringLiteral("4×5")));
        QVERIFY(!f.isOn(ActionId::TakeIntoA));
    }

    void aReadOnlyLogIsOnlyLookedAt()
    {
        CompareFixture f;
        f.pin(f.a, f.b);
        f.document().setReadOnly(true);
        QVERIFY(!f.isOn(ActionId::TakeIntoA));
        QVERIFY(!f.isOn(ActionId::AdoptDetermined));
    }

    // --- adoption ---

    void theSolutionIsAdoptedInOneEdit()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        QVERIFY(!f.window.actionTable()[ActionId::AdoptAlternative]->isEnabled());
        QVERIFY(f.waitForVerdict());
        const Board before = f.board();
        f.window.actionTable()[ActionId::AdoptSolution]->trigger();
        QCOMPARE(f.window.document()->history().size(), 2);
        QVERIFY(!f.board().isBlank(Layer::Line));
        QCOMPARE(f.board().without(genreOf(before).answerLayers()), before.without(genreOf(before).answerLayers()));
        QTest::keyClick(f.window.boardView(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(f.board(), before);
    }

    void whatIsDeterminedIsAdoptedByItsButton()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(several4));
        QVERIFY(f.waitForVerdict());
        const int determined = f.window.solver()->verdict().determinedCount;
        QPushButton* button = nullptr;
        for (QPushButton* candidate : f.window.findChildren<QPushButton*>())
            if (candidate->text() == QStringLiteral("Adopt determined marks"))
                button = candidate;
        QVERIFY(button != nullptr && button->isEnabled());
        QTest::mouseClick(button, Qt::LeftButton);
        const auto lines = f.board().values(Layer::Line);
        QCOMPARE(static_cast<int>(std::ranges::count_if(lines, [](int v) { return v != blank; })), determined);
    }

    // --- the player ---

    void aWrongMarkIsFoundAndLeftAsABranch()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        QVERIFY(f.waitForVerdict());
        const Board solution = *f.window.solver()->verdict().solution;
        Document& document = *f.window.document();
        const auto draw = [&](bool right) {
            EditBuilder builder(document.board());
            for (const Place edge : document.board().grid().all(PlaceKind::Edge))
                if (document.board().at(Layer::Line, edge) == blank && (solution.at(Layer::Line, edge) > 0) == right) {
                    builder.set(Layer::Line, edge, 1);
                    break;
                }
            return document.commit(builder.edit());
        };
        auto* section = f.window.findChild<PlayerSection*>();
        QVERIFY(!section->isVisible());
        QTest::keyClick(f.window.boardView(), Qt::Key_F2);
        QVERIFY(section->isVisible());
        const NodeId right = draw(true);
        draw(false);
        const NodeId last = draw(true);
        auto* presenter = f.window.boardView()->findChild<PlayerPresenter*>();
        QTest::keyClick(f.window.boardView(), Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE_WITH_TIMEOUT(presenter->check().report().outcome, PlayReport::Wrong, tests::patienceMs);
        QVERIFY(f.window.boardView()->hasGuest());
        QCOMPARE(section->findChildren<PlayerRowLabel*>().size(), 3);
        const Place cursor = f.window.boardView()->cursorPlace(); // in a cell beside the line
        const Place wrong = presenter->check().report().wrong.front().place;
        QVERIFY(std::abs(cursor.x - wrong.x) <= 1 && std::abs(cursor.y - wrong.y) <= 1);
        f.window.actionTable()[ActionId::GoBackToRight]->trigger();
        QCOMPARE(document.history().current(), right);
        QVERIFY(document.history().contains(last));
        QVERIFY(!f.window.boardView()->hasGuest());
        for (QPushButton* button : section->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("View the failed branch"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(document.history().current(), last);
        QTRY_COMPARE_WITH_TIMEOUT(presenter->check().report().outcome, PlayReport::Wrong, tests::patienceMs);
        QTest::keyClick(f.window.boardView(), Qt::Key_Escape);
        QVERIFY(!f.window.boardView()->hasGuest());
        QCOMPARE(presenter->check().report().outcome, PlayReport::Unasked);
    }

    void piecesAreSpokenOfByTheirNumbers()
    {
        Board a = *readPuzzle("edgematch/2/2/0.0.2.1_2.0.0.3_0.1.4.0_4.3.0.0");
        Board b = a;
        placed(a, cellAt(1, 0), 3).applyTo(a);
        placed(b, cellAt(1, 0), 0).applyTo(b);
        const BoardDifference difference{BoardDifference::Mark, BoardDifference::Changed, Layer::Digit, {cellAt(1, 0)}};
        QCOMPARE(differenceText(difference, a, b), QStringLiteral("R1C2: piece 3 → piece 0"));
    }

    // --- logs of pzpr ---

    void aDamagedLogIsSaid()
    {
        WindowFixture f;
        const Board board = *readPuzzle("slither/4/4/3u");
        QVERIFY(f.window.openAnything(QString::fromStdString(writePzprv3(board) + "history:{\"current\":")));
        QCOMPARE(f.board(), board);
        QVERIFY(f.bar()->isVisible());
        QVERIFY(f.bar()->text().contains(QStringLiteral("damaged")));
    }

    void aLogComesBackFromAFile()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(several4));
        f.click(cellAt(2, 2));
        f.type(QStringLiteral("1"));
        const QString path = f.filePath(QStringLiteral("log.txt"));
        QVERIFY(!f.window.document()->writePuzzle(path));
        WindowFixture other;
        QVERIFY(openAndWait(other.window, path));
        QCOMPARE(other.window.document()->history().size(), 2);
        other.window.actionTable()[ActionId::Undo]->trigger();
        QCOMPARE(other.board(), *readPuzzle("slither/4/4/3u"));
    }
};

TOKISUJI_TEST(CompareViewTest);
#include "compare_view_test.moc"
