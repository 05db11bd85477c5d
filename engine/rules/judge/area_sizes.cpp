// AreaSizes: flood every area and compare the sizes.
#include "engine/board/cell_graph.h"
#include "engine/rules/judge/readers.h"

#include <algorithm>

namespace tokisuji::judging {

namespace {

std::vector<std::vector<int>> areasOf(const AreaSizes& rule, const Assignment& a)
{
    return CellGraph(rule.field.grid().size()).areas([&](int cell) {
        return a[rule.field.all()[static_cast<std::size_t>(cell)]];
    });
}

} // namespace

bool holds(const AreaSizes& rule, const Assignment& a)
{
    std::vector<int> sizes;
    for (const auto& area : areasOf(rule, a))
        sizes.push_back(static_cast<int>(area.size()));
    std::ranges::sort(sizes);
    return sizes == rule.sizes;
}

/// The areas whose size is not asked for, or not so often; all of them where sizes are missing.
std::vector<Place> witness(const AreaSizes& rule, const Assignment& a)
{
    std::vector<int> left = rule.sizes;
    std::vector<Place> all, wrong;
    for (const auto& area : areasOf(rule, a)) {
        const auto asked = std::ranges::find(left, static_cast<int>(area.size()));
        const bool isWrong = asked == left.end();
        if (!isWrong)
            left.erase(asked);
        for (const int cell : area) {
            const Place place = rule.field.grid().place(PlaceKind::Cell, cell);
            all.push_back(place);
            if (isWrong)
                wrong.push_back(place);
        }
    }
    return wrong.empty() ? all : wrong;
}

} // namespace tokisuji::judging
