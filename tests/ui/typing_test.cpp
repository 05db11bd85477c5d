// Digits and letters reach the board whatever was clicked before, and nothing jumps. With real keys, for the window.

#include "tests/ui/advice_fixture.h"

#include "editor/ui/panels/list_section.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "tests/support/test.h"
#include "tests/ui/puzzles.h"

#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QWindow>

using namespace tokisuji;

namespace {

/// A window too low for its panel, with a puzzle that has been edited and can be repaired.
struct TypingDesk : AdviceBench {
    TypingDesk() : AdviceBench(several5, {1180, 640})
    {
        f.window.boardView()->showPlace(cellAt(4, 4));
        f.type(QStringLiteral("1"));
        f.window.document()->undo();
        (void)settle();
    }
    /// To the window, which gives it to what has the keyboard.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(f.window.windowHandle(), key, modifiers);
    }
    [[nodiscard]] bool hasKeyboard(const QWidget* widget) const { return f.window.focusWidget() == widget; }
    [[nodiscard]] BoardView* view() const { return f.window.boardView(); }
    [[nodiscard]] TimelineStrip* strip() const { return f.window.findChild<TimelineStrip*>(); }
    [[nodiscard]] SidePanel* panel() const { return f.window.findChild<SidePanel*>(); }
    [[nodiscard]] int scroll() const { return page() == nullptr ? 0 : page()->verticalScrollBar()->value(); }
    [[nodiscard]] QScrollArea* page() const { return panel()->page(); }
    [[nodiscard]] int lowest() const { return page() == nullptr ? 0 : page()->verticalScrollBar()->maximum(); }
    [[nodiscard]] QComboBox* profiles() const { return f.window.findChild<TraceSection*>()->findChild<QComboBox*>(); }
    [[nodiscard]] OverlayChip* chip(int i) const { return overlays()->findChildren<OverlayChip*>().at(i); }
    [[nodiscard]] QWidget* overlays() const { return f.window.findChild<OverlaySection*>(QStringLiteral("overlays")); }
    /// A click on something of the panel, where the panel has been scrolled to.
    void clickInPanel(QWidget* widget) const
    {
        panel()->reveal(widget);
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void clickRow(QAbstractItemView* list, int row) const
    {
        panel()->reveal(list);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(row, 0)).center());
    }
};

} // namespace

class TypingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        applyLanguage(QStringLiteral("en"));
    }

    void aClickLeavesTheKeyboardOnTheBoard_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"chip", "chip that goes out", "tick", "profile"})
            QTest::newRow(what) << QString::fromLatin1(what);
    }
    void aClickLeavesTheKeyboardOnTheBoard()
    {
        QFETCH(QString, what);
        TypingDesk d;
        QVERIFY(d.hasKeyboard(d.view()));
        if (what == QLatin1String("chip"))
            d.clickInPanel(d.chip(0));
        else if (what == QLatin1String("chip that goes out"))
            d.clickInPanel(d.chip(1));
        else if (what == QLatin1String("tick"))
            QTest::mouseClick(d.strip(), Qt::LeftButton, {}, d.strip()->scene().positionOf(1)->toPoint());
        else {
            d.clickInPanel(d.profiles());
            QVERIFY(d.profiles()->view()->isVisible());
            d.profiles()->hidePopup();
        }
        const int scroll = d.scroll();
        QVERIFY(d.settle());
        QVERIFY(d.hasKeyboard(d.view()));
        d.view()->showPlace(cellAt(3, 3));
        d.press(Qt::Key_2);
        QCOMPARE(d.f.board().at(Layer::Number, cellAt(3, 3)), 2);
        QVERIFY(d.settle());
        QVERIFY(d.hasKeyboard(d.view()));
        QCOMPARE(d.scroll(), std::min(scroll, d.lowest()));
    }

    void anAdoptedRepairGivesTheKeyboardBack_data()
    {
        QTest::addColumn<QString>("how");
        for (const char* how : {"button", "button by key", "Enter", "double click"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void anAdoptedRepairGivesTheKeyboardBack()
    {
        QFETCH(QString, how);
        TypingDesk d;
        d.clickRow(d.repairs->list(), 0);
        QPushButton* adopt = d.button(d.repairs, "adoptRepair");
        const auto edits = d.edits();
        if (how == QLatin1String("button"))
            d.clickInPanel(adopt);
        else if (how == QLatin1String("Enter"))
            d.press(Qt::Key_Return);
        else if (how == QLatin1String("button by key")) {
            adopt->setFocus(Qt::TabFocusReason);
            d.press(Qt::Key_Space);
        } else {
            const QRect row = d.repairs->list()->visualRect(d.repairs->list()->model()->index(0, 0));
            QTest::mouseDClick(d.repairs->list()->viewport(), Qt::LeftButton, {}, row.center());
        }
        QCOMPARE(d.edits(), edits + 1);
        const int scroll = d.scroll();
        QVERIFY(d.settle());
        QVERIFY(!d.repairs->isVisible());
        QVERIFY(d.hasKeyboard(d.view()));
        QCOMPARE(d.scroll(), std::min(scroll, d.lowest()));
        d.view()->showPlace(cellAt(3, 3));
        d.press(Qt::Key_2);
        QCOMPARE(d.f.board().at(Layer::Number, cellAt(3, 3)), 2);
    }

    /// A list has the keyboard for its arrow keys; what is typed is for the board all the same.
    void whatIsTypedReachesTheBoardFromAnywhere_data()
    {
        QTest::addColumn<QString>("where");
        for (const char* where : {"repairs", "places", "trace", "strip", "tools", "panel", "combo"})
            QTest::newRow(where) << QString::fromLatin1(where);
    }
    void whatIsTypedReachesTheBoardFromAnywhere()
    {
        QFETCH(QString, where);
        TypingDesk d;
        QTRY_VERIFY_WITH_TIMEOUT(d.f.window.findChild<TraceTree*>()->model()->rowCount() > 0, tests::patienceMs);
        if (where == QLatin1String("repairs"))
            d.clickRow(d.repairs->list(), 0);
        else if (where == QLatin1String("places"))
            d.clickRow(d.f.window.findChild<ListSection*>(QStringLiteral("holes"))->list(), 0);
        else if (where == QLatin1String("trace"))
            d.clickRow(d.f.window.findChild<TraceTree*>(), 0);
        else if (where == QLatin1String("combo"))
            d.profiles()->setFocus(Qt::TabFocusReason);
        else
            d.press(where == QLatin1String("strip")   ? Qt::Key_3
                    : where == QLatin1String("tools") ? Qt::Key_4
                                                      : Qt::Key_2,
                    Qt::AltModifier);
        QVERIFY(!d.hasKeyboard(d.view()));
        d.press(Qt::Key_Escape); // what is shown of a step
        d.view()->showPlace(cellAt(3, 3));
        if (where == QLatin1String("repairs"))
            d.repairs->list()->setFocus();
        d.press(Qt::Key_2);
        QCOMPARE(d.f.board().at(Layer::Number, cellAt(3, 3)), 2);
        QVERIFY(d.hasKeyboard(d.view()));
    }

    void lettersOfTheTimelineStayThere()
    {
        TypingDesk d;
        d.press(Qt::Key_3, Qt::AltModifier);
        d.press(Qt::Key_Home);
        d.press(Qt::Key_P);
        QVERIFY(d.hasKeyboard(d.strip()));
        QVERIFY(d.f.window.actionTable()[ActionId::Play]->isChecked());
    }

    void aFieldKeepsWhatIsTypedIntoIt()
    {
        TypingDesk d;
        auto* field = new QLineEdit(d.panel());
        field->show();
        field->setFocus();
        d.press(Qt::Key_2);
        QCOMPARE(field->text(), QStringLiteral("2"));
        QVERIFY(d.hasKeyboard(field));
    }
};

TOKISUJI_TEST(TypingTest);
#include "typing_test.moc"
