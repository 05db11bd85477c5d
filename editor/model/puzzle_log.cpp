#include "editor/model/puzzle_log.h"

#include "engine/formats/pzprv3/history.h"

#include <algorithm>

namespace tokisuji {

Result<ReadLog> readPuzzleLog(std::string_view text, std::int64_t nowMs)
{
    Result<LoggedPuzzle> puzzle = readPuzzleWithHistory(text);
    if (!puzzle)
        return puzzle.error();
    const Board root = puzzle->root;
    const std::int64_t began = nowMs - (puzzle->entries.empty() ? 0 : puzzle->entries.back().timeMs);
    std::vector<HistoryRecord> records;
    for (LogEntry& entry : (*puzzle).entries)
        records.push_back({.parent = static_cast<NodeId>(records.size()),
                           .timeMs = began + entry.timeMs,
                           .edit = std::move(entry.edit)});
    Result<History> history = History::restore(root, began, std::move(records), static_cast<NodeId>(puzzle->current));
    if (!history)
        return history.error();
    const PuzzleFacts& facts = puzzle->facts;
    Metadata metadata{.title = QString::fromStdString(facts.title),
                      .author = QString::fromStdString(facts.author),
                      .source = QString::fromStdString(facts.source),
                      .rulesNote = QString::fromStdString(facts.comment)};
    return ReadLog{std::move(*history), std::move(metadata), std::move((*puzzle).losses)};
}

std::string writePuzzleLog(const History& history, const Metadata& metadata)
{
    LoggedPuzzle puzzle{.root = history.boardAt(history.root())};
    if (!metadata.author.isEmpty() || !metadata.rulesNote.isEmpty())
        puzzle.facts = {.author = metadata.author.toStdString(),
                        .source = metadata.source.toStdString(),
                        .comment = metadata.rulesNote.toStdString()};
    const std::int64_t began = history.node(history.root()).timeMs;
    const std::vector<NodeId> lane = history.mainLane();
    for (std::size_t i = 1; i < lane.size(); ++i) {
        const HistoryNode& node = history.node(lane[i]);
        puzzle.entries.push_back({node.edit, std::max<std::int64_t>(0, node.timeMs - began)});
    }
    puzzle.current = static_cast<std::size_t>(history.node(history.current()).depth);
    return writePzprv3WithHistory(puzzle);
}

} // namespace tokisuji
