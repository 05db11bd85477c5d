// Pieces: stickers that every turn keeps together, and which piece of a state sits where.
#pragma once

#include "engine/twisty/definition.h"

#include <optional>
#include <string>
#include <vector>

namespace tokisuji {

/// Places whose stickers always move together; places that no turn moves are left out. By first place.
[[nodiscard]] std::vector<std::vector<int>> slotsOf(const TwistyDefinition&);

/// Where the stickers of the goal are in a state.
struct Assembly {
    Permutation from; ///< from[i]: the place in the state of the sticker that the goal has at place i
};

/// What is wrong with a state, in the order in which one would look.
struct StateProblem {
    enum Kind : std::uint8_t {
        Length,      ///< not one letter per place
        Letter,      ///< a letter that is not a colour: places[0]
        Count,       ///< a colour occurs too often or too rarely: letter, has, needs
        Fixed,       ///< a sticker that no turn moves has another colour than in the goal: places[0]
        NoSuchPiece, ///< no piece of the goal has the colours at `places` in this order
        PieceTwice,  ///< the piece at `places` occurs elsewhere, too
        Twisted,     ///< the piece at `places` is turned in its slot, and nothing else is wrong
        Swapped,     ///< two pieces have changed places, and nothing else is wrong: `places` are those of both
        OutOfReach,  ///< no sequence of turns leads to the goal, and more than one piece is wrong
    } kind;
    std::vector<int> places;
    char letter = ' ';
    int has = 0;
    int needs = 0;
};

/// Are all pieces of the goal different from each other and from themselves turned in their slots? Only then is it
/// known which piece is which.
[[nodiscard]] bool hasDistinctPieces(const TwistyDefinition&);
/// Requires distinct pieces and a state that problemOf() has nothing against.
[[nodiscard]] Assembly assemblyOf(const TwistyDefinition&, const std::string& state);

/// Why no turns lead from a state to the goal; none: they do, or it is not known (pieces that look alike).
[[nodiscard]] std::optional<StateProblem> problemOf(const TwistyDefinition&, const std::string& state);

} // namespace tokisuji
