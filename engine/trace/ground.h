// Ground: what never changes during a trace. The rules, seen from the atoms: who watches what, which answer an atom
// belongs to, how the nodes of a loop and the faces between them lie.
#pragma once

#include "engine/rules/rules.h"
#include "engine/trace/deduction.h"
#include "engine/trace/patterns/matches.h"

#include <map>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tokisuji::tracing {

struct Examiner; ///< see propagate/propagators.h
class PatternLibrary;

/// One propagator bound to its subject: an instance, or an index into one of the lists of Ground.
struct Task {
    const Examiner* examiner;
    int subject;
    int level;
    Place place = wholeBoard; ///< where a person would look
    int rule = -1;            ///< the instance without which nothing is concluded; -1: it may be one or another
    int size = 1;             ///< atoms that wake it
};

/// What a task that counts parts needs to know before it can say anything. A rule: `lo`, `lo` + `step`, ... `hi` of the
/// parts hold, once `when` does. A definition: `when` holds exactly when all parts do.
struct TallyMap {
    int task;
    Lit when;
    std::vector<Lit> parts;
    int lo;
    int hi;
    int step = 1;
    int width = 1; ///< parts of which one stands for those before it too: the most
    bool isDefinition = false;
};

/// A counted quantity 0, 1, ...: literals "at least 1", "at least 2", ...
using Term = std::vector<Lit>;

/// The graph of a Circuit instance. A face is a helper atom "lies inside"; beyond the frame it is No.
struct LoopMap {
    struct Edge {
        Lit lit;
        int a;
        int b;
        Lit faceA;
        Lit faceB;
    };
    int instance;
    std::vector<Place> places;             ///< of the nodes
    std::vector<int> degrees;              ///< the Degree instance at each node, -1: none
    std::vector<Edge> edges;               ///< without those that can never be used
    std::vector<std::vector<int>> edgesOf; ///< by node
    std::vector<int> edgeAt;               ///< by atom of the rules, -1: no edge
    struct Face {
        Lit lit;
        std::vector<int> edges; ///< round it
    };
    std::vector<Face> faces; ///< the inner ones
    /// The faces beside each, by index; the last one is the frame, what lies round the board.
    std::vector<std::vector<int>> facesBeside;
    std::vector<int> demands; ///< instances that ask for edges: what a loop has to touch
};

/// The subject of a propagator at one edge or face of a loop.
[[nodiscard]] constexpr int packSubject(std::size_t loop, std::size_t part)
{
    return static_cast<int>(loop << 20 | part);
}
[[nodiscard]] constexpr std::size_t loopOfSubject(int subject)
{
    return static_cast<std::size_t>(subject >> 20);
}
[[nodiscard]] constexpr std::size_t partOfSubject(int subject)
{
    return static_cast<std::size_t>(subject & ((1 << 20) - 1));
}

/// The graph of a Connected instance, by node.
struct NetMap {
    struct Way {
        int node;
        Lit present;
    };
    int instance;
    std::vector<std::vector<Way>> ways;
    std::vector<int> sums; ///< the Count instance over all links of a node, -1: none
    bool hasLinks = false; ///< links are answers of their own
};

/// The cells of some parts, with the sizes that its seeds ask for.
struct PartsMap {
    int instance = -1;               ///< a OneSeedEach; -1: none
    Extent needed = Extent::Exactly; ///< one seed each, or one at most
    Grid grid;
    std::vector<Lit> present;             ///< by cell
    std::vector<std::vector<int>> beside; ///< by cell
    struct Seed {
        int cell;
        int size = 0;      ///< 0: any
        int instance = -1; ///< a PartSize
    };
    std::vector<Seed> seeds;
    std::vector<int> seedAt; ///< by cell: index into seeds or -1
    std::vector<int> sums{}; ///< instances: PartSum
};

/// One value of a BlockSize instance: which cells have it.
struct BlockMap {
    int instance;
    int value;
    bool orMore; ///< the value stands for itself and all above it
    Grid grid;
    std::vector<Lit> is;                  ///< by cell
    std::vector<std::vector<int>> beside; ///< by cell
};

/// Some cells that may be shaded, and the lattice points at their corners without those on the frame.
struct CornerMap {
    int instance = -1;            ///< a Connected: what is not shaded hangs together
    std::vector<int> counts;      ///< instances that say how many cells are shaded, no cell in two of them
    std::vector<int> adjacencies; ///< shaded cells do not touch
    int needed = 0;               ///< shaded cells by the counts
    struct Cell {
        Lit shaded;
        int saved = 0; ///< points that a shaded cell saves by lying at the frame
        bool isCounted = false;
        std::vector<int> points{};
    };
    std::vector<Cell> cells;
    std::vector<std::vector<int>> points; ///< the cells at each
    std::vector<int> frame;               ///< the cells round the board in order, -1: not one of these
};

