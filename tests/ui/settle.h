// Waiting for what a window reads and writes beside itself.
#pragma once

#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/share_commands.h"
#include "tests/support/patience.h"
#include "tests/ui/window_fixture.h"

#include <QSignalSpy>

namespace tokisuji {

/// Runs the event loop until no file is being read or written.
inline bool settle(const MainWindow& window)
{
    const auto* files = window.findChild<FileCommands*>();
    const auto* shares = window.findChild<ShareCommands*>();
    return QTest::qWaitFor([&] { return !files->isBusy() && !shares->isBusy(); }, tests::patienceMs);
}

/// Opens a file or an address and waits for it. False: it could not be read, and what was open stays.
inline bool openAndWait(MainWindow& window, const QString& what)
{
    const QSignalSpy opened(window.document(), &Document::opened);
    window.openAnything(what);
    return settle(window) && opened.count() > 0;
}

} // namespace tokisuji
