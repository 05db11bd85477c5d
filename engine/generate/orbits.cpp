#include "engine/generate/orbits.h"

#include "engine/board/turn.h"

#include <algorithm>
#include <array>
#include <set>

namespace tokisuji {

std::span<const Transform::Kind> turnsOf(Symmetry symmetry)
{
    using Kinds = std::vector<Transform::Kind>;
    static const std::array<Kinds, 7> table{
        Kinds{},
        Kinds{Transform::RotateRight, Transform::RotateRight},
        Kinds{Transform::RotateRight},
        Kinds{Transform::FlipLeftRight},
        Kinds{Transform::FlipTopBottom},
        Kinds{Transform::RotateRight, Transform::FlipLeftRight},
        Kinds{Transform::RotateRight, Transform::FlipTopBottom},
    };
    return table[static_cast<std::size_t>(symmetry)];
}

std::vector<Place> orbitOf(Place place, Size size, Symmetry symmetry)
{
    std::vector<Place> orbit{place};
    for (Place next = turned(place, size, turnsOf(symmetry)); next != place;
         next = turned(next, size, turnsOf(symmetry)))
        orbit.push_back(next);
    return orbit;
}

std::vector<Place> imagesOf(Place place, Size size, Symmetry symmetry)
{
    const std::size_t powers = symmetry == Symmetry::None ? 1 : symmetry == Symmetry::Quarter ? 4 : 2;
    std::vector<Place> images{place};
    while (images.size() < powers)
        images.push_back(turned(images.back(), size, turnsOf(symmetry)));
    return images;
}

std::vector<std::vector<Place>> imagesOf(const std::vector<Place>& places, Size size, Symmetry symmetry)
{
    std::vector<std::vector<Place>> all;
    for (const Place place : places) {
        const std::vector<Place> images = imagesOf(place, size, symmetry);
        all.resize(images.size());
        for (std::size_t power = 0; power < images.size(); ++power)
            all[power].push_back(images[power]);
    }
    std::vector<std::vector<Place>> once;
    for (std::vector<Place>& image : all)
        if (std::ranges::none_of(once, [&](const auto& other) { return std::ranges::is_permutation(other, image); }))
            once.push_back(std::move(image));
    return once;
}

bool needsSquare(Symmetry symmetry)
{
    return symmetry == Symmetry::Quarter || symmetry == Symmetry::Diagonal || symmetry == Symmetry::AntiDiagonal;
}

bool mapsOntoItself(const Grid& grid, Symmetry symmetry)
{
    if (grid.hasSquares())
        return grid.size().width == grid.size().height || !needsSquare(symmetry);
    Grid image = grid;
    for (const Transform::Kind kind : turnsOf(symmetry))
        image = turned(image, kind);
    const auto mayBe = [&](Transform::Kind kind) { return canBeTurned(grid, kind); };
    const bool isHalfTurn = symmetry == Symmetry::Point; // of two quarter turns
    return image == grid && (isHalfTurn || std::ranges::all_of(turnsOf(symmetry), mayBe));
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
