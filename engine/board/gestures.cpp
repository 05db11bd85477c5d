// Gestures that change the board's lines or turn it, as edits: with the changes that clues need to stay where their
// genre keeps them.
#include "engine/board/edge_set_moves.h"
#include "engine/board/line_moves.h"
#include "engine/board/rooms.h"
#include "engine/board/settle.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/board/turn.h"
#include "engine/util/contract.h"

#include <algorithm>

namespace tokisuji {

namespace {

Axis axisOf(Side side)
{
    return side == Side::Top || side == Side::Bottom ? Axis::Horizontal : Axis::Vertical;
}

Board boardAfter(Board board, const Edit& edit)
{
    edit.applyTo(board);
    return board;
}

/// Room numbers move to the top cells of the rooms as they are after the edit so far.
void settleNumbers(Edit& edit, const Board& before)
{
    if (!before.hasRoomNumbers() && !before.hasRoomKinds())
        return;
    Board after = before;
    edit.applyTo(after);
    EditBuilder builder(std::move(after));
    settleRoomNumbers(builder);
    settleRoomKinds(builder);
    edit.append(builder.edit());
}

/// What a new line takes over: a border, also where a hole parts two rooms that have numbers.
int borderLike(const Board& board, Place edge)
{
    const auto isOutside = [&](Place c) { return board.hasRoomNumbers() && isHole(board, c); };
    return std::ranges::any_of(cellsBeside(edge), isOutside) ? 1 : board.at(Layer::Room, edge);
}

} // namespace

Edit insertLines(const Board& board, Side side, int lines)
{
    const Axis axis = axisOf(side);
    const int count = lines * board.grid().tiling().pitch();
    const bool atStart = side == Side::Top || side == Side::Left;
    const int at = atStart ? 0 : lineCount(board, axis);
    Edit edit{{InsertLines{axis, at, count}}};
    if (board.has(Layer::Room)) { // rooms reach into the new lines
        Board after = board;
        edit.applyTo(after);
        EditBuilder builder(after);
        const int source = atStart ? count : at - 1;
        for (const Place edge : after.grid().innerEdges()) {
            const bool crosses = (edge.x % 2 == 0) == (axis == Axis::Horizontal); // separates cells of one line
            const int line = axis == Axis::Horizontal ? row(edge) : column(edge);
            if (crosses && (atStart ? line < count : line >= at))
                builder.set(Layer::Room, edge, borderLike(after, shifted(edge, axis, source - line)));
        }
        for (const Place c : after.grid().cells())
            if (const int line = axis == Axis::Horizontal ? row(c) : column(c);
                board.hasRoomKinds() && (atStart ? line < count : line >= at))
                builder.set(Layer::Terrain, c, after.at(Layer::Terrain, shifted(c, axis, source - line)));
        edit.append(builder.edit());
    }
    edit.append(piecesResized(board, boardAfter(board, edit)));
    settleNumbers(edit, board);
    return edit;
}

Edit removeLines(const Board& board, Side side, int lines)
{
    const Axis axis = axisOf(side);
    const int count = lines * board.grid().tiling().pitch();
    require(count < lineCount(board, axis), "removeLines: a line stays");
    const bool atStart = side == Side::Top || side == Side::Left;
    const RemoveLines step{axis, atStart ? 0 : lineCount(board, axis) - count, count};
    EditBuilder builder(board);
    if (board.hasRoomNumbers()) { // a room that loses its top cell keeps its number
        for (const Room& room : rooms(board)) {
            const auto stays = std::ranges::find_if(room.cells, [&](Place c) { return !isIn(c, step); });
            if (room.number != blank && isIn(room.numberCell, step) && stays != room.cells.end()) {
                builder.set(Layer::Number, room.numberCell, blank);
                builder.set(Layer::Number, *stays, room.number);
            }
        }
    }
    const SumCarrier carrier(board);
    for (const Change& change : carrier.takeOff().changes())
        builder.set(change.layer, change.place, change.after);
    const int newFrame = atStart ? 2 * count : 2 * step.at;
    const auto leavesFrame = [&](Layer layer, Place p) {
        return isEdge(p) || layer == Layer::Point || (layer == Layer::Vertex && !board.hasFramePoints());
    };
    const Grid reduced = grown(board.grid(), axis, step.at, -count);
    for (const Layer layer : board.layers())
        for (const Place p : board.grid().all(placesOf(layer)))
            if (isIn(p, step) || (leavesFrame(layer, p) && along(p, axis) == newFrame)
                || !reduced.contains(placesOf(layer), movedBy(step, p)))
                builder.set(layer, p, blank);
    Edit edit = builder.edit();
    edit.steps.emplace_back(step);
    edit.append(carrier.putBack(
        boardAfter(board, edit), [&](Place p) { return isIn(p, step) ? wholeBoard : movedBy(step, p); }, false));
    edit.append(piecesResized(board, boardAfter(board, edit)));
    settleNumbers(edit, board);
    return edit;
}

Edit transform(const Board& board, Transform::Kind kind)
{
    require(canBeTurned(board.grid(), kind), "transform: the cells can be turned so");
    const SumCarrier carrier(board);
    Edit edit = carrier.takeOff();
    edit.steps.emplace_back(Transform{kind});
    edit.append(carrier.putBack(
        boardAfter(board, edit), [&](Place p) { return turned(p, board.size(), kind); }, swapsAxes(kind)));
    edit.append(bringSlotsBack(boardAfter(board, edit)));
    edit.append(piecesTurned(board, boardAfter(board, edit), kind));
    settleNumbers(edit, board);
    return edit;
}

} // namespace tokisuji
