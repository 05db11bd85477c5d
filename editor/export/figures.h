// Figures: the texts of a board, laid out once for each size and weight.
#pragma once

#include "engine/drawing/drawing.h"

#include <QFont>
#include <QPainterPath>
#include <QStaticText>

namespace tokisuji {

/// A text laid out: where it begins when it is centred on (0,0), its figures' height in the middle.
struct Figure {
    QFont font;
    QStaticText glyphs;
    QPointF topLeft;
    QPointF baseline;
    double width = 0;
    double height = 0;
};

/// The board's typeface: Inter where it is installed, else the desktop's; Japanese forms for Han characters.
[[nodiscard]] QFont boardFont(Weight weight, int pixelSize);

/// From a cache of the GUI thread.
[[nodiscard]] const Figure& figureOf(const std::string& text, Weight weight, int pixelSize);
/// The text as an outline centred on (0,0), its size as exact as wanted.
[[nodiscard]] QPainterPath outlineOf(const std::string& text, Weight weight, double size);

} // namespace tokisuji
