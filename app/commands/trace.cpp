// trace: the path on which a person could solve the puzzle.
#include "app/batch.h"
#include "app/json.h"
#include "engine/genre/registry.h"
#include "engine/solve/check.h"
#include "engine/trace/messages.h"
#include "engine/trace/technique.h"
#include "engine/trace/tracer.h"

#include <array>
#include <cstdio>

namespace tokisuji {

namespace {

constexpr std::array options{
    jsonOption,
    OptionSpec{"--profile", "NAME", "easy, normal, hard or everything (normal)"},
    OptionSpec{"--lookahead", "N", "steps that are held in the head inside a hypothesis (the profile's)"},
    OptionSpec{"--depth", "N", "hypotheses inside hypotheses (the profile's)"},
    OptionSpec{"--techniques", "LIST", "only these techniques, or with a - before each: all but these"},
    OptionSpec{"--marks", "use|ignore", "whether marks on the board count as found (ignore)"},
    OptionSpec{"--language", "en|ja", "of the steps in words (en)"},
};

QJsonArray jsonOf(const std::vector<Atom>& atoms)
{
    QJsonArray array;
    for (const Atom& atom : atoms)
        array.append(QString::fromStdString(toText(atom, TextLanguage::English)));
    return array;
}

QJsonObject jsonOf(const Reason& why)
{
    QJsonArray rules;
    for (const ConKey& key : why.constraints)
        rules.append(
            QJsonObject{{"rule", toJson(key.family)}, {"place", toJson(toString(key.anchor))}, {"part", key.part}});
    QJsonArray facts;
    for (const FactUse& use : why.facts)
        facts.append(
            QJsonObject{{"fact", toJson(toText(use.atom, TextLanguage::English))}, {"by", static_cast<int>(use.by)}});
    constexpr std::array<const char*, 6> kinds{"cut", "a", "b", "path", "witness", "area"};
    QJsonObject hints;
    for (const Hint& hint : why.hints)
        hints[kinds[hint.kind]] = toJson(hint.places);
    return {{"rules", rules}, {"facts", facts}, {"hints", hints}};
}

QJsonObject jsonOf(const Trace&, const Step&, TextLanguage);

QJsonArray jsonOf(const Trace& trace, const std::vector<StepId>& steps, TextLanguage language)
{
    QJsonArray array;
    for (const StepId id : steps)
        array.append(jsonOf(trace, trace.step(id), language));
    return array;
}

QJsonObject jsonOf(const Trace& trace, const Branch& branch, TextLanguage language)
{
    constexpr std::array<const char*, 6> outcomes{"contradiction", "agree",  "solved",
                                                  "stalled",       "budget", "no-trigger"};
    QJsonObject json{{"hypothesis", toJson(toText(branch.hypothesis, TextLanguage::English))},
                     {"outcome", outcomes[static_cast<std::size_t>(branch.outcome)]},
                     {"memory", branch.memory},
                     {"steps", jsonOf(trace, branch.steps, language)}};
    if (branch.outcome == Outcome::Contradiction)
        json["clash"] = jsonOf(branch.clash);
    return json;
}

QJsonObject jsonOf(const Trace& trace, const Step& step, TextLanguage language)
{
    QJsonObject json{{"id", static_cast<int>(step.id)}, {"technique", toJson(step.technique)},
                     {"difficulty", step.difficulty},   {"conclusions", jsonOf(step.conclusions)},
                     {"why", jsonOf(step.why)},         {"text", toJson(toText(trace, step, language))}};
    if (step.split != 0) {
        QJsonArray branches;
        for (const BranchId id : trace.split(step.split).branches)
            branches.append(jsonOf(trace, trace.branches[id], language));
        json["cases"] = branches;
    }
    return json;
}

QJsonObject jsonOf(const Trace& trace, TextLanguage language)
{
    const Difficulty& d = trace.difficulty;
    QJsonObject json{{"genre", toJson(trace.genre)},
                     {"profile", toJson(trace.profile)},
                     {"result", toJson(nameOf(trace.result))},
                     {"steps", jsonOf(trace, trace.path(), language)},
                     {"difficulty", d.score},
                     {"difficultyParts", QJsonObject{{"hardest", d.hardest},
                                                     {"hardestCount", d.hardestCount},
                                                     {"chokes", d.chokes},
                                                     {"memory", d.memory},
                                                     {"hypotheses", d.hypotheses},
                                                     {"tried", d.tried}}},
                     {"ms", trace.effort.ms}};
    if (trace.result == TraceResult::Contradiction)
        json["clash"] = jsonOf(trace.clash);
    return json;
}

std::string textOf(const Trace& trace, TextLanguage language)
{
    std::string text;
    for (const StepId id : trace.path())
        text += std::to_string(id) + "  " + toText(trace, trace.step(id), language) + "\n";
    std::array<char, 96> end{};
    std::snprintf(end.data(), end.size(), "%s, %zu steps, difficulty %.1f, %.1f ms",
                  std::string(nameOf(trace.result)).c_str(), trace.path().size(), trace.difficulty.score,
                  trace.effort.ms);
    return text + end.data();
}

/// "a,b": only these; "-a,-b": all but these.
std::optional<UsageProblem> choose(std::string_view list, Profile& profile)
{
    std::set<std::string, std::less<>> wanted;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view id = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        const bool isOff = id.starts_with('-');
        id.remove_prefix(isOff ? 1 : 0);
        if (findTechnique(id) == nullptr)
            return UsageProblem{"unknown technique " + std::string(id)};
        (isOff ? profile.off : wanted).emplace(id);
    }
    for (const Technique& technique : techniques())
        if (!wanted.empty() && !wanted.contains(technique.id) && technique.id != "silent"
            && technique.id != "hypothesis")
            profile.off.emplace(technique.id);
    return std::nullopt;
}

struct Wishes {
    TraceOptions trace;
    TextLanguage language = TextLanguage::English;
};

Checked<Wishes> wishesOf(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 4> names{"easy", "normal", "hard", "everything"};
    constexpr std::array<std::string_view, 2> marks{"ignore", "use"};
    constexpr std::array<std::string_view, 2> languages{"en", "ja"};
    constexpr int mostMemory = 1000, mostDepth = 10;
    const auto name = arguments.choice("--profile", names, 1);
    const auto use = arguments.choice("--marks", marks, 0);
    const auto language = arguments.choice("--language", languages, 0);
    for (const auto* choice : {&name, &use, &language})
        if (const auto* problem = std::get_if<UsageProblem>(choice))
            return *problem;
    Wishes wishes;
    Profile& profile = wishes.trace.profile = *findProfile(names[std::get<std::size_t>(name)]);
    const auto memory = arguments.number("--lookahead", profile.memory, 0, mostMemory);
    const auto depth = arguments.number("--depth", profile.nesting, 0, mostDepth);
    for (const auto* number : {&memory, &depth})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    profile.memory = std::get<int>(memory);
    profile.nesting = std::get<int>(depth);
    if (const auto problem = choose(arguments.value("--techniques", ""), profile))
        return *problem;
    wishes.trace.marks = std::get<std::size_t>(use) == 1 ? MarkUse::Use : MarkUse::Ignore;
    wishes.language = std::get<std::size_t>(language) == 1 ? TextLanguage::Japanese : TextLanguage::English;
    return wishes;
}

Checked<Exit> run(const Arguments& arguments)
{
    const auto wished = wishesOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&wished))
        return *problem;
    const Wishes& wishes = std::get<Wishes>(wished);
    return runJob(arguments, [&](const Board& board) {
        TraceOptions how = wishes.trace;
        const Verdict verdict = check(board, {.marks = how.marks, .alternatives = 0, .conflict = false});
        if (verdict.determinedComplete)
            how.determined = verdict.determined;
        const Trace found = cleaned(trace(board, how));
        return Report{
            .json = jsonOf(found, wishes.language), .text = textOf(found, wishes.language), .exit = Exit::Done};
    });
}

} // namespace

const Command traceCommand{
    "trace",
    "PUZZLE [--json] [--profile NAME] [--lookahead N] [--depth N] [--techniques LIST] [--marks use|ignore]",
    "show how a person could solve a puzzle, step by step",
    "JSON: genre, profile, result (solved, stuck, contradiction, unknown), steps, difficulty, difficultyParts, ms; a\n"
    "step has id, technique, conclusions, why (rules, facts with the step that found them, hints), text, and cases "
    "when\n"
    "it rests on hypotheses.\n",
    options,
    run,
};

} // namespace tokisuji
