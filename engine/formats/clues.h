// Clues: the numbers that a reader finds pass through here, so that each is one that the genre allows.
#pragma once

#include "engine/genre/genre.h"
#include "engine/util/result.h"

#include <optional>

namespace tokisuji {

/// Sets numbers on a board that is being read. Genres with strict clues refuse what is outside their range; the others
/// keep any number, as pzpr does, and leave the verdict to the rules.
class ClueSetter {
public:
    /// Requires a board of the genre; it must outlive the setter.
    ClueSetter(const Genre&, Board&);

    [[nodiscard]] const Genre& genre() const { return m_genre; }
    [[nodiscard]] Board& board() { return m_board; }
    [[nodiscard]] int cells() const { return m_board.grid().count(PlaceKind::Cell); }
    [[nodiscard]] Place cell(int index) const { return m_board.grid().place(PlaceKind::Cell, index); }
    /// `at` is the byte of the input where the number stands.
    [[nodiscard]] std::optional<Error> set(Place cell, int number, std::size_t at);

private:
    const Genre& m_genre;
    Board& m_board;
    const Clue* m_clue;
};

} // namespace tokisuji
