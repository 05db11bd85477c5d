// Figures: the texts and dots of a board. They are laid out once for each size and painted once for each colour: a
// large board shows ten thousand of them at every frame.
#pragma once

#include "engine/drawing/drawing.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainterPath>

namespace tokisuji {

/// A text laid out: where its baseline begins when it is centred on (0,0), its figures' height in the middle.
struct Figure {
    QFont font;
    QString text;
    QPointF baseline;
};

/// Something painted in advance: draw `image` at its place plus `offset`, on whole pixels.
struct Picture {
    QImage image;
    QPointF offset;
};

/// A small disc, with or without a rim, in device-independent pixels. Colours that are not valid leave their part out.
struct DotLook {
    double radius = 0; ///< to the middle of the rim
    QColor fill;
    double rimWidth = 0;
    QColor rim;
};

/// The board's typeface: Inter where it is installed, else the desktop's; Japanese forms for Han characters.
[[nodiscard]] QFont boardFont(Weight weight, int pixelSize);

/// From caches, of which each thread has its own. A reference holds until the next call.
[[nodiscard]] const Figure& figureOf(const std::string& text, Weight weight, int pixelSize);
[[nodiscard]] const Picture& pictureOf(const std::string& text, Weight weight, int pixelSize, const QColor& colour,
                                       double devicePixelRatio);
/// A disc whose centre lies `within` a pixel's upper left corner and the next one's.
[[nodiscard]] const Picture& dotPicture(const DotLook& look, QPointF within, double devicePixelRatio);
/// The text as an outline centred on (0,0), its size as exact as wanted.
[[nodiscard]] QPainterPath outlineOf(const std::string& text, Weight weight, double size);

} // namespace tokisuji
