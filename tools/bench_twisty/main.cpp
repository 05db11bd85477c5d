// bench_twisty: how long each search method takes for the shortest sequence of turns, and for the proof.
//
//     bench_twisty [NAME]... [--engine ends|depth|phases|race]... [--states N] [--scramble TURNS] [--seed N]
//                  [--limit MS] [--all] [--verbose]
//
// States are drawn at random from all that can be reached, or made by this many turns (--scramble). A search ends with
// one shortest sequence and its proof, with --all once all shortest ones are listed. Each row is a process of its own,
// so that its peak memory use is its own. CPU times are those of all threads.
#include "engine/twisty/both_ends.h"
#include "engine/twisty/group.h"
#include "engine/twisty/growing_depth.h"
#include "engine/twisty/pieces.h"
#include "engine/twisty/solve_turns.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/two_phases.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <span>
#include <string>
#include <vector>

using namespace tokisuji;

namespace {

struct Options {
    std::vector<std::string> names;
    std::vector<std::string> engines;
    int states = 200;
    int scramble = 0; ///< turns; 0: any state that can be reached
    std::uint64_t seed = 1;
    std::chrono::milliseconds limit{60'000};
    bool all = false;
    bool verbose = false;
};

struct Engine {
    std::string name;
    TurnAnswer (*solve)(const TwistyDefinition&, const std::string&, const TurnQuestion&, const Halt&);
};

const std::array<Engine, 4> engines{{
    {"ends", [](const TwistyDefinition& d, const std::string& state, const TurnQuestion& question,
                const Halt& halt) { return searchFromBothEnds(d, state, question, halt); }},
    {"depth", [](const TwistyDefinition& d, const std::string& state, const TurnQuestion& question,
                 const Halt& halt) { return searchByGrowingDepth(d, state, question, halt); }},
    {"phases", [](const TwistyDefinition& d, const std::string& state, const TurnQuestion&,
                  const Halt& halt) { return searchInTwoPhases(d, state, halt); }},
    {"race", [](const TwistyDefinition& d, const std::string& state, const TurnQuestion& question,
                const Halt& halt) { return solveTurns(d, state, question, halt); }},
}};

double cpuMs()
{
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

double quantile(std::vector<double> values, double q)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(q * static_cast<double>(values.size() - 1))];
}

std::vector<std::string> statesOf(const TwistyDefinition& d, const Options& options)
{
    std::vector<std::string> states;
    const PermutationGroup group(d.turns, d.places());
    Random random(options.seed);
    for (int i = 0; i < options.states; ++i)
        states.push_back(options.scramble > 0
                             ? turned(d.goal, d, scramble(d, options.scramble, options.seed + static_cast<unsigned>(i)))
                             : turned(d.goal, {"", group.random(random)}));
    return states;
}

void printRow(const std::string& name, const Engine& engine, const Options& options)
{
    const TwistyDefinition& d = *findSuppliedTwisty(name);
    if (engine.name == "phases" && d.phases.empty())
        return;
    std::vector<double> cpu, wall;
    int proved = 0, unique = 0, longest = 0;
    for (const std::string& state : statesOf(d, options)) {
        const auto begin = Halt::Clock::now();
        const double cpuBegin = cpuMs();
        const Halt halt({}, begin + options.limit);
        const TurnAnswer answer = engine.solve(d, state, {.mostWays = options.all ? 1000U : 1U}, halt);
        cpu.push_back(cpuMs() - cpuBegin);
        wall.push_back(std::chrono::duration<double, std::milli>(Halt::Clock::now() - begin).count());
        proved += answer.isShortest() ? 1 : 0;
        unique += answer.allFound && answer.ways.size() == 1 ? 1 : 0;
        longest = std::max(longest, answer.length().value_or(0));
        if (options.verbose)
            std::printf("  %s length %d at least %d ways %zu cpu %.1f ms wall %.1f ms\n", state.c_str(),
                        answer.length().value_or(-1), answer.atLeast, answer.ways.size(), cpu.back(), wall.back());
    }
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%-14s %-7s %5zu states, proved %4d, unique %4d, longest %2d | CPU ms median %8.1f  90%% %8.1f  worst "
                "%8.1f | wall ms median %8.1f worst %8.1f | peak %4ld MB\n",
                name.c_str(), engine.name.c_str(), cpu.size(), proved, unique, longest, quantile(cpu, 0.5),
                quantile(cpu, 0.9), quantile(cpu, 1), quantile(wall, 0.5), quantile(wall, 1), usage.ru_maxrss / 1024);
}

/// Beside this one, so that memory that was used before does not count.
void inOwnProcess(const auto& work)
{
    std::fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        work();
        std::fflush(stdout);
        _exit(0);
    }
    if (child > 0)
        waitpid(child, nullptr, 0);
}

Options parse(std::span<char*> words)
{
    Options options;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = words[i];
        const auto next = [&] { return std::string(++i < words.size() ? words[i] : ""); };
        if (word == "--engine")
            options.engines.push_back(next());
        else if (word == "--states")
            options.states = std::atoi(next().c_str());
        else if (word == "--scramble")
            options.scramble = std::atoi(next().c_str());
        else if (word == "--seed")
            options.seed = static_cast<std::uint64_t>(std::atoll(next().c_str()));
        else if (word == "--limit")
            options.limit = std::chrono::milliseconds(std::atoi(next().c_str()));
        else if (word == "--all")
            options.all = true;
        else if (word == "--verbose")
            options.verbose = true;
        else if (findSuppliedTwisty(word) != nullptr)
            options.names.push_back(word);
        else
            std::fprintf(stderr, "No twisty puzzle is called %s. There are: %s.\n", word.c_str(),
                         suppliedNames().c_str());
    }
    if (options.names.empty())
        for (const SuppliedTwisty& supplied : suppliedTwisties())
            options.names.emplace_back(supplied.name);
    return options;
}

} // namespace

int main(int count, char** words)
{
    const Options options = parse(std::span(words, static_cast<std::size_t>(count)).subspan(1));
    for (const std::string& name : options.names)
        for (const Engine& engine : engines)
            if (options.engines.empty() || std::ranges::find(options.engines, engine.name) != options.engines.end())
                inOwnProcess([&] { printRow(name, engine, options); });
}
