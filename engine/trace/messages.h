// Messages: steps in words. A technique has a sentence with places to fill; whoever shows it fills them.
#pragma once

#include "engine/genre/genre.h"
#include "engine/trace/difficulty.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// The sentence of a technique in both languages, with {conclusions} {rules} {facts} {area} {cut} {a} {b} {path}
/// {witness} and, for hypotheses, {hypothesis} {clash} {steps} as places to fill.
[[nodiscard]] Names sentenceOf(std::string_view technique);

/// The sentence of a remark, with {count} and {technique} as places to fill.
[[nodiscard]] Names sentenceOf(DifficultyRemark::Kind);

enum class TextLanguage : std::uint8_t { English, Japanese };

[[nodiscard]] std::string toText(const Atom&, TextLanguage);
[[nodiscard]] std::string toText(const ConKey&);
[[nodiscard]] std::string toText(const DifficultyRemark&, TextLanguage);
/// The whole sentence of a step, on one line.
[[nodiscard]] std::string toText(const Trace&, const Step&, TextLanguage);

} // namespace tokisuji
