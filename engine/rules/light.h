// Light: a ray that comes in over a slot and is turned by mirrors.
#pragma once

#include "engine/rules/instance.h"

#include <concepts>
#include <functional>
#include <optional>

namespace tokisuji {

enum class MirrorState : std::uint8_t { None, Slash, Backslash, Unknown };

/// The direction in which light goes on that came in this direction. Requires a known state.
[[nodiscard]] Dir turned(Dir, MirrorState);
/// The slot next to the grid on the way out of the board from a cell in a direction.
[[nodiscard]] Place slotBeyond(const Grid&, Place cell, Dir);

/// What stands in a cell, by which literals hold.
template <std::predicate<Lit> Holds>
[[nodiscard]] MirrorState mirrorAt(const Mirrors& mirrors, Place cell, const Holds& holds)
{
    return holds(mirrors.slash[cell])       ? MirrorState::Slash
           : holds(mirrors.backslash[cell]) ? MirrorState::Backslash
                                            : MirrorState::None;
}

struct LightPath {
    struct Step {
        Place cell;
        Dir towards; ///< as it comes in
        int turns;   ///< so far, without this cell
    };
    std::vector<Step> steps;
    int turns = 0;             ///< of all known mirrors on the way
    std::optional<Place> exit; ///< the slot over which it leaves; empty where it ended before
};
/// Follows the light up to the exit, to an unknown cell (the last step), or to the mirror (the last step too) that
/// would turn it more than `turns` times.
[[nodiscard]] LightPath lightFrom(const Grid&, Place slot, int turns, const std::function<MirrorState(Place)>&);
/// The same of light that comes into a cell in a direction. In a ring of mirrors it ends before it is there again.
[[nodiscard]] LightPath lightThrough(const Grid&, Place cell, Dir towards, int turns,
                                     const std::function<MirrorState(Place)>&);

} // namespace tokisuji
