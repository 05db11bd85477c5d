// Overlays are a matter of showing: nothing is checked, traced or tried because one comes or goes, by keys or by chips.
#include "tests/ui/puzzles.h"
#include "tests/ui/window_fixture.h"

#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"
#include "editor/ui/actions.h"
#include "editor/ui/overlays.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/window/trace_presenter.h"
#include "tests/support/test.h"

#include <QAction>
#include <QSignalSpy>

using namespace tokisuji;

namespace {

/// A window on a puzzle of which all is known.
struct Settled : WindowFixture {
    explicit Settled(const QString& puzzle)
    {
        window.openAnything(puzzle);
        isSettled =
            waitForVerdict()
            && QTest::qWaitFor([this] { return !tracer().isRunning() && !tracer().isStale(); }, tests::patienceMs);
    }
    [[nodiscard]] const LiveTracer& tracer() { return *window.findChild<TracePresenter*>()->tracer(); }
    [[nodiscard]] LiveSolver& solver() { return *window.solver(); }
    bool isSettled = false;
};

} // namespace

class OverlaysTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void showingRunsNothing_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("unique") << unique5;
        QTest::newRow("several") << several5;
    }
    void showingRunsNothing()
    {
        QFETCH(QString, puzzle);
        Settled f(puzzle);
        QVERIFY(f.isSettled);
        const SharedVerdict verdict = f.solver().sharedVerdict();
        const auto trace = f.tracer().trace();
        const QSignalSpy asked(&f.solver(), &LiveSolver::verdictChanged);
        const QSignalSpy traced(&f.tracer(), &LiveTracer::traceChanged);
        int toggled = 0;
        for (const OverlayRow& row : overlayTable()) {
            QAction* action = f.window.actionTable()[row.action];
            if (!action->isEnabled() || row.kind == OverlayKind::WhatIf) // which is asked for by showing it
                continue;
            for (int i = 0; i < 2; ++i) {
                const bool before = action->isChecked();
                QTest::keyClick(f.window.boardView(), Qt::Key(action->shortcut()[0].key()),
                                action->shortcut()[0].keyboardModifiers());
                QCOMPARE(action->isChecked(), !before);
                QVERIFY(!f.solver().isRunning() && !f.tracer().isRunning() && !f.tracer().isStale());
                ++toggled;
            }
        }
        for (auto* chip : f.window.findChildren<OverlayChip*>())
            if (chip->isVisible() && chip->isEnabled() && chip->kind() != OverlayKind::WhatIf)
                for (int i = 0; i < 2; ++i, ++toggled)
                    QTest::mouseClick(chip, Qt::LeftButton);
        QVERIFY(toggled >= 4);
        QCOMPARE(asked.count(), 0);
        QCOMPARE(traced.count(), 0);
        QCOMPARE(f.solver().sharedVerdict().get(), verdict.get());
        QCOMPARE(f.tracer().trace().get(), trace.get());
    }

    /// The same of marks while they are not counted, of notes, and of the way back to a state that was checked before.
    void cosmeticEditsRunNothing()
    {
        Settled f(several5);
        QVERIFY(f.isSettled);
        const SharedVerdict verdict = f.solver().sharedVerdict();
        QTest::keyClick(f.window.boardView(), Qt::Key_F2);
        f.click({3, 2});
        QVERIFY(!f.solver().isRunning());
        QCOMPARE(f.solver().sharedVerdict().get(), verdict.get());
        f.window.boardView()->setTool(ToolId::Note);
        f.click(cellAt(2, 2));
        QVERIFY(f.window.document()->history().size() > 2);
        QVERIFY(!f.solver().isRunning());
        QCOMPARE(f.solver().sharedVerdict().get(), verdict.get());
    }
};

TOKISUJI_TEST(OverlaysTest);
#include "overlays_test.moc"
