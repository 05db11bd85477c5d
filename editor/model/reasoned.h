// Reasoned: which kinds of puzzles a person solves step by step from single clues, so that a trace, hints and advice on
// clues make sense.
#pragma once

#include "engine/genre/genre.h"

namespace tokisuji {

[[nodiscard]] inline bool isReasoned(const Genre& genre)
{
    return genre.hasRules() && genre.answer == AnswerKind::Marks;
}

} // namespace tokisuji
