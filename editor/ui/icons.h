// Icons: the line drawings of resources/icons/glyphs in the colours of the running theme.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QIcon>

namespace tokisuji {

/// The drawing `name`.svg. Its colour follows the theme by itself: ink, faint when disabled, "on accent" when checked
/// on an accent button.
[[nodiscard]] QIcon lineIcon(const QString& name);

[[nodiscard]] QIcon toolIcon(ToolId tool);

} // namespace tokisuji
