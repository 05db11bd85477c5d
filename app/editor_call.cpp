#include "app/editor_call.h"

#include "app/puzzle_input.h"
#include "app/size_text.h"
#include "editor/ui/language.h"
#include "engine/formats/exchange.h"

#include <array>
#include <filesystem>

namespace tokisuji {

namespace {

constexpr std::array specs{
    OptionSpec{"--language", "CODE", "language of the window: en, ja, ..."},
    OptionSpec{"--theme", "light|dark", "colour theme"},
    OptionSpec{"--begin", "new|generate|open", "begin with this dialog"},
    OptionSpec{"--screenshot", "FILE", "save a picture of the window once the verdict is final, then quit"},
    OptionSpec{"--size", "WxH", "size of the window"},
};

/// A log that is missing and a link that cannot be read are left to the window, which says so: whoever clicked on one
/// sees no terminal.
bool isForTheWindow(const std::string& word)
{
    std::error_code ignored;
    return std::filesystem::exists(word, ignored) || word.ends_with(".tokisuji")
           || word.find("://") != std::string::npos;
}

/// What is wrong with a word that is neither a file nor meant as a puzzle in any form.
std::optional<UsageProblem> problemWith(const std::string& word)
{
    if (isForTheWindow(word) || exchangeFormatOf(word).recognises != nullptr)
        return std::nullopt;
    if (word.find_first_of("/:?") == std::string::npos) // no address
        return UsageProblem{"There is no command or file named \"" + word + "\"."};
    const PuzzleInput input = readArgument(word);
    const auto* problem = std::get_if<InputProblem>(&input.read);
    return problem != nullptr && namesNoPuzzle(*problem) ? std::optional(UsageProblem{problem->text}) : std::nullopt;
}

std::optional<UsageProblem> problemWith(const std::vector<std::string>& plain)
{
    if (plain.size() > 1)
        return UsageProblem{"The editor opens one puzzle, not " + std::to_string(plain.size()) + "."};
    return plain.empty() ? std::nullopt : problemWith(plain.front());
}

Checked<std::optional<QString>> languageOf(const Arguments& arguments)
{
    if (!arguments.has("--language"))
        return std::optional<QString>();
    const QString code = QString::fromStdString(arguments.value("--language", ""));
    if (isSpoken(code))
        return std::optional<QString>(code);
    return UsageProblem{notSpoken(code).toStdString()};
}

Checked<std::optional<ThemeChoice>> themeOf(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 2> names{"light", "dark"};
    if (!arguments.has("--theme"))
        return std::optional<ThemeChoice>();
    const auto theme = arguments.choice("--theme", names, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&theme))
        return *problem;
    return std::optional(std::get<std::size_t>(theme) == 1 ? ThemeChoice::Dark : ThemeChoice::Light);
}

Checked<std::optional<ActionId>> beginningOf(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 3> names{"new", "generate", "open"};
    constexpr std::array dialogs{ActionId::New, ActionId::Generate, ActionId::Open};
    if (!arguments.has("--begin"))
        return std::optional<ActionId>();
    const auto dialog = arguments.choice("--begin", names, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&dialog))
        return *problem;
    return std::optional(dialogs[std::get<std::size_t>(dialog)]);
}

Checked<QSize> sizeOf(const Arguments& arguments)
{
    if (!arguments.has("--size"))
        return QSize();
    const std::string text = arguments.value("--size", "");
    if (const auto size = parseSize(text))
        return QSize(size->width, size->height);
    return UsageProblem{"--size takes WxH, for instance 1280x800, not \"" + text + "\"."};
}

} // namespace

std::span<const OptionSpec> editorOptionSpecs()
{
    return specs;
}

Checked<EditorOptions> editorCall(std::span<const std::string> words)
{
    const auto parsed = Arguments::parse(words, specs);
    if (const auto* problem = std::get_if<UsageProblem>(&parsed))
        return *problem;
    const Arguments& arguments = std::get<Arguments>(parsed);
    if (const auto problem = problemWith(arguments.plain()))
        return *problem;
    const auto language = languageOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&language))
        return *problem;
    const auto theme = themeOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&theme))
        return *problem;
    const auto beginning = beginningOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&beginning))
        return *problem;
    const auto size = sizeOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&size))
        return *problem;
    EditorOptions options;
    if (!arguments.plain().empty())
        options.puzzle = QString::fromStdString(arguments.plain().front());
    options.language = std::get<std::optional<QString>>(language);
    options.theme = std::get<std::optional<ThemeChoice>>(theme);
    options.begin = std::get<std::optional<ActionId>>(beginning);
    options.screenshot = QString::fromStdString(arguments.value("--screenshot", ""));
    options.size = std::get<QSize>(size);
    return options;
}

} // namespace tokisuji
