// bench_trace: how far the tracer comes on a file of puzzles, how long it takes, and whether its steps hold.
//
//     bench_trace puzzles.jsonl [--profile NAME] [--genre ID]... [--prove] [--minimal] [--stop] [--verbose]
//
// --stop asks each trace to stop at three moments drawn at random and prints how long the slowest took to return.
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "engine/trace/messages.h"
#include "engine/trace/prover.h"
#include "engine/trace/tracer.h"
#include "tools/bench/puzzles.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <map>
#include <random>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

using namespace tokisuji;

namespace {

struct Options {
    std::string file;
    Profile profile = *findProfile("everything");
    std::vector<std::string> genres;
    bool prove = false;
    bool minimal = false;
    bool stop = false;
    bool verbose = false;
};

/// The hardest means that a path needed.
enum Means : std::size_t { Techniques, OneLevel, EitherWay, Combination, Nested, Solver, NotSolved, MeansCount };

struct Row {
    int puzzles = 0;
    int unique = 0;
    int solved[MeansCount] = {};
    std::vector<double> ms;
    std::vector<double> length; ///< of contradictions
    std::map<std::string, int> techniques;
    int steps[MeansCount] = {}; ///< of the paths, by the means of each
    std::vector<double> late;   ///< ms from a stop request to the return
    int proved = 0;
    int wrong = 0;
    int minimal = 0;
    std::map<std::string, std::pair<int, int>> reasons; ///< by technique: steps, and those with nothing superfluous
};

constexpr std::array<const char*, MeansCount> namesOfMeans{"techniques", "one level", "either way", "combination",
                                                           "nested",     "solver",    "not solved"};

Means meansOf(const Trace& trace, const Step& step)
{
    static const std::map<std::string_view, Means> means{
        {"either-way", EitherWay}, {"constraints", Combination}, {"nested-refutation", Nested}, {"solver", Solver}};
    const auto found = means.find(step.technique);
    if (found != means.end())
        return found->second;
    return restsOnHypothesis(trace, step) ? OneLevel : Techniques;
}

Means meansOf(const Trace& trace)
{
    Means hardest = trace.result == TraceResult::Solved ? Techniques : NotSolved;
    for (const StepId id : trace.path())
        hardest = std::max(hardest, meansOf(trace, trace.step(id)));
    return hardest;
}

/// Stops traces of a board at moments of its usual time.
void stopEarly(const Board& board, const TraceOptions& how, double usualMs, Row& row)
{
    using Clock = std::chrono::steady_clock;
    std::mt19937 random(static_cast<unsigned>(board.hash()));
    for (int k = 0; k < 3; ++k) {
        const double afterMs = std::uniform_real_distribution(0.0, std::min(usualMs, 3000.0))(random);
        std::stop_source stop;
        Clock::time_point asked;
        std::jthread timer([&] {
            std::this_thread::sleep_for(std::chrono::duration<double, std::milli>(afterMs));
            asked = Clock::now();
            stop.request_stop();
        });
        const Trace found = trace(board, how, stop.get_token());
        const Clock::time_point returned = Clock::now();
        timer.join();
        if (found.result == TraceResult::Unknown)
            row.late.push_back(std::chrono::duration<double, std::milli>(returned - asked).count());
    }
}

double quantile(std::vector<double> values, double q)
{
    if (values.empty())
        return 0;
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(q * static_cast<double>(values.size() - 1))];
}

void prove(const std::string& name, const Trace& trace, const Rules& rules, const Options& options, Row& row)
{
    Prover prover(rules);
    const auto print = [&](const char* verdict, const std::string& what, const Reason& why,
                           const std::vector<Atom>& conclusions) {
        std::printf("%s %s in %s:", verdict, what.c_str(), name.c_str());
        for (const ConKey& key : why.constraints)
            std::printf(" %s@%s", std::string(key.family->id).c_str(), toString(key.anchor).c_str());
        for (const FactUse& use : why.facts)
            std::printf(" {%s}", toText(use.atom).c_str());
        for (const Atom& atom : conclusions)
            std::printf(" => {%s}", toText(atom).c_str());
        std::printf("\n");
    };
    const auto tell = [&](const std::string& technique, int number, const Reason& why,
                          const std::vector<Atom>& conclusions) {
        const std::string what = technique + " #" + std::to_string(number);
        const Prover::Answer answer = prover.follows(why, conclusions);
        if (answer == Prover::Answer::Follows) {
            ++row.proved;
            const Reason left = options.minimal ? prover.superfluous(why, conclusions) : Reason{};
            const bool isMinimal = options.minimal && left.constraints.empty() && left.facts.empty();
            row.minimal += isMinimal ? 1 : 0;
            auto& [steps, minimal] = row.reasons[conclusions.empty() ? "contradictions" : technique];
            ++steps;
            minimal += isMinimal ? 1 : 0;
            if (options.minimal && options.verbose && !isMinimal) {
                print("MORE THAN NEEDED", what, why, conclusions);
                print("  SUPERFLUOUS IN", what, left, {});
            }
            return;
        }
        ++row.wrong;
        print(answer == Prover::Answer::Unknown ? "UNDECIDED" : "NOT PROVED", what, why, conclusions);
    };
    for (const Step& step : trace.steps)
        if (step.technique != "solver")
            tell(std::string(step.technique), static_cast<int>(step.id), step.why, step.conclusions);
    for (const Branch& branch : trace.branches)
        if (branch.outcome == Outcome::Contradiction)
            tell("clash of branch", static_cast<int>(branch.id), branch.clash, {});
}

