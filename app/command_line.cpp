#include "app/command_line.h"

#include "app/command.h"
#include "app/editor_call.h"
#include "app/manual_page.h"
#include "app/manual_site.h"
#include "editor/model/store/log_schema.h"
#include "editor/version.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace tokisuji {

namespace {

constexpr std::array commands{&checkCommand,    &convertCommand, &countCommand,      &exportCommand,
                              &generateCommand, &genresCommand,  &matchRatesCommand, &replayCommand,
                              &sheetCommand,    &traceCommand,   &verifyCommand};

constexpr std::string_view puzzleHelp = "A PUZZLE is a URL from any pzpr site, a penpa-edit link, a bare pid/w/h/body, "
                                        "a pzprv3 text with / for line ends, a\n"
                                        "file (pzprv3, or a .tokisuji log in the state in which it was left), or - for "
                                        "one of these on each line of standard\n"
                                        "input.\n";

void print(std::FILE* stream, std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stream);
}

std::string padded(std::string text, std::size_t width)
{
    text.resize(std::max(width, text.size() + 2), ' ');
    return text;
}

std::string listed(std::span<const OptionSpec> options)
{
    std::string text;
    for (const OptionSpec& option : options)
        text += padded("  " + std::string(option.name) + " " + std::string(option.value), 30) + std::string(option.help)
                + "\n";
    return text;
}

std::string overview()
{
    std::string text = "Tokisuji, an editor for pencil puzzles that checks them as you work.\n"
                       "\n"
                       "  tokisuji [PUZZLE] [OPTIONS]     open the editor\n";
    for (const Command* command : commands)
        text += padded("  tokisuji " + std::string(command->name) + " ...", 34) + std::string(command->summary) + "\n";
    text += "\nOptions of the editor:\n" + listed(editorOptionSpecs());
    text += "\n" + std::string(puzzleHelp)
            + "\n"
              "Exit code: 0 done, 2 bad usage or a puzzle that cannot be read, 3 stopped at a limit.\n"
              "See tokisuji COMMAND --help for details; --version prints the version,\n"
              "--manual FOLDER writes the manual as pages for a browser.\n";
    return text;
}

std::string helpOf(const Command& command)
{
    std::string text = "tokisuji " + std::string(command.name) + " " + std::string(command.usage) + "\n\n"
                       + std::string(command.summary) + "\n\n";
    text += listed(command.options);
    if (!command.details.empty())
        text += "\n" + std::string(command.details);
    return text;
}

std::string versionText()
{
    const std::string commit = version::commit();
    return std::string("tokisuji " TOKISUJI_VERSION) + (commit.empty() ? "" : " (" + commit + ")") + "\n"
           + ".tokisuji format " + std::to_string(log_schema::version) + "\n";
}

Exit refused(const Command& command, const UsageProblem& problem)
{
    print(stderr,
          problem.text + "\nusage: tokisuji " + std::string(command.name) + " " + std::string(command.usage) + "\n");
    return Exit::BadInput;
}

Exit runCommand(const Command& command, std::span<const std::string> words)
{
    if (std::ranges::find(words, "--help") != words.end()) {
        print(stdout, helpOf(command));
        return Exit::Done;
    }
    const auto arguments = Arguments::parse(words, command.options);
    if (const auto* problem = std::get_if<UsageProblem>(&arguments))
        return refused(command, *problem);
    const auto exit = command.run(std::get<Arguments>(arguments));
    if (const auto* problem = std::get_if<UsageProblem>(&exit))
        return refused(command, *problem);
    return std::get<Exit>(exit);
}

} // namespace

std::optional<int> runCommandLine(std::span<const std::string> words)
{
    if (words.empty())
        return std::nullopt;
    if (words.front() == "--help" || words.front() == "-h" || words.front() == "help") {
        print(stdout, overview());
        return 0;
    }
    if (words.front() == "--manual-page") { // for who installs the program
        print(stdout, manualPage(commands, editorOptionSpecs(), puzzleHelp));
        return 0;
    }
    if (words.front() == "--manual" && words.size() == 2)
        return writeManualSite(words[1]);
    if (words.front() == "--version") {
        print(stdout, versionText());
        return 0;
    }
    const auto command = std::ranges::find(commands, std::string_view(words.front()), &Command::name);
    if (command == commands.end())
        return std::nullopt;
    return static_cast<int>(runCommand(**command, words.subspan(1)));
}

} // namespace tokisuji
