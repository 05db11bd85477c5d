// generate: new puzzles with one solution each.
#include "app/batch.h"
#include "app/generate_edgematch.h"
#include "app/generate_options.h"
#include "app/generate_twisty.h"
#include "app/json.h"
#include "app/puzzles_so_far.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array generateOptions{
    OptionSpec{"--count", "N", "number of puzzles; their seeds are S, S+1, ... (1)"},
    OptionSpec{"--seed", "S", "the same seed and options give the same puzzle on every machine (1)"},
    OptionSpec{"--symmetry", "NAME",
               "symmetry of clues and rooms: none, point, quarter, left-right, top-bottom, diagonal, anti-diagonal"},
    OptionSpec{"--clues", "MIN..MAX", "number of clues; either end may be left out"},
    OptionSpec{"--pattern", "FILE", "one row of the board per line: o clue required, x clue not allowed, . either"},
    OptionSpec{"--values", "LIST", "allowed clues and their relative frequencies, such as 1:3,2:1; ? is also a value"},
    OptionSpec{"--solution-has", "WHAT",
               "a PUZZLE whose marks the solution must contain, or squares: shaded:2x2,unshaded:3x3"},
    OptionSpec{"--start", "PUZZLE", "start from its clues and rooms"},
    OptionSpec{"--keep-given", "", "keep all the clues of --start"},
    OptionSpec{"--profile", "NAME", "solvable with this profile but not with the next easier one"},
    OptionSpec{"--must-use", "LIST",
               "techniques that the solver's path must use; the profile (or hard) must include them"},
    OptionSpec{"--must-not-use", "LIST", "techniques that it must not use"},
    OptionSpec{"--flags", "LETTERS", "rule variants"},
    OptionSpec{"--distinct", "", "leave out puzzles that an earlier one of this run can be turned or mirrored into"},
    OptionSpec{"--threads", "N", "number of threads; affects the time, never the puzzle (all cores)"},
    OptionSpec{"--definition", "NAME|FILE.yaml", "the twisty puzzle (cube_2x2x2)"},
    OptionSpec{"--turns", "N", "number of random turns that scramble a twisty puzzle (20)"},
    OptionSpec{"--colours", "N", "number of colours of the inner sides of edge-matching pieces (4)"},
    OptionSpec{"--free", "", "edge-matching pieces may be rotated"},
    OptionSpec{"--pin", "none|centre", "which edge-matching piece is pinned (none)"},
    OptionSpec{"--unique", "", "edge-matching: try seed after seed until there is exactly one solution"},
    OptionSpec{"--timeout", "MS", "give up on a puzzle after this many milliseconds; 0 means never (0)"},
    jsonOption,
};

constexpr std::array<std::string_view, 2> twistyOptions{"--definition", "--turns"};

/// As the best known site writes it, where it knows the genre.
std::string addressOf(const Board& puzzle)
{
    for (const Site site : {Site::PuzzLink, Site::Pzv})
        if (const auto url = writeUrl(puzzle, site))
            return *url;
    const auto own = writeOwnUrl(puzzle);
    return own ? *own : writePzprv3(puzzle, "/");
}

QJsonObject jsonOf(const std::string& address, std::uint64_t seed, const GenerateProgress& last)
{
    return {{"url", toJson(address)},
            {"seed", static_cast<qint64>(seed)},
            {"clues", last.clues},
            {"tried", last.tried},
            {"ms", last.ms}};
}

void printPuzzle(const Board& puzzle, std::uint64_t seed, const GenerateProgress& last, bool asJson)
{
    const std::string address = addressOf(puzzle);
    if (asJson)
        printJson(jsonOf(address, seed, last));
    else
        printLine(address);
}

/// Nothing was found: at a limit, or because there is nothing to find.
Exit printMiss(const Generated& made, std::uint64_t seed, bool asJson)
{
    const bool isLimit = made.stop == Stop::Limit;
    const std::string text = isLimit ? "No puzzle was found in time." : "No puzzle was found with these options.";
    if (asJson)
        printJson({{"error", toJson(text)},
                   {"id", isLimit ? "limit" : "given-up"},
                   {"at", QJsonValue()},
                   {"seed", static_cast<qint64>(seed)},
                   {"ms", made.last.ms}});
    else
        printMessage("seed " + std::to_string(seed) + ": " + text);
    return Exit::Limit;
}

