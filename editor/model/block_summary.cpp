// What was done is told from what came of it: clues that stand elsewhere now, as if all had been carried there
// together.
#include "editor/model/block_summary.h"

#include "engine/board/shift.h"
#include "engine/board/turn.h"

#include <algorithm>
#include <array>
#include <set>

namespace tokisuji {

namespace {

using Kind = EditSummary::Kind;

constexpr std::size_t mostChanges = 500; ///< beyond which nobody looks for the way that clues were carried

/// Borders between rooms belong to what lies on both sides of them, and marks follow the clues.
std::vector<Change> carriedOf(const Edit& edit)
{
    std::vector<Change> changes = edit.changes();
    std::erase_if(changes, [](const Change& c) { return isMarkLayer(c.layer) || c.layer == Layer::Room; });
    return changes;
}

int countPlaces(const std::vector<Change>& changes, bool (*counts)(const Change&))
{
    std::set<Place> places;
    for (const Change& change : changes)
        if (counts(change))
            places.insert(change.place);
    return static_cast<int>(places.size());
}

bool isSet(const Change& change)
{
    return change.after != blank;
}

/// A turn of the plane, if any, and then a step.
struct Carriage {
    std::optional<Transform::Kind> turn;
    SignTurn signs = SignTurn::None;
    int dx = 0;
    int dy = 0;

    [[nodiscard]] Place of(Place p) const
    {
        const Place to = turn ? turned(p, Size{}, *turn) : p;
        return {static_cast<std::int16_t>(to.x + dx), static_cast<std::int16_t>(to.y + dy)};
    }
    [[nodiscard]] Carriage inverse() const
    {
        Carriage back{turn, signs};
        if (turn && swapsAxes(*turn))
            back.turn = *turn == Transform::RotateRight ? Transform::RotateLeft : Transform::RotateRight;
        const Place origin = back.of({static_cast<std::int16_t>(dx), static_cast<std::int16_t>(dy)});
        back.dx = -origin.x;
        back.dy = -origin.y;
        return back;
    }
    [[nodiscard]] int value(Layer layer, int value) const { return turn ? turned(layer, value, *turn, signs) : value; }
    [[nodiscard]] Layer layer(Layer layer) const { return turn ? turned(layer, *turn) : layer; }
};

int valueAt(const Board& board, Layer layer, Place place)
{
    return board.has(layer) && board.grid().contains(placesOf(layer), place) ? board.at(layer, place) : blank;
}

/// Does every clue that is gone stand where it was carried (unless another came in its place), and has every new one
/// been carried?
bool explains(const Carriage& carriage, const std::vector<Change>& changes, const Board& before, const Board& after)
{
    const Carriage back = carriage.inverse();
    return std::ranges::all_of(changes, [&](const Change& c) {
        const Layer origin = back.layer(c.layer);
        const bool isGone =
            !isSet(c)
            && valueAt(after, carriage.layer(c.layer), carriage.of(c.place)) != carriage.value(c.layer, c.before);
        const bool isNew = isSet(c) && carriage.value(origin, valueAt(before, origin, back.of(c.place))) != c.after;
        return !isGone && !isNew;
    });
}

std::optional<Carriage> carriageOf(const std::vector<Change>& changes, const Board& before, const Board& after)
{
    constexpr std::array<std::optional<Transform::Kind>, 5> turns{std::nullopt, Transform::RotateRight,
                                                                  Transform::RotateLeft, Transform::FlipLeftRight,
                                                                  Transform::FlipTopBottom};
    const Change& lead = *std::ranges::find_if(changes, isSet);
    for (const auto& turn : turns)
        for (const Change& from : changes) {
            Carriage carriage{turn, before.signTurn()};
            const Place to = carriage.of(from.place);
            carriage.dx = lead.place.x - to.x;
            carriage.dy = lead.place.y - to.y;
            const bool leads = from.before != blank && carriage.layer(from.layer) == lead.layer
                               && carriage.value(from.layer, from.before) == lead.after;
            if (leads && explains(carriage, changes, before, after))
                return carriage;
        }
    return {};
}

std::optional<EditSummary> carriedSummary(const Edit& edit, const std::vector<Change>& changes, const Board& after)
{
    if (changes.size() > mostChanges)
        return {};
    Board before = after;
    edit.inverse().applyTo(before);
    const auto carriage = carriageOf(changes, before, after);
    if (!carriage)
        return {};
    EditSummary summary{.kind = carriage->turn ? Kind::CluesTurned : Kind::CluesMoved,
                        .clues = countPlaces(changes, isSet)};
    if (carriage->turn)
        summary.transform = *carriage->turn;
    const Change& lead = *std::ranges::find_if(changes, isSet);
    summary.place = carriage->inverse().of(lead.place);
    summary.other = lead.place;
    return summary;
}

} // namespace

bool areImages(const std::vector<Place>& places, Size board)
{
    std::set<Place> images{places.front()};
    std::vector<Place> open{places.front()};
    while (!open.empty()) {
        const Place place = open.back();
        open.pop_back();
        for (const auto kind : {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateRight})
            if (const bool fits = !swapsAxes(kind) || board.width == board.height;
                fits && images.insert(turned(place, board, kind)).second)
                open.push_back(turned(place, board, kind));
    }
    return std::ranges::all_of(places, [&](Place p) { return images.contains(p); });
}

std::optional<EditSummary> blockSummaryOf(const Edit& edit, const Board& after)
{
    if (const auto side = shiftedTowards(edit))
        return EditSummary{.kind = Kind::Shifted, .side = *side};
    const std::vector<Change> changes = carriedOf(edit);
    const int places = countPlaces(changes, [](const Change&) { return true; });
    if (edit.isStructural() || places < 2)
        return {};
    const bool erases = std::ranges::any_of(changes, [](const Change& c) { return c.before != blank; });
    const bool sets = std::ranges::any_of(changes, isSet);
    if (erases && sets)
        return carriedSummary(edit, changes, after);
    return erases ? std::optional(EditSummary{.kind = Kind::CluesErased, .clues = places}) : std::nullopt;
}

} // namespace tokisuji
