// Value text: what an answer's value is called in its genre.
#pragma once

#include "engine/genre/genre.h"

#include <QString>

namespace tokisuji {

/// "5", "white circle", "triangle", "lamp", "lower left half", "empty": a value of Digit, Shade (objects) or Corner.
[[nodiscard]] QString valueText(const Genre& genre, Layer layer, int value);
/// One of the genre's signs, from 1 on.
[[nodiscard]] QString signText(const Genre& genre, int sign);

} // namespace tokisuji
