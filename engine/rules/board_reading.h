// BoardReading: what of a board is settled.
#pragma once

#include <cstdint>

namespace tokisuji {

enum class BoardReading : std::uint8_t {
    AsItStands,  ///< the board is finished
    CluesToCome, ///< clues may be added wherever none stands
    RoomsToCome, ///< besides, rooms may be divided by further borders
};

/// What becomes of an instance while clues or borders are still to come.
enum class ToCome : std::uint8_t {
    Stays,       ///< it holds as it is
    ClueHere,    ///< a clue would ask for less: for nothing, or for no more than so many
    ClueBetween, ///< its places lie in a row, and a clue at any of them would end it there
    EachPart,    ///< it is said of a room, and would be said of each of its parts
    OnePart,     ///< it is the number of a room, and would stay with one of its parts
    WholeRoom,   ///< it is said of a room, and a border within would undo it
};

} // namespace tokisuji
