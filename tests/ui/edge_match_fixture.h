// A window with an edge-matching board, and what tests do with it.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/piece_list.h"
#include "editor/ui/panels/piece_tray.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/board/edge_set_edits.h"
#include "engine/edgematch/make.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

[[nodiscard]] inline MadeEdgeMatch made(Size size = {3, 3}, int colours = 5, bool free = false)
{
    return makeEdgeMatch({.size = size, .colours = colours, .seed = 7, .free = free});
}

[[nodiscard]] inline std::optional<EdgePiece> lookAt(const Board& board, Place cell)
{
    return shownPiece(edgeSetOf(board), board, cell);
}

[[nodiscard]] inline int laidCount(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.values(Layer::Digit), [](int v) { return v != blank; }));
}

constexpr Place middle = cellAt(1, 1), corner = cellAt(0, 0), top = cellAt(1, 0);

struct EdgeFixture : WindowFixture {
    explicit EdgeFixture(const Board& board) { window.document()->open(board); }

    [[nodiscard]] BoardView* view() { return window.boardView(); }
    [[nodiscard]] PieceTray* tray() { return window.findChild<PieceTray*>(); }
    [[nodiscard]] PieceList* pieces() { return tray()->pieces(); }
    [[nodiscard]] int edits() { return static_cast<int>(window.document()->history().size()) - 1; }
    void trigger(ActionId id) { window.actionTable()[id]->trigger(); }

    /// A click on the triangle of a side.
    void clickSide(Place cell, Dir side, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers held = {})
    {
        const QPointF at = (view()->toWidget(cell) * 0.4 + view()->toWidget(cell.step(side, 1)) * 0.6);
        QTest::mouseClick(view(), button, held, at.toPoint());
    }
    void drag(Place from, Place to)
    {
        QTest::mousePress(view(), Qt::LeftButton, {}, view()->toWidget(from).toPoint());
        QTest::mouseMove(view(), view()->toWidget(to).toPoint());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, view()->toWidget(to).toPoint());
    }
    [[nodiscard]] QString lastEdit()
    {
        const auto& history = window.document()->history();
        return editText(summaryOf(history.node(history.current()).edit, board()), genreOf(board()));
    }
};

} // namespace tokisuji
