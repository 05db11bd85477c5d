#include "engine/solve/verdict.h"

#include <array>

namespace tokisuji {

std::string_view nameOf(Status status)
{
    constexpr std::array<std::string_view, 4> names{"unknown", "unique", "several", "none"};
    return names[static_cast<std::size_t>(status)];
}

} // namespace tokisuji
