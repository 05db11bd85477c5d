// bench_trace: how far the tracer comes on a file of puzzles, how long it takes, and whether its steps hold.
//
//     bench_trace puzzles.jsonl [--profile NAME] [--genre ID]... [--prove] [--minimal] [--verbose]
#include "engine/genre/registry.h"
#include "engine/solve/check.h"
#include "engine/trace/prover.h"
#include "engine/trace/tracer.h"
#include "tools/bench/puzzles.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <vector>

using namespace tokisuji;

namespace {

struct Options {
    std::string file;
    Profile profile = *findProfile("everything");
    std::vector<std::string> genres;
    bool prove = false;
    bool minimal = false;
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
    int proved = 0;
    int wrong = 0;
    int minimal = 0;
};

Means meansOf(const Trace& trace)
{
    if (trace.result != TraceResult::Solved)
        return NotSolved;
    const std::map<std::string_view, Means> means{
        {"either-way", EitherWay}, {"constraints", Combination}, {"nested-refutation", Nested}, {"solver", Solver}};
    Means hardest = Techniques;
    for (const StepId id : trace.path()) {
        const auto found = means.find(trace.step(id).technique);
        if (found != means.end())
            hardest = std::max(hardest, found->second);
        else if (trace.step(id).split != 0)
            hardest = std::max(hardest, OneLevel);
    }
    return hardest;
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
    const auto tell = [&](const char* what, const Reason& why, const std::vector<Atom>& conclusions) {
        const Prover::Answer answer = prover.follows(why, conclusions);
        if (answer == Prover::Answer::Follows) {
            ++row.proved;
            row.minimal += options.minimal && prover.isMinimal(why, conclusions) ? 1 : 0;
            return;
        }
        ++row.wrong;
        std::printf("%s %s in %s:", answer == Prover::Answer::Unknown ? "UNDECIDED" : "NOT PROVED", what, name.c_str());
        for (const ConKey& key : why.constraints)
            std::printf(" %s@%s", std::string(key.family).c_str(), toString(key.anchor).c_str());
        for (const FactUse& use : why.facts)
            std::printf(" %s=%d", toString(use.atom.at.place).c_str(), use.atom.value);
        for (const Atom& atom : conclusions)
            std::printf(" => %s=%d", toString(atom.at.place).c_str(), atom.value);
        std::printf("\n");
    };
    for (const Step& step : trace.steps)
        if (step.technique != "solver")
            tell((std::string(step.technique) + " #" + std::to_string(step.id)).c_str(), step.why, step.conclusions);
    for (const Branch& branch : trace.branches)
        if (branch.outcome == Outcome::Contradiction)
            tell(("clash of branch " + std::to_string(branch.id)).c_str(), branch.clash, {});
}

void run(const bench::Puzzle& puzzle, const Options& options, Row& row)
{
    TraceOptions how{.profile = options.profile};
    const Verdict verdict = check(puzzle.board, {.alternatives = 0});
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    const Trace found = trace(puzzle.board, how);
    ++row.puzzles;
    if (verdict.status == Status::Unique) {
        ++row.unique;
        ++row.solved[meansOf(found)];
    }
    row.ms.push_back(found.effort.ms);
    for (const StepId id : found.path())
        ++row.techniques[std::string(found.step(id).technique)];
    for (const Branch& branch : found.branches)
        if (branch.id != 0 && branch.outcome == Outcome::Contradiction)
            row.length.push_back(branch.memory);
    if (options.verbose)
        std::printf("%-13s %6.1f ms  %4zu steps  %4lld hypotheses %5lld solver calls  score %4.1f  %s  (%s)\n",
                    std::string(nameOf(found.result)).c_str(), found.effort.ms, found.path().size(),
                    static_cast<long long>(found.effort.hypotheses), static_cast<long long>(found.effort.solverCalls),
                    found.difficulty.score, puzzle.name.c_str(), std::string(nameOf(verdict.status)).c_str());
    if (options.prove)
        prove(puzzle.name, found, rulesOf(puzzle.board), options, row);
}

void report(const std::string& genre, const Row& row, bool verbose)
{
    std::printf("%-10s %3d puzzles, %3d unique: techniques %d, one level %d, either way %d, combination %d, nested %d, "
                "solver %d, not solved %d | ms p50 %.1f p95 %.1f max %.1f | contradictions p50 %.0f p90 %.0f max %.0f",
                genre.c_str(), row.puzzles, row.unique, row.solved[Techniques], row.solved[OneLevel],
                row.solved[EitherWay], row.solved[Combination], row.solved[Nested], row.solved[Solver],
                row.solved[NotSolved], quantile(row.ms, 0.5), quantile(row.ms, 0.95), quantile(row.ms, 1),
                quantile(row.length, 0.5), quantile(row.length, 0.9), quantile(row.length, 1));
    if (row.proved + row.wrong > 0)
        std::printf(" | proved %d, not %d, minimal %d", row.proved, row.wrong, row.minimal);
    std::printf("\n");
    if (verbose)
        for (const auto& [technique, count] : row.techniques)
            std::printf("    %-24s %d\n", technique.c_str(), count);
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
        std::fprintf(stderr,
                     "bench_trace FILE.jsonl [--profile NAME] [--genre ID]... [--prove] [--minimal] [--verbose]\n");
        return 2;
    }
    std::map<std::string, Row> rows;
    for (const bench::Puzzle& puzzle : *puzzles)
        run(puzzle, *options, rows[puzzle.board.genre()]);
    for (const auto& [genre, row] : rows)
        report(genre, row, options->verbose);
    return std::ranges::any_of(rows, [](const auto& row) { return row.second.wrong > 0; }) ? 1 : 0;
}
