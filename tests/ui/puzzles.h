// Puzzles that several tests open, by their addresses.
#pragma once

#include <QString>

namespace tokisuji {

inline const QString unique5 = QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac");
inline const QString several5 = QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcag"); ///< a clue less
inline const QString several4 = QStringLiteral("https://puzz.link/p?slither/4/4/3u");
inline const QString unique7 = QStringLiteral("https://puzz.link/p?slither/7/7/hchch368267121dgdgbg6di82c");

} // namespace tokisuji
