#include "app/generate_twisty.h"

#include "app/batch.h"
#include "app/json.h"
#include "editor/ui/texts/error_text.h"
#include "engine/formats/formats.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"

#include <QJsonArray>

#include <array>
#include <limits>

namespace tokisuji {

namespace {

constexpr std::array<std::string_view, 11> twistyOptions{
    "--symmetry", "--clues",      "--pattern",  "--values", "--solution-has", "--start",
    "--profile",  "--keep-given", "--must-use", "--flags",  "--must-not-use",
};

struct TwistyCall {
    Board goal;
    int turns = 0;
    int count = 1;
    std::uint64_t seed = 1;
};

Checked<TwistyCall> twistyCallOf(const Arguments& arguments)
{
    constexpr int most = 1000;
    if (arguments.plain().size() > 1)
        return UsageProblem{"A twisty puzzle has no size; choose it with --definition."};
    for (const std::string_view option : twistyOptions)
        if (arguments.has(option))
            return UsageProblem{std::string(option) + " cannot be used with a twisty puzzle."};
    const auto turns = arguments.number("--turns", 20, 0, most);
    const auto count = arguments.number("--count", 1, 1, std::numeric_limits<int>::max());
    const auto seed = arguments.number("--seed", 1, 0, std::numeric_limits<int>::max());
    for (const auto* number : {&turns, &count, &seed})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    const std::string name = arguments.value("--definition", "cube_2x2x2");
    auto goal = isTwistyFile(name) ? readTwistyFile(name) : readUrl("tokisuji:twisty/" + name);
    if (!goal)
        return UsageProblem{errorText(goal.error()).toStdString()};
    return TwistyCall{std::move(*goal), std::get<int>(turns), std::get<int>(count),
                      static_cast<std::uint64_t>(std::get<int>(seed))};
}

void print(const TwistyCall& call, std::uint64_t seed, bool asJson)
{
    const auto definition = twistyOf(call.goal);
    const TurnList turns = scramble(*definition, call.turns, seed);
    Board board = call.goal;
    turnedBy(board, turns).applyTo(board);
    const auto url = writeOwnUrl(board);
    const std::string address = url ? *url : writePzprv3(board, "/");
    if (asJson)
        printJson({{"url", toJson(address)},
                   {"seed", static_cast<qint64>(seed)},
                   {"turns", toJson(turnsText(*definition, turns))}});
    else
        printLine(address);
}

} // namespace

Checked<Exit> generateTwisty(const Arguments& arguments)
{
    const auto checked = twistyCallOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    const TwistyCall& call = std::get<TwistyCall>(checked);
    for (int i = 0; i < call.count; ++i)
        print(call, call.seed + static_cast<std::uint64_t>(i), arguments.has(jsonOption.name));
    return Exit::Done;
}

} // namespace tokisuji
