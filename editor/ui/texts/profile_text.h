// Profile text: names of profiles and techniques.
#pragma once

#include "engine/trace/profile.h"
#include "engine/trace/technique.h"

#include <QString>

namespace tokisuji {

/// The name in the language of the window; the user's own profiles are called as the user called them.
[[nodiscard]] QString profileTitle(const Profile& profile);
[[nodiscard]] QString techniqueTitle(const Technique& technique);

} // namespace tokisuji
