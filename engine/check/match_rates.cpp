#include "engine/check/match_rates.h"

#include "engine/check/check.h"
#include "engine/edgematch/greedy.h"
#include "engine/edgematch/make.h"

#include <cstdio>

namespace tokisuji {

namespace {

/// The verdict up to the first solution; the rest of what a check finds out is not asked for.
Verdict firstSolution(const Board& board, std::chrono::milliseconds limit, const std::stop_token& stop)
{
    std::stop_source enough;
    const std::stop_callback passOn(stop, [&] { enough.request_stop(); });
    const CheckOptions options{.limit = limit, .alternatives = 0, .conflict = false};
    Verdict found;
    Verdict last = check(board, options, enough.get_token(), [&](const Verdict& verdict) {
        if (!verdict.solution || found.solution)
            return;
        found = verdict;
        enough.request_stop();
    });
    return found.solution ? found : last;
}

double exactRate(const Verdict& verdict)
{
    return verdict.solution ? 1 : verdict.placement ? verdict.placement->matchRate() : 0;
}

void add(MatchRateRow& row, const Board& board, const MatchRateWishes& wishes, const std::stop_token& stop)
{
    const auto start = std::chrono::steady_clock::now();
    const Verdict verdict = firstSolution(board, wishes.limit, stop);
    if (stop.stop_requested())
        return;
    row.ms += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
    row.greedy += layGreedily(board).placement().matchRate();
    row.exact += exactRate(verdict);
    row.solved += verdict.solution ? 1 : 0;
    ++row.boards;
}

MatchRateRow meanOf(MatchRateRow sum)
{
    for (double* value : {&sum.greedy, &sum.exact, &sum.ms})
        *value /= sum.boards;
    return sum;
}

} // namespace

std::vector<MatchRateRow> measureMatchRates(const MatchRateWishes& wishes, const std::stop_token& stop,
                                            const MatchRateSink& sink)
{
    std::vector<MatchRateRow> rows;
    const int points = wishes.mostColours - wishes.leastColours + 1;
    int boards = 0;
    for (int colours = wishes.leastColours; colours <= wishes.mostColours; ++colours) {
        MatchRateRow row{.colours = colours};
        for (int seed = 1; seed <= wishes.seeds; ++seed) {
            const MadeEdgeMatch made = makeEdgeMatch({.size = wishes.size,
                                                      .colours = colours,
                                                      .seed = static_cast<std::uint64_t>(seed),
                                                      .free = wishes.free});
            add(row, made.puzzle, wishes, stop);
            if (stop.stop_requested())
                return rows;
            if (sink)
                sink(rows, static_cast<double>(++boards) / (points * wishes.seeds));
        }
        rows.push_back(meanOf(row));
        if (sink)
            sink(rows, static_cast<double>(boards) / (points * wishes.seeds));
    }
    return rows;
}

std::string matchRateCsv(const std::vector<MatchRateRow>& rows)
{
    std::string text = "colours,boards,greedy_percent,exact_percent,solved,exact_ms\n";
    for (const MatchRateRow& row : rows) {
        char line[128];
        std::snprintf(line, sizeof line, "%d,%d,%.2f,%.2f,%d,%.1f\n", row.colours, row.boards, 100 * row.greedy,
                      100 * row.exact, row.solved, row.ms);
        text += line;
    }
    return text;
}

} // namespace tokisuji
