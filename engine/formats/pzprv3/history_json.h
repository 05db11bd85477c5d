// History JSON: the little of JSON that a log is written in, as values.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tokisuji {

/// A value of JSON. Numbers are kept as doubles.
struct Json {
    using Array = std::vector<Json>;
    using Object = std::vector<std::pair<std::string, Json>>;
    std::variant<std::nullptr_t, bool, double, std::string, Array, Object> value;

    [[nodiscard]] const Json* find(std::string_view key) const; ///< nullptr: not an object, or no such key
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&value); }
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&value); }
    [[nodiscard]] std::optional<double> number() const;
};

/// A text in quotes.
[[nodiscard]] std::string quotedJson(std::string_view text);
/// The value that the text begins with; what follows it is not looked at. Between tokens "/" is a line end, as in all
/// of a pzprv3 file.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text);

} // namespace tokisuji
