// Out of Sight: the shading first. Then every cell gets a sign that is right: an arrow of a colour that its unshaded
// cells do not point at each other with; some arrows become discs again, and some signs are taken away.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t hiddenEffort = 20'000;
constexpr int coloursInUse = 3;

bool isShadedIn(const Board& solution, Place cell)
{
    return solution.at(Layer::Shade, cell) == 1;
}

bool pointsAt(const Board& board, Place arrow, Place cell)
{
    const int d = board.at(Layer::Arrow, arrow);
    if (d <= 0 || board.at(Layer::Number, arrow) != board.at(Layer::Number, cell))
        return false;
    const std::vector<Place> ray = board.grid().ray(arrow, static_cast<Dir>(d));
    return std::ranges::find(ray, cell) != ray.end();
}

/// The other cells of its row and column: none else can point at a cell or be pointed at from there.
std::vector<Place> cellsInLine(const Grid& grid, Place cell)
{
    std::vector<Place> cells;
    for (const Dir d : directions)
        std::ranges::copy(grid.ray(cell, d), std::back_inserter(cells));
    return cells;
}

/// Do unshaded signs see each other where this one is looked at?
bool isSeen(const Board& full, const Board& solution, Place cell, const std::vector<Place>& inLine)
{
    return !isShadedIn(solution, cell) && std::ranges::any_of(inLine, [&](Place c) {
        return !isShadedIn(solution, c) && (pointsAt(full, c, cell) || pointsAt(full, cell, c));
    });
}

/// The arrow, of those that may stand there, that concerns most shaded cells; none where every one is wrong.
void putBestArrow(Board& full, const Board& solution, Place cell, const SearchContext& context)
{
    struct Sign {
        int colour;
        Dir towards;
    };
    const std::vector<Place> inLine = cellsInLine(full.grid(), cell);
    std::vector<Sign> best;
    std::ptrdiff_t most = -1;
    for (int colour = 1; colour <= coloursInUse; ++colour)
        for (const Dir d : directions) {
            const std::vector<Place> ray = full.grid().ray(cell, d);
            if (ray.empty() || !context.limits.allows(colour))
                continue;
            full.set(Layer::Number, cell, colour);
            full.set(Layer::Arrow, cell, static_cast<int>(d));
            if (isSeen(full, solution, cell, inLine))
                continue;
            const auto concerned = std::ranges::count_if(inLine, [&](Place c) {
                return isShadedIn(solution, c) != isShadedIn(solution, cell)
                       && (pointsAt(full, c, cell) || pointsAt(full, cell, c));
            });
            if (concerned > most)
                best.clear();
            most = std::max(most, concerned);
            if (concerned == most)
                best.push_back({colour, d});
        }
    const Sign sign = best.empty() ? Sign{blank, Dir::None} : context.random.pick(std::span<const Sign>(best));
    full.set(Layer::Number, cell, sign.colour);
    full.set(Layer::Arrow, cell, sign.towards == Dir::None ? blank : static_cast<int>(sign.towards));
}

/// Signs in random order; each is put anew once the others are there.
Draft withSigns(const Board& skeleton, Board solution, const SearchContext& context)
{
    Draft draft{skeleton, std::move(solution), skeleton};
    std::vector<Place> cells = skeleton.grid().cells();
    std::erase_if(cells, [&](Place c) { return !context.limits.mayStand(c); });
    for (int round = 0; round < 2; ++round) {
        context.random.shuffle(cells);
        for (const Place c : cells)
            putBestArrow(draft.full, draft.solution, c, context);
    }
    return draft;
}

/// A shading near some wishes.
std::optional<Draft> hiddenNear(std::vector<Wish> wishes, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto shading = solutionNear(empty, list, hiddenEffort, context.halt);
    return shading ? std::optional(withSigns(empty, *std::move(shading), context)) : std::nullopt;
}

std::optional<Draft> beginHidden(const SearchContext& context)
{
    std::vector<Wish> wishes;
    for (const Place c : context.grid().cells())
        wishes.push_back({Layer::Shade, c, 1});
    context.random.shuffle(wishes);
    return hiddenNear(std::move(wishes), context);
}

std::optional<Draft> changeHidden(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(2);
    return hiddenNear(wishesAwayFrom(draft.solution, openCell(reading, context), radius, context.random), context);
}

/// A sign goes, or its arrow alone.
std::vector<Edit> reduceSigns(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const Place c : full.grid().cells()) {
        if (full.at(Layer::Number, c) == blank)
            continue;
        EditBuilder fewer(full);
        if (!context.random.chance(0.5))
            fewer.set(Layer::Number, c, blank);
        fewer.set(Layer::Arrow, c, blank);
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

} // namespace

extern const Method arrowsOutOfSightMethod;
const Method arrowsOutOfSightMethod{.name = "arrows-out-of-sight",
                                    .begin = beginHidden,
                                    .change = changeHidden,
                                    .reductions = reduceSigns,
                                    .keepsStart = true};

} // namespace tokisuji
