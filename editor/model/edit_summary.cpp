#include "editor/model/edit_summary.h"

#include "editor/model/block_summary.h"
#include "editor/model/piece_summary.h"
#include "editor/model/sticker_summary.h"
#include "engine/board/clue_group.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <tuple>

namespace tokisuji {

namespace {

using Kind = EditSummary::Kind;

/// Places in which clues or marks changed, each once: a number and its arrow are one clue.
int countPlaces(const std::vector<Change>& changes, bool clues)
{
    std::vector<Place> places;
    for (const Change& change : changes)
        if (isClueLayer(change.layer) == clues)
            places.push_back(change.place);
    std::ranges::sort(places);
    return static_cast<int>(std::ranges::distance(places.begin(), std::ranges::unique(places).begin()));
}

/// The change that names the place: the number before the arrow.
const Change& leadingChange(const std::vector<Change>& changes)
{
    const auto number = std::ranges::find(changes, Layer::Number, &Change::layer);
    return number == changes.end() ? changes.front() : *number;
}

bool isNumber(Layer layer)
{
    return layer != Layer::Arrow && layer != Layer::Terrain;
}

/// All numbers of the clue that stands where a change was made.
std::vector<std::pair<Layer, int>> numbersAt(const Change& change, const Board& after)
{
    std::vector<std::pair<Layer, int>> numbers;
    for (const Layer layer : groupOf(after, change.layer))
        if (isNumber(change.layer) && isNumber(layer) && stands(after, layer, change.place))
            numbers.emplace_back(layer, after.at(layer, change.place));
    return numbers;
}

std::vector<std::pair<Layer, int>> numbersBefore(const std::vector<Change>& changes)
{
    std::vector<std::pair<Layer, int>> numbers;
    for (const Change& change : changes)
        if (isNumber(change.layer) && change.before != blank)
            numbers.emplace_back(change.layer, change.before);
    return numbers;
}

EditSummary ofClue(const std::vector<Change>& changes, const Board& after)
{
    const Change& lead = leadingChange(changes);
    EditSummary summary{.kind = Kind::ClueSet, .layer = lead.layer, .place = lead.place, .before = lead.before};
    const bool isPointed = lead.layer == Layer::Arrow && after.has(Layer::Number);
    if (isPointed || lead.layer == Layer::Number) {
        summary.layer = Layer::Number;
        summary.value = after.at(Layer::Number, lead.place);
        summary.direction = static_cast<Dir>(std::max(0, after.at(Layer::Arrow, lead.place)));
    } else {
        summary.value = lead.after;
    }
    summary.numbers = numbersAt(lead, after);
    if (summary.value != blank || summary.direction != Dir::None)
        return summary;
    if (summary.numbers.empty()) {
        summary.kind = Kind::ClueErased;
        summary.numbers = numbersBefore(changes);
    } else {
        std::tie(summary.layer, summary.value) = summary.numbers.front();
    }
    return summary;
}

EditSummary ofMark(const std::vector<Change>& changes)
{
    const auto set = std::ranges::find_if(changes, [](const Change& c) { return c.after != blank; });
    const Change& lead = set == changes.end() ? changes.front() : *set;
    return {.kind = set == changes.end() ? Kind::MarkErased : Kind::MarkSet,
            .layer = lead.layer,
            .place = lead.place,
            .before = lead.before,
            .value = lead.after,
            .areNotes = isNoteLayer(lead.layer)};
}

EditSummary ofMany(const std::vector<Change>& changes)
{
    const Change& first = changes.front();
    const auto same = [&](const Change& c) { return c.layer == first.layer && c.after == first.after; };
    return {.layer = first.layer,
            .value = first.after,
            .isUniform = std::ranges::all_of(changes, same),
            .areNotes = std::ranges::all_of(changes, [](const Change& c) { return isNoteLayer(c.layer); })};
}

/// The clue that was entered first, where the others are its images.
std::optional<EditSummary> ofImages(const std::vector<Change>& changes, const Board& after)
{
    std::vector<Place> places;
    std::vector<Change> first;
    bool erases = false, sets = false;
    for (const Change& change : changes) {
        if (isMarkLayer(change.layer))
            continue;
        (change.after == blank ? erases : sets) = true;
        if (std::ranges::find(places, change.place) == places.end())
            places.push_back(change.place);
        if (change.place == places.front())
            first.push_back(change);
    }
    constexpr std::size_t mostImages = 8;
    if (places.size() < 2 || places.size() > mostImages || (erases && sets) || !areImages(places, after.size()))
        return {};
    EditSummary summary = ofClue(first, after);
    summary.clues = static_cast<int>(places.size());
    summary.images = summary.clues - 1;
    return summary;
}

EditSummary ofChanges(const std::vector<Change>& changes, const Board& after)
{
    const int clues = countPlaces(changes, true);
    const int marks = countPlaces(changes, false);
    EditSummary summary;
    if (clues == 1 && marks == 0)
        summary = ofClue(changes, after);
    else if (clues == 0 && marks == 1)
        summary = ofMark(changes);
    else {
        summary = ofMany(changes);
        summary.kind = marks == 0 ? Kind::Clues : clues == 0 ? Kind::Marks : Kind::Mixed;
    }
    summary.clues = clues;
    summary.marks = marks;
    if (after.grid().hasSlot(summary.place))
        summary.side = after.grid().sideOf(summary.place);
    return summary;
}

Side sideOf(Axis axis, int at)
{
    if (axis == Axis::Horizontal)
        return at == 0 ? Side::Top : Side::Bottom;
    return at == 0 ? Side::Left : Side::Right;
}

struct StructuralSummary {
    EditSummary operator()(const Change&) const { return {}; }
    EditSummary operator()(const InsertLines& s) const
    {
        return {.kind = Kind::LinesAdded, .side = sideOf(s.axis, s.at), .count = s.count};
    }
    EditSummary operator()(const RemoveLines& s) const
    {
        return {.kind = Kind::LinesRemoved, .side = sideOf(s.axis, s.at), .count = s.count};
    }
    EditSummary operator()(const Transform& s) const { return {.kind = Kind::Transformed, .transform = s.kind}; }
    EditSummary operator()(const FlagChange& s) const
    {
        return {.kind = Kind::FlagsChanged, .flagsBefore = s.before, .flagsAfter = s.after};
    }
    EditSummary operator()(const SetupChange& s) const
    {
        return {.kind = Kind::SetupChanged, .setupBefore = s.before, .setupAfter = s.after};
    }
    EditSummary operator()(const TrialStep& s) const
    {
        return {.kind = s.kind == TrialStep::Begins ? Kind::TrialBegun : Kind::TrialAccepted};
    }
};

/// The turn of the picture that the edit is, where that takes several of the board.
std::optional<EditSummary> ofPicture(const Edit& edit, Stance stance)
{
    std::vector<Transform::Kind> turns;
    for (const EditStep& step : edit.steps)
        if (const auto* turn = std::get_if<Transform>(&step))
            turns.push_back(turn->kind);
        else if (!std::holds_alternative<Change>(step))
            return std::nullopt;
    for (const auto kind : {Transform::FlipLeftRight, Transform::FlipTopBottom})
        if (turns == turnsOf(stance, kind))
            return EditSummary{.kind = Kind::Transformed, .transform = kind};
    return std::nullopt;
}

EditSummary ofStructure(const Edit& edit, Stance stance)
{
    if (auto turn = ofPicture(edit, stance))
        return *std::move(turn);
    EditSummary summary;
    for (const EditStep& step : edit.steps) {
        if (std::holds_alternative<Change>(step))
            continue;
        if (summary.kind != Kind::Start)
            return {.kind = Kind::Several};
        summary = std::visit(StructuralSummary{}, step);
    }
    return summary;
}

} // namespace

bool isClueLayer(Layer layer)
{
    return !isMarkLayer(layer);
}

EditSummary summaryOf(const Edit& edit, const Board& after)
{
    if (edit.empty())
        return {};
    if (auto pieces = pieceSummary(edit, after))
        return *std::move(pieces);
    if (auto stickers = stickerSummaryOf(edit, after))
        return *std::move(stickers);
    if (auto images = edit.isStructural() ? std::nullopt : ofImages(edit.changes(), after))
        return *std::move(images);
    if (auto block = blockSummaryOf(edit, after))
        return *std::move(block);
    return edit.isStructural() ? ofStructure(edit, genreOf(after).stance) : ofChanges(edit.changes(), after);
}

} // namespace tokisuji
