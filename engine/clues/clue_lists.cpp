#include "engine/clues/clue_lists.h"

#include "engine/board/number_list.h"
#include "engine/clues/option_builder.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <numeric>

namespace tokisuji {

namespace {

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

/// Lists that go on from one, with numbers that are not below its last one, as long as they fit.
void extend(const std::vector<int>& list, int room, int gap, std::vector<std::vector<int>>& lists)
{
    for (int next = list.back(); list.size() < listLayers.size() && next + gap <= room; ++next) {
        std::vector<int> longer = list;
        longer.push_back(next);
        lists.push_back(longer);
        extend(longer, room - next - gap, gap, lists);
    }
}

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

void extendLine(const std::vector<int>& list, int room, std::vector<std::vector<int>>& lists)
{
    lists.push_back(list);
    for (int next = 1; next <= room; ++next) {
        std::vector<int> longer = list;
        longer.push_back(next);
        extendLine(longer, room - next - 1, lists);
    }
}

} // namespace

std::vector<std::vector<int>> listsRound(const Board& board, Place cell)
{
    const int around = cellsRound(board.grid(), cell);
    const int gap =
        genreOf(board).has(Mark::Shade) ? 1 : 0; // runs of shaded cells lie apart, pieces of a line need not
    std::vector<std::vector<int>> lists;
    for (int only = 0; only <= around; ++only)
        lists.push_back({only});
    const int room = around == 8 ? around : around + gap; // on a whole ring the last run lies apart from the first, too
    for (int first = 1; first < around; ++first)
        extend({first}, room - first - gap, gap, lists);
    addUnknown(lists);
    return lists;
}

ClueOption listOption(const Board& board, Place cell, const std::vector<int>& list)
{
    OptionBuilder builder(board, cell);
    for (std::size_t i = 0; i < listLayers.size(); ++i)
        builder.set(listLayers[i], i < list.size() ? list[i] : blank);
    ClueOption option = builder.option(valueOf(list));
    option.list = list;
    return option;
}

std::vector<std::vector<int>> listsOfLine(int length)
{
    std::vector<std::vector<int>> lists;
    extendLine({}, length, lists);
    return lists;
}

ClueOption lineOption(const Board& board, Place slot, const std::vector<int>& list)
{
    const Dir out = outward(board.grid().sideOf(slot));
    OptionBuilder builder(board, slot);
    auto number = list.rbegin();
    for (Place at = slot; board.grid().hasSlot(at); at = at.step(out))
        builder.set(Layer::Outside, at, number != list.rend() ? *number++ : blank);
    ClueOption option = builder.option(valueOf(list));
    option.list = list;
    return option;
}

ReadClue lineClueIn(const Board& board, Place slot, const Board& solution)
{
    const std::vector<Place> cells = board.grid().lineFrom(slot);
    std::vector<int> list;
    bool goesOn = false;
    for (const Place cell : cells) {
        const bool isShaded = solution.at(Layer::Shade, cell) == 1;
        if (isShaded && !goesOn)
            list.push_back(0);
        if (isShaded)
            ++list.back();
        goesOn = isShaded;
    }
    return {lineOption(board, slot, list), cells};
}

} // namespace tokisuji
