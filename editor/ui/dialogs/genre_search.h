// Genre search: kinds of puzzles by name in any script, alias or id.
#pragma once

#include "engine/genre/genre.h"

#include <QList>
#include <QString>

#include <optional>

namespace tokisuji {

/// Those in whose names (titles, reading, aliases, ids) every word of the query occurs: first the one that is named so,
/// then those whose name begins so, then the others, each in the order given. Hiragana and katakana, upper and lower
/// case, full and half width are the same.
[[nodiscard]] QList<const Genre*> genresFound(const QList<const Genre*>& genres, const QString& query);

/// All genres of a family (nothing: of all): those of `first` (ids), then the others by family and by their names as
/// the language of the window sorts them.
[[nodiscard]] QList<const Genre*> genresInOrder(std::optional<Family> family, const QStringList& first);

} // namespace tokisuji
