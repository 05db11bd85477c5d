// Exchange: the table of the forms in which puzzles are handed on, and by what a text of each is recognised.
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tokisuji {

/// What is published of a puzzle besides its clues. What is left empty is taken from its genre or left out.
struct Publication {
    std::string title{};
    std::string author{};
    std::string rules{};  ///< text for people, lines end with "\n"
    std::string source{}; ///< where the puzzle comes from, an address
    /// The puzzle's only solution, with its marks. Forms that can hold an answer hold this one.
    std::optional<Board> solution{};
    /// Between the lines of a text: "/" where it has to be one line.
    std::string_view lineEnd = "\n";
};

struct ExchangeFormat {
    std::string_view name; ///< after "convert --to"
    enum Carrier : std::uint8_t { Address, Text } carrier = Address;
    /// Is this a text of the form? White space before it is gone. It may be no text at all, and of any length. None:
    /// another row recognises it.
    bool (*recognises)(std::string_view text) = nullptr;
    /// `Error::at` counts characters of `text`, as it came in. None: another row reads it.
    Result<Board> (*read)(std::string_view text) = nullptr;
    /// What such a text says of its puzzle besides the board. None: nothing.
    Publication (*readPublication)(std::string_view text) = nullptr;
    /// None: it is only read.
    Result<std::string> (*write)(const Board&, const Publication&) = nullptr;
    bool holdsAnswer = false; ///< it has a place for Publication::solution
};

/// In the order in which they are listed and in which they are asked whether a text is theirs.
[[nodiscard]] std::span<const ExchangeFormat> exchangeFormats();
/// By name; nullptr when there is none.
[[nodiscard]] const ExchangeFormat* findExchangeFormat(std::string_view name);
/// The form of a text: the first that recognises it, else an address of pzpr.
[[nodiscard]] const ExchangeFormat& exchangeFormatOf(std::string_view text);
/// What a text says of its puzzle besides the board; empty where it says nothing or cannot be read.
[[nodiscard]] Publication publicationIn(std::string_view text);

} // namespace tokisuji
