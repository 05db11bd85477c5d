// trace: the path on which a person could solve the puzzle.
#include "app/application.h"
#include "app/batch.h"
#include "app/json.h"
#include "app/publish_options.h"
#include "editor/model/profile_json.h"
#include "editor/model/trace_json.h"
#include "editor/ui/texts/path_text.h"
#include "editor/ui/texts/sentence_text.h"
#include "editor/ui/texts/step_text.h"
#include "engine/check/check.h"
#include "engine/genre/registry.h"
#include "engine/trace/technique.h"
#include "engine/trace/tracer.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <array>

namespace tokisuji {

namespace {

constexpr std::array traceOptions{
    jsonOption,
    OptionSpec{"--profile", "NAME|FILE.json", "easy, normal, hard or everything (normal), or a file with your own"},
    OptionSpec{"--lookahead", "N", "steps kept in mind inside a hypothesis (the profile's)"},
    OptionSpec{"--depth", "N", "depth of nested hypotheses (the profile's)"},
    OptionSpec{"--techniques", "LIST", "only these techniques; -NAME leaves one out, +NAME puts it back"},
    OptionSpec{"--uniqueness", "off|marked",
               "techniques that assume a single solution, if that is proved (the profile's)"},
    OptionSpec{"--raw", "", "also show steps that nothing relies on and hypotheses that led nowhere"},
    OptionSpec{"--cleaned", "", "leave those out (the default)"},
    OptionSpec{"--marks", "use|ignore", "whether marks on the board count as already found (ignore)"},
    OptionSpec{"--open", "", "of a board to which clues are still to come: what follows whatever is added"},
    OptionSpec{"--title", "TEXT", "heading of OUT; otherwise what the file says, or the kind of puzzle"},
    OptionSpec{"--author", "TEXT", "who made it; otherwise what the file says"},
    OptionSpec{"--cell", "PX", "side of a cell in the pictures of a page (40)"},
    OptionSpec{"--theme", "NAME", "light, dark or print (light): colours of the pictures"},
    OptionSpec{"--language", "CODE", "language of the sentences: en, ja, ... (en)"},
};

/// A step in the words of the window.
QString wordsOf(const Trace& trace, const Step& step, const Board& board)
{
    return techniqueName(step.technique) + QStringLiteral(": ") + sentenceText(trace, step, board);
}

QJsonObject jsonOf(const Trace& trace, const Board& board)
{
    QJsonObject json = toJson(trace, [&](const Trace& whole, const Step& step) { return wordsOf(whole, step, board); });
    json["difficultyText"] = QJsonArray::fromStringList(difficultyReasons(trace).split(u'\n', Qt::SkipEmptyParts));
    return json;
}

std::string textOf(const Trace& trace, const Board& board)
{
    std::string text;
    for (const StepId id : trace.path())
        text += std::to_string(id) + "  " + wordsOf(trace, trace.step(id), board).toStdString() + "\n";
    return text + wholeSummary(trace).toStdString();
}

/// Techniques that can be chosen: what is no step of its own always goes on.
bool isChoice(const Technique& technique)
{
    return technique.id != techniqueOf(idOf(Move::Silent)).id && technique.id != techniqueOf(idOf(Move::Hypothesis)).id;
}

/// "a,b": only these; "-a": without this one, "+a": with it.
std::optional<UsageProblem> choose(std::string_view list, Profile& profile)
{
    std::set<std::string, std::less<>> only;
    std::set<std::string, std::less<>> added;
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view id = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        const char sign = id.starts_with('-') || id.starts_with('+') ? id.front() : ' ';
        id.remove_prefix(sign == ' ' ? 0 : 1);
        if (findTechnique(id) == nullptr)
            return UsageProblem{"There is no technique named " + std::string(id) + "."};
        (sign == '-' ? profile.off : sign == '+' ? added : only).emplace(id);
    }
    for (const Technique& technique : techniques())
        if (!only.empty() && !only.contains(technique.id) && isChoice(technique))
            profile.off.emplace(technique.id);
    for (const std::string& id : added)
        profile.off.erase(id);
    return std::nullopt;
}

Checked<Profile> profileInFile(const std::string& name)
{
    QFile file(QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        return UsageProblem{"Cannot read " + name + ": " + file.errorString().toStdString()};
    const QJsonDocument json = QJsonDocument::fromJson(file.readAll());
    if (!json.isObject())
        return UsageProblem{name + " does not contain a JSON object."};
    const auto profile = profileFromJson(json.object());
    if (!profile)
        return UsageProblem{name + ": wrong or unknown field " + profile.error().args.front() + "."};
    return *profile;
}

/// A name, or a file with what the user's own solver knows.
Checked<Profile> profileOf(const std::string& name)
{
    if (const auto known = findProfile(name))
        return *known;
    if (name.ends_with(".json"))
        return profileInFile(name);
    std::string names;
    for (const Profile& profile : profiles())
        names += profile.name + ", ";
    return UsageProblem{"--profile must be one of " + names + "or a .json file, not \"" + name + "\"."};
}

/// The profile with what the other options change in it.
Checked<Profile> profileWanted(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 2> uniqueness{"off", "marked"};
    constexpr int mostMemory = 1000, mostDepth = 10;
    const auto named = profileOf(arguments.value("--profile", "normal"));
    if (const auto* problem = std::get_if<UsageProblem>(&named))
        return *problem;
    Profile profile = std::get<Profile>(named);
    const auto memory = arguments.number("--lookahead", profile.memory, 0, mostMemory);
    const auto depth = arguments.number("--depth", profile.nesting, 0, mostDepth);
    for (const auto* number : {&memory, &depth})
        if (const auto* problem = std::get_if<UsageProblem>(number))
            return *problem;
    const auto unique = arguments.choice("--uniqueness", uniqueness, static_cast<std::size_t>(profile.uniqueness));
    if (const auto* problem = std::get_if<UsageProblem>(&unique))
        return *problem;
    profile.memory = std::get<int>(memory);
    profile.nesting = std::get<int>(depth);
    profile.uniqueness = static_cast<Profile::Uniqueness>(std::get<std::size_t>(unique));
    if (const auto problem = choose(arguments.value("--techniques", ""), profile))
        return *problem;
    return profile;
}

Checked<TraceOptions> wishesOf(const Arguments& arguments)
{
    constexpr std::array<std::string_view, 2> marks{"ignore", "use"};
    const auto use = arguments.choice("--marks", marks, 0);
    if (const auto* problem = std::get_if<UsageProblem>(&use))
        return *problem;
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    if (arguments.has("--raw") && arguments.has("--cleaned"))
        return UsageProblem{"--raw and --cleaned cannot be used together."};
    const auto profile = profileWanted(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&profile))
        return *problem;
    TraceOptions wishes;
    wishes.profile = std::get<Profile>(profile);
    wishes.keepFailed = arguments.has("--raw");
    wishes.marks = std::get<std::size_t>(use) == 1 ? MarkUse::Use : MarkUse::Ignore;
    wishes.reading = arguments.has("--open") ? BoardReading::RoomsToCome : BoardReading::AsItStands;
    return wishes;
}

Trace tracedAs(const Board& board, TraceOptions how)
{
    const Verdict verdict =
        check(board, {.marks = how.marks, .alternatives = 0, .conflict = false, .upTo = how.reading});
    how.reading = verdict.status == Status::Open ? verdict.reading : BoardReading::AsItStands;
    how.isUnique = verdict.status == Status::Unique;
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    const Trace raw = trace(board, how);
    return how.keepFailed ? raw : cleaned(raw);
}

/// To be read by others: a text, Markdown or a page, by the suffix of the file.
Report writtenDown(const Trace& found, const Board& board, const Metadata& said, const std::string& file,
                   const ExportOptions& look)
{
    const WrittenPath path = writtenPath(std::make_shared<const Trace>(found), board, said);
    if (const auto problem = writePath(path, QString::fromStdString(file), look))
        return failure("export-failed", problem->toStdString());
    QJsonObject json{{"file", toJson(file)}, {"result", toJson(nameOf(found.result))}};
    json["difficulty"] = found.difficulty.hardest;
    json["length"] = found.difficulty.steps;
    return {.json = json, .text = file};
}

Checked<ExportOptions> lookOf(const Arguments& arguments)
{
    constexpr int usualCell = 40;
    if (arguments.plain().size() > 1) {
        if (arguments.plain().front() == "-")
            return UsageProblem{"The path of one puzzle at a time is written to a file."};
        ensureDrawingApplication();
    }
    return drawingWanted(arguments, {.inks = {.theme = Theme::Light}, .cellPixels = usualCell});
}

Checked<Exit> runTrace(const Arguments& arguments)
{
    const auto look = lookOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&look))
        return *problem;
    const auto wished = wishesOf(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&wished))
        return *problem;
    const TextJob job = [&](const Board& board, const Publication& texts) {
        const TraceOptions& how = std::get<TraceOptions>(wished);
        const Trace found = tracedAs(board, how);
        if (arguments.plain().size() < 2)
            return Report{.json = jsonOf(found, board), .text = textOf(found, board), .exit = Exit::Done};
        const Metadata said{.title = QString::fromStdString(arguments.value("--title", texts.title)),
                            .author = QString::fromStdString(arguments.value("--author", texts.author))};
        return writtenDown(found, checkedPart(board, how.marks), said, arguments.plain()[1],
                           std::get<ExportOptions>(look));
    };
    return runJob(arguments, withRules(job), 2);
}

} // namespace

