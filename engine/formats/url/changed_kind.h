// Changed kind: a few URLs name one kind of puzzle and mean another; their flags and body tell which.
#pragma once

#include "engine/board/geometry.h"

#include <string_view>

namespace tokisuji {

/// The id of the kind that a URL means. `id` is what it names.
[[nodiscard]] std::string_view meantKind(std::string_view id, std::string_view flags, Size, std::string_view body);

/// Is the body in the form that its kind has today, the one that the known parts describe?
[[nodiscard]] bool isInTodaysForm(std::string_view id, std::string_view flags);

} // namespace tokisuji
