// Genre: everything that is known of a kind of puzzle, in one declaration.
//
// From it come the rules (judge, SAT, tracer), the URL and file forms, the tools of the editor and the drawing.
// A genre is one file in engine/genres, or is made while the program runs (see registerGenre).
#pragma once

#include "engine/board/board.h"
#include "engine/genre/clue.h"
#include "engine/genre/parts.h"
#include "engine/genre/penpa_form.h"
#include "engine/genre/recipe.h"
#include "engine/genre/stance.h"
#include "engine/genre/technique.h"
#include "engine/rules/rules.h"
#include "engine/util/bilingual.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tokisuji {

/// For the genre chooser.
enum class Family : std::uint8_t { Loop, Shading, Region, Number, Object, Neighbour };

/// What the answer of a puzzle is.
enum class AnswerKind : std::uint8_t {
    Marks,     ///< marks on the board
    Placement, ///< pieces on the board, of which some may fit before all do
    Turns,     ///< a sequence of turns that leads from the board to a goal
};

/// What the solver puts on the board.
enum class Mark : std::uint8_t {
    Shade,       ///< shaded cells and dots
    RoomSize,    ///< as Shade, drawn as the number of cells in the room
    CellLine,    ///< a line from cell to cell and crosses
    LatticeLine, ///< a line along the grid and crosses
    Bridge,      ///< one or two straight lines between islands and crosses
    Digit,       ///< numbers with candidates
    EdgeCross,   ///< helper: crosses between cells beside a shading
    Tint,        ///< helper: two background colours
    Lamp,        ///< as Shade, drawn as a lamp that lights its lines
    Star,        ///< as Shade, drawn as a star
    Tent,        ///< as Shade, drawn as a tent
    Square,      ///< as Shade, drawn as a square
    Disc,        ///< as Shade, only in circles of the author, which it makes black
    Border,      ///< borders between cells and signs "no border here"
    Slash,       ///< a slash or backslash in a cell
    Bar,         ///< a vertical or horizontal bar in a cell
    CrossBar,    ///< as Bar; both may stand in a cell
    Ladder,      ///< as Bar, drawn as a ladder over two borders
    Triangle,    ///< one of four triangles in a cell
    Diamond,     ///< diamonds on lattice points within the board, and crosses
    Pin,         ///< pins on all lattice points, and crosses
    Sign,        ///< as Digit, drawn as the signs of the genre; 0 is "none here"
    DigitOrNone, ///< as Digit; 0 is "none here"
    CellSign,    ///< helper: circle or cross in a cell (layer Tint)
    CellCircle,  ///< helper: the same without the cross
    PairLink,    ///< helper: a link between an object and its clue (layer Border, value 0)
    EdgeLink,    ///< helper: a border along an edge or a link over it (layer Border, 1 or 0)
    Candidates,  ///< helper: four small numbers in a cell (Digit has them without this)
    Ticks,       ///< helper: small arrows at the sides of a cell (layer Candidates, 1 to 4 as Dir)
    CrossedClue, ///< helper: a clue that is done with (layer Tint, value 2; outside the grid layer OutsideDone)
    Heading,     ///< helper: the way along a line (layer Heading)
    Piece,       ///< as Digit: which piece of EdgeSet lies in a cell, and how
    Spots,       ///< helper: small dots on edges and lattice points (layers EdgeSpot, VertexSpot)
};

/// How the values 1, 2, 3 .. of Clue::Sign and Mark::Sign look.
enum class SignStyle : std::uint8_t {
    Circles,
    SunMoon,
    Shapes,
    Trees,
    Bars,      ///< a plus, a vertical and a horizontal bar
    Compass,   ///< the letters N, S, W and E
    Arrows,    ///< up, down, left, right; 5 is a disc
    Lollipops, ///< a circle, an upright and a level stick
    Ways,      ///< up, down, left, right, drawn on over several cells
    Numbers,   ///< the numbers themselves
    Ships,     ///< 0 water; ends that point up, down, left, right; middle, single; corners by rows
    ArrowSets, ///< arrows in several directions: 1 up, 2 down, 4 left, 8 right, or sums of them
    Maze,      ///< a start, a goal, a circle and a triangle
    Colours,   ///< a black and a white cell
    Grounds,   ///< black and white cells; those that are neither yet are grey
    Poles,     ///< a plus and a minus
    Beds,      ///< an aisle and halves of beds (engine/board/bed.h)
};

/// "None here", where 0 is a number.
constexpr int noneHereNumber = plainMark;

/// A rule that can be switched on by a letter in the URL.
struct Variant {
    char letter;
    OwnedBilingual name;
    bool isLook = false; ///< changes what the board looks like and no rule
    bool inFile = true;
    bool inBody = false; ///< a part of the URL body says it, not a letter before the size
};

/// How a whole board is stored in a pzprv3 file.
struct FileForm {
    int version = 0;
    /// Its sections, in order.
    std::vector<const FilePart*> parts;
    bool oneSizeLine = false; ///< square boards whose header has the side once
    /// Parts of older versions, newest first: used when the header's version is below `below`.
    struct Older {
        int below;
        std::vector<const FilePart*> parts;
    };
    std::vector<Older> older;
};

