// Board text: what is at a place, in words, for screen readers.
#pragma once

#include "editor/ui/overlays.h"
#include "engine/solve/verdict.h"

#include <QString>
#include <QStringList>

namespace tokisuji {

/// "R3C5, clue 2, line top and left, determined: line bottom": the place, the author's clue, the solver's marks on it
/// and round it, what the shown overlays say of it, and further facts. Requires a verdict of this board, or none.
[[nodiscard]] QString describePlace(const Board& board, Place place, const Verdict* verdict = nullptr,
                                    const Overlays& overlays = {}, const QStringList& further = {});

} // namespace tokisuji
