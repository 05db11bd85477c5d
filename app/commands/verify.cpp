// verify: is the answer on the board right.
#include "app/batch.h"
#include "app/json.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array options{jsonOption};

QJsonObject jsonOf(const Board& board, const std::vector<Broken>& broken)
{
    QJsonArray rules;
    for (const Broken& rule : broken)
        rules.append(QJsonObject{{"rule", toJson(rule.family->id)}, {"places", toJson(rule.places)}});
    QJsonObject json{{"genre", toJson(board.genre())}, {"complete", broken.empty()}};
    if (!broken.empty())
        json["broken"] = rules;
    return json;
}

std::string textOf(const std::vector<Broken>& broken)
{
    std::string text = broken.empty() ? "complete" : "not complete";
    for (const Broken& rule : broken) {
        text += "\n  " + std::string(rule.family->id) + ":";
        for (const Place place : rule.places)
            text += " " + toString(place);
    }
    return text;
}

Checked<Exit> run(const Arguments& arguments)
{
    const auto job = [](const Board& board) {
        const std::vector<Broken> broken = judge(rulesOf(board), board);
        return Report{.json = jsonOf(board, broken), .text = textOf(broken)};
    };
    return runJob(arguments, withRules(job));
}

} // namespace

const Command verifyCommand{
    "verify",
    "PUZZLE [--json]",
    "judge the answer in a pzprv3 text or file",
    "JSON: genre, complete; if it is not: broken, a list of {rule, places}.\n",
    options,
    run,
};

} // namespace tokisuji
