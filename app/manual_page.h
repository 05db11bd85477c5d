// Manual page: the help of all commands as a page for man(1), made from the table of commands.
#pragma once

#include "app/command.h"

#include <string>

namespace tokisuji {

/// Source text for troff's man macros, section 1. `puzzleHelp`: what a PUZZLE may be.
[[nodiscard]] std::string manualPage(std::span<const Command* const> commands, std::span<const OptionSpec> ofEditor,
                                     std::string_view puzzleHelp);

} // namespace tokisuji
