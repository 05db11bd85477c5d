// Arrow number: the token of a number with a direction, for the codecs made of them.
#pragma once

#include "engine/formats/url/body.h"

namespace tokisuji {

constexpr char arrowGapZero = 'a' - 1;

struct ArrowToken {
    int direction; ///< 0 none, else as Dir
    int number;
};

/// The token that begins with `first`, which is a digit, "+" or "-".
[[nodiscard]] Result<ArrowToken> readArrow(BodyReader&, char first);
/// Empty where the URL has no sign for it.
[[nodiscard]] std::string tokenOf(ArrowToken);

} // namespace tokisuji
