// Sequence: read the runs off the cells.
#include "engine/rules/judge/readers.h"
#include "engine/rules/runs.h"

namespace tokisuji::judging {

bool holdsSequence(const Rules& r, const Instance& i, const Assignment& a)
{
    const Sequence& sequence = r.sequence(i);
    std::vector<bool> cells;
    for (const Lit l : sequence.cells)
        cells.push_back(a[l]);
    return fits(sequence, runsOf(cells, sequence.ring));
}

} // namespace tokisuji::judging
