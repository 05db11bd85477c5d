// No part of a drawing knows of trials. What a trial added is drawn twice on a board without other marks, with it and
// without it: the items that come with it are its own, and they are drawn over the rest in its colour.
#include "engine/drawing/trial_drawing.h"

#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

constexpr std::array inks{Ink::Trial1, Ink::Trial2, Ink::Trial3};
/// Long dashes, short ones, dots; in widths of the stroke.
const std::array<std::vector<double>, inks.size()> dashes{{{2.2, 1.2}, {1.1, 0.9}, {0.5, 0.7}}};

/// Every place of a board that has a value; a note is never on trial.
template <class Act>
void forEachValue(const Board& board, const Act& act)
{
    for (const Layer layer : board.layers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (!isNoteLayer(layer) && board.at(layer, place) != blank)
                act(layer, place);
}

/// How deep in trials the value at a place was set; nothing: before all of them. Kinds of cells are not coloured.
std::optional<std::size_t> depthOf(const Board& board, std::span<const Board> grounds, Layer layer, Place place)
{
    if (layer == Layer::Terrain)
        return {};
    for (std::size_t depth = grounds.size(); depth-- > 0;)
        if (grounds[depth].at(layer, place) != board.at(layer, place))
            return depth;
    return {};
}

/// What a drawing of the board without trials shows, and what each depth adds: each on the bare clues.
struct TrialParts {
    Board certain;
    Board bare; ///< the clues that are certain
    std::vector<Board> added;
};

TrialParts trialPartsOf(const Board& board, std::span<const Board> grounds)
{
    TrialParts parts{board, board.withoutMarks(), {}};
    forEachValue(board, [&](Layer layer, Place place) {
        if (!depthOf(board, grounds, layer, place))
            return;
        parts.certain.set(layer, place, blank);
        parts.bare.set(layer, place, blank);
    });
    parts.added.assign(grounds.size(), parts.bare);
    forEachValue(board, [&](Layer layer, Place place) {
        if (const auto depth = depthOf(board, grounds, layer, place))
            parts.added[*depth].set(layer, place, board.at(layer, place));
    });
    return parts;
}

bool isSame(const Item& a, const Item& b)
{
    return a.shape == b.shape && a.level == b.level && a.points == b.points && a.radius == b.radius && a.text == b.text
           && a.fill == b.fill && a.stroke == b.stroke;
}

/// Grounds and signs of the grid keep their colour.
bool isInked(Ink ink)
{
    return ink == Ink::Ink || ink == Ink::Ink2 || ink == Ink::Dot || ink == Ink::Shade || ink == Ink::Wall
           || ink == Ink::PearlBlack;
}

void dress(Item& item, std::size_t depth)
{
    const bool isArea = item.closed && isInked(item.fill);
    const bool isLine = item.shape == Item::Path && !item.closed && isInked(item.stroke);
    for (Ink* ink : {&item.fill, &item.stroke})
        if (isInked(*ink))
            *ink = trialInk(depth);
    if (isLine && item.dashes.empty())
        item.dashes = dashes[depth % dashes.size()];
    if (isArea && item.hatch == Hatch::None) {
        item.hatch = depth % 2 == 0 ? Hatch::Forward : Hatch::Backward;
        item.hatchInk = Ink::Paper;
    }
}

} // namespace

Ink trialInk(std::size_t depth)
{
    return inks[depth % inks.size()];
}

Drawing trialSample(std::size_t depth)
{
    Drawing drawing;
    Item line = stroke(Level::OwnMark, {{0, 0}, {1, 0}}, {.ink = Ink::Ink, .width = 0.2});
    dress(line, depth);
    drawing.add(std::move(line));
    return drawing;
}

Drawing drawOnTrial(const Board& board, std::span<const Board> grounds, const DrawOptions& options)
{
    if (grounds.empty())
        return drawBoard(board, options);
    const TrialParts parts = trialPartsOf(board, grounds);
    const Drawing bare = drawBoard(parts.bare, options);
    std::vector<Drawing> drawings{drawBoard(parts.certain, options)};
    for (std::size_t depth = 0; depth < grounds.size(); ++depth) {
        Drawing added = drawBoard(parts.added[depth], options);
        std::erase_if(added.items, [&](const Item& item) {
            return std::ranges::any_of(bare.items, [&](const Item& each) { return isSame(item, each); });
        });
        for (Item& item : added.items)
            dress(item, depth);
        drawings.push_back(std::move(added));
    }
    return compose(std::move(drawings));
}

} // namespace tokisuji
