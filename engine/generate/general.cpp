#include "engine/generate/general.h"

#include "engine/generate/clue_orbits.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/dress.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/recipe.h"
#include "engine/generate/room_moves.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

/// Conflicts and rounds that a solution may cost.
constexpr std::int64_t solutionEffort = 20'000;

void layRooms(Board& board, const Workshop& shop)
{
    const Recipe& recipe = shop.recipe;
    if (recipe.rooms == Recipe::NoRooms)
        return;
    const Symmetry symmetry = shop.options().symmetry;
    setRooms(board, recipe.rooms == Recipe::Rectangles
                        ? randomRectangles(shop.size(), recipe.mostRoom, symmetry, shop.random)
                        : randomPolyominoes(shop.size(), recipe.leastRoom, recipe.mostRoom, symmetry, shop.random));
}

void putUnknown(Board& board, Place place)
{
    board.set(Layer::Number, place, question);
}

bool isBesideClue(const Board& board, Place place)
{
    return std::ranges::any_of(board.grid().neighbours(place), [&](Place n) { return isNumbered(board, n); });
}

/// May the clues of an orbit stand on the board?
bool fits(const Board& board, const std::vector<Place>& orbit, const Workshop& shop)
{
    Board trial = board;
    for (const Place p : orbit) {
        if (isNumbered(trial, p) || !shop.palette.mayStand(p) || (shop.recipe.apart && isBesideClue(trial, p)))
            return false;
        putUnknown(trial, p);
    }
    return true;
}

void layClues(Board& board, const Workshop& shop)
{
    std::vector<std::vector<Place>> orbits = shop.palette.orbits(singlePlaces(board));
    shop.random.shuffle(orbits);
    std::ranges::stable_partition(orbits, [&](const std::vector<Place>& orbit) {
        return std::ranges::any_of(orbit, [&](Place p) { return shop.palette.mustStand(p); });
    });
    const int wanted = std::clamp(static_cast<int>(shop.recipe.density * shop.size().cells() + 0.5),
                                  std::max(1, shop.palette.leastClues()), shop.palette.mostClues());
    int have = clueCount(board);
    for (const std::vector<Place>& orbit : orbits) {
        const bool must = std::ranges::any_of(orbit, [&](Place p) { return shop.palette.mustStand(p); });
        const int added = static_cast<int>(orbit.size());
        if (!fits(board, orbit, shop) || (!must && have + added > std::max(wanted, added)))
            continue;
        for (const Place p : orbit)
            putUnknown(board, p);
        have += added;
    }
}

/// The clues of the start that shape the puzzle, with as little told as can be.
Board skeletonOfStart(const Workshop& shop)
{
    Board board = *shop.options().start;
    for (const Place p : singlePlaces(board)) {
        if (shop.palette.isGiven(p) || !isNumbered(board, p))
            continue;
        if (shop.recipe.clues == Recipe::Shaping)
            forgetValue(board, p);
        else
            putClue(board, p, blank);
    }
    return board;
}

/// From the start board: its own solution where it has one.
std::optional<Draft> beginAtStart(const Workshop& shop)
{
    WishList list = shop.demands;
    list.wishes = dreamAtRandom(*shop.options().start, shop);
    Board skeleton = skeletonOfStart(shop);
    if (shop.recipe.clues == Recipe::Shaping && shop.palette.hasGiven())
        layClues(skeleton, shop); // the given ones may be few
    else if (const auto own = solutionNear(*shop.options().start, list, solutionEffort, shop.halt))
        return draftWith(skeleton, *own, shop);
    return draftFor(std::move(skeleton), list.wishes, shop);
}

std::optional<Draft> moveRooms(const Draft& draft, Place cell, const Workshop& shop)
{
    const Symmetry symmetry = shop.options().symmetry;
    std::optional<Board> skeleton =
        shop.recipe.rooms == Recipe::Rectangles
            ? withRectanglesChanged(draft.skeleton, cell, shop.recipe.mostRoom, symmetry, shop.random)
            : withCellMoved(draft.skeleton, cell, symmetry, shop.random);
    if (!skeleton)
        return std::nullopt;
    return draftFor(*std::move(skeleton), wishesOf(draft.solution), shop);
}

