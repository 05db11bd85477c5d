#include "engine/clues/several_numbers.h"

#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/clues/clue_lists.h"

#include <algorithm>
#include <array>

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

/// The compass with these numbers alone.
ClueOption compassWith(const Board& board, Place cell, const std::vector<int>& list)
{
    OptionBuilder builder(board, cell);
    builder.set(Layer::Terrain, static_cast<int>(Terrain::Mark));
    for (std::size_t k = 0; k < arms.size(); ++k)
        builder.set(arms[k].second, list[k]);
    ClueOption option = builder.option(plainMark);
    option.list = list;
    return option;
}

/// A change of a single number is an option of that number's family.
ClueOption severalArms(const Board& board, Place cell, const std::vector<int>& list)
{
    std::size_t changed = 0;
    for (std::size_t k = 0; k < arms.size(); ++k)
        changed += board.at(arms[k].second, cell) != list[k] ? 1 : 0;
    return changed > 1 ? compassWith(board, cell, list) : ClueOption{.place = cell, .edit = {}};
}

/// Any of the four numbers at once.
ClueFamily armsAtOnce(const ClueSite& site)
{
    const std::vector<int> none(arms.size(), blank);
    std::vector<int> most;
    for (const auto& [direction, layer] : arms)
        most.push_back(cellsAhead(site.board, site.place, direction));
    ClueFamily family{.place = site.place,
                      .weaker = {{.option = compassWith(site.board, site.place, none), .surely = true}},
                      .combine = severalArms};
    for (std::size_t k = 0; k < arms.size(); ++k) {
        ClueFamily& number = family.numbers.emplace_back(ClueFamily{.place = site.place, .smallReachLess = true});
        for (int value = most[k]; value <= most[k] + std::min(most[k], 1); ++value) {
            std::vector<int> list = most;
            list[k] = value;
            number.options.push_back(compassWith(site.board, site.place, list));
            number.options.back().value = value;
        }
    }
    return family;
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
    families.push_back(armsAtOnce(site));
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
