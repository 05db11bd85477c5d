// Changed kind: a few URLs name one kind of puzzle and mean another; their flags and body tell which.
#pragma once

#include "engine/genre/genre.h"

#include <string_view>

namespace tokisuji {

/// The id of the kind that a URL means: `genre` is what it names, `letters` stand before its size.
[[nodiscard]] std::string_view meantKind(const Genre& genre, std::string_view letters, Size, std::string_view body);

/// Is the body in the form that its kind has today, the one that the known parts describe?
[[nodiscard]] bool isInTodaysForm(std::string_view id, std::string_view flags);

} // namespace tokisuji
