// BoardGlass: what is drawn over the board and its overlays in addition, and said of its places: a change that is
// offered, what each clue would do.
#pragma once

#include "engine/drawing/drawing.h"

#include <QRectF>
#include <QStringList>

#include <functional>

namespace tokisuji {

/// What lies over the board, the lower ones first. Only what is offered can be pressed.
enum class GlassPane : std::uint8_t {
    Clues,  ///< what the marks say of clues
    Offers, ///< advice, turns
};
constexpr std::size_t glassPanes = 2;

/// It stays until it is replaced: its owner follows the document.
struct BoardGlass {
    /// `view`: the part of the board that is wanted, in cells. Empty: no glass.
    std::function<Drawing(double cellPixels, const QRectF& view)> draw{};
    /// The same in words, each fact about the place a phrase of its own; for screen readers. May be empty.
    std::function<QStringList(Place place)> describe{};
    /// A plain click at a point (in cells); false: it is for the board. May be empty.
    std::function<bool(QPointF cells)> press{};
    /// What is said of a point under the pointer; empty: nothing. May be empty.
    std::function<QString(QPointF cells)> tip{};

    explicit operator bool() const { return static_cast<bool>(draw); }
};

} // namespace tokisuji
