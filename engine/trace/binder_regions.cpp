// The Binder's part about regions that are divided by borders, and about blocks of equal numbers.
#include "engine/trace/binder.h"

namespace tokisuji::tracing {

void Binder::bindTerritories()
{
    const auto& territories = m_rules.territories();
    for (std::size_t t = 0; t < territories.size(); ++t) {
        std::vector<Lit> watched;
        for (std::size_t cell = 0; cell < territories[t].cells.size(); ++cell) {
            watched.push_back(territories[t].reached(cell));
            for (const Territory::Way& way : territories[t].ways[cell])
                watched.push_back(way.border);
        }
        for (const Examiner examiner : {Examiner::Territory, Examiner::TerritoryReach})
            add(examiner, static_cast<int>(t), territories[t].cells.front(), watched);
    }
}

void Binder::bindBlockSize(int index)
{
    std::vector<Lit> watched{m_ground.instance(index).guard};
    for (const NumberVar& number : m_rules.blocks(m_ground.instance(index)).numbers)
        watched.insert(watched.end(), number.values.begin(), number.values.end());
    add(Examiner::BlockSize, index, wholeBoard, watched);
}

void Binder::bindSeedPairs(int index)
{
    std::vector<Lit> watched = m_rules.division(m_ground.instance(index)).border.all();
    watched.push_back(m_ground.instance(index).guard);
    add(Examiner::SeedPairs, index, wholeBoard, watched);
}

} // namespace tokisuji::tracing
