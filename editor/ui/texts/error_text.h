// Error text: what is wrong with an input, where, and what to do, in the language of the window. The engine has the
// English sentences of its own errors; each sentence is translated under the context "Error".
#pragma once

#include "engine/util/result.h"

#include <QString>
#include <QStringList>

namespace tokisuji {

[[nodiscard]] QString errorText(const Error& error);
/// The ids of errors of logs, histories and files, for which the editor has the sentences; those of the engine are
/// `errorIds()`.
[[nodiscard]] QStringList ownErrorIds();

} // namespace tokisuji
