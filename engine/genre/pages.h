// Pages: the genres that stand in engine/genres. Their list is made when the program is built.
#pragma once

#include "engine/genre/genre.h"

#include <span>

namespace tokisuji {

/// All pages, sorted by id.
[[nodiscard]] std::span<const Genre* const> genrePages();

} // namespace tokisuji
