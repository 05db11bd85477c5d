// Drawing platform: what commands draw pictures on.
#pragma once

#include <QtGlobal>

namespace tokisuji {

/// Before the application is made: the desktop's platform when there is one, else none that needs a display.
inline void chooseDrawingPlatform()
{
    const auto isUnset = [](const char* name) { return qEnvironmentVariableIsEmpty(name); };
    if (isUnset("DISPLAY") && isUnset("WAYLAND_DISPLAY") && isUnset("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace tokisuji
