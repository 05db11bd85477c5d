// Binder: fills a Ground. It reads each instance once and ties propagators to it.
#pragma once

#include "engine/trace/ground.h"

namespace tokisuji::tracing {

class Binder {
public:
    explicit Binder(Ground& ground) : m_ground(ground), m_rules(ground.rules()) {}
    void bind();

private:
    void nameAnswers();
    void noteAdjacencies();
    void bindDefinitions();
    void bindInstance(int index);
    void bindCount(int index);
    void tabulate(int index);
    void bindDifferent(int index);
    void bindConnected(int index);
    void bindLiterals(Examiner examiner, int index);
    void bindSum(int index);
    void bindAcyclic(int index);
    void bindSeparate(int index);
    void bindInOrder(int index);
    void bindRays(int index);
    void bindCorners(int index);
    void bindCircuit(int index);
    void bindLoops();
    void bindParts();
    void bindTerritories();
    void bindBlockSize(int index);
    void bindSeedPairs(int index);
    void bindOverlaps();
    void bindFish();
    void bindFollowers();

    /// A task with the atoms whose values (or relations) wake it.
    void add(Examiner, int subject, Place, const std::vector<Lit>& watched, bool alsoRelations = false);
    [[nodiscard]] std::vector<Term> termsOf(int index) const;
    [[nodiscard]] bool asksFor(const Instance&, const std::vector<char>& isEdge) const;
    void addFaces(LoopMap&, const Circuit&);

    Ground& m_ground;
    const Rules& m_rules;
};

} // namespace tokisuji::tracing
