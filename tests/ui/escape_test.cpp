// Esc in the window: one thing for one state, wherever the keyboard is. With real keys.

#include "tests/ui/puzzles.h"
#include "tests/ui/timeline_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/piece_list.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/window/compare_presenter.h"
#include "editor/ui/window/hint_presenter.h"
#include "editor/ui/window/trace_presenter.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QStandardPaths>

using namespace tokisuji;

namespace {

/// A window with some edits, two of which are compared.
class Compared : public Edited {
public:
    Compared() : Edited(5)
    {
        Annotations annotations = window.document()->annotations();
        annotations.pinA = 2;
        annotations.pinB = 4;
        window.document()->annotate(annotations);
    }
    [[nodiscard]] ComparePresenter& compare() const { return *window.findChild<ComparePresenter*>(); }
    [[nodiscard]] CompareSection& section() const { return *window.findChild<CompareSection*>(); }
};

/// To what has the keyboard.
void press(const WindowFixture& f, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QWidget* focus = f.window.focusWidget();
    QTest::keyClick(focus != nullptr ? focus : f.window.boardView(), key, modifiers);
}

} // namespace

class EscapeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
        applyLanguage(QStringLiteral("en"));
    }

    void aComparisonIsLeftFromAnywhere_data()
    {
        QTest::addColumn<QString>("where");
        for (const char* where : {"board", "differences", "link", "stepper", "timeline", "tools"})
            QTest::newRow(where) << QString::fromLatin1(where);
    }
    void aComparisonIsLeftFromAnywhere()
    {
        QFETCH(QString, where);
        Compared f;
        f.strip()->setFocus(Qt::ShortcutFocusReason); // where the keyboard has been once
        press(f, Qt::Key_Home);
        press(f, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(f.compare().isComparing());
        const auto buttons = f.section().findChildren<QPushButton*>();
        if (where == QLatin1String("board"))
            f.window.boardView()->setFocus();
        else if (where == QLatin1String("differences"))
            f.section().list()->setFocus();
        else if (where == QLatin1String("link"))
            buttons.last()->setFocus();
        else if (where == QLatin1String("stepper"))
            buttons.first()->setFocus();
        else if (where == QLatin1String("tools"))
            press(f, Qt::Key_4, Qt::AltModifier);
        const NodeId now = f.history().current();
        press(f, Qt::Key_Escape);
        QVERIFY(!f.compare().isComparing());
        QVERIFY(!f.window.boardView()->hasGuest());
        QVERIFY(f.window.boardView()->hasFocus());
        QCOMPARE(f.history().current(), now);
    }

    void aStepIsLeftBeforeTheComparisonBeneathIt()
    {
        Compared f;
        auto* trace = f.window.findChild<TracePresenter*>();
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::NextStep]->isEnabled(), tests::patienceMs);
        press(f, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(trace->isShowing(), tests::patienceMs);
        press(f, Qt::Key_Escape);
        QVERIFY(!trace->isShowing());
        QVERIFY(f.compare().isComparing());
        QCOMPARE(f.window.boardView()->guestOwner(), static_cast<const QObject*>(&f.compare()));
        press(f, Qt::Key_Escape);
        QVERIFY(!f.compare().isComparing());
    }

    void aStepIsLeftFromTheTimeline()
    {
        Edited f(4); // of the state before, a person can say something too
        auto* trace = f.window.findChild<TracePresenter*>();
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::NextStep]->isEnabled(), tests::patienceMs);
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        press(f, Qt::Key_Left);
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::NextStep]->isEnabled(), tests::patienceMs);
        press(f, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(trace->isShowing(), tests::patienceMs);
        const NodeId now = f.history().current();
        press(f, Qt::Key_Escape);
        QVERIFY(!trace->isShowing());
        QCOMPARE(f.history().current(), now);
    }

    void aHintIsTakenBack()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        const auto* hints = f.window.findChild<HintPresenter*>();
        press(f, Qt::Key_H, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(f.window.boardView()->guestOwner(), static_cast<const QObject*>(hints),
                                  tests::patienceMs);
        QVERIFY(f.bar()->isVisible());
        press(f, Qt::Key_Escape);
        QVERIFY(!f.window.boardView()->hasGuest());
        QVERIFY(!f.bar()->isVisible());
    }

    void aStrokeIsDroppedBeforeAnythingElseIsLeft()
    {
        Compared f;
        BoardView* view = f.window.boardView();
        view->setMode(Mode::Solve);
        QTest::mousePress(view, Qt::LeftButton, {}, view->toWidget(vertexAt(1, 1)).toPoint());
        QTest::mouseMove(view, view->toWidget(vertexAt(3, 1)).toPoint());
        const auto edits = f.history().size();
        press(f, Qt::Key_Escape);
        QTest::mouseRelease(view, Qt::LeftButton, {}, view->toWidget(vertexAt(3, 1)).toPoint());
        QCOMPARE(f.history().size(), edits);
        QVERIFY(f.compare().isComparing());
        press(f, Qt::Key_Escape);
        QVERIFY(!f.compare().isComparing());
    }

    /// What was pointed at stays, whatever the keyboard did before.
    void aTickThatWasPointedAtStays()
    {
        Edited f(5);
        press(f, Qt::Key_3, Qt::AltModifier);
        press(f, Qt::Key_Home);
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(2));
        press(f, Qt::Key_Escape);
        QCOMPARE(f.history().current(), NodeId(2));
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void aPieceIsPutBackFromTheBoard()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QStringLiteral("edgematch/2/2/0.0.2.1_2.0.0.3_0.1.4.0_4.3.0.0")));
        auto* pieces = f.window.findChild<PieceList*>();
        QTest::mouseClick(pieces->viewport(), Qt::LeftButton, {}, pieces->visualItemRect(pieces->item(0)).center());
        QVERIFY(f.window.boardView()->hand().piece);
        f.window.boardView()->setFocus();
        press(f, Qt::Key_Escape);
        QVERIFY(!f.window.boardView()->hand().piece);
        QVERIFY(!pieces->chosen());
    }

    void aMessageIsClosedFromTheBoard()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        f.bar()->say(QStringLiteral("Anything"));
        f.window.boardView()->setFocus();
        press(f, Qt::Key_Escape);
        QVERIFY(!f.bar()->isVisible());
    }

    void withNothingToLeaveTheKeyboardGoesToTheBoard()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        press(f, Qt::Key_2, Qt::AltModifier);
        QVERIFY(!f.window.boardView()->hasFocus());
        press(f, Qt::Key_Escape);
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void anOpenListIsClosedOnly()
    {
        Edited f(3);
        auto* trace = f.window.findChild<TracePresenter*>();
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::NextStep]->isEnabled(), tests::patienceMs);
        press(f, Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(trace->isShowing(), tests::patienceMs);
        auto* profiles = f.window.findChild<TraceSection*>()->findChild<QComboBox*>();
        profiles->showPopup();
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QTest::keyClick(profiles->view(), Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(QApplication::activePopupWidget() == nullptr, tests::patienceMs);
        QVERIFY(trace->isShowing());
    }
};

TOKISUJI_TEST(EscapeTest);
#include "escape_test.moc"
