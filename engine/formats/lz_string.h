// LZ-string: the compression in which the addresses of sudoku editors carry their puzzles (pieroxy's lz-string).
//
// A text of UTF-16 units is cut into words of a dictionary that both sides grow alike, as Lempel, Ziv and Welch do; the
// numbers of the words follow each other with as many bits as the dictionary needs by then, lowest bit first, and each
// six bits are a letter, highest bit first.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tokisuji {

/// As many units as a text may have that is decompressed.
constexpr std::size_t maxLzUnits = 8 * 1024 * 1024;

/// The text in UTF-8. Both alphabets are understood, with padding or without. Nothing: it is cut off or damaged, has
/// characters of no alphabet, or is too long.
[[nodiscard]] std::optional<std::string> lzDecompressed(std::string_view letters);
/// In the alphabet of base64 with padding. Requires UTF-8.
[[nodiscard]] std::string lzCompressed(std::string_view text);

} // namespace tokisuji
