#include "engine/rules/light.h"

namespace tokisuji {

Dir turned(Dir d, MirrorState mirror)
{
    using enum Dir;
    constexpr std::array<Dir, 5> bySlash{None, Right, Left, Down, Up};
    constexpr std::array<Dir, 5> byBackslash{None, Left, Right, Up, Down};
    const auto from = static_cast<std::size_t>(d);
    return mirror == MirrorState::Slash ? bySlash[from] : mirror == MirrorState::Backslash ? byBackslash[from] : d;
}

Place slotBeyond(const Grid& grid, Place cell, Dir d)
{
    Place place = cell;
    while (grid.hasCell(place))
        place = place.step(d);
    return place;
}

LightPath lightFrom(const Grid& grid, Place slot, int turns, const std::function<MirrorState(Place)>& mirrorAt)
{
    return lightThrough(grid, grid.lineFrom(slot).front(), opposite(outward(grid.sideOf(slot))), turns, mirrorAt);
}

LightPath lightThrough(const Grid& grid, Place first, Dir towards, int turns,
                       const std::function<MirrorState(Place)>& mirrorAt)
{
    LightPath path;
    Dir d = towards;
    for (Place cell = first; grid.hasCell(cell); cell = cell.step(d)) {
        if (cell == first && d == towards && !path.steps.empty())
            return path;
        path.steps.push_back({cell, d, path.turns});
        const MirrorState mirror = mirrorAt(cell);
        if (mirror == MirrorState::Unknown || (mirror != MirrorState::None && path.turns == turns))
            return path;
        path.turns += mirror == MirrorState::None ? 0 : 1;
        d = turned(d, mirror);
    }
    path.exit = slotBeyond(grid, path.steps.back().cell, d);
    return path;
}

} // namespace tokisuji
