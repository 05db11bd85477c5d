#include "app/generate_options.h"

#include "app/puzzle_input.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fstream>
#include <limits>
#include <thread>

namespace tokisuji {

namespace {

using Problem = std::optional<UsageProblem>;

constexpr int largest = std::numeric_limits<int>::max();

std::vector<std::string> split(const std::string& text, char by)
{
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t to = std::min(text.find(by, from), text.size());
        parts.push_back(text.substr(from, to - from));
        from = to + 1;
    }
    return parts;
}

template <class T>
std::optional<T> parseWhole(std::string_view text)
{
    T value{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// "12x8".
std::optional<Size> parseSize(const std::string& text)
{
    const std::vector<std::string> sides = split(text, 'x');
    if (sides.size() != 2)
        return std::nullopt;
    const auto width = parseWhole<int>(sides[0]), height = parseWhole<int>(sides[1]);
    return width && height ? std::optional(Size{*width, *height}) : std::nullopt;
}

Problem readGenre(const Arguments& arguments, GenerateCall& call)
{
    if (arguments.plain().size() != 2)
        return UsageProblem{"A genre and a size are needed, for example: generate slither 10x10."};
    call.genre = findGenre(arguments.plain()[0]);
    if (call.genre == nullptr)
        return UsageProblem{"There is no genre named " + arguments.plain()[0] + "."};
    const auto size = parseSize(arguments.plain()[1]);
    if (!size)
        return UsageProblem{"\"" + arguments.plain()[1] + "\" is not a size; write it as 10x10."};
    call.options.size = *size;
    call.options.flags = arguments.value("--flags", "");
    std::ranges::sort(call.options.flags);
    return std::nullopt;
}

Problem readNumbers(const Arguments& arguments, GenerateCall& call)
{
    const int cores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const auto count = arguments.number("--count", 1, 1, largest);
    const auto threads = arguments.number("--threads", cores, 1, 256);
    const auto timeout = arguments.number("--timeout", 0, 0, largest);
    for (const auto* number : {&count, &threads, &timeout})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    const std::string seed = arguments.value("--seed", "1");
    const auto parsed = parseWhole<std::uint64_t>(seed);
    if (!parsed)
        return UsageProblem{"--seed must be a whole number, not \"" + seed + "\"."};
    call.count = std::get<int>(count);
    call.options.threads = std::get<int>(threads);
    call.options.limit = std::chrono::milliseconds(std::get<int>(timeout));
    call.options.seed = *parsed;
    return std::nullopt;
}

/// "10..20", "10.." or "..20"; a single number is both ends.
Problem readClueNumbers(const Arguments& arguments, GenerateOptions& options)
{
    const std::string text = arguments.value("--clues", "");
    if (text.empty())
        return std::nullopt;
    const std::size_t dots = text.find("..");
    const std::string low = text.substr(0, dots), high = dots == std::string::npos ? low : text.substr(dots + 2);
    options.leastClues = parseWhole<int>(low);
    options.mostClues = parseWhole<int>(high);
    const bool isWrong = (!low.empty() && !options.leastClues) || (!high.empty() && !options.mostClues);
    if (isWrong || (low.empty() && high.empty()))
        return UsageProblem{"--clues must be a range such as 20..30, not \"" + text + "\"."};
    return std::nullopt;
}

/// "1:3,2:1": values with their shares; "?" is a value, a share that is left out is 1.
Problem readValues(const Arguments& arguments, GenerateOptions& options)
{
    for (const std::string& entry : split(arguments.value("--values", ""), ',')) {
        const std::vector<std::string> parts = split(entry, ':');
        const bool isQuestion = !parts.empty() && parts[0] == "?";
        const int value = isQuestion ? question : parts.empty() ? blank : parseWhole<int>(parts[0]).value_or(blank);
        const int share = parts.size() == 2 ? parseWhole<int>(parts[1]).value_or(-1) : 1;
        if (value == blank || share < 0 || parts.size() > 2)
            return UsageProblem{"--values must be a list such as 1:3,2:1, not \"" + entry + "\"."};
        options.values[value] = share;
    }
    return std::nullopt;
}

Problem readSymmetry(const Arguments& arguments, GenerateOptions& options)
{
    constexpr std::array<std::string_view, 7> names{"none",       "point",    "quarter",      "left-right",
                                                    "top-bottom", "diagonal", "anti-diagonal"};
    const auto choice = arguments.choice("--symmetry", names, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&choice))
        return *problem;
    options.symmetry = static_cast<Symmetry>(std::get<std::size_t>(choice));
    return std::nullopt;
}

/// A row of the board on each line: "." a clue may stand here, "o" one must, "x" none may.
Problem readPattern(const Arguments& arguments, GenerateOptions& options)
{
    const std::string name = arguments.value("--pattern", "");
    if (name.empty())
        return std::nullopt;
    std::ifstream file(name);
    if (!file)
        return UsageProblem{"Cannot read " + name + "."};
    constexpr std::string_view signs = ".ox";
    for (char sign = 0; file >> sign;) {
        const std::size_t stand = signs.find(sign);
        if (stand == std::string_view::npos)
            return UsageProblem{name + ": a pattern consists of . o and x, not " + std::string(1, sign) + "."};
        options.pattern.push_back(static_cast<Stand>(stand));
    }
    return std::nullopt;
}

Problem readBoard(const std::string& option, const std::string& text, std::optional<Board>& board)
{
    PuzzleRead read = readArgument(text).read;
    if (const auto* problem = std::get_if<InputProblem>(&read))
        return UsageProblem{option + ": " + problem->text};
    board = std::get<Board>(std::move(read));
    return std::nullopt;
}

/// "shaded:2x2".
std::optional<SquareWish> parseSquare(const std::string& text)
{
    const std::vector<std::string> parts = split(text, ':');
    if (parts.size() != 2 || (parts[0] != "shaded" && parts[0] != "unshaded"))
        return std::nullopt;
    const auto size = parseSize(parts[1]);
    if (!size || size->width != size->height)
        return std::nullopt;
    return SquareWish{parts[0] == "shaded", size->width};
}

Problem readSolutionWishes(const Arguments& arguments, GenerateOptions& options)
{
    const std::string text = arguments.value("--solution-has", "");
    if (text.empty())
        return std::nullopt;
    if (!text.starts_with("shaded:") && !text.starts_with("unshaded:"))
        return readBoard("--solution-has", text, options.solutionHas);
    for (const std::string& entry : split(text, ',')) {
        const auto square = parseSquare(entry);
        if (!square)
            return UsageProblem{"--solution-has: \"" + entry + "\" is not a square such as shaded:2x2."};
        options.squares.push_back(*square);
    }
    return std::nullopt;
}

Problem readStart(const Arguments& arguments, GenerateOptions& options)
{
    options.keepGiven = arguments.has("--keep-given");
    const std::string text = arguments.value("--start", "");
    if (text.empty())
        return options.keepGiven ? Problem(UsageProblem{"--keep-given needs --start."}) : std::nullopt;
    return readBoard("--start", text, options.start);
}

Problem readPath(const Arguments& arguments, GenerateOptions& options)
{
    options.mustUse = split(arguments.value("--must-use", ""), ',');
    options.mustNotUse = split(arguments.value("--must-not-use", ""), ',');
    const std::string name = arguments.value("--profile", "");
    if (name.empty())
        return std::nullopt;
    options.profile = findProfile(name);
    if (options.profile)
        return std::nullopt;
    std::string names;
    for (const Profile& profile : profiles())
        names += (names.empty() ? "" : ", ") + profile.name;
    return UsageProblem{"--profile must be one of " + names + ", not \"" + name + "\"."};
}

std::string textOf(GenerateProblem problem, const Genre& genre, const GenerateOptions& options)
{
    const std::string title(genre.title.en);
    const std::string technique = '"' + std::string(techniqueInQuestion(problem, genre, options)) + '"';
    switch (problem) {
    case GenerateProblem::CannotGenerate:
        return title + " cannot be generated.";
    case GenerateProblem::SizeNotPossible:
        return title + " cannot have a board of this size.";
    case GenerateProblem::NoPuzzleOfSize:
        return std::string(neededSize(genre).en);
    case GenerateProblem::PatternSize:
        return "The pattern does not have exactly one character for each cell.";
    case GenerateProblem::PatternSymmetry:
        return "The pattern and the symmetry contradict each other.";
    case GenerateProblem::SymmetryNotPossible:
        return title + " of this size cannot have this symmetry.";
    case GenerateProblem::SymmetryNeedsSquare:
        return "This symmetry needs a square board.";
    case GenerateProblem::ClueNumbers:
        return "The minimum number of clues is above the maximum.";
    case GenerateProblem::StartDiffers:
        return "The given board is of a different genre, size or variant.";
    case GenerateProblem::SquareTooLarge:
        return "The square does not fit on the board.";
    case GenerateProblem::SquareNeedsShading:
        return title + " has no shaded cells.";
    case GenerateProblem::StartSymmetry:
        return "The rooms of --start do not have this symmetry.";
    case GenerateProblem::UnknownTechnique:
        return "There is no technique " + technique + ".";
    case GenerateProblem::TechniqueContradiction:
        return "The path cannot both use " + technique + " and not use it.";
    case GenerateProblem::TechniqueOfOtherGenre:
        return title + " has no technique " + technique + ".";
    case GenerateProblem::TechniqueNotInProfile:
        return "--must-use: the profile \"" + pathProfile(options).name + "\" does not use " + technique + "."
               + (options.profile ? "" : " It applies unless --profile is given.");
    case GenerateProblem::ValuesNotPossible:
        return "None of the values is a valid clue in " + title + ".";
    }
    return {};
}

} // namespace

Checked<GenerateCall> generateCallOf(const Arguments& arguments)
{
    GenerateCall call;
    for (const auto read : {readGenre, readNumbers})
        if (const Problem problem = read(arguments, call))
            return *problem;
    for (const auto read :
         {readClueNumbers, readValues, readSymmetry, readPattern, readSolutionWishes, readStart, readPath})
        if (const Problem problem = read(arguments, call.options))
            return *problem;
    if (const auto problem = problemWith(*call.genre, call.options))
        return UsageProblem{textOf(*problem, *call.genre, call.options)};
    return call;
}

} // namespace tokisuji
