// Ranges are as wide as they can be: a number that is larger than any count or size on the board is of no use.
#include "engine/clues/clue_site.h"

#include "engine/board/gates.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// Does a number only say which places belong together?
bool isLabel(const Clue& clue)
{
    return clue.tells == Clue::Label || clue.tells == Clue::PairLabel;
}

/// Those on the board and one more: all further ones are alike.
std::vector<int> labels(const Board& board, int least, int most)
{
    std::set<int> used;
    for (const int value : board.values(Layer::Number))
        if (value >= least && value <= most)
            used.insert(value);
    const int fresh = firstUnused(least, board.values(Layer::Number));
    if (fresh <= most)
        used.insert(fresh);
    return {used.begin(), used.end()};
}

/// On boards of hundreds of cells there would be too many numbers to name them all.
int largestNamed(const Board& board)
{
    constexpr int mostNamed = 250'000;
    const int cells = std::max(board.grid().count(PlaceKind::Cell), 1);
    return std::min(cells + 1, mostNamed / cells);
}

int mostAt(const ClueSite& site)
{
    const int typed = site.clue.max ? site.clue.largestAt(site.board, site.place) : site.clue.min - 1;
    return site.clue.kind == Clue::RoomNumber ? typed : std::min(typed, largestNamed(site.board));
}

std::vector<int> valuesAt(const ClueSite& site)
{
    if (isLabel(site.clue))
        return labels(site.board, site.clue.min, mostAt(site));
    std::vector<int> values;
    const int most = mostAt(site);
    const int least = site.clue.once > 0 ? site.clue.once + 1 : site.clue.min; // those up to it only move
    for (int value = site.clue.onlyLargest ? most : least; value <= most; ++value)
        if (site.clue.goal == 0 || value != site.clue.goal)
            values.push_back(value);
    return values;
}

/// Are the numbers of this kind answers that are given?
bool givesAnswers(const ClueSite& site)
{
    const bool writes = site.genre.has(Mark::Digit) || site.genre.has(Mark::DigitOrNone) || site.genre.has(Mark::Sign);
    return writes && !site.clue.isSum && (site.clue.kind == Clue::CellNumber || site.clue.kind == Clue::Sign);
}

/// Lattice points, edges and places outside have no ground.
bool isOnWall(const ClueSite& site)
{
    return site.board.grid().hasCell(site.place) && isTerrain(site.board, site.place, Terrain::Wall);
}

// --- arrows and colours ---

/// Are the numbers with an arrow those of gates, which stand in filled cells? Without its number a gate is passed at
/// any time.
bool areOfGates(const ClueSite& site)
{
    return site.clue.kind == Clue::ArrowNumber && site.genre.clue(Clue::Terrains) != nullptr;
}

/// Does a number with an arrow mean anything in this direction?
bool mayPoint(const ClueSite& site, Dir direction)
{
    const Place next = site.place.step(direction);
    if (!areOfGates(site))
        return site.board.grid().hasCell(next);
    const auto isAhead = [&](const Gate& gate) { return std::ranges::count(gate.cells, next) > 0; };
    return isOnWall(site) && std::ranges::any_of(gatesOf(site.board), isAhead);
}

/// The directions that a number of this kind can have; none for numbers without an arrow. A colour may have none.
std::vector<Dir> directionsAt(const ClueSite& site)
{
    if (!site.has(Layer::Arrow))
        return {Dir::None};
    std::vector<Dir> all(directions.begin(), directions.end());
    std::erase_if(all, [&](Dir direction) { return !mayPoint(site, direction); });
    if (site.clue.look == Clue::Colours)
        all.insert(all.begin(), Dir::None);
    return all;
}

std::vector<std::optional<Terrain>> coloursOf(const ClueSite& site)
{
    std::vector<std::optional<Terrain>> colours{std::nullopt};
    if (site.has(Layer::Terrain))
        colours.insert(colours.end(), site.clue.terrains.begin(), site.clue.terrains.end());
    return colours;
}

