// TraceSelection: which step of which trace is looked at, and the rows in which a trace is shown.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace tokisuji {

/// One row of the tree, top to bottom.
struct TraceRow {
    enum Kind : std::uint8_t {
        Step,       ///< of the main line
        Batch,      ///< simple steps in a row, folded into one line or opened above them; `step` is the first of them
        Hypothesis, ///< what a branch assumes
        BranchStep, ///< inside a hypothesis
        Clash,      ///< the rule that breaks at the end of a hypothesis
        Outcome,    ///< another end of a hypothesis: both cases agree, nothing more follows …
        End,        ///< how the trace ends
    } kind = Step;
    StepId step = 0;     ///< of Step, Batch, BranchStep; of the rest of a hypothesis: the step that it justifies
    BranchId branch = 0; ///< of Hypothesis, BranchStep, Clash, Outcome
    int depth = 0;       ///< indentation
    int number = 0; ///< as shown: Step: place in the main line; BranchStep: place in its branch; Batch: first step's
    int count = 0;  ///< Batch: steps in it
    bool foldable = false;
    bool folded = false;
    /// Of a step with a split: refuted and right case have changed places (promote).
    bool swapped = false;
    friend bool operator==(const TraceRow&, const TraceRow&) = default;
};

/// One bar of the strip.
struct TraceBar {
    StepId step = 0;
    int level = 0; ///< 0 .. 5
    bool isHypothesis = false;
    friend bool operator==(const TraceBar&, const TraceBar&) = default;
};

/// Bars of difficulty, 0 .. 5.
[[nodiscard]] int difficultyLevel(double difficulty);

/// What is open, shown as rows. A value function: the same trace and folding give the same rows.
struct TraceFolding {
    std::set<StepId> openSplits;         ///< steps whose hypotheses are shown
    std::set<BranchId> foldedBranches;   ///< hypotheses whose steps are hidden
    std::set<std::uint32_t> openBatches; ///< by batch number
    std::string technique;               ///< only steps that use it, themselves or in a hypothesis; empty: all
    friend bool operator==(const TraceFolding&, const TraceFolding&) = default;
};
[[nodiscard]] std::vector<TraceRow> traceRows(const Trace&, const TraceFolding&);

/// Lives in the GUI thread.
class TraceSelection : public QObject {
    Q_OBJECT
public:
    explicit TraceSelection(QObject* parent = nullptr);

    /// Another trace, or more of the same one. What is selected and open stays so where a step concludes the same.
    /// `board` is the one that was traced.
    void setTrace(std::shared_ptr<const Trace> trace, const Board& board);
    /// With the splits that were swapped here; never null.
    [[nodiscard]] const std::shared_ptr<const Trace>& trace() const { return m_trace; }
    [[nodiscard]] const Board& board() const { return m_board; }

    [[nodiscard]] const std::vector<TraceRow>& rows() const { return m_rows; }
    [[nodiscard]] int currentRow() const { return m_current; } ///< -1: nothing is selected
    /// The selected row; nullptr: none.
    [[nodiscard]] const TraceRow* current() const;
    void setCurrentRow(int row); ///< -1 selects nothing
    void setFolded(int row, bool folded);

    /// Along the main line, and through a hypothesis that is open. False at the end.
    bool next();
    bool previous();
    void first();
    void last();
    /// Opens the hypothesis of the selected step and goes to its assumption; inside a hypothesis back to the step that
    /// it justifies.
    void intoOrOut();
    /// Opens what hides the step and selects it. False: there is no such step.
    bool selectStep(StepId step);

    /// Only steps of this technique (an id); empty: all.
    void setTechnique(const std::string& technique);
    [[nodiscard]] const std::string& technique() const { return m_folding.technique; }
    /// The techniques of the main line and of its hypotheses with how often they occur, easiest first.
    [[nodiscard]] std::vector<std::pair<std::string_view, int>> techniquesUsed() const;

    /// Is the state after the selected step shown, not the one before?
    [[nodiscard]] bool showsAfter() const { return m_showsAfter; }
    void setShowsAfter(bool after);
    /// The board at the selected row.
    [[nodiscard]] Board shownBoard() const;

    /// One bar for each step of the main line.
    [[nodiscard]] const std::vector<TraceBar>& bars() const { return m_bars; }
    [[nodiscard]] int currentBar() const; ///< -1: none

    /// Can refuted and right case of the row's step change places (there and back)?
    [[nodiscard]] bool canSwap(int row) const;
    bool swap(int row);

    [[nodiscard]] bool isPlaying() const { return m_player.isActive(); }
    /// Goes to the next step again and again, from the first one where nothing or the end is selected.
    void play();
    void pause();
    void setStepsPerSecond(double speed);

signals:
    /// rows(), bars() and trace().
    void rowsChanged();
    void currentChanged();
    void showsAfterChanged();
    void playingChanged();

private:
    void rebuild();
    void select(int row);
    [[nodiscard]] int rowOf(const TraceRow& wanted) const;
    [[nodiscard]] int walk(int from, int direction) const;

    std::shared_ptr<const Trace> m_trace;
    Board m_board;
    TraceFolding m_folding;
    std::vector<TraceRow> m_rows;
    std::vector<TraceBar> m_bars;
    int m_current = -1;
    bool m_showsAfter = false;
    QTimer m_player;
};

} // namespace tokisuji
