// Badges: small signs at a place, in front of everything but the cursor.
#pragma once

#include "engine/drawing/drawing.h"

#include <string>

namespace tokisuji {

/// The round tag of solution A, the square one of alternative B.
enum class Tag : std::uint8_t { A, B };
void addTag(Drawing&, Tag, Point centre, double cellPixels);
/// A number that a list beside the board repeats; round for holes, square for conflicts.
enum class Pin : std::uint8_t { Hole, Conflict };
void addPin(Drawing&, Pin, Point centre, int number, double cellPixels);
/// The triangle with "!".
void addWarning(Drawing&, Point centre, double cellPixels);
/// The diamond "?" of a hypothesis, the numbers of what follows from it, the star "!" where a rule breaks.
void addQuestion(Drawing&, Point centre, double cellPixels);
/// The diamond of one of several ways to meet a rule, with its number.
void addWay(Drawing&, Point centre, int number, double cellPixels);
void addStepNumber(Drawing&, Point centre, int number, double cellPixels);
void addStar(Drawing&, Point centre, double cellPixels);
/// The tick of a clue that is finished.
void addTick(Drawing&, Point centre, double cellPixels);
/// The number of a broken step, in a circle with a gap.
void addCutCircle(Drawing&, Point centre, int number, double cellPixels);

} // namespace tokisuji
