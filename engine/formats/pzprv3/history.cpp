// A log is walked from the board in the file: back to the first gesture, on to the last one. A gesture that does not
// fit the board that it meets ends the walk on its side.
#include "engine/formats/pzprv3/history.h"

#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"
#include "engine/formats/json.h"
#include "engine/formats/pzprv3/history_walker.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

/// The log as it stands in the file.
struct Log {
    struct Entry {
        Gesture gesture;
        std::int64_t timeMs = 0;
    };
    std::vector<Entry> entries;
    std::size_t current = 0;
    int skipped = 0;
    int trials = 0;
};

// --- finding and reading it ---

/// What stands behind the board, from the word that begins it.
std::string_view appendixOf(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = text.substr(at);
        if (rest.starts_with("history:") || rest.starts_with("info:") || rest.starts_with("__HISTORY__"))
            return rest;
        const std::size_t end = text.find_first_of("/\n", at);
        if (end == std::string_view::npos)
            break;
        at = end + 1;
    }
    return {};
}

std::int64_t timeOf(const Json& entry)
{
    constexpr double longest = 1e15;
    const Json* time = entry.find("time");
    const double ms = time == nullptr ? 0 : time->number().value_or(0);
    return ms > 0 && ms < longest ? static_cast<std::int64_t>(ms) : 0;
}

/// Adds a gesture; false where the JSON is not one.
bool readEntry(const Json& entry, const Board& board, Log& log)
{
    const Json* list = entry.find("ope");
    const Json::Array* operations = list != nullptr ? list->array() : entry.array();
    if (operations == nullptr)
        return false;
    Log::Entry read{.timeMs = timeOf(entry)};
    for (const Json& item : *operations) {
        const auto meant = item.text() == nullptr ? std::nullopt : readOperation(*item.text(), board);
        if (!meant)
            return false;
        for (const LogOperation& operation : *meant) {
            log.trials += operation.kind == LogOperation::Trial ? 1 : 0;
            log.skipped += operation.kind == LogOperation::Unmatched ? 1 : 0;
            if (operation.kind != LogOperation::Trial && operation.kind != LogOperation::Unmatched)
                read.gesture.push_back(operation);
        }
    }
    log.entries.push_back(std::move(read));
    return true;
}

std::optional<Json> jsonOf(std::string_view appendix)
{
    const std::size_t begin = appendix.find('{');
    return begin == std::string_view::npos ? std::nullopt : parseJson(appendix.substr(begin));
}

PuzzleFacts factsOf(std::string_view appendix)
{
    const auto json = appendix.starts_with("info:") ? jsonOf(appendix) : std::nullopt;
    const Json* metadata = json ? json->find("metadata") : nullptr;
    const auto text = [&](std::string_view key) {
        const Json* value = metadata == nullptr ? nullptr : metadata->find(key);
        return value == nullptr || value->text() == nullptr ? std::string() : *value->text();
    };
    return {.author = text("author"), .source = text("source"), .comment = text("comment")};
}

/// Nothing: there is a log, but it is damaged.
std::optional<Log> readLog(std::string_view appendix, const Board& board)
{
    Log log;
    const auto json = jsonOf(appendix);
    if (!json)
        return std::nullopt;
    const Json* history = appendix.starts_with("info:") ? json->find("history") : &*json;
    if (history == nullptr || history->find("datas") == nullptr)
        return log; // only facts about the puzzle, or nothing was done yet
    const Json::Array* entries = history->find("datas")->array();
    const Json* current = history->find("current");
    const double position = current == nullptr ? 0 : current->number().value_or(-1);
    if (entries == nullptr || position < 0 || position > static_cast<double>(entries->size())
        || position != std::floor(position))
        return std::nullopt;
    log.current = static_cast<std::size_t>(position);
    for (const Json& entry : *entries)
        if (!readEntry(entry, board, log))
            return std::nullopt;
    return log;
}

// --- walking along it ---

/// Entries on both sides of the board, as far as they fit.
LoggedPuzzle walked(const Log& log, Board board)
{
    LoggedPuzzle puzzle;
    std::size_t kept = 0;
    Walker back(board);
    for (std::size_t i = log.current; i-- > 0; ++kept) {
        auto edit = back.walk(log.entries[i].gesture, Walker::Back);
        if (!edit)
            break;
        if (!edit->empty())
            puzzle.entries.push_back({std::move(*edit), log.entries[i].timeMs});
    }
    std::ranges::reverse(puzzle.entries);
    puzzle.current = puzzle.entries.size();
    puzzle.root = back.board();
    Walker on(std::move(board));
    for (std::size_t i = log.current; i < log.entries.size(); ++i, ++kept) {
        auto edit = on.walk(log.entries[i].gesture, Walker::On);
        if (!edit)
            break;
        if (!edit->empty())
            puzzle.entries.push_back({std::move(*edit), log.entries[i].timeMs});
    }
    if (kept < log.entries.size())
        puzzle.losses.push_back(errorOf("history-cut", {std::to_string(kept), std::to_string(log.entries.size())}));
    return puzzle;
}

bool isFile(std::string_view text)
{
    return text.substr(leadingSpace(text)).starts_with("pzprv3") || text.substr(leadingSpace(text)).starts_with("v:");
}

} // namespace

Result<LoggedPuzzle> readPuzzleWithHistory(std::string_view text)
{
    Result<Board> board = readPuzzle(text);
    if (!board)
        return board.error();
    // Where the rules are not known, neither are the operations; the log stays in the file that the board keeps.
    const bool hasLog = isFile(text) && genreOf(*board).isWhole();
    const std::string_view appendix = hasLog ? appendixOf(text) : std::string_view();
    if (appendix.empty()) {
        Publication about = publicationIn(text);
        return LoggedPuzzle{.root = std::move(*board),
                            .facts = {.title = std::move(about.title),
                                      .author = std::move(about.author),
                                      .source = std::move(about.source),
                                      .comment = std::move(about.rules)}};
    }
    const std::optional<Log> log = readLog(appendix, *board);
    if (!log)
        return LoggedPuzzle{.root = std::move(*board), .losses = {errorOf("history-damaged")}};
    LoggedPuzzle puzzle = walked(*log, std::move(*board));
    puzzle.facts = factsOf(appendix);
    if (log->skipped > 0)
        puzzle.losses.push_back(errorOf("history-skipped", {std::to_string(log->skipped)}));
    if (log->trials > 0)
        puzzle.losses.push_back(errorOf("history-trials", {std::to_string(log->trials)}));
    return puzzle;
}

} // namespace tokisuji
