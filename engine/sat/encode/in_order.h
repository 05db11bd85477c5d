// In order: a loop meets its numbered checkpoints in order, one way round or the other.
#pragma once

#include "engine/rules/round_trip.h"
#include "engine/sat/encode/lazy.h"

namespace tokisuji {

class InOrderRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    InOrderRule(Course, Lit guard, SatSolver&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    [[nodiscard]] bool isInOrder(const Truth&) const;
    /// Is it neither the start nor a node of a checkpoint?
    [[nodiscard]] bool isPlain(int node) const;
    [[nodiscard]] int numberAt(int node) const;
    void encodeDirections();
    void encodeCounts();
    void encodeEitherWay(int edge);
    void encodeStep(int edge, int from, Lit forwards);
    void encodeRanks();
    [[nodiscard]] Lit rankOf(const Course::Checkpoint&, int rank);
    [[nodiscard]] Lit isSomeNotMetOnce();
    /// "At least k checkpoints have been met with this node."
    [[nodiscard]] Lit met(int node, int k) const;

    Course m_course;
    CircuitEdges m_edges;
    std::vector<int> m_checkpointAt; ///< by node, -1: none
    Encoder m_out;
    bool m_isEncoded = false;
    std::vector<Lit> m_forwards; ///< by edge: the walk goes from a to b
    std::vector<Lit> m_met;      ///< by node, then by count from 1 on
};

} // namespace tokisuji
