// How long edge-matching boards take: to the first solution, and to the end of the check, for about a dozen numbers of
// colours from 2 to half the inner sides.
//
//     bench_edgematch SIDE[,SIDE...] [SEEDS] [LIMIT-MS] [free]
#include "engine/check/check.h"
#include "engine/edgematch/greedy.h"
#include "engine/edgematch/make.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using namespace tokisuji;

namespace {

struct Plan {
    int seeds = 3;
    int limitMs = 10'000;
    bool free = false;
};

/// Dense where boards are hard, which is where colours are few.
std::vector<int> coloursFor(int side)
{
    constexpr int points = 12;
    const int most = innerSides({side, side}) / 2;
    std::vector<int> colours;
    for (int i = 0; i < points; ++i)
        colours.push_back(static_cast<int>(std::lround(2 * std::pow(most / 2.0, i / (points - 1.0)))));
    for (const int few : {3, 4, 5, 6, 7, 8})
        if (few < most)
            colours.push_back(few);
    std::ranges::sort(colours);
    colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
    return colours;
}

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

struct Times {
    std::vector<double> first;
    std::vector<double> whole;
};

/// A board that was not solved in time counts as infinitely slow.
void measure(const Board& board, const Plan& plan, Times& times, double& rate)
{
    const CheckOptions options{.limit = std::chrono::milliseconds(plan.limitMs), .alternatives = 0, .conflict = false};
    const Verdict verdict = check(board, options);
    times.first.push_back(verdict.solution ? verdict.firstMs : INFINITY);
    times.whole.push_back(verdict.stop == Stop::Finished ? verdict.ms : INFINITY);
    rate += verdict.placement ? verdict.placement->matchRate() / plan.seeds : 0;
}

void benchSide(int side, const Plan& plan)
{
    Times all;
    std::printf("%dx%d%s\n  colours  greedy%%  best%%   first ms (median, worst)   whole check ms (median, worst)\n",
                side, side, plan.free ? ", free" : "");
    for (const int colours : coloursFor(side)) {
        Times times;
        double greedy = 0, rate = 0;
        for (int seed = 1; seed <= plan.seeds; ++seed) {
            const auto made = makeEdgeMatch({.size = {side, side},
                                             .colours = colours,
                                             .seed = static_cast<std::uint64_t>(seed),
                                             .free = plan.free});
            greedy += layGreedily(made.puzzle).placement().matchRate() / plan.seeds;
            measure(made.puzzle, plan, times, rate);
        }
        std::printf("  %7d  %6.1f  %6.1f  %12.1f %12.1f  %14.1f %12.1f\n", colours, 100 * greedy, 100 * rate,
                    median(times.first), std::ranges::max(times.first), median(times.whole),
                    std::ranges::max(times.whole));
        std::fflush(stdout);
        all.first.insert(all.first.end(), times.first.begin(), times.first.end());
        all.whole.insert(all.whole.end(), times.whole.begin(), times.whole.end());
    }
    const auto solved = std::ranges::count_if(all.first, [](double ms) { return std::isfinite(ms); });
    std::printf("  all: median %.1f ms to the first solution, %.1f ms for the whole check; %td of %zu solved\n",
                median(all.first), median(all.whole), solved, all.first.size());
}

} // namespace

int main(int count, char** words)
{
    const std::string sides = count > 1 ? words[1] : "5,7,9";
    Plan plan;
    if (count > 2)
        plan.seeds = std::max(1, std::atoi(words[2]));
    if (count > 3)
        plan.limitMs = std::max(1, std::atoi(words[3]));
    plan.free = count > 4 && std::string(words[4]) == "free";
    for (std::size_t at = 0; at < sides.size(); at = std::min(sides.find(',', at), sides.size() - 1) + 1)
        benchSide(std::clamp(std::atoi(sides.c_str() + at), 2, mostEdgeSide), plan);
}
