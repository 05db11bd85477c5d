// Trace signs: the badges of a hypothesis in small, as they stand on the board.
#pragma once

#include <QRectF>

class QPainter;

namespace tokisuji {

enum class TraceSign : std::uint8_t {
    Question, ///< diamond "?": what is assumed
    Star,     ///< star "!": the rule that breaks
};
void paintTraceSign(QPainter& painter, const QRectF& square, TraceSign sign);
/// The diamond of one of several ways to meet a rule.
void paintTraceWay(QPainter& painter, const QRectF& square, int number);
/// A disc with the number of a step inside a hypothesis.
void paintTraceNumber(QPainter& painter, const QRectF& square, int number);
/// A ring with a gap: here the intended path is broken.
void paintCutCircle(QPainter& painter, const QRectF& square);

} // namespace tokisuji
