// Primitives: all that the readers (judge, encoder, tracer) know. Each is one struct of operands, and an instance holds
// one of them; whoever reads them visits the variant, so that the compiler names a reader that lacks one.
//
// What is a literal among the members of a struct is found by itself (literals.h): translations and contents follow.
#pragma once

#include "engine/board/layer.h"
#include "engine/rules/literal.h"
#include "engine/rules/shared.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace tokisuji {

// --- operands ---

/// Exactly so much, or at most so much?
enum class Extent : std::uint8_t { Exactly, AtMost };

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

/// Components of the cells whose literal holds, and the cells that may be seeds of them.
struct Parts {
    Field present;
    std::vector<Place> seeds;
    friend bool operator==(const Parts&, const Parts&) = default;
};

/// Areas of present cells, which walls part, and what is asked of those that stand in a relation to each other.
struct AreaTerms {
    enum Relation : std::uint8_t {
        Alone,    ///< each with itself
        AtCorner, ///< they touch at a corner
        InChain,  ///< they hang together by corners, perhaps over others
        OverWall, ///< they touch over a wall
        InGroup,  ///< they have cells in one of the groups
        Anywhere, ///< they are on the board
        Next,     ///< a group passes one and then, with no present cell between, the other
    };
    enum Test : std::uint8_t {
        Exists,      ///< nothing but that they stand in the relation
        Congruent,   ///< one has the shape of the other, turned or mirrored
        Incongruent, ///< they have not
        OneOfEach,   ///< all that stand in the relation together have 1, 2, 3, ... cells, each number once
        Grown,       ///< the other one is the first one, moved but not turned, and one cell more
        EvenBox,     ///< an even number of cells fills a rectangle, an odd number does not
        Listed,      ///< all on the board together have just the numbers of cells of `sizes`
    };
    /// All that stand in the relation pass, or each area has another one with which it does.
    enum Partners : std::uint8_t { Every, Some };
    struct Demand {
        Relation relation = Alone;
        Test test = Exists;
        Partners partners = Every;
        friend bool operator==(const Demand&, const Demand&) = default;
    };
    Field present;
    Demand demand;
    std::vector<Place> walls{};               ///< edges
    std::vector<std::vector<Place>> groups{}; ///< of cells
    std::vector<int> sizes{};                 ///< sorted; there is no area of less than one cell
    /// Another rule says that each area has one cell of the groups, and no cell is in two of these: what is said here
    /// may build on it.
    bool oneEach = false;
    friend bool operator==(const AreaTerms&, const AreaTerms&) = default;
};

/// A number for each cell (no values: none); neighbours with the same number belong together.
/// `orMore`: the largest number, which is never given, stands for itself and all above it.
struct Blocks {
    Size size;
    std::vector<NumberVar> numbers;
    bool orMore = false;
    friend bool operator==(const Blocks&, const Blocks&) = default;
};

/// A board that is divided by borders, and the seeds that its components hold; a number may be `question`.
struct Division {
    struct Seed {
        Place cell;
        int number;
        friend bool operator==(const Seed&, const Seed&) = default;
    };
    Field border; ///< by edge
    std::vector<Seed> seeds;
    Extent pairs = Extent::Exactly; ///< AtMost: seeds may be missing, their numbers are any
    friend bool operator==(const Division&, const Division&) = default;
};

// --- primitives about few places ---

/// At least one operand holds.
struct Any {
    static constexpr bool isLocal = true;
    std::vector<Lit> operands;
    friend bool operator==(const Any&, const Any&) = default;
};

/// The number of operands that hold is lo, lo+step, ... up to hi.
struct Count {
    static constexpr bool isLocal = true;
    std::vector<Lit> operands;
    std::int32_t lo;
    std::int32_t hi;
    std::int32_t step = 1;
    [[nodiscard]] bool allows(int number) const { return number >= lo && number <= hi && (number - lo) % step == 0; }
    friend bool operator==(const Count&, const Count&) = default;
};

/// The numbers are pairwise different.
struct Different {
    static constexpr bool isLocal = true;
    Numbers numbers;
    friend bool operator==(const Different&, const Different&) = default;
};

/// The numbers add up to lo .. hi.
struct Sum {
    static constexpr bool isLocal = true;
    Numbers numbers;
    std::int32_t lo;
    std::int32_t hi;
    friend bool operator==(const Sum&, const Sum&) = default;
};

/// Lengths of the maximal runs of cells that hold, in a line or round a ring of cells; `question` is any length, and
/// `anyBlocks` (runs.h), in a line and as given, any number of runs. No run at all counts as one of length 0 on a ring.
struct Sequence {
    static constexpr bool isLocal = true;
    enum Form : std::uint8_t { Line, Ring };
    enum Order : std::uint8_t { AsGiven, AnyOrder }; ///< how the runs follow each other
    std::vector<Lit> cells;
    std::vector<int> blocks;
    Form form = Line;
    Order order = AsGiven;
    friend bool operator==(const Sequence&, const Sequence&) = default;
};

