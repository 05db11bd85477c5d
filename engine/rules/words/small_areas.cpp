#include "engine/rules/words/small_areas.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

using Form = std::vector<Place>; ///< in reading order, from the first cell of a board on

Form formOf(Form cells)
{
    std::ranges::sort(cells);
    const Place first = cells.front();
    for (Place& c : cells)
        c = {static_cast<std::int16_t>(c.x - first.x), static_cast<std::int16_t>(c.y - first.y)};
    return cells;
}

/// Every way in which so many cells hang together, rotated and flipped ones on their own.
std::set<Form> formsOf(int cells)
{
    std::set<Form> forms{{Place{0, 0}}};
    for (int n = 1; n < cells; ++n) {
        std::set<Form> larger;
        for (const Form& form : forms)
            for (const Place c : form)
                for (const Dir d : directions)
                    if (std::ranges::find(form, c.step(d)) == form.end()) {
                        Form more = form;
                        more.push_back(c.step(d));
                        larger.insert(formOf(std::move(more)));
                    }
        forms = std::move(larger);
    }
    return forms;
}

} // namespace

void smallAreas(Rules& r, const Field& field, int most, const RuleFamily& family)
{
    const std::set<Form> forms = formsOf(most + 1);
    for (const Place first : field.grid().cells())
        for (const Form& form : forms) {
            std::vector<Place> cells;
            for (const Place c : form)
                cells.push_back({static_cast<std::int16_t>(first.x + c.x), static_cast<std::int16_t>(first.y + c.y)});
            if (std::ranges::all_of(cells, [&](Place c) { return field.grid().hasCell(c); }))
                r.at(first, family).never(field[cells]);
        }
}

} // namespace tokisuji
