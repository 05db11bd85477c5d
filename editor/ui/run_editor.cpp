#include "editor/ui/run_editor.h"

#include "editor/model/worker.h"
#include "editor/ui/language.h"
#include "editor/ui/screenshot.h"
#include "editor/ui/theme.h"
#include "editor/ui/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <span>
#include <string_view>

namespace tokisuji {

namespace {

struct Options {
    QString puzzle;
    QString screenshot;
    QSize size;
    std::optional<Language> language;
    std::optional<ThemeChoice> theme;
};

QSize sizeOf(const QString& text)
{
    const auto parts = text.split(QLatin1Char('x'));
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

/// Ends the program with a message where the arguments make no sense.
Options parse(const QApplication& application)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(QStringLiteral("Editor for pencil puzzles with a live uniqueness check."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("PUZZLE"), QStringLiteral("File or address to open."),
                                 QStringLiteral("[PUZZLE]"));
    const QCommandLineOption language(QStringLiteral("language"), QStringLiteral("Language: ja or en."),
                                      QStringLiteral("ja|en"));
    const QCommandLineOption theme(QStringLiteral("theme"), QStringLiteral("Colours: light or dark."),
                                   QStringLiteral("light|dark"));
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        QStringLiteral("Write a picture of the window once the verdict has settled, and end."), QStringLiteral("FILE"));
    const QCommandLineOption size(QStringLiteral("size"), QStringLiteral("Size of the window, for a screenshot."),
                                  QStringLiteral("WxH"));
    parser.addOptions({language, theme, screenshot, size});
    parser.process(application);

    Options options;
    options.puzzle = parser.positionalArguments().value(0);
    options.screenshot = parser.value(screenshot);
    options.size = sizeOf(parser.value(size));
    if (parser.isSet(language))
        options.language = parser.value(language) == QLatin1String("ja") ? Language::Japanese : Language::English;
    if (parser.isSet(theme))
        options.theme = parser.value(theme) == QLatin1String("dark") ? ThemeChoice::Dark : ThemeChoice::Light;
    return options;
}

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
void openNewWindow(const Options& options)
{
    QStringList words;
    if (options.language)
        words << QStringLiteral("--language") << (*options.language == Language::Japanese ? "ja" : "en");
    if (options.theme)
        words << QStringLiteral("--theme") << (*options.theme == ThemeChoice::Dark ? "dark" : "light");
    QProcess::startDetached(QCoreApplication::applicationFilePath(), words);
}

int run(const Options& options)
{
    // A screenshot shows the program as it is at first, not the habits and puzzles of whoever takes it.
    const bool forPicture = !options.screenshot.isEmpty();
    const QTemporaryDir folderForPicture;
    auto settings = forPicture ? temporarySettings() : std::make_unique<Settings>();
    applyLanguage(options.language.value_or(settings->language()));
    applyTheme(options.theme.value_or(settings->theme()));
    MainWindow window(std::move(settings), forPicture ? folderForPicture.path() : untitledFolder());
    QObject::connect(&window, &MainWindow::newWindowWanted, &window, [&options] { openNewWindow(options); });
    if (options.size.isValid())
        window.resize(options.size);
    window.show();
    if (!options.puzzle.isEmpty())
        window.openAnything(options.puzzle);
    window.offerInterrupted();
    if (!options.screenshot.isEmpty())
        takeScreenshotWhenSettled(window, options.screenshot);
    return QApplication::exec();
}

bool hasDisplay()
{
    constexpr std::array variables{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::ranges::any_of(variables, [](const char* name) { return !qEnvironmentVariableIsEmpty(name); });
}

bool asksForPicture(std::span<char*> words)
{
    return std::ranges::any_of(words, [](std::string_view word) { return word.starts_with("--screenshot"); });
}

} // namespace

int runEditor(int argc, char** argv)
{
    if (!hasDisplay()) {
        if (!asksForPicture(std::span(argv, static_cast<std::size_t>(argc)))) {
            std::fputs("There is no display to open the editor on. tokisuji --help tells what works without one.\n",
                       stderr);
            return 2;
        }
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    nameApplication();
    QApplication application(argc, argv);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/tokisuji.svg")));
    const int code = run(parse(application));
    // A worker that was asked to stop ends within milliseconds; the process should not end under it.
    constexpr std::chrono::milliseconds patience{500};
    (void)ownerless::waitForAll(patience);
    return code;
}

} // namespace tokisuji
