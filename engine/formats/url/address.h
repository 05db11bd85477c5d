// Address: a pzpr URL split into its fields, before anything on the board is read.
#pragma once

#include "engine/genre/genre.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

struct Address {
    std::string ownRules; ///< "v:…" or empty
    /// Byte where a whole pzprv3 file begins in the URL (percent-encoded); then the fields below mean nothing.
    std::optional<std::size_t> fileBegin;

    std::size_t fieldsBegin = 0; ///< byte where the first field begins
    const Genre* genre = nullptr;
    std::string flags;         ///< only letters that the genre knows; all where it has no rules
    std::string letters;       ///< the flags field as it stands; some name an older form of the body
    Size size;                 ///< left empty if the URL names none (AnswerKind::Turns)
    std::size_t bodyBegin = 0; ///< byte where the body begins
    std::size_t bodyEnd = 0;
};

/// The size, if there is one, is checked, the body is not looked at.
[[nodiscard]] Result<Address> splitAddress(std::string_view text);

constexpr std::string_view ownScheme = "tokisuji:";

} // namespace tokisuji
