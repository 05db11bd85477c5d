// Bank: the pieces that a puzzle is given, with the text form that URLs and files share.
//
// A piece is written as the digit of its width, that of its height, and its cells row by row as bits, five per
// character: "23t" is an L of four cells. A bank is the letter of a preset, or the number of pieces and the pieces.
#pragma once

#include "engine/board/board.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// The cells of a piece within its box, row by row.
struct BankPiece {
    Size box;
    std::vector<bool> filled;

    [[nodiscard]] bool at(int column, int row) const
    {
        return filled[static_cast<std::size_t>(row * box.width + column)];
    }
    /// The cells as if the box lay in the upper left corner of a board.
    [[nodiscard]] std::vector<Place> cells() const;
    friend auto operator<=>(const BankPiece&, const BankPiece&) = default;
};

/// The smallest piece round some cells. Requires at least one.
[[nodiscard]] BankPiece bankPieceOf(std::span<const Place> cells);
/// Is it in one part and its box no larger than needed? Others cannot be on any board.
[[nodiscard]] bool isPolyomino(const BankPiece&);
/// The piece rotated and flipped, each form once, in order; the first one is the same for all of them.
[[nodiscard]] std::vector<BankPiece> turnings(const BankPiece&);

/// The largest side of a piece that has a digit.
constexpr int largestPieceSide = 35;
[[nodiscard]] std::optional<BankPiece> parseBankPiece(std::string_view text);
[[nodiscard]] std::string toText(const BankPiece&);

using Bank = std::vector<BankPiece>;
/// A well-known bank and its letter: a capital for a fleet.
struct BankPreset {
    char letter;
    std::vector<std::string_view> pieces;
};
[[nodiscard]] std::span<const BankPreset> bankPresets();
/// Which banks the small letters of URLs and files name: some are fleets instead of pieces.
enum class BankLetters : std::uint8_t { Pieces, Fleets };
/// "p", or "2/23t/11g". nullopt: neither.
[[nodiscard]] std::optional<Bank> parseBank(std::string_view setup);
/// The letter of a preset where the bank is one.
[[nodiscard]] std::string toText(const Bank&, BankLetters = BankLetters::Pieces);
/// The setup that the text of a URL or a file means; nullopt: none.
[[nodiscard]] std::optional<std::string> setupOfBank(std::string text, BankLetters);
/// The text of URLs and files for a setup.
[[nodiscard]] std::string bankText(std::string setup);

/// The pieces of a bank that are alike, once each with their number.
struct PieceCount {
    BankPiece piece;
    int count;
};
[[nodiscard]] std::vector<PieceCount> counted(const Bank&);
/// The bank that a board is given (Board::setup).
[[nodiscard]] Bank bankOf(const Board&);
/// The pieces that the shaded areas of a board are, in the order of their first cells.
[[nodiscard]] Bank shadedPieces(const Board&);
/// For each piece of the board's bank: is it among the shaded areas? Each area serves one piece.
[[nodiscard]] std::vector<bool> usedPieces(const Board&);

} // namespace tokisuji
