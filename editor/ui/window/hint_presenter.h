// HintPresenter: one step ahead from where the author stands: first where, then why, then it is done.
//
//   where ──► why ──► do it ──► where …      an edit or another board begins anew
#pragma once

#include "editor/model/document.h"
#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"

#include <QObject>
#include <QTimer>

namespace tokisuji {

class Actions;
class BoardView;
class MessageBar;
class TracePresenter;

class HintPresenter : public QObject {
    Q_OBJECT
public:
    /// The level of knowledge is that of the trace.
    HintPresenter(Document* document, LiveSolver* solver, BoardView* view, TracePresenter* trace, MessageBar* bar,
                  Actions* actions);

    /// One press: shows more of the hint, at last does it.
    void press();

signals:
    /// Something to be told for a moment.
    void said(const QString& text);

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

    Document* m_document;
    LiveSolver* m_solver;
    BoardView* m_view;
    TracePresenter* m_trace;
    MessageBar* m_bar;
    LiveTracer* m_tracer; ///< from the marks on the board, whatever the switch says
    QTimer m_patience;
    Stage m_stage = Stage::None;
    std::shared_ptr<const Trace> m_path; ///< of the hint
    Board m_start;                       ///< that was traced
    StepId m_step = 0;
};

} // namespace tokisuji
