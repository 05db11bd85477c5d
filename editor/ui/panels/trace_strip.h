// TraceStrip: the whole path as bars, one for each step of the main line, as high as the step is hard.
#pragma once

#include "editor/model/trace_selection.h"

#include <QWidget>

class QHelpEvent;

namespace tokisuji {

/// Left and right, Home and End go along the path; a press or a drag goes to the step under the pointer.
class TraceStrip : public QWidget {
    Q_OBJECT
public:
    explicit TraceStrip(TraceSelection* selection, QWidget* parent = nullptr);
    void retranslate();

    /// Where a bar is drawn; several share one where there are more bars than room.
    [[nodiscard]] QRectF barRect(int bar) const;
    [[nodiscard]] int barAt(double x) const; ///< -1: there are none
    [[nodiscard]] QSize sizeHint() const override { return {200, 30}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 30}; }

signals:
    /// The user chose a step.
    void lookedAt();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    [[nodiscard]] double pitch() const;
    void goTo(int bar);
    void showTip(QHelpEvent* event) const;
    void describe();

    TraceSelection* m_selection;
};

} // namespace tokisuji
