#include "editor/model/publish_findings.h"

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

std::shared_ptr<const Trace> pathOf(const Board& board, const Verdict& verdict, const std::stop_token& stop)
{
    if (verdict.status != Status::Unique)
        return nullptr;
    TraceOptions how{.profile = *findProfile("hard"), .isUnique = true};
    if (verdict.determinedComplete)
        how.determined = verdict.determined;
    auto path = std::make_shared<const Trace>(cleaned(trace(board.withoutMarks(), how, stop)));
    return path->result == TraceResult::Solved ? path : nullptr;
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
    if (genre.hasRules() && (needs.answer || needs.difficulty || needs.path)) {
        const Verdict verdict = quickCheck(board, stop);
        if (needs.answer && verdict.solution)
            found.answer = withoutNoMarks(*verdict.solution);
        const auto path = needs.difficulty || needs.path ? pathOf(board, verdict, stop) : nullptr;
        if (path && needs.difficulty)
            found.difficulty = path->difficulty;
        if (needs.path)
            found.path = path;
    }
    if (needs.example)
        if (const auto sample = readPuzzle(genre.sample)) {
            found.example = *sample;
            found.exampleAnswer = solutionOf(*sample, stop);
        }
    return found;
}

} // namespace tokisuji
