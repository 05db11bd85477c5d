// replay: how a puzzle was made or solved, as an animated picture or a page with a slider.
#include "editor/export/replay.h"
#include "app/application.h"
#include "app/batch.h"
#include "app/json.h"
#include "app/publish_options.h"
#include "editor/model/history_address.h"
#include "editor/model/puzzle_file.h"
#include "editor/model/store/log.h"
#include "editor/model/verdict_cache.h"
#include "editor/ui/texts/error_text.h"
#include "editor/ui/texts/replay_text.h"
#include "engine/check/check.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array replayOptions{
    OptionSpec{"--times", "",
               "show when each edit was made, and its pauses up to two seconds; otherwise nothing tells"},
    OptionSpec{"--undone", "", "also what was undone, in the order in which it was made"},
    OptionSpec{"--verdicts", "", "check each state, and colour the strip below the board"},
    OptionSpec{"--cell", "PX", "side of a cell (40)"},
    OptionSpec{"--theme", "NAME", "light, dark or print (light)"},
    OptionSpec{"--title", "TEXT", "heading; otherwise what the log says, or the kind of puzzle"},
    OptionSpec{"--author", "TEXT", "who made it; otherwise what the log says"},
    notesOption,
    wordsOption,
    jsonOption,
};

/// A log, a file with a history in it, lines of history, or a puzzle with its history in a URL.
Result<Log> logOf(const std::string& argument)
{
    const QString path = QString::fromStdString(argument);
    if (isHistoryAddress(argument))
        return readHistoryAddress(argument);
    if (looksLikeLog(path))
        return readLog(path);
    Result<ReadFile> read = readPuzzleFile(path);
    if (!read)
        return read.error();
    return Log{std::move((*read).history), std::move((*read).annotations)};
}

/// Each state is looked at for a moment: a replay is no proof.
std::optional<Status> statusOf(CheckSession& session, const Board& board)
{
    constexpr std::chrono::seconds moment{2};
    const Verdict verdict =
        session.check(checkedPart(board, MarkUse::Ignore),
                      {.limit = moment, .alternatives = 0, .conflict = false, .upTo = BoardReading::RoomsToCome});
    return verdict.status == Status::Unknown ? std::nullopt : std::optional(verdict.status);
}

std::vector<ReplayState> statesOf(const History& history, const Arguments& arguments)
{
    CheckSession session;
    ReplayWishes wishes{.undone = arguments.has("--undone"), .verdict = {}};
    if (arguments.has("--verdicts"))
        wishes.verdict = [&](NodeId /*node*/, const Board& board) { return statusOf(session, board); };
    return replayStates(history, wishes);
}

Checked<ReplayOptions> optionsWanted(const Arguments& arguments)
{
    constexpr int usualCell = 40;
    const auto drawing = drawingWanted(arguments, {.inks = {.theme = Theme::Light}, .cellPixels = usualCell});
    if (const auto* problem = std::get_if<UsageProblem>(&drawing))
        return *problem;
    return ReplayOptions{.board = std::get<ExportOptions>(drawing), .words = {}, .times = arguments.has("--times")};
}

Exit failed(const std::string& id, const std::string& text, const Arguments& arguments)
{
    const Report report = failure(id, text);
    if (arguments.has(jsonOption.name))
        printJson(report.json);
    else
        printMessage(report.problem);
    return report.exit;
}

Checked<Exit> runReplay(const Arguments& arguments)
{
    if (arguments.plain().size() != 2)
        return UsageProblem{"A log and the name of an .svg, .webp or .html file are needed."};
    const auto checked = optionsWanted(arguments);
    if (const auto* problem = std::get_if<UsageProblem>(&checked))
        return *problem;
    ensureDrawingApplication();
    if (const auto problem = speak(arguments.value("--language", "en")))
        return *problem;
    const Result<Log> log = logOf(arguments.plain().front());
    if (!log)
        return failed(log.error().id, errorText(log.error()).toStdString(), arguments);
    Metadata said = log->annotations.metadata;
    said.title = QString::fromStdString(arguments.value("--title", said.title.toStdString()));
    said.author = QString::fromStdString(arguments.value("--author", said.author.toStdString()));
    ReplayOptions options = std::get<ReplayOptions>(checked);
    options.words = replayWords(log->history.board(), said);
    const std::vector<ReplayState> states = statesOf(log->history, arguments);
    const std::string& path = arguments.plain()[1];
    if (const auto problem = writeReplay(states, QString::fromStdString(path), options))
        return failed("export-failed", problem->toStdString(), arguments);
    if (arguments.has(jsonOption.name))
        printJson({{"file", toJson(path)}, {"states", static_cast<int>(states.size())}});
    else
        printLine(path);
    return Exit::Done;
}

} // namespace

const Command replayCommand{
    "replay",
    "FILE.tokisuji OUT.svg|OUT.webp|OUT.html [--times] [--undone] [--verdicts] [--cell PX] [--theme light|dark|print]\n"
    "      [--title TEXT] [--author TEXT] [--notes] [--language CODE] [--json]",
    "show how a puzzle was made or solved",
    "An .svg or .webp is an animated picture, an .html a page with a slider: arrow keys, Home, End and Space. Each is\n"
    "one file that needs nothing else. FILE may also be a pzprv3 file with a history, lines of history, or a URL with\n"
    "one.\n"
    "JSON: file, states.\n",
    replayOptions,
    runReplay,
};

} // namespace tokisuji
