// A definition that is small enough to be known by heart: four stickers, two turns.
#pragma once

namespace tokisuji {

constexpr const char* smallDefinition = R"(name: four
colours: {A: white, B: red}
net:
  - "0 1"
  - "2 3"
turns:
  r: (0 1 3 2)
  s: (0 1)
goal: AABB
)";

} // namespace tokisuji
