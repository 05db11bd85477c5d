// LightStates: where the light of one ray can be at all.
#pragma once

#include "engine/rules/light.h"

#include <array>
#include <optional>
#include <vector>

namespace tokisuji {

inline constexpr std::array mirrorStates{MirrorState::None, MirrorState::Slash, MirrorState::Backslash};

/// "The light comes into this cell in this direction after so many turns."
struct LightState {
    Place cell;
    Dir towards;
    int turns;
    friend bool operator==(const LightState&, const LightState&) = default;
};

class LightStates {
public:
    /// All that light can reach, up to the turns of the ray.
    LightStates(const Grid&, const Mirrors::Ray&);

    /// Leaves only those from which the light can still leave as it must.
    void keepThoseThatLeave();

    [[nodiscard]] const std::vector<LightState>& all() const { return m_states; } ///< the entry first
    /// Index into all(), or -1.
    [[nodiscard]] int find(const LightState&) const;
    [[nodiscard]] LightState after(const LightState&, MirrorState) const;
    /// The state that a mirror in the cell behind turned into this one; it may not exist.
    [[nodiscard]] LightState before(const LightState&, MirrorState) const;
    /// As after(), on the way out over each of the exits.
    [[nodiscard]] std::vector<LightState> exits() const;
    [[nodiscard]] bool isExit(const LightState& beyond) const;

private:
    void add(const LightState&);
    /// Where m_indices has it; nothing off the board or after too many turns.
    [[nodiscard]] std::optional<std::size_t> slotOf(const LightState&) const;

    Grid m_grid;
    Mirrors::Ray m_ray;
    std::vector<LightState> m_states;
    std::vector<int> m_indices;
};

} // namespace tokisuji
