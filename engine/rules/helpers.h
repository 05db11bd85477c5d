// Helpers in order: each is a function of answers and of helpers whose atoms come before its own.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji {

/// Calls `onDefinition` and `onTerritory` for all of them in the order of their atoms.
template <class OnDefinition, class OnTerritory>
void eachHelper(const Rules& rules, const OnDefinition& onDefinition, const OnTerritory& onTerritory)
{
    auto territory = rules.territories().begin();
    const auto territoriesUpTo = [&](int atom) {
        for (; territory != rules.territories().end() && territory->atom <= atom; ++territory)
            onTerritory(*territory);
    };
    for (const Definition& definition : rules.definitions()) {
        territoriesUpTo(definition.atom);
        onDefinition(definition);
    }
    territoriesUpTo(rules.atomCount());
}

} // namespace tokisuji
