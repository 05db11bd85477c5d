// PieceTray: what lies beside an edge-matching board: the pieces that are left, and the colours for their sides.
//
//   a piece chosen here is in the view's hand: a click on the board lays it, Enter lays it at the cursor
//   a piece dragged from here is laid where it is dropped
#pragma once

#include "editor/model/document.h"
#include "editor/ui/board_view.h"

#include <QLabel>
#include <QWidget>

class QListWidget;

namespace tokisuji {

class PieceList;

class PieceTray : public QWidget {
    Q_OBJECT
public:
    PieceTray(Document* document, BoardView* view, QWidget* parent = nullptr);

    [[nodiscard]] PieceList* pieces() const { return m_pieces; }
    [[nodiscard]] QListWidget* colourList() const { return m_colours; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillColours(const EdgeSet& set);
    void followHand();
    void takePiece();
    void takeColour();
    void lay(const EdgePiece& piece, Place cell);
    void followZoom();
    void retranslate();

    Document* m_document;
    BoardView* m_view;
    QLabel* m_head;
    PieceList* m_pieces;
    QLabel* m_colourHead;
    QListWidget* m_colours;
    int m_shownColours = 0;
};

} // namespace tokisuji
