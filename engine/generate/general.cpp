#include "engine/generate/general.h"

#include "engine/board/distance.h"
#include "engine/generate/clue_orbits.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/room_moves.h"
#include "engine/generate/true_clues.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace tokisuji {

namespace {

/// Conflicts and rounds that a solution may cost.
constexpr std::int64_t solutionEffort = 20'000;

void putRooms(Board& board, const SearchContext& context)
{
    const Recipe& recipe = context.recipe;
    if (recipe.rooms == Recipe::NoRooms)
        return;
    const Symmetry symmetry = context.options().symmetry;
    setRooms(board,
             recipe.rooms == Recipe::Rectangles
                 ? randomRectangles(context.size(), recipe.mostRoom, symmetry, context.random)
                 : randomPolyominoes(context.size(), recipe.leastRoom, recipe.mostRoom, symmetry, context.random));
}

/// Do clues shape the puzzle here, where the recipe says that some do?
bool isShapingPlace(const Board& board, Place place)
{
    const SingleClue single = singleClueAt(board, place);
    return board.grid().hasCell(place) || (single.clue != nullptr && single.clue->kind == Clue::Dot);
}

/// A clue that says as little as can be: "?", or the one that there is; of colours one at random.
void putShape(Board& board, Place place, Random& random)
{
    const auto [clue, layer] = singleClueAt(board, place);
    int value = question;
    if (clue != nullptr && clue->kind == Clue::Dot)
        value = clue->coloursAt(place).front();
    else if (clue != nullptr && clue->kind == Clue::Sign && clue->max && clue->min == clue->max(board))
        value = clue->min;
    board.set(layer, place, value);
    if (clue != nullptr && clue->kind == Clue::ColouredNumber && !clue->terrains.empty())
        if (const int colour = random.below(static_cast<int>(clue->terrains.size()) + 1); colour > 0)
            board.set(Layer::Terrain, place, static_cast<int>(clue->terrains[static_cast<std::size_t>(colour - 1)]));
}

/// Where signs stand instead of answers, some of them lead on.
void putGoals(Board& board, const SearchContext& context)
{
    constexpr int cellsPerGoal = 25;
    const auto clue = std::ranges::find_if(context.genre.clues, [](const Clue& c) { return c.goal != 0; });
    if (clue == context.genre.clues.end())
        return;
    std::vector<std::vector<Place>> orbits = context.limits.orbits(board.grid().cells());
    context.random.shuffle(orbits);
    for (std::size_t i = 0; i < orbits.size() && clueCount(board) <= board.size().cells() / cellsPerGoal; ++i)
        for (const Place p : orbits[i])
            if (context.limits.mayStand(p))
                board.set(Layer::Number, p, clue->goal);
}

bool isBesideClue(const Board& board, Place place)
{
    return std::ranges::any_of(board.grid().neighbours(place), [&](Place n) { return isNumbered(board, n); });
}

/// May the clues of an orbit stand on the board?
bool fits(const Board& board, const std::vector<Place>& orbit, const SearchContext& context)
{
    Board trial = board;
    for (const Place p : orbit) {
        if (isNumbered(trial, p) || !context.limits.mayStand(p) || (context.recipe.apart && isBesideClue(trial, p)))
            return false;
        putShape(trial, p, context.random);
    }
    return true;
}

void putClues(Board& board, const SearchContext& context)
{
    std::vector<std::vector<Place>> orbits = context.limits.orbits(singlePlaces(board));
    context.random.shuffle(orbits);
    std::ranges::stable_partition(orbits, [&](const std::vector<Place>& orbit) {
        return std::ranges::any_of(orbit, [&](Place p) { return context.limits.mustStand(p); });
    });
    const int wanted =
        std::clamp(static_cast<int>(context.recipe.density * context.grid().count(PlaceKind::Cell) + 0.5),
                   std::max(1, context.limits.leastClues()), context.limits.mostClues());
    int have = clueCount(board);
    for (const std::vector<Place>& orbit : orbits) {
        const bool must = std::ranges::any_of(orbit, [&](Place p) { return context.limits.mustStand(p); });
        const int added = static_cast<int>(orbit.size());
        if (!fits(board, orbit, context) || (!must && have + added > std::max(wanted, added)))
            continue;
        for (const Place p : orbit)
            putShape(board, p, context.random);
        have += added;
    }
}

/// The clues of the start that shape the puzzle, with as little told as can be.
Board skeletonOfStart(const SearchContext& context)
{
    Board board = *context.options().start;
    for (const Place p : singlePlaces(board)) {
        if (context.limits.isGiven(p) || !isNumbered(board, p))
            continue;
        if (context.recipe.clues == Recipe::Shaping)
            forgetValue(board, p);
        else
            putClue(board, p, blank);
    }
    return board;
}

/// From the start board: its own solution where it has one.
std::optional<Draft> beginAtStart(const SearchContext& context)
{
    WishList list = context.demands;
    list.wishes = randomWishes(*context.options().start, context);
    if (context.method.keepsStart) {
        const Board& start = *context.options().start;
        const auto own = solutionNear(start, list, solutionEffort, context.halt);
        return own ? std::optional(Draft{start, *own, start}) : std::nullopt;
    }
    Board skeleton = skeletonOfStart(context);
    if (context.recipe.clues == Recipe::Shaping && context.limits.hasGiven())
        putClues(skeleton, context); // the given ones may be few
    else if (const auto own = solutionNear(*context.options().start, list, solutionEffort, context.halt))
        return draftWith(skeleton, *own, context);
    return draftFor(std::move(skeleton), list.wishes, context);
}

std::optional<Draft> moveRooms(const Draft& draft, Place cell, const SearchContext& context)
{
    constexpr double besideShare = 0.7; // what is open is often so because of the rooms next to it
    const Symmetry symmetry = context.options().symmetry;
    const std::vector<Place> beside = draft.skeleton.grid().neighbours(cell);
    if (!beside.empty() && context.random.chance(besideShare))
        cell = context.random.pick(std::span<const Place>(beside));
    std::optional<Board> skeleton =
        context.recipe.rooms == Recipe::Rectangles
            ? withRectanglesChanged(draft.skeleton, cell, context.recipe.mostRoom, symmetry, context.random)
            : withCellMoved(draft.skeleton, cell, symmetry, context.random);
    if (!skeleton)
        return std::nullopt;
    return draftFor(*std::move(skeleton), wishesOf(draft.solution), context);
}

/// Takes the clues of an orbit away, puts some there, or both.
std::optional<Draft> moveClues(const Draft& draft, Place cell, const SearchContext& context)
{
    Board skeleton = draft.skeleton;
    std::vector<Place> near;
    std::vector<Place> places = skeleton.grid().cells();
    std::ranges::copy_if(singlePlaces(skeleton), std::back_inserter(places),
                         [&](Place p) { return !isCell(p) && isShapingPlace(skeleton, p); });
    for (const Place p : places)
        if (latticeDistance(p, cell) <= 6)
            near.push_back(p);
    std::vector<std::vector<Place>> orbits = context.limits.orbits(near);
    context.random.shuffle(orbits);
    const auto has = [&](const std::vector<Place>& orbit) { return isNumbered(skeleton, orbit.front()); };
    const bool take = context.random.chance(0.5), put = !take || context.random.chance(0.7);
    if (const auto taken = std::ranges::find_if(orbits, has); take && taken != orbits.end())
        for (const Place p : *taken)
            if (!context.limits.mustStand(p))
                putClue(skeleton, p, blank);
    if (put)
        for (const std::vector<Place>& orbit : orbits)
            if (fits(skeleton, orbit, context)) {
                for (const Place p : orbit)
                    putShape(skeleton, p, context.random);
                break;
            }
    const int count = clueCount(skeleton);
    if (skeleton == draft.skeleton || count > context.limits.mostClues() || count < context.limits.leastClues())
        return std::nullopt;
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

std::optional<Draft> changeSolution(const Draft& draft, Place cell, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(3);
    return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, context.random), context);
}

