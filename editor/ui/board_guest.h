// BoardGuest: another board that is shown for a while in place of the document's own, with its own drawing over it: a
// step of a path, a comparison.
#pragma once

#include "engine/drawing/drawing.h"

#include <QStringList>

#include <functional>

class QObject;

namespace tokisuji {

/// While a guest is shown, nothing is drawn of the verdict. Any change of the document's board, also the preview of a
/// stroke, dismisses it.
struct BoardGuest {
    Board board; ///< of the document's genre and size
    std::function<Drawing(double cellPixels)> drawOver;
    const QObject* owner = nullptr; ///< its owner: see BoardView::guestOwner
    /// What is drawn over a place, in words, each fact a phrase of its own; for screen readers. May be empty.
    std::function<QStringList(Place place)> describe{};
};

} // namespace tokisuji
