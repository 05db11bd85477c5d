#include "editor/model/piece_summary.h"

#include "engine/board/edge_set_edits.h"

#include <algorithm>

namespace tokisuji {

namespace {

using Kind = EditSummary::Kind;

int pieceOf(const EdgeSet& set, int mark)
{
    const auto index = static_cast<std::size_t>(mark - 1);
    return mark >= 1 && index < set.kinds().size() ? set.kinds()[index].piece : blank;
}

/// The number of the piece in a cell, as the board counts copies.
int numberAt(const EdgeSet& set, const Board& board, Place cell)
{
    return piecesLaid(set, board)[board.grid().cellIndex(cell)];
}

std::optional<EditSummary> ofOneMark(const Change& change, const Board& after)
{
    const EdgeSet set = edgeSetOf(after);
    EditSummary summary{.layer = change.layer, .place = change.place};
    if (change.after == blank) {
        summary.kind = Kind::PieceTakenOff;
        summary.value = pieceOf(set, change.before);
    } else {
        const bool same = change.before != blank && pieceOf(set, change.before) == pieceOf(set, change.after);
        summary.kind = same ? Kind::PieceTurned : Kind::PieceLaid;
        summary.value = numberAt(set, after, change.place);
    }
    return summary;
}

std::optional<EditSummary> ofTwoMarks(const Change& a, const Change& b)
{
    if (a.before != b.after || a.after != b.before)
        return std::nullopt;
    const bool isMove = a.before == blank || a.after == blank;
    const bool fromB = a.before == blank;
    return EditSummary{.kind = isMove ? Kind::PieceMoved : Kind::PiecesSwapped,
                       .layer = a.layer,
                       .place = fromB ? b.place : a.place,
                       .other = fromB ? a.place : b.place};
}

std::optional<EditSummary> ofMarks(const std::vector<Change>& changes, const Board& after)
{
    const auto pin = std::ranges::find(changes, Layer::Number, &Change::layer);
    if (pin != changes.end()) {
        const auto pins = std::ranges::count(changes, Layer::Number, &Change::layer);
        if (pins != 1)
            return std::nullopt;
        const bool out = pin->after == blank;
        return EditSummary{.kind = out ? Kind::PieceUnpinned : Kind::PiecePinned,
                           .layer = Layer::Number,
                           .place = pin->place,
                           .value = out ? pin->before : pin->after};
    }
    if (changes.size() == 1)
        return ofOneMark(changes.front(), after);
    return changes.size() == 2 ? ofTwoMarks(changes[0], changes[1]) : std::nullopt;
}

/// The set has changed: which sides look otherwise?
std::optional<EditSummary> ofSides(const Board& before, const Board& after)
{
    const EdgeSet was = edgeSetOf(before);
    const EdgeSet is = edgeSetOf(after);
    EditSummary summary{.kind = Kind::SideColoured};
    for (const Place cell : after.grid().cells()) {
        const auto old = shownPiece(was, before, cell);
        const auto now = shownPiece(is, after, cell);
        if (!old || !now) {
            if (old || now)
                return std::nullopt;
            continue;
        }
        for (const Dir side : directions)
            if (old->at(side) != now->at(side) && summary.count++ == 0) {
                summary.place = cell;
                summary.direction = side;
                summary.value = now->at(side);
            }
    }
    return summary.count == 1 || summary.count == 2 ? std::optional(summary) : std::nullopt;
}

} // namespace

std::optional<EditSummary> pieceSummary(const Edit& edit, const Board& after)
{
    if (edgeSetOf(after).pieces().empty())
        return std::nullopt;
    const auto given = std::ranges::find_if(
        edit.steps, [](const EditStep& step) { return std::holds_alternative<SetupChange>(step); });
    const auto flags =
        std::ranges::find_if(edit.steps, [](const EditStep& step) { return std::holds_alternative<FlagChange>(step); });
    if (flags != edit.steps.end()) {
        const auto& change = std::get<FlagChange>(*flags);
        return EditSummary{.kind = Kind::FlagsChanged, .flagsBefore = change.before, .flagsAfter = change.after};
    }
    if (given == edit.steps.end())
        return edit.isStructural() ? std::nullopt : ofMarks(edit.changes(), after);
    Board before = after;
    if (!edit.inverse().tryApplyTo(before))
        return std::nullopt;
    const auto coloured = ofSides(before, after);
    return coloured ? coloured : EditSummary{.kind = Kind::PiecesShuffled};
}

} // namespace tokisuji
