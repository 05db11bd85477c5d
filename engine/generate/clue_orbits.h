// Clue orbits: the places of clues that go together in a symmetry.
#pragma once

#include "engine/generate/generator.h"
#include "engine/generate/random_rooms.h"

#include <vector>

namespace tokisuji {

/// The images of places of clues on one board. The number of a room belongs to the room: its image stands in the image
/// of the room, wherever that keeps its number. Requires rooms that repeat.
class ClueImages {
public:
    ClueImages(const Board&, Symmetry);

    /// A place and its images where a clue can stand, each once, itself first.
    [[nodiscard]] std::vector<Place> of(Place) const;
    /// Some places as the orbits that they fall into, in the order of the places; images that are none of them are left
    /// out.
    [[nodiscard]] std::vector<std::vector<Place>> orbitsAmong(const std::vector<Place>&) const;

private:
    [[nodiscard]] Place roomImage(Place image) const;

    Size m_size;
    Symmetry m_symmetry;
    std::vector<Place> m_slots;         ///< outside the grid: where a clue can stand by itself
    RoomNumbers m_rooms;                ///< empty where numbers do not belong to rooms
    std::vector<Place> m_numberOfRooms; ///< by room: where its number stands
};

/// Does the division into rooms repeat? Boards without rooms do.
[[nodiscard]] bool roomsRepeat(const Board&, Symmetry);

} // namespace tokisuji
