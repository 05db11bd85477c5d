// Instance: one rule at one place, as plain data.
#pragma once

#include "engine/rules/family.h"
#include "engine/rules/primitive.h"
#include "engine/util/contract.h"

#include <compare>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

namespace tokisuji {

/// Where an instance comes from: kept for the solver's lifetime, or tied to the clue at its anchor, so that an edit of
/// that clue replaces it.
enum class Origin : std::uint8_t { Board, Clue };

/// The name of an instance that is stable across edits: it holds no index.
struct ConKey {
    const RuleFamily* family;
    Place anchor;
    std::uint16_t part = 0; ///< number among the instances of this family at this anchor

    friend bool operator==(const ConKey& a, const ConKey& b) { return (a <=> b) == 0; }
    friend std::strong_ordering operator<=>(const ConKey& a, const ConKey& b)
    {
        return std::tie(*a.family, a.anchor, a.part) <=> std::tie(*b.family, b.anchor, b.part);
    }
};

struct Instance {
    Primitive says;
    Origin origin = Origin::Board;
    std::uint16_t part = 0;
    const RuleFamily* family = nullptr; ///< set by all that Rules hold
    Place anchor = wholeBoard;
    Lit guard = Yes; ///< the instance applies only if the guard holds

    [[nodiscard]] ConKey key() const { return {family, anchor, part}; }
    [[nodiscard]] Role role() const { return family->role; }

    template <class P>
    [[nodiscard]] bool is() const
    {
        return std::holds_alternative<P>(says);
    }
    /// nullptr if it says something else.
    template <class P>
    [[nodiscard]] const P* find() const
    {
        return std::get_if<P>(&says);
    }
    /// Requires is<P>().
    template <class P>
    [[nodiscard]] const P& get() const
    {
        const P* found = find<P>();
        require(found != nullptr, "Instance::get: it says this");
        return *found;
    }
    /// Does it concern few places, not the whole board?
    [[nodiscard]] bool isLocal() const
    {
        return std::visit([](const auto& primitive) { return primitive.isLocal; }, says);
    }
    /// For Any and Count; none for all others.
    [[nodiscard]] std::span<const Lit> operands() const
    {
        if (const Any* any = find<Any>())
            return any->operands;
        const Count* count = find<Count>();
        return count == nullptr ? std::span<const Lit>() : count->operands;
    }
};

/// What is connected to a cell across edges without a border, within some cells. Each of them is a helper atom, "is
/// reached": the cell itself surely is, `cells[i]` from the second on is atom + i - 1.
struct Territory {
    struct Way {
        int to; ///< index into cells
        Lit border;
        friend bool operator==(const Way&, const Way&) = default;
    };
    std::vector<Place> cells;           ///< the one it starts from first
    std::vector<std::vector<Way>> ways; ///< of each cell to those beside it
    int atom;
    [[nodiscard]] Lit reached(std::size_t i) const { return i == 0 ? Yes : Lit::of(atom + static_cast<int>(i) - 1); }
};

/// A helper atom that is a function of others: readers that guess it must also obey the formula, the judge computes it.
struct Definition {
    enum Op : std::uint8_t { And, Or, Xor } op; ///< Xor: exactly two operands
    int atom;
    std::vector<Lit> operands;
};

/// One answer of the puzzle: the values that a place (or the places of a whole bridge) may take.
struct Answer {
    enum Code : std::uint8_t {
        Boolean, ///< one atom: 1 or 0
        AtLeast, ///< atoms ">= lo+1", ">= lo+2", ... ">= hi"
        Direct,  ///< atoms "= lo" ... "= hi"; that exactly one holds is an instance
    } code;
    Layer layer;
    std::vector<Place> places; ///< all of them carry the value
    int atom;                  ///< the first one
    int lo;
    int hi;
    bool orMore = false; ///< Direct: `hi` stands for all numbers from there on, see Rules::numberOrMore()
};

} // namespace tokisuji
