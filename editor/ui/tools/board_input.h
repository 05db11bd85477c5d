// BoardInput: mouse and keys in, edits out. The logic of the board view without the view.
//
//   press ── move ── move ── release ──► one Edit (empty when the stroke nets to nothing)
//   key ────────────────────────────────► one Edit
// While a stroke runs, preview() is the board as it would be; nobody else sees it before the button is up.
#pragma once

#include "editor/ui/tools/behaviour.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tokisuji {

/// What a key did: nothing at all, or something (with or without an edit).
struct KeyResult {
    bool handled = false;
    Edit edit;
    bool goesOn = false; ///< with the number that the last edit typed: both are one gesture
};

class BoardInput {
public:
    /// Another puzzle: the cursor begins in its first cell, the tools with Auto.
    void openBoard(const Board& board);
    /// The document's board. Any change from elsewhere ends the running stroke and the number being typed.
    void setBoard(const Board& board);
    void setMode(Mode mode);
    /// A tool that the mode does not have means Auto. Each mode keeps its own.
    void setTool(ToolId tool);
    [[nodiscard]] Mode mode() const { return m_desk.mode; }
    [[nodiscard]] ToolId tool() const { return m_desk.tool; }
    [[nodiscard]] bool hasBoard() const { return m_desk.habits.genre != nullptr; }

    /// `modifiers`: Shift or Meta swaps the buttons, Alt is for the tools.
    void press(Spot at, Button button, Qt::KeyboardModifiers modifiers);
    void move(Spot to);
    [[nodiscard]] Edit release(Spot at);
    void cancel();
    [[nodiscard]] bool isDrawing() const { return m_isDown; }
    [[nodiscard]] KeyResult key(const KeyPress& press);
    /// X or Z is held from now on, or (0) released: arrows may mean something else meanwhile.
    void hold(int letter) { m_held = letter; }
    /// The author's selection; none while solving.
    [[nodiscard]] std::optional<CellArea> selection() const;
    void select(const std::optional<CellArea>& area);
    /// One gesture that concerns the selection.
    [[nodiscard]] Edit carryOut(const std::function<void(Desk&)>& gesture);
    /// How many clues the last gesture left no place for.
    [[nodiscard]] int lost() const { return m_desk.lost; }
    /// None where it does not fit the board.
    [[nodiscard]] EntrySymmetry symmetry() const { return m_desk.symmetry; }
    void setSymmetry(EntrySymmetry symmetry);

    /// What was chosen beside the board.
    [[nodiscard]] const Hand& hand() const { return m_desk.hand; }
    void setHand(const Hand& hand) { m_desk.hand = hand; }

    /// Shows the piece under a spot until the next input; none when the spot is nowhere.
    void trace(Spot at, const Board& board);
    void dropTrace() { m_desk.traced.clear(); }
    [[nodiscard]] const std::vector<Place>& traced() const { return m_desk.traced; }

    /// The board as it will be when the stroke ends.
    [[nodiscard]] const Board& preview() const { return m_image ? *m_image : m_desk.board(); }
    [[nodiscard]] const Cursor& cursor() const { return m_desk.cursor; }
    /// Puts the cursor on the cell or point at or next to a place, and shows it.
    void setCursor(Place place);

private:
    [[nodiscard]] const ButtonUse& use() const;
    void learnHabits(const Board& board);
    void adjust();
    [[nodiscard]] Place onBoard(Place place) const;
    [[nodiscard]] Spot onCell(Spot spot) const;
    void beginGesture();
    [[nodiscard]] Edit endGesture();
    void rollBack();
    void click(Spot at);
    [[nodiscard]] bool entersImages() const;
    void followImages();
    [[nodiscard]] bool maySelect() const;
    void beginStroke(Spot at, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool moveCursor(const KeyPress& press);

    Desk m_desk;
    Behaviour m_behaviour;
    ToolId m_otherTool = ToolId::Auto; ///< of the mode that is not at work
    std::unique_ptr<Stroke> m_stroke;
    std::optional<Board> m_image;               ///< the board with the images of what the stroke has entered so far
    std::optional<Selection> m_selectionBefore; ///< the stroke
    Button m_button = Button::Primary;
    int m_held = 0; ///< Qt::Key_X, Qt::Key_Z or 0
    Spot m_pressedAt;
    Spot m_at;
    bool m_isDown = false;
    bool m_typed = false;        ///< the last edit was a number that is being typed
    bool m_isPressTaken = false; ///< the press has done something: the release is not a click
};

} // namespace tokisuji
