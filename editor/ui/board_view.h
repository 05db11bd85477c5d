// BoardView: the board on the screen, with zoom, cursor, input and overlays.
#pragma once

#include "editor/model/document.h"
#include "editor/model/verdict_cache.h"
#include "editor/ui/board_glass.h"
#include "editor/ui/board_guest.h"
#include "editor/ui/overlays.h"
#include "editor/ui/tools/entry_symmetry.h"
#include "editor/ui/tools/hand.h"
#include "editor/ui/tools/tool.h"
#include "engine/board/area.h"

#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

namespace tokisuji {

class BoardView : public QWidget {
    Q_OBJECT
public:
    explicit BoardView(Document* document, QWidget* parent = nullptr);
    ~BoardView() override;

    /// Always Edit if the answer is not marks.
    [[nodiscard]] Mode mode() const;
    void setMode(Mode mode);
    /// Tools of the genre in this mode, Auto first.
    [[nodiscard]] QList<ToolId> tools() const;
    [[nodiscard]] ToolId tool() const;
    void setTool(ToolId tool);
    /// What was chosen beside the board, for the tools that need it.
    [[nodiscard]] const Hand& hand() const;
    void setHand(const Hand& hand);
    /// Puts back the piece that is to be laid; false: there is none.
    bool putPieceBack();

    /// The author's selection; none while solving.
    [[nodiscard]] std::optional<CellArea> selection() const;
    void select(const std::optional<CellArea>& area);
    /// These are one edit each. What finds no place is told by cluesLost().
    void eraseSelection();
    /// Requires a place for it on the board.
    void putBlock(const Board& block, Place first);
    /// False: the board is too small for the turned selection.
    [[nodiscard]] bool turnSelection(Transform::Kind kind);
    /// What is entered is entered at its images too. One that does not fit the board is not taken.
    [[nodiscard]] EntrySymmetry symmetry() const;
    void setSymmetry(EntrySymmetry symmetry);

    void setOverlays(const Overlays& overlays);
    [[nodiscard]] const Overlays& overlays() const;
    /// The verdict to draw; nullopt while none is known of the shown board.
    /// nullptr: none.
    void setVerdict(SharedVerdict verdict);
    /// The verdict whose overlay is drawn, or being drawn, over the board; nullptr: none.
    [[nodiscard]] const SharedVerdict& overlaidVerdict() const;
    /// Shows a guest until the board changes; nullopt dismisses it.
    void setGuest(std::optional<BoardGuest> guest);
    [[nodiscard]] bool hasGuest() const;
    /// The owner of the guest; nullptr if there is none, or it was given without one.
    [[nodiscard]] const QObject* guestOwner() const;

    /// Draws something over the board and its overlays, beneath the cursor; an empty one removes it.
    void setGlass(BoardGlass glass, GlassPane pane = GlassPane::Offers);
    /// Does a gesture last?
    [[nodiscard]] bool isDrawing() const;

    /// Device-independent pixels per cell; 54 is 100 %.
    [[nodiscard]] double cellPixels() const;
    [[nodiscard]] int zoomPercent() const;
    void zoomIn();
    void zoomOut();
    void zoomToFit(); ///< and keep fitting until the user zooms
    [[nodiscard]] bool isFitted() const;
    void zoomTo(int percent);
    /// Pans so that the place is seen, and puts the cursor there.
    void showPlace(Place place);
    [[nodiscard]] Place cursorPlace() const;
    /// What stands at a place and what the overlays say of it, in words.
    [[nodiscard]] QString describe(Place place) const;
    [[nodiscard]] Size boardSize() const;
    [[nodiscard]] Grid boardGrid() const;
    /// Where a place is on the widget; for tests and popups.
    [[nodiscard]] QPointF toWidget(Place place) const;
    [[nodiscard]] Place cellAtWidget(QPointF point) const;
    /// In cells from the board's upper left corner.
    [[nodiscard]] QPointF toCells(QPointF point) const;

    /// Undecided or differing regions, largest first, as numbered on the board when zoomed out; for the panel.
    [[nodiscard]] std::vector<std::vector<Place>> holes() const;

signals:
    void modeChanged();
    void toolChanged();
    void handChanged();
    void zoomChanged();
    void cursorChanged();
    /// Space was pressed alone, and no tool has a use for it.
    void spaceUnused();
    /// A guest has appeared, disappeared or been replaced.
    void guestChanged();
    void overlaysChanged();
    void selectionChanged();
    void symmetryChanged();
    /// A gesture left no place for so many clues.
    void cluesLost(int count);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
