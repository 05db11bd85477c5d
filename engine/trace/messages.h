// Messages: the sentences of steps. A technique has one with places to fill; the caller fills them.
#pragma once

#include "engine/genre/genre.h"
#include "engine/trace/difficulty.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// The sentence of a technique in both languages, with {conclusions} {rules} {facts} {area} {cut} {a} {b} {path}
/// {witness}, {ways} ("8 in 2 cells is 1+7, 2+6 or 3+5; ", or nothing) and, for hypotheses, {supposed} {cases} {clash}
/// {when} as places to fill: "without a line between R1C1 and R2C1", "with or without a line there", the rule that
/// breaks, "after 2 steps".
[[nodiscard]] Bilingual sentenceOf(std::string_view technique);

/// What a kind of remark is called in translations.
[[nodiscard]] std::string_view idOf(DifficultyRemark::Kind);
/// The sentence of a remark, with {count} and {technique} as places to fill.
[[nodiscard]] Bilingual sentenceOf(DifficultyRemark::Kind);

/// A statement in the short form of logs and tests: "R1C1 shaded", "R2C3 ≠ 4".
[[nodiscard]] std::string toText(const Atom&);

} // namespace tokisuji
