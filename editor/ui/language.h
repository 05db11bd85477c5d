// Language: the translation that the program speaks, switchable while it runs.
#pragma once

#include "editor/model/settings.h"

namespace tokisuji {

/// Installs the translators of a language; every window then gets a LanguageChange event. System: the desktop's.
void applyLanguage(Language language);

} // namespace tokisuji
