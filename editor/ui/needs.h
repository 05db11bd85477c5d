// Needs: what must hold before an action can be carried out. Two tables: which needs an action has, and what is said
// while one of them is not met. Whoever knows that calls Actions::set(); no code disables actions directly.
#pragma once

#include <QString>

#include <cstdint>
#include <span>

namespace tokisuji {

enum class ActionId : std::uint8_t;

enum class Need : std::uint8_t {
    Puzzle,
    Rules,      ///< the kind is a whole one
    Marks,      ///< the answer lies on the board
    PlainMarks, ///< and no pieces or turns are behind it
    EdgePieces,
    PieceBank,
    Variants,
    Twisty,
    Picture, ///< of no known kind
    SquareCells,
    Turnable, ///< by a quarter turn
    Writable,
    EditMode,
    Selection,
    Notes,
    OpenTrial,
    UndoneStep,
    DoneStep,
    CheckCutShort,
    Determined,
    SeveralSolutions,
    TwoSolutions,
    Conflict,
    Clues,
    UniqueSolution,
    MarksIgnored,
    SomeSolution,
    LaterAlternative,
    EarlierAlternative,
    NewDetermined,
    SolutionA,
    SolutionB,
    Placement,
    Places,
    Trace,
    Hypothesis,
    StepRow,
    TwoCases,
    ShownStep,
    TracedPath,
    PathStep,
    IntendedPath,
    TurnAhead,
    TurnBehind,
    NextWay,
    PreviousWay,
    KnownTurns,
    TurnsAtStart,
    SearchEnded,
    ChosenChange,
    FreeBoard, ///< it shows nobody's picture but the advice's
    IdleClue,
    FreshAdvice,
    NoMinimizing,
    WrongMark,
    Comparison,
    ChosenDifference,
    UniqueState,
    StateWithoutSolution,
    Drop,
    BrokenPath,
    ShadedKind,
    WantedSquare,
    LikeOpenBoard,
    OpenMarks,
    OpenStart,
    FoundPuzzle,
    MeasuredRates,
    FreeKeys, ///< no two actions share one
};
constexpr int needCount = static_cast<int>(Need::FreeKeys) + 1;

/// In the order in which they are reported; an open puzzle comes before all of them (see ActionRow::needsPuzzle).
[[nodiscard]] std::span<const Need> needsOf(ActionId action);
/// Is it a kind of puzzle that has to be open? Actions of another kind are not shown at all.
[[nodiscard]] bool isKindNeed(Need need);
/// Why something whose need is not met is disabled: a short sentence without a full stop, in the window's language.
[[nodiscard]] QString reasonText(Need lacking);

} // namespace tokisuji
