// export: the picture of a puzzle as a file, alone or as it is published.
#include "app/application.h"
#include "app/batch.h"
#include "app/json.h"
#include "app/publish_options.h"
#include "editor/export/exporter.h"
#include "editor/ui/texts/publish_text.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array exportOptions{
    OptionSpec{"--answer", "", "also draw the answer: the marks on the board, or a solution if there are none"},
    OptionSpec{"--solution", "below|page", "a solution below the puzzle, or on a page (in a picture) of its own"},
    presetOption,
    OptionSpec{"--cell", "PX", "side of a cell in pixels (54, or the preset's)"},
    OptionSpec{"--theme", "NAME", "light, dark or print (print, or the preset's)"},
    OptionSpec{"--transparent", "", "no white below the drawing"},
    OptionSpec{"--title", "TEXT", "heading; otherwise what the file says, or the kind of puzzle"},
    OptionSpec{"--author", "TEXT", "who made it; otherwise what the file says"},
    rulesOption,
    OptionSpec{"--rules-text", "TEXT", "rules in words of your own"},
    OptionSpec{"--example", "", "a small example of the kind with its solution"},
    difficultyOption,
    pathOption,
    codeOption,
    coordinatesOption,
    notesOption,
    wordsOption,
    jsonOption,
};

/// What is drawn, or why it cannot be.
std::variant<Published, Report> puzzleWanted(const Board& board, PublishWishes wishes, const Arguments& arguments)
{
    if (wishes.code) {
        const auto address = webAddress(board);
        if (!address)
            return failure(address.error());
        if (!qrCodeOf(*address))
            return failure("export-code-too-long", "The address is too long for a QR code.");
    }
    const bool drawsMarks = arguments.has("--answer");
    wishes.answer = arguments.has("--solution");
    const std::optional<Board> drawn = drawsMarks ? answered(board) : board;
    Published published = publishedOf(board, wishes, findingsFor(board, wishes.needs()));
    if (!drawn || (wishes.answer && !published.answer))
        return failure("export-no-answer", "No solution was found to draw.");
    if (wishes.path && !published.path)
        return failure("export-no-path", "No path to a single solution was found.");
    published.board = *drawn;
    return published;
}

Report writePicture(const Published& published, const std::string& path, const ExportOptions& options)
{
    if (const auto problem = exportImage(published, QString::fromStdString(path), options))
        return failure("export-failed", problem->toStdString());
    return {.json = {{"file", toJson(path)}}, .text = path};
}

Checked<ExportOptions> optionsOf(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 2> places{"below", "page"};
    const auto place = arguments.choice("--solution", places, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&place))
        return *problem;
    auto options = drawingWanted(arguments);
    if (auto* wanted = std::get_if<ExportOptions>(&options)) {
        wanted->content = arguments.has("--answer") ? ExportOptions::Answer : ExportOptions::Problem;
        wanted->answer = std::get<std::size_t>(place) == 1 ? ExportOptions::AnswerPage : ExportOptions::AnswerBelow;
    }
    return options;
}

Checked<Exit> runExport(const Arguments& arguments)
{
    if (arguments.plain().size() != 2)
        return UsageProblem{"A puzzle and the name of an image file are needed."};
    if (arguments.plain().front() == "-")
        return UsageProblem{"export draws one puzzle at a time."};
    const auto checked = optionsOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    ensureDrawingApplication();
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    const ExportOptions& options = std::get<ExportOptions>(checked);
    const TextJob job = [&](const Board& board, const Publication& texts) {
        const auto wanted = puzzleWanted(board, publishingWanted(arguments, texts), arguments);
        if (const auto* problem = std::get_if<Report>(&wanted))
            return *problem;
        return writePicture(std::get<Published>(wanted), arguments.plain()[1], options);
    };
    // A picture of a puzzle can be drawn without its rules, one of its answer cannot.
    const bool needsRules = arguments.has("--answer") || arguments.has("--solution");
    return runJob(arguments, needsRules ? withRules(job) : job, 2);
}

} // namespace

const Command exportCommand{
    "export",
    "PUZZLE OUT.png|svg|pdf [--answer] [--solution below|page] [--preset screen|blog|magazine] [--cell PX]\n"
    "      [--theme light|dark|print] [--transparent] [--title TEXT] [--author TEXT] [--rules] [--rules-text TEXT]\n"
    "      [--example] [--difficulty] [--path] [--qr] [--coordinates] [--notes] [--language CODE] [--json]",
    "draw a puzzle to an image file, alone or with its title, rules and address",
    "A PDF has a page as large as it needs; further ones hold the solution and the path if these are wanted. Of "
    "pictures\n"
    "in PNG and SVG these are NAME-answer and NAME-path. JSON: file.\n",
    exportOptions,
    runExport,
};

} // namespace tokisuji
