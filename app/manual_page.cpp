#include "app/manual_page.h"

namespace tokisuji {

namespace {

/// Troff reads backslashes, and points and quotes that begin a line; a plain "-" would be printed as a hyphen.
std::string escaped(std::string_view text)
{
    std::string out;
    bool beginsLine = true;
    for (const char c : text) {
        if (beginsLine && (c == '.' || c == '\''))
            out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
        beginsLine = c == '\n';
    }
    return out;
}

std::string listed(std::span<const OptionSpec> options)
{
    std::string text;
    for (const OptionSpec& option : options) {
        text += ".TP\n\\fB" + escaped(option.name) + "\\fR";
        if (!option.value.empty())
            text += " \\fI" + escaped(option.value) + "\\fR";
        text += "\n" + escaped(option.help) + "\n";
    }
    return text;
}

std::string sectionOf(const Command& command)
{
    std::string text = ".SS \"tokisuji " + escaped(command.name) + "\"\n.nf\n\\fBtokisuji " + escaped(command.name)
                       + "\\fR " + escaped(command.usage) + "\n.fi\n.PP\n" + escaped(command.summary) + "\n"
                       + listed(command.options);
    if (!command.details.empty()) // tables and examples in it keep their lines
        text += ".PP\n.nf\n" + escaped(command.details) + ".fi\n";
    return text;
}

} // namespace

std::string manualPage(std::span<const Command* const> commands, std::span<const OptionSpec> ofEditor,
                       std::string_view puzzleHelp)
{
    std::string text = ".TH TOKISUJI 1 \"\" \"tokisuji " TOKISUJI_VERSION "\" \"User Commands\"\n"
                       ".SH NAME\n"
                       "tokisuji \\- editor for pencil puzzles that checks them as you work\n"
                       ".SH SYNOPSIS\n"
                       ".B tokisuji\n[\\fIPUZZLE\\fR] [\\fIOPTIONS\\fR]\n";
    for (const Command* command : commands)
        text += ".br\n.B tokisuji " + escaped(command->name) + "\n\\&...\n";
    text +=
        ".SH DESCRIPTION\n"
        "Without a command, opens the editor. The commands check, solve, convert, draw and generate puzzles without a\n"
        "window.\n.PP\n"
        + escaped(puzzleHelp) + ".SH OPTIONS OF THE EDITOR\n" + listed(ofEditor) + ".SH COMMANDS\n";
    for (const Command* command : commands)
        text += sectionOf(*command);
    text += ".SH EXIT STATUS\n"
            ".TP\n.B 0\ndone, whatever the verdict is\n"
            ".TP\n.B 2\nbad usage, or a puzzle that cannot be read\n"
            ".TP\n.B 3\nstopped at a limit\n";
    return text;
}

} // namespace tokisuji
