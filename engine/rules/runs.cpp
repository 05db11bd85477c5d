#include "engine/rules/runs.h"

#include <algorithm>

namespace tokisuji {

std::vector<int> runsOf(const std::vector<bool>& cells, bool ring)
{
    std::vector<int> runs;
    bool goesOn = false;
    for (const bool holds : cells) {
        if (holds && !goesOn)
            runs.push_back(0);
        if (holds)
            ++runs.back();
        goesOn = holds;
    }
    if (!ring)
        return runs;
    if (runs.size() > 1 && cells.front() && cells.back()) {
        runs.front() += runs.back();
        runs.pop_back();
    }
    if (runs.empty())
        runs.push_back(0);
    return runs;
}

bool fits(const Sequence& sequence, std::vector<int> runs)
{
    if (runs.size() != sequence.blocks.size())
        return false;
    if (sequence.order == Sequence::AsGiven)
        return std::ranges::equal(runs, sequence.blocks,
                                  [](int run, int block) { return block == question || block == run; });
    // As many runs as blocks: where every known block finds its run, the unknown ones take the rest.
    return std::ranges::all_of(sequence.blocks, [&](int block) {
        const auto run = std::ranges::find(runs, block);
        if (block != question && run != runs.end())
            runs.erase(run);
        else
            return block == question;
        return true;
    });
}

} // namespace tokisuji
