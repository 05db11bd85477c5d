// ExampleView: a small puzzle beside its solution. The solution comes from the solver, a moment later.
#pragma once

#include "editor/model/live_solver.h"
#include "engine/genre/genre.h"

#include <QLabel>
#include <QWidget>

namespace tokisuji {

class ExampleView : public QWidget {
    Q_OBJECT
public:
    explicit ExampleView(QWidget* parent = nullptr);

    /// Shows nothing at all if a genre has no example.
    void setGenre(const Genre& genre);
    /// In the current colours and language.
    void refresh();
    [[nodiscard]] bool isSolved() const;

private:
    [[nodiscard]] QWidget* makePicture(QLabel* picture, QLabel* caption);
    [[nodiscard]] Board solution() const;
    [[nodiscard]] QString solutionCaption() const;
    void show(QLabel* picture, const Board& board);

    LiveSolver m_solver;
    Board m_board;
    QLabel* m_puzzle;
    QLabel* m_solution;
    QLabel* m_puzzleCaption;
    QLabel* m_solutionCaption;
};

} // namespace tokisuji
