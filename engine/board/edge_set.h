// EdgeSet: the square pieces of an edge-matching board, with the text form that URLs and files share.
//
// A piece is written as its four colours "left.top.right.bottom", pieces are separated by "_" and numbered from 0.
#pragma once

#include "engine/board/board.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// The colour of sides that lie on the frame, and of no others.
constexpr int borderColour = 0;
constexpr int mostEdgeColours = 512; ///< the largest number of a colour is one less
constexpr int mostEdgeSide = 16;     ///< cells on the longest side of a board

/// The colours of a square piece as it lies.
struct EdgePiece {
    int left = borderColour;
    int top = borderColour;
    int right = borderColour;
    int bottom = borderColour;

    /// Rotated clockwise by this many quarter turns.
    [[nodiscard]] EdgePiece turned(int quarters) const;
    [[nodiscard]] int at(Dir) const;
    void set(Dir, int colour);
    friend auto operator<=>(const EdgePiece&, const EdgePiece&) = default;
};

/// "0.0.1.2_1.0.0.2": one or more pieces. nullopt: anything else.
[[nodiscard]] std::optional<std::vector<EdgePiece>> parsePieces(std::string_view);
[[nodiscard]] std::string toText(const std::vector<EdgePiece>&);
/// A set for a board whose pieces all look alike: colour 1 on every inner side. In the order of their cells.
[[nodiscard]] std::vector<EdgePiece> plainPieces(Size);

/// Pieces that look alike are one form; a form as it lies is a kind, and kinds that look alike are one.
/// Layer Digit holds 1 + the index of the kind that lies in a cell; layer Number the number of the piece that is pinned
/// there. Both mean any piece of the same form.
class EdgeSet {
public:
    struct Kind {
        EdgePiece sides;
        int piece; ///< the first of its form
        int turns; ///< quarters clockwise, the least that look so
    };

    EdgeSet() = default;
    EdgeSet(std::vector<EdgePiece> pieces, bool free);

    [[nodiscard]] const std::vector<EdgePiece>& pieces() const { return m_pieces; }
    /// May pieces be rotated?
    [[nodiscard]] bool isFree() const { return m_free; }
    /// In the order of the pieces, then of the turns.
    [[nodiscard]] const std::vector<Kind>& kinds() const { return m_kinds; }
    /// The index of the kind that looks so.
    [[nodiscard]] std::optional<int> kindOf(const EdgePiece&) const;
    /// The first piece of the same form.
    [[nodiscard]] int formOf(int piece) const { return m_forms[static_cast<std::size_t>(piece)]; }
    /// How many pieces have the form of this one.
    [[nodiscard]] int copiesOf(int piece) const;
    /// One more than the largest colour.
    [[nodiscard]] int colourCount() const;

private:
    std::vector<EdgePiece> m_pieces;
    bool m_free = false;
    std::vector<int> m_forms; ///< by piece
    std::vector<Kind> m_kinds;
};

/// The letter of the flag for pieces that may be rotated.
constexpr char freePieces = 'f';
/// The set that a board is given (Board::setup); no pieces if it is not a set.
[[nodiscard]] EdgeSet edgeSetOf(const Board&);
/// The kind that lies in a cell, by the mark there; nullptr if none does.
[[nodiscard]] const EdgeSet::Kind* pieceAt(const EdgeSet&, const Board&, Place cell);
/// It would point into what is gone.
const EdgeSet::Kind* pieceAt(const EdgeSet&&, const Board&, Place cell) = delete;

} // namespace tokisuji
