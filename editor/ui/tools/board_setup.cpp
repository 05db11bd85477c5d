#include "editor/ui/tools/board_setup.h"

#include "engine/board/star_count.h"

#include <string>

namespace tokisuji {

namespace {

/// Where the count stands: right of the first row, in half cells.
constexpr double countSide = 2;

} // namespace

bool pressStarCount(Desk& desk, Spot at, Button button)
{
    const Size size = desk.board().size();
    const double right = 2.0 * size.width;
    if (at.x <= right || at.x > right + countSide || at.y < 0 || at.y > countSide)
        return false;
    const int most = desk.genre().clue(Clue::StarCount)->max(desk.board());
    const int step = button == Button::Primary ? 1 : -1;
    const int count = starCount(desk.board()) + step;
    desk.edit.setSetup(std::to_string(count > most ? 1 : count < 1 ? most : count));
    return true;
}

bool starCountKeys(Desk& desk, const KeyPress& press)
{
    const int digit = digitOf(press);
    if (digit < 0)
        return false;
    const int most = desk.genre().clue(Clue::StarCount)->max(desk.board());
    const int longer = starCount(desk.board()) * 10 + digit;
    const bool goesOn = desk.typedAt == desk.cursor.place && longer <= most;
    const int count = goesOn ? longer : digit;
    if (count >= 1 && count <= most) {
        desk.edit.setSetup(std::to_string(count));
        desk.noteTyped(desk.cursor.place, 0, false);
    }
    return true;
}

} // namespace tokisuji
