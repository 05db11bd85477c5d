// Index: numbers of atoms, nodes and tasks are ints, containers count in std::size_t.
#pragma once

#include <cstddef>

namespace tokisuji::tracing {

[[nodiscard]] constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace tokisuji::tracing
