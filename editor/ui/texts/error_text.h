// Error text: what is wrong with an input, where, and what to do, in the language of the window.
#pragma once

#include "engine/util/result.h"

#include <QString>

namespace tokisuji {

[[nodiscard]] QString errorText(const Error& error);
/// Has the table a text for this id? (For tests: it knows every id that readers and documents give.)
[[nodiscard]] bool hasErrorText(const std::string& id);

} // namespace tokisuji
