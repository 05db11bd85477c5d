// Instance: one rule at one place, as plain data. Readers (judge, SAT, tracer, messages) switch over its kind.
#pragma once

#include "engine/board/layer.h"
#include "engine/rules/family.h"
#include "engine/rules/literal.h"

#include <compare>
#include <cstdint>
#include <tuple>
#include <vector>

namespace tokisuji {

/// The primitives: all that the readers know.
enum class Kind : std::uint8_t {
    Any,       ///< at least one operand holds
    Count,     ///< the number of operands that hold is lo, lo+step, ... up to hi
    Different, ///< numbers (side table Numbers) are pairwise different
    Connected, ///< the present nodes of a graph (side table Graph) form at most one component
    Circuit,   ///< the edges of a grid graph (side table Circuit) form at most one component that is a loop
    Parts,     ///< each component of the present cells (side table Parts) holds exactly one seed
    PartSize,  ///< the component (side table Parts) of the cell `anchor` has exactly `lo` cells
    PartSum,   ///< the components (side table Parts) that touch the cell `anchor` have exactly `lo` cells together
    Sum,       ///< the numbers (side table Numbers) add up to lo .. hi
    Sequence,  ///< the runs of cells that hold (side table Sequence) have the given lengths
    Acyclic,   ///< the present links of a graph (side table Graph) close no ring
    Separate,  ///< no component of a graph (side table Graph) holds nodes with different tags
    BlockSize, ///< each component of equal numbers (side table Blocks) has as many cells as its number says
    SeedPairs, ///< each component of a division (side table Division) holds exactly two seeds, its size strictly
               ///< between
    InOrder,   ///< a loop meets its checkpoints in order (side table Course)
    PairUp,    ///< the present nodes of a graph (side table Graph) go in pairs along its links, nobody left over
    Rays,      ///< light rays leave where they must (side table Mirrors)
};

[[nodiscard]] constexpr bool isLocal(Kind kind)
{
    return kind <= Kind::Different || kind == Kind::Sum || kind == Kind::Sequence || kind == Kind::PairUp;
}

/// Where an instance comes from: kept through the solver's life, or tied to what stands at its anchor, so that an
/// edit of that clue exchanges it.
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
    Kind kind;
    Origin origin = Origin::Board;
    std::uint16_t part = 0;
    const RuleFamily* family = nullptr; ///< set by all that Rules hold
    Place anchor = wholeBoard;
    std::uint32_t first = 0; ///< operands: [first, first + size) of the pool
    std::uint32_t size = 0;
    std::int32_t lo = 0;
    std::int32_t hi = 0;
    std::int32_t step = 1;
    std::uint32_t table = 0; ///< index into the side table of the kind
    Lit guard = Yes;         ///< the instance speaks only where the guard holds

    [[nodiscard]] ConKey key() const { return {family, anchor, part}; }
    [[nodiscard]] Role role() const { return family->role; }
};

/// A number at a place: one literal for each of its values lo, lo+1, ...
struct NumberVar {
    std::int32_t lo = 0;
    std::vector<Lit> values;
    friend bool operator==(const NumberVar&, const NumberVar&) = default;
};
/// `permutation`: there are exactly as many values as numbers.
struct Numbers {
    std::vector<NumberVar> numbers;
    bool permutation = false;
    friend bool operator==(const Numbers&, const Numbers&) = default;
};

/// Lengths of the maximal runs of cells that hold, in a line or (`ring`) round a cell; `question` is any length.
/// `inOrder`: the runs come in the order of the blocks. No run at all counts as one of length 0 on a ring.
struct Sequence {
    std::vector<Lit> cells;
    std::vector<int> blocks;
    bool ring = false;
    bool inOrder = true;
    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// Nodes that may be present, links that may join two present nodes.
/// `grid` is set when node i is cell i of a board and the links are the pairs of neighbouring cells.
struct Graph {
    struct Link {
        int a;
        int b;
        Lit present;
        friend bool operator==(const Link&, const Link&) = default;
    };
    std::vector<Lit> nodes;
    std::vector<Place> places; ///< of the nodes
    std::vector<Link> links;
    Size grid;
    std::vector<int> tags{}; ///< of the nodes, for Separate; -1 has none
    friend bool operator==(const Graph&, const Graph&) = default;
};

/// A grid graph of nodes, `right[y*(width-1)+x]` joins (x,y) and (x+1,y), `down[y*width+x]` joins (x,y) and (x,y+1).
/// Degrees 0 and 2 are instances of their own. `origin` is the place of node (0,0); neighbours are 2 apart.
struct Circuit {
    Size nodes;
    Place origin;
    std::vector<Lit> right;
    std::vector<Lit> down;
    friend bool operator==(const Circuit&, const Circuit&) = default;
};

/// A loop that is walked from one of its nodes, and the checkpoints that it meets on its way, whichever way round.
/// That it is one loop through the start and meets each checkpoint once are instances of their own.
struct Course {
    struct Checkpoint {
        std::vector<int> nodes; ///< where it can be met
        int number = 0;         ///< it is met as the n-th; 0: at any time
        friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
    };
    Circuit loop;
    int start = 0; ///< a node of the loop
    std::vector<Checkpoint> checkpoints;
    friend bool operator==(const Course&, const Course&) = default;
};

/// Light that comes in over slots and is turned by mirrors in the cells.
struct Mirrors {
    struct Ray {
        Place slot;
        int turns = 0;                 ///< how often it is turned
        std::vector<Place> exits = {}; ///< the slots over which it may leave after that
        friend bool operator==(const Ray&, const Ray&) = default;
    };
    enum Demand : std::uint8_t {
        Leave,  ///< every ray is turned so often and leaves over one of its exits
        MeetAll ///< every mirror is one of those that turn some ray, counted up to its turns
    } demand = Leave;
    Grid grid;
    std::vector<Lit> slash;     ///< by cell: a mirror from lower left to upper right
    std::vector<Lit> backslash; ///< by cell: from upper left to lower right
    std::vector<Ray> rays;
};

/// Components of the cells whose literal holds, and the cells that must lie one in each.
struct Parts {
    Field present;
    std::vector<Place> seeds;
};

/// What hangs together with a cell over edges without border, within some cells. Each of them is a helper atom, "is
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

/// A number for each cell (no values: none); neighbours with the same number belong together.
struct Blocks {
    Size size;
    std::vector<NumberVar> numbers;
};

/// A board that is divided by borders, and the seeds that its components hold; a number may be `question`.
struct Division {
    struct Seed {
        Place cell;
        int number;
    };
    Field border; ///< by edge
    std::vector<Seed> seeds;
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
};

} // namespace tokisuji
