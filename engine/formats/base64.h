// Base64 (RFC 4648, the alphabet with "+" and "/"), as links of other programs carry it.
#pragma once

#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// Up to two "=" at the end may be there or not. Error base64: `at` is the byte that does not belong there.
[[nodiscard]] Result<std::string> fromBase64(std::string_view text);
/// Without "=" at the end.
[[nodiscard]] std::string toBase64(std::string_view bytes);

} // namespace tokisuji
