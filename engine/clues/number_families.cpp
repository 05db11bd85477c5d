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
    int fresh = least;
    while (used.contains(fresh))
        ++fresh;
    if (fresh <= most)
        used.insert(fresh);
    return {used.begin(), used.end()};
}

/// On boards of hundreds of cells there would be too many numbers to name them all.
int largestNamed(const Board& board)
{
    constexpr int mostNamed = 250'000;
    const int cells = board.size().cells();
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
    for (int value = site.clue.min; value <= mostAt(site); ++value)
        values.push_back(value);
    return values;
}

/// Are the numbers of this kind answers that are given?
bool givesAnswers(const ClueSite& site)
{
    const bool writes = site.genre.has(Mark::Digit) || site.genre.has(Mark::DigitOrNone) || site.genre.has(Mark::Sign);
    return writes && (site.clue.kind == Clue::CellNumber || site.clue.kind == Clue::Sign);
}

/// "?" stands for some number everywhere but where it would have to be that of just one other place.
bool isSomeNumber(const ClueSite& site)
{
    return site.clue.orUnknown && site.clue.tells != Clue::PairLabel;
}

enum class Unknown : std::uint8_t { Named, NotNamed };

/// A family of the options that `optionOf` makes of the values, and "?" as one of its own where nothing stands yet.
template <class OptionOf>
void addNumbers(const ClueSite& site, const std::vector<int>& values, const OptionOf& optionOf, Families& families,
                Unknown names = Unknown::Named)
{
    ClueFamily family{.place = site.place, .isGiven = givesAnswers(site)};
    family.weaker.push_back({.option = withoutClue(site.board, site.place), .surely = family.isGiven});
    const ClueOption unknown = optionOf(question);
    if (isSomeNumber(site))
        family.weaker.push_back({.option = unknown, .surely = true});
    for (const int value : values)
        family.add(optionOf(value));
    const bool isNew = family.weaker.front().option.edit.empty();
    if (site.clue.orUnknown && isNew && names == Unknown::Named)
        families.push_back(
            {.place = site.place, .options = {unknown}, .weaker = {{.option = family.weaker.front().option}}});
    families.push_back(std::move(family));
}

// --- arrows and colours ---

/// Are the numbers in filled cells those of gates?
bool areOfGates(const ClueSite& site)
{
    return site.genre.clue(Clue::Terrains) != nullptr;
}

/// Does a number with an arrow mean anything in this direction?
bool mayPoint(const ClueSite& site, Dir direction)
{
    const Place next = site.place.step(direction);
    if (!areOfGates(site))
        return site.board.grid().hasCell(next);
    const auto gates = gatesOf(site.board); // a number in a filled cell is that of a gate
    return isTerrain(site.board, site.place, Terrain::Wall) && std::ranges::any_of(gates, [&](const Gate& gate) {
               return std::ranges::find(gate.cells, next) != gate.cells.end();
           });
}

/// Numbers with an arrow, under a colour.
void addArrows(const ClueSite& site, std::optional<Terrain> colour, Families& families)
{
    const std::vector<int> values = valuesAt(site);
    Unknown names = Unknown::Named;
    for (const Dir direction : directions) {
        if (!mayPoint(site, direction))
            continue;
        const auto optionOf = [&](int value) { // "?" needs no arrow
            const Dir arrow = value == question ? Dir::None : direction;
            OptionBuilder builder = site.builder();
            builder.set(Layer::Number, value).set(Layer::Arrow, value == question ? blank : static_cast<int>(arrow));
            if (site.clue.kind == Clue::ColouredArrow)
                builder.set(Layer::Terrain, colour ? static_cast<int>(*colour) : blank);
            ClueOption option = builder.option(value, arrow);
            option.terrain = colour;
            return option;
        };
        addNumbers(site, values, optionOf, families, names);
        names = Unknown::NotNamed;
    }
}

std::vector<std::optional<Terrain>> coloursOf(const Clue& clue)
{
    std::vector<std::optional<Terrain>> colours{std::nullopt};
    colours.insert(colours.end(), clue.terrains.begin(), clue.terrains.end());
    return colours;
}

// --- numbers of parts ---

Counted wholeBoardCounted(const Board& board, Place)
{
    return {board.grid().rows()};
}

RegionNumbers areaOf(const Board&, const ClueOption& option)
{
    return {option.value == question ? blank : option.value};
}

ClueOption alreadyNamed(const Board&, Place place, const RegionNumbers&)
{
    return {.place = place, .edit = {}};
}

constexpr RegionClue partClue{wholeBoardCounted, areaOf, alreadyNamed};

} // namespace

void addValues(const ClueSite& site, Layer layer, Families& families)
{
    if (placesOf(layer) == PlaceKind::Cell && isHole(site.board, site.place))
        return;
    addNumbers(
        site, valuesAt(site), [&](int value) { return site.builder().set(layer, value).option(value); }, families);
    if (site.clue.kind == Clue::CellNumber && !isLabel(site.clue))
        for (ClueFamily& family : families)
            family.region = family.isGiven ? nullptr : &partClue;
}

void addPlainArrows(const ClueSite& site, Families& families)
{
    addArrows(site, std::nullopt, families);
    if (areOfGates(site))
        for (ClueFamily& family : families) // without its number a gate is passed at any time
            family.weaker.front().surely = true;
}

void addColouredArrows(const ClueSite& site, Families& families)
{
    for (const auto colour : coloursOf(site.clue))
        addArrows(site, colour, families);
}

void addColouredNumbers(const ClueSite& site, Families& families)
{
    for (const auto colour : coloursOf(site.clue))
        addNumbers(
            site, valuesAt(site),
            [&](int value) {
                ClueOption option = site.builder()
                                        .set(Layer::Number, value)
                                        .set(Layer::Terrain, colour ? static_cast<int>(*colour) : blank)
                                        .option(value);
                option.terrain = colour;
                return option;
            },
            families);
}

/// Directions alone.
void addDirections(const ClueSite& site, Families& families)
{
    ClueFamily family{.place = site.place, .weaker = {{.option = withoutClue(site.board, site.place)}}};
    const bool isTaken = site.at(Layer::Number) != blank; // by a circle
    for (const Dir direction : directions)
        if (!isTaken)
            family.add(site.builder().set(Layer::Arrow, static_cast<int>(direction)).option(plainMark, direction));
    families.push_back(std::move(family));
}

} // namespace tokisuji
