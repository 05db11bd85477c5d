// Rule family: what all rules of one sort have in common, wherever on the board they hold.
//
// A family is declared once: in the page or the word that uses it, or in families.h if several do.
#pragma once

#include "engine/util/bilingual.h"

#include <compare>
#include <cstdint>
#include <string_view>

namespace tokisuji {

/// What readers need to know about a family besides what its primitives say.
enum class Role : std::uint8_t {
    None,
    Meaning,     ///< what the values of an answer mean: it asks for nothing and explains nothing
    Adjacency,   ///< two places beside each other are not both marked
    Degree,      ///< how many lines meet at a place
    Dominoes,    ///< shaded cells form pairs
    WholeTiles,  ///< the cells of a room are all shaded or all unshaded
    KeepsFree,   ///< nothing is marked where the author's clue stands
    VisitsAll,   ///< one loop visits every place
    Owner,       ///< a cell belongs to some clue
    OnceEach,    ///< no number twice in an area: about all of it, whatever stands where it begins
    TightBorder, ///< a border separates two regions; drawn ones that separate none are strays unless they end at others
    LooseBorder, ///< as TightBorder, but drawn borders that separate none are never strays
};

/// Has static lifetime, or that of the genre that uses it.
struct RuleFamily {
    std::string_view id; ///< what reports print; the key in the catalogues of further languages
    Bilingual name{};    ///< what it asks for, in a few words
    Bilingual broken{};  ///< what is wrong where it does not hold
    Role role = Role::None;

    friend constexpr bool operator==(const RuleFamily& a, const RuleFamily& b) { return a.id == b.id; }
    friend constexpr auto operator<=>(const RuleFamily& a, const RuleFamily& b) { return a.id <=> b.id; }
};

} // namespace tokisuji
