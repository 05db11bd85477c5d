// The timeline under the board: where ticks lie, and what mouse and keys do with them.

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/dialogs/bookmark_dialog.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"

#include <QAction>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QWheelEvent>

using namespace tokisuji;

namespace {

using Lane = TimelineModel::Lane;

Lane laneOf(NodeId fork, NodeId first, int depth, int count)
{
    return {first, fork, depth, depth + count - 1};
}

/// A window with a row of edits on a small board: the n-th one puts a number into the n-th cell.
class Edited : public WindowFixture {
public:
    explicit Edited(int count)
    {
        window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/v"));
        for (int i = 1; i <= count; ++i)
            put(i, 2);
        settle();
    }

    void put(int cell, int number)
    {
        EditBuilder edit(board());
        edit.set(Layer::Number, board().grid().place(PlaceKind::Cell, cell), number);
        window.document()->commit(edit.edit());
    }
    void settle() { QTest::qWait(30); }
    void bookmark(NodeId node, const QString& name)
    {
        window.document()->annotate(withBookmark(window.document()->annotations(), {node, name, {}}));
    }
    void hoverOver(NodeId node) const
    {
        const QPoint point = at(node);
        QTest::mouseMove(strip(), point + QPoint(60, 0));
        QTest::mouseMove(strip(), point);
    }
    /// Is every tick of the main lane judged?
    [[nodiscard]] bool isJudged() const
    {
        const TimelineModel* model = strip()->scene().model;
        return std::ranges::all_of(model->mainLane(), [model](NodeId node) {
            const VerdictSummary* verdict = model->verdictOf(node);
            return verdict != nullptr && verdict->status != Status::Unknown;
        });
    }
    [[nodiscard]] const History& history() const { return window.document()->history(); }
    [[nodiscard]] TimelineStrip* strip() const { return window.findChild<TimelineStrip*>(); }
    [[nodiscard]] QPoint at(NodeId node) const { return strip()->scene().positionOf(node)->toPoint(); }
};

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        applyLanguage(Language::English);
    }

    void ticksKeepTheirOrderAndPitch_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("widest");
        QTest::newRow("few") << 3 << 28.0;
        QTest::newRow("some") << 60 << 28.0;
        QTest::newRow("many") << 5000 << 1.0;
    }
    void ticksKeepTheirOrderAndPitch()
    {
        QFETCH(int, count);
        QFETCH(double, widest);
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, count)});
        QVERIFY(layout.pitch() <= widest);
        QVERIFY(layout.xOf(0) >= TimelineLayout::sideMargin);
        QVERIFY(layout.xOf(count - 1) <= 900 - TimelineLayout::sideMargin + 0.01);
        for (int depth : {0, count / 2, count - 1})
            QCOMPARE(layout.depthAt(layout.xOf(depth)), depth);
    }

    void zoomingKeepsTheCurrentTickInView()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 2000)});
        layout.setCurrent(1500);
        for (int i = 0; i < 20; ++i)
            layout.zoom(1.3, layout.xOf(1500));
        QCOMPARE(layout.pitch(), TimelineLayout::widestPitch);
        QVERIFY(layout.xOf(1500) > 0 && layout.xOf(1500) < 900);
        layout.fit();
        QVERIFY(layout.pitch() < 1);
    }

    void branchesHaveRowsOfTheirOwn()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        // Two branches overlap; the third one leaves room enough, with its label, for the older one's row.
        layout.setLanes({laneOf(noNode, 0, 0, 30), laneOf(20, 60, 21, 3), laneOf(19, 50, 20, 5), laneOf(2, 40, 3, 4)});
        QCOMPARE(layout.yOf(0), TimelineLayout::mainLaneY);
        QCOMPARE(layout.yOf(1), TimelineLayout::mainLaneY + TimelineLayout::lanePitch);
        QVERIFY(layout.yOf(2) > layout.yOf(1));
        QVERIFY(layout.yOf(3) < layout.yOf(1) + layout.yOf(2)); // in one of the two rows
        QCOMPARE(layout.rowCount(), 2);
        QCOMPARE(layout.laneAt({layout.xOf(22), layout.yOf(2)}).value(), 2U);
        QCOMPARE(layout.laneOf(50), 2U);
        QCOMPARE(layout.laneOf(99), 4U);
        for (std::size_t lane : {1U, 2U, 3U}) // two lanes of one row: the nearer one
            QCOMPARE(layout.laneAt({layout.xOf(layout.lanes()[lane].firstDepth), layout.yOf(lane)}).value(), lane);
    }

    void labelsStandWhereThereIsRoom()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 60), laneOf(40, 80, 41, 19), laneOf(9, 70, 10, 3)});
        QVERIFY(!layout.isLabelBehind(1));
        QVERIFY(layout.isLabelBehind(2));
        QVERIFY(layout.xOf(59) > 900 - 2 * TimelineLayout::sideMargin);    // no room is given away
        layout.setLanes({laneOf(noNode, 0, 0, 60), laneOf(1, 70, 2, 57)}); // as long as the main lane
        QVERIFY(layout.isLabelBehind(1));
        QVERIFY(layout.xOf(59) + layout.labelWidth() <= 900);
    }

    void thousandsOfBranchesArePlacedAtOnce()
    {
        std::vector<Lane> lanes{laneOf(noNode, 0, 0, 10'000)};
        for (int i = 0; i < 10'000; ++i)
            lanes.push_back(laneOf(9'999 - i, 90'000 - i, 10'000 - i, 1 + i % 40));
        TimelineLayout layout;
        layout.setSize({900, 150});
        QElapsedTimer clock;
        clock.start();
        layout.setLanes(lanes);
        QVERIFY2(clock.elapsed() < 100, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(layout.rowCount() > 100);
        layout.scrollRows(10'000);
        const double last = layout.yOf(static_cast<std::size_t>(
            std::ranges::max_element(lanes, {}, [&](const Lane& lane) { return layout.yOf(layout.laneOf(lane.head)); })
            - lanes.begin()));
        QVERIFY(last < 150 && last > 100);
    }

    void aZoomedStripScrollsWithTheCurrentTickOnly()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 2000)});
        layout.zoom(1000, layout.xOf(0));
        QCOMPARE(layout.pitch(), TimelineLayout::widestPitch);
        layout.setCurrent(0);
        layout.pan(5000);
        const double x = layout.xOf(1000);
        layout.setCurrent(0); // not another one
        QCOMPARE(layout.xOf(1000), x);
        layout.setCurrent(1500);
        QVERIFY(layout.xOf(1500) > 0 && layout.xOf(1500) < 900);
        const double before = layout.xOf(1500);
        layout.setCurrent(1499);
        QCOMPARE(layout.xOf(1500), before); // it is in view already
    }

    void draggingScrubs()
    {
        Edited f(8);
        TimelineStrip* strip = f.strip();
        QTest::mousePress(strip, Qt::LeftButton, {}, f.at(6));
        QCOMPARE(f.history().current(), 6);
        for (const NodeId node : {5, 3, 2}) {
            QTest::mouseMove(strip, f.at(node));
            QCOMPARE(f.history().current(), node);
        }
        QTest::mouseRelease(strip, Qt::LeftButton, {}, f.at(2));
        QCOMPARE(f.history().size(), 9); // nothing was cut off
        QCOMPARE(f.board().at(Layer::Number, f.board().grid().place(PlaceKind::Cell, 3)), blank);
    }

    void typingAtAnEarlierTickBranches()
    {
        Edited f(6);
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(3));
        f.click(cellAt(3, 3));
        f.type(QStringLiteral("1"));
        f.settle();
        QCOMPARE(f.history().size(), 8);
        const auto lanes = f.strip()->scene().layout.lanes();
        QCOMPARE(lanes.size(), 2U);
        QCOMPARE(f.history().mainLane().back(), f.history().current());
        QCOMPARE(lanes[0].lastDepth, 4);
        QCOMPARE(lanes[1].fork, NodeId(3));
        QCOMPARE(lanes[1].lastDepth - lanes[1].firstDepth, 2);
        // A press on the branch makes it the main lane.
        QTest::qWait(200); // until the lanes have changed places
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(5));
        f.settle();
        QCOMPARE(f.history().current(), NodeId(5));
        QTRY_COMPARE(f.at(5).y(), qRound(TimelineLayout::mainLaneY)); // when the lanes have changed places
        QCOMPARE(f.strip()->scene().layout.lanes()[0].lastDepth, 6);
    }

    void keysWalk()
    {
        Edited f(5);
        TimelineStrip* strip = f.strip();
        QTest::keyClick(f.window.boardView(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(strip->hasFocus());
        QTest::keyClick(strip, Qt::Key_Left);
        QTest::keyClick(strip, Qt::Key_Left);
        QCOMPARE(f.history().current(), NodeId(3));
        QTest::keyClick(strip, Qt::Key_Right);
        QCOMPARE(f.history().current(), NodeId(4));
        QTest::keyClick(strip, Qt::Key_Home);
        QCOMPARE(f.history().current(), NodeId(0));
        QTest::keyClick(strip, Qt::Key_End);
        QCOMPARE(f.history().current(), NodeId(5));
        QTest::keyClick(strip, Qt::Key_Home);
        QTest::keyClick(strip, Qt::Key_Escape); // back to where it began
        QCOMPARE(f.history().current(), NodeId(5));
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void enterStays()
    {
        Edited f(3);
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Home);
        QTest::keyClick(f.strip(), Qt::Key_Return);
        QCOMPARE(f.history().current(), NodeId(0));
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void upAndDownChangeLanes()
    {
        Edited f(4);
        f.window.document()->goTo(2);
        f.put(9, 1);
        f.settle();
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Down);
        f.settle();
        QCOMPARE(f.history().current(), NodeId(3));
    }

    void theCardTellsWhatATickIs()
    {
        Edited f(4);
        QVERIFY(f.waitForVerdict());
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Left);
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("#3")); }, 1000));
        QVERIFY2(f.strip()->cardText().contains(QStringLiteral("2 at R1C4")), qPrintable(f.strip()->cardText()));
        QTest::mouseMove(f.strip(), f.at(1));
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("2 at R1C2")); }, 1000));
    }

    void actionsMoveThroughTheHistory()
    {
        Edited f(4);
        const auto run = [&](ActionId id) { f.window.actionTable()[id]->trigger(); };
        run(ActionId::FirstState);
        QCOMPARE(f.history().current(), NodeId(0));
        run(ActionId::NextState);
        QCOMPARE(f.history().current(), NodeId(1));
        run(ActionId::LastState);
        QCOMPARE(f.history().current(), NodeId(4));
        run(ActionId::PreviousState);
        QCOMPARE(f.history().current(), NodeId(3));
    }

    void playingRunsToTheTip()
    {
        Edited f(2);
        f.window.document()->goTo(0);
        f.settle();
        QAction* play = f.window.actionTable()[ActionId::Play];
        play->trigger();
        QVERIFY(play->isChecked());
        QVERIFY(QTest::qWaitFor([&] { return f.history().current() == 2; }, 3000));
        QVERIFY(!play->isChecked());
    }

    void jumpsGoToWhereItBroke()
    {
        Edited f(0);
        f.put(0, 0);
        QVERIFY(f.waitForVerdict());
        f.put(1, 4); // a closed square beside a 0 that shares its edge
        QVERIFY(f.waitForVerdict());
        f.put(15, 1);
        QVERIFY(f.waitForVerdict());
        const auto jumps = f.window.findChildren<JumpButton*>();
        QCOMPARE(jumps.size(), 4);
        QVERIFY(jumps[3]->isHidden());
        QVERIFY(QTest::qWaitFor([&] { return jumps[1]->isEnabled(); }, 2000));
        QCOMPARE(jumps[1]->number(), QStringLiteral("#2"));
        QTest::mouseClick(jumps[1], Qt::LeftButton);
        QCOMPARE(f.history().current(), NodeId(2));
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
        f.settle();
        // By the key of the strip; an empty name becomes the edit in words.
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_B);
        auto* changing = f.window.findChild<BookmarkDialog*>();
        QVERIFY(changing != nullptr);
        changing->findChild<QLineEdit*>()->clear();
        changing->accept();
        QCOMPARE(bookmarks()[0].name, QStringLiteral("2 at R1C4"));
        f.settle();
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
        QVERIFY(QTest::qWaitFor([&] { return f.isJudged(); }, 4000));
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(f.history().current(), NodeId(2));
    }

    void wheelZoomsAndDoubleClickFits()
    {
        Edited f(0);
        for (int i = 0; i < 400; ++i)
            f.put(1 + i % 14, i % 3);
        f.settle();
        TimelineStrip* strip = f.strip();
        const double fitting = strip->scene().layout.pitch();
        const QPoint at = f.at(100);
        const auto wheel = [&](Qt::KeyboardModifiers modifiers, int delta) {
            QWheelEvent event(at, strip->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(strip, &event);
        };
        for (int i = 0; i < 5; ++i)
            wheel(Qt::ControlModifier, 120);
        QVERIFY(strip->scene().layout.pitch() > 2 * fitting);
        QVERIFY(std::abs(f.at(100).x() - at.x()) <= 2); // about the pointer
        wheel(Qt::ShiftModifier, 240);
        QVERIFY(f.at(100).x() > at.x());
        QTest::mouseDClick(strip, Qt::LeftButton, {}, f.at(100));
        QCOMPARE(strip->scene().layout.pitch(), fitting);
    }

    void theHeightFollowsTheBranches()
    {
        Edited f(6);
        auto* panel = f.window.findChild<TimelinePanel*>();
        QCOMPARE(panel->height(), 150);
        const auto branch = [&f](int from) {
            f.window.document()->goTo(from);
            f.put(15, from % 4);
            f.put(14, from % 3);
            f.settle();
        };
        branch(1);
        branch(2);
        QCOMPARE(panel->height(), 150);
        branch(3);
        branch(4);
        QCOMPARE(panel->height(), 150 + 25 * (std::min(4, f.strip()->scene().layout.rowCount()) - 2));
        QVERIFY(panel->height() > 150);
        QVERIFY(panel->minimumSizeHint().height() <= 100);
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

    void sharedBarsSayHowMany()
    {
        Edited f(0);
        for (int i = 0; i < 1500; ++i)
            f.put(1 + i % 14, i % 3);
        f.settle();
        const TimelineScene& scene = f.strip()->scene();
        QVERIFY(scene.layout.sharing() > 1);
        const auto sharers = scene.sharersOf(700);
        QCOMPARE(static_cast<int>(sharers.size()), scene.layout.sharing());
        QVERIFY(std::ranges::find(sharers, NodeId(700)) != sharers.end());
        QCOMPARE(scene.sharersOf(0).size(), 1U);
        f.hoverOver(700);
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("edits")); }, 1000));
    }

    void thePaceIsChosenInAMenu()
    {
        Edited f(3);
        auto* pace = f.window.findChild<TimelinePanel*>()->findChild<QPushButton*>(QStringLiteral("link"));
        QVERIFY(pace->text().contains(QStringLiteral("×4")));
        auto* paceMenu = pace->findChild<QMenu*>();
        emit paceMenu->aboutToShow();
        QCOMPARE(paceMenu->actions().size(), 6); // four speeds, a line, the pauses
        paceMenu->actions().at(3)->trigger();
        paceMenu->actions().back()->trigger();
        QCOMPARE(pace->text(), QStringLiteral("×8 · with all pauses"));
    }

    void aLongHistoryIsDrawnAtOnce()
    {
        Edited f(0);
        for (int i = 0; i < 3000; ++i)
            f.put(1 + i % 14, i % 3);
        QTest::qWait(200);
        QElapsedTimer clock;
        clock.start();
        const QPixmap picture = f.strip()->grab();
        QVERIFY(!picture.isNull());
        QVERIFY2(clock.elapsed() < 100, qPrintable(QString::number(clock.elapsed())));
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, QPoint(f.strip()->width() / 2, 82));
        const auto middle = f.history().current();
        QVERIFY(middle > 1000 && middle < 2000);
    }
};

QTEST_MAIN(TimelineTest)
#include "timeline_test.moc"
