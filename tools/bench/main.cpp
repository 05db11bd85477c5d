// bench: how long verdicts take.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "tools/bench/against.h"
#include "tools/bench/generated.h"
#include "tools/bench/keep.h"
#include "tools/bench/puzzles.h"
#include "tools/bench/report.h"
#include "tools/bench/statistics.h"
#include "tools/bench/stops.h"

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

std::optional<Size> sizeOf(const QString& text)
{
    const QStringList sides = text.split('x');
    const Size size{sides.value(0).toInt(), sides.value(1).toInt()};
    if (size.width < 2 || size.height < 2 || std::max(size.width, size.height) > maxSide)
        return std::nullopt;
    return size;
}

/// GENRE WxH PERCENT for each seed.
std::optional<std::vector<Puzzle>> generated(const QStringList& words, const QString& seeds)
{
    const QStringList range = seeds.split("..");
    const std::optional<Size> size = sizeOf(words.value(1));
    const int percent = words.value(2).toInt();
    if (words.size() != 3 || !size)
        return std::nullopt;
    std::vector<Puzzle> puzzles;
    for (unsigned seed = range.front().toUInt(); seed <= range.back().toUInt(); ++seed) {
        std::optional<Board> board = generatedBoard(words[0].toStdString(), *size, percent, seed);
        if (!board)
            return std::nullopt;
        const Result<std::string> url = writeOwnUrl(*board);
        const QString name = QStringLiteral("%1 seed %2").arg(words.join(' ')).arg(seed);
        puzzles.push_back({url ? *url : name.toStdString(), std::move(*board), {}});
    }
    return puzzles;
}

/// What the command line names.
std::optional<std::vector<Puzzle>> puzzlesOf(const QCommandLineParser& parser)
{
    const QStringList words = parser.positionalArguments();
    const std::vector<std::string> genres = split(parser.value("genres"));
    if (parser.isSet("generated"))
        return generated(words, parser.value("seeds"));
    if (parser.isSet("blank")) {
        const std::optional<Size> size = sizeOf(parser.value("blank"));
        return size ? std::optional(blankPuzzles(*size, genres)) : std::nullopt;
    }
    if (parser.isSet("hard"))
        return readPuzzles(HARD_BOARDS, genres);
    return words.isEmpty() ? std::nullopt : readPuzzles(words[0].toStdString(), genres);
}

void keepSome(std::vector<Puzzle>& puzzles, const QCommandLineParser& parser)
{
    const int percent = parser.value("keep").toInt();
    if (percent >= 100)
        return;
    for (Puzzle& puzzle : puzzles) {
        puzzle.board = keepClues(puzzle.board, percent, parser.value("seed").toUInt());
        puzzle.knownStatus.clear();
        const Result<std::string> url = writeOwnUrl(puzzle.board);
        puzzle.name = url ? *url : puzzle.name;
    }
}

void addOptions(QCommandLineParser& parser)
{
    parser.setApplicationDescription("Measures verdicts: times in ms to the first solution, to the status and to all "
                                     "determined marks.\n\n  bench FILE.jsonl\n  bench --hard\n  bench --blank WxH\n"
                                     "  bench --generated GENRE WxH PERCENT");
    parser.addHelpOption();
    parser.addPositionalArgument("file", "Puzzles as JSON lines.");
    parser.addOptions({{"hard", "Measure on the large boards of the repository (tools/bench/hard.jsonl)."},
                       {"blank", "Measure on blank boards of all genres.", "WxH"},
                       {"against", "Compare with another build: its bench, run by turns with this one.", "program"},
                       {"pairs", "How often each of the two runs.", "n", "3"},
                       {"stops", "Ask each check to stop at this many moments; how late it returns.", "n"},
                       {"limits", "Limit the time of each check to this many moments; how late it returns.", "n"},
                       {"peers", "Table of another solver's times: url, ms, ...", "file"},
                       {"genres", "Only these genres.", "a,b"},
                       {"keep", "Keep what this share of the clues say.", "percent", "100"},
                       {"seed", "Seed of --keep.", "n", "7"},
                       {"limit", "Stop a puzzle after this time.", "ms", "20000"},
                       {"repeat", "Report the median of this many runs.", "n", "1"},
                       {"alternatives", "Look for this many nearest alternatives (not in the times).", "n", "0"},
                       {"generated", "Measure on generated boards, with this share of their clues."},
                       {"seeds", "Seeds of --generated.", "a..b", "1..5"}});
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
    addOptions(parser);
    parser.process(app);

    Plan plan;
    plan.repeat = std::max(1, parser.value("repeat").toInt());
    plan.options.limit = std::chrono::milliseconds(parser.value("limit").toInt());
    plan.options.alternatives = parser.value("alternatives").toInt();
    plan.options.conflict = false;
    auto puzzles = puzzlesOf(parser);
    if (!puzzles)
        return fail("no puzzles named, or they cannot be read; see --help");
    plan.puzzles = std::move(*puzzles);
    keepSome(plan.puzzles, parser);
    for (const auto& [option, ending] : {std::pair("stops", Ending::Stop), std::pair("limits", Ending::Limit)})
        if (parser.isSet(option)) {
            measureEndings(plan.puzzles, plan.options, ending, parser.value(option).toInt());
            return 0;
        }
    if (parser.isSet("against")) {
        const Duel duel{.ours = QCoreApplication::applicationFilePath(),
                        .theirs = parser.value("against"),
                        .pairs = std::max(1, parser.value("pairs").toInt()),
                        .repeat = plan.repeat,
                        .limitMs = parser.value("limit").toInt()};
        return runAgainst(plan.puzzles, duel) ? 0 : fail("one of the two programs does not run");
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
