#include "engine/trace/profile.h"

#include <algorithm>
#include <vector>

namespace tokisuji {

std::span<const Profile> profiles()
{
    static const std::vector<Profile> all{
        {.name = "easy", .maxLevel = 3},
        {.name = "normal", .maxLevel = 5, .memory = 5},
        {.name = "hard", .maxLevel = 9, .memory = 8, .nesting = 0, .eitherWay = true, .combination = 3},
        {.name = "everything",
         .maxLevel = 9,
         .memory = 24,
         .nesting = 3,
         .eitherWay = true,
         .combination = 12,
         .askSolver = true},
    };
    return all;
}

std::optional<Profile> findProfile(std::string_view name)
{
    const auto all = profiles();
    const auto found = std::ranges::find(all, name, &Profile::name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace tokisuji
