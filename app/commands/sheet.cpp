// sheet: several puzzles on pages of A4.
#include "editor/export/sheet.h"
#include "app/batch.h"
#include "app/drawing_platform.h"
#include "app/json.h"
#include "app/puzzle_input.h"
#include "editor/ui/texts/edit_text.h"

#include <QGuiApplication>

#include <array>
#include <iostream>

namespace tokisuji {

namespace {

constexpr std::array sheetOptions{
    OptionSpec{"--columns", "N", "puzzles beside each other (2)"},
    OptionSpec{"--rows", "N", "puzzles below each other (3)"},
    OptionSpec{"--answer", "", "also draw the marks on the boards"},
    OptionSpec{"--notes", "", "also draw free notes"},
    jsonOption,
};

/// All of them, or what is wrong with one.
std::variant<std::vector<SheetPuzzle>, std::string> puzzlesOf(const std::vector<std::string>& words)
{
    std::vector<SheetPuzzle> puzzles;
    std::optional<std::string> problem;
    const auto take = [&](const PuzzleRead& read, const std::string& where) {
        if (const auto* board = std::get_if<Board>(&read))
            puzzles.push_back({*board, boardTitle(*board)});
        else if (!problem)
            problem = where + ": " + std::get<InputProblem>(read).text;
    };
    for (const std::string& word : words) {
        std::size_t line = 0;
        if (word != "-")
            for (const PuzzleRead& read : readAllOf(word))
                take(read, word);
        else
            while (const auto read = readNextLine(std::cin))
                take(*read, "line " + std::to_string(++line));
    }
    if (problem)
        return *problem;
    return puzzles;
}

Checked<SheetOptions> sheetOptionsOf(const Arguments& arguments)
{
    SheetOptions sheet;
    sheet.puzzle.content = arguments.has("--answer") ? ExportOptions::Answer : ExportOptions::Problem;
    sheet.puzzle.notes = arguments.has("--notes");
    for (const auto& [name, side] : {std::pair("--columns", &sheet.columns), std::pair("--rows", &sheet.rows)}) {
        const auto number = arguments.number(name, *side, 1, mostOnLine);
        if (const auto* problem = std::get_if<UsageProblem>(&number))
            return *problem;
        *side = std::get<int>(number);
    }
    return sheet;
}

Checked<Exit> runSheet(const Arguments& arguments)
{
    if (arguments.plain().size() < 2)
        return UsageProblem{"The name of a PDF file and at least one puzzle are needed."};
    const auto sheet = sheetOptionsOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&sheet))
        return *problem;
    chooseDrawingPlatform();
    std::string name = "tokisuji";
    std::array<char*, 2> words{name.data(), nullptr};
    int count = 1;
    const QGuiApplication application(count, words.data()); // Qt needs one for its fonts
    const std::string& path = arguments.plain().front();
    const auto puzzles = puzzlesOf({arguments.plain().begin() + 1, arguments.plain().end()});
    if (const auto* problem = std::get_if<std::string>(&puzzles)) {
        printMessage(*problem);
        return Exit::BadInput;
    }
    const auto& all = std::get<std::vector<SheetPuzzle>>(puzzles);
    if (const auto wrong = writeSheet(all, QString::fromStdString(path), std::get<SheetOptions>(sheet))) {
        printMessage(wrong->toStdString());
        return Exit::BadInput;
    }
    if (arguments.has(jsonOption.name))
        printJson({{"file", toJson(path)}, {"puzzles", static_cast<int>(all.size())}});
    else
        printLine(path);
    return Exit::Done;
}

} // namespace

const Command sheetCommand{
    "sheet",
    "OUT.pdf PUZZLE... [--columns N] [--rows N] [--answer] [--notes] [--json]",
    "print several puzzles on pages of A4",
    "A PUZZLE that is - stands for all puzzles on standard input, one a line. JSON: file, puzzles.\n",
    sheetOptions,
    runSheet,
};

} // namespace tokisuji
