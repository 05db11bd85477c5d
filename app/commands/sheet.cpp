// sheet: several puzzles on pages of paper.
#include "editor/export/sheet.h"
#include "app/application.h"
#include "app/batch.h"
#include "app/json.h"
#include "app/publish_options.h"
#include "app/puzzle_input.h"
#include "editor/export/page_file.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <set>

namespace tokisuji {

namespace {

constexpr std::array sheetOptions{
    OptionSpec{"--paper", "NAME", "a4, letter, or booklet: A5, two pages on each side of A4, to be folded (a4)"},
    OptionSpec{"--columns", "N",
               "puzzles beside each other, as large as they fit (as many as fit, in the preset's size)"},
    OptionSpec{"--rows", "N", "puzzles below each other, likewise"},
    OptionSpec{"--title", "TEXT", "heading of the whole"},
    OptionSpec{"--author", "TEXT", "who made it"},
    OptionSpec{"--contents", "", "a first page that says where each puzzle is"},
    OptionSpec{"--solutions", "back|upside-down", "small solutions, at the back or at the bottom of each page"},
    OptionSpec{"--rules", "", "the rules of each kind, where its first puzzle is"},
    difficultyOption,
    codeOption,
    presetOption,
    OptionSpec{"--cell", "PX", "side of a cell in 1/96 inch, where puzzles stand as they fit (30, 8 mm)"},
    OptionSpec{"--theme", "NAME", "light, dark or print (print)"},
    OptionSpec{"--answer", "", "also draw the marks on the boards"},
    coordinatesOption,
    notesOption,
    wordsOption,
    jsonOption,
};

struct SheetInput {
    Board board;
    Publication texts;
};
using SheetInputs = std::variant<std::vector<SheetInput>, std::string>; ///< or what is wrong with one

/// All of them, or what is wrong with the first that cannot be read.
SheetInputs inputsOf(const std::vector<std::string>& words)
{
    std::vector<SheetInput> inputs;
    std::optional<std::string> problem;
    const auto take = [&](const PuzzleInput& input, const std::string& where) {
        if (const auto* board = std::get_if<Board>(&input.read))
            inputs.push_back({*board, input.texts});
        else if (!problem)
            problem = where + ": " + std::get<InputProblem>(input.read).text;
    };
    for (const std::string& word : words) {
        std::size_t line = 0;
        if (word != "-")
            for (const PuzzleInput& input : readList(word))
                take(input, word);
        else
            while (const auto input = readNextLine(std::cin))
                take(*input, "line " + std::to_string(++line));
    }
    if (problem)
        return *problem;
    return inputs;
}

/// Each with its texts; the rules where a kind is the first time.
std::vector<Published> published(const std::vector<SheetInput>& inputs, const SheetOptions& sheet,
                                 const Arguments& arguments)
{
    std::vector<Published> puzzles;
    std::set<std::pair<std::string, std::string>> explained;
    for (const SheetInput& input : inputs) {
        const PublishWishes wishes{
            .heading = true,
            .title = QString::fromStdString(input.texts.title),
            .author = QString::fromStdString(input.texts.author),
            .rules =
                arguments.has(rulesOption.name) && explained.emplace(input.board.genre(), input.board.flags()).second,
            .difficulty = arguments.has(difficultyOption.name),
            .code = arguments.has(codeOption.name),
            .answer = sheet.solutions != SheetSolutions::None,
        };
        puzzles.push_back(publishedOf(input.board, wishes, findingsFor(input.board, wishes.needs())));
    }
    return puzzles;
}

/// One side of a grid alone: the other is as on a page of six.
std::optional<UsageProblem> readGrid(const Arguments& arguments, SheetOptions& sheet)
{
    if (!arguments.has("--columns") && !arguments.has("--rows"))
        return std::nullopt;
    constexpr int usualColumns = 2, usualRows = 3;
    const auto columns = arguments.number("--columns", usualColumns, 1, mostOnLine);
    const auto rows = arguments.number("--rows", usualRows, 1, mostOnLine);
    for (const auto* number : {&columns, &rows})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    sheet.columns = std::get<int>(columns);
    sheet.rows = std::get<int>(rows);
    return std::nullopt;
}

Checked<SheetOptions> sheetWanted(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 3> papers{"a4", "letter", "booklet"}; // in the order of Paper
    constexpr std::array<std::string_view, 2> places{"back", "upside-down"};     // of SheetSolutions, without None
    const PresetLook& print = lookOf(Preset::Magazine);
    SheetOptions sheet;
    sheet.puzzle = {.inks = print.inks, .cellPixels = print.cellPixels, .textPt = print.textPt};
    const auto drawing = drawingWanted(arguments, sheet.puzzle);
    const auto paper = arguments.choice("--paper", papers, 0);
    const auto place = arguments.choice("--solutions", places, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&drawing))
        return *problem;
    for (const auto* choice : {&paper, &place})
        if (const auto* problem = std::get_if<UsageProblem>(choice))
            return *problem;
    if (const auto problem = readGrid(arguments, sheet))
        return *problem;
    sheet.puzzle = std::get<ExportOptions>(drawing);
    sheet.puzzle.content = arguments.has("--answer") ? ExportOptions::Answer : ExportOptions::Problem;
    sheet.paper = static_cast<SheetOptions::Paper>(std::get<std::size_t>(paper));
    if (arguments.has("--solutions"))
        sheet.solutions = static_cast<SheetSolutions>(std::get<std::size_t>(place) + 1);
    sheet.contents = arguments.has("--contents");
    sheet.title = QString::fromStdString(arguments.value("--title", ""));
    sheet.author = QString::fromStdString(arguments.value("--author", ""));
    return sheet;
}

/// The file's name is the one that ends in .pdf.
std::optional<std::string> takePath(std::vector<std::string>& words)
{
    const auto isPdf = [](const std::string& word) {
        return QString::fromStdString(word).endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive);
    };
    if (words.size() < 2 || std::ranges::count_if(words, isPdf) != 1)
        return std::nullopt;
    const auto found = std::ranges::find_if(words, isPdf);
    std::string path = *found;
    words.erase(found);
    return path;
}

