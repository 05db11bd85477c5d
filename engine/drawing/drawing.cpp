#include "engine/drawing/drawing.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

Drawing compose(std::vector<Drawing> drawings)
{
    if (drawings.empty())
        return {};
    Drawing whole = std::move(drawings.front());
    for (auto next = drawings.begin() + 1; next != drawings.end(); ++next) {
        whole.topLeft = {std::min(whole.topLeft.x, next->topLeft.x), std::min(whole.topLeft.y, next->topLeft.y)};
        whole.bottomRight = {std::max(whole.bottomRight.x, next->bottomRight.x),
                             std::max(whole.bottomRight.y, next->bottomRight.y)};
        std::ranges::move(next->items, std::back_inserter(whole.items));
    }
    std::ranges::stable_sort(whole.items, {}, &Item::level);
    return whole;
}

} // namespace tokisuji
