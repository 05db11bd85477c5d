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

namespace {

/// The blocks are read one by one; after each, the numbers of runs that may have been read.
bool fitInOrder(const std::vector<int>& blocks, const std::vector<int>& runs)
{
    std::vector<char> read(runs.size() + 1, 0);
    read[0] = 1;
    for (const int block : blocks) {
        if (block == anyBlocks) {
            std::fill(std::ranges::find(read, 1), read.end(), 1);
            continue;
        }
        for (std::size_t i = runs.size(); i > 0; --i)
            read[i] = read[i - 1] != 0 && (block == question || block == runs[i - 1]) ? 1 : 0;
        read[0] = 0;
    }
    return read.back() != 0;
}

} // namespace

bool fits(const Sequence& sequence, std::vector<int> runs)
{
    if (sequence.order == Sequence::AsGiven)
        return fitInOrder(sequence.blocks, runs);
    if (runs.size() != sequence.blocks.size())
        return false;
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