const Command traceCommand{
    "trace",
    "PUZZLE [OUT.html|md|txt] [--json] [--profile NAME|FILE.json] [--lookahead N] [--depth N]\n"
    "      [--techniques LIST] [--uniqueness off|marked] [--raw|--cleaned] [--marks use|ignore] [--open]\n"
    "      [--title TEXT] [--author TEXT] [--cell PX] [--theme light|dark|print] [--language CODE]",
    "show how a person could solve a puzzle, step by step",
    "OUT: the path for others to read, with a picture of each step in a .html. JSON then: file, result, difficulty,\n"
    "length. Otherwise: genre, profile, result (solved, stuck, contradiction, unknown), steps, difficulty (of the\n"
    "hardest step: its level and a fraction), length, difficultyParts, difficultyText, ms. A step has id, technique,\n"
    "conclusions, why (rules, facts with the step that found them, hints), text, and cases if it rests on hypotheses\n"
    "or compares ways. With --raw: aside (steps that nothing relies on), tried (hypotheses).\n"
    "A profile file is a JSON object with name, like, off, maxLevel, memory, nesting, eitherWay, combination,\n"
    "askSolver, uniqueness; missing fields are taken from the profile named by like.\n",
    traceOptions,
    runTrace,
};

} // namespace tokisuji
