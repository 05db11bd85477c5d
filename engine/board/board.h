// Board: a puzzle of one genre as a value.
#pragma once

#include "engine/board/geometry.h"
#include "engine/board/layer.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

namespace tokisuji {

/// What becomes of signs (numbers and answers) when a board is flipped or rotated: nothing; 1 to 4 are directions, as
/// Dir, with small numbers that are ticks on those sides or letters too; 2 and 3 change places where rows become
/// columns. Ways: only answers are directions. Ships: 7 to 10 are corners too, row by row. Sets: 1, 2, 4 and 8 are
/// directions, other numbers are sums of them. Beds: answers are halves of beds (engine/board/bed.h).
enum class SignTurn : std::uint8_t { None, Directions, Letters, Bars, Ways, Ships, Sets, Beds };

/// Size, variant flags and the values of all layers that the genre uses. Copyable, comparable, hashable.
/// Which layers there are is fixed at construction (Genre::makeBoard does it); free notes can be set on any board.
/// Not synchronised: a worker gets its own copy.
class Board {
public:
    Board() = default;
    Board(std::string genre, const Grid& grid, std::span<const Layer> layers, std::string flags = {});

    [[nodiscard]] const std::string& genre() const { return m_genre; }
    [[nodiscard]] Size size() const { return m_grid.size(); }
    [[nodiscard]] const Grid& grid() const { return m_grid; }
    /// Letters of the variant rules that are on, sorted ("f", "bo").
    [[nodiscard]] const std::string& flags() const { return m_flags; }
    [[nodiscard]] bool hasFlag(char letter) const { return m_flags.find(letter) != std::string::npos; }
    /// What is no letter, digit or sign of ASCII is left out.
    void setFlags(std::string flags);
    /// pzpr's mark "this puzzle has rules of its own": "" for none, else "v:" and a free text that may be empty.
    [[nodiscard]] const std::string& ownRules() const { return m_ownRules; }
    void setOwnRules(std::string mark) { m_ownRules = std::move(mark); }

    /// What the puzzle is given as a whole besides its grid, in the words of its URL: the star count ("2"), the bank of
    /// pieces ("p"). Empty where the genre has nothing of the kind.
    [[nodiscard]] const std::string& setup() const { return m_setup; }
    void setSetup(std::string setup) { m_setup = std::move(setup); }

    /// Do clues outside the grid stand above and to the left of it only? Then a turn brings them back there.
    [[nodiscard]] bool hasSlotsTopLeft() const { return m_slotsTopLeft; }
    void keepSlotsTopLeft() { m_slotsTopLeft = true; }
    /// Does each of several numbers of a line say something else, by how far it is from the grid? Else they are a list.
    [[nodiscard]] bool hasSlotsByDepth() const { return m_slotsByDepth; }
    void keepSlotsByDepth() { m_slotsByDepth = true; }
    /// Do numbers belong to rooms, so that they stand in the rooms' top cells? Else to the cells that they stand in.
    [[nodiscard]] bool hasRoomNumbers() const { return m_roomNumbers; }
    void keepRoomNumbers() { m_roomNumbers = true; }

    /// May clues stand on the lattice points of the frame?
    [[nodiscard]] bool hasFramePoints() const { return m_framePoints; }
    void keepPointsWithinFrame() { m_framePoints = false; }
    /// Are kinds of cells those of whole rooms?
    [[nodiscard]] bool hasRoomKinds() const { return m_roomKinds; }
    void keepRoomKinds() { m_roomKinds = true; }

    [[nodiscard]] SignTurn signTurn() const { return m_signTurn; }
    void keepSignTurn(SignTurn turn) { m_signTurn = turn; }

    /// The values that a layer can have on such a board besides `blank`: of the genre's signs, say, there are few.
    /// Others mean nothing; they can come from a damaged log.
    [[nodiscard]] ValueSpan valuesOf(Layer layer) const { return m_spans[static_cast<std::size_t>(layer)]; }
    [[nodiscard]] bool canHold(Layer layer, int value) const { return value == blank || valuesOf(layer).has(value); }
    void keepValues(Layer layer, ValueSpan span) { m_spans[static_cast<std::size_t>(layer)] = span; }

    [[nodiscard]] bool has(Layer layer) const
    {
        return !m_layers[static_cast<std::size_t>(layer)].empty() || (isNoteLayer(layer) && size().cells() > 0);
    }
    /// The value at a place; `blank` where the board has no such layer. Requires a place of the layer's kind.
    [[nodiscard]] int at(Layer, Place) const;
    /// Requires has(layer). Board changes go through Edit; this is for Edit itself and for readers of formats.
    void set(Layer, Place, int value);
    /// All values in the order of Grid::index; empty where the board has no such layer, or no note in it.
    [[nodiscard]] std::span<const int> values(Layer layer) const { return m_layers[static_cast<std::size_t>(layer)]; }
    /// Those that the board has; of free notes, those in which something stands.
    [[nodiscard]] std::vector<Layer> layers() const;
    /// Is a layer without any value other than `blank`?
    [[nodiscard]] bool isBlank(Layer) const;
    /// The same board with every value of the given layers blank.
    [[nodiscard]] Board without(std::span<const Layer>) const;
    /// With its clues alone.
    [[nodiscard]] Board withoutMarks() const;
    /// The same layers on other cells, all blank.
    [[nodiscard]] Board blankOn(const Grid&) const;
    /// The same on squares.
    [[nodiscard]] Board blankOfSize(Size size) const { return blankOn(Grid(size)); }

    [[nodiscard]] std::size_t hash() const;
    friend bool operator==(const Board& a, const Board& b)
    {
        return a.m_genre == b.m_genre && a.m_grid == b.m_grid && a.m_flags == b.m_flags && a.m_ownRules == b.m_ownRules
               && a.m_setup == b.m_setup && a.m_layers == b.m_layers;
    }

private:
    std::string m_genre;
    Grid m_grid;
    std::string m_flags;
    std::string m_ownRules;
    std::string m_setup;
    bool m_slotsTopLeft = false;
    bool m_slotsByDepth = false;
    bool m_roomNumbers = false;
    bool m_framePoints = true;
    bool m_roomKinds = false;
    SignTurn m_signTurn = SignTurn::None;
    std::array<ValueSpan, layerCount> m_spans = valuesOfLayers();
    std::array<std::vector<int>, layerCount> m_layers; ///< of free notes: empty while nothing stands there
};

[[nodiscard]] inline int cellCount(const Board& board)
{
    return board.size().cells();
}
/// As many cells as its longest row or column has.
[[nodiscard]] inline int longSide(const Board& board)
{
    return std::max(board.size().width, board.size().height);
}

/// For unordered containers keyed by boards.
struct BoardHash {
    std::size_t operator()(const Board& board) const { return board.hash(); }
};

} // namespace tokisuji
