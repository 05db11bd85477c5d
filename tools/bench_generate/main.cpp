// bench_generate: how long it takes to generate puzzles, as medians over many seeds.
//
//     bench_generate [--seeds N] [--first S] [--threads N] [--limit MS] [--all] [--urls] [GENRE[:WxH]]...
//
// Without genres: those with a goal, at the size of the goal; --all: every genre at its usual size. Times are seconds
// of the wall clock, and of the processors (of all threads), which do not count what else the machine does; goals are
// for the wall clock. Every puzzle is proved unique once more by a solver that is independent of the search, which is
// not timed.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

using namespace tokisuji;

namespace {

struct Goal {
    std::string_view genre;
    Size size;
    double seconds;    ///< for the median; 0: none
    int mostClues = 0; ///< 0: any number
};

constexpr std::array goals{
    Goal{"daburi", {6, 6}, 0.1},     Goal{"daburi", {8, 8}, 0.3},     Goal{"daburi", {12, 12}, 3},
    Goal{"slither", {10, 10}, 3},    Goal{"mashu", {10, 10}, 3},      Goal{"nurikabe", {10, 10}, 3},
    Goal{"heyawake", {10, 10}, 3},   Goal{"yajilin", {10, 10}, 3},    Goal{"sudoku", {9, 9}, 2},
    Goal{"slalom", {10, 10}, 10},    Goal{"hashikake", {9, 9}, 0},    Goal{"skyscrapers", {5, 5}, 0},
    Goal{"shakashaka", {10, 10}, 0}, Goal{"starbattle", {10, 10}, 0}, Goal{"lits", {10, 10}, 0},
    Goal{"kinkonkan", {8, 8}, 0},    Goal{"compass", {8, 8}, 0},      Goal{"fillomino", {10, 10}, 0},
    Goal{"shikaku", {10, 10}, 0},    Goal{"lightup", {10, 10}, 0},
};

struct Options {
    int seeds = 20;
    int first = 1;
    int threads = 1;
    int limitMs = 20'000;
    bool urls = false;
    std::vector<Goal> goals;
};

struct Row {
    std::vector<double> seconds; ///< of searches that found one
    std::vector<double> cpuSeconds;
    std::vector<int> clues;
    int missed = 0;
    int wrong = 0;
};

void addPuzzle(const Genre& genre, const Goal& goal, int seed, const Options& options, Row& row)
{
    GenerateOptions wanted;
    wanted.size = goal.size;
    if (goal.mostClues > 0)
        wanted.mostClues = goal.mostClues;
    wanted.seed = static_cast<std::uint64_t>(seed);
    wanted.threads = options.threads;
    wanted.limit = std::chrono::milliseconds(options.limitMs);
    const std::clock_t start = std::clock();
    const Generated made = generate(genre, wanted);
    const double cpuSeconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    if (!made.puzzle) {
        ++row.missed;
        return;
    }
    row.seconds.push_back(made.last.ms / 1000);
    row.cpuSeconds.push_back(cpuSeconds);
    row.clues.push_back(made.last.clues);
    if (check(*made.puzzle, {.alternatives = 0, .conflict = false}).status != Status::Unique)
        ++row.wrong;
    if (options.urls)
        if (const auto url = writeUrl(*made.puzzle, Site::Pzv))
            std::printf("    %s\n", url->c_str());
}

template <class T>
T quantile(std::vector<T> values, double share)
{
    if (values.empty())
        return {};
    std::ranges::sort(values);
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * static_cast<double>(values.size())))];
}

void measure(const Goal& goal, const Options& options)
{
    const Genre& genre = *findGenre(goal.genre);
    Row row;
    for (int i = 0; i < options.seeds; ++i)
        addPuzzle(genre, goal, options.first + i, options, row);
    const std::string name =
        std::string(genre.id) + " " + std::to_string(goal.size.width) + "x" + std::to_string(goal.size.height);
    std::printf("%-20s found %2zu/%d", name.c_str(), row.seconds.size(), options.seeds);
    for (const auto& [clock, times] : {std::pair("wall", &row.seconds), std::pair("cpu", &row.cpuSeconds)})
        std::printf("  %s median %7.3f p90 %7.3f max %7.3f", clock, quantile(*times, 0.5), quantile(*times, 0.9),
                    quantile(*times, 1));
    std::printf("  clues %3d%s", quantile(row.clues, 0.5), row.wrong > 0 ? "  NOT UNIQUE" : "");
    const bool isMet = row.missed * 2 < options.seeds && quantile(row.seconds, 0.5) < goal.seconds;
    std::printf(goal.seconds > 0 ? (isMet ? "  goal %.1f s met\n" : "  goal %.1f s MISSED\n") : "\n", goal.seconds);
    std::fflush(stdout);
}

Goal goalFor(const std::string& word)
{
    const std::size_t colon = word.find(':');
    const Genre* genre = findGenre(word.substr(0, colon));
    if (genre == nullptr || !canGenerate(*genre)) {
        std::fprintf(stderr, "no such genre: %s\n", word.c_str());
        std::exit(2);
    }
    Goal goal{genre->id, genre->usualSize, 0};
    if (colon != std::string::npos
        && std::sscanf(word.c_str() + colon + 1, "%dx%d", &goal.size.width, &goal.size.height) != 2)
        std::exit(2);
    return goal;
}

Options optionsOf(int count, char** words)
{
    Options options;
    const std::array<std::pair<std::string_view, int*>, 4> numbers{{{"--seeds", &options.seeds},
                                                                    {"--first", &options.first},
                                                                    {"--threads", &options.threads},
                                                                    {"--limit", &options.limitMs}}};
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        const auto number =
            std::ranges::find(numbers, std::string_view(word), &std::pair<std::string_view, int*>::first);
        if (number != numbers.end() && i + 1 < count)
            *number->second = std::atoi(words[++i]);
        else if (word == "--urls")
            options.urls = true;
        else if (word == "--all")
            for (const Genre* genre : allGenres()) {
                if (canGenerate(*genre))
                    options.goals.push_back({genre->id, genre->usualSize, 0});
            }
        else
            options.goals.push_back(goalFor(word));
    }
    return options;
}

} // namespace

int main(int count, char** words)
{
    Options options = optionsOf(count, words);
    if (options.goals.empty())
        for (const Goal& goal : goals)
            if (canGenerate(*findGenre(goal.genre)))
                options.goals.push_back(goal);
    for (const Goal& goal : options.goals)
        measure(goal, options);
}
