// Drawing platform: what commands draw pictures on.
#pragma once

#include <QtGlobal>

namespace tokisuji {

/// To be called before the application is made: the desktop's platform if there is one, otherwise one that needs no
/// display.
inline void chooseDrawingPlatform()
{
    const auto isUnset = [](const char* name) { return qEnvironmentVariableIsEmpty(name); };
    if (isUnset("DISPLAY") && isUnset("WAYLAND_DISPLAY") && isUnset("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace tokisuji
