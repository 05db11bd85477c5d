// Connected: the present nodes of a graph, joined by present links, are one area or none.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/plane.h"
#include "engine/sat/encode/potential.h"
#include "engine/util/components.h"

#include <unordered_map>

namespace tokisuji {

class ConnectedRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    ConnectedRule(const Graph&, Lit guard, SatSolver&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;
    /// Sets of nodes: one of them is present.
    void setWitnesses(const std::vector<Witness>&) override;
    int cutGranted(std::span<const Lit>) override;
    void assume(std::vector<Lit>&) const override;

private:
    struct Step {
        int node;
        Lit link;
    };
    struct NodeWitness {
        std::vector<int> nodes;
        Lit selector;
    };
    struct Areas {
        std::vector<std::vector<int>> nodes; ///< in the order of the flood
        std::size_t largest = 0;
    };

    void encodeLonelyNodes();
    [[nodiscard]] const Areas& areas(const Truth&);
    [[nodiscard]] Lit node(int i) const { return m_graph.nodes[static_cast<std::size_t>(i)]; }
    [[nodiscard]] const std::vector<Step>& steps(int i) const { return m_steps[static_cast<std::size_t>(i)]; }
    [[nodiscard]] bool findSureNodes();
    void encodeSmallAreas();
    [[nodiscard]] bool wallsAreThin() const;
    void sayForest();
    void addEagerRim(const std::vector<int>& area);
    template <class Inside>
    [[nodiscard]] const NodeWitness* witnessIn(const std::vector<int>& area, const Truth&, const Inside&) const;
    [[nodiscard]] bool hasFixedWitness(const std::vector<int>& area) const;
    void addSeparator(const std::vector<int>& area, int from, const std::vector<int>& main, int to, const Truth&);
    void floodBeyond(const std::vector<int>& area, const std::vector<int>& rim);
    [[nodiscard]] bool isBlocked(int node) const;
    [[nodiscard]] bool isBeyond(int node, int with);
    [[nodiscard]] int representative(const std::vector<int>& area);
    [[nodiscard]] int anchorOf(const std::vector<int>& area, const Truth&) const;
    void raisePotential(const Areas&, const Truth&);

    Graph m_graph;
    Encoder m_out;
    std::vector<std::vector<Step>> m_steps;
    std::unordered_map<int, int> m_nodeOfAtom;
    std::vector<NodeWitness> m_witnesses;
    std::vector<std::vector<int>> m_witnessesOfNode;
    std::vector<int> m_sureNodes;
    PointSet m_granted; ///< nodes that are present as long as what is taken for granted holds
    bool m_smallAreasSaid = false;
    bool m_forestTried = false;
    Areas m_areas;
    PointSet m_seen;
    PointSet m_inArea;
    PointSet m_inRim;
    PointSet m_beyond;
    std::vector<int> m_flood;
    std::vector<int> m_floodOf; ///< by node that was reached: which flood was there first
    Components m_parts{0};      ///< floods that have met
    bool m_isOnePart = true;
    Potentials m_potentials;
    unsigned m_turn = 0;
};

} // namespace tokisuji
