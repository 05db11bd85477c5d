// Sentences: what is said of a step, technique by technique.
#pragma once

#include "engine/genre/genre.h"

#include <span>
#include <string_view>

namespace tokisuji {

struct Sentence {
    std::string_view technique;
    Names text;
};

/// One for each technique that can be a step, in no particular order.
[[nodiscard]] std::span<const Sentence> sentences();

} // namespace tokisuji
