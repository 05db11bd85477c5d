// Terrains: kinds of cells, painted by their tools, by keys, and by hand where nothing else is in the way.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// The tool that paints a kind of cell.
[[nodiscard]] ToolId toolOf(Terrain terrain);

/// Paints the tool's kind of cell, with Auto the genre's first one; the first cell decides whether it comes or goes.
[[nodiscard]] std::unique_ptr<Stroke> beginTerrain(Desk& desk, Spot at, Button button);
/// Paints the background, whatever the tool.
[[nodiscard]] std::unique_ptr<Stroke> beginPainted(Desk& desk, Spot at, Button button);
/// White and black circles by the buttons, where the genre has both.
[[nodiscard]] std::unique_ptr<Stroke> beginCircle(Desk& desk, Spot at, Button button);
/// Takes the star along, where it is one.
[[nodiscard]] std::unique_ptr<Stroke> beginMoveStar(Desk& desk, Spot at, Button button);
/// As beginTerrain, for a click.
[[nodiscard]] bool clickTerrain(Desk& desk, Spot at, Button button);
/// A square comes or goes, where the genre has squares.
[[nodiscard]] bool clickGivenSquare(Desk&, Spot, Button);
/// Where cells are filled and nothing is written into them.
bool clickWall(Desk&, Spot, Button);
/// Letters for the kinds of cells that the genre has; the erasing keys, which also go on to what else stands there.
[[nodiscard]] bool terrainKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
