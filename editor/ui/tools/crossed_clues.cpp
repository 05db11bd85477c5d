#include "editor/ui/tools/crossed_clues.h"

#include <array>

namespace tokisuji {

namespace {

/// Where clues stand, and what says that one is done with.
struct CrossedLayer {
    Layer clue;
    Layer mark;
    int crossed;
};
constexpr std::array layers{CrossedLayer{Layer::Number, Layer::Tint, 2},
                            CrossedLayer{Layer::Outside, Layer::OutsideDone, 1}};

bool toggleCross(Desk& desk, Place place)
{
    for (const auto& [clue, mark, crossed] : layers) {
        const bool isForNotes = mark == Layer::Tint && desk.genre().has(Mark::CellCircle);
        if (isForNotes || !desk.isOn(mark, place) || desk.at(clue, place) == blank)
            continue;
        desk.set(mark, place, desk.at(mark, place) == crossed ? blank : crossed);
        return true;
    }
    return false;
}

} // namespace

bool clickClue(Desk& desk, Spot at, Button)
{
    return toggleCross(desk, cellUnder(at));
}

bool crossClueKeys(Desk& desk, const KeyPress& press)
{
    return press.key == Qt::Key_X && isHeld(press, Qt::NoModifier) && toggleCross(desk, desk.cursor.place);
}

} // namespace tokisuji
