// Screenshot: the picture of the window, for documentation and for machines without a display.
#pragma once

#include "editor/model/settings.h"

#include <memory>

namespace tokisuji {

class MainWindow;

/// Settings with default values, forgotten at the end.
[[nodiscard]] std::unique_ptr<Settings> temporarySettings();

/// Writes the picture as soon as the verdict and the timeline are settled (or a check has run into its limit), and ends
/// the program: exit code 0, or 2 when the file cannot be written.
void takeScreenshotWhenSettled(MainWindow& window, const QString& path);

} // namespace tokisuji
