// Profile: what a solver knows and how far it looks ahead.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// A trace succeeds or gets stuck, and a difficulty is measured, relative to a profile. A value.
struct Profile {
    std::string name;
    std::set<std::string, std::less<>> off; ///< techniques (ids) that this solver does not know
    int maxLevel = 9;                       ///< techniques above this level are not used
    /// Steps that can be kept in mind inside a hypothesis, without those that are noted at once with a mark, as that
    /// the neighbours of a shaded cell are not shaded; 0: no hypotheses.
    int memory = 0;
    int nesting = 0;        ///< hypotheses inside hypotheses
    bool eitherWay = false; ///< conclude what both cases of a hypothesis share
    int combination = 0;    ///< largest set of rules that is combined without a path; 0: none
    bool askSolver = false; ///< as a last resort take a mark from the solver, and say so
    /// Techniques that assume that there is one solution only: never, or as soon as that is proved, and marked as such.
    enum class Uniqueness : std::uint8_t { Off, Marked } uniqueness = Uniqueness::Off;

    [[nodiscard]] bool knows(std::string_view technique) const { return !off.contains(technique); }
    friend bool operator==(const Profile&, const Profile&) = default;
};

/// easy, normal, hard, everything.
[[nodiscard]] std::span<const Profile> profiles();
[[nodiscard]] std::optional<Profile> findProfile(std::string_view name);

} // namespace tokisuji
