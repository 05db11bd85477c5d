// Export message: what went wrong with a file or a printer, in the language of the window.
#pragma once

#include <QCoreApplication>

namespace tokisuji {

/// A source text that is marked with QT_TRANSLATE_NOOP("Exporter", ...).
[[nodiscard]] inline QString exportMessage(const char* source)
{
    return QCoreApplication::translate("Exporter", source);
}

} // namespace tokisuji
