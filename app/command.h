// Command: a subcommand of the program as a row of a table.
#pragma once

#include "app/arguments.h"

namespace tokisuji {

/// What the program's exit code says.
enum class Exit : int {
    Done = 0,     ///< whatever the verdict is
    BadInput = 2, ///< bad usage, or a single puzzle that cannot be read
    Limit = 3,    ///< stopped at a limit
};

struct Command {
    std::string_view name;
    std::string_view usage;   ///< what follows the name
    std::string_view summary; ///< one line
    std::string_view details; ///< what the help says below the options
    std::span<const OptionSpec> options;
    /// Results go to standard output, messages to standard error.
    Checked<Exit> (*run)(const Arguments&);
};

extern const Command checkCommand;
extern const Command convertCommand;
extern const Command countCommand;
extern const Command exportCommand;
extern const Command generateCommand;
extern const Command genresCommand;
extern const Command matchRatesCommand;
extern const Command replayCommand;
extern const Command sheetCommand;
extern const Command traceCommand;
extern const Command verifyCommand;

constexpr OptionSpec jsonOption{"--json", "", "print one line of JSON per puzzle"};

} // namespace tokisuji
