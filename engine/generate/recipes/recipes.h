// Recipes: what single genres do in ways of their own, one file each; the table in recipe.cpp names them.
#pragma once

#include "engine/generate/recipe.h"

namespace tokisuji {

// lists.cpp
[[nodiscard]] std::optional<Draft> beginNonogram(const Workshop&);
[[nodiscard]] std::optional<Draft> changeNonogram(const Draft&, const Reading&, const Workshop&);
[[nodiscard]] Board dressNonogram(const Board& skeleton, const Board& solution, const Workshop&);
[[nodiscard]] std::vector<Edit> reduceNothing(const Board& full, const Workshop&);
[[nodiscard]] Board dressTapa(const Board& skeleton, const Board& solution, const Workshop&);

// loop_clues.cpp
[[nodiscard]] Board dressBalance(const Board& skeleton, const Board& solution, const Workshop&);
[[nodiscard]] Board dressCastle(const Board& skeleton, const Board& solution, const Workshop&);
[[nodiscard]] Board dressTapaLoop(const Board& skeleton, const Board& solution, const Workshop&);

// loops.cpp: a loop that winds over the board
[[nodiscard]] std::vector<Wish> dreamLoopOnCells(const Board& skeleton, const Workshop&);
[[nodiscard]] std::vector<Wish> dreamLoopOnVertices(const Board& skeleton, const Workshop&);

// compass.cpp
[[nodiscard]] std::optional<Draft> beginCompass(const Workshop&);
[[nodiscard]] std::optional<Draft> changeCompass(const Draft&, const Reading&, const Workshop&);
[[nodiscard]] std::vector<Edit> reduceCompass(const Board& full, const Workshop&);

// doubles.cpp
[[nodiscard]] std::optional<Draft> beginDaburi(const Workshop&);
[[nodiscard]] std::optional<Draft> beginHitori(const Workshop&);

// fillomino.cpp
[[nodiscard]] std::optional<Draft> beginFillomino(const Workshop&);

// kinkonkan.cpp
[[nodiscard]] std::optional<Draft> beginKinkonkan(const Workshop&);
[[nodiscard]] std::optional<Draft> changeKinkonkan(const Draft&, const Reading&, const Workshop&);
[[nodiscard]] std::vector<Edit> reduceKinkonkan(const Board& full, const Workshop&);
void tidyKinkonkan(Board&);

// moonsun.cpp
[[nodiscard]] std::optional<Draft> beginMoonSun(const Workshop&);
[[nodiscard]] std::optional<Draft> changeMoonSun(const Draft&, const Reading&, const Workshop&);

// no symmetry at all
[[nodiscard]] bool neverRepeats(const GenerateOptions&);

// numlin.cpp
[[nodiscard]] std::optional<Draft> beginNumlin(const Workshop&);
[[nodiscard]] std::optional<Draft> changeNumlin(const Draft&, const Reading&, const Workshop&);

// quota.cpp
[[nodiscard]] std::optional<Draft> beginLits(const Workshop&);
[[nodiscard]] std::optional<Draft> beginNorinori(const Workshop&);
[[nodiscard]] std::optional<Draft> beginStarBattle(const Workshop&);
[[nodiscard]] bool canLitsRepeat(const GenerateOptions&);
[[nodiscard]] bool canNorinoriRepeat(const GenerateOptions&);
[[nodiscard]] bool canStarsRepeat(const GenerateOptions&);

// sashigane.cpp
[[nodiscard]] Board dressSashigane(const Board& skeleton, const Board& solution, const Workshop&);

// shadings.cpp: unshaded areas of many sizes; as many shaded cells as can be
[[nodiscard]] std::vector<Wish> dreamIslands(const Board& skeleton, const Workshop&);
[[nodiscard]] std::vector<Wish> dreamManyShaded(const Board& skeleton, const Workshop&);

// shikaku.cpp
[[nodiscard]] std::optional<Draft> beginShikaku(const Workshop&);

// simple_loop.cpp
[[nodiscard]] std::optional<Draft> beginSimpleLoop(const Workshop&);
[[nodiscard]] std::optional<Draft> changeSimpleLoop(const Draft&, const Reading&, const Workshop&);

// slalom.cpp
[[nodiscard]] std::optional<Draft> beginSlalom(const Workshop&);
[[nodiscard]] std::vector<Edit> reduceSlalom(const Board& full, const Workshop&);

// tents.cpp
[[nodiscard]] std::optional<Board> layTents(const Workshop&);
[[nodiscard]] Board dressTents(const Board& skeleton, const Board& solution, const Workshop&);
[[nodiscard]] std::vector<Edit> reduceTents(const Board& full, const Workshop&);

} // namespace tokisuji
