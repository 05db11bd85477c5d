// CellVisit: how far a stroke has come within the cell that the pointer is in.
#pragma once

#include "editor/ui/tools/spot.h"

namespace tokisuji {

struct CellVisit {
    explicit CellVisit(Spot first) : enteredAt(first), cell(cellUnder(first)) {}

    /// The way from where the pointer entered its cell, which may be another one than before.
    [[nodiscard]] Spot follow(Spot at)
    {
        if (cellUnder(at) != cell)
            *this = CellVisit(at);
        return {at.x - enteredAt.x, at.y - enteredAt.y};
    }

    Spot enteredAt;
    Place cell;
    bool isCrossed = false; ///< the cell has been told of
};

} // namespace tokisuji
