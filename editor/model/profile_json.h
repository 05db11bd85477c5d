// Profile JSON: what a solver knows, as JSON and back.
#pragma once

#include "engine/trace/profile.h"
#include "engine/util/result.h"

#include <QJsonObject>

namespace tokisuji {

[[nodiscard]] QJsonObject toJson(const Profile&);

/// Missing fields are as in the profile that "like" names, by default in "normal". Techniques of other versions are
/// kept in "off". Errors: "profile-field" with the field that is wrong, or that no profile has.
[[nodiscard]] Result<Profile> profileFromJson(const QJsonObject&);

} // namespace tokisuji
