// UTF-16: what other programs count and compress their texts in.
#pragma once

#include <string>
#include <string_view>

namespace tokisuji {

void appendUtf8(std::string& out, char32_t character);
/// Requires UTF-8.
[[nodiscard]] std::u16string toUtf16(std::string_view utf8);
/// Halves of pairs that stand alone become U+FFFD.
[[nodiscard]] std::string toUtf8(std::u16string_view units);

} // namespace tokisuji
