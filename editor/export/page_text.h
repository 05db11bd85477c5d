// Page text: paragraphs on paper, laid out alike at every resolution, in every language.
#pragma once

#include "engine/drawing/drawing.h"

#include <QColor>
#include <QPointF>
#include <QString>

class QPainter;

namespace tokisuji {

/// Lengths of pages are in 1/96 inch.
constexpr double pagePoint = 96.0 / 72;
constexpr double pageMillimetre = 96.0 / 25.4;

struct TextLook {
    double size = 10 * pagePoint; ///< of the letters
    Weight weight = Weight::Regular;
    Ink ink = Ink::Ink;
    Qt::Alignment alignment = Qt::AlignLeft;
    double spacing = 1.4; ///< from baseline to baseline, in sizes
    int mostLines = 0;    ///< what is longer ends with "…"; 0: no limit
};

struct TextExtent {
    double width = 0; ///< of the longest line
    double height = 0;
};
/// Broken into lines of this width; paragraphs end with "\n".
[[nodiscard]] TextExtent textExtent(const QString& text, const TextLook& look, double width);

/// How letters reach a file.
enum class Letters : std::uint8_t { Text, Outlines };

/// `at`: the upper left corner, in the painter's coordinates, of which `unit` are 1/96 inch.
void paintText(QPainter& painter, const QString& text, const TextLook& look, double width, QPointF at, double unit,
               const QColor& colour, Letters letters);

} // namespace tokisuji
