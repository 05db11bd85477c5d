#include "app/application.h"

#include "editor/ui/display.h"
#include "editor/ui/language.h"

#include <QGuiApplication>

#include <array>
#include <string>

namespace tokisuji {

namespace {

/// What Qt wants to know of the command line.
struct CommandWords {
    std::string name = "tokisuji";
    std::array<char*, 2> words{name.data(), nullptr};
    int count = 1;
};

/// The desktop's platform if there is one, otherwise one that needs no display.
void choosePlatform()
{
    if (!hasDisplay())
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

CommandWords& commandWords()
{
    static CommandWords words;
    return words;
}

} // namespace

void ensureApplication()
{
    if (QCoreApplication::instance() == nullptr)
        static const QCoreApplication application(commandWords().count, commandWords().words.data());
}

void ensureDrawingApplication()
{
    choosePlatform();
    static const QGuiApplication application(commandWords().count, commandWords().words.data()); // for its fonts
}

std::optional<UsageProblem> speak(const std::string& code)
{
    ensureApplication();
    if (!isSpoken(QString::fromStdString(code)))
        return UsageProblem{notSpoken(QString::fromStdString(code)).toStdString()};
    applyLanguage(QString::fromStdString(code));
    return std::nullopt;
}

} // namespace tokisuji