/// A full grid of cells that may be shaded, no two of them side by side, where what is not shaded hangs together:
/// shaded cells that touch by their corners are a wall.
struct WallMap {
    int instance = -1; ///< a Connected
    int width = 0;
    int height = 0;
    std::vector<Lit> shaded; ///< row by row
    std::vector<int> cellAt; ///< by atom of the rules, -1: none
};

/// A Count of literals that must not stand side by side, and what else has a say in where they are.
struct PackingMap {
    int count;
    int wall = -1;            ///< index into the walls of the ground, -1: none
    std::vector<int> demands; ///< Any instances that one of the literals can meet
};

/// The candidates of a Different instance, No where a number cannot have a value.
struct CandidateTable {
    int lo = 0;
    std::vector<std::vector<Lit>> cells;   ///< by number, then by value from `lo` on
    std::vector<std::vector<Lit>> columns; ///< by value, then by number
};

/// One value in a Different instance, by its index among the columns of the candidate table.
struct ValueOf {
    int instance;
    std::size_t column;
};

class Ground {
public:
    /// Patterns of the library are looked for where there is one; without, none are known.
    explicit Ground(const Rules&, const PatternLibrary* = nullptr);

    [[nodiscard]] const Rules& rules() const { return *m_rules; }
    [[nodiscard]] const Instance& instance(int index) const
    {
        return m_rules->instances()[static_cast<std::size_t>(index)];
    }
    /// Atoms of the rules and the faces.
    [[nodiscard]] int atomCount() const { return m_atoms; }
    /// Index into Rules::answers(), -1 for helpers.
    [[nodiscard]] int answerOf(int atom) const { return m_answerOf[static_cast<std::size_t>(atom)]; }
    /// The rule that an answer has one of its values; -1: it is no number, or there is none.
    [[nodiscard]] int oneValueRule(int answer) const { return m_oneValue[static_cast<std::size_t>(answer)]; }
    /// The rule that a number has one of its values, if the literal says that it has a certain one; -1 otherwise.
    [[nodiscard]] int oneValueOf(Lit l) const
    {
        const int answer = l.positive() && !isFace(l.atom()) ? answerOf(l.atom()) : -1;
        return answer < 0 ? -1 : oneValueRule(answer);
    }
    /// The literal, as people say it: of two values that a number can have "not the one" is "the other".
    [[nodiscard]] Lit meant(Lit l) const
    {
        const int other = l.positive() || isFace(l.atom()) ? 0 : m_otherValue[static_cast<std::size_t>(l.atom())];
        return other == 0 ? l : Lit::of(other);
    }
    /// Is a rule part of what values mean, which goes without saying?
    [[nodiscard]] bool isMeaning(int instance) const;
    /// People see answers; helpers stay in the background.
    [[nodiscard]] bool isVisible(const Fact&) const;
    [[nodiscard]] bool isFace(int atom) const { return atom >= m_rules->atomCount(); }
    [[nodiscard]] Place placeOf(int atom) const;
    [[nodiscard]] AnswerPlace spotOf(int atom) const;
    /// The statement that a fact makes. Requires a visible one.
    [[nodiscard]] Atom atomOf(const Fact& told) const;

    [[nodiscard]] const std::vector<Task>& tasks() const { return m_tasks; }
    [[nodiscard]] const std::vector<int>& watchers(int atom) const
    {
        return m_valueWatch[static_cast<std::size_t>(atom)];
    }
    [[nodiscard]] const std::vector<int>& relationWatchers(int atom) const
    {
        return m_relationWatch[static_cast<std::size_t>(atom)];
    }
    [[nodiscard]] const std::vector<TallyMap>& tallies() const { return m_tallies; }
    /// By task: its tally, -1: none.
    [[nodiscard]] int tallyOf(int task) const { return m_tallyOf[static_cast<std::size_t>(task)]; }
    /// The tallies of which the literal is a part, once for each time that it is.
    [[nodiscard]] const std::vector<int>& partOf(Lit l) const { return m_partOf[static_cast<std::size_t>(l.code)]; }
    /// The task that carries values over to equal literals.
    [[nodiscard]] int followTask(int atom) const { return m_firstFollow + atom; }

