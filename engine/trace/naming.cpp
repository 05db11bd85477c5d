#include "engine/trace/naming.h"

#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/trace/shapes.h"

#include <algorithm>

namespace tokisuji::tracing {

Naming::Naming(const Ground& ground, std::string_view genre, const Profile& profile)
    : m_ground(&ground), m_rows(static_cast<std::size_t>(moveCount))
{
    for (const Technique& technique : techniques())
        m_known.push_back(profile.knows(technique.id) ? 1 : 0);
    if (const Genre* known = findGenre(genre); known != nullptr)
        for (const OwnTechnique& own : known->techniques)
            // a genre that came while the program runs has none of its own in the table
            if (const Technique* technique = findTechnique(own.technique.id); technique != nullptr)
                add(own.move, {own.family, own.shape, static_cast<TechniqueId>(technique - techniques().data())});
    // whatever the genre
    add(Move::CutCell, {&family::whiteConnected, Shape::chain(), idOf(Move::DiagonalWall)});
    add(Move::LastOption, {&family::notAdjacent, Shape::rules(1), idOf(Move::NeighbourWhite)});
}

void Naming::add(Move move, const Row& row)
{
    m_rows[static_cast<std::size_t>(move)].push_back(row);
}

TechniqueId Naming::nameOf(const Deduction& d) const
{
    if (d.technique >= moveCount)
        return d.technique;
    for (const Row& row : m_rows[d.technique])
        if (looksLike(row.shape, row.family, *m_ground, d))
            return row.technique;
    return d.technique;
}

bool Naming::admit(Deduction& d) const
{
    d.technique = nameOf(d);
    return m_known[d.technique] != 0;
}

bool Naming::isNameOf(Move move, TechniqueId technique) const
{
    const auto& rows = m_rows[static_cast<std::size_t>(move)];
    return technique == idOf(move) || std::ranges::find(rows, technique, &Row::technique) != rows.end();
}

TechniqueId Naming::ofRules(const Deduction& d) const
{
    const TechniqueId name = nameOf(d);
    return m_known[name] != 0 ? name : d.technique;
}

} // namespace tokisuji::tracing
