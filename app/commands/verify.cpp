// verify: is the answer on the board right.
#include "app/application.h"
#include "app/batch.h"
#include "app/json.h"
#include "editor/ui/texts/rule_text.h"
#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/judge.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array verifyOptions{
    jsonOption,
    OptionSpec{"--language", "CODE", "language of what is said without --json: en, ja, ... (en)"},
};

/// Its context is "Verify".
struct VerifyWords {
    Q_DECLARE_TR_FUNCTIONS(Verify)
public:
    static QString complete(bool isComplete) { return isComplete ? tr("complete") : tr("not complete"); }
    static QString tolerated(const QString& rule) { return tr("%1 (tolerated)", "a broken rule").arg(rule); }
};

/// What is wrong with an answer, and what only counts as wrong while a puzzle is worked on.
struct Judgement {
    std::vector<Broken> broken;
    std::vector<Broken> tolerated;
};

/// Editors keep clue cells free, so pzpr does not ask that of an answer. Neither is it asked here, though no solution
/// that is searched for marks them.
Judgement judgementOf(const Board& board)
{
    Judgement found{judge(rulesOf(board), board), {}};
    const auto tolerated =
        std::ranges::stable_partition(found.broken, [](const Broken& b) { return *b.family != family::clueFree; });
    found.tolerated.assign(tolerated.begin(), tolerated.end());
    found.broken.erase(tolerated.begin(), tolerated.end());
    return found;
}

QJsonArray jsonOf(const std::vector<Broken>& broken)
{
    QJsonArray rules;
    for (const Broken& rule : broken)
        rules.append(QJsonObject{{"rule", toJson(rule.family->id)}, {"places", toJson(rule.places)}});
    return rules;
}

QJsonObject jsonOf(const Board& board, const Judgement& judgement)
{
    QJsonObject json{{"genre", toJson(board.genre())}, {"complete", judgement.broken.empty()}};
    if (!judgement.broken.empty())
        json["broken"] = jsonOf(judgement.broken);
    if (!judgement.tolerated.empty())
        json["tolerated"] = jsonOf(judgement.tolerated);
    return json;
}

std::string textOf(const Board& board, const Judgement& judgement)
{
    QStringList lines{VerifyWords::complete(judgement.broken.empty())};
    for (const Broken& rule : judgement.broken)
        lines << brokenRuleText(*rule.family, rule.places, board);
    for (const Broken& rule : judgement.tolerated)
        lines << VerifyWords::tolerated(brokenRuleText(*rule.family, rule.places, board));
    return lines.join(QStringLiteral("\n  ")).toStdString();
}

Checked<Exit> runVerify(const Arguments& arguments)
{
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    const auto job = [](const Board& board) {
        const Judgement judgement = judgementOf(board);
        return Report{.json = jsonOf(board, judgement), .text = textOf(board, judgement)};
    };
    return runJob(arguments, withRules(job));
}

} // namespace

const Command verifyCommand{
    "verify",
    "PUZZLE [--json] [--language CODE]",
    "judge the answer in a pzprv3 text or file",
    "JSON: genre, complete; if it is not: broken, a list of {rule, places}. A mark on a clue cell that should "
    "stay free is tolerated, as on puzz.link, and listed as such.\n",
    verifyOptions,
    runVerify,
};

} // namespace tokisuji