Exit write(const std::vector<SheetInput>& inputs, SheetOptions sheet, const std::string& path,
           const Arguments& arguments)
{
    sheet.contentsHead = contentsHeading();
    sheet.solutionsHead = solutionsHeading();
    std::vector<Page> pages = sheetPages(published(inputs, sheet, arguments), sheet);
    const auto count = static_cast<int>(pages.size());
    if (sheet.paper == SheetOptions::Booklet)
        pages = imposed(std::move(pages));
    if (const auto wrong =
            writePages(pages, QString::fromStdString(path), {.inks = sheet.puzzle.inks, .title = sheet.title})) {
        printMessage(wrong->toStdString());
        return Exit::BadInput;
    }
    if (arguments.has(jsonOption.name))
        printJson({{"file", toJson(path)}, {"puzzles", static_cast<int>(inputs.size())}, {"pages", count}});
    else
        printLine(path);
    return Exit::Done;
}

Checked<Exit> runSheet(const Arguments& arguments)
{
    std::vector<std::string> words = arguments.plain();
    const auto path = takePath(words);
    if (!path)
        return UsageProblem{"At least one puzzle and the name of one PDF file are needed."};
    const auto sheet = sheetWanted(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&sheet))
        return *problem;
    ensureDrawingApplication();
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    const SheetInputs inputs = inputsOf(words);
    if (const auto* problem = std::get_if<std::string>(&inputs)) {
        printMessage(*problem);
        return Exit::BadInput;
    }
    return write(std::get<std::vector<SheetInput>>(inputs), std::get<SheetOptions>(sheet), *path, arguments);
}

} // namespace

const Command sheetCommand{
    "sheet",
    "LIST... OUT.pdf [--paper a4|letter|booklet] [--columns N] [--rows N] [--title TEXT] [--author TEXT] [--contents]\n"
    "      [--solutions back|upside-down] [--rules] [--difficulty] [--qr] [--preset screen|blog|magazine] [--cell PX]\n"
    "      [--theme light|dark|print] [--answer] [--coordinates] [--notes] [--language CODE] [--json]",
    "print several puzzles on pages",
    "LIST is a puzzle, or a file with one puzzle per line, each a URL or the name of a file, or - for the same on\n"
    "standard input. Puzzles are numbered in their order. JSON: file, puzzles, pages (of a booklet those of A5).\n",
    sheetOptions,
    runSheet,
};

} // namespace tokisuji
