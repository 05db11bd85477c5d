// Trace words: from the names in a stored trace back to what they name.
#pragma once

#include "engine/board/geometry.h"
#include "engine/rules/family.h"

#include <QString>

#include <optional>
#include <string_view>

namespace tokisuji {

/// The inverse of toString(Place).
[[nodiscard]] std::optional<Place> placeNamed(const QString& name);
/// The id of a technique or a family of rules, valid forever; also one that this version does not know, since a trace
/// may come from another.
[[nodiscard]] std::string_view techniqueNamed(const QString& id);
[[nodiscard]] const RuleFamily* familyNamed(const QString& id);

} // namespace tokisuji
