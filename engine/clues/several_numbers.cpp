// Clues that hold more than one number at a place.
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"
#include "engine/clues/clue_site.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array arms{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                          std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};

/// The cells that lie farther in a direction than this one, in whatever row or column; the farthest ones first.
CellLines cellsAhead(const Board& board, Place cell, Dir direction)
{
    CellLines lines = dy(direction) != 0 ? board.grid().rows() : board.grid().columns();
    if (direction == Dir::Down || direction == Dir::Right)
        std::ranges::reverse(lines);
    const auto isHere = [&](const std::vector<Place>& line) { return std::ranges::find(line, cell) != line.end(); };
    lines.erase(std::ranges::find_if(lines, isHere), lines.end());
    return lines;
}

Counted cellsOfArms(const Board& board, Place cell)
{
    Counted counted;
    for (const auto& [direction, layer] : arms)
        counted.push_back(cellsAhead(board, cell, direction));
    return counted;
}

RegionNumbers armsWith(const Board& board, const ClueOption& option)
{
    RegionNumbers numbers = option.list;
    for (const auto& [direction, layer] : arms)
        if (option.list.empty())
            numbers.push_back(direction == option.direction ? option.value : board.at(layer, option.place));
    return numbers;
}

/// Numbers that are named one by one: on boards of hundreds of cells there would be too many of them.
int largestArmNamed(const Board& board)
{
    constexpr int mostNamed = 60'000;
    return std::max(9, mostNamed / (static_cast<int>(arms.size()) * board.size().cells()));
}

/// The compass with these numbers alone. A change of a single one that is named is an option of that number's family.
ClueOption compassWith(const Board& board, Place cell, const RegionNumbers& numbers)
{
    OptionBuilder builder(board, cell);
    builder.set(Layer::Terrain, static_cast<int>(Terrain::Mark));
    std::vector<int> changed;
    for (std::size_t k = 0; k < arms.size(); ++k) {
        if (board.at(arms[k].second, cell) != numbers[k])
            changed.push_back(numbers[k]);
        builder.set(arms[k].second, numbers[k]);
    }
    if (changed.empty() || (changed.size() == 1 && changed.front() <= largestArmNamed(board)))
        return {.place = cell, .edit = {}};
    return builder.option(plainMark, Dir::None, numbers);
}

constexpr RegionClue compassClue{cellsOfArms, armsWith, compassWith};

/// What a run comes to in a solution: its numbers together, or how many of its cells are shaded.
int sumOf(const SumRun& run, const Board& solution)
{
    const Layer layer = solution.has(Layer::Digit) ? Layer::Digit : Layer::Shade;
    int sum = 0;
    for (const Place cell : run.cells)
        sum += std::max(solution.at(layer, cell), 0);
    return sum;
}

/// The sums of all runs that begin at a place.
ReadClue sumsIn(const Board& board, Place head, const Board& solution)
{
    OptionBuilder builder(board, head);
    std::vector<int> sums;
    std::vector<Place> cells;
    for (const SumRun& run : sumRuns(board)) {
        if (run.head != head)
            continue;
        const int sum = sumOf(run, solution);
        builder.set(run.layer, sum);
        sums.push_back(sum);
        cells.insert(cells.end(), run.cells.begin(), run.cells.end());
    }
    return {builder.option(plainMark, Dir::None, std::move(sums)), std::move(cells)};
}

/// One of several numbers at a place, while the others stay.
ClueFamily numbersOf(const OptionBuilder& others, Layer layer, Dir direction, int least, int most)
{
    const auto optionOf = [&](int value) { return OptionBuilder(others).set(layer, value).option(value, direction); };
    const ClueOption none = optionOf(blank);
    ClueFamily family{.place = none.place, .weaker = {{none, true}}};
    for (int value = least; value <= most; ++value)
        family.add(optionOf(value));
    return family;
}

} // namespace

void addArms(const ClueSite& site, Families& families)
{
    if (isHole(site.board, site.place))
        return;
    const OptionBuilder bare = site.builder().set(Layer::Terrain, static_cast<int>(Terrain::Mark));
    if (!hasClue(site.board, site.place))
        families.push_back(familyOf(bare.option(question)));
    families.push_back({.place = site.place, .isAnySet = true});
    for (const auto& [direction, layer] : arms) {
        const CellLines ahead = cellsAhead(site.board, site.place, direction);
        const auto most = ahead.empty() ? 0 : static_cast<int>(ahead.size() * ahead.front().size());
        families.push_back(
            numbersOf(bare, layer, direction, site.clue.min, std::min(most, largestArmNamed(site.board))));
    }
    for (ClueFamily& family : families)
        family.region = &compassClue;
}

void addSums(const ClueSite& site, Families& families)
{
    constexpr int largestDigit = 9;
    const std::vector<SumRun> runs = sumRuns(site.board);
    if (std::ranges::count(runs, site.place, &SumRun::head) > 1)
        families.push_back(
            {.place = site.place, .weaker = {{withoutClue(site.board, site.place), true}}, .read = sumsIn});
    for (const SumRun& run : runs) {
        const auto length = static_cast<int>(run.cells.size());
        const bool isOfNumbers = site.board.has(Layer::Digit);
        if (run.head != site.place || (isOfNumbers && length > largestDigit))
            continue;
        const Dir direction = run.cells.front().y == run.head.y ? Dir::Right : Dir::Down;
        families.push_back(numbersOf(site.builder(), run.layer, direction, isOfNumbers ? length * (length + 1) / 2 : 0,
                                     isOfNumbers ? length * (2 * largestDigit + 1 - length) / 2 : length));
    }
}

} // namespace tokisuji
