#include "editor/ui/needs.h"

#include "editor/ui/actions.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>
#include <vector>

namespace tokisuji {

namespace {

struct ReasonRow {
    Need need;
    const char* text; ///< English source text of the context "Needs"
};

constexpr ReasonRow reasons[]{
    {Need::Puzzle, QT_TRANSLATE_NOOP("Needs", "No puzzle is open")},
    {Need::Rules, QT_TRANSLATE_NOOP("Needs", "Puzzles of this kind can only be viewed")},
    {Need::Marks, QT_TRANSLATE_NOOP("Needs", "Twisty puzzles have no marks")},
    {Need::PlainMarks, QT_TRANSLATE_NOOP("Needs", "Not for edge-matching and twisty puzzles")},
    {Need::EdgePieces, QT_TRANSLATE_NOOP("Needs", "Only for edge-matching puzzles")},
    {Need::PieceBank, QT_TRANSLATE_NOOP("Needs", "This kind of puzzle has no pieces to choose")},
    {Need::Variants, QT_TRANSLATE_NOOP("Needs", "This kind of puzzle has no variant rules")},
    {Need::Twisty, QT_TRANSLATE_NOOP("Needs", "Only for twisty puzzles")},
    {Need::Picture, QT_TRANSLATE_NOOP("Needs", "Only for drawings of no known kind")},
    {Need::SquareCells, QT_TRANSLATE_NOOP("Needs", "Not for boards of bricks or triangles")},
    {Need::Turnable, QT_TRANSLATE_NOOP("Needs", "A wall of bricks cannot be turned")},
    {Need::Writable, QT_TRANSLATE_NOOP("Needs", "The puzzle is open read-only")},
    {Need::EditMode, QT_TRANSLATE_NOOP("Needs", "Only available while editing")},
    {Need::Selection, QT_TRANSLATE_NOOP("Needs", "No cells are selected")},
    {Need::Notes, QT_TRANSLATE_NOOP("Needs", "There are no notes on the board")},
    {Need::OpenTrial, QT_TRANSLATE_NOOP("Needs", "No trial is open")},
    {Need::UndoneStep, QT_TRANSLATE_NOOP("Needs", "There is nothing to redo")},
    {Need::DoneStep, QT_TRANSLATE_NOOP("Needs", "There is nothing to undo")},
    {Need::CheckCutShort, QT_TRANSLATE_NOOP("Needs", "The check was not stopped early")},
    {Need::Determined, QT_TRANSLATE_NOOP("Needs", "No determined marks are known yet")},
    {Need::SeveralSolutions, QT_TRANSLATE_NOOP("Needs", "The puzzle is not known to have several solutions")},
    {Need::TwoSolutions, QT_TRANSLATE_NOOP("Needs", "Two solutions have not been found")},
    {Need::Conflict, QT_TRANSLATE_NOOP("Needs", "No clues are known to conflict")},
    {Need::Clues, QT_TRANSLATE_NOOP("Needs", "There are no clues yet")},
    {Need::UniqueSolution, QT_TRANSLATE_NOOP("Needs", "The puzzle is not known to have a unique solution")},
    {Need::MarksIgnored, QT_TRANSLATE_NOOP("Needs", "Not available while marks are treated as given")},
    {Need::SomeSolution, QT_TRANSLATE_NOOP("Needs", "There is no solution, and adding a clue cannot restore one")},
    {Need::LaterAlternative, QT_TRANSLATE_NOOP("Needs", "No further alternative is known")},
    {Need::EarlierAlternative, QT_TRANSLATE_NOOP("Needs", "This is the first alternative")},
    {Need::NewDetermined, QT_TRANSLATE_NOOP("Needs", "No determined marks are known yet")},
    {Need::SolutionA, QT_TRANSLATE_NOOP("Needs", "No solution is known")},
    {Need::SolutionB, QT_TRANSLATE_NOOP("Needs", "No second solution is known")},
    {Need::Placement, QT_TRANSLATE_NOOP("Needs", "The placement belongs to the previous board")},
    {Need::Places, QT_TRANSLATE_NOOP("Needs", "There are no places to go to")},
    {Need::Trace, QT_TRANSLATE_NOOP("Needs", "There is no trace yet")},
    {Need::Hypothesis, QT_TRANSLATE_NOOP("Needs", "The chosen step has no hypothesis")},
    {Need::StepRow, QT_TRANSLATE_NOOP("Needs", "No step of the trace is chosen")},
    {Need::TwoCases, QT_TRANSLATE_NOOP("Needs", "The chosen step does not refute a case")},
    {Need::ShownStep, QT_TRANSLATE_NOOP("Needs", "No step of this board's trace is shown")},
    {Need::TracedPath, QT_TRANSLATE_NOOP("Needs", "The list does not show the solver's path")},
    {Need::PathStep, QT_TRANSLATE_NOOP("Needs", "No step of the trace is chosen")},
    {Need::IntendedPath, QT_TRANSLATE_NOOP("Needs", "No path has been marked as intended")},
    {Need::TurnAhead, QT_TRANSLATE_NOOP("Needs", "There are no further turns")},
    {Need::TurnBehind, QT_TRANSLATE_NOOP("Needs", "None of these turns has been made yet")},
    {Need::NextWay, QT_TRANSLATE_NOOP("Needs", "No further solution is known from here")},
    {Need::PreviousWay, QT_TRANSLATE_NOOP("Needs", "This is the first solution")},
    {Need::KnownTurns, QT_TRANSLATE_NOOP("Needs", "No turns to the goal are known")},
    {Need::TurnsAtStart, QT_TRANSLATE_NOOP("Needs", "Go back to before the first turn")},
    {Need::SearchEnded, QT_TRANSLATE_NOOP("Needs", "The search is still running")},
    {Need::ChosenChange, QT_TRANSLATE_NOOP("Needs", "No change is selected in the lists")},
    {Need::FreeBoard, QT_TRANSLATE_NOOP("Needs", "The board is showing something else")},
    {Need::IdleClue, QT_TRANSLATE_NOOP("Needs", "No redundant clues are known")},
    {Need::FreshAdvice, QT_TRANSLATE_NOOP("Needs", "The board has changed; the list is being rebuilt")},
    {Need::NoMinimizing, QT_TRANSLATE_NOOP("Needs", "Clues are being removed")},
    {Need::WrongMark, QT_TRANSLATE_NOOP("Needs", "No wrong mark has been found")},
    {Need::Comparison, QT_TRANSLATE_NOOP("Needs", "No states are being compared")},
    {Need::ChosenDifference, QT_TRANSLATE_NOOP("Needs", "Choose a difference of clues or marks")},
    {Need::UniqueState, QT_TRANSLATE_NOOP("Needs", "No state with a unique solution is known")},
    {Need::StateWithoutSolution, QT_TRANSLATE_NOOP("Needs", "No state without a solution is known")},
    {Need::Drop, QT_TRANSLATE_NOOP("Needs", "No drop in determined marks is known")},
    {Need::BrokenPath, QT_TRANSLATE_NOOP("Needs", "The intended path has not been broken")},
    {Need::ShadedKind, QT_TRANSLATE_NOOP("Needs", "This kind of puzzle has no shaded cells")},
    {Need::WantedSquare, QT_TRANSLATE_NOOP("Needs", "No square is required")},
    {Need::LikeOpenBoard, QT_TRANSLATE_NOOP("Needs", "No board of this kind and size is open")},
    {Need::OpenMarks, QT_TRANSLATE_NOOP("Needs", "There are no marks on the open board")},
    {Need::OpenStart, QT_TRANSLATE_NOOP("Needs", "The search does not start from the open board")},
    {Need::FoundPuzzle, QT_TRANSLATE_NOOP("Needs", "No puzzle has been found yet")},
    {Need::MeasuredRates, QT_TRANSLATE_NOOP("Needs", "Nothing has been measured yet")},
    {Need::FreeKeys, QT_TRANSLATE_NOOP("Needs", "Two actions share a key")},
};
static_assert(std::size(reasons) == needCount);
static_assert(std::ranges::adjacent_find(reasons, std::ranges::greater_equal(), &ReasonRow::need)
                  == std::ranges::end(reasons),
              "one reason for each need, in the order of Need");

struct NeedsRow {
    ActionId action;
    std::vector<Need> needs;
};

using Id = ActionId;

const std::vector<NeedsRow>& needsTable()
{
    using enum Need;
    static const std::vector<NeedsRow> rows{
        {Id::Undo, {DoneStep}},
        {Id::Redo, {UndoneStep}},
        {Id::ClearMarks, {Rules, Marks}},
        {Id::ClearAll, {Rules}},
        {Id::ClearNotes, {Writable, Notes}},
        {Id::Reapply, {Writable}},
        {Id::BeginTrial, {Rules, PlainMarks, Writable}},
        {Id::AcceptTrial, {Writable, OpenTrial}},
        {Id::RejectTrial, {OpenTrial}},
        {Id::CutCells, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::CopyCells, {Rules, PlainMarks, EditMode, Selection}},
        {Id::EraseCells, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::SelectAll, {Rules, PlainMarks, SquareCells, EditMode}},
        {Id::TurnCellsRight, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::TurnCellsLeft, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::FlipCellsLeftRight, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::FlipCellsTopBottom, {Rules, PlainMarks, Writable, EditMode, Selection}},
        {Id::EditMode, {Marks}},
        {Id::SolveMode, {Marks}},
        {Id::ToggleMode, {Marks}},
        {Id::BoardSize, {Rules, PlainMarks}},
        {Id::ChooseKind, {Picture}},
        {Id::Pieces, {PieceBank}},
        {Id::ShufflePieces, {EdgePieces}},
        {Id::Scramble, {Twisty, Writable}},
        {Id::BackToGoal, {Twisty, Writable}},
        {Id::FlipLeftRight, {Rules, PlainMarks}},
        {Id::FlipTopBottom, {Rules, PlainMarks}},
        {Id::RotateRight, {Rules, PlainMarks, Turnable}},
        {Id::RotateLeft, {Rules, PlainMarks, Turnable}},
        {Id::ShiftUp, {Rules, PlainMarks, Writable}},
        {Id::ShiftDown, {Rules, PlainMarks, Writable}},
        {Id::ShiftLeft, {Rules, PlainMarks, Writable}},
        {Id::ShiftRight, {Rules, PlainMarks, Writable}},
        {Id::CountMarks, {Marks}},
        {Id::KeepChecking, {CheckCutShort}},
        {Id::CheckAnswer, {Rules, Marks}},
        {Id::EstimateSolutions, {Rules, PlainMarks, SeveralSolutions}},
        {Id::ShowFinished, {Rules, PlainMarks}},
        {Id::FillFinished, {Rules, PlainMarks, Writable}},
        {Id::ShowDetermined, {Rules, Marks, Determined}},
        {Id::ShowDifference, {Rules, Marks, TwoSolutions}},
        {Id::ShowConflict, {Rules, Marks, Conflict}},
        {Id::ShowRedundant, {Rules, PlainMarks, Clues, UniqueSolution, MarksIgnored}},
        {Id::ShowWhatIf, {Rules, PlainMarks, Clues, MarksIgnored, SomeSolution}},
        {Id::NextPlace, {Places}},
        {Id::PreviousPlace, {Places}},
        {Id::NextAlternative, {Rules, Marks, TwoSolutions, LaterAlternative}},
        {Id::PreviousAlternative, {Rules, Marks, TwoSolutions, EarlierAlternative}},
        {Id::NextStep, {Rules, PlainMarks, Trace}},
        {Id::PreviousStep, {Rules, PlainMarks, Trace}},
        {Id::IntoHypothesis, {Rules, PlainMarks, Trace, Hypothesis}},
        {Id::PlayTrace, {Rules, PlainMarks, Trace}},
        {Id::ShowAfter, {Rules, PlainMarks, Trace, StepRow}},
        {Id::SwapCases, {Rules, PlainMarks, Trace, TwoCases}},
        {Id::WhyThisMark, {Rules, PlainMarks, Trace}},
        {Id::CopyTrace, {Rules, PlainMarks, Trace}},
        {Id::CopyTraceMarkdown, {Rules, PlainMarks, Trace}},
        {Id::SaveTrace, {Rules, PlainMarks, Trace}},
        {Id::AdoptStep, {Rules, PlainMarks, Writable, Trace, ShownStep}},
        {Id::Hint, {Rules, PlainMarks}},
        {Id::MarkIntended, {Rules, PlainMarks, TracedPath}},
        {Id::IntendStep, {Rules, PlainMarks, PathStep}},
        {Id::ClearIntended, {Rules, PlainMarks, IntendedPath}},
        {Id::NextTurn, {Twisty, Writable, TurnAhead}},
        {Id::PreviousTurn, {Twisty, Writable, TurnBehind}},
        {Id::PlayTurns, {Twisty, Writable, TurnAhead}},
        {Id::NextWay, {Twisty, NextWay}},
        {Id::PreviousWay, {Twisty, PreviousWay}},
        {Id::CopyTurns, {Twisty, KnownTurns}},
        {Id::FindMistake, {Rules, Marks}},
        {Id::GoBackToRight, {Rules, Marks, WrongMark}},
        {Id::AdoptAdvice, {Rules, PlainMarks, Writable, ChosenChange, FreeBoard}},
        {Id::PreviewAdvice, {Rules, PlainMarks, ChosenChange, FreeBoard}},
        {Id::MakeMinimal, {Rules, PlainMarks, Writable, IdleClue}},
        {Id::AdoptDetermined, {Rules, Marks, Writable, NewDetermined}},
        {Id::AdoptSolution, {Rules, Marks, Writable, SolutionA}},
        {Id::AdoptAlternative, {Rules, Marks, Writable, SolutionB}},
        {Id::LastUnique, {UniqueState}},
        {Id::FirstNone, {StateWithoutSolution}},
        {Id::BiggestDrop, {Drop}},
        {Id::PathBroke, {BrokenPath}},
        {Id::TakeIntoA, {Writable, Comparison, ChosenDifference}},
        {Id::TakeIntoB, {Writable, Comparison, ChosenDifference}},
    };
    return rows;
}

} // namespace

std::span<const Need> needsOf(ActionId action)
{
    const auto found = std::ranges::find(needsTable(), action, &NeedsRow::action);
    return found == needsTable().end() ? std::span<const Need>() : found->needs;
}

bool isKindNeed(Need need)
{
    return need == Need::EdgePieces || need == Need::PieceBank || need == Need::Twisty || need == Need::Picture;
}

QString reasonText(Need lacking)
{
    return QCoreApplication::translate("Needs", reasons[static_cast<std::size_t>(lacking)].text);
}

} // namespace tokisuji
