// How long a real window is held up while a long log on slow storage is opened and saved.
#pragma once

#include <QString>

/// Opens `log` in a window and saves it elsewhere in `folder`, and prints the longest time for which the event loop did
/// not run.
void benchWindow(const QString& log, const QString& folder);
