// Literals: the truth values that rules are about.
#pragma once

#include "engine/board/geometry.h"
#include "engine/util/contract.h"

#include <cstdint>
#include <vector>

namespace tokisuji {

/// An atom or its negation. Atom 0 is the constant True.
struct Lit {
    std::int32_t code = 0;

    [[nodiscard]] static constexpr Lit of(int atom, bool positive = true) { return {2 * atom + (positive ? 0 : 1)}; }
    [[nodiscard]] constexpr int atom() const { return code >> 1; }
    [[nodiscard]] constexpr bool positive() const { return (code & 1) == 0; }
    [[nodiscard]] constexpr bool constant() const { return atom() == 0; }
    [[nodiscard]] constexpr Lit operator!() const { return {code ^ 1}; }
    friend constexpr auto operator<=>(const Lit&, const Lit&) = default;
};

constexpr Lit Yes{0};
constexpr Lit No{1};

/// A literal per place of one kind; No beyond the board.
class Field {
public:
    Field() = default;
    Field(Grid grid, PlaceKind kind, std::vector<Lit> lits) : m_grid(grid), m_kind(kind), m_lits(std::move(lits)) {}

    [[nodiscard]] Lit operator[](Place p) const
    {
        return m_grid.contains(m_kind, p) ? m_lits[static_cast<std::size_t>(m_grid.index(m_kind, p))] : No;
    }
    [[nodiscard]] std::vector<Lit> operator[](const std::vector<Place>& places) const
    {
        std::vector<Lit> lits;
        lits.reserve(places.size());
        for (const Place p : places)
            lits.push_back((*this)[p]);
        return lits;
    }
    [[nodiscard]] Field operator!() const
    {
        Field negated = *this;
        for (Lit& l : negated.m_lits)
            l = !l;
        return negated;
    }
    /// Requires a place of the field.
    void set(Place p, Lit l) { m_lits[static_cast<std::size_t>(m_grid.index(m_kind, p))] = l; }
    [[nodiscard]] const std::vector<Lit>& all() const { return m_lits; }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    /// In the order of the places.
    [[nodiscard]] std::vector<Lit>& all() { return m_lits; }
    friend bool operator==(const Field&, const Field&) = default;

private:
    Grid m_grid;
    PlaceKind m_kind = PlaceKind::Cell;
    std::vector<Lit> m_lits;
};

} // namespace tokisuji
