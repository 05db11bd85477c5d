#include "editor/ui/gate_guest.h"

#include "engine/drawing/gate_numbers.h"

namespace tokisuji {

std::optional<BoardGuest> shownWithX(const Board& board, const QObject* owner)
{
    if (drawGateNumbers(board, 1).items.empty())
        return {};
    return BoardGuest{board, [board](double cellPixels) { return drawGateNumbers(board, cellPixels); }, owner};
}

} // namespace tokisuji