/// Where clues shape the puzzle, solutions that a method makes first cannot follow a pattern.
bool isBound(const SearchContext& context)
{
    const bool repeats = context.method.repeats || context.options().symmetry == Symmetry::None;
    return context.method.begin != nullptr && context.recipe.clues == Recipe::Shaping
           && (!repeats || !context.options().pattern.empty());
}

/// Shall this clue, or those of an orbit, be "?" where that is enough? What the options say comes before taste.
bool isUnknownToTaste(const SearchContext& context)
{
    if (context.limits.wantsUnknown())
        return true;
    const double share = context.options().values.empty() || context.recipe.unknowns >= 1 ? context.recipe.unknowns : 0;
    return context.random.chance(share);
}

} // namespace

std::optional<Draft> changeMarks(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(3);
    const Place cell = openCell(reading, context);
    return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, context.random), context);
}

std::optional<Draft> changeMarksOrRooms(const Draft& draft, const Reading& reading, const SearchContext& context,
                                        double marksShare, DraftNear draftNear)
{
    const Place cell = openCell(reading, context);
    if (context.random.chance(marksShare)) {
        const int radius = 3 + 2 * context.random.below(2);
        return draftNear(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, context.random), context);
    }
    const auto moved = withCellMoved(draft.skeleton, cell, context.options().symmetry, context.random);
    return moved ? draftNear(*moved, wishesOf(draft.solution), context) : std::nullopt;
}

