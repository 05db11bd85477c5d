// A sheet that is folded in the middle has four pages: its first side the last and the first, its second side the
// second and the last but one. What lies further inside goes on in the same way.
#include "editor/export/sheet.h"

namespace tokisuji {

namespace {

void lay(const Page& page, double left, Page& side)
{
    for (PagePart part : page.parts) {
        part.area.translate(left, 0);
        side.parts.push_back(std::move(part));
    }
}

} // namespace

std::vector<Page> imposed(std::vector<Page> pages)
{
    constexpr std::size_t onSheet = 4;
    const QSizeF size = pages.front().size;
    while (pages.size() % onSheet != 0)
        pages.push_back({size, {}, {}});
    std::vector<Page> sides;
    for (std::size_t i = 0; i < pages.size() / 2; ++i) {
        const std::size_t opposite = pages.size() - 1 - i;
        const bool isOuter = i % 2 == 0;
        Page side{QSizeF(2 * size.width(), size.height()), {}, {}};
        lay(pages[isOuter ? opposite : i], 0, side);
        lay(pages[isOuter ? i : opposite], size.width(), side);
        sides.push_back(std::move(side));
    }
    return sides;
}

} // namespace tokisuji
