// Partition: a division into rooms that hold so many shaded cells each, moved under a solution until it is the only
// one.
#pragma once

#include "engine/generate/draft.h"
#include "engine/generate/random_rooms.h"

#include <utility>
#include <vector>

namespace tokisuji {

/// Every other solution fills some cell that the held one leaves empty; handing that cell to the room beside it gives
/// both rooms a wrong number there, and changes nothing here. All other solutions that were met are kept dead together.
/// In a symmetry the images of a cell go with it to the images of the room; the held solution must be symmetric then.
class Partition {
public:
    /// `quota`: shaded cells in each room. The solution fits the rooms.
    Partition(const SearchContext&, Board solution, RoomNumbers, int quota);

    [[nodiscard]] Draft draft() const;
    /// Hands cells to other rooms until this solution and all that were met before are wrong; where that does not go,
    /// it is this solution that is held from now on. False: given up.
    [[nodiscard]] bool kill(const Board& other);

private:
    using Filling = PlaceMap<char>; ///< 1: shaded
    /// A filling that was met, with how many cells it fills in each room and how many rooms that makes wrong.
    struct Tally {
        Filling filled;
        std::vector<int> counts{};
        int wrong = 0;
    };
    /// Cells that change hands together, and to which rooms.
    using Handover = std::vector<std::pair<Place, int>>;

    [[nodiscard]] static Filling fillingOf(const Board& solution);
    void countAnew(Tally&) const;
    [[nodiscard]] Handover handover(Place cell, Place beyond) const;
    [[nodiscard]] bool keepsRoomsWhole(const Handover&) const;
    [[nodiscard]] int wrongAfter(const Tally&, const Handover&) const;
    void hand(const Handover&);
    [[nodiscard]] std::vector<std::size_t> living() const;
    [[nodiscard]] std::vector<Place> movable(const Filling* filled) const;
    [[nodiscard]] bool hurt(const Filling&);
    [[nodiscard]] bool stir();
    [[nodiscard]] bool settle();
    [[nodiscard]] bool canHold(const Board& solution) const;

    const SearchContext& m_context;
    Grid m_grid;
    Board m_solution;
    Filling m_filled;
    RoomNumbers m_rooms;
    int m_quota;
    std::vector<Tally> m_met;
};

} // namespace tokisuji