/// Takes the clues of an orbit away, puts some there, or both.
std::optional<Draft> moveClues(const Draft& draft, Place cell, const Workshop& shop)
{
    Board skeleton = draft.skeleton;
    std::vector<Place> near;
    for (const Place p : skeleton.grid().cells())
        if (std::abs(p.x - cell.x) + std::abs(p.y - cell.y) <= 6)
            near.push_back(p);
    std::vector<std::vector<Place>> orbits = shop.palette.orbits(near);
    shop.random.shuffle(orbits);
    const auto has = [&](const std::vector<Place>& orbit) { return isNumbered(skeleton, orbit.front()); };
    const bool take = shop.random.chance(0.5), put = !take || shop.random.chance(0.7);
    if (const auto taken = std::ranges::find_if(orbits, has); take && taken != orbits.end())
        for (const Place p : *taken)
            if (!shop.palette.mustStand(p))
                putClue(skeleton, p, blank);
    if (put)
        for (const std::vector<Place>& orbit : orbits)
            if (fits(skeleton, orbit, shop)) {
                for (const Place p : orbit)
                    putUnknown(skeleton, p);
                break;
            }
    const int count = clueCount(skeleton);
    if (skeleton == draft.skeleton || count > shop.palette.mostClues() || count < shop.palette.leastClues())
        return std::nullopt;
    return draftFor(std::move(skeleton), wishesOf(draft.solution), shop);
}

std::optional<Draft> changeSolution(const Draft& draft, Place cell, const Workshop& shop)
{
    const int radius = 3 + 2 * shop.random.below(3);
    return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, shop.random), shop);
}

/// Clues come with all their images or not at all: some places could not be dressed.
void takeLoneClues(Board& full, const Workshop& shop)
{
    if (shop.options().symmetry == Symmetry::None)
        return;
    const auto has = [&](Place p) { return isNumbered(full, p); };
    for (const std::vector<Place>& orbit : ClueImages(full, shop.options().symmetry).orbitsAmong(singlePlaces(full)))
        if (!std::ranges::all_of(orbit, has))
            for (const Place p : orbit)
                if (!shop.palette.mustStand(p))
                    putClue(full, p, blank);
}

/// Shall this clue, or those of an orbit, be "?" where that is enough? What the options say comes before taste.
bool isUnknownToTaste(const Workshop& shop)
{
    if (shop.palette.wantsUnknown())
        return true;
    const double share = shop.options().values.empty() || shop.recipe.unknowns >= 1 ? shop.recipe.unknowns : 0;
    return shop.random.chance(share);
}

} // namespace

Board blankBoard(const Genre& genre, const GenerateOptions& options)
{
    Board board = genre.makeBoard(options.size, options.flags);
    if (options.start)
        board.setSetup(options.start->setup());
    return board;
}

std::optional<Board> laySkeleton(const Workshop& shop)
{
    Board board = blankBoard(shop.genre, shop.options());
    layRooms(board, shop);
    if (shop.recipe.clues == Recipe::Shaping)
        layClues(board, shop);
    return board;
}

std::vector<Wish> dreamAtRandom(const Board& skeleton, const Workshop& shop)
{
    constexpr double share = 0.4;
    const Rules rules = rulesOf(skeleton);
    std::vector<Wish> wishes;
    for (const Answer& answer : rules.answers()) {
        if (!shop.random.chance(share))
            continue;
        // Of shaded cells, lines and borders those that are there are wished for: emptiness comes by itself.
        const bool twoValued = answer.lo == 0 && answer.layer != Layer::Border;
        const int value =
            twoValued ? 1 + shop.random.below(answer.hi) : answer.lo + shop.random.below(answer.hi - answer.lo + 1);
        wishes.push_back({answer.layer, answer.places.front(), value});
    }
    shop.random.shuffle(wishes);
    return wishes;
}

Place openCell(const Reading& reading, const Workshop& shop)
{
    const Place place = shop.random.pick(std::span<const Place>(reading.open));
    std::vector<Place> cells = {place};
    if (isEdge(place)) {
        const auto beside = cellsBeside(place);
        cells.assign(beside.begin(), beside.end());
    }
    std::erase_if(cells, [&](Place p) { return !Grid(shop.size()).hasCell(p); });
    return cells.empty() ? cellAt(shop.random.below(shop.size().width), shop.random.below(shop.size().height))
                         : shop.random.pick(std::span<const Place>(cells));
}

std::vector<Wish> wishesAwayFrom(const Board& solution, Place cell, int radius, Random& random)
{
    std::vector<Wish> wishes = wishesOf(solution);
    const auto isNear = [&](const Wish& wish) {
        return std::abs(wish.place.x - cell.x) <= radius && std::abs(wish.place.y - cell.y) <= radius;
    };
    const auto near = std::ranges::stable_partition(wishes, [&](const Wish& wish) { return !isNear(wish); });
    std::vector<Wish> others;
    for (const Wish& wish : near)
        if (random.chance(0.5))
            others.push_back({wish.layer, wish.place, wish.value == 0 ? 1 : random.chance(0.5) ? 0 : wish.value});
    random.shuffle(others);
    wishes.erase(near.begin(), near.end());
    wishes.insert(wishes.end(), others.begin(), others.end());
    return wishes;
}

