// Kin-Kon-Kan: rooms and mirrors first; then every pair of places that light joins by way of a mirror gets a letter.
#include "engine/generate/general.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/recipes/recipes.h"

#include <algorithm>
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

Draft draftOf(const Mirrored& mirrored, const Workshop& shop)
{
    Draft draft;
    draft.skeleton = blankBoard(shop.genre, shop.options());
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
    return draft;
}

Symbol anyMirror(Random& random)
{
    return random.chance(0.5) ? Symbol::Slash : Symbol::Backslash;
}

Mirrored mirroredOf(const Draft& draft)
{
    Mirrored mirrored{roomNumbers(draft.skeleton), {}};
    for (const Place c : draft.solution.grid().cells())
        if (const int symbol = draft.solution.at(Layer::Symbol, c); symbol > 0) {
            const auto cell = static_cast<std::size_t>(draft.solution.grid().index(PlaceKind::Cell, c));
            mirrored.mirrors[mirrored.rooms[cell]] = {c, static_cast<Symbol>(symbol)};
        }
    return mirrored;
}

} // namespace

std::optional<Draft> beginKinkonkan(const Workshop& shop)
{
    constexpr int leastRoom = 2, mostRoom = 6;
    Mirrored mirrored{randomPolyominoes(shop.size(), leastRoom, mostRoom, shop.options().symmetry, shop.random), {}};
    std::vector<Place> cells = Grid(shop.size()).cells();
    shop.random.shuffle(cells);
    for (const Place c : cells) {
        const auto cell = static_cast<std::size_t>(Grid(shop.size()).index(PlaceKind::Cell, c));
        mirrored.mirrors.try_emplace(mirrored.rooms[cell], c, anyMirror(shop.random));
    }
    return draftOf(mirrored, shop);
}

/// The mirror of an open cell's room moves, or the cell goes over to a room beside it.
std::optional<Draft> changeKinkonkan(const Draft& draft, const Reading& reading, const Workshop& shop)
{
    Mirrored mirrored = mirroredOf(draft);
    const Grid& grid = draft.skeleton.grid();
    const auto room = [&](Place c) -> int& {
        return mirrored.rooms[static_cast<std::size_t>(grid.index(PlaceKind::Cell, c))];
    };
    const Place cell = openCell(reading, shop);
    auto& mirror = mirrored.mirrors.at(room(cell));
    if (shop.random.chance(0.5)) {
        mirror = {cell, anyMirror(shop.random)};
        return draftOf(mirrored, shop);
    }
    std::vector<Place> beyond = grid.neighbours(cell);
    std::erase_if(beyond, [&](Place p) { return room(p) == room(cell); });
    if (beyond.empty() || mirror.first == cell || !canLeave(mirrored.rooms, shop.size(), cell))
        return std::nullopt;
    room(cell) = room(shop.random.pick(std::span<const Place>(beyond)));
    return draftOf(mirrored, shop);
}

/// Both places of a letter go together.
std::vector<Edit> reduceKinkonkan(const Board& full, const Workshop&)
{
    std::map<int, EditBuilder> byLetter;
    for (const Place slot : slotsRound(full.grid()))
        if (const int letter = full.at(Layer::Letter, slot); letter != blank) {
            EditBuilder& fewer = byLetter.try_emplace(letter, full).first->second;
            fewer.set(Layer::Letter, slot, blank);
            fewer.set(Layer::Outside, slot, blank);
        }
    std::vector<Edit> reductions;
    for (const auto& [letter, fewer] : byLetter)
        reductions.push_back(fewer.edit());
    return reductions;
}

/// Letters follow each other round the board.
void tidyKinkonkan(Board& board)
{
    std::map<int, int> names;
    for (const Place slot : slotsRound(board.grid()))
        if (const int letter = board.at(Layer::Letter, slot); letter != blank) {
            const int next = static_cast<int>(names.size()) + 1;
            board.set(Layer::Letter, slot, names.try_emplace(letter, next).first->second);
        }
}

} // namespace tokisuji