enum class GridStyle : std::uint8_t {
    Cells,   ///< thin grid, thick frame
    Dots,    ///< lattice points with faint guides
    Guides,  ///< faint grid, no frame (islands)
    CutOut,  ///< as Cells, round the cells that are there: holes are left blank
    Boxes,   ///< thin grid, thick lines round boxes
    Streets, ///< the cells are the crossings of streets between square blocks
    Net,     ///< none: what is on the board brings its own
};

struct Genre {
    std::string id;                   ///< pzpr's pid; also the key of the board
    std::string urlId;                ///< as written into URLs
    std::vector<std::string> aliases; ///< further names in URLs
    OwnedBilingual title;
    OwnedBilingual summary; ///< the rules in a few sentences
    std::string kana;       ///< reading of the Japanese title, for searching
    Family family;
    bool onPuzzLink = true;
    bool isPicture = false; ///< no kind of puzzle but a drawing made elsewhere (see foreign.h)
    Size usualSize{10, 10};
    bool squareOnly = false;
    std::vector<Clue> clues;
    std::vector<Mark> marks;
    std::vector<Variant> variants;
    /// The parts of a URL body, in order.
    std::vector<const UrlPart*> url;
    std::vector<OtherKind> otherKinds{}; ///< that a URL of this name may mean; the first that applies
    FileForm file;
    GridStyle grid = GridStyle::Cells;
    Tiling::Kind tiling = Tiling::Squares; ///< what its cells are
    Stance stance = Stance::Upright;       ///< how its boards stand in pictures
    SignStyle signs = SignStyle::Circles;
    bool signsEverywhere = false; ///< every cell gets one, so that "none here" is not a mark
    /// The solver's 0 is a number and not "none here": the layer Digit holds each number and one more (see numberOf).
    bool zeroIsNumber = false;
    /// The largest number that the solver can type into a cell, where no clue of the author says it.
    std::function<int(const Board&, Place)> largestAnswerAt{};
    bool wholeBorders = false; ///< borders of the answer run from frame to frame
    std::string setup;         ///< Board::setup of a new board
    std::string sample;        ///< a small URL, for previews and the first start
    /// Its place among the examples that a start without puzzles shows; 0: it is not one of them.
    int example = 0;
    PenpaForm penpa{}; ///< how drawings of penpa-edit show it
    /// The same board has the same rules in every thread and at any time. Empty: the answer is not marks, or nothing is
    /// known of the kind (see foreign.h).
    std::function<void(const Board&, Rules&)> rules;
    AnswerKind answer = AnswerKind::Marks;
    std::vector<OwnTechnique> techniques{}; ///< names that puzzlers of this genre use, for what a trace finds
    std::optional<Recipe> recipe{};         ///< none: puzzles of this genre cannot be generated

    /// A blank board of so many cells across and down (see Grid::ofCells), or on these cells.
    [[nodiscard]] Board makeBoard(Size, std::string flags = {}) const;
    [[nodiscard]] Board makeBoardOn(const Grid&, std::string flags = {}) const;
    [[nodiscard]] const Clue* clue(Clue::Kind) const;
    [[nodiscard]] bool has(Mark) const;
    /// Layers that hold the author's clues / the solver's answer / helper marks that no rule looks at.
    [[nodiscard]] std::vector<Layer> clueLayers() const;
    [[nodiscard]] std::vector<Layer> answerLayers() const;
    [[nodiscard]] std::vector<Layer> helperLayers() const;
    /// What a clue says of its own cell, as a value of the layer Digit: a number that is given, or the colour of the
    /// cell. Blank where it says nothing of it: it is the room's, a piece's, or about other cells.
    [[nodiscard]] int givenAnswer(const Board&, Place) const;
    /// Does a number that is given in a cell take the place of its answer? Not where it is the room's, or a piece's.
    [[nodiscard]] bool givesAnswers() const { return !has(Mark::Piece) && clue(Clue::RoomNumber) == nullptr; }
    /// The number that a value of the layer Digit stands for, and back: the same but where zeroIsNumber.
    [[nodiscard]] int numberOf(int digit) const
    {
        return !zeroIsNumber || digit < 0 ? digit : digit == 0 ? noneHereNumber : digit - 1;
    }
    [[nodiscard]] int digitFor(int number) const
    {
        return !zeroIsNumber ? number : number == noneHereNumber ? 0 : number < 0 ? number : number + 1;
    }
    /// Is an answer on the board judged by rules? Otherwise the answer is not marks, or nothing is known of the kind.
    [[nodiscard]] bool hasRules() const { return static_cast<bool>(rules); }
    /// Is it a whole genre? Puzzles of the others can only be opened and viewed (see foreign.h).
    [[nodiscard]] bool isWhole() const { return hasRules() || answer == AnswerKind::Turns; }
    /// Empty where the genre has none.
    [[nodiscard]] Rules rulesOf(const Board&, BoardReading = BoardReading::AsItStands, Wording = Wording::Full) const;
};

} // namespace tokisuji
