// Sequence: read the runs off the cells.
#include "engine/rules/judge/readers.h"
#include "engine/rules/runs.h"

namespace tokisuji::judging {

bool holds(const Sequence& sequence, const Assignment& a)
{
    std::vector<bool> cells;
    for (const Lit l : sequence.cells)
        cells.push_back(a[l]);
    return fits(sequence, runsOf(cells, sequence.form == Sequence::Ring));
}

} // namespace tokisuji::judging
