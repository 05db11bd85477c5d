// Desk: what every tool sees and changes while one gesture lasts.
#pragma once

#include "editor/ui/tools/hand.h"
#include "editor/ui/tools/selection.h"
#include "editor/ui/tools/spot.h"
#include "editor/ui/tools/symmetric_entry.h"
#include "editor/ui/tools/tool.h"
#include "engine/board/edit.h"

#include <Qt>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tokisuji {

/// The two meanings of the mouse; Shift and some tools swap them.
enum class Button : std::uint8_t { Primary, Secondary };
[[nodiscard]] constexpr Button other(Button b)
{
    return b == Button::Primary ? Button::Secondary : Button::Primary;
}

/// A key with what was held.
struct KeyPress {
    int key = 0; ///< Qt::Key
    Qt::KeyboardModifiers modifiers;
    int held = 0; ///< Qt::Key_X or Qt::Key_Z where that letter is held meanwhile
};

/// What the tools must know of a genre's rules; found by asking the rules of small boards.
struct Habits {
    const Genre* genre = nullptr;
    std::string flags{};               ///< the variants that are on
    bool clueCellsStayFree = false;    ///< no marks in cells with clues
    bool shadesStayApart = false;      ///< no two shaded cells side by side
    bool shadesInPairs = false;        ///< shaded cells come in twos: a shading stroke ends after the second
    bool shadesTiles = false;          ///< rooms are tiles, shaded as a whole or not at all
    std::vector<int> barredTerrains{}; ///< kinds of cells that take no marks
    std::vector<int> barredSigns{};    ///< signs and "?" that take none, where others do
};
/// `flags`: the variants that are on.
[[nodiscard]] Habits habitsOf(const Genre& genre, const std::string& flags = {});

/// Where keys go. `slot` is 0 for the cell itself, 1..4 for its corners.
struct Cursor {
    Place place = cellAt(0, 0);
    int slot = 0;
    bool visible = true;
    Dir writes = Dir::None; ///< where the next letter goes, where letters follow each other
    friend bool operator==(const Cursor&, const Cursor&) = default;
};

struct Desk {
    Habits habits;
    Mode mode = Mode::Edit;
    ToolId tool = ToolId::Auto;
    EditBuilder edit{Board{}};
    Hand hand{};
    Cursor cursor;
    /// Where the last digit was typed, so that the next one goes on with that number.
    Place typedAt = wholeBoard;
    int typedSlot = 0;
    int typedNumber = 0;  ///< where it cannot be read off the board
    bool typed = false;   ///< in this gesture
    bool typedOn = false; ///< and it goes on with the number that was typed last
    EntrySymmetry symmetry = EntrySymmetry::None;
    std::optional<Selection> selection;
    bool isOfArea = false; ///< this gesture concerns the selection: it has no images
    int lost = 0;          ///< clues of other places that this gesture left no place for
    /// Places that the trace tool shows until the next input.
    std::vector<Place> traced;
    bool hadTrace = false; ///< did the tool show some when the gesture began?

    [[nodiscard]] const Genre& genre() const { return *habits.genre; }
    [[nodiscard]] const Board& board() const { return edit.board(); }
    [[nodiscard]] int at(Layer layer, Place place) const { return edit.board().at(layer, place); }
    [[nodiscard]] bool isOn(Layer layer, Place place) const;
    /// Is it a kind of cell (or, for an edge, are both beside it) that takes marks where no clue stands?
    [[nodiscard]] bool isGround(Place place) const;
    /// May the solver put marks into this cell (or, for an edge, onto it)?
    [[nodiscard]] bool takesMarks(Place place) const;
    /// The cells that are shaded with a cell, itself included.
    [[nodiscard]] std::vector<Place> shadedWith(Place cell) const;
    void set(Layer layer, Place place, int value) { edit.set(layer, place, value); }
    /// A number was typed into a place: its next digit goes on with it.
    void noteTyped(Place place, int slot, bool goesOn);
    /// Takes over an edit of the board as it is. Requires one without lines, turns and flags.
    void apply(const Edit& done);
    /// Drawing with the mouse puts the cursor out of sight.
    void hideCursor() { cursor.visible = false; }
};

/// One press, drag and release.
class Stroke {
public:
    virtual ~Stroke() = default;
    /// The pointer came to `at`, at most half a place from where it was.
    virtual void move(Desk& desk, Spot at) = 0;
    /// The button is up.
    virtual void finish(Desk&) {}
    /// Did it find anything to act on? If not, the gesture may still be a click.
    [[nodiscard]] bool acted() const { return m_acted; }

protected:
    void act() { m_acted = true; }

private:
    bool m_acted = false;
};

/// Begins a stroke at a press, or passes (null) so that the next kind of stroke gets its turn.
using BeginStroke = std::unique_ptr<Stroke> (*)(Desk&, Spot, Button);
/// A press or a click; false: not for this one.
using Click = bool (*)(Desk&, Spot, Button);
/// False: the key means nothing here.
using HandleKey = bool (*)(Desk&, const KeyPress&);

/// The direction of an arrow key, else None.
[[nodiscard]] Dir arrowOf(const KeyPress& press);
/// The value of a digit key, else -1.
[[nodiscard]] int digitOf(const KeyPress& press);
/// The mark that a key means where there are two: 1 for 1, Q and Enter, 0 for 2, W and Shift+Enter.
[[nodiscard]] std::optional<int> markOf(const KeyPress& press);
/// Exactly these of Shift, Ctrl, Alt and Meta are held.
[[nodiscard]] bool isHeld(const KeyPress& press, Qt::KeyboardModifiers held);
[[nodiscard]] bool isErase(const KeyPress& press); ///< Space, Delete, Backspace

} // namespace tokisuji
