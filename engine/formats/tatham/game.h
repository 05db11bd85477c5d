// Games of Simon Tatham's Portable Puzzle Collection whose puzzles there are here too.
//
// His game ID is "parameters:description" and does not say which game it is for; links and save files do. The kind of
// puzzle here has the game's title, in small letters, among its other names.
#pragma once

#include "engine/formats/clues.h"
#include "engine/formats/url/body.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji::tatham {

/// What the parameters begin with.
enum class SizeForm : std::uint8_t {
    Sides, ///< "7x5": columns and rows; "7" is both
    Order, ///< "5": the side of a square
    Boxes, ///< "3x2": boxes side by side, boxes one below the other; as many cells each way as both together
};

struct Game {
    std::string_view title; ///< as in menus and save files
    /// The page of a link; empty: the title in small letters without blanks.
    std::string_view page{};
    SizeForm size = SizeForm::Sides;
    /// What stands behind the size in all his IDs: a letter and its value. Another value is another puzzle.
    std::string_view option{};
    std::string_view otherRules{}; ///< letters behind the size that change the rules
    std::string_view wishes{};     ///< letters there that only tell how puzzles are made
    /// The description up to its end. Errors are those of BodyReader, ClueSetter, "tatham-cells" and
    /// "tatham-cut-off".
    std::optional<Error> (*read)(BodyReader&, ClueSetter&) = nullptr;
    /// Appends the description. What it leaves out is found when it is read again.
    std::optional<Error> (*write)(const Board&, std::string& description) = nullptr;

    /// Of games with the same form: how all puzzles of this one look, and hardly one of the others. None: any may.
    bool (*isTypical)(const Board&) = nullptr;

    /// The kind of puzzle here; nullptr where there is none with rules.
    [[nodiscard]] const Genre* genre() const;
    [[nodiscard]] std::string pageName() const;
    /// Is a name the title or the page, in any letters?
    [[nodiscard]] bool isCalled(std::string_view name) const;
};

/// In the order of their titles.
[[nodiscard]] std::span<const Game> games();
/// nullptr: none of them is a kind that he has.
[[nodiscard]] const Game* gameOf(const Genre&);

/// What all descriptions are written with: letters for runs of blanks, "a" for one up to "z" for 26.
constexpr char runZero = 'a' - 1;

/// How the values of one layer are written.
struct Signs {
    Layer layer = Layer::Number;
    std::string_view signs; ///< those of the values from `least` on
    int least = 0;
    char unknown = 0;    ///< the sign of "?"; 0: none
    char blankToo = 0;   ///< a sign for a place without value; 0: none
    bool hasRuns = true; ///< else every place has a sign
};
[[nodiscard]] std::optional<Error> readSigns(const Signs&, BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writeSigns(const Signs&, const Board&, std::string&);

/// Decimal numbers in cells; two without a blank between them have "_" there.
[[nodiscard]] std::optional<Error> readNumbersInCells(BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writeNumbersInCells(const Board&, std::string&);

/// A decimal number of at most four digits, where one begins.
[[nodiscard]] std::optional<int> takeDecimal(BodyReader&);
/// The places outside next to the grid: of each column at the top, of each row at the left.
[[nodiscard]] std::vector<Place> linesOutside(const Grid&);
/// The description ends after `has` of `needed` places, or goes on.
[[nodiscard]] Error wrongCount(std::size_t at, std::size_t has, std::size_t needed);
/// The next character is wrong ("url-character"), or there is none ("tatham-cut-off").
[[nodiscard]] Error unexpected(const BodyReader&);

/// Games with a form of their own.
[[nodiscard]] std::optional<Error> readGalaxies(BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writeGalaxies(const Board&, std::string&);
[[nodiscard]] std::optional<Error> readPattern(BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writePattern(const Board&, std::string&);
[[nodiscard]] std::optional<Error> readTents(BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writeTents(const Board&, std::string&);
[[nodiscard]] std::optional<Error> readTowers(BodyReader&, ClueSetter&);
[[nodiscard]] std::optional<Error> writeTowers(const Board&, std::string&);

} // namespace tokisuji::tatham
