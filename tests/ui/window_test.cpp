// The window as its user meets it: real events, real solving.
#include "editor/ui/panels/list_section.h"
#include "editor/ui/panels/puzzle_card.h"
#include "tests/ui/puzzles.h"
#include "tests/ui/window_fixture.h"

#include "editor/model/timeline_model.h"
#include "editor/ui/actions.h"
#include "editor/ui/dialogs/action_search.h"
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/texts/tool_text.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/settle.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>

#include <set>

using namespace tokisuji;

namespace {

const QString heyawake = QStringLiteral("https://puzz.link/p?heyawake/6/6/aa66aapv0fu0g2i3k");

/// Lets the open dialog be handled: runs once there is one. A failure within closes it, so that the test ends.
template <class Widget, class Action>
void whenOpen(Action action)
{
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, action] {
        if (auto* widget = qobject_cast<Widget*>(QApplication::activeModalWidget())) {
            timer->deleteLater();
            action(*widget);
            if (QTest::currentTestFailed())
                widget->close();
        }
    });
    timer->start(20);
}

void drop(QWidget& target, const QMimeData& data)
{
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &event);
}

/// What is known of the board as a whole.
QList<OverlayChip*> chipsIn(const WindowFixture& f)
{
    return f.window.findChild<OverlaySection*>(QStringLiteral("overlays"))->findChildren<OverlayChip*>();
}

} // namespace

class WindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    void beginsWithAStartPage()
    {
        WindowFixture f;
        QVERIFY(!f.window.boardView()->isVisible());
        QVERIFY(f.window.actionTable()[ActionId::New]->isEnabled());
        QVERIFY(!f.window.actionTable()[ActionId::Save]->isEnabled());
    }

    /// One card for each kind of answer, drawn as the board is; a card opens its puzzle.
    void examplesAreOfAllKindsOfAnswers()
    {
        WindowFixture f;
        QTRY_VERIFY_WITH_TIMEOUT(!f.window.findChildren<PuzzleCard*>().isEmpty(), tests::patienceMs);
        const auto cards = f.window.findChildren<PuzzleCard*>();
        std::set<AnswerKind> kinds;
        for (const PuzzleCard* card : cards) {
            const auto board = readPuzzle(card->toolTip().toStdString());
            QVERIFY(board);
            kinds.insert(genreOf(*board).answer);
            QVERIFY(!card->icon().isNull());
        }
        QCOMPARE(kinds.size(), std::size_t(3));
        const auto twisty = std::ranges::find_if(
            cards, [](const PuzzleCard* card) { return card->toolTip().startsWith(QStringLiteral("twisty/")); });
        QVERIFY(twisty != cards.end());
        (*twisty)->click();
        QCOMPARE(f.board().genre(), std::string("twisty"));
    }

    void anAddressGivesAVerdict()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(unique5));
        QVERIFY(f.window.boardView()->isVisible());
        QVERIFY(f.waitForVerdict());
        QCOMPARE(f.verdictWord(), QStringLiteral("Unique"));
        QVERIFY(f.window.windowTitle().startsWith(QStringLiteral("Slitherlink 5×5")));
    }

    void formsOfOtherProgramsOpen()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QStringLiteral("..1.....1.4..3..")));
        QVERIFY(f.waitForVerdict());
        QVERIFY(f.window.windowTitle().startsWith(QStringLiteral("Sudoku 4×4")));
        const QString own = QStringLiteral(R"({"title":"Four","author":"us","grid":[[{},{},{},{}],[{},{},{},{}],)"
                                           R"([{},{},{},{}],[{},{},{},{}]]})");
        QVERIFY(f.window.openAnything(own));
        QCOMPARE(f.window.document()->annotations().metadata.title, QStringLiteral("Four"));
        QCOMPARE(f.window.document()->annotations().metadata.author, QStringLiteral("us"));
        QVERIFY(!f.window.openAnything(QStringLiteral("https://f-puzzles.com/?load=N4IgzglgXgpi")));
        QVERIFY(f.bar()->isVisible() && f.bar()->text().contains(QStringLiteral("incomplete")));
        QCOMPARE(f.window.document()->annotations().metadata.title, QStringLiteral("Four"));
    }

    void eachOfSeveralPuzzlesHasAWindow()
    {
        WindowFixture f;
        const QSignalSpy others(&f.window, &MainWindow::newWindowWanted);
        QVERIFY(f.window.openAnything(
            QStringLiteral("https://puzz.link/p?sudoku/0/4/\n..1.....1.4..3..\n%1\n").arg(unique5)));
        QCOMPARE(f.board().genre(), std::string("sudoku")); // the first that can be read
        QCOMPARE(others.count(), 2);
        QCOMPARE(others[0][0].toString(), QStringLiteral("https://puzz.link/p?sudoku/0/4/"));
        QCOMPARE(others[1][0].toString(), unique5);

        const QString many = QStringLiteral("................\n").repeated(30);
        QVERIFY(f.window.openAnything(many));
        QCOMPARE(others.count(), 2 + 9);
        QVERIFY(f.bar()->isVisible() && f.bar()->text().contains(QStringLiteral("30")));

        QFile file(f.filePath(QStringLiteral("two.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("..1.....1.4..3..\n................\n");
        file.close();
        QVERIFY(f.window.openAnything(file.fileName()));
        QTRY_COMPARE_WITH_TIMEOUT(others.count(), 2 + 9 + 1, tests::patienceMs);
    }

    void aTypedClueChangesTheVerdictWithinASecond()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/2/1/3g")));
        QVERIFY(f.waitForVerdict());
        const QString before = f.verdictWord();
        f.click(cellAt(1, 0));
        f.type(QStringLiteral("4"));
        QCOMPARE(f.board().at(Layer::Number, cellAt(1, 0)), 4);
        QVERIFY(QTest::qWaitFor([&] { return f.verdictWord() == QStringLiteral("No solution"); }, tests::patienceMs));
        QVERIFY(before != f.verdictWord());
    }

    void undoComesBackWithoutSolving()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        const QString before = f.verdictWord();
        f.click(cellAt(1, 0)); // not the cursor's cell, where a click counts up
        f.type(QStringLiteral("2"));
        QVERIFY(f.waitForVerdict());
        QTest::keyClick(f.window.boardView(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!f.window.solver()->isRunning());
        QCOMPARE(f.verdictWord(), before);
        QTest::keyClick(f.window.boardView(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(f.window.document()->history().redoTarget() == noNode);
    }

    void badAddressLeavesTheDocument()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        const Board before = f.board();
        for (const auto& bad : {"https://puzz.link/p?slither/5/5/bd~bdbcac", "https://puzz.link/p?nosuch/5/5/a",
                                "https://puzz.link/p?slither/0/10/a", "hello", "\xff\xfe", ""}) {
            f.bar()->hide();
            QVERIFY(!f.window.openAnything(QString::fromLatin1(bad)));
            QVERIFY2(f.bar()->isVisible(), bad);
            QVERIFY(!f.bar()->text().isEmpty());
            QVERIFY(!f.bar()->text().contains(QLatin1Char('{')));
            QVERIFY(f.board() == before);
        }
    }

    void theBarSaysWhichCharacter()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/5/5/bd~bdbcac"));
        QVERIFY2(f.bar()->text().contains(QStringLiteral("35")), qPrintable(f.bar()->text()));
        QVERIFY(f.bar()->text().contains(QLatin1Char('~')));
    }

    void filesAndTextCanBeDropped()
    {
        WindowFixture f;
        QMimeData text;
        text.setText(unique5);
        drop(f.window, text);
        QCOMPARE(f.board().size(), (Size{5, 5}));
        const QString path = f.filePath(QStringLiteral("dropped.txt"));
        QVERIFY(!f.window.document()->writePuzzle(path));
        f.window.openAnything(heyawake);
        QMimeData file;
        file.setUrls({QUrl::fromLocalFile(path)});
        drop(f.window, file);
        QVERIFY(settle(f.window));
        QCOMPARE(QString::fromStdString(f.board().genre()), QStringLiteral("slither"));
        QCOMPARE(f.window.document()->annotations().metadata.source, QStringLiteral("dropped.txt"));
    }

    void theClipboardCarriesAddressesBothWays()
    {
        WindowFixture f;
        QApplication::clipboard()->setText(unique5);
        QTest::keyClick(&f.window, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.board().size(), (Size{5, 5}));
        QApplication::clipboard()->setText(heyawake);
        QTest::keyClick(f.window.boardView(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.board().genre(), std::string("heyawake"));
        QApplication::clipboard()->setText(QStringLiteral("pzprv3\nslither\n2\n2\n3 . \n. . \n"));
        QTest::keyClick(f.window.boardView(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(f.board().size(), (Size{2, 2}));
        QApplication::clipboard()->setText(unique5);
        QTest::keyClick(f.window.boardView(), Qt::Key_V, Qt::ControlModifier);
        QApplication::clipboard()->clear();
        QTest::keyClick(&f.window, Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QApplication::clipboard()->text(), unique5);
        f.window.actionTable()[ActionId::CopyImage]->trigger();
        QVERIFY(!QApplication::clipboard()->image().isNull());
    }

    void aGenreThatPuzzLinkLacksOffersItsOwnAddress()
    {
        WindowFixture f;
        f.window.openAnything(QString::fromUtf8(findGenre("daburi")->sample.data()));
        QApplication::clipboard()->clear();
        f.window.actionTable()[ActionId::CopyPuzzLink]->trigger();
        QVERIFY(f.bar()->isVisible());
        auto* offer = f.bar()->findChild<QPushButton*>(QStringLiteral("offer"));
        QVERIFY(offer->isVisible());
        QTest::mouseClick(offer, Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("tokisuji:daburi/")));
        QVERIFY(!f.bar()->isVisible());
    }

    void modeAndToolsFollowTheKeys()
    {
        WindowFixture f;
        f.window.openAnything(heyawake);
        QTest::keyClick(f.window.boardView(), Qt::Key_F2);
        QCOMPARE(f.window.boardView()->mode(), Mode::Solve);
        QVERIFY(f.window.actionTable()[ActionId::SolveMode]->isChecked());
        QTest::keyClick(f.window.boardView(), Qt::Key_F2, Qt::ShiftModifier);
        QCOMPARE(f.window.boardView()->mode(), Mode::Edit);
        QTest::keyClick(f.window.boardView(), Qt::Key_F2);
        QTest::keyClick(f.window.boardView(), Qt::Key_C, Qt::AltModifier);
        QCOMPARE(f.window.boardView()->mode(), Mode::Edit);
    }

    void theStarCountIsSetBelowTheTools()
    {
        WindowFixture f;
        auto* count = f.window.findChild<QSpinBox*>(QStringLiteral("starCount"));
        QVERIFY(count != nullptr);
        f.window.openAnything(QStringLiteral("slither/3/3/d"));
        QVERIFY(!count->isVisible());
        QVERIFY(f.window.openAnything(QStringLiteral("starbattle/9/9/1/") + QString(30, u'0')));
        f.window.boardView()->setMode(Mode::Edit);
        QVERIFY(count->isVisible());
        QCOMPARE(count->value(), 1);
        count->setValue(2);
        QCOMPARE(f.board().setup(), std::string("2"));
        f.window.document()->undo();
        QCOMPARE(count->value(), 1);
        QCOMPARE(f.board().setup(), std::string("1"));
        f.window.boardView()->setMode(Mode::Solve);
        QVERIFY(!count->isVisible());
    }

    void overlaysAreOneAtATime()
    {
        WindowFixture f;
        f.window.openAnything(several4);
        QVERIFY(f.waitForVerdict());
        BoardView* view = f.window.boardView();
        QVERIFY(view->overlays().determined); // what is certain comes first
        QVERIFY(!view->overlays().difference);
        QTest::keyClick(view, Qt::Key_F6);
        QVERIFY(view->overlays().difference);
        QVERIFY(!view->overlays().determined);
        QTest::keyClick(view, Qt::Key_F5);
        QVERIFY(view->overlays().determined);
        QVERIFY(!view->overlays().difference);
        QTest::keyClick(view, Qt::Key_F6);
        QVERIFY(view->overlays().difference);
        const auto chips = chipsIn(f);
        QCOMPARE(chips.size(), 3);
        QVERIFY(chips[1]->isChecked() && !chips[0]->isChecked());
        QVERIFY(!chips[2]->isEnabled()); // there is no conflict
        QTest::keyClick(view, Qt::Key_F8);
        QVERIFY(view->overlays().whatIf);
        QVERIFY(!view->overlays().difference && !view->overlays().determined);
        QTest::mouseClick(chips[1], Qt::LeftButton);
        QVERIFY(view->overlays().difference && !view->overlays().whatIf);
        QTest::mouseClick(chips[1], Qt::LeftButton);
        QVERIFY(!view->overlays().difference);
    }

    /// Who solves is not shown the solution; each mode remembers what is wanted in it.
    void overlaysAreOfTheMode()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        BoardView* view = f.window.boardView();
        const auto chips = chipsIn(f);
        QVERIFY(view->overlays().determined && chips[0]->isChecked());
        QTest::keyClick(view, Qt::Key_F2);
        const Overlays solving = view->overlays();
        QVERIFY(!solving.determined && !solving.difference && !solving.conflict && !solving.placement);
        QVERIFY(!chips[0]->isChecked() && chips[0]->isEnabled());
        QTest::keyClick(view, Qt::Key_F5);
        QVERIFY(view->overlays().determined);
        QTest::keyClick(view, Qt::Key_F2, Qt::ShiftModifier);
        QTest::keyClick(view, Qt::Key_F5);
        QVERIFY(!view->overlays().determined);
        QTest::keyClick(view, Qt::Key_F2);
        QVERIFY(view->overlays().determined);
        const Settings settings(f.filePath(QStringLiteral("settings.ini")));
        QCOMPARE(settings.overlay(QStringLiteral("determined")), std::optional(false));
        QCOMPARE(settings.overlay(QStringLiteral("solve/determined")), std::optional(true));
    }

    void placesSayWhatTheyCount()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/3u"));
        QVERIFY(f.waitForVerdict());
        const auto notes = [&] {
            QStringList found;
            const auto* holes = f.window.findChild<ListSection*>(QStringLiteral("holes"));
            for (int i = 0; holes->isVisible() && i < holes->list()->count(); ++i)
                found << holes->list()->row(i).note;
            return found;
        };
        QVERIFY2(!notes().isEmpty() && notes().first().contains("undecided"), qPrintable(notes().join('|')));
        QTest::keyClick(f.window.boardView(), Qt::Key_F6);
        QVERIFY2(!notes().isEmpty() && notes().first().contains("differ"), qPrintable(notes().join('|')));
    }

    void alternativesAreStepped()
    {
        WindowFixture f;
        f.window.openAnything(several4);
        QVERIFY(f.waitForVerdict());
        QVERIFY(f.window.solver()->verdict().alternatives.size() > 1);
        BoardView* view = f.window.boardView();
        QTest::keyClick(view, Qt::Key_BracketRight, Qt::ControlModifier);
        QCOMPARE(view->overlays().alternative, 1);
        QTest::keyClick(view, Qt::Key_BracketLeft, Qt::ControlModifier);
        QTest::keyClick(view, Qt::Key_BracketLeft, Qt::ControlModifier);
        QCOMPARE(view->overlays().alternative, 0);
    }

    void f3GoesRoundThePlaces()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/2/1/44"));
        QVERIFY(f.waitForVerdict());
        QCOMPARE(f.verdictWord(), QStringLiteral("No solution"));
        const auto conflict = f.window.solver()->verdict().conflict;
        QVERIFY(!conflict.empty());
        QTest::keyClick(f.window.boardView(), Qt::Key_F3);
        QVERIFY(f.window.boardView()->cursorPlace() == conflict.front());
        QTest::keyClick(f.window.boardView(), Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(f.window.boardView()->cursorPlace() == conflict.back());
    }

    void marksCountOnlyWhenAsked()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        f.window.boardView()->setMode(Mode::Solve);
        EditBuilder edit(f.board());
        for (const Place cell : f.board().grid().cells())
            for (const Dir side : directions)
                edit.set(Layer::Line, edgeBetween(cell, side), 0);
        f.window.document()->commit(edit.edit());
        QVERIFY(!f.window.solver()->isRunning());
        QCOMPARE(f.verdictWord(), QStringLiteral("Unique"));
        QTest::keyClick(f.window.boardView(), Qt::Key_M, Qt::ControlModifier);
        QVERIFY(f.waitForVerdict());
        QCOMPARE(f.verdictWord(), QStringLiteral("No solution from these marks"));
    }

    void theAnswerIsJudgedOnRequest()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/1/1/4"));
        f.window.actionTable()[ActionId::CheckAnswer]->trigger();
        QVERIFY(f.bar()->isVisible());
        EditBuilder edit(f.board());
        for (const Dir side : directions)
            edit.set(Layer::Line, edgeBetween(cellAt(0, 0), side), 1);
        f.window.document()->commit(edit.edit());
        f.window.actionTable()[ActionId::CheckAnswer]->trigger();
        QCOMPARE(f.bar()->text(), QStringLiteral("The answer is right and complete."));
    }

    void theBoardIsTurnedAndClearedAsOneEdit()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/3/2/3g1"));
        const Board before = f.board();
        f.window.actionTable()[ActionId::RotateRight]->trigger();
        QCOMPARE(f.board().size(), (Size{2, 3}));
        f.window.actionTable()[ActionId::ClearAll]->trigger();
        QVERIFY(f.board().isBlank(Layer::Number));
        QCOMPARE(f.window.document()->history().size(), 3);
        f.window.actionTable()[ActionId::Undo]->trigger();
        f.window.actionTable()[ActionId::Undo]->trigger();
        QVERIFY(f.board() == before);
    }

    void aBoardOnItsCornerIsFlippedAsItIsSeen()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?gravel/5/4/0000000h5u1g0820"));
        const Board before = f.board();
        f.window.actionTable()[ActionId::FlipLeftRight]->trigger();
        QCOMPARE(f.board().size(), (Size{4, 5}));
        for (const Place cell : before.grid().cells())
            QCOMPARE(f.board().at(Layer::Number, Place{cell.y, cell.x}), before.at(Layer::Number, cell));
        QCOMPARE(f.window.document()->history().size(), 2); // one edit
        f.window.actionTable()[ActionId::FlipLeftRight]->trigger();
        QVERIFY(f.board() == before);
    }

    void newPuzzlesAreFoundByAnyName()
    {
        WindowFixture f;
        whenOpen<NewDialog>([](NewDialog& dialog) {
            auto* search = dialog.findChild<QLineEdit*>();
            auto* grid = dialog.findChild<GenreGrid*>();
            for (const auto& [name, found] :
                 {std::pair("ぬりかべ", 1), {"ヌリカベ", 1}, {"NURIKA", 2}, {"nurikabe", 2}}) { // there is a loop, too
                search->setText(QString::fromUtf8(name));
                QCOMPARE(grid->count(), found);
                QVERIFY(grid->chosen() == findGenre("nurikabe"));
            }
            search->setText(QStringLiteral("zzz"));
            QCOMPARE(grid->count(), 0);
            search->setText(QStringLiteral("すうどく"));
            QTest::keyClick(search, Qt::Key_Return);
        });
        f.window.actionTable()[ActionId::New]->trigger();
        QCOMPARE(QString::fromStdString(f.board().genre()), QStringLiteral("sudoku"));
        QCOMPARE(f.board().size(), (Size{9, 9}));
        QCOMPARE(f.verdictWord(), QStringLiteral("The board is empty"));
    }

    void actionsAreFoundByTyping()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        applyLanguage(QStringLiteral("ja"));
        whenOpen<ActionSearch>([](ActionSearch& search) {
            auto* edit = search.findChild<QLineEdit*>();
            edit->insert(QString::fromUtf8("右に回転"));
            QCOMPARE(search.findChild<QListWidget*>()->count(), 1);
            QTest::keyClick(edit, Qt::Key_Return);
        });
        QTest::keyClick(&f.window, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(f.window.document()->history().size(), 2);
    }

    void toolsAndSynonymsAreFoundByTyping()
    {
        WindowFixture f;
        QVERIFY(f.window.openAnything(QString::fromUtf8(findGenre("heyawake")->sample.data())));
        whenOpen<ActionSearch>([](ActionSearch& search) {
            auto* edit = search.findChild<QLineEdit*>();
            const auto* list = search.findChild<QListWidget*>();
            const auto first = [&](const char* query) {
                edit->setText(QString::fromUtf8(query));
                return list->count() == 0 ? QString() : list->item(0)->text();
            };
            QCOMPARE(first("settings"), Actions::plainText(ActionId::Preferences));
            QCOMPARE(first("環境設定"), Actions::plainText(ActionId::Preferences));
            QCOMPARE(first("cube"), Actions::plainText(ActionId::Scramble));
            QCOMPARE(first("立方体"), Actions::plainText(ActionId::Scramble));
            QCOMPARE(first("bord"), toolName(ToolId::Border));
            QTest::keyClick(edit, Qt::Key_Return);
        });
        QTest::keyClick(&f.window, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(f.window.boardView()->tool(), ToolId::Border);
        QVERIFY(f.window.focusWidget() == f.window.boardView());
    }
};

TOKISUJI_TEST(WindowTest);
#include "window_test.moc"
