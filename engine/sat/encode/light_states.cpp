#include "engine/sat/encode/light_states.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

constexpr std::size_t directionCodes = 5; ///< Dir::None is one of them

} // namespace

LightStates::LightStates(const Grid& grid, const Mirrors::Ray& ray)
    : m_grid(grid), m_ray(ray),
      m_indices(static_cast<std::size_t>((ray.turns + 1) * grid.size().cells()) * directionCodes, -1)
{
    add({grid.lineFrom(ray.slot).front(), opposite(outward(grid.sideOf(ray.slot))), 0});
    for (std::size_t i = 0; i < m_states.size(); ++i)
        for (const MirrorState mirror : mirrorStates)
            add(after(m_states[i], mirror));
}

std::optional<std::size_t> LightStates::slotOf(const LightState& state) const
{
    if (!m_grid.hasCell(state.cell) || state.turns < 0 || state.turns > m_ray.turns)
        return std::nullopt;
    const auto cells = static_cast<std::size_t>(m_grid.size().cells());
    const auto cell = m_grid.cellIndex(state.cell);
    return (static_cast<std::size_t>(state.turns) * cells + cell) * directionCodes
           + static_cast<std::size_t>(state.towards);
}

void LightStates::add(const LightState& state)
{
    const auto slot = slotOf(state);
    if (!slot || m_indices[*slot] >= 0)
        return;
    m_indices[*slot] = static_cast<int>(m_states.size());
    m_states.push_back(state);
}

int LightStates::find(const LightState& state) const
{
    const auto slot = slotOf(state);
    return slot ? m_indices[*slot] : -1;
}

void LightStates::keepThoseThatLeave()
{
    std::vector<LightState> due = exits();
    std::vector<char> kept(m_states.size());
    kept.front() = 1;
    while (!due.empty()) {
        const LightState state = due.back();
        due.pop_back();
        for (const MirrorState mirror : mirrorStates) {
            const LightState earlier = before(state, mirror);
            if (const int i = find(earlier); i >= 0 && std::exchange(kept[static_cast<std::size_t>(i)], 1) == 0)
                due.push_back(earlier);
        }
    }
    const std::vector<LightState> all = std::exchange(m_states, {});
    std::ranges::fill(m_indices, -1);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (kept[i] != 0)
            add(all[i]);
}

LightState LightStates::after(const LightState& state, MirrorState mirror) const
{
    const Dir d = turned(state.towards, mirror);
    return {state.cell.step(d), d, state.turns + (mirror == MirrorState::None ? 0 : 1)};
}

/// A mirror turns both ways alike.
LightState LightStates::before(const LightState& state, MirrorState mirror) const
{
    return {state.cell.step(opposite(state.towards)), turned(state.towards, mirror),
            state.turns - (mirror == MirrorState::None ? 0 : 1)};
}

std::vector<LightState> LightStates::exits() const
{
    std::vector<LightState> found;
    for (const Place slot : m_ray.exits) {
        const Dir out = outward(m_grid.sideOf(slot));
        found.push_back({m_grid.lineFrom(slot).front().step(out), out, m_ray.turns});
    }
    return found;
}

bool LightStates::isExit(const LightState& beyond) const
{
    const std::vector<LightState> all = exits();
    return std::ranges::find(all, beyond) != all.end();
}

} // namespace tokisuji
