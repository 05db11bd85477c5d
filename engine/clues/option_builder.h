// Option builder: the changes of one place, or of a few, as an option.
#pragma once

#include "engine/clues/clue_options.h"

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
    [[nodiscard]] ClueOption option(int value, Dir direction = Dir::None) const
    {
        return {m_place, value, direction, m_edit};
    }

private:
    const Board& m_board;
    Place m_place;
    Edit m_edit;
};

} // namespace tokisuji
