// Clue figure: a clue that does not stand on the board, drawn small or large in one ink: for previews and lists of
// what could stand there.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/genre.h"

namespace tokisuji {

/// The clue in figures, with an arrow where it has a direction; empty if it is a sign and not a number.
[[nodiscard]] std::string clueFigures(const Genre&, int value, Dir);

struct ClueFigureStyle {
    Level level = Level::Ghost;
    double scale = 1; ///< 1: as large as a clue of the board
    Ink ink = Ink::Ink;
    Weight weight = Weight::Medium;
};

/// Which clue of an option's place is drawn.
enum class ClueTime : std::uint8_t { Before, After };

/// The clue that an option replaces, or the one that it puts. Nothing where there is none.
void addClueFigure(Drawing&, const Board&, const ClueOption&, ClueTime, Point centre, const ClueFigureStyle&,
                   double cellPixels);

} // namespace tokisuji
