// Genre search: kinds of puzzles by name in any script, alias or id.
#pragma once

#include "engine/genre/genre.h"

#include <QList>
#include <QString>

#include <optional>

namespace tokisuji {

/// Does every word of the query occur in a name, the reading, an alias or the id? Hiragana and katakana, upper and
/// lower case, full and half width are the same.
[[nodiscard]] bool matches(const Genre& genre, const QString& query);

/// All genres of a family (nothing: of all), those of `first` (ids) before the others, the others by family.
[[nodiscard]] QList<const Genre*> genresInOrder(std::optional<Family> family, const QStringList& first);

} // namespace tokisuji
