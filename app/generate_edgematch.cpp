#include "app/generate_edgematch.h"

#include "app/batch.h"
#include "app/json.h"
#include "app/placement_report.h"
#include "app/size_text.h"
#include "engine/check/check.h"
#include "engine/edgematch/make.h"
#include "engine/edgematch/turned_solutions.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/util/contract.h"

#include <array>
#include <limits>

namespace tokisuji {

namespace {

constexpr std::array<std::string_view, 14> edgeMatchOptions{
    "--symmetry",   "--clues",    "--pattern",      "--values", "--solution-has", "--start", "--profile",
    "--keep-given", "--must-use", "--must-not-use", "--flags",  "--threads",      "--turns", "--definition",
};
constexpr int seedsForUnique = 1000; ///< tried until one puzzle is unique

struct EdgeMatchCall {
    EdgeWishes wishes;
    int count = 1;
    std::chrono::milliseconds limit{0}; ///< for the proof of each puzzle
    bool asJson = false;
};

std::optional<UsageProblem> problemOf(const EdgeWishes& wishes)
{
    switch (objectionTo(wishes)) {
    case EdgeObjection::Size:
        return UsageProblem{"An edge-matching board has 1 to " + std::to_string(mostEdgeSide)
                            + " cells in each direction."};
    case EdgeObjection::Colours:
        return UsageProblem{"--colours must be a number from 1 to " + std::to_string(mostEdgeColours - 1) + "."};
    case EdgeObjection::Turned:
        return UsageProblem{std::string("--unique: with --free the whole board can be rotated too. Only a piece pinned "
                                        "off the exact centre prevents that: ")
                            + (wishes.pin == PinChoice::Centre
                                   ? "use an even number of columns or rows."
                                   : "use --pin centre and an even number of columns or rows.")};
    case EdgeObjection::None:
    case EdgeObjection::TooFewSides:
        break;
    }
    return std::nullopt;
}

Checked<EdgeMatchCall> edgeMatchCallOf(const Arguments& arguments)
{
    constexpr int largest = std::numeric_limits<int>::max();
    constexpr std::array<std::string_view, 2> pins{"none", "centre"}; // in the order of PinChoice
    for (const std::string_view option : edgeMatchOptions)
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " cannot be used with edge-matching."};
    if (arguments.plain().size() != 2)
        return UsageProblem{"A size is needed, for example: generate edgematch 6x6 --colours 5."};
    const auto size = parseSize(arguments.plain()[1]);
    if (!size)
        return UsageProblem{"\"" + arguments.plain()[1] + "\" is not a size; write it as 6x6."};
    const auto colours = arguments.number("--colours", 4, 1, mostEdgeColours - 1);
    const auto count = arguments.number("--count", 1, 1, largest);
    const auto seed = arguments.number("--seed", 1, 0, largest);
    const auto timeout = arguments.number("--timeout", 0, 0, largest);
    for (const auto* number : {&colours, &count, &seed, &timeout})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    const auto pin = arguments.choice("--pin", pins, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&pin))
        return *problem;
    EdgeMatchCall call{.wishes = {.size = *size,
                                  .colours = std::get<int>(colours),
                                  .seed = static_cast<std::uint64_t>(std::get<int>(seed)),
                                  .free = arguments.has("--free"),
                                  .pin = static_cast<PinChoice>(std::get<std::size_t>(pin)),
                                  .unique = arguments.has("--unique")},
                       .count = std::get<int>(count),
                       .limit = std::chrono::milliseconds(std::get<int>(timeout)),
                       .asJson = arguments.has(jsonOption.name)};
    if (const auto problem = problemOf(call.wishes))
        return *problem;
    return call;
}

void print(const MadeEdgeMatch& made, const EdgeMatchCall& call, const Verdict& verdict)
{
    require(isRight(rulesOf(made.solution), made.solution), "generate: the solution obeys the rules");
    const auto url = writeOwnUrl(made.puzzle);
    const std::string address = url ? *url : writePzprv3(made.puzzle, "/");
    if (!call.asJson)
        return printLine(address);
    QJsonObject json{{"url", toJson(address)},
                     {"seed", static_cast<qint64>(call.wishes.seed)},
                     {"colours", call.wishes.colours},
                     {"status", toJson(nameOf(verdict.status))},
                     {"solution", toJson(writePzprv3(made.solution, "/"))},
                     {"ms", verdict.ms}};
    const int inner = innerSides(call.wishes.size);
    addPlacement({made.solution, inner, inner}, json);
    printJson(json);
}

/// One puzzle, from the seed of the call on; the call then has the seed that made it. False: none was found.
bool printNext(EdgeMatchCall& call)
{
    const CheckOptions options{.limit = call.limit, .alternatives = 0, .conflict = false};
    const bool unique = call.wishes.unique;
    for (int tries = unique ? seedsForUnique : 1; tries > 0; --tries, ++call.wishes.seed) {
        const MadeEdgeMatch made = makeEdgeMatch(call.wishes);
        if (unique && !turnedSolutions(made.solution).empty())
            continue; // known without a proof
        const Verdict verdict = check(made.puzzle, options);
        if (unique && verdict.status != Status::Unique)
            continue;
        print(made, call, verdict);
        return true;
    }
    return false;
}

} // namespace

Checked<Exit> generateEdgeMatch(const Arguments& arguments)
{
    auto checked = edgeMatchCallOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    EdgeMatchCall& call = std::get<EdgeMatchCall>(checked);
    if (objectionTo(call.wishes) == EdgeObjection::TooFewSides)
        printMessage("There are only " + std::to_string(innerSides(call.wishes.size))
                     + " inner sides, so not every colour is used.");
    for (int i = 0; i < call.count; ++i, ++call.wishes.seed)
        if (!printNext(call)) {
            printMessage("No puzzle with one solution was found within " + std::to_string(seedsForUnique) + " seeds.");
            return Exit::Limit;
        }
    return Exit::Done;
}

} // namespace tokisuji
