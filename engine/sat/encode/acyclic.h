// Acyclic: the present links of a graph close no ring.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"

namespace tokisuji {

class AcyclicRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    AcyclicRule(const Graph&, Lit guard, SatSolver&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    struct Step {
        int node;
        int link;
    };

    void encodeSmallRings();
    void growForest(const Truth&);
    void floodTree(int root, const Truth&);
    [[nodiscard]] bool isPresent(int link, const Truth&) const;
    [[nodiscard]] std::vector<int> ringOf(int link) const;
    void forbid(const std::vector<int>& ring);
    [[nodiscard]] const std::vector<Step>& steps(int node) const { return m_steps[static_cast<std::size_t>(node)]; }

    Graph m_graph;
    Encoder m_out;
    std::vector<std::vector<Step>> m_steps;
    struct Leaf {
        int parent = -1; ///< -1 for a root
        int link = -1;   ///< to the parent
        int depth = -1;  ///< -1: not reached yet
    };
    std::vector<Leaf> m_forest; ///< by node, of the model that is looked at
    std::vector<int> m_surplus; ///< present links that the forest does without: each closes a ring
    std::vector<int> m_queue;
};

} // namespace tokisuji
