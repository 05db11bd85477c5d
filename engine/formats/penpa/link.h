// Link: the address that carries a penpa drawing in its parameters.
#pragma once

#include "engine/formats/penpa/text.h"

#include <string>
#include <string_view>

namespace tokisuji::penpa {

/// Does a text look like one? The host says nothing.
[[nodiscard]] bool isLink(std::string_view text);

/// What the parameter p says: a packed text, or an address.
struct Carried {
    std::string value;     ///< without the escapes and blanks that mail and chat programs put in
    std::size_t begin = 0; ///< the byte of the link where it begins
    bool isPacked = true;
};
/// Error: penpa-empty.
[[nodiscard]] Result<Carried> carriedBy(std::string_view link);

/// The text of a packed value. Errors: base64 with the byte of `packed`, inflate-broken, inflate-too-large.
[[nodiscard]] Result<std::string> unpacked(std::string_view packed);
/// What the parameter a says, unpacked; empty where there is none that can be read.
[[nodiscard]] std::string answerIn(std::string_view link);
/// `answer` is left out where it is empty.
[[nodiscard]] std::string linkOf(Purpose, std::string_view text, std::string_view answer);

} // namespace tokisuji::penpa
