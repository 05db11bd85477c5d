// count: how many solutions a board has.
#include "app/batch.h"
#include "app/json.h"
#include "engine/genre/registry.h"
#include "engine/solve/estimate.h"

#include <array>
#include <cmath>
#include <limits>

namespace tokisuji {

namespace {

constexpr std::array countOptions{
    jsonOption,
    OptionSpec{"--marks", "use|ignore", "whether marks on the board are part of the puzzle (ignore)"},
    OptionSpec{"--most", "N", "so many are counted one by one, more are estimated (500)"},
    OptionSpec{"--timeout", "MS", "stop after this many milliseconds; 0 means never (0)"},
};

QJsonObject jsonOf(const Board& board, const SolutionCount& count)
{
    QJsonObject json{
        {"genre", toJson(board.genre())}, {"solutions", static_cast<qint64>(count.counted)}, {"exact", count.isExact}};
    if (count.samples > 0)
        json["estimate"] =
            QJsonObject{{"mean", count.mean}, {"low", count.low}, {"high", count.high}, {"samples", count.samples}};
    return json;
}

std::string textOf(const SolutionCount& count)
{
    const auto rounded = [](double number) { return std::to_string(std::llround(number)); };
    if (count.isExact)
        return std::to_string(count.counted);
    const std::string least = "at least " + std::to_string(count.counted);
    if (count.samples == 0)
        return least;
    return "about " + rounded(count.mean) + " (" + rounded(count.low) + " to " + rounded(count.high) + ", "
           + std::to_string(count.samples) + " samples), " + least;
}

Checked<Exit> runCount(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 2> uses{"ignore", "use"};
    constexpr int largest = std::numeric_limits<int>::max();
    const auto most = arguments.number("--most", 500, 1, largest);
    const auto timeout = arguments.number("--timeout", 0, 0, largest);
    const auto use = arguments.choice("--marks", uses, 0);
    for (const auto* number : {&most, &timeout})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    if (const auto* problem = std::get_if<UsageProblem>(&use))
        return *problem;
    const CountOptions asked{.marks = std::get<std::size_t>(use) == 1 ? MarkUse::Use : MarkUse::Ignore,
                             .mostCounted = std::get<int>(most),
                             .limit = std::chrono::milliseconds(std::get<int>(timeout))};
    const auto job = [&](const Board& board) {
        const SolutionCount count = countSolutions(board, asked);
        const bool isKnown = count.isExact || count.samples > 0;
        return Report{.json = jsonOf(board, count), .text = textOf(count), .exit = isKnown ? Exit::Done : Exit::Limit};
    };
    return runJob(arguments, withRules(job));
}

} // namespace

const Command countCommand{
    "count",
    "PUZZLE [--json] [--marks use|ignore] [--most N] [--timeout MS]",
    "count the solutions of a puzzle, or estimate how many there are",
    "JSON: genre, solutions (different ones that were found), exact (there are no others); if not all were counted,\n"
    "estimate: mean, low and high (an interval of 95%, as far as that many samples can tell), samples.\n",
    countOptions,
    runCount,
};

} // namespace tokisuji