void takeLoneClues(Board& full, const SearchContext& context)
{
    if (context.options().symmetry == Symmetry::None)
        return;
    const auto has = [&](Place p) { return isNumbered(full, p); };
    for (const std::vector<Place>& orbit : ClueImages(full, context.options().symmetry).orbitsAmong(singlePlaces(full)))
        if (!std::ranges::all_of(orbit, has))
            for (const Place p : orbit)
                if (!context.limits.mustStand(p))
                    putClue(full, p, blank);
}

void labelsAsRead(Board& board)
{
    std::map<int, int> labels;
    for (const Place c : board.grid().cells())
        if (const int label = board.at(Layer::Number, c); label > 0)
            board.set(Layer::Number, c, labels.emplace(label, static_cast<int>(labels.size()) + 1).first->second);
}

Board blankBoard(const Genre& genre, const GenerateOptions& options)
{
    Board board = genre.makeBoard(options.size, options.flags);
    if (options.start)
        board.setSetup(options.start->setup());
    else if (genre.recipe && genre.recipe->setup != nullptr)
        board.setSetup(std::string(genre.recipe->setup(options.size)));
    return board;
}

std::optional<Board> generalSkeleton(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options());
    putRooms(board, context);
    putGoals(board, context);
    if (context.recipe.clues == Recipe::Shaping)
        putClues(board, context);
    return board;
}

std::vector<Wish> randomWishes(const Board& skeleton, const SearchContext& context)
{
    constexpr double share = 0.4;
    const Rules rules = rulesOf(skeleton);
    std::vector<Wish> wishes;
    for (const Answer& answer : rules.answers()) {
        if (!context.random.chance(share))
            continue;
        // Of shaded cells, lines and borders those that are there are wished for: emptiness comes by itself.
        const bool twoValued = answer.lo == 0 && answer.layer != Layer::Border;
        const int value = twoValued ? 1 + context.random.below(answer.hi)
                                    : answer.lo + context.random.below(answer.hi - answer.lo + 1);
        wishes.push_back({answer.layer, answer.places.front(), value});
    }
    context.random.shuffle(wishes);
    return wishes;
}

