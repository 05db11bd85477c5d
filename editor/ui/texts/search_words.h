// Search words: by what else people call a thing than by its name, and how typed words are compared.
#pragma once

#include "editor/ui/actions.h"

#include <QString>
#include <QStringList>

namespace tokisuji {

/// Hiragana and katakana, upper and lower case, full and half width are the same.
[[nodiscard]] QString foldedForSearch(const QString& text);
/// Does every word of a query (folded) occur in a text (folded)?
[[nodiscard]] bool hasAllWords(const QString& text, const QString& query);
/// What an action is also looked for by, in either language.
[[nodiscard]] QString synonymsOf(ActionId id);

} // namespace tokisuji
