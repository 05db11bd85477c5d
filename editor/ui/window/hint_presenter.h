// HintPresenter: one step ahead from where the author stands: first where, then why, then it is done.
//
//   where ──► why ──► do it ──► where …      an edit or another board begins anew
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"
#include "editor/ui/window/presenter.h"

#include <QTimer>

namespace tokisuji {

class HintPresenter : public Presenter {
    Q_OBJECT
public:
    /// The level of knowledge is the one that is chosen for the trace.
    explicit HintPresenter(const Workbench& bench);

    /// One press: shows more of the hint, at last does it.
    void press();
    /// Takes the hint back.
    bool escape() override;

private:
    enum class Stage : std::uint8_t { None, Asked, Where, Why };
    void ask();
    void take();
    void sayWhere();
    void sayWhy();
    void doIt();
    void sayNone();
    void forget();
    void offer(const QString& text, const QString& more);

    LiveTracer* m_tracer; ///< from the marks on the board, whatever the switch says
    QTimer m_patience;
    Stage m_stage = Stage::None;
    std::shared_ptr<const Trace> m_path; ///< of the hint
    Board m_start;                       ///< that was traced
    StepId m_step = 0;
};

} // namespace tokisuji
