// SizeDialog: lines to add or remove at each side of the board.
#pragma once

#include "engine/board/edit.h"

#include <QDialog>
#include <QLabel>
#include <QSpinBox>

#include <array>

namespace tokisuji {

class SizeDialog : public QDialog {
    Q_OBJECT
public:
    explicit SizeDialog(const Board& board, QWidget* parent = nullptr);
    /// One edit that makes the board the chosen size.
    [[nodiscard]] Edit edit() const;

private:
    [[nodiscard]] Grid result() const;
    void showResult();

    Board m_board;
    bool m_square;
    std::array<QSpinBox*, 4> m_lines{}; ///< by Side
    QLabel* m_result;
    QPushButton* m_accept;
};

} // namespace tokisuji
