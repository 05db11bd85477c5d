// Clues of several numbers as lists, in a cell or beside a line.
#include "engine/clues/clue_site.h"

#include "engine/board/number_list.h"
#include "engine/genre/registry.h"
#include "engine/rules/runs.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Lines up to this length have few enough lists to name them all.
constexpr int longestNamedLine = 12;

/// What a list's clue shows as its value: the number where it is one.
int valueOf(const std::vector<int>& list)
{
    return list.empty() ? blank : list.size() == 1 ? list.front() : plainMark;
}

/// Cells of the ring round a cell that are on the board.
int cellsRound(const Grid& grid, Place cell)
{
    const bool onColumnEnd = cell.x == 1 || column(cell) == grid.size().width - 1;
    const bool onRowEnd = cell.y == 1 || row(cell) == grid.size().height - 1;
    return onColumnEnd && onRowEnd ? 3 : onColumnEnd || onRowEnd ? 5 : 8;
}

/// Which lists of lengths there are: a gap follows each of them.
struct Lengths {
    int gap;
    std::size_t most;
    bool ascending; ///< in any order otherwise

    /// The list, and those that go on from it as long as they fit.
    void add(const std::vector<int>& list, int room, std::vector<std::vector<int>>& lists) const
    {
        lists.push_back(list);
        for (int next = ascending ? list.back() : 1; list.size() < most && next + gap <= room; ++next) {
            std::vector<int> longer = list;
            longer.push_back(next);
            add(longer, room - next - gap, lists);
        }
    }
};

/// The same lists with some of their ones unknown: "?" needs as much room as a run of one cell.
void addUnknown(std::vector<std::vector<int>>& lists)
{
    const std::size_t known = lists.size();
    for (std::size_t i = 0; i < known; ++i) {
        std::vector<int> list = lists[i];
        while (list.size() > 1 && list.front() == 1) {
            list.erase(list.begin());
            list.push_back(question);
            lists.push_back(list);
        }
    }
}

/// The lists that could stand in a cell, as the lengths of runs among the cells round it (or of the line's stretches);
/// of several numbers some may be "?".
std::vector<std::vector<int>> listsRound(const Board& board, Place cell)
{
    const int around = cellsRound(board.grid(), cell);
    const int gap =
        genreOf(board).has(Mark::Shade) ? 1 : 0; // runs of shaded cells lie apart, pieces of a line need not
    const Lengths lengths{gap, listLayers.size(), true};
    std::vector<std::vector<int>> lists{{0}};
    const int room = around == 8 ? around : around + gap; // on a whole ring the last run lies apart from the first, too
    for (int first = 1; first <= around; ++first)
        lengths.add({first}, room - first - gap, lists);
    std::ranges::stable_sort(lists, {}, [](const std::vector<int>& list) { return list.size() > 1; });
    addUnknown(lists);
    return lists;
}

/// The list that a solution gives to the line.
ReadClue lineClueIn(const Board& board, Place slot, const Board& solution)
{
    const std::vector<Place> cells = board.grid().lineFrom(slot);
    std::vector<bool> shaded;
    for (const Place cell : cells)
        shaded.push_back(solution.at(Layer::Shade, cell) == 1);
    return {lineOption(board, slot, runsOf(shaded, false)), cells};
}

} // namespace

ClueOption listOption(const Board& board, Place cell, const std::vector<int>& list)
{
    OptionBuilder builder(board, cell);
    for (std::size_t i = 0; i < listLayers.size(); ++i)
        builder.set(listLayers[i], i < list.size() ? list[i] : blank);
    return builder.option(valueOf(list), Dir::None, list);
}

std::vector<std::vector<int>> listsOfLine(int length)
{
    std::vector<std::vector<int>> lists;
    Lengths{1, SIZE_MAX, false}.add({}, length + 1, lists);
    return lists;
}

ClueOption lineOption(const Board& board, Place slot, const std::vector<int>& list)
{
    const Dir out = outward(board.grid().sideOf(slot));
    OptionBuilder builder(board, slot);
    auto number = list.rbegin();
    for (Place at = slot; board.grid().hasSlot(at); at = at.step(out))
        builder.set(Layer::Outside, at, number != list.rend() ? *number++ : blank);
    return builder.option(valueOf(list), Dir::None, list);
}

void addLists(const ClueSite& site, Families& families)
{
    const ClueFamily family{.place = site.place, .weaker = {{withoutClue(site.board, site.place)}}};
    if (!hasClue(site.board, site.place))
        families.emplace_back(family).add(listOption(site.board, site.place, {question}));
    families.push_back(family);
    for (const auto& list : listsRound(site.board, site.place))
        families.back().add(listOption(site.board, site.place, list));
}

void addLineLists(const ClueSite& site, Families& families)
{
    ClueFamily& family =
        families.emplace_back(ClueFamily{.place = site.place, .weaker = {{.surely = true, .dropsClue = true}}});
    const auto length = static_cast<int>(site.board.grid().lineFrom(site.place).size());
    if (length > longestNamedLine)
        family.read = lineClueIn;
    else
        for (const auto& list : listsOfLine(length))
            family.add(lineOption(site.board, site.place, list));
}

} // namespace tokisuji
