// Drawing platform: what commands draw pictures on.
#pragma once

#include "editor/ui/display.h"

#include <QtGlobal>

namespace tokisuji {

/// To be called before the application is made: the desktop's platform if there is one, otherwise one that needs no
/// display.
inline void chooseDrawingPlatform()
{
    if (!hasDisplay())
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

} // namespace tokisuji
