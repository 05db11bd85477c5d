#include "engine/trace/naming.h"

#include <algorithm>

namespace tokisuji::tracing {

Naming::Naming(const Ground& ground, std::string_view genre, const Profile& profile)
    : m_ground(&ground), m_genre(genre), m_rows(static_cast<std::size_t>(moveCount))
{
    for (const Technique& technique : techniques())
        m_known.push_back(profile.knows(technique.id) ? 1 : 0);
    for (const NameRow& row : nameRows()) {
        if (!row.genre.empty() && row.genre != genre)
            continue;
        const Technique* technique = findTechnique(row.technique);
        require(technique != nullptr, "Naming: a row of the technique table");
        m_rows[static_cast<std::size_t>(row.move)].push_back(
            {&row, static_cast<TechniqueId>(technique - techniques().data())});
    }
}

TechniqueId Naming::nameOf(const Deduction& d) const
{
    if (d.technique >= moveCount)
        return d.technique;
    for (const auto& [row, technique] : m_rows[d.technique]) {
        const bool isFamily = row->family.empty() || std::ranges::any_of(d.instances, [&](int i) {
                                  return m_ground->instance(i).family->id == row->family;
                              });
        if (isFamily && (row->fits == nullptr || row->fits(*m_ground, d)))
            return technique;
    }
    return d.technique;
}

bool Naming::admit(Deduction& d) const
{
    d.technique = nameOf(d);
    return m_known[d.technique] != 0;
}

TechniqueId Naming::ofRules(const Deduction& d) const
{
    const TechniqueId name = nameOf(d);
    return m_known[name] != 0 ? name : d.technique;
}

} // namespace tokisuji::tracing
