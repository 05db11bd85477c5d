// Shortening: penpa's texts have two-character codes for the words that occur most.
#pragma once

#include <string>
#include <string_view>

namespace tokisuji::penpa {

/// Versions before 3.2.0 have no code for the letter z.
enum class LetterZ : std::uint8_t { AsItIs, Escaped };

/// With every `from` as `to`.
[[nodiscard]] std::string replaced(const std::string& text, std::string_view from, std::string_view to);
[[nodiscard]] std::string shortened(std::string text);
[[nodiscard]] std::string expanded(std::string text, LetterZ);

} // namespace tokisuji::penpa
