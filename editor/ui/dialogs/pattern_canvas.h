// PatternCanvas: where clues are allowed, required and not allowed, painted on a small grid.
#pragma once

#include "engine/generate/generator.h"

#include <QWidget>

#include <vector>

namespace tokisuji {

/// The left button paints "must", the right one "must not"; a second time undoes it. Keys: arrows move, Space goes
/// through the three. What is painted is painted at the images of the symmetry too.
class PatternCanvas : public QWidget {
    Q_OBJECT
public:
    explicit PatternCanvas(QWidget* parent = nullptr);

    /// Another size begins with an empty pattern.
    void setBoardSize(Size size);
    void setSymmetry(Symmetry symmetry);
    void clear();
    /// As in GenerateOptions; empty if clues are allowed anywhere.
    [[nodiscard]] std::vector<Stand> pattern() const;
    /// Where a cell is on the widget; for tests.
    [[nodiscard]] QRect boxOf(Place cell) const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void changed();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int cellPixels() const;
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] std::optional<Place> cellUnder(QPoint at) const;
    void set(Place cell, Stand stand);

    Size m_size{10, 10};
    Symmetry m_symmetry = Symmetry::None;
    PlaceMap<Stand> m_pattern;
    Place m_cursor = cellAt(0, 0);
    Stand m_brush = Stand::Must; ///< what the stroke writes
};

} // namespace tokisuji
