// A pair is read off a solution: light is followed from one of its places to the other. All pairs of a place together
// are light that comes in there and may leave anywhere, which the rules know as the letter "?".
#include "engine/clues/clue_site.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/rules/light.h"

#include <algorithm>
#include <climits>

namespace tokisuji {

namespace {

/// The places with the same letter and number, itself among them; all empty ones for an empty one.
std::vector<Place> alike(const Board& board, Place slot)
{
    std::vector<Place> places = slotsOf(genreOf(board), board.grid());
    std::erase_if(places, [&](Place other) {
        return board.at(Layer::Letter, other) != board.at(Layer::Letter, slot)
               || board.at(Layer::Outside, other) != board.at(Layer::Outside, slot);
    });
    return places;
}

LightPath lightIn(const Board& solution, Place slot)
{
    return lightFrom(solution.grid(), slot, INT_MAX, [&](Place cell) {
        const int symbol = solution.at(Layer::Symbol, cell);
        return symbol == static_cast<int>(Symbol::Slash)       ? MirrorState::Slash
               : symbol == static_cast<int>(Symbol::Backslash) ? MirrorState::Backslash
                                                               : MirrorState::None;
    });
}

/// The pair that a solution has at a place, told by the cells on the way of the light: what stands there leads it to
/// its exit. An empty edit where it stands already, or where another place comes first.
ReadClue pairIn(const Board& board, Place slot, const Board& solution)
{
    const LightPath path = lightIn(solution, slot);
    ReadClue pair{.option = {.place = slot, .edit = {}}, .evidence = {}};
    for (const LightPath::Step& step : path.steps)
        pair.evidence.push_back(step.cell);
    if (!path.exit)
        return pair;
    const Place end = *path.exit;
    const bool isNew = !hasClue(board, slot);
    const bool isItsOwn = isNew ? slot < end && !hasClue(board, end) : alike(board, slot) == alike(board, end);
    OptionBuilder builder(board, slot);
    const int letter = isNew ? firstUnused(1, board.values(Layer::Letter)) : board.at(Layer::Letter, slot);
    for (const Place place : {slot, end})
        if (isItsOwn)
            builder.set(Layer::Letter, place, letter).set(Layer::Outside, place, path.turns);
    pair.option = builder.option(path.turns);
    return pair;
}

} // namespace

std::vector<Place> pairPlaces(const Board& board, const Clue&)
{
    std::vector<Place> places = slotsOf(genreOf(board), board.grid());
    std::erase_if(places, [&](Place slot) { return hasClue(board, slot) && alike(board, slot).front() != slot; });
    return places;
}

ClueOption letterAlone(const Board& board, Place slot, int letter)
{
    OptionBuilder builder(board, slot);
    for (const Place place : hasClue(board, slot) ? alike(board, slot) : std::vector{slot})
        builder.set(Layer::Letter, place, place == slot ? letter : blank).set(Layer::Outside, place, blank);
    return builder.option(letter);
}

/// Light that comes in here may leave anywhere.
void addPairs(const ClueSite& site, Families& families)
{
    families.push_back(
        {.place = site.place, .weaker = {{letterAlone(site.board, site.place, question), true}}, .read = pairIn});
}

} // namespace tokisuji
