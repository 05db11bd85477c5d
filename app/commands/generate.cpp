// generate: new puzzles with one solution each.
#include "app/batch.h"
#include "app/generate_edgematch.h"
#include "app/generate_options.h"
#include "app/generate_twisty.h"
#include "app/json.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array options{
    OptionSpec{"--count", "N", "how many puzzles; they have the seeds S, S+1, ... (1)"},
    OptionSpec{"--seed", "S", "the same seed and options give the same puzzle on every machine (1)"},
    OptionSpec{"--symmetry", "NAME",
               "of clues and rooms: none, point, quarter, left-right, top-bottom, diagonal, anti-diagonal"},
    OptionSpec{"--clues", "MIN..MAX", "number of clues; either end may be left out"},
    OptionSpec{"--pattern", "FILE", "a row of the board on each line: o a clue must stand here, x none may, . any"},
    OptionSpec{"--values", "LIST", "allowed clues and how often each is wanted, as 1:3,2:1; ? is one too"},
    OptionSpec{"--solution-has", "WHAT",
               "a PUZZLE whose marks are in the solution, or squares: shaded:2x2,unshaded:3x3"},
    OptionSpec{"--start", "PUZZLE", "begin with its clues and rooms"},
    OptionSpec{"--keep-given", "", "the clues of --start stay as they are"},
    OptionSpec{"--profile", "NAME", "solvable within this profile and not within the next easier one"},
    OptionSpec{"--must-use", "LIST",
               "techniques that the path of the solver uses; the profile (else hard) must know them"},
    OptionSpec{"--must-not-use", "LIST", "techniques that it does not use"},
    OptionSpec{"--flags", "LETTERS", "variants of the rules"},
    OptionSpec{"--threads", "N", "changes the time, never the puzzle (all cores)"},
    OptionSpec{"--definition", "NAME|FILE.yaml", "of a twisty puzzle (cube_2x2x2)"},
    OptionSpec{"--turns", "N", "how many turns at random a twisty puzzle is made by (20)"},
    OptionSpec{"--colours", "N", "of the inner sides of edge-matching pieces (4)"},
    OptionSpec{"--free", "", "edge-matching pieces may be turned"},
    OptionSpec{"--pin", "none|centre", "which edge-matching piece is pinned (none)"},
    OptionSpec{"--unique", "", "edge-matching: go on to the next seed until there is one solution only"},
    OptionSpec{"--timeout", "MS", "give a puzzle up after so many milliseconds; 0 is never (0)"},
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

Checked<Exit> run(const Arguments& arguments)
{
    const Genre* genre = arguments.plain().empty() ? nullptr : findKind(arguments.plain().front());
    if (genre != nullptr && genre->answer == AnswerKind::Turns)
        return generateTwisty(arguments);
    if (genre != nullptr && genre->answer == AnswerKind::Placement)
        return generateEdgeMatch(arguments);
    for (const std::string_view option : {"--colours", "--free", "--pin", "--unique"})
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " goes with edge-matching only."};
    for (const std::string_view option : twistyOptions)
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " goes with a twisty puzzle only."};
    const auto read = generateCallOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&read))
        return *problem;
    GenerateCall call = std::get<GenerateCall>(read);
    const bool asJson = arguments.has(jsonOption.name);
    Exit exit = Exit::Done;
    for (int i = 0; i < call.count; ++i, ++call.options.seed) {
        const Generated made = generate(*call.genre, call.options);
        if (made.puzzle)
            printPuzzle(*made.puzzle, call.options.seed, made.last, asJson);
        else
            exit = printMiss(made, call.options.seed, asJson);
    }
    return exit;
}

} // namespace

const Command generateCommand{
    "generate",
    "GENRE WxH [--count N] [--seed S] [--symmetry NAME] [--clues MIN..MAX] [--pattern FILE]\n"
    "      [--values LIST] [--solution-has WHAT] [--start PUZZLE [--keep-given]] [--profile NAME]\n"
    "      [--must-use LIST] [--must-not-use LIST] [--flags LETTERS] [--threads N] [--timeout MS] [--json]",
    "search for puzzles with one solution",
    "With --symmetry the places of the clues repeat, in the grid and outside it, the rooms, and which rooms carry a\n"
    "number; what the clues say does not.\n"
    "Every puzzle is proved to have one solution by a solver that knows nothing of the search. Prints an address for\n"
    "each as it is found. JSON: url, seed, clues, tried, ms; where none was found: error, id, seed, ms.\n"
    "Exit code 3 when a puzzle was not found.\n"
    "generate twisty [--definition NAME|FILE.yaml] [--turns N] [--count N] [--seed S] prints scrambled states;\n"
    "nothing is searched for. JSON: url, seed, turns.\n"
    "generate edgematch WxH [--colours N] [--seed S] [--free] [--pin centre] [--count N] [--unique] [--timeout MS]\n"
    "makes pieces from a solved board; its solution is checked, and --timeout bounds the proof that it is the only "
    "one.\n"
    "JSON: url, seed, colours, status, solution, placement, turns (with --free), matchRate, ms.\n",
    options,
    run,
};

} // namespace tokisuji
