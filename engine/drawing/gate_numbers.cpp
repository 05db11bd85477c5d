#include "engine/drawing/gate_numbers.h"

#include "engine/board/gates.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/shapes.h"

#include <algorithm>

namespace tokisuji {

Drawing drawGateNumbers(const Board& board, double cellPixels)
{
    constexpr double height = 0.5, radius = 0.33;
    Drawing drawing;
    if (!board.has(Layer::Terrain))
        return drawing;
    for (const Gate& gate : gatesOf(board))
        for (const Place cell : gate.cells) {
            if (gate.number == 0)
                continue;
            drawing.add(disc(Level::OverlayMark, pointOf(cell), radius, Ink::Paper));
            drawing.add(text(Level::OverlayMark, pointOf(cell), std::to_string(gate.number),
                             std::max(height, minTextPx / cellPixels), Ink::Accent, Weight::Bold));
        }
    return drawing;
}

} // namespace tokisuji
