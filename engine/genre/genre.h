// Genre: everything that is known of a kind of puzzle, in one declaration.
//
// From it come the rules (judge, SAT, tracer), the URL and file forms, the tools of the editor and the drawing.
// A genre is one file in engine/genres and one line in registry.cpp.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <span>
#include <string_view>
#include <vector>

namespace tokisuji {

/// A text in both languages of the program.
struct Names {
    std::string_view en;
    std::string_view ja;
};

/// For the genre chooser.
enum class Family : std::uint8_t { Loop, Shading, Region, Number, Object };

/// What the author puts on the board; each kind brings its tools, keys and drawing.
struct Clue {
    enum Kind : std::uint8_t {
        CellNumber,  ///< a number in a cell
        Island,      ///< a number in a circle
        Pearl,       ///< 1 white, 2 black circle
        ArrowNumber, ///< a number with a direction, or a plain mark
        Rooms,       ///< borders between rooms
        RoomNumber,  ///< a number in a room's top cell
    } kind;
    int min = 0;
    /// The largest number that can be typed, on this board.
    int (*max)(const Board&) = nullptr;
    bool orUnknown = false; ///< "?" is a clue too
    /// Numbers above `max` are refused by the readers too (they stand in no address of this genre).
    bool strict = false;
};

/// What the solver puts on the board.
enum class Mark : std::uint8_t {
    Shade,       ///< shaded cells and dots
    CellLine,    ///< a line from cell to cell and crosses
    LatticeLine, ///< a line along the grid and crosses
    Bridge,      ///< one or two straight lines between islands and crosses
    Digit,       ///< numbers with candidates
    EdgeCross,   ///< helper: crosses between cells beside a shading
    Tint,        ///< helper: two background colours
};

/// A rule that can be switched on by a letter in the address.
struct Variant {
    char letter;
    Names name;
    bool displayOnly = false; ///< kept in the address, changes no rule and is not in the file
};

/// Parts of a pzpr address body, in order.
enum class UrlPart : std::uint8_t { FourCell, Number16, Circle, Border, RoomNumber16, ArrowNumber16, Hitori };

/// Sections of a pzprv3 file, in order.
enum class FilePart : std::uint8_t {
    Numbers,          ///< QNUM
    ArrowNumbers,     ///< DIRQ
    Shades,           ///< ANS
    NumbersAndShades, ///< QNUM+ANS in one grid
    Digits,           ///< ANUM with candidates
    Tints,            ///< QSUB
    Lines,            ///< LINE
    LatticeLines,     ///< LINE/out
    EdgeCrosses,      ///< LINE, written only when there is one
    Borders,          ///< BORDERQ
};
struct FileForm {
    int version = 0;
    std::vector<FilePart> parts;
    bool oneSizeLine = false; ///< square boards whose header has the side once
    /// Parts of older versions, newest first: used when the header's version is below `below`.
    struct Older {
        int below;
        std::vector<FilePart> parts;
        bool roomIds = false; ///< Borders are written as room ids
    };
    std::vector<Older> older;
};

enum class GridStyle : std::uint8_t {
    Cells,  ///< thin grid, thick frame
    Dots,   ///< lattice points with faint guides
    Guides, ///< faint grid, no frame (islands)
    Boxes,  ///< thin grid, thick lines round boxes
};

struct Genre {
    std::string_view id;                   ///< pzpr's pid; also the key of the board
    std::string_view urlId;                ///< as written into addresses
    std::vector<std::string_view> aliases; ///< further names in addresses
    Names title;
    Names summary;         ///< the rules in a few sentences
    std::string_view kana; ///< reading of the Japanese title, for searching
    Family family;
    bool onPuzzLink = true;
    Size usualSize{10, 10};
    bool squareOnly = false;
    std::vector<Clue> clues;
    std::vector<Mark> marks;
    std::vector<Variant> variants;
    std::vector<UrlPart> url;
    FileForm file;
    GridStyle grid = GridStyle::Cells;
    std::string_view sample; ///< a small address, for previews and the first start
    void (*rules)(const Board&, Rules&);

    [[nodiscard]] Board makeBoard(Size, std::string flags = {}) const;
    [[nodiscard]] const Clue* clue(Clue::Kind) const;
    [[nodiscard]] bool has(Mark) const;
    /// Layers that hold the author's clues / the solver's answer / helper marks that no rule looks at.
    [[nodiscard]] std::vector<Layer> clueLayers() const;
    [[nodiscard]] std::vector<Layer> answerLayers() const;
    [[nodiscard]] std::vector<Layer> helperLayers() const;
    [[nodiscard]] Rules rulesOf(const Board&) const;
};

} // namespace tokisuji
