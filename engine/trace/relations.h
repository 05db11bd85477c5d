// Relations: which literals are known to be equal or opposite, and why.
//
// A union-find without path compression (so that it can be undone) answers "related?"; a graph of the facts told so
// far gives the reason, as a shortest chain of them. Chains are short and asked for rarely.
#pragma once

#include "engine/trace/deduction.h"

#include <optional>
#include <vector>

namespace tokisuji::tracing {

class Relations {
public:
    explicit Relations(int atoms);

    /// The class of a literal, as the literal of its first member that equals it.
    [[nodiscard]] Lit classOf(Lit) const;
    /// Equal: true, opposite: false.
    [[nodiscard]] std::optional<bool> related(Lit a, Lit b) const;
    /// A shortest chain of told facts that joins two related literals.
    [[nodiscard]] std::vector<Fact> chain(Lit a, Lit b) const;
    /// Facts told about an atom: the other literal that the positive one equals, and where the fact stands.
    struct Link {
        Lit other;
        int position;
    };
    [[nodiscard]] const std::vector<Link>& links(int atom) const { return m_links[static_cast<std::size_t>(atom)]; }
    /// Atoms of the class.
    [[nodiscard]] const std::vector<int>& members(int atom) const;

    /// Adds a fact that contradicts nothing; `position` is where the caller keeps it. Returns the atoms of the smaller
    /// of the two classes that are joined, none when they were one already.
    std::vector<int> tell(Fact, int position);
    /// Undoes the last fact that was added.
    void untell(Fact);

private:
    [[nodiscard]] int rootOf(int atom) const;

    std::vector<Lit> m_parent; ///< what the positive literal equals
    std::vector<std::vector<int>> m_members;
    std::vector<std::vector<Link>> m_links;
    std::vector<int> m_joined;       ///< root that was hung under another at each telling, -1: none
    mutable std::vector<int> m_from; ///< where chain() has been, by atom: -1 between calls
};

} // namespace tokisuji::tracing
