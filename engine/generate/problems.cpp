#include "engine/generate/generator.h"

#include "engine/generate/clue_orbits.h"
#include "engine/generate/general.h"
#include "engine/generate/orbits.h"
#include "engine/trace/repertoire.h"
#include "engine/trace/technique.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

bool isSizePossible(const Genre& genre, Size size)
{
    return size.width >= 1 && size.height >= 1 && size.width <= maxSide && size.height <= maxSide
           && (!genre.squareOnly || size.width == size.height);
}

/// "Must" on one cell of an orbit and "must not" on another.
bool contradicts(const PlaceMap<Stand>& pattern, Symmetry symmetry)
{
    const Grid& grid = pattern.grid();
    return std::ranges::any_of(orbitsAmong(grid.cells(), grid.size(), symmetry), [&](const std::vector<Place>& orbit) {
        const auto has = [&](Stand wanted) {
            return std::ranges::any_of(orbit, [&](Place p) { return pattern[p] == wanted; });
        };
        return has(Stand::Must) && has(Stand::MustNot);
    });
}

bool isValuePossible(const Genre& genre, const Board& board, int value)
{
    return std::ranges::any_of(genre.clues, [&](const Clue& clue) {
        const int most = clue.max ? clue.max(board) : clue.min;
        return value == question ? clue.orUnknown : value >= clue.min && value <= most;
    });
}

bool isOther(const std::optional<Board>& board, const Genre& genre, const GenerateOptions& options)
{
    return board && (board->genre() != genre.id || board->grid() != gridOf(genre, options));
}

/// In the order in which they are told.
constexpr std::array techniqueProblems{GenerateProblem::UnknownTechnique, GenerateProblem::TechniqueContradiction,
                                       GenerateProblem::TechniqueOfOtherGenre, GenerateProblem::TechniqueNotInProfile};

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::ranges::find(names, name) != names.end();
}

/// The first name that fits.
template <class Fits>
std::string_view firstOf(const std::vector<std::string>& names, const Fits& fits)
{
    const auto found = std::ranges::find_if(names, fits);
    return found == names.end() ? std::string_view() : std::string_view(*found);
}

} // namespace

std::string_view techniqueInQuestion(GenerateProblem problem, const Genre& genre, const GenerateOptions& options)
{
    const auto isUnknown = [](const std::string& id) { return findTechnique(id) == nullptr; };
    switch (problem) {
    case GenerateProblem::UnknownTechnique: {
        const std::string_view wanted = firstOf(options.mustUse, isUnknown);
        return wanted.empty() ? firstOf(options.mustNotUse, isUnknown) : wanted;
    }
    case GenerateProblem::TechniqueContradiction:
        return firstOf(options.mustUse, [&](const std::string& id) { return contains(options.mustNotUse, id); });
    case GenerateProblem::TechniqueOfOtherGenre:
        return firstOf(options.mustUse, [&](const std::string& id) { return !isTechniqueOf(genre.id, id); });
    case GenerateProblem::TechniqueNotInProfile:
        return firstOf(options.mustUse, [&](const std::string& id) {
            return isTechniqueOf(genre.id, id) && !canUse(pathProfile(options), genre.id, id);
        });
    default:
        return {};
    }
}

Bilingual neededSize(const Genre& genre)
{
    return genre.recipe ? genre.recipe->sizes.otherwise : Bilingual{};
}

const Profile& pathProfile(const GenerateOptions& options)
{
    static const Profile hard = *findProfile("hard");
    return options.profile ? *options.profile : hard;
}

Grid gridOf(const Genre& genre, const GenerateOptions& options)
{
    return Grid::ofCells(options.size, genre.tiling);
}

PlaceMap<Stand> patternOf(const Genre& genre, const GenerateOptions& options)
{
    PlaceMap<Stand> pattern(gridOf(genre, options), Stand::May);
    if (!options.pattern.empty())
        pattern.values() = options.pattern;
    return pattern;
}

bool takesSquares(const Genre& genre)
{
    return genre.has(Mark::Shade) && genre.tiling == Tiling::Squares;
}

std::optional<GenerateProblem> problemWith(const Genre& genre, const GenerateOptions& options)
{
    using enum GenerateProblem;
    if (!canGenerate(genre))
        return CannotGenerate;
    if (!isSizePossible(genre, options.size))
        return SizeNotPossible;
    if (!genre.recipe->sizes.holds(blankBoard(genre, options)))
        return NoPuzzleOfSize;
    if (needsSquare(options.symmetry) && options.size.width != options.size.height)
        return SymmetryNeedsSquare;
    if (!mapsOntoItself(gridOf(genre, options), options.symmetry))
        return SymmetryNotPossible;
    if (!options.pattern.empty() && std::ssize(options.pattern) != gridOf(genre, options).count(PlaceKind::Cell))
        return PatternSize;
    if (contradicts(patternOf(genre, options), options.symmetry))
        return PatternSymmetry;
    if (const auto canRepeat = genre.recipe->canRepeat;
        canRepeat != nullptr && !canRepeat(blankBoard(genre, options), options.symmetry))
        return SymmetryNotPossible;
    if (options.start && !isOther(options.start, genre, options) && !roomsRepeat(*options.start, options.symmetry))
        return StartSymmetry;
    if (options.leastClues.value_or(0) > options.mostClues.value_or(INT32_MAX))
        return ClueNumbers;
    if (isOther(options.start, genre, options) || isOther(options.solutionHas, genre, options)
        || (options.start && options.start->flags() != options.flags))
        return StartDiffers;
    if (!options.squares.empty() && !takesSquares(genre))
        return SquareNeedsShading;
    for (const SquareWish& square : options.squares)
        if (square.side < 1 || square.side > std::min(options.size.width, options.size.height))
            return SquareTooLarge;
    for (const GenerateProblem problem : techniqueProblems)
        if (!techniqueInQuestion(problem, genre, options).empty())
            return problem;
    const Board board = genre.makeBoard(options.size, options.flags);
    const auto isUsable = [&](const auto& entry) {
        return entry.second > 0 && isValuePossible(genre, board, entry.first);
    };
    if (!options.values.empty() && std::ranges::none_of(options.values, isUsable))
        return ValuesNotPossible;
    return std::nullopt;
}

} // namespace tokisuji
