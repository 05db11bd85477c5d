// Language: the translation that the program speaks, switchable while it runs. A further language is one more file
// translations/tokisuji_<code>.ts and nothing else.
#pragma once

#include <QList>
#include <QString>

namespace tokisuji {

/// A language with a translation.
struct SpokenLanguage {
    QString code; ///< "ja"
    QString name; ///< in that language itself
};
/// All of them, in the order of their codes.
[[nodiscard]] QList<SpokenLanguage> spokenLanguages();
[[nodiscard]] bool isSpoken(const QString& code);
/// For the command line, in English: that there is no such language, and which ones there are.
[[nodiscard]] QString notSpoken(const QString& code);

/// Installs the translators of a language; every window then gets a LanguageChange event. Empty, or one without a
/// translation: the desktop's, else English.
void applyLanguage(const QString& code);
/// The code of the one that was applied last.
[[nodiscard]] QString appliedLanguage();

} // namespace tokisuji
