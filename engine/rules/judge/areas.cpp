// Areas that relate: whatever does not go together is found (area_flaws.h).
#include "engine/rules/area_flaws.h"
#include "engine/rules/judge/readers.h"

namespace tokisuji::judging {

namespace {

std::vector<AreaFlaw> flawsOf(const AreasRelate& rule, const Assignment& a)
{
    return AreaFlaws(*rule.terms).find([&](Lit l) { return a[l]; });
}

} // namespace

bool holds(const AreasRelate& rule, const Assignment& a)
{
    return flawsOf(rule, a).empty();
}

std::vector<Place> witness(const AreasRelate& rule, const Assignment& a)
{
    std::vector<Place> places;
    for (const AreaFlaw& flaw : flawsOf(rule, a))
        for (const int cell : flaw.cells)
            places.push_back(rule.terms->present.grid().place(PlaceKind::Cell, cell));
    return places;
}

} // namespace tokisuji::judging