/// "?" needs no arrow.
ClueOption numberOption(const ClueSite& site, int value, Dir direction, std::optional<Terrain> colour)
{
    const Dir arrow = value == question ? Dir::None : direction;
    OptionBuilder builder = site.builder();
    builder.set(site.layers.front(), value);
    if (site.has(Layer::Arrow))
        builder.set(Layer::Arrow, arrow == Dir::None ? blank : static_cast<int>(arrow));
    if (site.has(Layer::Terrain))
        builder.set(Layer::Terrain, colour ? static_cast<int>(*colour) : blank);
    return builder.option(value, arrow, {}, colour);
}

/// A sign that says that nothing is there is a family of its own: the others may put something there, so that they do
/// not just ask for more.
void partZero(Families& families)
{
    if (families.back().options.size() >= 2 && families.back().options.front().value == 0)
        families.push_back(families.back().takeFirst());
}

// --- numbers of parts ---

constexpr RegionClue partClue{
    .counted = [](const Board& board, Place) { return Counted{board.grid().rows()}; },
    .numbersOf = [](const Board&, const ClueOption& o) { return RegionNumbers{o.value == question ? blank : o.value}; },
    .withNumbers = [](const Board&, Place p, const RegionNumbers&) { return ClueOption{.place = p, .edit = {}}; },
};

} // namespace

/// A family of the options that are alike in all but the value; "?", which all directions share, is one of its own
/// where nothing stands yet. It stands for some number everywhere but where it would have to be that of just one other
/// place, and in rooms of which only those with a 0 may be empty.
void addNumbers(const ClueSite& site, Families& families)
{
    const bool isFilled = isOnWall(site);
    if (placesOf(site.layers.front()) == PlaceKind::Cell
        && (isHole(site.board, site.place) || (site.clue.kind == Clue::CellNumber && isFilled && !site.clue.onWalls)))
        return;
    if (site.clue.once > 0 && site.at(Layer::Number) > 0 && site.at(Layer::Number) <= site.clue.once)
        return; // it is always there
    const bool mayBeUnknown = site.clue.orUnknown && !isFilled;
    const bool isGiven = givesAnswers(site);
    const bool isSize = !site.genre.has(Mark::Border) || site.clue.tells == Clue::RectangleArea;
    const bool isOfPart =
        site.clue.kind == Clue::CellNumber && !isLabel(site.clue) && !isGiven && isSize && !site.clue.zeroIsDisc;
    const Weakening none{withoutClue(site.board, site.place), areOfGates(site)};
    const ClueFamily like{.place = site.place, .weaker = {none}, .region = isOfPart ? &partClue : nullptr};
    const std::vector<int> values = valuesAt(site);
    const std::vector<Dir> ways = directionsAt(site);
    for (const auto colour : coloursOf(site))
        for (const Dir direction : ways) {
            const ClueOption unknown = numberOption(site, question, direction, colour);
            if (mayBeUnknown && none.option.edit.empty() && direction == ways.front())
                families.emplace_back(like).options = {unknown};
            ClueFamily& family = families.emplace_back(like);
            family.isGiven = isGiven;
            family.weaker.front().surely = isGiven || none.surely;
            if (mayBeUnknown && !site.clue.unknownIsOwn && site.clue.tells != Clue::PairLabel && !site.clue.onlyLargest)
                family.weaker.push_back({.option = unknown, .surely = site.clue.kind != Clue::RoomNumber});
            for (const int value : values)
                family.add(numberOption(site, value, direction, colour));
            if (site.clue.kind == Clue::Sign)
                partZero(families);
        }
}

/// Directions alone.
void addDirections(const ClueSite& site, Families& families)
{
    ClueFamily family{.place = site.place, .weaker = {{withoutClue(site.board, site.place)}}};
    const bool isOpen = site.clue.bringsWall && !isOnWall(site);
    const bool isTaken = isOpen || site.at(Layer::Number) != blank; // by a circle
    for (const Dir direction : directions)
        if (!isTaken)
            family.add(site.builder().set(Layer::Arrow, static_cast<int>(direction)).option(plainMark, direction));
    families.push_back(std::move(family));
}

} // namespace tokisuji
