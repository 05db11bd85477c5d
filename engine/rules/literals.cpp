#include "engine/rules/literals.h"

namespace tokisuji {

std::vector<Lit> literalsOf(const Rules& r, const Instance& i)
{
    const auto operands = r.operands(i);
    std::vector<Lit> lits(operands.begin(), operands.end());
    if (i.kind == Kind::Different || i.kind == Kind::Sum)
        for (const NumberVar& number : r.numbers(i).numbers)
            lits.insert(lits.end(), number.values.begin(), number.values.end());
    if (i.kind == Kind::Sequence)
        lits.insert(lits.end(), r.sequence(i).cells.begin(), r.sequence(i).cells.end());
    if (i.kind == Kind::PairUp) {
        lits.insert(lits.end(), r.graph(i).nodes.begin(), r.graph(i).nodes.end());
        for (const Graph::Link& link : r.graph(i).links)
            lits.push_back(link.present);
    }
    return lits;
}

} // namespace tokisuji