/// The present nodes form pairs along present links, none left over; AtMost: none of those that are surely there. No
/// ring of links has an odd length.
struct PairUp {
    static constexpr bool isLocal = true;
    Shared<Graph> graph;
    Extent pairs = Extent::Exactly;
    friend bool operator==(const PairUp&, const PairUp&) = default;
};

// --- primitives about the whole board ---

/// The present nodes form at most one component.
struct Connected {
    static constexpr bool isLocal = false;
    Shared<Graph> graph;
    friend bool operator==(const Connected&, const Connected&) = default;
};

/// The present links close no ring.
struct Acyclic {
    static constexpr bool isLocal = false;
    Shared<Graph> graph;
    friend bool operator==(const Acyclic&, const Acyclic&) = default;
};

/// No component holds nodes with different tags.
struct Separate {
    static constexpr bool isLocal = false;
    Shared<Graph> graph;
    friend bool operator==(const Separate&, const Separate&) = default;
};

/// The edges of a grid graph form at most one component, that is with degrees 0 and 2 (instances of their own) a loop.
/// `right[y*(width-1)+x]` joins (x,y) and (x+1,y), `down[y*width+x]` joins (x,y) and (x,y+1). `origin` is the place of
/// node (0,0); neighbours are 2 apart.
struct Circuit {
    static constexpr bool isLocal = false;
    Size nodes;
    Place origin;
    std::vector<Lit> right;
    std::vector<Lit> down;
    friend bool operator==(const Circuit&, const Circuit&) = default;
};

/// Each component of the present cells holds exactly one seed, or at most one. A seed whose cell is not present is
/// none.
struct OneSeedEach {
    static constexpr bool isLocal = false;
    Shared<Parts> parts;
    Extent seeds = Extent::Exactly;
    friend bool operator==(const OneSeedEach&, const OneSeedEach&) = default;
};

/// The component of a cell has exactly this many cells; none if the cell is not present.
struct PartSize {
    static constexpr bool isLocal = false;
    Shared<Parts> parts;
    Place cell;
    std::int32_t size;
    friend bool operator==(const PartSize&, const PartSize&) = default;
};

/// The components that touch a cell, which is in none of them, have exactly this many cells together.
struct PartSum {
    static constexpr bool isLocal = false;
    Shared<Parts> parts;
    Place cell;
    std::int32_t size;
    friend bool operator==(const PartSum&, const PartSum&) = default;
};

/// What terms say of areas holds.
struct AreasRelate {
    static constexpr bool isLocal = false;
    Shared<AreaTerms> terms;
    friend bool operator==(const AreasRelate&, const AreasRelate&) = default;
};

/// Each component of equal numbers has as many cells as its number says.
struct BlockSize {
    static constexpr bool isLocal = false;
    Shared<Blocks> blocks;
    friend bool operator==(const BlockSize&, const BlockSize&) = default;
};

/// Each component of a division holds exactly two seeds, its size strictly between their numbers. AtMost: so that two
/// seeds are possible once those that are missing are added in cells without one.
struct SeedPairs {
    static constexpr bool isLocal = false;
    Shared<Division> division;
    friend bool operator==(const SeedPairs&, const SeedPairs&) = default;
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

/// A loop meets its checkpoints in order.
struct InOrder {
    static constexpr bool isLocal = false;
    Shared<Course> course;
    friend bool operator==(const InOrder&, const InOrder&) = default;
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
        Leave,  ///< every ray is turned that often and leaves over one of its exits
        MeetAll ///< every mirror is one of those that turn some ray, counted up to its turns
    } demand = Leave;
    Field slash;     ///< of cells: a mirror from lower left to upper right
    Field backslash; ///< of cells: from upper left to lower right
    std::vector<Ray> rays;
    [[nodiscard]] const Grid& grid() const { return slash.grid(); }
    friend bool operator==(const Mirrors&, const Mirrors&) = default;
};

/// Light rays leave where they must.
struct Rays {
    static constexpr bool isLocal = false;
    Shared<Mirrors> mirrors;
    friend bool operator==(const Rays&, const Rays&) = default;
};

using Primitive = std::variant<Any, Count, Different, Sum, Sequence, PairUp, Connected, Acyclic, Separate, Circuit,
                               OneSeedEach, PartSize, PartSum, AreasRelate, BlockSize, SeedPairs, InOrder, Rays>;

/// Functions for some primitives each, as one that takes them all.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>; // clang 16 cannot do without it

} // namespace tokisuji
