// match-rates: how many sides match by number of colours, placed greedily and by the exact search, as a table and a
// plot.
#include "engine/check/match_rates.h"
#include "app/application.h"
#include "app/batch.h"
#include "app/size_text.h"
#include "editor/export/plot_file.h"
#include "editor/ui/texts/match_rate_text.h"
#include "editor/whole_file.h"
#include "engine/drawing/match_rate_plot.h"
#include "engine/edgematch/make.h"

#include <QGuiApplication>
#include <QSaveFile>

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

namespace tokisuji {

namespace {

constexpr std::array matchRatesOptions{
    OptionSpec{"--size", "WxH", "size of the boards (5x5)"},
    OptionSpec{"--colours", "A..B", "numbers of colours (2 to half the number of inner sides)"},
    OptionSpec{"--seeds", "K", "boards per number of colours, with seeds 1 to K (3)"},
    OptionSpec{"--free", "", "pieces may be rotated"},
    OptionSpec{"--timeout", "MS", "time limit for the exact search of one board (2000)"},
    OptionSpec{"--csv", "FILE", "file for the table (printed if not given)"},
    OptionSpec{"--png", "FILE", "file for the plot as PNG"},
    OptionSpec{"--svg", "FILE", "file for the plot as SVG"},
    OptionSpec{"--language", "CODE", "language of the plot: en, ja, ... (en)"},
};

std::optional<UsageProblem> readWishes(const Arguments& arguments, MatchRateWishes& wishes)
{
    const auto size = parseSize(arguments.value("--size", "5x5"));
    if (!size)
        return UsageProblem{"--size must be written as 5x5."};
    wishes.size = *size;
    const auto half = std::to_string(std::max(2, innerSides(*size) / 2));
    const auto colours = parseRange(arguments.value("--colours", "2.." + half));
    if (!colours || colours->first > colours->second)
        return UsageProblem{"--colours must be written as 2..20."};
    std::tie(wishes.leastColours, wishes.mostColours) = *colours;
    for (const int count : {colours->first, colours->second})
        if (const auto objection = objectionTo({.size = *size, .colours = count});
            objection == EdgeObjection::Size || objection == EdgeObjection::Colours)
            return UsageProblem{"Boards can have 1 to " + std::to_string(mostEdgeSide)
                                + " cells in each direction and 1 to " + std::to_string(mostEdgeColours - 1)
                                + " colours."};
    const auto seeds = arguments.number("--seeds", wishes.seeds, 1, 1000);
    const auto timeout = arguments.number("--timeout", 2000, 1, std::numeric_limits<int>::max());
    for (const auto* number : {&seeds, &timeout})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    wishes.seeds = std::get<int>(seeds);
    wishes.limit = std::chrono::milliseconds(std::get<int>(timeout));
    wishes.free = arguments.has("--free");
    return std::nullopt;
}

/// What is wrong, for people.
std::optional<std::string> save(const std::string& text, const std::string& path)
{
    QSaveFile file(QString::fromStdString(path));
    const bool isDone = file.open(QIODevice::WriteOnly)
                        && file.write(text.data(), static_cast<qint64>(text.size())) == std::ssize(text)
                        && putInPlace(file);
    return isDone ? std::nullopt : std::optional(path + " cannot be written: " + file.errorString().toStdString());
}

std::optional<std::string> savePlots(const Arguments& arguments, const Drawing& plot)
{
    for (const char* option : {"--png", "--svg"}) {
        const std::string path = arguments.value(option, "");
        if (path.empty())
            continue;
        if (!path.ends_with("." + std::string(option + 2)))
            return path + " does not end in ." + (option + 2) + ".";
        if (const auto problem = writePlot(plot, QString::fromStdString(path), Theme::Print))
            return problem->toStdString();
    }
    return std::nullopt;
}

Checked<Exit> runMatchRates(const Arguments& arguments)
{
    MatchRateWishes wishes;
    if (!arguments.plain().empty())
        return UsageProblem{"match-rates makes its own boards and takes no puzzle."};
    if (const auto problem = readWishes(arguments, wishes))
        return *problem;
    ensureDrawingApplication();
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    const std::vector<MatchRateRow> rows = measureMatchRates(wishes);
    const std::string csv = matchRateCsv(rows);
    auto problem = savePlots(
        arguments, drawMatchRatePlot(rows, wishes.leastColours, wishes.mostColours, matchRateWords(wishes.size)));
    if (!problem && arguments.has("--csv"))
        problem = save(csv, arguments.value("--csv", ""));
    else if (!arguments.has("--csv"))
        printLine(std::string_view(csv).substr(0, csv.size() - 1));
    if (problem)
        printMessage(*problem);
    return problem ? Exit::BadInput : Exit::Done;
}

} // namespace

const Command matchRatesCommand{
    "match-rates",
    "[--size WxH] [--colours A..B] [--seeds K] [--free] [--timeout MS] [--csv FILE] [--png FILE]\n"
    "      [--svg FILE] [--language CODE]",
    "measure how many sides of edge-matching boards match, by number of colours",
    "Boards with a solution are made for each number of colours; greedy places one piece after another, exact is the\n"
    "best placement that the solver and the search beside it found in time. Rates are means in per cent; times are\n"
    "means in milliseconds.\n",
    matchRatesOptions,
    runMatchRates,
};

} // namespace tokisuji
