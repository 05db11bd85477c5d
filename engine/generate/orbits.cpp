#include "engine/generate/orbits.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// The image under the map that the symmetry is made of; its powers make the whole orbit.
Place image(Place p, Size size, Symmetry symmetry)
{
    const auto at = [](int x, int y) { return Place{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}; };
    const int right = 2 * size.width, bottom = 2 * size.height;
    switch (symmetry) {
    case Symmetry::None:
        return p;
    case Symmetry::Point:
        return at(right - p.x, bottom - p.y);
    case Symmetry::Quarter:
        return at(right - p.y, p.x);
    case Symmetry::LeftRight:
        return at(right - p.x, p.y);
    case Symmetry::TopBottom:
        return at(p.x, bottom - p.y);
    case Symmetry::Diagonal:
        return at(p.y, p.x);
    case Symmetry::AntiDiagonal:
        return at(right - p.y, bottom - p.x);
    }
    return p;
}

} // namespace

std::vector<Place> orbitOf(Place place, Size size, Symmetry symmetry)
{
    std::vector<Place> orbit{place};
    for (Place next = image(place, size, symmetry); next != place; next = image(next, size, symmetry))
        orbit.push_back(next);
    return orbit;
}

std::vector<Place> imagesOf(Place place, Size size, Symmetry symmetry)
{
    const std::size_t powers = symmetry == Symmetry::None ? 1 : symmetry == Symmetry::Quarter ? 4 : 2;
    std::vector<Place> images{place};
    while (images.size() < powers)
        images.push_back(image(images.back(), size, symmetry));
    return images;
}

bool needsSquare(Symmetry symmetry)
{
    return symmetry == Symmetry::Quarter || symmetry == Symmetry::Diagonal || symmetry == Symmetry::AntiDiagonal;
}

std::vector<std::vector<Place>> orbitsAmong(const std::vector<Place>& places, Size size, Symmetry symmetry)
{
    std::set<Place> left(places.begin(), places.end());
    std::vector<std::vector<Place>> orbits;
    for (const Place place : places) {
        if (!left.contains(place))
            continue;
        std::vector<Place> orbit = orbitOf(place, size, symmetry);
        std::erase_if(orbit, [&](Place p) { return left.erase(p) == 0; });
        orbits.push_back(std::move(orbit));
    }
    return orbits;
}

} // namespace tokisuji