Place openCell(const Reading& reading, const SearchContext& context)
{
    const Place place = context.random.pick(std::span<const Place>(reading.open));
    std::vector<Place> cells = {place};
    if (isEdge(place)) {
        const auto beside = cellsBeside(place);
        cells.assign(beside.begin(), beside.end());
    }
    const Grid grid = context.grid();
    std::erase_if(cells, [&](Place p) { return !grid.hasCell(p); });
    if (cells.empty() && grid.hasSquares())
        return cellAt(context.random.below(grid.size().width), context.random.below(grid.size().height));
    return context.random.pick(std::span<const Place>(cells.empty() ? grid.cells() : cells));
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

std::optional<Draft> draftWith(Board skeleton, Board solution, const SearchContext& context)
{
    Board full = skeleton;
    if (context.method.clues != nullptr) {
        full = context.method.clues(skeleton, solution, context);
    } else if (context.recipe.clues != Recipe::None) {
        std::vector<Place> places = singlePlaces(skeleton);
        std::erase_if(places, [&](Place p) {
            const bool fixed = context.recipe.clues == Recipe::Shaping && isShapingPlace(skeleton, p);
            return fixed ? !isNumbered(skeleton, p) : !context.limits.mayStand(p);
        });
        full = withTrueClues(skeleton, solution, places, context.limits, context.random, context.halt);
        takeLoneClues(full, context);
    }
    return Draft{std::move(skeleton), std::move(solution), std::move(full)};
}

std::optional<Draft> draftFor(Board skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    std::optional<Board> solution = solutionNear(skeleton, list, solutionEffort, context.halt);
    if (!solution)
        return std::nullopt;
    return draftWith(std::move(skeleton), *std::move(solution), context);
}

std::optional<Draft> beginDraft(const SearchContext& context)
{
    if (context.options().start)
        return beginAtStart(context);
    if (context.method.begin != nullptr && !isBound(context))
        return context.method.begin(context);
    std::optional<Board> skeleton =
        context.method.skeleton != nullptr ? context.method.skeleton(context) : generalSkeleton(context);
    if (!skeleton)
        return std::nullopt;
    std::vector<Wish> wishes =
        context.method.wishes != nullptr ? context.method.wishes(*skeleton, context) : randomWishes(*skeleton, context);
    return draftFor(*std::move(skeleton), std::move(wishes), context);
}

std::optional<Draft> changeDraft(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    if (context.method.change != nullptr && !isBound(context))
        return context.method.change(draft, reading, context);
    const Place cell = openCell(reading, context);
    const bool reshape = context.random.chance(0.7);
    if (reshape && context.recipe.clues == Recipe::Shaping)
        return moveClues(draft, cell, context);
    if (reshape && !context.options().keepGiven && context.recipe.rooms != Recipe::NoRooms)
        return moveRooms(draft, cell, context);
    return changeSolution(draft, cell, context);
}

std::vector<Edit> clueReductions(const Board& full, const SearchContext& context)
{
    std::vector<Place> places = singlePlaces(full);
    std::erase_if(places, [&](Place p) { return !isNumbered(full, p); });
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : ClueImages(full, context.options().symmetry).orbitsAmong(places)) {
        const bool mayBeUnknown = isUnknownToTaste(context);
        Board fewer = full;
        for (const Place p : orbit) {
            const bool shapes = context.recipe.clues == Recipe::Shaping && isShapingPlace(full, p);
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

std::vector<Edit> cellReductions(const Board& full, const SearchContext& context)
{
    std::vector<Layer> layers = context.genre.clueLayers();
    std::erase_if(layers, [](Layer layer) { return placesOf(layer) != PlaceKind::Cell; });
    std::vector<Place> clues = full.grid().cells();
    std::erase_if(clues, [&](Place c) { return !isNumbered(full, c); });
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : context.limits.orbits(clues)) {
        EditBuilder fewer(full);
        for (const Place c : orbit)
            for (const Layer layer : layers)
                fewer.set(layer, c, blank);
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

std::vector<Edit> reductionsAt(const Board& full, Layer layer, const std::vector<Place>& places,
                               const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : context.limits.orbits(places)) {
        EditBuilder fewer(full);
        for (const Place place : orbit)
            fewer.set(layer, place, blank);
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

std::vector<Edit> reduceNothing(const Board&, const SearchContext&)
{
    return {};
}

std::optional<Edit> weakened(const Edit& reduction, const Board& board, const SearchContext& context)
{
    if (!isUnknownToTaste(context))
        return std::nullopt;
    Board weaker = board;
    for (const Change& change : reduction.changes())
        forgetValue(weaker, change.place);
    Edit edit = difference(board, weaker);
    return edit.empty() ? std::nullopt : std::optional(std::move(edit));
}

} // namespace tokisuji
