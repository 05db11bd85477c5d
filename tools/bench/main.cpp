// bench: how long verdicts take.
#include "engine/check/check.h"
#include "tools/bench/generated.h"
#include "tools/bench/puzzles.h"
#include "tools/bench/report.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace tokisuji::bench {

namespace {

struct Plan {
    std::vector<Puzzle> puzzles;
    std::map<std::string, double> peers;
    CheckOptions options;
    int repeat = 1;
};

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

double cpuMs()
{
    return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC;
}

/// One verdict, with the medians of all runs as its times.
Measurement measure(const Puzzle& puzzle, const Plan& plan)
{
    std::vector<Verdict> runs;
    std::vector<double> cpu;
    for (int i = 0; i < plan.repeat; ++i) {
        const double before = cpuMs();
        runs.push_back(check(puzzle.board, plan.options));
        cpu.push_back(cpuMs() - before);
    }
    Verdict verdict = runs.front();
    for (double Verdict::*time : {&Verdict::firstMs, &Verdict::statusMs, &Verdict::ms}) {
        std::vector<double> values;
        for (const Verdict& run : runs)
            values.push_back(run.*time);
        verdict.*time = median(std::move(values));
    }
    return {puzzle.name, puzzle.board.genre(), std::move(verdict), median(std::move(cpu)), puzzle.knownStatus};
}

void run(const Plan& plan)
{
    std::vector<Measurement> all;
    printHeader();
    for (const Puzzle& puzzle : plan.puzzles) {
        all.push_back(measure(puzzle, plan));
        print(all.back(), plan.peers);
    }
    printSummary(std::move(all), plan.peers);
}

std::vector<std::string> split(const QString& list)
{
    std::vector<std::string> parts;
    for (const QString& part : list.split(',', Qt::SkipEmptyParts))
        parts.push_back(part.toStdString());
    return parts;
}

/// GENRE WxH PERCENT for each seed.
std::optional<std::vector<Puzzle>> generated(const QStringList& words, const QString& seeds)
{
    const QStringList sides = words.value(1).split('x');
    const QStringList range = seeds.split("..");
    const Size size{sides.value(0).toInt(), sides.value(1).toInt()};
    const int percent = words.value(2).toInt();
    if (words.size() != 3 || size.width < 2 || size.height < 2 || std::max(size.width, size.height) > maxSide)
        return std::nullopt;
    std::vector<Puzzle> puzzles;
    for (unsigned seed = range.front().toUInt(); seed <= range.back().toUInt(); ++seed) {
        std::optional<Board> board = generatedBoard(words[0].toStdString(), size, percent, seed);
        if (!board)
            return std::nullopt;
        const QString name = QStringLiteral("%1 seed %2").arg(words.join(' ')).arg(seed);
        puzzles.push_back({name.toStdString(), std::move(*board), {}});
    }
    return puzzles;
}

int fail(const char* message)
{
    std::fprintf(stderr, "bench: %s\n", message);
    return 2;
}

} // namespace

int benchMain(const QCoreApplication& app)
{
    QCommandLineParser parser;
    parser.setApplicationDescription("Measures verdicts: times in ms to the first solution, to the status and to all "
                                     "determined marks.\n\n  bench FILE.jsonl\n  bench --generated GENRE WxH PERCENT");
    parser.addHelpOption();
    parser.addPositionalArgument("file", "Puzzles as JSON lines.");
    parser.addOptions({{"peers", "Table of another solver's times: url, ms, ...", "file"},
                       {"genres", "Only these genres.", "a,b"},
                       {"keep", "Keep this share of the clues.", "percent", "100"},
                       {"seed", "Seed of --keep.", "n", "7"},
                       {"limit", "Stop a puzzle after this time.", "ms", "20000"},
                       {"repeat", "Report the median of this many runs.", "n", "1"},
                       {"alternatives", "Look for this many nearest alternatives (not in the times).", "n", "0"},
                       {"generated", "Measure on generated boards: slither or heyawake."},
                       {"seeds", "Seeds of --generated.", "a..b", "1..5"}});
    parser.process(app);

    Plan plan;
    plan.repeat = std::max(1, parser.value("repeat").toInt());
    plan.options.limit = std::chrono::milliseconds(parser.value("limit").toInt());
    plan.options.alternatives = parser.value("alternatives").toInt();
    plan.options.conflict = false;
    const QStringList words = parser.positionalArguments();
    if (words.isEmpty())
        return fail("no puzzles named; see --help");
    auto puzzles = parser.isSet("generated") ? generated(words, parser.value("seeds"))
                                             : readPuzzles(words[0].toStdString(), split(parser.value("genres")));
    if (!puzzles)
        return fail("cannot read the puzzles");
    plan.puzzles = std::move(*puzzles);
    if (const int percent = parser.value("keep").toInt(); percent < 100)
        for (Puzzle& puzzle : plan.puzzles) {
            puzzle.board = keepClues(puzzle.board, percent, parser.value("seed").toUInt());
            puzzle.knownStatus.clear();
        }
    if (parser.isSet("peers")) {
        auto peers = readPeers(parser.value("peers").toStdString());
        if (!peers)
            return fail("cannot read the peers' times");
        plan.peers = std::move(*peers);
    }
    run(plan);
    return 0;
}

} // namespace tokisuji::bench

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    return tokisuji::bench::benchMain(app);
}
