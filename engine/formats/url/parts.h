// The parts of pzpr URL bodies, each of which is a file in this folder. Pages name them as url::name.
#pragma once

#include "engine/genre/parts.h"

namespace tokisuji::url {

extern const UrlPart arrowNumber16;
extern const UrlPart balance;
extern const UrlPart binary;
extern const UrlPart binaryInverse; ///< the same with the bits of cells without a clue
extern const UrlPart border;
extern const UrlPart borderOrIds;       ///< as border; with the letter d in an old form, a sign for each cell's room
extern const UrlPart borderBesideWalls; ///< as border, filled cells have them beside open ones
extern const UrlPart borderRoundWalls;  ///< as border, filled cells have them on all sides
extern const UrlPart castle;
extern const UrlPart crossMark; ///< lattice points within the board
extern const UrlPart circle;
extern const UrlPart circlesAndHoles; ///< left out where there are none
extern const UrlPart circleAlone;     ///< the same, said by a letter; else lattice points with dots stand before
extern const UrlPart colourCircles;   ///< as circle, of cells that may have a number too (layer Terrain)
extern const UrlPart colourNumbers;
extern const UrlPart compass;
extern const UrlPart dots;
extern const UrlPart edgeMarks; ///< squares and crosses
extern const UrlPart edgeNumber16;
extern const UrlPart edgePieces;
extern const UrlPart fourCell;
extern const UrlPart fourCross;
extern const UrlPart givenArrows;
extern const UrlPart givenBorder; ///< as border, left out where there is none
extern const UrlPart herugolf;
extern const UrlPart hitori;
extern const UrlPart hole; ///< left out where there is none
extern const UrlPart holeAlways;
extern const UrlPart ice;
extern const UrlPart kakuro;
extern const UrlPart kakuru;
extern const UrlPart kana;
extern const UrlPart kinkonkan;
extern const UrlPart letters; ///< four of them and crosses
extern const UrlPart loute;   ///< arrows and circles without numbers
extern const UrlPart makaro;
extern const UrlPart maze;
extern const UrlPart nagare;
extern const UrlPart number10;
extern const UrlPart number10AndHoles; ///< 7 is a hole
extern const UrlPart number10Or16;     ///< the first where all numbers have one digit
extern const UrlPart number16;
extern const UrlPart number16Alone; ///< the same, said by a letter; else borders stand before
extern const UrlPart numberBank;
extern const UrlPart numberList;     ///< tapa
extern const UrlPart numberListLoop; ///< tapaloop
extern const UrlPart oneCell;
extern const UrlPart outsideNumber16;       ///< top and left, or all four sides
extern const UrlPart outsideNumber16AtOnce; ///< the same without a sign before it
extern const UrlPart outsideSums;           ///< a number everywhere
extern const UrlPart painted;
extern const UrlPart paintedRoomNumber16;
extern const UrlPart paintedRooms; ///< without numbers
extern const UrlPart pieceBank;
extern const UrlPart roomNumber16;
extern const UrlPart sashigane;
extern const UrlPart shugaku;
extern const UrlPart slalom;
extern const UrlPart someNumber16; ///< as number16, left out where there is none
extern const UrlPart starCount;
extern const UrlPart startAddress;
extern const UrlPart tatamibari;
extern const UrlPart tateyoko;
extern const UrlPart threeDots;      ///< kurarin
extern const UrlPart vertexNumber16; ///< all lattice points
extern const UrlPart tileBorders;    ///< as edgeMarks; borders and thin ones
extern const UrlPart tilePaint;
extern const UrlPart wallLogic;
extern const UrlPart walls;
extern const UrlPart wallsAndSquares;
extern const UrlPart wallShape;

} // namespace tokisuji::url
