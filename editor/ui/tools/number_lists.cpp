#include "editor/ui/tools/number_lists.h"

#include "editor/ui/tools/clues.h"
#include "engine/board/number_list.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

using List = std::vector<int>;

constexpr int roundCell = 8; ///< cells round a cell

void write(Desk& desk, Place cell, const List& list)
{
    setClue(desk, cell, list.empty() ? blank : list.front());
    for (std::size_t i = 1; i < list.size(); ++i)
        desk.set(listLayers[i], cell, list[i]);
}

/// The cells between two runs: shaded runs need a gap, stretches of line may lie side by side.
int gapOf(const Genre& genre)
{
    return genre.has(Mark::CellLine) ? 0 : 1;
}

/// Runs and the gaps between them fit round a cell; nothing at all is a clue of its own.
bool isPossible(const List& list, int gap)
{
    if (list.size() == 1)
        return list.front() <= roundCell;
    int room = 0;
    for (const int number : list)
        room += gap + (number == question ? 1 : number);
    const bool hasPlace = list.size() <= listLayers.size() && room <= roundCell;
    return hasPlace && std::ranges::find(list, 0) == list.end();
}

/// Appends all lists that go on from `list` up to a length, "?" before the numbers.
void appendLists(List& list, std::size_t length, int gap, std::vector<List>& lists)
{
    if (list.size() == length) {
        if (isPossible(list, gap))
            lists.push_back(list);
        return;
    }
    for (int number = 0; number < roundCell; ++number) {
        list.push_back(number == 0 ? question : number);
        appendLists(list, length, gap, lists);
        list.pop_back();
    }
}

/// In the order in which clicks go through them.
const std::vector<List>& possibleLists(int gap)
{
    const auto listsWith = [](int between) {
        std::vector<List> all{{}, {question}};
        for (int number = 0; number <= roundCell; ++number)
            all.push_back({number});
        List list;
        appendLists(list, 2, between, all);
        appendLists(list, 3, between, all);
        if (between > 0)
            all.push_back({1, 1, 1, 1}); // with "?" they would say the same
        else
            appendLists(list, 4, between, all);
        return all;
    };
    static const std::array lists{listsWith(0), listsWith(1)};
    return lists[static_cast<std::size_t>(gap)];
}

} // namespace

bool clickList(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!desk.board().grid().hasCell(cell))
        return false;
    const bool wasThere = desk.cursor.place == cell;
    desk.cursor = {cell, 0, true};
    if (!wasThere)
        return true;
    const auto& lists = possibleLists(gapOf(desk.genre()));
    const auto known = std::ranges::find(lists, listAt(desk.board(), cell));
    const auto count = lists.size();
    const auto index = known == lists.end() ? 0 : static_cast<std::size_t>(known - lists.begin());
    write(desk, cell, lists[(index + (button == Button::Primary ? 1 : count - 1)) % count]);
    return true;
}

bool listKeys(Desk& desk, const KeyPress& press)
{
    const int digit = digitOf(press);
    const bool isMinus = press.key == Qt::Key_Minus && isHeld(press, Qt::NoModifier);
    if (digit < 0 && !isMinus && !isErase(press))
        return false;
    const Place cell = desk.cursor.place;
    List list = listAt(desk.board(), cell);
    if (isErase(press)) {
        if (press.key == Qt::Key_Backspace && !list.empty())
            list.pop_back();
        else
            list.clear();
    } else if (isMinus || digit <= roundCell) {
        const bool goesOn = !list.empty() && desk.typedAt == cell;
        list.push_back(isMinus ? question : digit);
        const bool isLonger = isPossible(list, gapOf(desk.genre()));
        if (!isLonger)
            list = {list.back()};
        desk.noteTyped(cell, 0, goesOn && isLonger);
    }
    write(desk, cell, list);
    return true;
}

} // namespace tokisuji
