// Editor call: the words of a call that opens the editor.
#pragma once

#include "app/arguments.h"
#include "editor/ui/run_editor.h"

namespace tokisuji {

[[nodiscard]] std::span<const OptionSpec> editorOptionSpecs();
/// A word that is neither a file nor a puzzle in any form is taken for a misspelt command.
[[nodiscard]] Checked<EditorOptions> editorCall(std::span<const std::string> words);

} // namespace tokisuji
