// Whole file: the end of writing a file that replaces another one only when all of it is there.
#pragma once

#include <QSaveFile>

namespace tokisuji {

/// Puts the file in its place; false when something of it could not be written, and then the old one stays. commit()
/// alone does not hear of a write that fails while its buffer is emptied, on a full disk for instance.
[[nodiscard]] inline bool putInPlace(QSaveFile& file)
{
    return file.flush() && file.error() == QFileDevice::NoError && file.commit();
}

} // namespace tokisuji
