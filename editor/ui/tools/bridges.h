// Bridges: one stroke from an island towards another changes the whole bridge between the two.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Drag from island to island: the bridge goes 0, 1, 2, 0; further bridges of the same drag get the same value.
[[nodiscard]] std::unique_ptr<Stroke> beginBridge(Desk& desk, Spot at, Button button);
/// Ctrl+arrow on an island: the same for the bridge that leaves it there.
[[nodiscard]] bool bridgeKeys(Desk& desk, const KeyPress& press);

/// The edges of the bridge that an edge belongs to, from island to island; empty where an end is open.
[[nodiscard]] std::vector<Place> bridgeAlong(const Board& board, Place edge);
/// Removes the bridge (or the stray lines) on an edge.
void removeBridge(Desk& desk, Place edge);
/// An island was removed: bridges that ended there go, those that now run through it stay.
void mendBridges(Desk& desk, Place cell);

} // namespace tokisuji
