// Generator: searches for puzzles with exactly one solution.
#pragma once

#include "engine/board/place_map.h"
#include "engine/genre/genre.h"
#include "engine/solve/verdict.h"
#include "engine/trace/profile.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// Where clues may stand.
enum class Stand : std::uint8_t { May, Must, MustNot };

/// A square of side `side` of shaded, or of unshaded, cells somewhere in the solution.
struct SquareWish {
    bool shaded = true;
    int side = 2;
    friend bool operator==(const SquareWish&, const SquareWish&) = default;
};

/// What a puzzle shall be like. The defaults ask for any puzzle of the kind.
struct GenerateOptions {
    Size size{10, 10};
    std::string flags; ///< variants of the rules
    std::uint64_t seed = 1;

    Symmetry symmetry = Symmetry::None;
    std::vector<Stand> pattern; ///< per cell, row by row; empty: clues may stand anywhere
    /// Allowed values of clues and how often each is wanted, relative to each other; empty: the genre's own taste.
    std::map<int, double> values;
    std::optional<int> leastClues;
    std::optional<int> mostClues;
    /// Where the search begins; its size and flags must be those of the options.
    std::optional<Board> start;
    bool keepGiven = false; ///< the clues of `start` stay

    /// Marks on the answer layers of this board are in the solution. They decide whether there is one, not whether it
    /// is the only one.
    std::optional<Board> solutionHas;
    std::vector<SquareWish> squares;

    /// Solvable within this profile and not within the next easier one of profiles().
    std::optional<Profile> profile;
    std::vector<std::string> mustUse;    ///< techniques (ids) that the path uses
    std::vector<std::string> mustNotUse; ///< techniques (ids) that it does not use

    int threads = 1;                    ///< changes the time, never the puzzle
    std::chrono::milliseconds limit{0}; ///< zero: none
};

/// The state of a search, for those who watch it.
struct GenerateProgress {
    std::optional<Board> best; ///< the board with the most determined marks so far; its answer layers are blank
    Status status = Status::Unknown;
    int determined = 0;
    int total = 0;
    int clues = 0;
    int tried = 0; ///< boards that the solver was asked about
    double ms = 0;
};
/// Called on a searching thread, never on two at once.
using GenerateSink = std::function<void(const GenerateProgress&)>;

struct Generated {
    std::optional<Board> puzzle;   ///< proved to have exactly one solution; only clues
    std::optional<Board> solution; ///< with its marks
    GenerateProgress last;         ///< the best so far, when there is no puzzle
    /// Finished without a puzzle: the search space of these options was given up.
    Stop stop = Stop::Running;
};

/// Can squares of shaded cells be asked for?
[[nodiscard]] bool takesSquares(const Genre&);
/// Can puzzles of this genre be generated at all?
[[nodiscard]] bool canGenerate(const Genre&);

/// One puzzle: the same for the same genre and options, whatever the machine and the number of threads, as long as the
/// time limit is not reached. Returns within 50 ms of a stop request with the best so far.
/// Requires options that problemWith() has nothing against.
[[nodiscard]] Generated generate(const Genre&, const GenerateOptions&, std::stop_token = {}, const GenerateSink& = {});

/// What is wrong with the options for this genre, with what and where, as a sentence key of GenerateProblem; none:
/// fine.
enum class GenerateProblem : std::uint8_t {
    CannotGenerate,      ///< the genre has no clues that a search could move
    SizeNotPossible,     ///< the genre has no boards of this size
    NoPuzzleOfSize,      ///< boards of this size have no puzzle of the genre, or none with anything to solve
    PatternSize,         ///< the pattern has not one entry per cell
    PatternSymmetry,     ///< pattern and symmetry contradict each other
    SymmetryNotPossible, ///< no puzzle of the genre and size is laid out so
    StartSymmetry,       ///< the rooms of the start do not repeat
    SymmetryNeedsSquare,
    ClueNumbers,  ///< least above most
    StartDiffers, ///< the start is of another genre, size or flags, or the board of marks is of another genre or size
    SquareTooLarge,
    SquareNeedsShading, ///< the genre shades no cells
    ValuesNotPossible,  ///< no allowed value is one of the genre's clues
    // --- of a technique ---
    UnknownTechnique,
    TechniqueContradiction, ///< one and the same must be used and must not
    TechniqueOfOtherGenre,  ///< one that must be used is named by other genres only
    TechniqueNotInProfile,  ///< one that must be used is none that the profile takes a step of
};
[[nodiscard]] std::optional<GenerateProblem> problemWith(const Genre&, const GenerateOptions&);
/// The first technique (id) that such a problem is about; empty where it is about none.
[[nodiscard]] std::string_view techniqueInQuestion(GenerateProblem, const Genre&, const GenerateOptions&);
/// What boards of the genre need for a puzzle, as a sentence.
[[nodiscard]] Bilingual neededSize(const Genre&);
/// What paths are traced with: the profile that is asked for, else "hard".
[[nodiscard]] const Profile& pathProfile(const GenerateOptions&);
/// The cells of the boards that are asked for.
[[nodiscard]] Grid gridOf(const Genre&, const GenerateOptions&);
/// What was asked for each cell. Requires a pattern of the right size, or none.
[[nodiscard]] PlaceMap<Stand> patternOf(const Genre&, const GenerateOptions&);

} // namespace tokisuji
