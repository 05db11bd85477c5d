// Where tests find their data.
#pragma once

#include <QString>

namespace tokisuji::tests {

/// A file or folder of the source tree, by its path in it.
[[nodiscard]] QString sourcePath(const QString& path);
/// A file or folder of tests/data, by its path in it.
[[nodiscard]] QString dataPath(const QString& path);
/// Boards with known answers, one JSON object per line; the file need not exist.
[[nodiscard]] QString optionalCorpus();
/// A table of puzzles in forms of other programs; likewise.
[[nodiscard]] QString optionalExchange(const QString& name);

} // namespace tokisuji::tests
