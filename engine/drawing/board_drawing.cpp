#include "engine/drawing/board_drawing.h"

#include "engine/drawing/board_parts.h"
#include "engine/genre/registry.h"

namespace tokisuji {

LineForm lineFormOf(const Genre& genre)
{
    if (genre.has(Mark::LatticeLine))
        return LineForm::Along;
    if (genre.has(Mark::Bridge))
        return LineForm::Bridges;
    return genre.has(Mark::CellLine) || genre.has(Mark::EdgeCross) ? LineForm::Across : LineForm::None;
}

Drawing drawBoard(const Board& board, const DrawOptions& options)
{
    const BoardScene scene{board, genreOf(board), options, detailAt(options.cellPixels)};
    const double margin = options.coordinates ? paperMargin : bareMargin;
    Drawing drawing;
    drawing.topLeft = {-margin, -margin};
    drawing.bottomRight = {board.size().width + margin, board.size().height + margin};
    drawGrid(scene, drawing);
    drawClues(scene, drawing);
    if (scene.withMarks())
        drawMarks(scene, drawing);
    return compose({std::move(drawing)});
}

} // namespace tokisuji
