// One row of a table for each kind of clue: where it stands and which others could stand there. Ranges are as wide as
// they can be: a number that is larger than any count or size on the board is of no use.
#include "engine/generate/clue_families.h"

#include "engine/board/dots.h"
#include "engine/board/gates.h"
#include "engine/board/rooms.h"
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/generate/clue_lists.h"
#include "engine/generate/ground.h"
#include "engine/generate/option_builder.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <array>
#include <set>

namespace tokisuji {

namespace {

constexpr std::array arms{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                          std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};
/// Lines up to this length have few enough lists to name them all.
constexpr int longestNamedLine = 12;

/// One clue of the genre at one place.
struct Site {
    const Board& board;
    const Genre& genre;
    const Clue& clue;
    Place place;

    [[nodiscard]] OptionBuilder builder() const { return {board, place}; }
    [[nodiscard]] int at(Layer layer) const { return board.at(layer, place); }
};

// --- numbers ---

/// Numbers that only say which places belong together.
bool areLabels(const Genre& genre)
{
    constexpr std::array<std::string_view, 3> ids{"daburi", "hitori", "numlin"};
    return std::ranges::find(ids, genre.id) != ids.end();
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

int mostAt(const Site& site)
{
    const int typed = site.clue.maxAt != nullptr ? site.clue.maxAt(site.board, site.place)
                      : site.clue.max != nullptr ? site.clue.max(site.board)
                                                 : site.clue.min - 1;
    const bool countsRoom = site.clue.kind == Clue::RoomNumber;
    return std::min(typed, countsRoom ? roomSizeAt(site.board, site.place) : site.board.size().cells() + 1);
}

std::vector<int> valuesAt(const Site& site)
{
    if (areLabels(site.genre))
        return labels(site.board, site.clue.min, mostAt(site));
    std::vector<int> values;
    for (int value = site.clue.min; value <= mostAt(site); ++value)
        values.push_back(value);
    return values;
}

/// Are the numbers of this kind answers that are given?
bool givesAnswers(const Site& site)
{
    const bool writes = site.genre.has(Mark::Digit) || site.genre.has(Mark::DigitOrNone) || site.genre.has(Mark::Sign);
    return writes && (site.clue.kind == Clue::CellNumber || site.clue.kind == Clue::Sign);
}

/// "?" stands for some number everywhere but where equal clues go together.
bool isSomeNumber(const Site& site)
{
    return site.clue.orUnknown && site.genre.id != "numlin";
}

enum class Unknown : std::uint8_t { Named, NotNamed };

/// A family of the options that `optionOf` makes of the values, and "?" as one of its own where nothing stands yet.
template <class OptionOf>
void addNumbers(const Site& site, const std::vector<int>& values, const OptionOf& optionOf,
                std::vector<ClueFamily>& families, Unknown names = Unknown::Named)
{
    ClueFamily family{.place = site.place, .isGiven = givesAnswers(site)};
    family.weaker.push_back({.option = withoutClue(site.board, site.place), .surely = family.isGiven});
    const ClueOption unknown = optionOf(question);
    if (isSomeNumber(site))
        family.weaker.push_back({.option = unknown, .surely = true});
    for (const int value : values)
        if (ClueOption option = optionOf(value); !option.edit.empty())
            family.options.push_back(std::move(option));
    const bool isNew = family.weaker.front().option.edit.empty();
    if (site.clue.orUnknown && isNew && names == Unknown::Named)
        families.push_back({.place = site.place,
                            .options = {unknown},
                            .weaker = {{.option = family.weaker.front().option}},
                            .isUnknown = true});
    families.push_back(std::move(family));
}

/// The value of one layer.
template <Layer layer>
void addValues(const Site& site, std::vector<ClueFamily>& families)
{
    if (placesOf(layer) == PlaceKind::Cell && isHole(site.board, site.place))
        return;
    addNumbers(
        site, valuesAt(site), [&](int value) { return site.builder().set(layer, value).option(value); }, families);
}

// --- arrows and colours ---

/// Does a number with an arrow mean anything in this direction?
bool mayPoint(const Site& site, Dir direction)
{
    const Place next = site.place.step(direction);
    if (site.genre.clue(Clue::Terrains) == nullptr)
        return site.board.grid().hasCell(next);
    const auto gates = gatesOf(site.board); // a number in a filled cell is that of a gate
    return isTerrain(site.board, site.place, Terrain::Wall) && std::ranges::any_of(gates, [&](const Gate& gate) {
               return std::ranges::find(gate.cells, next) != gate.cells.end();
           });
}

/// Numbers with an arrow, under a colour.
void addArrows(const Site& site, std::optional<Terrain> colour, std::vector<ClueFamily>& families)
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

void addPlainArrows(const Site& site, std::vector<ClueFamily>& families)
{
    addArrows(site, std::nullopt, families);
    if (site.genre.id == "slalom")
        for (ClueFamily& family : families) // without its number a gate is passed at any time
            family.weaker.front().surely = true;
}

std::vector<std::optional<Terrain>> coloursOf(const Clue& clue)
{
    std::vector<std::optional<Terrain>> colours{std::nullopt};
    colours.insert(colours.end(), clue.terrains.begin(), clue.terrains.end());
    return colours;
}

void addColouredArrows(const Site& site, std::vector<ClueFamily>& families)
{
    for (const auto colour : coloursOf(site.clue))
        addArrows(site, colour, families);
}

void addColouredNumbers(const Site& site, std::vector<ClueFamily>& families)
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
void addDirections(const Site& site, std::vector<ClueFamily>& families)
{
    ClueFamily family{.place = site.place, .weaker = {{.option = withoutClue(site.board, site.place)}}};
    const bool isTaken = site.at(Layer::Number) != blank; // by a circle
    for (const Dir direction : directions)
        if (ClueOption option =
                site.builder().set(Layer::Arrow, static_cast<int>(direction)).option(plainMark, direction);
            !option.edit.empty() && !isTaken)
            family.options.push_back(std::move(option));
    families.push_back(std::move(family));
}

// --- several numbers ---

void addLists(const Site& site, std::vector<ClueFamily>& families)
{
    const Weakening none{.option = withoutClue(site.board, site.place)};
    if (none.option.edit.empty())
        families.push_back({.place = site.place,
                            .options = {listOption(site.board, site.place, {question})},
                            .weaker = {none},
                            .isUnknown = true});
    ClueFamily family{.place = site.place, .weaker = {none}};
    for (const auto& list : listsRound(site.board, site.place))
        if (ClueOption option = listOption(site.board, site.place, list); !option.edit.empty())
            family.options.push_back(std::move(option));
    families.push_back(std::move(family));
}

void addLineLists(const Site& site, std::vector<ClueFamily>& families)
{
    ClueFamily family{.place = site.place, .weaker = {{.surely = true, .dropsClue = true}}};
    const auto length = static_cast<int>(site.board.grid().lineFrom(site.place).size());
    if (length > longestNamedLine) {
        family.read = lineOptionIn;
        return families.push_back(std::move(family));
    }
    for (const auto& list : listsOfLine(length))
        if (ClueOption option = lineOption(site.board, site.place, list); !option.edit.empty())
            family.options.push_back(std::move(option));
    families.push_back(std::move(family));
}

void addOutside(const Site& site, std::vector<ClueFamily>& families)
{
    if (site.clue.blocks)
        addLineLists(site, families);
    else
        addValues<Layer::Outside>(site, families);
}

/// How many cells lie farther in a direction than this one.
int cellsAhead(const Board& board, Place cell, Dir direction)
{
    const auto deep = static_cast<int>(board.grid().ray(cell, direction).size());
    return deep * (dx(direction) != 0 ? board.size().height : board.size().width);
}

/// One number of a compass; a new compass has it alone, or none.
void addArms(const Site& site, std::vector<ClueFamily>& families)
{
    if (isHole(site.board, site.place))
        return;
    const auto bare = [&] { return site.builder().set(Layer::Terrain, static_cast<int>(Terrain::Mark)); };
    if (!hasClue(site.board, site.place))
        families.push_back({.place = site.place, .options = {bare().option(question)}, .isUnknown = true});
    for (const auto& [direction, layer] : arms) {
        const auto optionOf = [&](int value) { return bare().set(layer, value).option(value, direction); };
        ClueFamily family{.place = site.place, .weaker = {{.option = optionOf(blank), .surely = true}}};
        family.smallReachLess = true;
        for (int value = site.clue.min; value <= cellsAhead(site.board, site.place, direction); ++value)
            if (ClueOption option = optionOf(value); !option.edit.empty())
                family.options.push_back(std::move(option));
        families.push_back(std::move(family));
    }
}

/// The sums of the runs that begin here.
void addSums(const Site& site, std::vector<ClueFamily>& families)
{
    constexpr int largestDigit = 9;
    for (const SumRun& run : sumRuns(site.board)) {
        const auto length = static_cast<int>(run.cells.size());
        if (run.head != site.place || length > largestDigit)
            continue;
        const Dir direction = run.cells.front().y == run.head.y ? Dir::Right : Dir::Down;
        const auto optionOf = [&, layer = run.layer](int value) {
            return site.builder().set(layer, value).option(value, direction);
        };
        ClueFamily family{.place = site.place, .weaker = {{.option = optionOf(blank), .surely = true}}};
        for (int sum = length * (length + 1) / 2; sum <= length * (2 * largestDigit + 1 - length) / 2; ++sum)
            if (ClueOption option = optionOf(sum); !option.edit.empty())
                family.options.push_back(std::move(option));
        families.push_back(std::move(family));
    }
}

void addDot(const Site& site, std::vector<ClueFamily>& families)
{
    constexpr int white = 1;
    const bool stands = dotAt(site.board, site.place) != blank; // another colour would say the same
    if (!stands)
        families.push_back(
            {.place = site.place, .options = {site.builder().set(dotLayer(site.place), white).option(white)}});
}

/// Kinds of cells, where they are all that the author puts down.
void addGround(const Site& site, std::vector<ClueFamily>& families)
{
    ClueFamily family{.place = site.place};
    for (const Terrain terrain : site.clue.terrains)
        if (ClueOption option = terrainOption(site.board, site.place, terrain); !option.edit.empty())
            family.options.push_back(std::move(option));
    families.push_back(std::move(family));
}

// --- places ---

std::vector<Place> roomPlaces(const Board& board, const Clue&)
{
    std::vector<Place> places;
    for (const Room& room : rooms(board))
        places.push_back(room.number == blank ? room.anchor : room.numberCell);
    return places;
}

/// Beside every line the slot next to the grid.
std::vector<Place> outsidePlaces(const Board& board, const Clue&)
{
    const Genre& genre = genreOf(board);
    std::vector<Place> places = slotsOf(genre, board.grid());
    std::erase_if(places,
                  [&](Place p) { return board.grid().hasSlot(p.step(opposite(outward(board.grid().sideOf(p))))); });
    return places;
}

std::vector<Place> sumPlaces(const Board& board, const Clue&)
{
    std::vector<Place> places;
    for (const SumRun& run : sumRuns(board))
        places.push_back(run.head);
    std::ranges::sort(places);
    const auto rest = std::ranges::unique(places);
    places.erase(rest.begin(), rest.end());
    return places;
}

std::vector<Place> dotSites(const Board& board, const Clue&)
{
    std::vector<Place> places = dotPlaces(board.size());
    const auto isAtHole = [&](Place p) {
        if (isCell(p))
            return isHole(board, p);
        const auto beside = isVertex(p) ? board.grid().cellsAround(p) : std::vector<Place>{};
        const auto across = isEdge(p) ? cellsBeside(p) : std::array{p, p};
        return std::ranges::any_of(beside, [&](Place c) { return isHole(board, c); })
               || (isEdge(p) && (isHole(board, across[0]) || isHole(board, across[1])));
    };
    std::erase_if(places, isAtHole);
    return places;
}

template <PlaceKind kind>
std::vector<Place> everyPlace(const Board& board, const Clue&)
{
    return board.grid().all(kind);
}

struct KindRow {
    Clue::Kind kind;
    std::vector<Place> (*places)(const Board&, const Clue&);
    void (*addFamilies)(const Site&, std::vector<ClueFamily>&);
    std::vector<Layer> layers; ///< what goes when the clue is taken away
};

const std::vector<KindRow>& kindTable()
{
    using enum Layer;
    constexpr auto cells = everyPlace<PlaceKind::Cell>;
    static const std::vector<KindRow> table{
        {Clue::CellNumber, cells, addValues<Number>, {Number}},
        {Clue::Island, cells, addValues<Number>, {Number}},
        {Clue::Pearl, cells, addValues<Number>, {Number}},
        {Clue::Sign, cells, addValues<Number>, {Number}},
        {Clue::ArrowNumber, cells, addPlainArrows, {Number, Arrow}},
        {Clue::RoomNumber, roomPlaces, addValues<Number>, {Number}},
        {Clue::PlainArrow, cells, addDirections, {Arrow}},
        {Clue::NumberList, cells, addLists, {Number, Second, Third, Fourth}},
        {Clue::Compass, cells, addArms, {Layer::Terrain, Up, Down, Left, Right}},
        {Clue::SumPair, sumPlaces, addSums, {Down, Right, Outside}},
        {Clue::ColouredNumber, cells, addColouredNumbers, {Number, Layer::Terrain}},
        {Clue::ColouredArrow, cells, addColouredArrows, {Number, Arrow, Layer::Terrain}},
        {Clue::OutsideNumber, outsidePlaces, addOutside, {Outside}},
        {Clue::VertexNumber, everyPlace<PlaceKind::Vertex>, addValues<Vertex>, {Vertex}},
        {Clue::Dot, dotSites, addDot, {Number, Vertex, EdgeDot}},
        {Clue::Terrains, cells, addGround, {Layer::Terrain}},
    };
    return table;
}

/// Kinds of cells count as clues where there are no others.
bool isUsed(const Genre& genre, const Clue& clue)
{
    return clue.kind != Clue::Terrains || genre.clues.size() == 1;
}

} // namespace

std::vector<Place> cluePlaces(const Board& board)
{
    const Genre& genre = genreOf(board);
    std::vector<Place> all;
    std::set<Place> met;
    for (const Clue& clue : genre.clues) {
        const auto row = std::ranges::find(kindTable(), clue.kind, &KindRow::kind);
        if (row == kindTable().end() || !isUsed(genre, clue))
            continue;
        for (const Place place : row->places(board, clue))
            if (met.insert(place).second)
                all.push_back(place);
    }
    return all;
}

namespace {

/// The kind's own layers that have such places.
std::vector<Layer> layersAt(const Board& board, const KindRow& row, Place place)
{
    std::vector<Layer> layers = row.layers;
    std::erase_if(layers,
                  [&](Layer layer) { return !board.has(layer) || !board.grid().contains(placesOf(layer), place); });
    return layers;
}

/// Calls `take` with each kind of clue that may stand at a place.
template <class Take>
void forKindsAt(const Board& board, Place place, const Take& take)
{
    const Genre& genre = genreOf(board);
    for (const Clue& clue : genre.clues) {
        const auto row = std::ranges::find(kindTable(), clue.kind, &KindRow::kind);
        if (row != kindTable().end() && isUsed(genre, clue) && !layersAt(board, *row, place).empty())
            take(*row, clue);
    }
}

/// Arrows may have no direction, and compasses may have holes beside them.
bool isClueValue(Clue::Kind kind, Layer layer, int value)
{
    if (layer == Layer::Arrow)
        return value > 0;
    return value != blank && (kind != Clue::Compass || value != static_cast<int>(Terrain::Hole));
}

} // namespace

bool hasClue(const Board& board, Place place)
{
    bool stands = false;
    forKindsAt(board, place, [&](const KindRow& row, const Clue&) {
        for (const Layer layer : layersAt(board, row, place))
            stands = stands || isClueValue(row.kind, layer, board.at(layer, place));
    });
    return stands;
}

std::vector<ClueFamily> clueFamilies(const Board& board, Place place)
{
    std::vector<ClueFamily> families;
    forKindsAt(board, place, [&](const KindRow& row, const Clue& clue) {
        const auto places = row.places(board, clue);
        if (std::ranges::find(places, place) != places.end())
            row.addFamilies({board, genreOf(board), clue, place}, families);
    });
    return families;
}

ClueOption withoutClue(const Board& board, Place place)
{
    if (const Clue* outside = outsideClue(genreOf(board)); outside != nullptr && outside->blocks)
        return lineOption(board, place, {});
    OptionBuilder builder(board, place);
    std::set<Layer> done;
    forKindsAt(board, place, [&](const KindRow& row, const Clue&) {
        for (const Layer layer : layersAt(board, row, place))
            if (isClueValue(row.kind, layer, board.at(layer, place)) && done.insert(layer).second)
                builder.set(layer, blank);
    });
    return builder.option(blank);
}

ClueOption unknownClue(const Board& board, Place place)
{
    ClueOption unknown{.place = place, .value = question, .edit = {}};
    forKindsAt(board, place, [&](const KindRow& row, const Clue& clue) {
        const Layer layer = row.layers.front();
        if (!clue.orUnknown || board.at(layer, place) == blank)
            return;
        unknown = clue.kind == Clue::NumberList ? listOption(board, place, {question})
                                                : OptionBuilder(board, place).set(layer, question).option(question);
        if (clue.kind == Clue::ArrowNumber || clue.kind == Clue::ColouredArrow)
            unknown.direction = static_cast<Dir>(std::max(board.at(Layer::Arrow, place), 0));
    });
    return unknown;
}

} // namespace tokisuji
