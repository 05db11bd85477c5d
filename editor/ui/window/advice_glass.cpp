#include "editor/ui/window/advice_glass.h"

#include "editor/ui/texts/advice_text.h"
#include "engine/drawing/advice_drawing.h"
#include "engine/drawing/detail.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

/// Are figures of this status drawn?
bool isDrawn(Status status, double cellPixels)
{
    const Detail detail = detailAt(cellPixels);
    return detail == Detail::Full
           || (detail == Detail::Reduced && (status == Status::Unique || status == Status::Several));
}

} // namespace

BoardGlass whatIfGlass(const Board& board, std::shared_ptr<const WhatIfReport> report, int determined,
                       std::optional<std::size_t> chosen)
{
    const auto draw = [board, report, determined, chosen](double cellPixels, const QRectF& view) {
        return drawWhatIf(board, report->values,
                          {.cellPixels = cellPixels,
                           .view = {{view.left(), view.top()}, {view.right(), view.bottom()}},
                           .determined = determined,
                           .total = report->total,
                           .chosen = chosen});
    };
    return {draw, [board, report](Place place) { return whatIfFacts(board, *report, place); }};
}

BoardGlass changeGlass(const Board& board, const ClueOption& option, Status status)
{
    const auto draw = [board, option, status](double cellPixels, const QRectF&) {
        return drawClueGhost(board, option, status, cellPixels);
    };
    return {draw, [board, option, status](Place place) { return offerFacts(board, option, status, place); }};
}

BoardGlass idleGlass(const Board& board, const ClueOption& option)
{
    const auto draw = [place = option.place](double cellPixels, const QRectF&) {
        return drawIdleClue(place, cellPixels);
    };
    return {draw, [board, option](Place place) { return offerFacts(board, option, Status::Unknown, place); }};
}

BoardGlass redundantGlass(std::shared_ptr<const IdleReport> report)
{
    const auto draw = [report](double cellPixels, const QRectF&) { return drawIdleClues(report->idle, cellPixels); };
    const auto describe = [report](Place place) {
        const auto clue = std::ranges::find(report->idle, place, &IdleClue::place);
        return clue == report->idle.end() ? QStringList() : QStringList{idleText(*clue)};
    };
    return {draw, describe};
}

std::optional<std::size_t> valueAt(const WhatIfReport& report, QPointF cells, double cellPixels)
{
    for (const WhatIfFigure& figure : whatIfFigures(report.values))
        if (std::abs(figure.centre.x - cells.x()) <= figure.half && std::abs(figure.centre.y - cells.y()) <= figure.half
            && isDrawn(report.values[figure.value].status, cellPixels))
            return figure.value;
    return std::nullopt;
}

} // namespace tokisuji