    [[nodiscard]] const std::vector<Term>& terms(int instance) const
    {
        return m_terms[static_cast<std::size_t>(instance)];
    }
    /// What a literal brings with it because tiles are shaded as a whole or not at all, and the instance that says so.
    struct Tied {
        Lit other;
        int instance;
    };
    [[nodiscard]] const std::vector<Tied>& tiedTo(Lit) const;
    /// The instance "not both of these", when there is one with the role of an adjacency; -1 otherwise.
    [[nodiscard]] int adjacency(Lit a, Lit b) const;
    /// Literals that stand in an adjacency with this one.
    [[nodiscard]] const std::vector<Lit>& adjacent(Lit) const;
    [[nodiscard]] const std::vector<LoopMap>& loops() const { return m_loops; }
    [[nodiscard]] const std::vector<NetMap>& nets() const { return m_nets; }
    [[nodiscard]] const std::vector<WallMap>& walls() const { return m_walls; }
    [[nodiscard]] const std::vector<PackingMap>& packings() const { return m_packings; }
    [[nodiscard]] const std::vector<CornerMap>& corners() const { return m_corners; }
    [[nodiscard]] const std::vector<PartsMap>& parts() const { return m_parts; }
    [[nodiscard]] const std::vector<BlockMap>& blocks() const { return m_blocks; }
    /// The cell that an atom is about on a map, -1: none.
    [[nodiscard]] int cellOn(const BlockMap& map, int atom) const
    {
        const int cell = m_blockCellOf[static_cast<std::size_t>(atom)];
        return cell >= 0 && map.is[static_cast<std::size_t>(cell)].atom() == atom ? cell : -1;
    }
    /// What a helper stands for; nullptr for answers and faces.
    [[nodiscard]] const Definition* definitionOf(int atom) const;
    /// Requires a Different instance.
    [[nodiscard]] const CandidateTable& candidates(int instance) const { return m_candidates.at(instance); }
    /// All values of all Different instances: the subjects of propagators that look at one value.
    [[nodiscard]] const std::vector<ValueOf>& values() const { return m_values; }
    /// The same value in other units that share cells with the unit of this one.
    [[nodiscard]] const std::vector<ValueOf>& overlapping(int value) const
    {
        return m_overlapping[static_cast<std::size_t>(value)];
    }
    /// The Different instance over the same numbers as a Sum instance, -1: none.
    [[nodiscard]] int differentOf(int sum) const
    {
        const auto found = m_differentOf.find(sum);
        return found == m_differentOf.end() ? -1 : found->second;
    }
    /// Where the patterns of the genre occur.
    [[nodiscard]] const PatternMatches& patterns() const { return m_patterns; }
    /// Different instances whose numbers are a permutation.
    [[nodiscard]] const std::vector<int>& units() const { return m_units; }

private:
    friend class Binder;
    const Rules* m_rules;
    int m_atoms;
    std::vector<int> m_answerOf;
    std::vector<int> m_oneValue;     ///< by answer: see oneValueOf(), -1: not a number, or none
    std::vector<int> m_otherValue;   ///< by atom of the rules: see meant(), 0: none, or more than one
    std::vector<int> m_definitionOf; ///< by atom: index into Rules::definitions(), -1: none
    std::vector<Task> m_tasks;
    int m_firstFollow = 0;
    std::vector<std::vector<int>> m_valueWatch;
    std::vector<std::vector<int>> m_relationWatch;
    std::vector<TallyMap> m_tallies;
    std::vector<int> m_tallyOf;
    std::vector<std::vector<int>> m_partOf; ///< by literal code
    std::vector<std::vector<Term>> m_terms;
    std::vector<std::vector<Lit>> m_adjacent;    ///< by literal code
    std::vector<std::vector<int>> m_adjacencies; ///< the instances that say so
    std::vector<std::vector<Tied>> m_tied;       ///< by literal code
    std::vector<LoopMap> m_loops;
    std::vector<NetMap> m_nets;
    std::vector<WallMap> m_walls;
    std::vector<PackingMap> m_packings;
    std::vector<CornerMap> m_corners;
    std::vector<PartsMap> m_parts;
    std::vector<BlockMap> m_blocks;
    std::vector<int> m_blockCellOf;                       ///< by atom: cell of the maps of blocks, -1: none
    std::unordered_map<int, CandidateTable> m_candidates; ///< by instance
    std::vector<ValueOf> m_values;
    std::vector<std::vector<ValueOf>> m_overlapping; ///< by index into m_values
    std::vector<int> m_units;
    PatternMatches m_patterns;
    std::unordered_map<int, int> m_differentOf; ///< by Sum instance
};

} // namespace tokisuji::tracing
