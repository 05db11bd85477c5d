// Whole file: the end of writing a file that replaces another one only when it is complete.
#pragma once

#include <QSaveFile>

namespace tokisuji {

/// Puts the file in its place; false if some of it could not be written, and then the old one stays. commit() alone
/// does not notice a write that fails while its buffer is flushed, on a full disk for instance.
[[nodiscard]] inline bool putInPlace(QSaveFile& file)
{
    return file.flush() && file.error() == QFileDevice::NoError && file.commit();
}

} // namespace tokisuji
