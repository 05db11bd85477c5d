// Words about areas that have at most a few cells.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji {

/// No area of the field has more than `most` cells, which are few: no form of one cell more lies in it.
void smallAreas(Rules&, const Field&, int most, const RuleFamily& family);

} // namespace tokisuji
