// Spare area: rules of a board on which one area more lies than it has seeds. A clue that claims an area for itself
// (an island) can stand wherever that area may lie, so that one set of rules speaks of all places where one could be
// added.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/rules/rules.h"
#include "engine/sat/content.h"

#include <optional>
#include <set>

namespace tokisuji {

struct SpareArea {
    Rules rules;
    Field spare; ///< "lies in the area that has no seed": answers beside those of the board
};

/// Nothing where these rules do not say that each area holds one seed, or say what cannot be said again in this way.
[[nodiscard]] std::optional<SpareArea> withSpareArea(const Rules&);

/// Tells which options say of a board without them just this: the area of its place is the spare one, and has as many
/// cells as its value ("?": some). Read off the rules of both boards.
class SpareClaims {
public:
    /// No option does where the rules have no spare area.
    explicit SpareClaims(const Rules& without);
    [[nodiscard]] bool include(const Rules& withOption, const ClueOption&) const;

private:
    using Sizes = std::multiset<std::pair<Place, int>>; ///< that are asked for, by cell

    std::vector<Answer> m_answers;
    std::optional<Parts> m_parts;
    Sizes m_sizes;
    std::set<Content> m_others; ///< what is said beside parts and their sizes
};

} // namespace tokisuji
