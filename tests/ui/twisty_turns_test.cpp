// Twisty puzzles in the window: turning, the turns to the goal and carrying them out.
#include "tests/ui/twisty_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/scramble_dialog.h"
#include "editor/ui/panels/turn_chips.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/panels/turns_section.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/turn_findings.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTimer>

using namespace tokisuji;

class TwistyTurnsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    // --- turning ---

    void turnsAreTyped()
    {
        TwistyFixture f;
        f.typeTurns(QStringLiteral("R U R' U2"));
        QCOMPARE(f.state(), f.after("R U R' U2"));
        QCOMPARE(f.nodes(), NodeId{5}); // each turn is an edit
        QCOMPARE(f.labelOfCurrent(), QStringLiteral("turn U2"));
        QVERIFY(f.part<TurnEntry>()->field()->text().isEmpty());
        f.action(ActionId::Undo)->trigger();
        QCOMPARE(f.state(), f.after("R U R'"));
    }

    void badTurnsArePointedAt()
    {
        TwistyFixture f;
        f.typeTurns(QStringLiteral("R U X' F"));
        QCOMPARE(f.nodes(), NodeId{1}); // none of them is made
        QLineEdit* field = f.part<TurnEntry>()->field();
        QCOMPARE(field->text(), QStringLiteral("R U X' F")); // and nothing is lost
        QCOMPARE(field->selectedText(), QStringLiteral("X'"));
        QVERIFY(labelsIn(f.part<TurnEntry>()).contains(QStringLiteral("This puzzle has no turn \"X'\".")));
        QTest::keyClicks(field, QStringLiteral("B")); // in the place of what was wrong
        QCOMPARE(field->text(), QStringLiteral("R U B F"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(f.state(), f.after("R U B F"));
    }

    void everyTurnHasAButton()
    {
        for (const SuppliedTwisty& supplied : suppliedTwisties()) {
            TwistyFixture f({}, QString::fromUtf8(supplied.name.data(), std::ssize(supplied.name)));
            for (const Turn& turn : f.definition().turns) {
                f.press(f.part<TurnEntry>(), QString::fromStdString(turn.name));
                QCOMPARE(f.state(), turned(f.definition().goal, turn));
                QCOMPARE(f.labelOfCurrent(), QStringLiteral("turn ") + QString::fromStdString(turn.name));
                f.action(ActionId::Undo)->trigger();
            }
        }
    }

    void aTurnIsPreviewed()
    {
        TwistyFixture f;
        const QImage before = f.window.boardView()->grab().toImage();
        QAbstractButton* turn = f.button(f.part<TurnEntry>(), QStringLiteral("R"));
        turn->setFocus();
        QVERIFY(f.window.boardView()->grab().toImage() != before);
        f.window.boardView()->setFocus();
        QCOMPARE(f.nodes(), NodeId{1});
    }

    void scrambleIsOneEdit()
    {
        TwistyFixture f;
        for (int run = 0; run < 2; ++run) { // the same seed leads to the same state
            QTimer::singleShot(0, &f.window, [] {
                auto* dialog = qobject_cast<ScrambleDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                dialog->findChild<QSpinBox*>(QStringLiteral("length"))->setValue(9);
                dialog->findChild<QSpinBox*>(QStringLiteral("seed"))->setValue(77);
                dialog->accept();
            });
            f.press(f.part<TurnEntry>(), QStringLiteral("Scramble…"));
            QCOMPARE(f.nodes(), NodeId{2 + 2 * run});
            QCOMPARE(f.state(), turned(f.definition().goal, f.definition(), scramble(f.definition(), 9, 77)));
            f.press(f.part<TurnEntry>(), QStringLiteral("Back to the goal"));
            QCOMPARE(f.state(), f.definition().goal);
            QCOMPARE(f.nodes(), NodeId{3 + 2 * run});
            QCOMPARE(f.labelOfCurrent(), QStringLiteral("back to the goal"));
        }
    }

    // --- carrying out ---

    void theWayIsCarriedOutStepByStep()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        f.action(ActionId::NextTurn)->trigger();
        QCOMPARE(f.state(), f.after("R U"));
        QCOMPARE(f.nodes(), NodeId{2});
        QVERIFY(f.waitForVerdict());
        QTRY_COMPARE_WITH_TIMEOUT(f.verdictWord(), QStringLiteral("2 turns to the goal"), tests::patienceMs);
        QCOMPARE(f.part<TurnChips>()->accessibleName(), QStringLiteral("Turns: F' U' R'")); // it stays
        QCOMPARE(f.part<TurnChips>()->accessibleDescription(), QStringLiteral("1 of 3 made"));
        TurnChips* chips = f.part<TurnChips>();
        QTest::mouseClick(chips, Qt::LeftButton, {}, chips->chipRect(2).center());
        QCOMPARE(f.state(), f.definition().goal);
        QCOMPARE(f.nodes(), NodeId{4});
        for (int back = 0; back < 3; ++back)
            f.action(ActionId::PreviousTurn)->trigger();
        QCOMPARE(f.state(), f.after("R U F"));
        f.action(ActionId::NextTurn)->trigger();
        QCOMPARE(f.nodes(), NodeId{4}); // back and forth in the log, no lane beside it
        f.action(ActionId::FirstState)->trigger();
        QCOMPARE(f.part<TurnChips>()->accessibleDescription(), QStringLiteral("0 of 3 made"));
    }

    void theWayIsPlayed()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        f.press(f.part<TurnsSection>(), QStringLiteral("Fast"));
        f.window.boardView()->setFocus();
        QTest::keyClick(f.window.boardView(), Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(f.state(), f.definition().goal, tests::patienceMs);
        QCOMPARE(f.nodes(), NodeId{4});
        for (int undo = 0; undo < 3; ++undo)
            f.action(ActionId::Undo)->trigger();
        QCOMPARE(f.state(), f.after("R U F"));
    }

    void playingStops()
    {
        TwistyFixture f(QStringLiteral("R U F D"));
        auto* play = f.part<TurnsSection>()->playButton();
        f.press(f.part<TurnsSection>(), QStringLiteral("Fast"));
        QTest::mouseClick(play, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(f.nodes(), NodeId{2}, tests::patienceMs);
        QTest::mouseClick(play, Qt::LeftButton);
        QTest::qWait(400);
        QCOMPARE(f.nodes(), NodeId{2});
        QTest::mouseClick(play, Qt::LeftButton);
        f.typeTurns(QStringLiteral("B")); // whoever turns himself takes over
        QTest::qWait(400);
        QCOMPARE(f.nodes(), NodeId{3});
    }

    void otherWaysAreChosen()
    {
        TwistyFixture f(QStringLiteral("R2 L2 U2"));
        QCOMPARE(f.window.solver()->verdict().status, Status::Several);
        const QString first = f.part<TurnChips>()->accessibleName();
        QVERIFY(f.action(ActionId::NextWay)->isEnabled());
        QVERIFY(!f.action(ActionId::PreviousWay)->isEnabled());
        f.action(ActionId::NextWay)->trigger();
        QVERIFY(f.part<TurnChips>()->accessibleName() != first);
        f.action(ActionId::PreviousWay)->trigger();
        QCOMPARE(f.part<TurnChips>()->accessibleName(), first);
        f.action(ActionId::NextTurn)->trigger();
        QVERIFY(!f.action(ActionId::NextWay)->isEnabled()); // the others begin where this one did
    }

    void longerWaysOnDemand()
    {
        const TwistyDefinition& cube = *findSuppliedTwisty("cube_2x2x2");
        TwistyFixture f(QString::fromStdString(turnsText(cube, scramble(cube, 30, 5))));
        const int shortest = *f.window.solver()->verdict().turns->answer.length();
        const auto turns = [&] {
            return static_cast<int>(f.part<TurnChips>()->accessibleName().split(u' ', Qt::SkipEmptyParts).size()) - 1;
        };
        QCOMPARE(turns(), shortest);
        f.press(f.part<TurnsSection>(), QStringLiteral("Longer solutions"));
        QTRY_COMPARE_WITH_TIMEOUT(turns(), shortest + 1, tests::patienceMs);
        for (int turn = 0; turn <= shortest; ++turn)
            f.action(ActionId::NextTurn)->trigger();
        QCOMPARE(f.state(), f.definition().goal);
        f.action(ActionId::FirstState)->trigger();
        f.press(f.part<TurnsSection>(), QStringLiteral("Shortest solutions"));
        QTRY_COMPARE_WITH_TIMEOUT(turns(), shortest, tests::patienceMs);
    }

    void turnsAreCopied()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        f.press(f.part<TurnsSection>(), QStringLiteral("Copy the turns"));
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("F' U' R'"));
    }

    void theTimelineShowsTheTurns()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        f.action(ActionId::NextTurn)->trigger();
        QVERIFY(f.waitForVerdict());
        TimelineStrip* strip = f.part<TimelineStrip>();
        QTRY_COMPARE_WITH_TIMEOUT(strip->scene().mostTurns, 3, tests::patienceMs);
        QCOMPARE(strip->scene().curveCaption, QStringLiteral("turns to the goal"));
        const Document& document = *f.window.document();
        QVERIFY(currentTickText(document, *f.part<TimelineModel>()).contains(QStringLiteral("2 turns")));
        QVERIFY(!strip->grab().isNull());
    }
};

TOKISUJI_TEST(TwistyTurnsTest);
#include "twisty_turns_test.moc"
