// Deflate (RFC 1951) without any head or checksum, as links of other programs carry it.
#pragma once

#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// Most bytes that anything is unpacked to.
constexpr std::size_t mostInflated = 8 * 1024 * 1024;

/// A zlib head, which some writers put before it, is skipped. Errors: inflate-broken with the number of bytes that came
/// out, inflate-too-large.
[[nodiscard]] Result<std::string> inflated(std::string_view packed);
[[nodiscard]] std::string deflated(std::string_view bytes);

} // namespace tokisuji
