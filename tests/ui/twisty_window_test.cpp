// Twisty puzzles in the window: what is said of them, painting, own definitions, sharing.
#include "tests/ui/twisty_fixture.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/definition_chooser.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/sticker_palette.h"
#include "editor/ui/panels/turn_chips.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/panels/turns_section.h"
#include "engine/formats/twisty.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QStandardPaths>
#include <QTimer>
#include <QToolButton>

using namespace tokisuji;

namespace {

const char* const ownDefinition = "name: {en: Strip, ja: 帯}\n"
                                  "colours: {W: white, R: red}\n"
                                  "net: ['0 1 2', '3 4 5']\n"
                                  "turns:\n"
                                  "  A: (0 1 2)\n"
                                  "  B: (3 4 5)\n"
                                  "goal: WRRWRR\n";

} // namespace

class TwistyWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    // --- what is known ---

    void theGoalIsSaid()
    {
        TwistyFixture f;
        QCOMPARE(f.verdictWord(), QStringLiteral("At the goal"));
        QVERIFY(f.window.windowTitle().contains(QString::fromUtf8("2×2×2 cube")));
    }

    void theTurnsAreSaid()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        QCOMPARE(f.verdictWord(), QStringLiteral("3 turns to the goal"));
        QVERIFY(
            labelsIn(f.part<SidePanel>()).join(u' ').contains(QStringLiteral("proved shortest · the only solution")));
        QCOMPARE(f.part<TurnChips>()->accessibleName(), QStringLiteral("Turns: F' U' R'"));
        applyLanguage(QStringLiteral("ja"));
        QTRY_COMPARE_WITH_TIMEOUT(f.verdictWord().remove(u'\n'), QStringLiteral("あと 3 手"), tests::patienceMs);
    }

    void whatSpeaksOfMarksIsHidden()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        QVERIFY(!f.window.findChild<OverlaySection*>(QStringLiteral("overlays"))->isVisible());
        QVERIFY(f.part<TurnsSection>()->isVisible());
        QVERIFY(f.part<TurnEntry>()->isVisible());
        for (const ActionId id : {ActionId::BoardSize, ActionId::FlipLeftRight, ActionId::RotateLeft,
                                  ActionId::SolveMode, ActionId::ToggleMode, ActionId::CountMarks, ActionId::ClearMarks,
                                  ActionId::CheckAnswer, ActionId::Hint, ActionId::NextStep, ActionId::ShowWhatIf})
            QVERIFY2(!f.action(id)->isEnabled(), qPrintable(Actions::plainText(id)));
        f.window.boardView()->setMode(Mode::Solve);
        QCOMPARE(f.window.boardView()->mode(), Mode::Edit);
        f.open(QStringLiteral("slither/5/5/bdcbdbcac"));
        QVERIFY(f.window.findChild<OverlaySection*>(QStringLiteral("overlays"))->isVisible());
        QVERIFY(!f.part<TurnsSection>()->isVisible());
        QVERIFY(!f.part<TurnEntry>()->isVisible());
        QVERIFY(!f.part<StickerPalette>()->isVisible());
        QVERIFY(f.action(ActionId::SolveMode)->isEnabled());
        QVERIFY(!f.action(ActionId::Scramble)->isEnabled());
    }

    void aTwistedCornerIsExplained()
    {
        TwistyFixture f;
        std::string twisted = f.definition().goal;
        twisted[3] = f.definition().goal[7];
        twisted[7] = f.definition().goal[8];
        twisted[8] = f.definition().goal[3];
        f.open(QStringLiteral("tokisuji:twisty/cube_2x2x2/") + QString::fromStdString(twisted));
        QCOMPARE(f.verdictWord(), QStringLiteral("No turns reach the goal"));
        QVERIFY(labelsIn(f.part<SidePanel>()).contains(QStringLiteral("one corner is twisted")));
        QCOMPARE(f.window.solver()->verdict().status, Status::None);
    }

    void wrongCountsAreListed()
    {
        TwistyFixture f;
        f.type(QStringLiteral("r")); // the cursor begins on the first sticker
        QVERIFY(f.waitForVerdict());
        QTRY_COMPARE_WITH_TIMEOUT(f.verdictWord(), QStringLiteral("No turns reach the goal"), tests::patienceMs);
        const QString said = labelsIn(f.part<TurnsSection>()).join(u'\n');
        QVERIFY2(said.contains(QStringLiteral("white: on 3 stickers; 4 are needed")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("red: on 5 stickers; 4 are needed")), qPrintable(said));
    }

    // --- painting ---

    void stickersArePaintedByMouse()
    {
        TwistyFixture f;
        const auto buttons = f.part<StickerPalette>()->findChildren<QToolButton*>();
        QCOMPARE(buttons.size(), qsizetype{6});
        QTest::mouseClick(buttons[4], Qt::LeftButton);
        QCOMPARE(f.window.boardView()->hand().colour, 5);
        f.click(f.cell(0));
        QCOMPARE(f.state()[0], 'B');
        QCOMPARE(f.nodes(), NodeId{2});
        QCOMPARE(f.labelOfCurrent(), QStringLiteral("blue at R1C3"));
        BoardView* view = f.window.boardView();
        QTest::mousePress(view, Qt::LeftButton, {}, view->toWidget(f.cell(4)).toPoint());
        for (const int sticker : {5, 6, 7})
            QTest::mouseMove(view, view->toWidget(f.cell(sticker)).toPoint());
        QTest::mouseRelease(view, Qt::LeftButton, {}, view->toWidget(f.cell(7)).toPoint());
        QCOMPARE(f.state().substr(4, 4), std::string("BBBB"));
        QCOMPARE(f.nodes(), NodeId{3}); // one stroke, one edit
        f.action(ActionId::Undo)->trigger();
        f.action(ActionId::Undo)->trigger();
        QCOMPARE(f.state(), f.definition().goal);
        f.click(cellAt(0, 0)); // nothing lies there
        QCOMPARE(f.nodes(), NodeId{3});
    }

    void trianglesAreHitWhereTheyAreDrawn()
    {
        TwistyFixture f({}, QStringLiteral("pyraminx"));
        QTest::mouseClick(f.part<StickerPalette>()->findChildren<QToolButton*>()[3], Qt::LeftButton);
        for (const int sticker : {0, 2, 17, 34}) {
            f.click(f.cell(sticker));
            QCOMPARE(f.state()[static_cast<std::size_t>(sticker)], 'B');
            const QPointF middle = f.window.boardView()->toWidget(f.cell(sticker));
            QVERIFY(f.window.boardView()->cellAtWidget(middle) == f.cell(sticker));
        }
    }

    void stickersArePaintedByKeys()
    {
        TwistyFixture f;
        BoardView* view = f.window.boardView();
        QVERIFY(view->cursorPlace() == f.cell(0));
        f.type(QStringLiteral("g"));
        QCOMPARE(f.state()[0], 'G');
        f.type(QStringLiteral("4"));
        QCOMPARE(f.state()[0], 'R');
        QTest::keyClick(view, Qt::Key_Delete);
        QCOMPARE(f.state()[0], noColour);
        QCOMPARE(f.labelOfCurrent(), QStringLiteral("remove the colour at R1C3"));
        for (const auto& [key, sticker] : {std::pair{Qt::Key_Right, 1},
                                           {Qt::Key_Down, 3},
                                           {Qt::Key_Down, 7},
                                           {Qt::Key_Left, 6},
                                           {Qt::Key_Left, 5},
                                           {Qt::Key_Left, 4},
                                           {Qt::Key_Left, 4}}) {
            QTest::keyClick(view, key);
            QVERIFY(view->cursorPlace() == f.cell(sticker));
        }
        QVERIFY(f.waitForVerdict());
        QVERIFY(labelsIn(f.part<SidePanel>()).contains(QStringLiteral("a sticker has no colour")));
        QVERIFY(view->describe(f.cell(1)).contains(QStringLiteral("white")));
    }

    void theEraserTakesColoursAway()
    {
        TwistyFixture f;
        f.window.boardView()->setTool(ToolId::Erase);
        f.click(f.cell(9));
        QCOMPARE(f.state()[9], noColour);
        QCOMPARE(f.nodes(), NodeId{2});
    }

    // --- opening and sharing ---

    void theAddressIsItsOwn()
    {
        TwistyFixture f(QStringLiteral("R U F"));
        f.action(ActionId::CopyOwnAddress)->trigger();
        const QString address = QApplication::clipboard()->text();
        QCOMPARE(address, QStringLiteral("tokisuji:twisty/cube_2x2x2/") + QString::fromStdString(f.state()));
        f.action(ActionId::CopyPuzzLink)->trigger();
        QVERIFY(f.bar()->isVisible());
        QCOMPARE(QApplication::clipboard()->text(), address); // nothing else was copied
    }

    void definitionsAreOpenedAsFiles()
    {
        TwistyFixture f;
        const QString path = f.filePath(QStringLiteral("strip.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(ownDefinition);
        file.close();
        f.open(path);
        QVERIFY(f.window.windowTitle().contains(QStringLiteral("Strip")));
        f.press(f.part<TurnEntry>(), QStringLiteral("A"));
        QVERIFY(f.waitForVerdict());
        QTRY_COMPARE_WITH_TIMEOUT(f.verdictWord(), QStringLiteral("2 turns to the goal"), tests::patienceMs);

        const QString log = f.filePath(QStringLiteral("strip.tokisuji"));
        QVERIFY(!saveAs(*f.part<LogKeeper>(), log));
        const Board before = f.board();
        QVERIFY(QFile::remove(path)); // the log knows the definition
        f.open(QStringLiteral("slither/5/5/bdcbdbcac"));
        f.open(log);
        QVERIFY(f.board() == before);
        QCOMPARE(f.nodes(), NodeId{2});
    }

    void badDefinitionsNameTheirLine()
    {
        TwistyFixture f;
        const Board before = f.board();
        const QString path = f.filePath(QStringLiteral("bad.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(ownDefinition).replace("(3 4 5)", "(3 4 9)"));
        file.close();
        QVERIFY(!openAndWait(f.window, path));
        QVERIFY2(f.bar()->text().contains(QStringLiteral("6")), qPrintable(f.bar()->text()));
        QVERIFY(f.board() == before);
        DefinitionChooser chooser;
        QVERIFY(!chooser.takeFile(path));
        QVERIFY(chooser.complaint().contains(QStringLiteral("6")));
        QVERIFY(chooser.board() == *makeTwistyBoard("cube_2x2x2"));
    }

    void newPuzzlesOfEachDefinition()
    {
        WindowFixture f;
        for (std::size_t i = 0; i < suppliedTwisties().size(); ++i) {
            QTimer::singleShot(0, &f.window, [i] {
                auto* dialog = qobject_cast<NewDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                QTest::keyClicks(dialog->findChild<QLineEdit*>(), QStringLiteral("twisty"));
                auto* choice = dialog->findChild<QComboBox*>(QStringLiteral("definition"));
                QVERIFY(choice->isVisible());
                choice->setCurrentIndex(static_cast<int>(i));
                emit choice->activated(static_cast<int>(i));
                dialog->accept();
            });
            f.window.actionTable()[ActionId::New]->trigger();
            QCOMPARE(std::string(twistyName(f.board())), std::string(suppliedTwisties()[i].name));
        }
    }
};

TOKISUJI_TEST(TwistyWindowTest);
#include "twisty_window_test.moc"
