// TimelineStrip: the history as a strip of ticks; dragging goes to any state of the past.
#pragma once

#include "editor/model/bookmarks.h"
#include "editor/model/branch_numbers.h"
#include "editor/ui/timeline/timeline_scene.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

namespace tokisuji {

class HoverCard;

class TimelineStrip : public QWidget {
    Q_OBJECT
public:
    TimelineStrip(Document* document, const TimelineModel* model, QWidget* parent = nullptr);

    /// Where everything lies at this moment.
    [[nodiscard]] const TimelineScene& scene();
    [[nodiscard]] QString cardText() const;
    /// The height that shows so many rows of branches.
    [[nodiscard]] static int heightFor(int rows);
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, lowest}; }
    /// Where the intended path broke; noNode: nowhere.
    void setPathBreak(NodeId node);
    /// Goes back to where a drag began; false: there is none.
    bool dropDrag();
    /// Goes back to where the keyboard came in; false: it is not here.
    bool leave();
    void retranslate();
    /// Where the current tick stands on its line, and how long that is; for screen readers.
    [[nodiscard]] int position() const { return m_model->position(); }
    [[nodiscard]] int lastPosition() const { return m_model->lastPosition(); }
    void setPosition(int position);

signals:
    void boardWanted(); ///< Enter: the keyboard goes back to the board
    void playToggled();
    void bookmarkWanted(NodeId node);
    void menuWanted(NodeId node, QPoint global);
    void rowCountChanged(int rows);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void mouseDoubleClickEvent(QMouseEvent*) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent*) override;
    void leaveEvent(QEvent*) override;

private:
    static constexpr int lowest = 86;

    void beginAnew();
    void takeModel();
    void takeAnnotations();
    void sync();
    void swapLanes(const TimelineLayout& before);
    void turnSign();
    void followTurns();
    void followRunning();
    [[nodiscard]] QString labelOf(std::size_t lane);
    void goTo(NodeId node);
    [[nodiscard]] NodeId current() const;
    [[nodiscard]] NodeId targetAt(QPointF point);
    void hover(NodeId node);
    void showCard();
    void hideCard();
    [[nodiscard]] NodeId keyTarget(const QKeyEvent& event) const;

    Document* m_document;
    const TimelineModel* m_model;
    TimelineScene m_scene;
    std::uint64_t m_lanesRevision = 0; ///< of the lanes in the scene
    QHash<NodeId, QString> m_labels;   ///< of branches, by their heads
    BranchNumbers m_branches;
    QVariantAnimation m_swap; ///< lanes change places
    QTimer m_arc;             ///< the sign of a running check turns
    QElapsedTimer m_running;
    HoverCard* m_card;
    QTimer m_cardDelay;
    NodeId m_hovered = noNode;
    NodeId m_began = noNode; ///< where the keyboard came in, or what was pointed at last; leave() goes back there
    bool m_dragging = false;
    NodeId m_dragBegan = noNode; ///< Esc while dragging goes back there
    int m_rowCount = 0;          ///< as it was last announced
};

} // namespace tokisuji
