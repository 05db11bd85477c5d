// The sections of pzprv3 files, which the files in this folder read and write. Pages name them as file::name.
#pragma once

#include "engine/genre/parts.h"

namespace tokisuji::file {

extern const FilePart allBorders;    ///< BORDERA with given ones
extern const FilePart answerBorders; ///< BORDERA
extern const FilePart arrowNumbers;  ///< DIRQ
extern const FilePart balanceClues;
extern const FilePart bars;
extern const FilePart beds;          ///< with numbers and aisles
extern const FilePart barsAndHoles;  ///< with small circles
extern const FilePart blankVertices; ///< CROSSQ where nothing stands
extern const FilePart borders;       ///< BORDERQ
extern const FilePart bordersAndNumbers;
extern const FilePart candidates; ///< a grid of candidates alone
extern const FilePart castleClues;
extern const FilePart circlesAndPaint; ///< pmemory
extern const FilePart colourNumbersAndShades;
extern const FilePart compassClues;
extern const FilePart crosses;          ///< LINE without lines
extern const FilePart crossedClues;     ///< a grid of clues that are done with, written only when there is one
extern const FilePart circlesAndShades; ///< circles of the author that are black or not
extern const FilePart digits;           ///< ANUM with candidates
extern const FilePart digitsAndTicks;   ///< the same with small arrows
extern const FilePart directedLines;    ///< LINE+DIR
extern const FilePart dots;
extern const FilePart edgeCrosses; ///< LINE, written only when there is one
extern const FilePart edgeMarks;
extern const FilePart edgeNumbers;
extern const FilePart emptyRoomFlag; ///< country's flag line
extern const FilePart framedBorders; ///< BORDERA/out: the same with the frame, where none stands
extern const FilePart givenArrows;
extern const FilePart grounds; ///< black and white cells
extern const FilePart herugolfClues;
extern const FilePart holes;
extern const FilePart kakuroClues;
extern const FilePart kana;
extern const FilePart latticeLines; ///< LINE/out
extern const FilePart lines;        ///< LINE
extern const FilePart louteClues;
extern const FilePart makaroClues;
extern const FilePart mazeClues; ///< a start, a goal, circles and triangles
extern const FilePart nagareClues;
extern const FilePart innerPoints;       ///< CROSS within the board
extern const FilePart letters;           ///< QNUM with letters
extern const FilePart lettersAndCircles; ///< of the solver
extern const FilePart lettersAndCrosses; ///< of the author
extern const FilePart numberBank;
extern const FilePart numberLists;
extern const FilePart numberListsAndShades;
extern const FilePart numbers; ///< QNUM
extern const FilePart numbersAndHoles;
extern const FilePart numbersAndStarHoles; ///< the same with "*" for a hole
extern const FilePart numbersAndDots;      ///< QNUM with small circles
extern const FilePart numbersAndDiscs;     ///< QNUM, "#" before those of painted cells
extern const FilePart numbersAndPainted;   ///< the same with "-"
extern const FilePart numbersAndShades;    ///< QNUM+ANS in one grid
extern const FilePart numbersAndWalls;
extern const FilePart openDigits;        ///< the same as digits with "0" for an empty cell
extern const FilePart outsideAndCircles; ///< circles and shades in cells
extern const FilePart outsideAndClues;   ///< numbers in cells
extern const FilePart outsideAndDigits;
extern const FilePart outsideAndPoles;
extern const FilePart outsideAndShades; ///< GRID+EX
extern const FilePart outsideAndSlashes;
extern const FilePart outsideAndTents;
extern const FilePart paintedRooms; ///< ovotovata
extern const FilePart passAllLine;  ///< arukone's line of one word
extern const FilePart pieceBank;
extern const FilePart points;          ///< CROSS
extern const FilePart roomIds;         ///< ROOMS
extern const FilePart roomIdsAndWalls; ///< the same with "#" for filled cells
extern const FilePart roomIdsAndGaps;  ///< the same with "." for them
extern const FilePart roomSizes;       ///< where the number of cells in the room stands
extern const FilePart sashiganeClues;
extern const FilePart sashiganeCluesAndShades;
extern const FilePart setup;                      ///< Board::setup in one line
extern const FilePart shadeDigitsAndCrossedClues; ///< the same with other signs
extern const FilePart shadeDots;                  ///< ANUM with the dots of ANS alone
extern const FilePart shades;                     ///< ANS
extern const FilePart shadeDigitsAndCellSigns;    ///< the same with other signs, and signs beside the dots
extern const FilePart shadesAndPaint;             ///< the same; "-" for a background is read
extern const FilePart shadesAndHoles;             ///< the same with "x" for a hole
extern const FilePart shadesAndCrossedClues;      ///< ANS and clues that are done with
extern const FilePart shadesCirclesAndNumbers;    ///< all that a cell has in one token, or "x" for a hole
extern const FilePart slalomClues;
extern const FilePart starCount;
extern const FilePart squares; ///< of the solver, and dots
extern const FilePart startAddress;
extern const FilePart sumsAndWalls; ///< numbers of filled cells, "?" and other filled cells
extern const FilePart symbols;      ///< slashes
extern const FilePart threeDots;    ///< dots of three colours
extern const FilePart tatamibariClues;
extern const FilePart tateyokoClues;
extern const FilePart waysAndCrossedClues;
extern const FilePart tints;           ///< QSUB
extern const FilePart triangleClues;   ///< numbers where 5 is "?"
extern const FilePart tileBorders;     ///< BORDERQ with "2" for thin ones
extern const FilePart transparentFlag; ///< the line "t" of a variant
extern const FilePart triangles;
extern const FilePart usedNumbers; ///< of the bank
extern const FilePart usedPieces;
extern const FilePart vertexNumbers; ///< CROSSQ
extern const FilePart wallsAndSquares;
extern const FilePart wallShape;

} // namespace tokisuji::file
