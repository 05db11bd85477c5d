// A window with a puzzle and what its advisor says of it.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/what_if_section.h"
#include "editor/ui/window/advice_presenter.h"
#include "tests/support/patience.h"

#include <QAction>
#include <QPushButton>

namespace tokisuji {

struct AdviceBench {
    explicit AdviceBench(const QString& puzzle, QSize size = {1280, 900}) : f(size)
    {
        open(puzzle);
        advice = f.window.findChild<AdvicePresenter*>();
        repairs = f.window.findChild<RepairsSection*>();
        idle = f.window.findChild<IdleSection*>();
        whatIf = f.window.findChild<WhatIfSection*>();
    }
    /// The panel begins with the check of a new puzzle.
    void open(const QString& puzzle)
    {
        f.window.openAnything(puzzle);
        f.window.findChild<SidePanel*>()->setTask(PanelTask::Repair);
    }
    /// Everything that is looked for on its own has been found.
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] {
                const LiveAdvisor& advisor = *advice->advisor();
                const bool known = advisor.repairs() || advisor.idle();
                return known && advisor.running() == LiveAdvisor::Task::None && !f.window.solver()->isRunning();
            },
            tests::patienceMs);
    }
    [[nodiscard]] bool settleWhatIf()
    {
        return QTest::qWaitFor(
            [this] {
                const auto& report = advice->advisor()->whatIf();
                return report && report->stop == Stop::Finished;
            },
            tests::patienceMs);
    }
    [[nodiscard]] QAction* action(ActionId id) const { return f.window.actionTable()[id]; }
    [[nodiscard]] Status status() const { return f.window.solver()->verdict().status; }
    [[nodiscard]] QString row(const RowList* list, int i) const { return list->row(i).text; }
    /// A click on a row, as the user does it.
    void click(RowList* list, int i) const
    {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->reveal(i).center());
    }
    [[nodiscard]] QPushButton* button(QWidget* section, const char* name) const
    {
        return section->findChild<QPushButton*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QImage board() const { return f.window.boardView()->grab().toImage(); }
    [[nodiscard]] std::int64_t edits() const { return f.window.document()->history().size(); }

    WindowFixture f;
    AdvicePresenter* advice;
    RepairsSection* repairs;
    IdleSection* idle;
    WhatIfSection* whatIf;
};

} // namespace tokisuji
