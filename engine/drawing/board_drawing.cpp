#include "engine/drawing/board_drawing.h"

#include "engine/drawing/bank_drawing.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/edge_piece_drawing.h"
#include "engine/drawing/free_note_drawing.h"
#include "engine/drawing/net_layout.h"
#include "engine/drawing/penpa_drawing.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

LineForm lineFormOf(const Genre& genre)
{
    if (genre.has(Mark::LatticeLine) || genre.has(Mark::Border))
        return LineForm::Along;
    if (genre.has(Mark::Bridge))
        return LineForm::Bridges;
    return genre.has(Mark::CellLine) || genre.has(Mark::EdgeCross) ? LineForm::Across : LineForm::None;
}

Layer lineLayerOf(const Genre& genre)
{
    return genre.has(Mark::Border) ? Layer::Border : Layer::Line;
}

PaperBox paperOf(const Board& board, double margin)
{
    if (const auto net = genreOf(board).grid == GridStyle::Net ? netLayoutOf(board) : std::nullopt)
        return {{-margin, -margin}, net->bottomRight() + Point{margin, margin}};
    const Box bounds = boundsOf(board.grid());
    const auto depth = [&](Side side) {
        return board.has(Layer::Outside) ? shownDepth(genreOf(board), board, side) : 0;
    };
    const bool hasPoints = genreOf(board).clue(Clue::VertexNumber) != nullptr;
    const double around = hasPoints ? std::max(margin, pointMargin) : margin;
    const bool hasWorths = std::ranges::any_of(genreOf(board).clues, &Clue::worths);
    const bool needsRight = genreOf(board).clue(Clue::StarCount) != nullptr || hasWorths;
    const double right = needsRight ? std::max(around, starMargin) : around;
    const double below = hasWorths ? starMargin : bankHeight(board);
    return {bounds.topLeft + Point{-around - depth(Side::Left), -around - depth(Side::Top)},
            bounds.bottomRight + Point{right + depth(Side::Right), around + depth(Side::Bottom) + below}};
}

Drawing drawBoard(const Board& board, const DrawOptions& options)
{
    const BoardScene scene{board, genreOf(board), options, detailAt(options.cellPixels)};
    const bool needsMargin = options.coordinates || scene.genre.clue(Clue::StarCount) != nullptr;
    const double margin = needsMargin ? paperMargin : bareMargin;
    Drawing drawing;
    const PaperBox paper = paperOf(board, margin);
    drawing.topLeft = paper.topLeft;
    drawing.bottomRight = paper.bottomRight;
    if (options.notes)
        drawFreeNotes(scene, drawing);
    if (scene.genre.isPicture) {
        drawPicture(scene, drawing);
        return compose({std::move(drawing)});
    }
    drawGrid(scene, drawing);
    drawClues(scene, drawing);
    if (scene.withMarks())
        drawMarks(scene, drawing);
    else if (scene.genre.clue(Clue::EdgePieces) != nullptr)
        drawPieceSet(scene, drawing);
    return compose({std::move(drawing)});
}

} // namespace tokisuji