std::optional<Draft> draftWith(Board skeleton, Board solution, const Workshop& shop)
{
    Board full = skeleton;
    if (shop.recipe.dress != nullptr) {
        full = shop.recipe.dress(skeleton, solution, shop);
    } else if (shop.recipe.clues != Recipe::None) {
        std::vector<Place> places = singlePlaces(skeleton);
        std::erase_if(places, [&](Place p) {
            const bool fixed = shop.recipe.clues == Recipe::Shaping && skeleton.grid().hasCell(p);
            return fixed ? !isNumbered(skeleton, p) : !shop.palette.mayStand(p);
        });
        full = dressed(skeleton, solution, places, shop.palette, shop.random, shop.halt);
        takeLoneClues(full, shop);
    }
    return Draft{std::move(skeleton), std::move(solution), std::move(full)};
}

std::optional<Draft> draftFor(Board skeleton, std::vector<Wish> wishes, const Workshop& shop)
{
    WishList list = shop.demands;
    list.wishes = std::move(wishes);
    std::optional<Board> solution = solutionNear(skeleton, list, solutionEffort, shop.halt);
    if (!solution)
        return std::nullopt;
    return draftWith(std::move(skeleton), *std::move(solution), shop);
}

std::optional<Draft> beginDraft(const Workshop& shop)
{
    if (shop.options().start)
        return beginAtStart(shop);
    // Where clues shape the puzzle, a solution that is made first cannot follow a pattern.
    const bool isBound = shop.recipe.clues == Recipe::Shaping
                         && (shop.options().symmetry != Symmetry::None || !shop.options().pattern.empty());
    if (shop.recipe.begin != nullptr && !isBound)
        return shop.recipe.begin(shop);
    std::optional<Board> skeleton = shop.recipe.lay != nullptr ? shop.recipe.lay(shop) : laySkeleton(shop);
    if (!skeleton)
        return std::nullopt;
    std::vector<Wish> wishes =
        shop.recipe.dream != nullptr ? shop.recipe.dream(*skeleton, shop) : dreamAtRandom(*skeleton, shop);
    return draftFor(*std::move(skeleton), std::move(wishes), shop);
}

std::optional<Draft> changeDraft(const Draft& draft, const Reading& reading, const Workshop& shop)
{
    if (shop.recipe.change != nullptr)
        return shop.recipe.change(draft, reading, shop);
    const Place cell = openCell(reading, shop);
    const bool reshape = shop.random.chance(0.7);
    if (reshape && shop.recipe.clues == Recipe::Shaping)
        return moveClues(draft, cell, shop);
    if (reshape && !shop.options().keepGiven && shop.recipe.rooms != Recipe::NoRooms)
        return moveRooms(draft, cell, shop);
    return changeSolution(draft, cell, shop);
}

std::vector<Edit> clueReductions(const Board& full, const Workshop& shop)
{
    std::vector<Place> places = singlePlaces(full);
    std::erase_if(places, [&](Place p) { return !isNumbered(full, p); });
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : ClueImages(full, shop.options().symmetry).orbitsAmong(places)) {
        const bool mayBeUnknown = isUnknownToTaste(shop);
        Board fewer = full;
        for (const Place p : orbit) {
            const bool shapes = shop.recipe.clues == Recipe::Shaping && full.grid().hasCell(p);
            if (!shapes)
                putClue(fewer, p, blank);
            else if (mayBeUnknown)
                forgetValue(fewer, p);
        }
        if (Edit edit = difference(full, fewer); !edit.empty())
            reductions.push_back(std::move(edit));
    }
    return reductions;
}

std::vector<Edit> cellReductions(const Board& full, const Workshop& shop)
{
    std::vector<Layer> layers = shop.genre.clueLayers();
    std::erase_if(layers, [](Layer layer) { return placesOf(layer) != PlaceKind::Cell; });
    std::vector<Place> clues = full.grid().cells();
    std::erase_if(clues, [&](Place c) { return !isNumbered(full, c); });
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : shop.palette.orbits(clues)) {
        EditBuilder fewer(full);
        for (const Place c : orbit)
            for (const Layer layer : layers)
                fewer.set(layer, c, blank);
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

std::optional<Edit> weakened(const Edit& reduction, const Board& board, const Workshop& shop)
{
    if (!isUnknownToTaste(shop))
        return std::nullopt;
    Board weaker = board;
    for (const Change& change : reduction.changes())
        forgetValue(weaker, change.place);
    Edit edit = difference(board, weaker);
    return edit.empty() ? std::nullopt : std::optional(std::move(edit));
}

} // namespace tokisuji
