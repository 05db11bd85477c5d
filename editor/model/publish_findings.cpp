#include "editor/model/publish_findings.h"

#include "editor/model/trace_rows.h"
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/trace/tracer.h"

#include <algorithm>
#include <chrono>

namespace tokisuji {

namespace {

Verdict quickCheck(const Board& board, const std::stop_token& stop)
{
    return check(board, {.limit = std::chrono::seconds(60), .alternatives = 0, .conflict = false}, stop);
}

std::optional<int> levelOf(const Board& board, const Verdict& verdict, const std::stop_token& stop)
{
    if (verdict.status != Status::Unique)
        return std::nullopt;
    TraceOptions how{.profile = *findProfile("hard"), .isUnique = true};
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    const Trace path = cleaned(trace(board, how, stop));
    if (path.result != TraceResult::Solved)
        return std::nullopt;
    return difficultyLevel(path.difficulty.score);
}

} // namespace

Board withoutNoMarks(Board board)
{
    for (const Layer layer : genreOf(board).answerLayers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (board.at(layer, place) == 0)
                board.set(layer, place, blank);
    return board;
}

std::optional<Board> solutionOf(const Board& board, const std::stop_token& stop)
{
    if (!genreOf(board).hasRules())
        return std::nullopt;
    const auto solution = quickCheck(board, stop).solution;
    return solution ? std::optional(withoutNoMarks(*solution)) : std::nullopt;
}

std::optional<Board> answered(const Board& board, const std::stop_token& stop)
{
    const auto layers = genreOf(board).answerLayers();
    const bool hasMarks = std::ranges::any_of(layers, [&](Layer layer) { return !board.isBlank(layer); });
    return hasMarks ? std::optional(board) : solutionOf(board, stop);
}

PublishFindings findingsFor(const Board& board, const PublishNeeds& needs, const std::stop_token& stop)
{
    PublishFindings found;
    const Genre& genre = genreOf(board);
    if (genre.hasRules() && (needs.answer || needs.difficulty)) {
        const Verdict verdict = quickCheck(board, stop);
        if (needs.answer && verdict.solution)
            found.answer = withoutNoMarks(*verdict.solution);
        if (needs.difficulty)
            found.level = levelOf(board, verdict, stop);
    }
    if (needs.example)
        if (const auto sample = readPuzzle(genre.sample)) {
            found.example = *sample;
            found.exampleAnswer = solutionOf(*sample, stop);
        }
    return found;
}

} // namespace tokisuji
