// Memory: what a warm solver keeps of earlier boards, so that an edit costs only what it changed.
//
// A premise is a literal that the present board assumes: the selector of a clue, or a mark that counts. Solutions and
// proofs outlive the board that they were found for: a solution counts again whenever it obeys every present premise,
// a proof whenever every premise that it used is present. Undo finds everything as it was.
#pragma once

#include "engine/rules/judge.h"

#include <deque>
#include <span>
#include <vector>

namespace tokisuji {

/// The answers of a solution, by atom of the rules.
using Answers = std::vector<bool>;

[[nodiscard]] inline bool holds(const Answers& answers, Lit l)
{
    return answers[static_cast<std::size_t>(l.atom())] == l.positive();
}

/// A set of literals with a quick look-up.
class LitSet {
public:
    LitSet() = default;
    explicit LitSet(std::span<const Lit> lits);
    void insert(Lit);
    [[nodiscard]] bool contains(Lit l) const
    {
        return static_cast<std::size_t>(l.code) < m_in.size() && m_in[static_cast<std::size_t>(l.code)] != 0;
    }
    [[nodiscard]] bool containsAll(std::span<const Lit>) const;
    [[nodiscard]] std::vector<Lit> all() const;

private:
    std::vector<char> m_in; // by literal code
};

/// Solutions of earlier boards with the same answers, each once, the latest used first.
class SolutionPool {
public:
    void add(Answers);
    /// Solutions that obey every rule of the present board: `selectors` are those of the instances (Yes for the ones
    /// that never change), `marks` literals of answers. At most `most` of them.
    [[nodiscard]] std::vector<Answers> obeying(const Rules&, std::span<const Lit> selectors, std::span<const Lit> marks,
                                               std::size_t most = SIZE_MAX);
    /// What obeying() counts first from now on.
    void prefer(const Answers&);

private:
    enum class Truth : char { Untested, Holds, Broken };
    struct Entry {
        Answers answers;
        std::vector<Truth> tested; ///< by selector atom
    };
    [[nodiscard]] static bool obeys(Entry&, const Rules&, std::span<const Lit> selectors);

    std::deque<Entry> m_entries;
};

/// What was proved under which premises.
class ProofStore {
public:
    /// The premises force the conclusions; no conclusions: the premises cannot hold together.
    void add(std::vector<Lit> premises, std::vector<Lit> conclusions);
    [[nodiscard]] bool contradicts(const LitSet& premises) const;
    [[nodiscard]] LitSet conclusions(const LitSet& premises) const;

private:
    struct Proof {
        std::vector<Lit> premises;
        std::vector<Lit> conclusions;
    };
    std::deque<Proof> m_proofs;
};

} // namespace tokisuji
