// TimelineStrip: the history as a strip of ticks; dragging goes to any state of the past.
#pragma once

#include "editor/ui/timeline/timeline_painter.h"

#include <QTimer>
#include <QWidget>

namespace tokisuji {

class HoverCard;

class TimelineStrip : public QWidget {
    Q_OBJECT
public:
    TimelineStrip(Document* document, const TimelineModel* model, QWidget* parent = nullptr);

    [[nodiscard]] const TimelineLayout& placement() const { return m_layout; }
    [[nodiscard]] QString cardText() const;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 96}; }
    void retranslate();

signals:
    void boardWanted(); ///< Enter or Esc: the keyboard goes back to the board
    void playToggled();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void leaveEvent(QEvent*) override;

private:
    void takeModel();
    void goTo(NodeId node);
    [[nodiscard]] NodeId nodeAt(QPointF point) const;
    void hover(NodeId node);
    void showCard();
    void hideCard();
    [[nodiscard]] NodeId keyTarget(const QKeyEvent& event) const;

    Document* m_document;
    const TimelineModel* m_model;
    TimelineLayout m_layout;
    TimelineMarks m_marks;
    HoverCard* m_card;
    QTimer m_cardDelay;
    NodeId m_hovered = noNode;
    NodeId m_began = noNode; ///< where the keyboard came in; Esc goes back there
    bool m_dragging = false;
};

} // namespace tokisuji
