// The editor as a program: application, language, theme, window.
#pragma once

namespace tokisuji {

/// Opens the editor on the FILE or address among the arguments, if there is one; returns the exit code.
///
///     tokisuji [PUZZLE] [--language ja|en] [--theme light|dark] [--screenshot FILE [--size WxH]]
///
/// --screenshot writes the picture of the window once the verdict has settled, and ends.
int runEditor(int argc, char** argv);

} // namespace tokisuji
