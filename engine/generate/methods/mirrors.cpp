// Kin-Kon-Kan: rooms and mirrors first; then every pair of places that light joins by way of a mirror gets a letter.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/room_moves.h"
#include "engine/util/components.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tokisuji {

namespace {

struct Mirrored {
    RoomNumbers rooms;
    std::map<int, std::pair<Place, Symbol>> mirrors; ///< by room
};

Dir reflected(Dir d, Symbol mirror)
{
    switch (d) {
    case Dir::Right:
        return mirror == Symbol::Slash ? Dir::Up : Dir::Down;
    case Dir::Left:
        return mirror == Symbol::Slash ? Dir::Down : Dir::Up;
    case Dir::Up:
        return mirror == Symbol::Slash ? Dir::Right : Dir::Left;
    case Dir::Down:
        return mirror == Symbol::Slash ? Dir::Left : Dir::Right;
    case Dir::None:
        break;
    }
    return Dir::None;
}

struct Exit {
    Place slot;
    int turns;
};

/// Where light that comes in over a slot leaves.
Exit follow(const Board& solution, Place slot)
{
    const Grid& grid = solution.grid();
    Dir d = opposite(outward(grid.sideOf(slot)));
    int turns = 0;
    Place cell = slot.step(d);
    for (; grid.hasCell(cell); cell = cell.step(d))
        if (const int symbol = solution.at(Layer::Symbol, cell); symbol > 0) {
            d = reflected(d, static_cast<Symbol>(symbol));
            ++turns;
        }
    return {cell, turns};
}

std::vector<Place> slotsRound(const Grid& grid)
{
    std::vector<Place> slots;
    for (const Side side : sides) {
        const int lines = side == Side::Top || side == Side::Bottom ? grid.size().width : grid.size().height;
        for (int line = 0; line < lines; ++line)
            slots.push_back(grid.slot(side, line));
    }
    return slots;
}

/// Both places of a letter go together, and so do a place and its images: what hangs together by such steps.
std::vector<std::vector<Place>> slotsThatGoTogether(const Board& board, Symmetry symmetry)
{
    const std::vector<Place> slots = slotsRound(board.grid());
    const auto slotAt = [&](int i) { return slots[static_cast<std::size_t>(i)]; };
    Components groups(static_cast<int>(slots.size()));
    std::map<int, int> firstOfLetter;
    for (int i = 0; i < std::ssize(slots); ++i) {
        if (const int letter = board.at(Layer::Letter, slotAt(i)); letter != blank)
            groups.join(i, firstOfLetter.try_emplace(letter, i).first->second);
        for (const Place image : orbitOf(slotAt(i), board.size(), symmetry))
            groups.join(i, static_cast<int>(std::ranges::find(slots, image) - slots.begin()));
    }
    std::vector<std::vector<Place>> all;
    for (const std::vector<int>& group : groups.sets([](int) { return true; })) {
        std::vector<Place> together;
        std::ranges::transform(group, std::back_inserter(together), slotAt);
        if (std::ranges::any_of(together, [&](Place slot) { return board.at(Layer::Letter, slot) != blank; }))
            all.push_back(std::move(together));
    }
    return all;
}

void takeLetters(Board& board, const std::vector<Place>& slots)
{
    for (const Place slot : slots) {
        board.set(Layer::Letter, slot, blank);
        board.set(Layer::Outside, slot, blank);
    }
}

/// Letters come with all their images or not at all: light that meets no mirror has none.
void takeLoneLetters(Board& board, Symmetry symmetry)
{
    for (const std::vector<Place>& together : slotsThatGoTogether(board, symmetry))
        if (!std::ranges::all_of(together, [&](Place slot) { return board.at(Layer::Letter, slot) != blank; }))
            takeLetters(board, together);
}

Draft draftOf(const Mirrored& mirrored, const SearchContext& context)
{
    Draft draft;
    draft.skeleton = blankBoard(context.genre, context.options());
    setRooms(draft.skeleton, mirrored.rooms);
    draft.solution = draft.full = draft.skeleton;
    for (const Place c : draft.solution.grid().cells())
        draft.solution.set(Layer::Symbol, c, static_cast<int>(Symbol::None));
    for (const auto& [room, mirror] : mirrored.mirrors)
        draft.solution.set(Layer::Symbol, mirror.first, static_cast<int>(mirror.second));
    int letter = 0;
    for (const Place slot : slotsRound(draft.full.grid())) {
        const Exit exit = follow(draft.solution, slot);
        if (exit.turns == 0 || draft.full.at(Layer::Letter, slot) != blank)
            continue;
        ++letter;
        for (const Place end : {slot, exit.slot}) {
            draft.full.set(Layer::Letter, end, letter);
            draft.full.set(Layer::Outside, end, exit.turns);
        }
    }
    if (context.options().symmetry != Symmetry::None)
        takeLoneLetters(draft.full, context.options().symmetry);
    return draft;
}

Symbol anyMirror(Random& random)
{
    return random.chance(0.5) ? Symbol::Slash : Symbol::Backslash;
}

/// The mirrors of a solution in the rooms of a board.
Mirrored mirroredOf(const Board& board, const Board& solution)
{
    Mirrored mirrored{roomNumbers(board), {}};
    for (const Place c : solution.grid().cells())
        if (const int symbol = solution.at(Layer::Symbol, c); symbol > 0)
            mirrored.mirrors[mirrored.rooms[c]] = {c, static_cast<Symbol>(symbol)};
    return mirrored;
}

std::optional<Draft> beginMirrors(const SearchContext& context)
{
    constexpr int leastRoom = 2, mostRoom = 6;
    Mirrored mirrored{
        randomPolyominoes(context.size(), leastRoom, mostRoom, context.options().symmetry, context.random), {}};
    std::vector<Place> cells = Grid(context.size()).cells();
    context.random.shuffle(cells);
    for (const Place c : cells)
        mirrored.mirrors.try_emplace(mirrored.rooms[c], c, anyMirror(context.random));
    return draftOf(mirrored, context);
}

/// The mirror of an open cell's room moves, or the cell goes over to a room beside it.
std::optional<Draft> changeMirrors(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    Mirrored mirrored = mirroredOf(draft.skeleton, draft.solution);
    const Place cell = openCell(reading, context);
    if (context.random.chance(0.5)) {
        mirrored.mirrors.at(mirrored.rooms[cell]) = {cell, anyMirror(context.random)};
        return draftOf(mirrored, context);
    }
    const auto moved = withCellMoved(draft.skeleton, cell, context.options().symmetry, context.random);
    if (!moved)
        return std::nullopt;
    Mirrored after = mirroredOf(*moved, draft.solution);
    // There are as many rooms and mirrors as before: either each room has one still, or one has none.
    return after.mirrors.size() == mirrored.mirrors.size() ? std::optional(draftOf(after, context)) : std::nullopt;
}

std::vector<Edit> reduceLetters(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const std::vector<Place>& together : slotsThatGoTogether(full, context.options().symmetry)) {
        Board fewer = full;
        takeLetters(fewer, together);
        reductions.push_back(difference(full, fewer));
    }
    return reductions;
}

/// Letters follow each other round the board.
void sortLetters(Board& board)
{
    std::map<int, int> names;
    for (const Place slot : slotsRound(board.grid()))
        if (const int letter = board.at(Layer::Letter, slot); letter != blank) {
            const int next = static_cast<int>(names.size()) + 1;
            board.set(Layer::Letter, slot, names.try_emplace(letter, next).first->second);
        }
}

} // namespace

extern const Method mirrorsInRoomsMethod;
const Method mirrorsInRoomsMethod{.name = "mirrors-in-rooms",
                                  .begin = beginMirrors,
                                  .change = changeMirrors,
                                  .reductions = reduceLetters,
                                  .normalize = sortLetters};

} // namespace tokisuji
