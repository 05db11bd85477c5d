// Tool text: names of tools as the column beside the board shows them.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QString>

namespace tokisuji {

[[nodiscard]] QString toolName(ToolId tool);
/// What the tool does, for its tooltip.
[[nodiscard]] QString toolHelp(ToolId tool);

} // namespace tokisuji
