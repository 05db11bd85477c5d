// Rays: the light is followed through the mirrors.
#include "engine/rules/judge/readers.h"
#include "engine/rules/light.h"

#include <algorithm>
#include <set>

namespace tokisuji::judging {

namespace {

LightPath pathOf(const Mirrors& mirrors, const Mirrors::Ray& ray, const Assignment& a)
{
    return lightFrom(mirrors.grid(), ray.slot, ray.turns,
                     [&](Place cell) { return mirrorAt(mirrors, cell, [&](Lit l) { return a[l]; }); });
}

bool leaves(const Mirrors& mirrors, const Mirrors::Ray& ray, const Assignment& a)
{
    const LightPath path = pathOf(mirrors, ray, a);
    return path.exit && path.turns == ray.turns && std::ranges::find(ray.exits, *path.exit) != ray.exits.end();
}

/// The mirrors that no ray meets.
std::vector<Place> unmet(const Mirrors& mirrors, const Assignment& a)
{
    std::set<Place> met;
    for (const Mirrors::Ray& ray : mirrors.rays)
        for (const LightPath::Step& step : pathOf(mirrors, ray, a).steps)
            if (step.turns < ray.turns)
                met.insert(step.cell);
    std::vector<Place> places;
    for (const Place cell : mirrors.grid().cells())
        if ((a[mirrors.slash[cell]] || a[mirrors.backslash[cell]]) && !met.contains(cell))
            places.push_back(cell);
    return places;
}

} // namespace

bool holds(const Rays& rays, const Assignment& a)
{
    const Mirrors& mirrors = *rays.mirrors;
    if (mirrors.demand == Mirrors::MeetAll)
        return unmet(mirrors, a).empty();
    return std::ranges::all_of(mirrors.rays, [&](const Mirrors::Ray& ray) { return leaves(mirrors, ray, a); });
}

std::vector<Place> witness(const Rays& rays, const Assignment& a)
{
    const Mirrors& mirrors = *rays.mirrors;
    if (mirrors.demand == Mirrors::MeetAll)
        return unmet(mirrors, a);
    std::vector<Place> places;
    for (const Mirrors::Ray& ray : mirrors.rays)
        if (!leaves(mirrors, ray, a))
            for (const LightPath::Step& step : pathOf(mirrors, ray, a).steps)
                places.push_back(step.cell);
    return places;
}

} // namespace tokisuji::judging
