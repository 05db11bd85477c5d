#include "engine/generate/method.h"

#include "engine/util/contract.h"

#include <algorithm>
#include <array>

namespace tokisuji {

extern const Method anyShadingMethod;
extern const Method areasRoundStarsMethod;
extern const Method arrowsOutOfSightMethod;
extern const Method balloonsMethod;
extern const Method barsMethod;
extern const Method barsInRoomsMethod;
extern const Method blocksOfNumbersMethod;
extern const Method circlesInRectanglesMethod;
extern const Method circlesInRoomsMethod;
extern const Method compassesMethod;
extern const Method cornersMethod;
extern const Method crossingWordsMethod;
extern const Method dominoesInRoomsMethod;
extern const Method doublesInLinesMethod;
extern const Method doublesInViewMethod;
extern const Method filledCellsMethod;
extern const Method fleetMethod;
extern const Method flightsMethod;
extern const Method galaxiesMethod;
extern const Method growingBlocksMethod;
extern const Method islandsMethod;
extern const Method joinedStarsMethod;
extern const Method lettersInAreasMethod;
extern const Method liarsInRoomsMethod;
extern const Method linksMethod;
extern const Method linksEverywhereMethod;
extern const Method longArrowsMethod;
extern const Method loopArmsMethod;
extern const Method loopArrowsMethod;
extern const Method loopOfRoomsMethod;
extern const Method loopStretchesMethod;
extern const Method loopThroughAllMethod;
extern const Method loopWithGatesMethod;
extern const Method manyShadedMethod;
extern const Method mazeOfTilesMethod;
extern const Method mirrorsInRoomsMethod;
extern const Method numberPathsMethod;
extern const Method numbersOfRoomsMethod;
extern const Method pairsMethod;
extern const Method pairsInRegionsMethod;
extern const Method pathThroughRoomsMethod;
extern const Method pathsRoundAreasMethod;
extern const Method piecesOfBankMethod;
extern const Method pinsMethod;
extern const Method portalsMethod;
extern const Method rectanglesMethod;
extern const Method roomsOfDominoesMethod;
extern const Method roomsOfLinesMethod;
extern const Method runsInLinesMethod;
extern const Method runsOfSomeLinesMethod;
extern const Method runsRoundCellsMethod;
extern const Method shadedAreasMethod;
extern const Method sortedRunsMethod;
extern const Method starsInRoomsMethod;
extern const Method steadyCluesMethod;
extern const Method straightLinksMethod;
extern const Method straightWaysMethod;
extern const Method sumsOfDigitsMethod;
extern const Method sumsOfTilesMethod;
extern const Method sumsRoundCellsMethod;
extern const Method tetrominoesInRoomsMethod;
extern const Method tileAreasMethod;
extern const Method tilesInRegionsMethod;
extern const Method visitedRoomsMethod;
extern const Method windMethod;
extern const Method windingLoopMethod;
extern const Method windingLoopOnLatticeMethod;

namespace {

constexpr Method general{};

// Sorted by name.
// clang-format off: one a line
constexpr std::array all{
    &anyShadingMethod,
    &areasRoundStarsMethod,
    &arrowsOutOfSightMethod,
    &balloonsMethod,
    &barsMethod,
    &barsInRoomsMethod,
    &blocksOfNumbersMethod,
    &circlesInRectanglesMethod,
    &circlesInRoomsMethod,
    &compassesMethod,
    &cornersMethod,
    &crossingWordsMethod,
    &dominoesInRoomsMethod,
    &doublesInLinesMethod,
    &doublesInViewMethod,
    &filledCellsMethod,
    &fleetMethod,
    &flightsMethod,
    &galaxiesMethod,
    &growingBlocksMethod,
    &islandsMethod,
    &joinedStarsMethod,
    &lettersInAreasMethod,
    &liarsInRoomsMethod,
    &linksMethod,
    &linksEverywhereMethod,
    &longArrowsMethod,
    &loopArmsMethod,
    &loopArrowsMethod,
    &loopOfRoomsMethod,
    &loopStretchesMethod,
    &loopThroughAllMethod,
    &loopWithGatesMethod,
    &manyShadedMethod,
    &mazeOfTilesMethod,
    &mirrorsInRoomsMethod,
    &numberPathsMethod,
    &numbersOfRoomsMethod,
    &pairsMethod,
    &pairsInRegionsMethod,
    &pathThroughRoomsMethod,
    &pathsRoundAreasMethod,
    &piecesOfBankMethod,
    &pinsMethod,
    &portalsMethod,
    &rectanglesMethod,
    &roomsOfDominoesMethod,
    &roomsOfLinesMethod,
    &runsInLinesMethod,
    &runsOfSomeLinesMethod,
    &runsRoundCellsMethod,
    &shadedAreasMethod,
    &sortedRunsMethod,
    &starsInRoomsMethod,
    &steadyCluesMethod,
    &straightLinksMethod,
    &straightWaysMethod,
    &sumsOfDigitsMethod,
    &sumsOfTilesMethod,
    &sumsRoundCellsMethod,
    &tetrominoesInRoomsMethod,
    &tileAreasMethod,
    &tilesInRegionsMethod,
    &visitedRoomsMethod,
    &windMethod,
    &windingLoopMethod,
    &windingLoopOnLatticeMethod,
};
// clang-format on

} // namespace

std::span<const Method* const> methods()
{
    return all;
}

const Method& methodOf(std::string_view name)
{
    if (name.empty())
        return general;
    const auto found = std::ranges::find(all, name, &Method::name);
    require(found != all.end(), "methodOf: a name of the list");
    return **found;
}

} // namespace tokisuji
