#include "engine/clues/clue_options.h"

#include "engine/genre/registry.h"
#include "engine/solve/findings.h"

namespace tokisuji {

Board with(const Board& board, const ClueOption& option)
{
    Board changed = board;
    option.edit.applyTo(changed);
    return changed;
}

bool holdsIn(const Board& withOption, const Board& solution)
{
    return carriedOver(rulesOf(withOption), withOption, solution).has_value();
}

} // namespace tokisuji
