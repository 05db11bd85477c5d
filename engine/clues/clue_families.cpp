// One row of a table for each kind of clue: where it stands and which others could stand there.
#include "engine/clues/clue_families.h"

#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/clues/clue_site.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tokisuji {

namespace {

// --- families ---

void addOutside(const ClueSite& site, Families& families)
{
    site.clue.blocks ? addLineLists(site, families) : addNumbers(site, families);
}

void addDot(const ClueSite& site, Families& families)
{
    if (dotAt(site.board, site.place) != blank && !site.clue.coloursMatter)
        return;
    ClueFamily family{.place = site.place};
    for (const int colour : site.clue.coloursAt(site.place))
        if (site.clue.coloursMatter || colour == site.clue.coloursAt(site.place).front())
            family.add(site.builder().set(dotLayer(site.place), colour).option(colour));
    families.push_back(std::move(family));
}

/// Kinds of cells, where they are all that the author puts down.
void addGround(const ClueSite& site, Families& families)
{
    ClueFamily& family = families.emplace_back(ClueFamily{.place = site.place});
    for (const Terrain terrain : site.clue.terrains)
        family.add(terrainOption(site.board, site.place, terrain));
}

// --- places ---

std::vector<Place> roomPlaces(const Board& board, const Clue&)
{
    std::vector<Place> places;
    for (const Room& room : rooms(board))
        places.push_back(room.number == blank ? room.anchor : room.numberCell);
    return places;
}

/// Beside every line the slot next to the grid, where a list stands or begins; or all that a number can stand in.
std::vector<Place> outsidePlaces(const Board& board, const Clue& clue)
{
    const Genre& genre = genreOf(board);
    std::vector<Place> places = slotsOf(genre, board.grid());
    const auto isFarther = [&](Place p) {
        return board.grid().hasSlot(p.step(opposite(outward(board.grid().sideOf(p)))));
    };
    std::erase_if(places, [&](Place p) { return clue.blocks && isFarther(p); });
    return places;
}

std::vector<Place> sumPlaces(const Board& board, const Clue&)
{
    std::set<Place> places;
    for (const SumRun& run : sumRuns(board))
        places.insert(run.head);
    return {places.begin(), places.end()};
}

std::vector<Place> dotSites(const Board& board, const Clue& clue)
{
    std::vector<Place> places = dotPlaces(board.size());
    const auto isAtHole = [&](Place p) {
        return std::ranges::any_of(cellsUnderDot(board.grid(), p), [&](Place c) { return isHole(board, c); });
    };
    std::erase_if(places, [&](Place p) { return isAtHole(p) || clue.coloursAt(p).empty(); });
    return places;
}

struct KindRow {
    Clue::Kind kind;
    std::vector<Place> (*places)(const Board&, const Clue&);
    void (*addFamilies)(const ClueSite&, Families&);
    std::vector<Layer> layers; ///< what goes when the clue is taken away; its number's first
};

const std::vector<KindRow>& kindTable()
{
    using enum Layer;
    constexpr auto cells = [](const Board& b, const Clue&) { return b.grid().cells(); };
    constexpr auto vertices = [](const Board& b, const Clue& clue) { return verticesOf(clue, b.grid()); };
    constexpr auto innerEdges = [](const Board& b, const Clue&) { return b.grid().innerEdges(); };
    static const std::vector<KindRow> table{
        {Clue::CellNumber, cells, addNumbers, {Number}},
        {Clue::Island, cells, addNumbers, {Number}},
        {Clue::Pearl, cells, addNumbers, {Number}},
        {Clue::Sign, cells, addNumbers, {Number}},
        {Clue::ArrowNumber, cells, addNumbers, {Number, Arrow}},
        {Clue::RoomNumber, roomPlaces, addNumbers, {Number}},
        {Clue::PlainArrow, cells, addDirections, {Arrow}},
        {Clue::NumberList, cells, addLists, {Number, Second, Third, Fourth}},
        {Clue::Compass, cells, addArms, {Layer::Terrain, Up, Down, Left, Right}},
        {Clue::SumPair, sumPlaces, addSums, {Down, Right, Outside}},
        {Clue::ColouredNumber, cells, addNumbers, {Number, Layer::Terrain}},
        {Clue::ColouredArrow, cells, addNumbers, {Number, Arrow, Layer::Terrain}},
        {Clue::OutsideNumber, outsidePlaces, addOutside, {Outside}},
        {Clue::OutsideLetter, pairPlaces, addPairs, {Letter, Outside}},
        {Clue::VertexNumber, vertices, addNumbers, {Vertex}},
        {Clue::EdgeNumber, innerEdges, addNumbers, {EdgeDot}},
        {Clue::Dot, dotSites, addDot, {Number, Vertex, EdgeDot}},
        {Clue::Terrains, cells, addGround, {Layer::Terrain}},
    };
    return table;
}

/// Null where the clue is none that stands at a place by itself: kinds of cells count where there are no others.
const KindRow* rowOf(const Genre& genre, const Clue& clue)
{
    const auto row = std::ranges::find(kindTable(), clue.kind, &KindRow::kind);
    const bool isUsed = clue.kind != Clue::Terrains || genre.clues.size() == 1;
    return row != kindTable().end() && isUsed ? &*row : nullptr;
}

/// Calls `take` with each kind of clue that may stand at a place, and its layers that have such places.
template <class Take>
void forKindsAt(const Board& board, Place place, const Take& take)
{
    for (const Clue& clue : genreOf(board).clues) {
        const KindRow* row = rowOf(genreOf(board), clue);
        std::vector<Layer> layers = row != nullptr ? row->layers : std::vector<Layer>{};
        std::erase_if(layers,
                      [&](Layer layer) { return !board.has(layer) || !board.grid().contains(placesOf(layer), place); });
        if (!layers.empty())
            take(*row, clue, layers);
    }
}

/// Arrows may have no direction, and compasses may have holes beside them.
bool isClueValue(Clue::Kind kind, Layer layer, int value)
{
    if (layer == Layer::Arrow)
        return value > 0;
    return value != blank && (kind != Clue::Compass || value != static_cast<int>(Terrain::Hole));
}

/// The layers that hold what belongs to a clue at a place.
std::set<Layer> takenLayers(const Board& board, Place place)
{
    std::set<Layer> taken;
    forKindsAt(board, place, [&](const KindRow& row, const Clue&, const std::vector<Layer>& layers) {
        std::ranges::copy_if(layers, std::inserter(taken, taken.end()),
                             [&](Layer layer) { return isClueValue(row.kind, layer, board.at(layer, place)); });
    });
    return taken;
}

/// Does a sign that is given differ from the one that the solver writes there?
bool givesOtherwise(const Board& board, const Board& solution)
{
    const Clue* sign = genreOf(board).clue(Clue::Sign);
    if (sign == nullptr || !genreOf(board).has(Mark::Sign))
        return false;
    return std::ranges::any_of(board.grid().cells(), [&](Place c) {
        const int given = board.at(Layer::Number, c), written = solution.at(Layer::Digit, c);
        const bool isAnswer = given >= sign->min && (sign->goal == 0 || given != sign->goal);
        return isAnswer && written != blank && given != written;
    });
}

} // namespace

