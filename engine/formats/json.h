// JSON as values: what puzzles of other programs and logs are written in.
#pragma once

#include "engine/util/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tokisuji {

/// A value of JSON. Numbers are kept as doubles; of members with the same name the first counts.
struct Json {
    using Array = std::vector<Json>;
    struct Member;
    using Object = std::vector<Member>;
    std::variant<std::nullptr_t, bool, double, std::string, Array, Object> value;

    [[nodiscard]] const Json* find(std::string_view key) const; ///< nullptr: not an object, or no such key
    [[nodiscard]] const Array* array() const { return std::get_if<Array>(&value); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&value); }
    [[nodiscard]] const std::string* text() const { return std::get_if<std::string>(&value); }
    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::nullptr_t>(value); }
    [[nodiscard]] std::optional<double> number() const;
    /// A number without a fraction that an int can hold.
    [[nodiscard]] std::optional<int> integer() const;
};

/// Of an object. No pair: that would have to be whole before Json is.
struct Json::Member {
    std::string name;
    Json value;
};

/// Deepest nesting of arrays and objects that is read.
constexpr int deepestJson = 64;

/// A text in quotes.
[[nodiscard]] std::string quotedJson(std::string_view text);
/// The value that the whole text is, with white space around it. Error: json-broken, `at` is the byte where it breaks.
[[nodiscard]] Result<Json> readJson(std::string_view text);
/// The value that a text of a log begins with; what follows it is not looked at. Between tokens "/" is a line end, as
/// in all of a pzprv3 file.
[[nodiscard]] std::optional<Json> parseJson(std::string_view text);

} // namespace tokisuji
