// Tool text: names of tools as the column beside the board shows them.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QString>

namespace tokisuji {

[[nodiscard]] QString toolName(ToolId tool);
/// The English name, whatever the language.
[[nodiscard]] QString toolSource(ToolId tool);
/// What the tool does, for its tooltip.
[[nodiscard]] QString toolHelp(ToolId tool);

} // namespace tokisuji
