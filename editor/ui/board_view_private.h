// The inside of BoardView: what it holds, and the steps that its events share.
#pragma once

#include "editor/export/painter.h"
#include "editor/ui/board_camera.h"
#include "editor/ui/board_overview.h"
#include "editor/ui/board_picture.h"
#include "editor/ui/board_view.h"
#include "editor/ui/tools/board_input.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QTimer>
#include <QVariantAnimation>

namespace tokisuji {

struct BoardView::Private {
    Private(BoardView* boardView, Document* edited);

    // --- what is shown ---
    /// Is the answer a sequence of turns, so that there is nothing to solve on the board?
    [[nodiscard]] bool takesNoMarks() const;
    void takeDocument();
    void takeOpened();
    void takeTheme();
    /// After any input: shows what it changed, and says so.
    void follow();
    void followTrace();
    void followHand();
    void followSelection();
    void followTrials();
    void tellIfGuestLeft(bool hadGuest) const;
    void commit(const Edit& edit);
    void commitTyped(const KeyResult& typed);
    void showCursorMove();
    void revealCursor();
    void moveView(QPointF origin);
    void glideTo(QPointF origin);
    void paint(QPainter& painter, const QRectF& clip);
    void show(QPainter& painter, Drawing onBoard, const PaintOptions& options) const;
    void paintHover(QPainter& painter, const PaintOptions& options) const;
    void paintSlot(QPainter& painter) const;
    void paintAuthoring(QPainter& painter, const PaintOptions& options) const;
    /// Runs a change of the camera and tells the view.
    template <class Change>
    void changeCamera(const Change& change)
    {
        change();
        view->update();
        emit view->zoomChanged();
    }

    // --- mouse ---
    enum class Drag : std::uint8_t { None, Stroke, Pan, Middle, Overview, Glass, Trace };
    [[nodiscard]] Spot spotAt(QPointF point) const;
    /// The cell under a point, on the board or beyond the frame.
    [[nodiscard]] Place cellAtPoint(QPointF point) const;
    /// A square in the drawing round where a place is drawn, so many cells to each side.
    [[nodiscard]] QRectF aroundDrawn(Place place, double reach) const;
    [[nodiscard]] QRectF overviewRect() const;
    [[nodiscard]] bool traces() const { return isZHeld || input.tool() == ToolId::Trace; }
    void trace(QPointF point);
    void followDrag(QPointF at);
    [[nodiscard]] bool pressGlass(const QMouseEvent& event);
    void showTip(const QHelpEvent& event);
    void hover(std::optional<Place> cell);
    void updatePointerShape();
    void paintEdgeNumbers(QPainter& painter) const;
    bool turnPiece(QPointF at, QPoint wheel);

    // --- keys ---
    bool sendKey(const KeyPress& press);
    /// Space and Shift act when they are released alone; any other input cancels that.
    void settlePendingKey();
    void releasePendingKey(int key);

    BoardView* view;
    Document* document;
    BoardInput input;
    Camera camera;
    BoardPicture picture;
    BoardOverview overview;
    Palette palette;
    QVariantAnimation panning;
    QTimer mapDelay; ///< the overview map may be a moment behind: it costs more than an edit should

    Drag drag = Drag::None;
    QPointF pressedAt;
    QPointF lastAt;
    std::optional<Place> hovered;
    Cursor shownCursor;
    std::vector<Place> shownTrace;
    Hand shownHand;
    std::optional<CellArea> shownSelection;
    EntrySymmetry shownSymmetry = EntrySymmetry::None;
    int pendingKey = 0; ///< Qt::Key_Space or Qt::Key_Shift while held alone
    bool isZHeld = false;
};

} // namespace tokisuji
