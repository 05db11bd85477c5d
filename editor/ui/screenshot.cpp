#include "editor/ui/screenshot.h"

#include "editor/ui/window/file_commands.h"
#include "editor/ui/window/main_window.h"
#include "editor/whole_file.h"

#include <QApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

namespace tokisuji {

namespace {

constexpr int lookMs = 50;
constexpr int settleMs = 400; ///< after the verdict: timeline, movements

void write(MainWindow& window, const QString& path)
{
    QSaveFile file(path);
    const QByteArray format = QFileInfo(path).suffix().toLatin1();
    const bool written = file.open(QIODevice::WriteOnly)
                         && window.grab().save(&file, format.isEmpty() ? "PNG" : format.constData())
                         && putInPlace(file);
    if (!written)
        std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
    QApplication::exit(written ? 0 : 2);
}

} // namespace

std::unique_ptr<Settings> temporarySettings()
{
    static const QTemporaryDir folder;
    return std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini")));
}

void takeScreenshotWhenSettled(MainWindow& window, const QString& path)
{
    auto* look = new QTimer(&window);
    look->setInterval(lookMs);
    QObject::connect(look, &QTimer::timeout, &window, [look, &window, path] {
        if (window.findChild<FileCommands*>()->isBusy() || window.solver()->isRunning())
            return;
        look->stop();
        QTimer::singleShot(settleMs, &window, [&window, path] { write(window, path); });
    });
    look->start();
}

} // namespace tokisuji