/// It was found, and is not given again.
void printSame(std::uint64_t former, std::uint64_t seed, bool asJson)
{
    const std::string text = "The puzzle of seed " + std::to_string(former) + ", turned or mirrored.";
    if (asJson)
        printJson({{"error", toJson(text)},
                   {"id", "same-puzzle"},
                   {"at", QJsonValue()},
                   {"seed", static_cast<qint64>(seed)},
                   {"sameAs", static_cast<qint64>(former)}});
    else
        printMessage("seed " + std::to_string(seed) + ": " + text);
}

/// Seed after seed, each told as soon as it is known.
Exit runSeeds(GenerateCall call, bool asJson, bool distinct)
{
    PuzzlesSoFar soFar;
    Exit exit = Exit::Done;
    for (int i = 0; i < call.count; ++i, ++call.options.seed) {
        const std::uint64_t seed = call.options.seed;
        const Generated made = generate(*call.genre, call.options);
        const auto former = made.puzzle && distinct ? soFar.seedOfSame(*made.puzzle, seed) : std::nullopt;
        if (former)
            printSame(*former, seed, asJson);
        else if (made.puzzle)
            printPuzzle(*made.puzzle, seed, made.last, asJson);
        else
            exit = printMiss(made, seed, asJson);
    }
    return exit;
}

Checked<Exit> runGenerate(const Arguments& arguments)
{
    const Genre* genre = arguments.plain().empty() ? nullptr : findKind(arguments.plain().front());
    if (genre != nullptr && genre->answer == AnswerKind::Turns)
        return generateTwisty(arguments);
    if (genre != nullptr && genre->answer == AnswerKind::Placement)
        return generateEdgeMatch(arguments);
    for (const std::string_view option : {"--colours", "--free", "--pin", "--unique"})
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " can be used only with edge-matching."};
    for (const std::string_view option : twistyOptions)
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " can be used only with a twisty puzzle."};
    const auto read = generateCallOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&read))
        return *problem;
    return runSeeds(std::get<GenerateCall>(read), arguments.has(jsonOption.name), arguments.has("--distinct"));
}

} // namespace

const Command generateCommand{
    "generate",
    "GENRE WxH [--count N] [--seed S] [--symmetry NAME] [--clues MIN..MAX] [--pattern FILE]\n"
    "      [--values LIST] [--solution-has WHAT] [--start PUZZLE [--keep-given]] [--profile NAME]\n"
    "      [--must-use LIST] [--must-not-use LIST] [--flags LETTERS] [--distinct] [--threads N]\n"
    "      [--timeout MS] [--json]",
    "search for puzzles with one solution",
    "--symmetry applies to the places of the clues, in the grid and outside it, to the rooms, and to which rooms have\n"
    "a number, but not to the values of the clues.\n"
    "Every puzzle is proved to have one solution by a solver that is independent of the search. Prints the URL of "
    "each\n"
    "puzzle as it is found. JSON: url, seed, clues, tried, ms; if none was found, or with --distinct the\n"
    "same one again: error, id, seed.\n"
    "The exit code is 3 if a puzzle was not found.\n"
    "generate twisty [--definition NAME|FILE.yaml] [--turns N] [--count N] [--seed S] prints scrambled states without\n"
    "any search. JSON: url, seed, turns.\n"
    "generate edgematch WxH [--colours N] [--seed S] [--free] [--pin centre] [--count N] [--unique] [--timeout MS]\n"
    "makes pieces from a solved board; its solution is checked, and --timeout bounds the proof that it is the only "
    "one.\n"
    "JSON: url, seed, colours, status, solution, placement, turns (with --free), matchRate, ms.\n",
    generateOptions,
    runGenerate,
};

} // namespace tokisuji
