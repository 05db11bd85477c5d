// Clue site: a clue of the genre at one place, and the families that are made for it.
#pragma once

#include "engine/clues/clue_families.h"
#include "engine/genre/genre.h"

#include <algorithm>
#include <vector>

namespace tokisuji {

/// Builds the edits of options without copying the board for each of them.
class OptionBuilder {
public:
    OptionBuilder(const Board& board, Place place) : m_board(board), m_place(place) {}

    OptionBuilder& set(Layer layer, int value) { return set(layer, m_place, value); }
    /// Does nothing where the board has no such layer or the value stands already. Each place of a layer once.
    OptionBuilder& set(Layer layer, Place place, int value)
    {
        const int before = m_board.at(layer, place);
        if (before != value && m_board.has(layer))
            m_edit.steps.emplace_back(Change{layer, place, before, value});
        return *this;
    }
    [[nodiscard]] ClueOption option(int value, Dir direction = Dir::None, std::vector<int> list = {},
                                    std::optional<Terrain> terrain = {}) const
    {
        return {m_place, value, direction, m_edit, std::move(list), terrain};
    }

private:
    const Board& m_board;
    Place m_place;
    Edit m_edit;
};

struct ClueSite {
    const Board& board;
    const Genre& genre;
    const Clue& clue;
    const std::vector<Layer>& layers; ///< of the clue's kind, the number's first
    Place place;

    [[nodiscard]] OptionBuilder builder() const { return {board, place}; }
    [[nodiscard]] int at(Layer layer) const { return board.at(layer, place); }
    [[nodiscard]] bool has(Layer layer) const { return std::ranges::find(layers, layer) != layers.end(); }
};

using Families = std::vector<ClueFamily>;

/// The first value from `least` on that is not among these.
[[nodiscard]] inline int firstUnused(int least, std::span<const int> values)
{
    while (std::ranges::count(values, least) > 0)
        ++least;
    return least;
}

// --- of one number or sign, alone or with a direction and a colour ---
void addNumbers(const ClueSite&, Families&);
void addDirections(const ClueSite&, Families&);

// --- of more than one number ---
/// A list in a cell.
void addLists(const ClueSite&, Families&);
/// The list beside a line.
void addLineLists(const ClueSite&, Families&);
/// A list in a cell, or beside a line; `slot` is the one next to the grid.
[[nodiscard]] ClueOption listOption(const Board&, Place cell, const std::vector<int>&);
[[nodiscard]] ClueOption lineOption(const Board&, Place slot, const std::vector<int>&);
/// The lists of the lengths of runs in a line of so many cells, the empty one among them.
[[nodiscard]] std::vector<std::vector<int>> listsOfLine(int length);
/// One number of a compass, or several at once.
void addArms(const ClueSite&, Families&);
/// The sum of each run that begins here, or of both at once.
void addSums(const ClueSite&, Families&);

// --- pairs of letters: two equal letters with the same number outside the grid are one clue ---
/// The other numbers of a pair; where nothing stands, every pair of which this is the first place.
void addPairs(const ClueSite&, Families&);
/// Places outside the grid where nothing stands, and of each pair the first one.
[[nodiscard]] std::vector<Place> pairPlaces(const Board&, const Clue&);
/// A letter without a number, or nothing (`blank`), in place of the pair that stands.
[[nodiscard]] ClueOption letterAlone(const Board&, Place, int letter);

// --- what kind of cell a cell is ---
/// The cell becomes one of this kind, or an ordinary one where it is so already. An empty edit where another clue or
/// another kind is in the way.
[[nodiscard]] ClueOption terrainOption(const Board&, Place cell, Terrain);

} // namespace tokisuji
