// A verdict as the worker would hand it on.
#pragma once

#include "editor/model/verdict_cache.h"

namespace tokisuji {

inline SharedVerdict shared(Verdict verdict)
{
    return std::make_shared<const Verdict>(std::move(verdict));
}

} // namespace tokisuji
