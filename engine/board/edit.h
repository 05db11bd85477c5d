// Edit: one gesture of the author or the solver, as a value with an exact inverse.
#pragma once

#include "engine/board/board.h"

#include <array>
#include <utility>
#include <variant>
#include <vector>

namespace tokisuji {

/// One value of one layer changes.
struct Change {
    Layer layer;
    Place place;
    int before;
    int after;
    friend bool operator==(const Change&, const Change&) = default;
};

/// Empty lines are inserted before line `at` (0 .. width or height) of one axis, or blank lines are removed from there.
/// Whatever stood in removed lines is blanked by Changes earlier in the same edit, so that the inverse is exact.
struct InsertLines {
    Axis axis; ///< Horizontal: rows, Vertical: columns
    int at;
    int count;
    friend bool operator==(const InsertLines&, const InsertLines&) = default;
};
struct RemoveLines {
    Axis axis;
    int at;
    int count;
    friend bool operator==(const RemoveLines&, const RemoveLines&) = default;
};
/// The board is flipped or rotated; arrows, directed numbers, gates, slashes and triangles turn with it.
struct Transform {
    enum Kind : std::uint8_t { FlipLeftRight, FlipTopBottom, RotateRight, RotateLeft } kind;
    friend bool operator==(const Transform&, const Transform&) = default;
};
/// Variant rules are switched.
struct FlagChange {
    std::string before;
    std::string after;
    friend bool operator==(const FlagChange&, const FlagChange&) = default;
};

/// What the puzzle is given as a whole is replaced (Board::setup).
struct SetupChange {
    std::string before;
    std::string after;
    friend bool operator==(const SetupChange&, const SetupChange&) = default;
};

/// A trial begins: what follows is entered on trial, until it is accepted or left by going back to before its
/// beginning. Trials can be nested; the innermost one is accepted first. The board stays as it is.
struct TrialStep {
    enum Kind : std::uint8_t { Begins, Accepted } kind;
    friend bool operator==(const TrialStep&, const TrialStep&) = default;
};

using EditStep = std::variant<Change, InsertLines, RemoveLines, Transform, FlagChange, SetupChange, TrialStep>;

/// Steps in the order in which they happen. An edit without steps changes nothing.
struct Edit {
    std::vector<EditStep> steps;

    [[nodiscard]] bool empty() const { return steps.empty(); }
    /// Is there any step that is not a Change?
    [[nodiscard]] bool isStructural() const;
    /// Changes only, in order; what a plain edit consists of.
    [[nodiscard]] std::vector<Change> changes() const;
    [[nodiscard]] Edit inverse() const;
    /// `next` after this one.
    void append(const Edit& next) { steps.insert(steps.end(), next.steps.begin(), next.steps.end()); }
    /// Applies every step. Requires a board that the edit was made for (each `before` holds).
    void applyTo(Board&) const;
    /// Applies every step to a board that may not be the right one, as from a damaged file. False where a step does not
    /// fit it or would put a value that means nothing; the board is then as it was.
    [[nodiscard]] bool tryApplyTo(Board&) const;
    friend bool operator==(const Edit&, const Edit&) = default;
};

/// Collects the changes of a gesture on its own copy of the board: keeps each place's first `before` and last `after`,
/// and drops what cancels out.
class EditBuilder {
public:
    explicit EditBuilder(Board board) : m_before(std::move(board)), m_board(m_before) {}
    [[nodiscard]] const Board& board() const { return m_board; }
    /// No effect where the board has no such layer or it cannot have the value, the place is off the board, or the
    /// value already stands.
    void set(Layer, Place, int value);
    /// What the puzzle is given as a whole (Board::setup).
    void setSetup(std::string);
    /// In the order in which the places were first set.
    [[nodiscard]] Edit edit() const;

private:
    Board m_before;
    Board m_board;
    std::vector<std::pair<Layer, Place>> m_touched; ///< each place once
    std::array<std::vector<bool>, layerCount> m_isTouched;
};

/// Edits for whole gestures on a board. Requires a resulting size within 1..maxSide. Lines are such as people say: rows
/// of squares where those are cut; walls are widened by halves of a brick.
[[nodiscard]] Edit insertLines(const Board&, Side, int lines);
[[nodiscard]] Edit removeLines(const Board&, Side, int lines);
/// Requires that the cells can be turned so (canBeTurned).
[[nodiscard]] Edit transform(const Board&, Transform::Kind);
[[nodiscard]] Edit changeFlags(const Board&, std::string flags);
[[nodiscard]] Edit changeSetup(const Board&, std::string setup);
/// Turns `from` into `to`, notes included. Requires the same genre, size and layers.
[[nodiscard]] Edit difference(const Board& from, const Board& to);
/// Blanks the given layers everywhere.
[[nodiscard]] Edit clear(const Board&, std::span<const Layer>);

} // namespace tokisuji
