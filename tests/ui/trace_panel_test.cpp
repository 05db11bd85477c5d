// The trace in the window, as its user meets it: real events, real tracing.

#include "tests/ui/puzzles.h"
#include "tests/ui/window_fixture.h"

#include "editor/model/reasoned.h"
#include "editor/ui/actions.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/path_line.h"
#include "editor/ui/panels/row_painter.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/trace_row_painter.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/panels/trace_strip.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/window/trace_presenter.h"
#include "engine/genre/registry.h"
#include "engine/trace/replay.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QListView>
#include <QStandardPaths>

using namespace tokisuji;

namespace {

QString sampleOf(const char* genre)
{
    return QString::fromUtf8(findGenre(genre)->sample.data());
}

/// The presenter and the widgets of one window's trace.
struct TraceBench {
    explicit TraceBench(const QString& puzzle, QSize size = {1280, 800}) : f(size)
    {
        open(puzzle);
        trace = f.window.findChild<TracePresenter*>();
        tree = trace->section()->tree();
    }
    /// The panel begins with the check of a new puzzle.
    void open(const QString& puzzle)
    {
        f.window.openAnything(puzzle);
        f.window.findChild<SidePanel*>()->setTask(PanelTask::Trace);
    }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                return !trace->tracer()->isRunning() && !trace->tracer()->isStale() && !f.window.solver()->isRunning();
            },
            tests::patienceMs);
    }
    [[nodiscard]] TraceSelection& selection() const { return *trace->selection(); }
    [[nodiscard]] const Trace& path() const { return *selection().trace(); }
    [[nodiscard]] BoardView* view() const { return f.window.boardView(); }
    [[nodiscard]] QAction* action(ActionId id) const { return f.window.actionTable()[id]; }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(view(), Qt::Key(key), modifiers); }
    void pressInTree(int key) { QTest::keyClick(tree, Qt::Key(key)); }
    [[nodiscard]] int rowOfKind(TraceRow::Kind kind) const
    {
        const auto& rows = selection().rows();
        const auto found = std::ranges::find(rows, kind, &TraceRow::kind);
        return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
    }
    /// The first step with a hypothesis; -1: there is none.
    [[nodiscard]] int foldedSplit() const
    {
        const auto& rows = selection().rows();
        for (std::size_t row = 0; row < rows.size(); ++row)
            if (rows[row].kind == TraceRow::Step && rows[row].foldable && !rows[row].ways)
                return static_cast<int>(row);
        return -1;
    }
    /// The first step that compares the ways to meet a rule; -1: there is none.
    [[nodiscard]] int foldedWays() const
    {
        const auto& rows = selection().rows();
        const auto isFound = [](const TraceRow& row) { return row.kind == TraceRow::Step && row.ways; };
        const auto found = std::ranges::find_if(rows, isFound);
        return found == rows.end() ? -1 : static_cast<int>(found - rows.begin());
    }
    void clickRow(int row, QPoint in = {})
    {
        tree->scrollTo(tree->model()->index(row, 0));
        const QRect rect = tree->visualRect(tree->model()->index(row, 0));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, in.isNull() ? rect.center() : in);
    }
    [[nodiscard]] TraceRowParts parts(int row) const
    {
        tree->scrollTo(tree->model()->index(row, 0));
        return partsOf(tree->visualRect(tree->model()->index(row, 0)), tree->rows()->row(row),
                       tree->rows()->canSwap(row));
    }

    WindowFixture f;
    TracePresenter* trace;
    TraceTree* tree;
};

/// A path with a hypothesis.
const QString hypothesis9 = QStringLiteral("https://puzz.link/p?nurikabe/9/9/h2h9j1x.j6j2h7i6zl2i1g1g");

/// A path on which the ways to meet a rule are compared.
const QString ways6 = QStringLiteral("https://puzz.link/p?heyawake/6/6/baiii21v03vvh1i3k");

} // namespace

class TracePanelTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { m_shared.reset(); }

    void aListThatIsCutKeepsItsCount()
    {
        const QFontMetrics metrics((QFont()));
        for (const QString& tail : {QStringLiteral("… (12)"), QStringLiteral("…（12）")}) { // in Japanese
            const QString list = QStringLiteral("Shaded: R1C1, R1C2, R1C3, R2C1 ") + tail;
            const int width = metrics.horizontalAdvance(list);
            QCOMPARE(cutToFit(metrics, list, width), list);
            const QString cut = cutToFit(metrics, list, width * 2 / 3);
            QVERIFY2(cut.startsWith(QStringLiteral("Shaded: R1C1")) && cut.endsWith(tail), qPrintable(cut));
            QVERIFY(metrics.horizontalAdvance(cut) <= width * 2 / 3);
        }
        const QString words = QStringLiteral("A sentence (with a remark)");
        QCOMPARE(cutToFit(metrics, words, 80), metrics.elidedText(words, Qt::ElideRight, 80));
    }

    void aPathIsListedForEveryGenre_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : allGenres())
            if (isReasoned(*genre))
                QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->id.data());
    }
    void aPathIsListedForEveryGenre()
    {
        QFETCH(QString, genre);
        const QString sample = sampleOf(genre.toUtf8().constData());
        if (!m_shared)
            m_shared = std::make_unique<TraceBench>(sample);
        TraceBench& b = *m_shared;
        b.open(sample);
        QVERIFY(b.settle());
        QCOMPARE(QString::fromStdString(b.path().genre), genre);
        QVERIFY(!b.path().path().empty());
        QCOMPARE(b.tree->model()->rowCount(), static_cast<int>(b.selection().rows().size()));
        for (int row = 0; row < b.tree->model()->rowCount(); ++row) {
            QVERIFY(!b.tree->rows()->textOf(row).title.isEmpty());
            b.selection().setCurrentRow(row);
            b.trace->look();
            QVERIFY(b.trace->isShowing());
            QVERIFY(!b.view()->grab().isNull());
        }
    }

    void keysWalkThePathAndTheBoardShowsIt()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        const Board before = b.f.board();
        b.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(b.selection().currentRow(), 0);
        QVERIFY(b.trace->isShowing());
        b.press(Qt::Key_J, Qt::ControlModifier);
        const int second = b.selection().currentRow();
        QVERIFY(second > 0);
        QCOMPARE(b.tree->currentIndex().row(), second);
        b.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(b.selection().currentRow(), 0);
        b.press(Qt::Key_Escape);
        QVERIFY(!b.trace->isShowing());
        QVERIFY(!b.view()->hasGuest());
        QVERIFY(b.f.board() == before);
    }

    void anEditLeavesTheStepAndKeepsTheRow()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.press(Qt::Key_J, Qt::ControlModifier);
        b.press(Qt::Key_J, Qt::ControlModifier);
        const int row = b.selection().currentRow();
        const int height = b.tree->height();
        const Board before = b.f.board();
        b.f.window.document()->commit(difference(b.f.board(), b.f.board()));
        QVERIFY(b.trace->isShowing());                     // nothing was edited
        const Place corner = before.grid().cells().back(); // far from what the step says
        b.f.click(corner);
        b.f.type(before.at(Layer::Number, corner) == 1 ? QStringLiteral("2") : QStringLiteral("1"));
        QVERIFY(!b.trace->isShowing());
        b.f.window.document()->undo();
        QVERIFY(b.f.board() == before);
        QVERIFY(b.settle());
        QCOMPARE(b.selection().currentRow(), row);
        QCOMPARE(b.tree->height(), height);
        b.press(Qt::Key_J, Qt::ControlModifier); // comes back to it first
        QCOMPARE(b.selection().currentRow(), row);
        QVERIFY(b.trace->isShowing());
    }

    void spaceShowsTheStateAfter()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.clickRow(0);
        QVERIFY(b.trace->isShowing());
        const QImage before = b.view()->grab().toImage();
        b.pressInTree(Qt::Key_Space);
        QVERIFY(b.action(ActionId::ShowAfter)->isChecked());
        QVERIFY(b.view()->grab().toImage() != before);
        b.press(Qt::Key_F9, Qt::ShiftModifier);
        QVERIFY(!b.selection().showsAfter());
    }

    void reasonsAreSwitched()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.press(Qt::Key_J, Qt::ControlModifier);
        b.clickRow(b.rowOfKind(TraceRow::Step));
        const QImage with = b.view()->grab().toImage();
        b.press(Qt::Key_F9);
        QVERIFY(!b.action(ActionId::ShowReasons)->isChecked());
        QVERIFY(b.view()->grab().toImage() != with);
        const auto chips = b.trace->section()->findChildren<OverlayChip*>();
        QCOMPARE(chips.size(), 1);
        QVERIFY(!chips.first()->isChecked());
        QTest::mouseClick(chips.first(), Qt::LeftButton);
        QVERIFY(b.action(ActionId::ShowReasons)->isChecked());
        QCOMPARE(b.view()->grab().toImage(), with);
    }

    void adoptingIsOneEdit()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        QVERIFY(!b.action(ActionId::AdoptStep)->isEnabled());
        b.press(Qt::Key_J, Qt::ControlModifier);
        while (b.selection().currentSteps().empty() || b.selection().currentSteps().back() != b.path().path()[4])
            b.selection().selectStep(b.path().path()[4]);
        const Board expected = boardAfter(b.selection().board(), b.path(), b.path().path()[4]);
        const auto nodes = b.f.window.document()->history().size();
        b.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(b.f.window.document()->history().size(), nodes + 1);
        QVERIFY(b.f.board() == expected);
        b.f.window.document()->undo();
        QVERIFY(b.f.board().isBlank(Layer::Line));
    }

    void whyThisMarkGoesToTheStepThatFoundIt()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        const Step& last = b.path().step(b.path().path().back());
        const Place edge = last.conclusions.front().at.place;
        b.view()->showPlace(cellsBeside(edge)[0]);
        QSet<int> seen;
        for (int k = 0; k < 8; ++k) {
            b.press(Qt::Key_R, Qt::ControlModifier);
            QVERIFY(b.trace->isShowing());
            for (const StepId step : b.selection().currentSteps())
                seen.insert(static_cast<int>(step));
        }
        QVERIFY(seen.contains(static_cast<int>(last.id)));
    }

    void theStripGoesToItsSteps()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        TraceStrip* strip = b.trace->section()->strip();
        const int bar = static_cast<int>(b.selection().bars().size()) / 2;
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->barRect(bar).center().toPoint());
        QCOMPARE(b.selection().currentBar(), bar);
        QVERIFY(b.trace->isShowing());
        QTest::keyClick(strip, Qt::Key_Right);
        QCOMPARE(b.selection().currentBar(), bar + 1);
        QTest::keyClick(strip, Qt::Key_End);
        QCOMPARE(b.selection().currentBar(), static_cast<int>(b.selection().bars().size()) - 1);
    }

    void profilesChangeThePath()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        auto* combo = b.trace->section()->findChild<QComboBox*>();
        QVERIFY(combo->count() >= static_cast<int>(profiles().size()) + 1);
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(b.trace->tracer()->profile().name), QStringLiteral("easy"),
                                  tests::patienceMs);
        QVERIFY(b.settle());
        QCOMPARE(QString::fromStdString(b.path().profile), QStringLiteral("easy"));
    }

    void withoutCluesThereIsNoPath()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.f.window.document()->open(findGenre("slither")->makeBoard({5, 5}));
        QVERIFY(b.settle());
        QCOMPARE(b.tree->model()->rowCount(), 0);
        QVERIFY(!b.action(ActionId::NextStep)->isEnabled());
        const auto labels = b.trace->section()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* l) { return l->text().contains("no clues"); }));
    }

    void aHypothesisOpensWithOneClickAndEndsInItsContradiction()
    {
        TraceBench b(hypothesis9);
        QVERIFY(b.settle());
        const int split = b.foldedSplit();
        QVERIFY(split >= 0);
        QVERIFY(b.rowOfKind(TraceRow::Clash) < 0);
        b.clickRow(split, b.parts(split).fold.center());
        QVERIFY(!b.tree->rows()->row(split).folded);
        QVERIFY(b.selection().currentRow() < 0); // the arrow chooses nothing
        const int clash = b.rowOfKind(TraceRow::Clash);
        QVERIFY(clash > split);
        b.clickRow(split);
        b.press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(static_cast<int>(b.selection().current()->kind), static_cast<int>(TraceRow::Hypothesis));
        QImage last = b.view()->grab().toImage();
        while (b.selection().current()->kind != TraceRow::Clash) {
            b.press(Qt::Key_J, Qt::ControlModifier);
            const QImage now = b.view()->grab().toImage();
            QVERIFY(now != last);
            last = now;
        }
        QVERIFY(b.tree->rows()->textOf(clash).title.startsWith(QStringLiteral("Broken:")));
        b.press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(b.selection().currentRow(), split);
        b.pressInTree(Qt::Key_Left);
        QVERIFY(b.tree->rows()->row(split).folded);
        b.pressInTree(Qt::Key_Right);
        QVERIFY(!b.tree->rows()->row(split).folded);
    }

    /// One click lists the ways, each with its number and where it leads; the board shows the chosen one.
    void waysAreLookedAtOneByOne()
    {
        TraceBench b(ways6);
        QVERIFY(b.settle());
        const int step = b.foldedWays();
        QVERIFY(step >= 0);
        const Step& compared = b.path().step(b.tree->rows()->row(step).step);
        const auto count = static_cast<int>(b.path().split(compared.split).branches.size());
        QVERIFY(count >= 2);
        b.clickRow(step);
        const QImage whole = b.view()->grab().toImage();
        b.clickRow(step, b.parts(step).fold.center());
        std::vector<QImage> seen{whole};
        for (int way = 1; way <= count; ++way) {
            const TraceRow& row = b.tree->rows()->row(step + way);
            QCOMPARE(static_cast<int>(row.kind), static_cast<int>(TraceRow::Hypothesis));
            QCOMPARE(row.number, way);
            const RowText text = b.tree->rows()->textOf(step + way);
            QVERIFY(text.title.startsWith(QStringLiteral("%1 of %2: ").arg(way).arg(count)));
            QVERIFY(!text.detail.isEmpty());
            b.press(Qt::Key_J, Qt::ControlModifier);
            QCOMPARE(b.selection().currentRow(), step + way);
            seen.push_back(b.view()->grab().toImage());
            for (std::size_t k = 0; k + 1 < seen.size(); ++k)
                QVERIFY(seen[k] != seen.back());
        }
        b.press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier); // out again
        QCOMPARE(b.selection().currentRow(), step);
        QCOMPARE(b.view()->grab().toImage(), whole);
        b.pressInTree(Qt::Key_Left);
        QVERIFY(b.tree->rows()->row(step).folded);
        QVERIFY(!b.action(ActionId::SwapCases)->isEnabled());
    }

    /// Only one of which something follows further has a part to open, and shows its steps one by one then.
    void aWayOpensWhereItLeadsFurther()
    {
        TraceBench b(ways6);
        QVERIFY(b.settle());
        const int step = b.foldedWays();
        b.clickRow(step, b.parts(step).fold.center());
        int way = step + 1;
        while (b.tree->rows()->row(way).ways && !b.tree->rows()->row(way).foldable)
            ++way;
        QVERIFY(b.tree->rows()->row(way).foldable && b.tree->rows()->row(way).ways);
        b.clickRow(way);
        const QImage all = b.view()->grab().toImage();
        b.clickRow(way, b.parts(way).fold.center());
        QCOMPARE(static_cast<int>(b.tree->rows()->row(way + 1).kind), static_cast<int>(TraceRow::BranchStep));
        QVERIFY(b.view()->grab().toImage() != all); // its marks alone, before anything follows
        while (b.selection().current()->kind != TraceRow::Outcome && b.selection().current()->kind != TraceRow::Clash)
            b.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(b.view()->grab().toImage(), all);
    }

    /// By the keys of a listener: into the hypothesis, to its end, and each time what is said of the cells.
    void aHypothesisIsSpoken()
    {
        TraceBench b(hypothesis9);
        QVERIFY(b.settle());
        const auto isSaid = [&](const char* words) {
            return std::ranges::any_of(b.f.board().grid().cells(), [&](Place cell) {
                return b.view()->describe(cell).contains(QString::fromUtf8(words));
            });
        };
        QVERIFY(b.foldedSplit() >= 0);
        b.clickRow(b.foldedSplit());
        QVERIFY(!isSaid("Assume "));
        b.press(Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(b.view()->hasGuest());
        QCOMPARE(static_cast<int>(b.selection().current()->kind), static_cast<int>(TraceRow::Hypothesis));
        QVERIFY(isSaid("Assume "));
        QVERIFY(!isSaid("follows from it: ") && !isSaid("Broken: "));
        while (b.selection().current()->kind != TraceRow::Clash)
            b.press(Qt::Key_J, Qt::ControlModifier);
        QVERIFY(isSaid("Assume "));
        QVERIFY(isSaid("follows from it: "));
        QVERIFY(isSaid("Broken: "));
        applyLanguage(QStringLiteral("ja"));
        QVERIFY(!isSaid("follows from it: ") && !isSaid("Broken: "));
    }

    void refutedAndRightCaseChangePlaces()
    {
        TraceBench b(hypothesis9);
        QVERIFY(b.settle());
        int split = -1;
        for (int row = 0; row < b.tree->model()->rowCount() && split < 0; ++row)
            if (b.tree->rows()->canSwap(row))
                split = row;
        QVERIFY(split >= 0);
        const QString before = b.tree->rows()->textOf(split).title;
        const auto path = b.selection().trace();
        b.clickRow(split, b.parts(split).swap.center());
        QVERIFY(b.selection().trace() != path);
        QVERIFY(b.tree->rows()->textOf(split).title != before);
        b.clickRow(split, b.parts(split).swap.center());
        QCOMPARE(b.tree->rows()->textOf(split).title, before);
    }

    void rowsStayInPlaceWhileATraceStreams()
    {
        TraceBench b(hypothesis9);
        QVERIFY(b.settle());
        const auto whole = b.selection().trace();
        const Board board = b.selection().board();
        Trace begun = *whole;
        begun.result = TraceResult::Unknown;
        begun.branches.front().steps.resize(begun.branches.front().steps.size() / 2);
        b.selection().setTrace(std::make_shared<const Trace>(begun), board);
        const int row = b.tree->model()->rowCount() / 2;
        b.clickRow(row);
        const int y = b.tree->visualRect(b.tree->currentIndex()).top();
        const StepId step = b.selection().current()->step;
        b.selection().setTrace(whole, board);
        QTest::qWait(20);
        QCOMPARE(b.selection().current()->step, step);
        QCOMPARE(b.tree->visualRect(b.tree->currentIndex()).top(), y);
        QCOMPARE(b.tree->model()->rowCount(), static_cast<int>(b.selection().rows().size()));
    }

    void playingGoesOnByItself()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.selection().setStepsPerSecond(50);
        b.action(ActionId::PlayTrace)->trigger();
        QVERIFY(b.selection().isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(b.selection().currentRow() > 2, tests::patienceMs);
        QVERIFY(b.trace->isShowing());
        b.press(Qt::Key_Escape);
        QVERIFY(!b.selection().isPlaying());
    }

    void stuckIsSaid()
    {
        TraceBench b(QStringLiteral("https://puzz.link/p?slither/4/4/6ag8c2cg"));
        QVERIFY(b.settle());
        QCOMPARE(static_cast<int>(b.path().result), static_cast<int>(TraceResult::Stuck));
        const int end = b.rowOfKind(TraceRow::End);
        QVERIFY(end >= 0);
        QCOMPARE(b.tree->rows()->textOf(end).title, QStringLiteral("Stuck here"));
    }

    void hintsComeInThreePresses()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        b.view()->setMode(Mode::Solve);
        b.press(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(b.f.bar()->isVisible(), tests::patienceMs);
        QVERIFY(b.f.bar()->text().startsWith(QStringLiteral("Hint:")));
        QVERIFY(b.view()->hasGuest());
        QVERIFY(b.f.board().isBlank(Layer::Line));
        const QString where = b.f.bar()->text();
        b.press(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(b.f.bar()->text() != where);
        QVERIFY(b.f.board().isBlank(Layer::Line));
        const auto nodes = b.f.window.document()->history().size();
        b.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(b.f.window.document()->history().size(), nodes + 1);
        QVERIFY(!b.f.board().isBlank(Layer::Line));
        QVERIFY(!b.f.bar()->isVisible());
        QVERIFY(!b.view()->hasGuest());
        b.press(Qt::Key_H, Qt::ControlModifier); // the next one starts from the marks that stand now
        QTRY_VERIFY_WITH_TIMEOUT(b.f.bar()->isVisible(), tests::patienceMs);
        b.press(Qt::Key_H, Qt::ControlModifier);
        b.press(Qt::Key_H, Qt::ControlModifier);
        QCOMPARE(b.f.window.document()->history().size(), nodes + 2);
    }

    void anIntendedPathBreaksAtTheEditThatCausedIt()
    {
        TraceBench b(sampleOf("slither"));
        QVERIFY(b.settle());
        PathLine* line = b.trace->section()->path();
        QCOMPARE(static_cast<int>(line->state().kind), static_cast<int>(PathLineState::None));
        b.action(ActionId::MarkIntended)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(line->state().kind), static_cast<int>(PathLineState::Holds),
                                  tests::patienceMs);
        QVERIFY(b.tree->rows()->statusOf(b.rowOfKind(TraceRow::Step)).has_value());
        // Every other clue goes, so that the path cannot hold.
        Board poorer = b.f.board();
        int count = 0;
        for (const Place cell : poorer.grid().cells())
            if (poorer.at(Layer::Number, cell) != blank && ++count % 2 == 0)
                poorer.set(Layer::Number, cell, blank);
        const NodeId broke = b.f.window.document()->commit(difference(b.f.board(), poorer));
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(line->state().kind), static_cast<int>(PathLineState::Broken),
                                  tests::patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(!line->state().breaks.isEmpty(), tests::patienceMs);
        QVERIFY(line->state().breaks.contains(QStringLiteral("#1 ")));
        emit line->pathChosen(true);
        QVERIFY(line->state().showsPath);
        QVERIFY(b.trace->isShowing());
        QVERIFY(!b.action(ActionId::AdoptStep)->isEnabled());
        b.f.window.document()->undo();
        QTRY_VERIFY_WITH_TIMEOUT(b.action(ActionId::PathBroke)->isEnabled(), tests::patienceMs);
        b.action(ActionId::PathBroke)->trigger();
        QCOMPARE(b.f.window.document()->history().current(), broke);
        b.action(ActionId::ClearIntended)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(static_cast<int>(line->state().kind), static_cast<int>(PathLineState::None),
                                  tests::patienceMs);
        QVERIFY(b.trace->listsTracer());
    }

    void everythingIsSpoken()
    {
        TraceBench b(sampleOf("heyawake"));
        QVERIFY(b.settle());
        QAccessibleInterface* list = QAccessible::queryAccessibleInterface(b.tree);
        QVERIFY(list != nullptr);
        QCOMPARE(list->text(QAccessible::Name), QStringLiteral("Steps of the trace"));
        for (int row = 0; row < b.tree->model()->rowCount(); ++row)
            QVERIFY(!b.tree->model()->index(row, 0).data(Qt::AccessibleTextRole).toString().isEmpty());
        const QString first =
            b.tree->model()->index(b.rowOfKind(TraceRow::Step), 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(first.contains(QStringLiteral("difficulty")), qPrintable(first));
    }

private:
    std::unique_ptr<TraceBench> m_shared; ///< of a test's rows: to make a window takes longer than what they ask
};

TOKISUJI_TEST(TracePanelTest);
#include "trace_panel_test.moc"
