#include "engine/drawing/drawing.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr auto levelCount = static_cast<std::size_t>(Level::Cursor) + 1;

/// Large boards have tens of thousands of items: each is moved once, to its level's next place.
std::vector<Item> byLevel(std::vector<Drawing>& drawings)
{
    std::array<std::size_t, levelCount + 1> next{};
    for (const Drawing& drawing : drawings)
        for (const Item& item : drawing.items)
            ++next[static_cast<std::size_t>(item.level) + 1];
    for (std::size_t level = 0; level < levelCount; ++level)
        next[level + 1] += next[level];
    std::vector<Item> ordered(next.back());
    for (Drawing& drawing : drawings)
        for (Item& item : drawing.items)
            ordered[next[static_cast<std::size_t>(item.level)]++] = std::move(item);
    return ordered;
}

} // namespace

Drawing compose(std::vector<Drawing> drawings)
{
    if (drawings.empty())
        return {};
    Drawing whole{drawings.front().topLeft, drawings.front().bottomRight, byLevel(drawings)};
    for (const Drawing& part : drawings) {
        whole.topLeft = {std::min(whole.topLeft.x, part.topLeft.x), std::min(whole.topLeft.y, part.topLeft.y)};
        whole.bottomRight = {std::max(whole.bottomRight.x, part.bottomRight.x),
                             std::max(whole.bottomRight.y, part.bottomRight.y)};
    }
    return whole;
}

} // namespace tokisuji
