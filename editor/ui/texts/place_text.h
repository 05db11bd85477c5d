// Place text: several places in words.
#pragma once

#include "engine/board/board.h"

#include <QString>
#include <QStringList>

#include <array>
#include <vector>

namespace tokisuji {

/// "R1C1, R1C2, R1C3, R1C4 … (12)": what a step is about, one beside the other.
[[nodiscard]] QString placesText(const std::vector<Place>& places, const Board& board);
/// "R1C4, R2C4 and R2C5", as part of a sentence; what goes beyond a few is counted.
[[nodiscard]] QString joinedPlaces(const std::vector<Place>& places, const Board& board);
/// "the left and top sides of R5C1 and the top side of R1C1": those of one cell are said together.
[[nodiscard]] QString joinedSides(const std::vector<Place>& edges, const Board& board);

/// The cells or islands that a line or bridge leads from and to.
using Link = std::array<Place, 2>;
/// "between R1C1 and R1C2 and from R5C1 to R4C1 and R6C1"
[[nodiscard]] QString joinedLinks(const std::vector<Link>& links);

/// Without spaces between wide letters: Japanese parts them from others only, 「R4C1 の 3」 but 「R1C3 の白丸」.
[[nodiscard]] QString closedUp(QString text);

/// "4", "4 or 5", "1, 4 or 5"
[[nodiscard]] QString joinedValues(const QStringList& values);

} // namespace tokisuji
