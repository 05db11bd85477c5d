// History address: a puzzle with all that was ever done to it, as one line of text that can be sent and opened.
//
//     tokisuji:history/<lines of history, packed, in letters that any program leaves alone>
#pragma once

#include "editor/model/store/log.h"

#include <QString>

#include <string_view>

namespace tokisuji {

[[nodiscard]] QString writeHistoryAddress(const Log&);
[[nodiscard]] bool isHistoryAddress(std::string_view text);
/// Errors are those of readHistoryLines(), and "history-address-damaged": characters are missing or others than those
/// that were written. Requires isHistoryAddress(text).
[[nodiscard]] Result<Log> readHistoryAddress(std::string_view text);

} // namespace tokisuji