void run(const bench::Puzzle& puzzle, const Options& options, Row& row)
{
    TraceOptions how{.profile = options.profile};
    const Verdict verdict = check(puzzle.board, {.alternatives = 0});
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    const std::clock_t begin = std::clock();
    const Trace found = trace(puzzle.board, how);
    const double cpuMs = 1000.0 * static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    if (options.stop)
        stopEarly(puzzle.board, how, found.effort.ms, row);
    ++row.puzzles;
    if (verdict.status == Status::Unique) {
        ++row.unique;
        ++row.solved[meansOf(found)];
    }
    row.ms.push_back(cpuMs);
    for (const StepId id : found.path()) {
        ++row.techniques[std::string(found.step(id).technique)];
        ++row.steps[meansOf(found, found.step(id))];
    }
    for (const Branch& branch : found.branches)
        if (branch.id != 0 && branch.outcome == Outcome::Contradiction)
            row.length.push_back(branch.memory);
    if (options.verbose)
        std::printf("%-13s %6.1f ms  %4zu steps  %4lld hypotheses %5lld solver calls  score %4.1f  %s  (%s)\n",
                    std::string(nameOf(found.result)).c_str(), cpuMs, found.path().size(),
                    static_cast<long long>(found.effort.hypotheses), static_cast<long long>(found.effort.solverCalls),
                    found.difficulty.hardest, puzzle.name.c_str(), std::string(nameOf(verdict.status)).c_str());
    if (options.prove)
        prove(puzzle.name, found, rulesOf(puzzle.board), options, row);
}

void add(const Row& from, Row& to)
{
    to.puzzles += from.puzzles;
    to.unique += from.unique;
    to.proved += from.proved;
    to.wrong += from.wrong;
    to.minimal += from.minimal;
    for (const auto& [technique, count] : from.reasons) {
        to.reasons[technique].first += count.first;
        to.reasons[technique].second += count.second;
    }
    for (std::size_t m = 0; m < MeansCount; ++m) {
        to.solved[m] += from.solved[m];
        to.steps[m] += from.steps[m];
    }
    for (const auto member : {&Row::ms, &Row::length, &Row::late})
        (to.*member).insert((to.*member).end(), (from.*member).begin(), (from.*member).end());
}

void report(const std::string& genre, const Row& row, bool verbose)
{
    std::printf("%-10s %3d puzzles, %3d unique, the hardest means needed:", genre.c_str(), row.puzzles, row.unique);
    for (std::size_t m = 0; m < MeansCount; ++m)
        std::printf(" %s %d%s", namesOfMeans[m], row.solved[m], m + 1 < MeansCount ? "," : "\n");
    std::printf("           CPU ms p50 %.1f p95 %.1f max %.1f | contradictions p50 %.0f p90 %.0f max %.0f | steps:",
                quantile(row.ms, 0.5), quantile(row.ms, 0.95), quantile(row.ms, 1), quantile(row.length, 0.5),
                quantile(row.length, 0.9), quantile(row.length, 1));
    for (std::size_t m = 0; m < NotSolved; ++m)
        std::printf(" %s %d%s", namesOfMeans[m], row.steps[m], m + 1 < NotSolved ? "," : "");
    if (row.proved + row.wrong > 0)
        std::printf(" | proved %d, not %d, minimal %d", row.proved, row.wrong, row.minimal);
    if (!row.late.empty())
        std::printf(" | %zu stopped, p95 %.1f ms, slowest %.1f ms", row.late.size(), quantile(row.late, 0.95),
                    quantile(row.late, 1));
    std::printf("\n");
    if (verbose)
        for (const auto& [technique, count] : row.techniques)
            std::printf("    %-24s %d\n", technique.c_str(), count);
    if (row.minimal > 0)
        for (const auto& [technique, count] : row.reasons)
            std::printf("    %-24s %5d reasons, more than needed in %d\n", technique.c_str(), count.first,
                        count.first - count.second);
}

std::optional<Options> parse(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word == "--prove")
            options.prove = true;
        else if (word == "--minimal")
            options.prove = options.minimal = true;
        else if (word == "--stop")
            options.stop = true;
        else if (word == "--verbose")
            options.verbose = true;
        else if (word == "--genre" && i + 1 < argc)
            options.genres.emplace_back(argv[++i]);
        else if (word == "--profile" && i + 1 < argc && findProfile(argv[i + 1]))
            options.profile = *findProfile(argv[++i]);
        else if (word.front() != '-' && options.file.empty())
            options.file = word;
        else
            return std::nullopt;
    }
    return options.file.empty() ? std::nullopt : std::optional(options);
}

} // namespace

int main(int argc, char** argv)
{
    const auto options = parse(argc, argv);
    const auto puzzles = options ? bench::readPuzzles(options->file, options->genres) : std::nullopt;
    if (!puzzles) {
        std::fprintf(stderr, "bench_trace FILE.jsonl [--profile NAME] [--genre ID]... [--prove] [--minimal] [--stop] "
                             "[--verbose]\n");
        return 2;
    }
    std::map<std::string, Row> rows;
    for (const bench::Puzzle& puzzle : *puzzles)
        run(puzzle, *options, rows[puzzle.board.genre()]);
    Row all;
    for (const auto& [genre, row] : rows) {
        report(genre, row, options->verbose);
        add(row, all);
    }
    report("all", all, false);
    return std::ranges::any_of(rows, [](const auto& row) { return row.second.wrong > 0; }) ? 1 : 0;
}
