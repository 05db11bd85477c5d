// A check that asks for nothing but the status and what is determined.
#pragma once

#include "engine/check/check.h"

namespace tokisuji {

inline const CheckOptions statusOnly{.alternatives = 0, .conflict = false};

} // namespace tokisuji
