// export: the picture of a puzzle as a file.
#include "app/batch.h"
#include "app/drawing_platform.h"
#include "app/json.h"
#include "editor/export/exporter.h"
#include "editor/model/drawn_answer.h"
#include "engine/check/check.h"
#include "engine/genre/registry.h"

#include <QGuiApplication>

#include <algorithm>
#include <array>
#include <chrono>

namespace tokisuji {

namespace {

constexpr std::array exportOptions{
    OptionSpec{"--answer", "", "also draw the answer: the marks on the board, or a solution if there are none"},
    OptionSpec{"--notes", "", "also draw free notes"},
    OptionSpec{"--cell", "PX", "side of a cell in pixels (54)"},
    OptionSpec{"--theme", "NAME", "light, dark or print (print)"},
    jsonOption,
};

constexpr std::array<std::string_view, 3> themeNames{"light", "dark", "print"}; // in the order of Theme

bool hasAnswerMarks(const Board& board)
{
    return std::ranges::any_of(genreOf(board).answerLayers(), [&](Layer layer) { return !board.isBlank(layer); });
}

/// The board as it is drawn with its answer; empty when it has none to draw.
std::optional<Board> answered(const Board& board)
{
    if (hasAnswerMarks(board))
        return board;
    const CheckOptions quick{.limit = std::chrono::seconds(60), .alternatives = 0, .conflict = false};
    if (const auto solution = check(board, quick).solution)
        return withoutNoMarks(*solution);
    return std::nullopt;
}

/// A picture of a puzzle can be drawn without its rules, one of its answer cannot.
Job guarded(Job job, const ExportOptions& exportOptions)
{
    return exportOptions.content == ExportOptions::Answer ? withRules(std::move(job)) : std::move(job);
}

Report writePicture(const Board& board, const std::string& path, const ExportOptions& exportOptions)
{
    const bool withAnswer = exportOptions.content == ExportOptions::Answer;
    const std::optional<Board> drawn = withAnswer ? answered(board) : board;
    if (!drawn)
        return failure("export-no-answer", "No solution was found to draw.");
    if (const auto problem = exportImage(*drawn, QString::fromStdString(path), exportOptions))
        return failure("export-failed", problem->toStdString());
    return {.json = {{"file", toJson(path)}}, .text = path};
}

Checked<ExportOptions> exportOptionsOf(const Arguments& arguments)
{
    const auto cell = arguments.number("--cell", ExportOptions().cellPixels, minExportCell, maxExportCell);
    const auto theme = arguments.choice("--theme", themeNames, static_cast<std::size_t>(Theme::Print));
    if (const auto* problem = std::get_if<UsageProblem>(&cell))
        return *problem;
    if (const auto* problem = std::get_if<UsageProblem>(&theme))
        return *problem;
    return ExportOptions{.content = arguments.has("--answer") ? ExportOptions::Answer : ExportOptions::Problem,
                         .theme = static_cast<Theme>(std::get<std::size_t>(theme)),
                         .cellPixels = std::get<int>(cell),
                         .notes = arguments.has("--notes")};
}

Checked<Exit> runExport(const Arguments& arguments)
{
    if (arguments.plain().size() != 2)
        return UsageProblem{"A puzzle and the name of an image file are needed."};
    if (arguments.plain().front() == "-")
        return UsageProblem{"export draws one puzzle at a time."};
    const auto checked = exportOptionsOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    chooseDrawingPlatform();
    std::string name = "tokisuji";
    std::array<char*, 2> words{name.data(), nullptr};
    int count = 1;
    const QGuiApplication application(count, words.data()); // Qt needs one for its fonts
    const ExportOptions& exportOptions = std::get<ExportOptions>(checked);
    const auto job = [&](const Board& board) { return writePicture(board, arguments.plain()[1], exportOptions); };
    return runJob(arguments, guarded(job, exportOptions), 2);
}

} // namespace

const Command exportCommand{
    "export",
    "PUZZLE OUT.png|svg|pdf [--answer] [--notes] [--cell PX] [--theme light|dark|print] [--json]",
    "draw a puzzle to an image file",
    "JSON: file.\n",
    exportOptions,
    runExport,
};

} // namespace tokisuji
