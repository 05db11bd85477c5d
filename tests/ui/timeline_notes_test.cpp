// What is set on the timeline: bookmarks, pins, the place where the intended path broke.
#include "tests/ui/timeline_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/dialogs/bookmark_dialog.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>

using namespace tokisuji;

class TimelineNotesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        applyLanguage(QStringLiteral("en"));
    }

    void flagsDoNotOverlap()
    {
        Edited f(14);
        for (const auto& [node, name] : {std::pair{3, "a rather long name of a bookmark"},
                                         {4, "near"},
                                         {5, "next"},
                                         {12, "the base of plan A"},
                                         {14, "tip"}})
            f.bookmark(node, QString::fromLatin1(name));
        const auto flags = f.strip()->scene().flags();
        QCOMPARE(flags.size(), 5U);
        for (std::size_t i = 0; i < flags.size(); ++i) {
            QVERIFY(flags[i].pennant.width() > 0);
            QVERIFY(flags[i].pennant.right() <= f.strip()->width());
            QCOMPARE(flags[i].tick.toPoint(), f.at(flags[i].node));
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(!flags[i].pennant.intersects(flags[k].pennant));
        }
        QCOMPARE(flags[3].text, QStringLiteral("the base of plan A"));
        // A press on a flag goes to its tick.
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, flags[3].pennant.center().toPoint());
        QCOMPARE(f.history().current(), NodeId(12));
    }

    void bookmarksAreSetChangedAndRemoved()
    {
        Edited f(5);
        f.window.document()->goTo(3);
        const auto dialog = [&f] {
            f.window.actionTable()[ActionId::AddBookmark]->trigger();
            return f.window.findChild<BookmarkDialog*>();
        };
        const auto bookmarks = [&f] { return f.window.document()->annotations().bookmarks; };
        auto* adding = dialog();
        QVERIFY(adding != nullptr);
        QTest::keyClicks(adding->findChild<QLineEdit*>(), QStringLiteral("plan A"));
        adding->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("the corner is a 2"));
        QTest::keyClick(adding->findChild<QLineEdit*>(), Qt::Key_Return);
        QCOMPARE(bookmarks().size(), 1U);
        QVERIFY((bookmarks()[0] == Bookmark{3, QStringLiteral("plan A"), QStringLiteral("the corner is a 2")}));
        QTRY_VERIFY_WITH_TIMEOUT(f.window.findChild<BookmarkDialog*>() == nullptr, tests::patienceMs);
        // By the key of the strip; an empty name becomes the edit in words.
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_B);
        auto* changing = f.window.findChild<BookmarkDialog*>();
        QVERIFY(changing != nullptr);
        changing->findChild<QLineEdit*>()->clear();
        changing->accept();
        QCOMPARE(bookmarks()[0].name, QStringLiteral("2 at R1C4"));
        QTRY_VERIFY_WITH_TIMEOUT(f.window.findChild<BookmarkDialog*>() == nullptr, tests::patienceMs);
        auto* removing = dialog();
        for (auto* button : removing->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Remove bookmark"))
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(bookmarks().empty());
    }

    void theMenuListsBookmarks()
    {
        Edited f(5);
        f.bookmark(2, QStringLiteral("plan A & B"));
        QMenu* menu = f.window.findChild<TimelinePanel*>()->bookmarkMenu();
        QVERIFY(f.window.actionTable().menu(MenuId::History)->actions().contains(menu->menuAction()));
        emit menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().front()->text(), QStringLiteral("#2 · plan A && B"));
        menu->actions().front()->trigger();
        QCOMPARE(f.history().current(), NodeId(2));
    }

    void pinsAreSetByKeys()
    {
        Edited f(4);
        BoardView* view = f.window.boardView();
        QTest::keyClick(view, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        f.window.document()->goTo(2);
        QTest::keyClick(view, Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.window.document()->annotations().pinA, NodeId(4));
        QCOMPARE(f.window.document()->annotations().pinB, NodeId(2));
        QCOMPARE(f.strip()->scene().pinA, NodeId(4));
        f.window.actionTable()[ActionId::PinB]->trigger(); // again: away
        QCOMPARE(f.window.document()->annotations().pinB, noNode);
    }

    void controlArrowsGoToLandmarks()
    {
        Edited f(6);
        f.bookmark(2, QStringLiteral("base"));
        f.window.document()->goTo(0);
        QVERIFY(QTest::qWaitFor([&] { return f.isJudged(); }, tests::patienceMs));
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(f.history().current(), NodeId(2));
    }

    void thePathBreakHasALineAndAJump()
    {
        Edited f(5);
        auto* panel = f.window.findChild<TimelinePanel*>();
        const QImage before = f.strip()->grab().toImage();
        panel->setPathBreak(3);
        JumpButton* jump = f.window.findChildren<JumpButton*>().at(3);
        QVERIFY(!jump->isHidden());
        QCOMPARE(jump->number(), QStringLiteral("#3"));
        QVERIFY(f.strip()->grab().toImage() != before);
        QTest::mouseClick(jump, Qt::LeftButton);
        QCOMPARE(f.history().current(), NodeId(3));
        panel->setPathBreak(noNode);
        QVERIFY(jump->isHidden());
    }
};

TOKISUJI_TEST(TimelineNotesTest);
#include "timeline_notes_test.moc"
