// Manual: its chapters, as they stand in resources/manual. The window shows them, `tokisuji --manual` writes them as
// pages; what is said about keys and actions comes from the table of actions.
#pragma once

#include "editor/model/technique_gallery.h"
#include "editor/ui/actions.h"

#include <QList>
#include <QString>

#include <functional>

namespace tokisuji {

struct Chapter {
    QString id;    ///< "trace"; the same in every language
    QString title; ///< in the language that was asked for
    /// Markdown of the kind that manualHtml() knows, with actions as {Name} of ActionId, and pictures of the window at
    /// work as "window:name".
    QString text;
};

/// In the order in which they are to be read; in English where the language has no manual. Made once per language.
[[nodiscard]] const QList<Chapter>& manualChapters(const QString& language);
/// nullptr: there is none.
[[nodiscard]] const Chapter* findChapter(const QList<Chapter>& chapters, const QString& id);
/// Those in which every word of the query occurs, the ones with all of them in the title first. As the search for
/// kinds: hiragana and katakana, upper and lower case, full and half width are the same.
[[nodiscard]] QList<const Chapter*> chaptersFound(const QList<Chapter>& chapters, const QString& query);

/// Where the picture lies that a chapter in this language names; empty: it names none of the window.
[[nodiscard]] QString windowPicture(const QString& language, const QString& target);

/// The keys of an action, of one window or as they are at first.
using KeysOf = std::function<QList<QKeySequence>(ActionId)>;
/// The text with the names and keys of actions, in the language of the window: {Undo} is the name and the key,
/// {Undo:key} the key alone, {keys} a table of all keys, {techniques} one of all techniques. What is not the name of an
/// action stays as it is.
[[nodiscard]] QString manualText(const Chapter& chapter, const KeysOf& keysOf,
                                 const std::vector<ShownTechnique>& techniques = techniquesByLevel());

} // namespace tokisuji
