// Text: what all readers ask of their input before they look at what it says.
#pragma once

#include "engine/util/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace tokisuji {

/// An error about the byte `at` of the text that is being read; public readers turn bytes into characters.
[[nodiscard]] Error errorAt(std::string_view id, std::size_t at, std::vector<std::string> args = {});
/// An error about the input as a whole.
[[nodiscard]] Error errorOf(std::string_view id, std::vector<std::string> args = {});

/// Is this text at all: not too large, UTF-8, without control characters other than tabs and line ends, not empty?
[[nodiscard]] std::optional<Error> findUnreadable(std::string_view text);

/// Bytes of white space (and byte order mark) that a text begins with.
[[nodiscard]] std::size_t leadingSpace(std::string_view text);
[[nodiscard]] std::string_view withoutTrailingSpace(std::string_view text);

/// The whole character that begins at a byte. Requires UTF-8, and a byte of the text.
[[nodiscard]] std::string characterAt(std::string_view text, std::size_t at);
/// How many characters the first `bytes` bytes of a UTF-8 text are.
[[nodiscard]] std::size_t charactersIn(std::string_view text, std::size_t bytes);

/// A decimal number up to mostNumber (engine/board/layer.h), all of `text`.
[[nodiscard]] std::optional<int> parseNumber(std::string_view text);
/// Is this a pzprv3 file: its signature, or the mark of own rules and then the signature?
[[nodiscard]] bool beginsLikeFile(std::string_view text);

/// The value of a digit in a base of up to 36, lower case; empty for any other character.
[[nodiscard]] std::optional<int> digitValue(char digit, int base);
/// The digit of a value below 36.
[[nodiscard]] char digitOf(int value);

/// "%41" becomes "A". Error where "%" is not followed by two hexadecimal digits.
[[nodiscard]] Result<std::string> percentDecoded(std::string_view text);
/// In a form that a URL can hold; characters that are in puzzle files anyway stay as they are.
[[nodiscard]] std::string percentEncoded(std::string_view text);
/// Which byte of the encoded text the byte `at` of the decoded one came from.
[[nodiscard]] std::size_t encodedPosition(std::string_view encoded, std::size_t at);

/// The same result, its error's position moved on by `bytes`.
template <class T>
[[nodiscard]] Result<T> movedBy(std::size_t bytes, Result<T> result)
{
    if (result)
        return result;
    Error error = result.error();
    if (error.at)
        *error.at += bytes;
    return error;
}

/// The same result, its error's position counted in characters of the text instead of bytes.
template <class T>
[[nodiscard]] Result<T> countedInCharacters(std::string_view text, Result<T> result)
{
    if (result)
        return result;
    Error error = result.error();
    if (error.at)
        error.at = charactersIn(text, *error.at);
    return error;
}

} // namespace tokisuji