std::vector<Place> cluePlaces(const Board& board)
{
    const Genre& genre = genreOf(board);
    std::vector<Place> all;
    std::set<Place> met;
    for (const Clue& clue : genre.clues)
        if (const KindRow* row = rowOf(genre, clue))
            for (const Place place : row->places(board, clue))
                if (met.insert(place).second)
                    all.push_back(place);
    return all;
}

bool hasClue(const Board& board, Place place)
{
    return !takenLayers(board, place).empty();
}

std::vector<ClueFamily> clueFamilies(const Board& board, Place place)
{
    std::vector<ClueFamily> families;
    forKindsAt(board, place, [&](const KindRow& row, const Clue& clue, const auto&) {
        const auto places = row.places(board, clue);
        if (std::ranges::find(places, place) != places.end())
            row.addFamilies({board, genreOf(board), clue, row.layers, place}, families);
    });
    return families;
}

ClueOption withoutClue(const Board& board, Place place)
{
    if (const Clue* outside = outsideClue(genreOf(board)); outside != nullptr && outside->blocks)
        return lineOption(board, place, {});
    if (genreOf(board).clue(Clue::OutsideLetter) != nullptr)
        return letterAlone(board, place, blank);
    OptionBuilder builder(board, place);
    for (const Layer layer : takenLayers(board, place))
        builder.set(layer, blank);
    return builder.option(blank);
}

ClueOption unknownClue(const Board& board, Place place)
{
    ClueOption unknown{.place = place, .value = question, .edit = {}};
    forKindsAt(board, place, [&](const KindRow& row, const Clue& clue, const auto&) {
        const Layer layer = row.layers.front();
        if (!clue.orUnknown || board.at(layer, place) == blank
            || (clue.onWalls && isTerrain(board, place, Terrain::Wall)))
            return;
        unknown = clue.kind == Clue::NumberList ? listOption(board, place, {question})
                                                : OptionBuilder(board, place).set(layer, question).option(question);
        if (clue.kind == Clue::ArrowNumber || clue.kind == Clue::ColouredArrow)
            unknown.direction = static_cast<Dir>(std::max(board.at(Layer::Arrow, place), 0));
    });
    return unknown;
}

Board with(const Board& board, const ClueOption& option)
{
    Board changed = board;
    option.edit.applyTo(changed);
    return changed;
}

bool holdsIn(const Board& withOption, const Board& solution)
{
    return !givesOtherwise(withOption, solution) && carriedOver(rulesOf(withOption), withOption, solution).has_value();
}

} // namespace tokisuji
