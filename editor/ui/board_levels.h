// Levels: a drawing split by level, so that two drawings can be interleaved without copying them together.
#pragma once

#include "engine/drawing/drawing.h"

#include <array>

namespace tokisuji {

constexpr std::size_t levelCount = static_cast<std::size_t>(Level::Cursor) + 1;

/// One drawing for each level, from the bottom to the top.
using Levels = std::array<Drawing, levelCount>;

[[nodiscard]] inline Levels levelsOf(Drawing drawing)
{
    Levels levels;
    for (Item& item : drawing.items)
        levels[static_cast<std::size_t>(item.level)].add(std::move(item));
    return levels;
}

} // namespace tokisuji
