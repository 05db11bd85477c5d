// The Binder's part about regions that are divided by borders.
#include "engine/trace/binder.h"
#include "engine/trace/propagate/propagators.h"

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
        for (const Examiner* examiner : {&examiner::territory, &examiner::territoryReach})
            add(*examiner, static_cast<int>(t), territories[t].cells.front(), watched);
    }
}

} // namespace tokisuji::tracing
