// Sheet: what is drawn on one layer of a penpa drawing, as sets of things at points (see frame.h).
#pragma once

#include "engine/formats/json.h"
#include "engine/formats/penpa/frame.h"

#include <map>
#include <string>
#include <vector>

namespace tokisuji::penpa {

/// Colours of surfaces.
constexpr int darkGrey = 1, lightGrey = 3, black = 4, lightBlue = 5, grey = 8;
/// Styles of lines, of whatever sort.
constexpr int blackLine = 2, answerLine = 3, doubleLine = 30, fatDots = 13, thinLine = 80, cross = 98;
/// Styles of numbers.
constexpr int blackText = 1, answerFigure = 2, whiteText = 4, circledText = 6, darkText = 7;

/// A number or a text, with what it stands on.
struct Figure {
    std::string text;
    int style = blackText;
    std::string mode = "1"; ///< "1" plain, "2" with an arrow, "4" up to four clues, "6" smaller, "8" a long text
    friend bool operator==(const Figure&, const Figure&) = default;
};
constexpr std::string_view arrowMode = "2", listMode = "4", smallMode = "6", candidatesMode = "7", longMode = "8";

/// Shapes, and a tool for digits, that are called as kinds of puzzles are.
constexpr std::string_view compassShape = "compass", sumShape = "kakuro", tentShape = "tents", digitTool = "sudoku";
/// Black discs, also on lattice points: the tool draws on edges then.
constexpr std::string_view pointTool = "symbol/circle_M";

/// A symbol: which one of its shape, or which of its parts are there.
struct Symbol {
    std::string shape;
    std::vector<int> value; ///< one number, or a flag for each part
    int layer = 1;          ///< 1 below the lines, 2 above
    friend bool operator==(const Symbol&, const Symbol&) = default;
};

/// Points in a row, or a group of them.
struct Way {
    enum Kind : std::uint8_t { Thermometer, BareThermometer, Arrow, Direction, Band, Polygon, Cage } kind;
    std::vector<int> points;
    friend bool operator==(const Way&, const Way&) = default;
};

struct Sheet {
    std::map<int, int> surfaces;
    std::map<int, Figure> figures;
    std::map<int, Figure> smallFigures; ///< at quarters and sides of cells; their mode says nothing
    std::map<int, Symbol> symbols;
    std::map<Segment, int> lines;   ///< from cell to cell
    std::map<int, int> lineMarks;   ///< crosses and the like on an edge
    std::map<Segment, int> edges;   ///< from lattice point to lattice point
    std::map<int, int> edgeMarks;   ///< as lineMarks
    std::map<Segment, int> deleted; ///< edges of the grid that are not drawn
    std::map<Segment, int> walls;   ///< bars across cells, from edge to edge
    std::map<Segment, int> cages;   ///< from quarter to quarter: the outlines of cages
    std::map<Segment, int> free;    ///< lines between any two points
    std::vector<Way> ways;
    int others = 0; ///< things that are none of these, such as candidates
    friend bool operator==(const Sheet&, const Sheet&) = default;

    /// How many things are drawn.
    [[nodiscard]] std::size_t size() const;
    /// The smallest point where something is drawn. Requires that something is.
    [[nodiscard]] std::optional<int> firstPoint() const;
};

/// As penpa writes a layer.
[[nodiscard]] std::string toJson(const Sheet&);
/// nullopt: no layer. Members that are missing are empty; of history nothing is read.
[[nodiscard]] std::optional<Sheet> sheetOf(const Json&);

} // namespace tokisuji::penpa
