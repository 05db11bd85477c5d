#include "engine/rules/words/mirrors.h"

#include <algorithm>

namespace tokisuji {

MirrorCells::MirrorCells(Rules& r, const Board& b)
{
    constexpr int none = static_cast<int>(Symbol::None), slash = static_cast<int>(Symbol::Slash);
    std::vector<Lit> placed, slashes, backslashes;
    for (const Place c : b.grid().cells()) {
        const NumberVar symbol = r.numberAnswer(Layer::Symbol, c, none, slash, family::mirrorOrNone);
        placed.push_back(!symbol.values[0]);
        slashes.push_back(symbol.values[static_cast<std::size_t>(Symbol::Slash)]);
        backslashes.push_back(symbol.values[static_cast<std::size_t>(Symbol::Backslash)]);
    }
    m_mirrors.slash = Field(b.grid(), PlaceKind::Cell, std::move(slashes));
    m_mirrors.backslash = Field(b.grid(), PlaceKind::Cell, std::move(backslashes));
    m_placed = Field(b.grid(), PlaceKind::Cell, std::move(placed));
}

Mirrors MirrorCells::under(Mirrors::Demand demand, std::vector<Mirrors::Ray> rays) const
{
    Mirrors mirrors = m_mirrors;
    mirrors.demand = demand;
    mirrors.rays = std::move(rays);
    return mirrors;
}

std::optional<Mirrors::Ray> rayFrom(const Board& b, Place slot, std::span<const Place> slots)
{
    const int letter = b.at(Layer::Letter, slot), number = b.at(Layer::Outside, slot);
    if (letter == blank || number < 0)
        return std::nullopt;
    const int most = 2 * b.size().cells(); // a mirror turns it at most twice, once on each side
    Mirrors::Ray ray{slot, std::min(number, most + 1), {}};
    for (const Place other : slots)
        if (other != slot && b.at(Layer::Letter, other) == letter && b.at(Layer::Outside, other) == number)
            ray.exits.push_back(other);
    return ray;
}

} // namespace tokisuji
