// Binder: fills a Ground. It reads each instance once and ties propagators to it.
#pragma once

#include "engine/trace/ground.h"

#include <span>

namespace tokisuji::tracing {

class Binder {
public:
    explicit Binder(Ground& ground) : m_ground(ground), m_rules(ground.rules()) {}
    void bind(const PatternLibrary*);

private:
    using Examiners = std::span<const Examiner* const>;

    void nameAnswers();
    void noteAdjacencies();
    void noteTiles();
    void noteWalls();
    void bindDefinitions();
    void bindInstance(int index);
    void bindAny(const Any&, int index);
    void bindCount(const Count&, int index);
    void bindPacking(const Count&, int index);
    void tabulate(const std::vector<NumberVar>&, int index);
    void bindDifferent(const Different&, int index);
    void bindConnected(const Connected&, int index);
    void bindLiterals(Examiners, int index);
    void bindSum(const Sum&, int index);
    void bindBlocks(const BlockSize&, int index);
    void bindCorners(int index);
    void bindCircuit(int index);
    void bindLoops();
    [[nodiscard]] static PartsMap partsMapOf(const Parts&);
    void bindParts();
    void bindTerritories();
    void bindOverlaps();
    void bindFish();
    void bindPatterns(const PatternLibrary&);
    void bindFollowers();

    /// A task with the atoms whose values (or relations) wake it.
    void add(const Examiner&, int subject, Place, const std::vector<Lit>& watched, bool alsoRelations = false);
    void add(Examiners, int subject, Place, const std::vector<Lit>& watched);
    /// For the task that was added last.
    void addTally(TallyMap);
    [[nodiscard]] std::vector<Term> termsOf(int index) const;
    [[nodiscard]] bool asksFor(const Instance&, const std::vector<char>& isEdge) const;
    void addFaces(LoopMap&, const Circuit&);

    Ground& m_ground;
    const Rules& m_rules;
    int m_rule = -1; ///< of the tasks that are added
};

} // namespace tokisuji::tracing
