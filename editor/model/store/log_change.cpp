#include "editor/model/store/log_change.h"

#include <iterator>
#include <utility>

namespace tokisuji {

namespace {

template <class Item>
void moveBehind(std::vector<Item>& items, std::vector<Item>&& more)
{
    items.insert(items.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

} // namespace

void LogChange::append(LogChange later)
{
    if (later.anew)
        anew = std::move(later.anew);
    makesFolder = makesFolder || later.makesFolder;
    if (records.empty())
        first = later.first;
    moveBehind(records, std::move(later.records));
    moveBehind(visits, std::move(later.visits));
    if (later.current != noNode)
        current = later.current;
    if (later.annotations)
        annotations = std::move(later.annotations);
}

} // namespace tokisuji
