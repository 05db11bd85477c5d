// Repairs and idle clues in the window, as their author meets them: real events, real searches.

#include "tests/ui/advice_fixture.h"

#include "editor/model/reasoned.h"
#include "editor/ui/controls/toggle_switch.h"
#include "editor/ui/texts/advice_text.h"
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/puzzles.h"

#include <QComboBox>
#include <QSignalSpy>

using namespace tokisuji;

namespace {

const QString unique = QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac");
const QString none = QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbgac");

} // namespace

class AdviceWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { m_shared.reset(); }

    // --- repairs ---

    void repairsAreListedAndEachMakesThePuzzleUnique()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        QVERIFY(b.repairs->isVisible() && !b.idle->isVisible());
        const auto& found = b.advice->advisor()->repairs()->repairs;
        QVERIFY(found.size() >= 2);
        QCOMPARE(b.repairs->list()->count(), static_cast<int>(found.size()));
        for (const Repair& repair : found)
            QCOMPARE(check(with(b.f.board(), repair.option), {}).status, repair.status);
        QVERIFY2(b.row(b.repairs->list(), 0).contains(QStringLiteral(" at R")),
                 qPrintable(b.row(b.repairs->list(), 0)));
    }

    void theChosenRepairIsDrawnAndAdoptedAsOneEdit()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        const QImage before = b.board();
        QVERIFY(!b.button(b.repairs, "adoptRepair")->isEnabled());
        b.click(b.repairs->list(), 0);
        QVERIFY2(b.board() != before, "the ghost of the change");
        const Board wanted = with(b.f.board(), b.advice->advisor()->repairs()->repairs[0].option);
        const std::int64_t edits = b.edits();
        QTest::mouseClick(b.button(b.repairs, "adoptRepair"), Qt::LeftButton);
        QCOMPARE(b.f.board(), wanted);
        QCOMPARE(b.edits(), edits + 1);
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
        QVERIFY(b.idle->isVisible() && !b.repairs->isVisible());
        b.action(ActionId::Undo)->trigger();
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Several);
    }

    void enterInTheListAdopts()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        QTest::keyClick(b.repairs->list(), Qt::Key_Down);
        const Board wanted = with(b.f.board(), b.advice->advisor()->repairs()->repairs[1].option);
        QTest::keyClick(b.repairs->list(), Qt::Key_Return);
        QCOMPARE(b.f.board(), wanted);
    }

    void ctrlEnterAdoptsFromTheBoard()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        const Board wanted = with(b.f.board(), b.advice->advisor()->repairs()->repairs[0].option);
        b.f.window.boardView()->setFocus();
        QTest::keyClick(b.f.window.boardView(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(b.f.board(), wanted);
    }

    void aPreviewShowsTheBoardWithTheChangeUntilEscape()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        QPushButton* preview = b.button(b.repairs, "previewRepair");
        QTest::mouseClick(preview, Qt::LeftButton);
        const BoardView* view = b.f.window.boardView();
        QCOMPARE(view->guestOwner(), static_cast<const QObject*>(b.advice));
        QVERIFY(preview->isChecked());
        const std::int64_t edits = b.edits();
        QTest::keyClick(b.f.window.boardView(), Qt::Key_Escape);
        QVERIFY(!view->hasGuest() && !preview->isChecked());
        QCOMPARE(b.edits(), edits);
        QVERIFY2(b.repairs->list()->currentRow() == 0, "the first Escape leaves the preview only");
        QTest::keyClick(b.f.window.boardView(), Qt::Key_Escape);
        QCOMPARE(b.repairs->list()->currentRow(), -1);
    }

    void anEditMakesTheAdviceStale()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        const std::uint64_t revision = b.advice->advisor()->revision();
        b.f.click(cellAt(4, 0));
        b.f.type(QStringLiteral("1"));
        QVERIFY(b.advice->advisor()->revision() != revision);
        QVERIFY(!b.action(ActionId::AdoptAdvice)->isEnabled());
        QVERIFY(!b.button(b.repairs, "adoptRepair")->isEnabled());
        const Board now = b.f.board();
        b.action(ActionId::AdoptAdvice)->trigger();
        QCOMPARE(b.f.board(), now);
    }

    void marksLeaveTheAdviceAlone()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        EditBuilder mark(b.f.board());
        mark.set(Layer::Line, Place{2, 1}, 0);
        b.f.window.document()->commit(mark.edit());
        QCOMPARE(b.repairs->list()->currentRow(), 0);
        QVERIFY(b.action(ActionId::AdoptAdvice)->isEnabled());
    }

    void fastEditsLeaveOnlyTheLastBoardsAdvice_data()
    {
        QTest::addColumn<QString>("genre");
        for (const char* genre : {"slither", "heyawake", "sudoku", "yajilin", "skyscrapers"})
            QTest::newRow(genre) << QString::fromLatin1(genre);
    }
    void fastEditsLeaveOnlyTheLastBoardsAdvice()
    {
        QFETCH(QString, genre);
        AdviceBench b(QString::fromUtf8(findGenre(genre.toStdString())->sample.data()));
        b.action(ActionId::ShowWhatIf)->trigger();
        const std::vector<Place> places = cluePlaces(b.f.board());
        for (int i = 0; i < 40; ++i) {
            const Place place = places[static_cast<std::size_t>(i * 7) % places.size()];
            const Edit gone = withoutClue(b.f.board(), place).edit;
            gone.empty() ? b.f.window.document()->undo() : void(b.f.window.document()->commit(gone));
            QTest::qWait(i % 4);
        }
        b.f.window.document()->goTo(0);
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
        QVERIFY(b.advice->advisor()->idle() && !b.advice->advisor()->repairs());
        const Board& board = b.f.board();
        QVERIFY(b.advice->advisor()->board() == board.without(genreOf(board).answerLayers()));
    }

    void aStepOfTheTraceTakesTheChoiceAway()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        QVERIFY(QTest::qWaitFor([&] { return b.action(ActionId::NextStep)->isEnabled(); }, tests::patienceMs));
        b.action(ActionId::NextStep)->trigger();
        QVERIFY(QTest::qWaitFor([&] { return b.action(ActionId::AdoptStep)->isEnabled(); }, tests::patienceMs));
        QVERIFY2(!b.action(ActionId::AdoptAdvice)->isEnabled(), "one of them answers Ctrl+Enter");
        b.click(b.repairs->list(), 0);
        QVERIFY(b.action(ActionId::AdoptAdvice)->isEnabled());
        QVERIFY(!b.action(ActionId::AdoptStep)->isEnabled());
    }

    void changesGiveASolutionBack()
    {
        AdviceBench b(none);
        QVERIFY(b.settle());
        const auto& found = b.advice->advisor()->repairs()->repairs;
        QVERIFY(!found.empty());
        for (const Repair& repair : found)
            QVERIFY(repair.status == Status::Unique || repair.status == Status::Several);
        for (std::size_t i = 1; i < found.size(); ++i)
            QVERIFY2(found[i - 1].status == Status::Unique || found[i].status != Status::Unique, "unique ones first");
        b.click(b.repairs->list(), 0);
        QTest::keyClick(b.repairs->list(), Qt::Key_Return);
        QVERIFY(b.settle());
        QVERIFY(b.status() == Status::Unique || b.status() == Status::Several);
    }

    void changesAreNamedByWhatTheyDo()
    {
        Board board = findGenre("skyscrapers")->makeBoard({4, 4});
        const auto text = [&](Layer layer, Place place, int value) {
            EditBuilder edit(board);
            edit.set(layer, place, value);
            return changeText(board, {.place = place, .value = value, .edit = edit.edit()});
        };
        const Place below = board.grid().slot(Side::Bottom, 1);
        QCOMPARE(text(Layer::Number, cellAt(1, 2), 3), QStringLiteral("Add 3 at R3C2"));
        QCOMPARE(text(Layer::Outside, below, 2), QStringLiteral("Add 2 at column 2 (below)"));
        board.set(Layer::Outside, below, 2);
        QCOMPARE(text(Layer::Outside, below, 3), QStringLiteral("column 2 (below): 2 → 3"));
        QCOMPARE(text(Layer::Outside, below, question), QStringLiteral("column 2 (below): 2 → ?"));
        QCOMPARE(text(Layer::Outside, below, blank), QStringLiteral("Remove 2 at column 2 (below)"));
    }

    void aTargetIsKept()
    {
        AdviceBench b(QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcbc"));
        QVERIFY(b.settle());
        const Board target = *b.f.window.solver()->verdict().solution;
        auto* keep = b.repairs->findChild<ToggleSwitch*>();
        QVERIFY(keep->isVisible());
        keep->click();
        QVERIFY(b.advice->advisor()->target() == target);
        QVERIFY(b.settle());
        for (const Repair& repair : b.advice->advisor()->repairs()->repairs)
            QVERIFY(holdsIn(with(b.f.board(), repair.option), target));
    }

    void countedMarksLeaveNothingToAdvise()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.action(ActionId::CountMarks)->trigger();
        QVERIFY(QTest::qWaitFor([&] { return b.repairs->list()->count() == 0 || !b.repairs->list()->isVisible(); }));
        QVERIFY(!b.action(ActionId::ShowWhatIf)->isEnabled());
        b.action(ActionId::CountMarks)->trigger();
        QVERIFY(b.settle());
        QVERIFY(b.repairs->list()->count() > 0);
    }

    void cluesThatTellTwoSolutionsApartAreListedWhenAskedFor()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        auto* section = b.f.window.findChild<ListSection*>(QStringLiteral("telling"));
        QVERIFY(section->isVisible() && section->isFolded());
        QVERIFY(!b.advice->advisor()->telling());
        QTest::mouseClick(section->findChild<QToolButton*>(), Qt::LeftButton);
        const auto& telling = b.advice->advisor()->telling();
        const auto isListed = [&] { return telling && section->list()->count() == static_cast<int>(telling->size()); };
        QVERIFY(QTest::qWaitFor(isListed, tests::patienceMs));
        const std::vector<TellingPlace> places = *telling;
        QVERIFY(!places.empty());
        const Verdict verdict = b.f.window.solver()->verdict();
        b.click(section->list(), 0);
        QTest::keyClick(section->list(), Qt::Key_Return);
        QCOMPARE(holdsIn(b.f.board(), *verdict.solution), places[0].inFirst.has_value());
        QCOMPARE(holdsIn(b.f.board(), verdict.alternatives[0]), !places[0].inFirst.has_value());
    }

    // --- idle clues ---

    void anIdleClueIsFramedAndTakenOut()
    {
        AdviceBench b(unique);
        QVERIFY(b.settle());
        QVERIFY(b.idle->isVisible());
        QVERIFY(b.idle->list()->count() > 0);
        const QImage before = b.board();
        b.click(b.idle->list(), 0);
        QVERIFY(b.board() != before);
        const int clues = b.f.window.document()->board().isBlank(Layer::Number) ? 0 : 1;
        QCOMPARE(clues, 1);
        const IdleClue first = b.advice->advisor()->idle()->idle[0];
        QTest::mouseClick(b.button(b.idle, "adoptIdle"), Qt::LeftButton);
        QCOMPARE(b.f.board().at(Layer::Number, first.place), first.removable ? blank : question);
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
    }

    void allIdleCluesAreFramedAtOnce()
    {
        AdviceBench b(QStringLiteral("https://puzz.link/p?slither/5/5/g132211232321211223201d"));
        QVERIFY(b.settle());
        const QImage before = b.board();
        b.action(ActionId::ShowRedundant)->trigger();
        const QImage framed = b.board();
        QVERIFY(framed != before);
        const auto& idle = b.advice->advisor()->idle()->idle;
        QVERIFY(idle.size() > 1);
        b.click(b.idle->list(), 0); // one of them alone
        QVERIFY(b.board() != framed && b.board() != before);
        QTest::keyClick(b.f.window.boardView(), Qt::Key_Escape);
        QCOMPARE(b.board(), framed);
        b.action(ActionId::ShowRedundant)->trigger();
        QCOMPARE(b.board(), before);
    }
    void redundantCluesAreOfUniquePuzzles()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        QVERIFY(!b.action(ActionId::ShowRedundant)->isEnabled());
        QCOMPARE(b.f.window.actionTable().lackingFor(ActionId::ShowRedundant), std::optional(Need::UniqueSolution));
    }

    void allIdleCluesGoInOneEdit_data()
    {
        QTest::addColumn<int>("order");
        for (int order = 0; order < 3; ++order)
            QTest::addRow("%d", order) << order;
    }
    void allIdleCluesGoInOneEdit()
    {
        QFETCH(int, order);
        AdviceBench b(unique);
        QVERIFY(b.settle());
        b.idle->findChild<QComboBox*>()->setCurrentIndex(order);
        const std::int64_t edits = b.edits();
        QTest::mouseClick(b.button(b.idle, "minimize"), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor([&] { return b.edits() == edits + 1; }, tests::patienceMs));
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
        const auto& left = b.advice->advisor()->idle()->idle;
        QVERIFY(std::ranges::find(left, true, &IdleClue::removable) == left.end());
        b.action(ActionId::Undo)->trigger();
        QCOMPARE(b.f.board(), *readPuzzle(unique.toStdString()));
    }

    // --- lists ---

    void rowsKeepTheirSelectionWhileOthersCome()
    {
        RowList list;
        list.resize(300, 300);
        std::vector<Row> rows{{VerdictGlyph::Unique, QStringLiteral("a"), {}}};
        list.setRows(rows, 0);
        const QPersistentModelIndex first = list.model()->index(0, 0);
        QSignalSpy changed(list.model(), &QAbstractItemModel::dataChanged);
        QSignalSpy chosen(&list, &RowList::rowChosen);
        for (int i = 0; i < 20; ++i)
            rows.push_back({VerdictGlyph::Several, QString::number(i), {}});
        list.setRows(rows, 0);
        QCOMPARE(list.currentRow(), 0);
        QVERIFY(first.isValid() && list.selectionModel()->isSelected(first));
        QCOMPARE(list.count(), 21);
        QVERIFY2(chosen.isEmpty(), "nobody has chosen anything");
        for (const QList<QVariant>& change : changed)
            QVERIFY(change.front().toModelIndex().row() > 0);
        list.setRows({}, -1);
        QCOMPARE(list.count(), 0);
        QVERIFY(list.isHidden());
    }

    void headingsAreNotCounted()
    {
        RowList list;
        list.setRows({{{}, QStringLiteral("Clues"), {}, true},
                      {BoardDifference::OnlyA, QStringLiteral("a"), {}},
                      {{}, QStringLiteral("Marks"), {}, true},
                      {BoardDifference::OnlyB, QStringLiteral("b"), {}}},
                     1);
        QCOMPARE(list.count(), 2);
        QCOMPARE(list.currentRow(), 1);
        QCOMPARE(list.row(1).text, QStringLiteral("b"));
        QCOMPARE(list.currentIndex().row(), 3);
        QSignalSpy chosen(&list, &RowList::rowChosen);
        list.setCurrentIndex(list.model()->index(0, 0));
        QVERIFY(chosen.isEmpty());
        list.setCurrentIndex(list.model()->index(1, 0));
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toInt(), 0);
    }

    void everyGenreIsAdvisedOrSaysWhyNot_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const Genre* genre : allGenres())
            if (isReasoned(*genre))
                QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->sample.data());
    }
    void everyGenreIsAdvisedOrSaysWhyNot()
    {
        QFETCH(QString, puzzle);
        if (!m_shared)
            m_shared = std::make_unique<AdviceBench>(puzzle);
        AdviceBench& b = *m_shared;
        b.open(puzzle);
        QVERIFY(b.f.waitForVerdict());
        const auto speaks = [&] {
            const QWidget* section = b.idle->isVisible() ? static_cast<QWidget*>(b.idle) : b.repairs;
            const auto* list = section->findChild<RowList*>();
            const auto labels = section->findChildren<QLabel*>();
            return list->count() > 0 || std::ranges::any_of(labels, [](const QLabel* l) {
                       return l->isVisible() && !l->text().isEmpty();
                   });
        };
        QVERIFY(QTest::qWaitFor(speaks, tests::patienceMs));
    }

private:
    std::unique_ptr<AdviceBench> m_shared; ///< of a test's rows: to make a window takes longer than what they ask
};

TOKISUJI_TEST(AdviceWindowTest);
#include "advice_window_test.moc"
