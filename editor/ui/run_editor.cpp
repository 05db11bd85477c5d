#include "editor/ui/run_editor.h"

#include "editor/model/worker.h"
#include "editor/ui/display.h"
#include "editor/ui/language.h"
#include "editor/ui/open_requests.h"
#include "editor/ui/screenshot.h"
#include "editor/ui/theme.h"
#include "editor/ui/window/main_window.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QIcon>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>

namespace tokisuji {

namespace {

void nameApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tokisuji"));
    QCoreApplication::setApplicationName(QStringLiteral("tokisuji"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TOKISUJI_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tokisuji"));
    QGuiApplication::setDesktopFileName(QStringLiteral("tokisuji"));
}

/// Where puzzles live that have no name yet.
QString untitledFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(QStringLiteral("untitled"));
}

/// Each window is a process of its own: what happens to one leaves the others alone.
void openNewWindow(const EditorOptions& options, const QString& puzzle)
{
    QStringList words;
    if (options.language)
        words << QStringLiteral("--language") << *options.language;
    if (options.theme)
        words << QStringLiteral("--theme") << (*options.theme == ThemeChoice::Dark ? "dark" : "light");
    if (!puzzle.isEmpty()) // no option, even if it begins like one
        words << (puzzle.startsWith(QLatin1Char('-')) ? QLatin1Char(' ') + puzzle : puzzle);
    QProcess::startDetached(QCoreApplication::applicationFilePath(), words);
}

int run(const EditorOptions& options)
{
    // A screenshot shows the program as it is at first, not the habits and puzzles of whoever takes it.
    const bool forPicture = !options.screenshot.isEmpty();
    const QTemporaryDir folderForPicture;
    auto settings = forPicture ? temporarySettings() : std::make_unique<Settings>();
    applyLanguage(options.language.value_or(settings->language()));
    applyTheme(options.theme.value_or(settings->theme()));
    MainWindow window(std::move(settings), forPicture ? folderForPicture.path() : untitledFolder());
    QObject::connect(&window, &MainWindow::newWindowWanted, &window,
                     [&options](const QString& puzzle) { openNewWindow(options, puzzle); });
    const OpenRequests requests([&](const QString& location) {
        if (window.document()->isEmpty())
            window.openAnything(location);
        else
            openNewWindow(options, location);
    });
    if (options.size.isValid())
        window.resize(options.size);
    window.show();
    if (!options.puzzle.isEmpty())
        window.openAnything(options.puzzle);
    window.offerInterrupted();
    if (options.begin)
        QTimer::singleShot(0, &window, [&] { window.actionTable()[*options.begin]->trigger(); });
    if (!options.screenshot.isEmpty())
        takeScreenshotWhenSettled(window, options.screenshot);
    return QApplication::exec();
}

} // namespace

int runEditor(int argc, char** argv, const EditorOptions& options)
{
    if (!hasDisplay()) {
        if (options.screenshot.isEmpty()) {
            std::fputs("There is no display to open the editor on. tokisuji --help tells what works without one.\n",
                       stderr);
            return 2;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    nameApplication();
    const QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tokisuji.svg")));
    const int code = run(options);
    // A worker that was asked to stop ends within milliseconds; the process should not end under it.
    constexpr std::chrono::milliseconds patience{500};
    (void)ownerless::waitForAll(patience);
    return code;
}

} // namespace tokisuji
