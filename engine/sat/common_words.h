// Common words: what several rules over the same answers say, in one language.
#pragma once

#include "engine/sat/content.h"

#include <vector>

namespace tokisuji {

/// Helpers that mean the same have one name.
class CommonWords {
public:
    explicit CommonWords(const Rules&);
    /// Names of further rules; helpers that are new get names of their own, the same ones every time.
    [[nodiscard]] Translation translationOf(const Rules&);

private:
    ContentMap<Lit> m_helpers;
    std::vector<Territory> m_territories;
    int m_next;
};

[[nodiscard]] bool haveSameAnswers(const Rules&, const Rules&);
/// Are the helpers of both the same formulas, with the same atoms?
[[nodiscard]] bool haveSameHelpers(const Rules&, const Rules&);

} // namespace tokisuji
