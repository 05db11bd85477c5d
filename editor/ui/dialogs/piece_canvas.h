// PieceCanvas: a small grid to draw one piece on.
#pragma once

#include "engine/board/bank.h"

#include <QWidget>

#include <optional>
#include <set>

namespace tokisuji {

/// A picture of a piece, for lists.
[[nodiscard]] QPixmap piecePicture(const BankPiece& piece, const QWidget* like);

class PieceCanvas : public QWidget {
    Q_OBJECT
public:
    explicit PieceCanvas(QWidget* parent = nullptr);
    /// What is drawn; none where it is empty or in several parts.
    [[nodiscard]] std::optional<BankPiece> piece() const;
    void clear();

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] Place cellUnder(QPoint at) const;
    void set(Place cell, bool filled);

    std::set<Place> m_cells;
    Place m_cursor = cellAt(0, 0);
    bool m_fills = true; ///< what the stroke writes
};

} // namespace tokisuji
