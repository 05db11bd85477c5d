// Spreads the painting of a window's parts over turns of the event loop.
#pragma once

#include <vector>

class QWidget;

namespace tokisuji {

/// Each of `parts` is painted in a turn of its own, after all else: to paint a whole window takes longer than a turn
/// may. Until its turn a part shows what was in its place. In the window's thread.
void paintInTurns(const std::vector<QWidget*>& parts);

} // namespace tokisuji
