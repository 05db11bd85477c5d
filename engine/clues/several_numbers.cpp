#include "engine/clues/several_numbers.h"

#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/clues/clue_lists.h"

#include <algorithm>
#include <array>
#include <set>

namespace tokisuji {

namespace {

constexpr std::array arms{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                          std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};
/// Lines up to this length have few enough lists to name them all.
constexpr int longestNamedLine = 12;

/// How many cells lie farther in a direction than this one.
int cellsAhead(const Board& board, Place cell, Dir direction)
{
    const auto deep = static_cast<int>(board.grid().ray(cell, direction).size());
    return deep * (dx(direction) != 0 ? board.size().height : board.size().width);
}

/// The cells that hang together with one over edges without border, itself among them.
std::set<Place> regionOf(const Board& solution, Place cell)
{
    std::set<Place> region{cell};
    std::vector<Place> met{cell};
    for (std::size_t i = 0; i < met.size(); ++i)
        for (const Dir d : directions) {
            const Place next = Place{met[i]}.step(d);
            const bool isOpen = solution.grid().hasCell(next) && !isHole(solution, next)
                                && solution.at(Layer::Border, edgeBetween(met[i], d)) != 1;
            if (isOpen && region.insert(next).second)
                met.push_back(next);
        }
    return region;
}

/// The compass with all four numbers of its region.
ClueOption compassIn(const Board& board, Place cell, const Board& solution)
{
    const std::set<Place> region = regionOf(solution, cell);
    OptionBuilder builder(board, cell);
    builder.set(Layer::Terrain, static_cast<int>(Terrain::Mark));
    std::vector<int> numbers;
    for (const auto& [direction, layer] : arms) {
        const auto isAhead = [&, d = direction](Place p) {
            return (p.x - cell.x) * dx(d) + (p.y - cell.y) * dy(d) > 0;
        };
        numbers.push_back(static_cast<int>(std::ranges::count_if(region, isAhead)));
        builder.set(layer, numbers.back());
    }
    ClueOption option = builder.option(plainMark);
    option.list = std::move(numbers);
    return option;
}

/// The sums of all runs that begin at a place.
ClueOption sumsIn(const Board& board, Place head, const Board& solution)
{
    OptionBuilder builder(board, head);
    std::vector<int> sums;
    for (const SumRun& run : sumRuns(board)) {
        if (run.head != head)
            continue;
        int sum = 0;
        for (const Place cell : run.cells)
            sum += std::max(solution.at(Layer::Digit, cell), 0);
        builder.set(run.layer, sum);
        sums.push_back(sum);
    }
    ClueOption option = builder.option(plainMark);
    option.list = std::move(sums);
    return option;
}

} // namespace

void addLists(const ClueSite& site, std::vector<ClueFamily>& families)
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

void addLineLists(const ClueSite& site, std::vector<ClueFamily>& families)
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

void addArms(const ClueSite& site, std::vector<ClueFamily>& families)
{
    if (isHole(site.board, site.place))
        return;
    const auto bare = [&] { return site.builder().set(Layer::Terrain, static_cast<int>(Terrain::Mark)); };
    if (!hasClue(site.board, site.place))
        families.push_back({.place = site.place, .options = {bare().option(question)}, .isUnknown = true});
    OptionBuilder none = bare();
    for (const auto& [direction, layer] : arms)
        none.set(layer, blank);
    families.push_back(
        {.place = site.place, .weaker = {{.option = none.option(question), .surely = true}}, .read = compassIn});
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

void addSums(const ClueSite& site, std::vector<ClueFamily>& families)
{
    constexpr int largestDigit = 9;
    const std::vector<SumRun> runs = sumRuns(site.board);
    if (std::ranges::count(runs, site.place, &SumRun::head) > 1)
        families.push_back({.place = site.place,
                            .weaker = {{.option = withoutClue(site.board, site.place), .surely = true}},
                            .read = sumsIn});
    for (const SumRun& run : runs) {
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

} // namespace tokisuji
