// Maze signs: what the layer Number says in a maze.
#pragma once

#include <cstdint>

namespace tokisuji {

enum MazeSign : std::uint8_t { mazeStart = 1, mazeGoal = 2, mazeCircle = 3, mazeTriangle = 4 };

} // namespace tokisuji
