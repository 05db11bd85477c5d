// Command line: which subcommand a call means, and the help.
#pragma once

#include <optional>
#include <span>
#include <string>

namespace tokisuji {

/// Runs the subcommand, "--help", "--version" or "--manual-page" that the words begin with and returns the exit code;
/// empty when the words name none of them, so that the editor is meant. `words` are without the program's own name.
[[nodiscard]] std::optional<int> runCommandLine(std::span<const std::string> words);

} // namespace tokisuji
