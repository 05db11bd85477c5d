// TraceSelection: which step of which trace is looked at, and the rows in which the trace is shown.
#pragma once

#include "editor/model/trace_rows.h"
#include "engine/board/board.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <utility>

namespace tokisuji {

/// Lives in the GUI thread.
class TraceSelection : public QObject {
    Q_OBJECT
public:
    explicit TraceSelection(QObject* parent = nullptr);

    /// Another trace, or more of the same one; `board` is the one that was traced. What is selected, open and swapped
    /// stays so where the trace concludes the same. A selected step that a growing trace does not have yet is selected
    /// again when it comes.
    void setTrace(std::shared_ptr<const Trace> trace, const Board& board);
    /// With the cases that were swapped here; never null.
    [[nodiscard]] const std::shared_ptr<const Trace>& trace() const { return m_trace; }
    [[nodiscard]] const Board& board() const { return m_board; }

    [[nodiscard]] const std::vector<TraceRow>& rows() const { return m_rows; }
    [[nodiscard]] int currentRow() const { return m_current; } ///< -1: nothing is selected
    [[nodiscard]] const TraceRow* current() const;             ///< nullptr: nothing is selected
    /// The steps that the current row stands for: several for a batch that is folded, none for the end.
    [[nodiscard]] std::vector<StepId> currentSteps() const;
    void setCurrentRow(int row); ///< -1 selects nothing
    void setFolded(int row, bool folded);

    /// Along the main line, and through a hypothesis that is open. False: there is nothing further.
    bool next();
    bool previous();
    void first();
    void last();
    /// Opens the hypothesis of the selected step and goes to its assumption; from inside a hypothesis back to the step
    /// that it justifies. False: the step has no hypothesis and is in none.
    bool intoOrOut();
    /// Opens what hides the step and selects it. False: there is no such step.
    bool selectStep(StepId step);

    /// Only steps of this technique (an id); empty: all.
    void setTechnique(const std::string& technique);
    [[nodiscard]] const std::string& technique() const { return m_view.folding.technique; }
    /// The techniques of the trace with the number of their steps, easiest first.
    [[nodiscard]] std::vector<std::pair<std::string_view, int>> techniquesUsed() const;

    /// Is the state after the selected step shown, not the one before?
    [[nodiscard]] bool showsAfter() const { return m_showsAfter; }
    void setShowsAfter(bool after);
    /// The board at the current row; the traced one when nothing is selected.
    [[nodiscard]] Board shownBoard() const;

    [[nodiscard]] const std::vector<TraceBar>& bars() const { return m_bars; }
    [[nodiscard]] int currentBar() const; ///< -1: none

    /// Can the refuted and the right case of the row's step be swapped (and back)?
    [[nodiscard]] bool canSwap(int row) const;
    bool swap(int row);

    /// Goes on to the next step again and again, from the first one where nothing or the end is selected.
    void play();
    void pause();
    [[nodiscard]] bool isPlaying() const { return m_player.isActive(); }
    void setStepsPerSecond(double speed);

signals:
    /// rows(), bars() and trace().
    void rowsChanged();
    /// Another row, or the same one says something else.
    void currentChanged();
    void showsAfterChanged();
    void playingChanged();

private:
    /// What the user chose to see, in the trace in which it was chosen.
    struct View {
        std::shared_ptr<const Trace> trace; ///< as it was given
        TraceFolding folding;
        std::set<StepId> swapped;    ///< steps whose cases are swapped
        std::optional<TraceRow> row; ///< the selected one
    };
    [[nodiscard]] static View carriedOver(const View& view, std::shared_ptr<const Trace> trace);
    void rebuild();
    void unfold(StepId step);
    void select(int row);
    bool walk(int from, int direction);
    [[nodiscard]] bool isStop(int row) const;
    [[nodiscard]] int rowOf(const TraceRow& wanted) const;

    View m_made; ///< by the user's last action; what a growing trace does not have yet waits here
    View m_view; ///< the same as far as the trace goes
    std::shared_ptr<const Trace> m_trace; ///< with the swaps
    Board m_board;
    std::vector<TraceRow> m_rows;
    std::vector<TraceBar> m_bars;
    int m_current = -1;
    bool m_showsAfter = false;
    QTimer m_player;
};

} // namespace tokisuji
