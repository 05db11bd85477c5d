// Bilingual text: what the engine names in English and Japanese, in the language of the window.
#pragma once

#include "engine/util/bilingual.h"

#include <QString>

#include <string_view>

namespace tokisuji {

/// A further language has words of its own: `catalogue` is a context of its translations, `id` the key.
[[nodiscard]] QString bilingualText(const Bilingual& names, const char* catalogue, std::string_view id);
/// In the other of the two languages.
[[nodiscard]] QString otherBilingualText(const Bilingual& names);

} // namespace tokisuji
