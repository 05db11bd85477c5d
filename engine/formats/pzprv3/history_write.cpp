#include "engine/formats/formats.h"
#include "engine/formats/json.h"
#include "engine/formats/pzprv3/history.h"
#include "engine/formats/pzprv3/history_operation.h"
#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The stretch of the log that pzpr has operations for.
struct Stretch {
    std::vector<std::vector<std::string>> operations;
    std::vector<std::int64_t> times;
    std::size_t current = 0;
    int skipped = 0;
};

/// The current board lies on it, so a gesture without operations ends it on its own side.
Stretch stretchOf(const LoggedPuzzle& puzzle)
{
    Stretch stretch;
    Board board = puzzle.root;
    for (std::size_t i = 0; i < puzzle.entries.size(); ++i) {
        auto operations = operationsOf(puzzle.entries[i].edit, board, stretch.skipped);
        puzzle.entries[i].edit.applyTo(board);
        const bool isPast = i < puzzle.current;
        if (!operations && !isPast)
            break;
        if (!operations) {
            stretch = {};
            continue;
        }
        stretch.operations.push_back(std::move(*operations));
        stretch.times.push_back(puzzle.entries[i].timeMs);
        stretch.current += isPast ? 1 : 0;
    }
    return stretch;
}

std::string quotedList(const std::vector<std::string>& texts)
{
    std::string list = "[";
    for (const std::string& text : texts)
        list += (list.size() > 1 ? ", \"" : "\"") + text + "\"";
    return list + "]";
}

/// As pzpr's own: an object over several lines, its entries one a line.
std::string historyObject(const Stretch& stretch, std::string_view lineEnd)
{
    const bool timed = std::ranges::any_of(stretch.times, [](std::int64_t t) { return t > 0; });
    std::string out;
    const auto line = [&](const std::string& text) {
        out += text;
        out += lineEnd;
    };
    line("{");
    line(" \"type\": \"pzpr\",");
    line(" \"version\": 0.4,");
    line(" \"current\": " + std::to_string(stretch.current) + ",");
    line(" \"datas\": [");
    for (std::size_t i = 0; i < stretch.operations.size(); ++i) {
        const std::string list = quotedList(stretch.operations[i]);
        const std::string entry =
            timed ? "{\"ope\": " + list + ", \"time\": " + std::to_string(stretch.times[i]) + "}" : list;
        line("  " + entry + (i + 1 < stretch.operations.size() ? "," : ""));
    }
    line(" ]");
    out += "}";
    return out;
}

std::string factsObject(const PuzzleFacts& facts)
{
    return "{\"author\": " + quotedJson(facts.author) + ", \"source\": " + quotedJson(facts.source)
           + ", \"comment\": " + quotedJson(facts.comment) + "}";
}

/// The log alone, or as a part of what is said about the puzzle; empty where there is nothing to say.
std::string appendixText(const PuzzleFacts& facts, const Stretch& stretch, std::string_view lineEnd)
{
    const std::string history = stretch.operations.empty() ? std::string() : historyObject(stretch, lineEnd);
    if (facts == PuzzleFacts{})
        return history.empty() ? history : "history:" + history;
    return "info:{\"metadata\": " + factsObject(facts) + (history.empty() ? "" : ", \"history\": " + history) + "}";
}

} // namespace

std::string writePzprv3WithHistory(const LoggedPuzzle& puzzle, std::string_view lineEnd, std::vector<Error>* losses)
{
    Board board = puzzle.root;
    for (std::size_t i = 0; i < puzzle.current; ++i)
        puzzle.entries[i].edit.applyTo(board);
    std::string text = writePzprv3(board, lineEnd);
    const Stretch stretch = stretchOf(puzzle);
    if (losses != nullptr && stretch.operations.size() < puzzle.entries.size())
        losses->push_back(
            errorOf("history-cut", {std::to_string(stretch.operations.size()), std::to_string(puzzle.entries.size())}));
    if (losses != nullptr && stretch.skipped > 0)
        losses->push_back(errorOf("history-skipped", {std::to_string(stretch.skipped)}));
    const std::string appendix = appendixText(puzzle.facts, stretch, lineEnd);
    if (appendix.empty() || text.empty())
        return text;
    if (!text.ends_with(lineEnd))
        text += lineEnd;
    text += appendix;
    return lineEnd == "\n" ? text + "\n" : text;
}

} // namespace tokisuji
