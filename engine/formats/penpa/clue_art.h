// Clue art: how each kind of clue is drawn on a sheet, and read from one. Pages say which clues there are; what they
// look like follows from that and from the Look.
#pragma once

#include "engine/formats/penpa/look.h"
#include "engine/formats/penpa/sheet.h"

namespace tokisuji::penpa {

/// What a sheet is drawn from.
struct Artist {
    const Genre& genre;
    const Board& board;
    const Look& look;
    const Frame& frame;
    Sheet& sheet;
};

/// What a sheet is read into: what is understood goes from the sheet.
struct Viewer {
    const Genre& genre;
    Board& board;
    const Look& look;
    const Frame& frame;
    Sheet& sheet;
};

struct ClueArt {
    Clue::Kind kind;
    void (*draw)(const Artist&, const Clue&);
    void (*read)(const Viewer&, const Clue&);
};
/// nullptr: clues of this kind are not drawn.
[[nodiscard]] const ClueArt* artOf(Clue::Kind);

/// All clues of a board, with the lines that its grid needs.
void drawClues(const Artist&);
void readClues(const Viewer&);

// The kinds, a file for each group of them.
extern const ClueArt roomArt, givenBorderArt;
extern const ClueArt cellNumberArt, roomNumberArt, islandArt;
extern const ClueArt arrowNumberArt, colouredArrowArt, colouredNumberArt;
extern const ClueArt numberListArt, compassArt, sumPairArt;
extern const ClueArt pearlArt, signArt, plainArrowArt, dotArt;
extern const ClueArt outsideNumberArt, outsideLetterArt, starCountArt;
extern const ClueArt vertexNumberArt, edgeNumberArt, givenArrowArt;
extern const ClueArt terrainArt;

// What several of them need.

/// A number as it is written: letters where the clue has them, `unknown` for a question mark.
[[nodiscard]] std::string textOf(int number, const Clue&, std::string_view unknown);
/// Its number; blanks and "?" are question marks. nullopt: none.
[[nodiscard]] std::optional<int> numberIn(std::string_view text, const Clue&);
/// Sets a number as readers of all formats do. False: the genre refuses it.
[[nodiscard]] bool setNumber(const Viewer&, Place cell, int number);
/// Numbers of an arrow from 0 on: up, left, right, down.
[[nodiscard]] std::string arrowSuffix(int direction);
/// "12_3": what is before the arrow, and the direction; 0: there is none.
[[nodiscard]] std::pair<std::string_view, int> splitArrow(std::string_view text);
/// Numbers of arrows that are symbols, for the directions from 1 on.
constexpr std::array<int, 5> arrowSymbols{0, 3, 7, 1, 5};

void addSymbol(const Artist&, Place, std::string_view shape, int value, int layer);
/// The symbol at a place, if it is one number of a shape that begins so.
[[nodiscard]] const Symbol* symbolAt(const Viewer&, Place, std::string_view shape);
/// Plain numbers at places for which `take` is true.
void readFigures(const Viewer&, const std::function<bool(Place, const Figure&)>& take);

} // namespace tokisuji::penpa
