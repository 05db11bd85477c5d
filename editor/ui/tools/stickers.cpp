#include "editor/ui/tools/stickers.h"

#include "engine/twisty/twisty_board.h"

#include <QChar>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace tokisuji {

namespace {

bool isSticker(const Desk& desk, Place cell)
{
    const auto definition = twistyOf(desk.board());
    return definition && stickerAt(*definition, cell) >= 0;
}

std::vector<Place> stickerCells(const Board& board)
{
    const auto definition = twistyOf(board);
    std::vector<Place> cells;
    for (int sticker = 0; definition && sticker < definition->places(); ++sticker)
        cells.push_back(cellOfSticker(*definition, sticker));
    return cells;
}

class StickerStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!isSticker(desk, cell))
            return;
        desk.set(Layer::Number, cell, desk.hand.colour);
        desk.hideCursor();
        act();
    }
};

/// The colour that a key stands for, from 1. Letters that differ in their case only are told apart by Shift.
std::optional<int> colourOf(const Desk& desk, const KeyPress& press)
{
    const auto definition = twistyOf(desk.board());
    if (!definition)
        return std::nullopt;
    const int digit = digitOf(press);
    if (digit >= 1 && digit <= std::ssize(definition->colours))
        return digit;
    const bool isShifted = isHeld(press, Qt::ShiftModifier);
    if ((!isShifted && !isHeld(press, Qt::NoModifier)) || press.key <= Qt::Key_Space || press.key >= Qt::Key_AsciiTilde)
        return std::nullopt;
    const QChar typed = isShifted ? QChar(press.key).toUpper() : QChar(press.key).toLower();
    const auto colourWith = [&](auto&& sameAs) -> std::optional<int> {
        const auto found = std::ranges::find_if(
            definition->colours, [&](const StickerColour& colour) { return sameAs(QChar::fromLatin1(colour.letter)); });
        return found == definition->colours.end()
                   ? std::nullopt
                   : std::optional(static_cast<int>(found - definition->colours.begin()) + 1);
    };
    const auto exact = colourWith([&](QChar letter) { return letter == typed; });
    return exact ? exact : colourWith([&](QChar letter) { return letter.toUpper() == typed.toUpper(); });
}

/// How far a cell lies ahead (>0) and aside.
struct Offset {
    int ahead;
    int aside;
};
Offset offsetOf(Place from, Place to, Dir d)
{
    const int x = to.x - from.x;
    const int y = to.y - from.y;
    return {x * dx(d) + y * dy(d), std::abs(x * dy(d)) + std::abs(y * dx(d))};
}

} // namespace

std::unique_ptr<Stroke> beginSticker(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<StickerStroke>();
    stroke->move(desk, at);
    return stroke;
}

Place nearestSticker(const Board& board, Place cell)
{
    const std::vector<Place> cells = stickerCells(board);
    if (cells.empty())
        return cell;
    return *std::ranges::min_element(cells, {},
                                     [&](Place each) { return std::abs(each.x - cell.x) + std::abs(each.y - cell.y); });
}

/// Straight ahead comes before everything aside.
Place nextSticker(const Board& board, Place cell, Dir direction)
{
    constexpr int perAside = 4;
    Place best = cell;
    std::optional<int> least;
    for (const Place each : stickerCells(board)) {
        const auto [ahead, aside] = offsetOf(cell, each, direction);
        const int cost = ahead + perAside * aside;
        if (ahead > 0 && (!least || cost < *least)) {
            least = cost;
            best = each;
        }
    }
    return best;
}

bool stickerKeys(Desk& desk, const KeyPress& press)
{
    const Place cell = desk.cursor.place;
    const bool clears = isErase(press) && press.key != Qt::Key_Space; // Space plays the solution
    if (const Dir d = arrowOf(press); d != Dir::None && isHeld(press, Qt::NoModifier)) {
        desk.cursor.place = nextSticker(desk.board(), cell, d);
        return true;
    }
    const auto colour = clears ? std::optional(blank) : colourOf(desk, press);
    if (!colour || !isSticker(desk, cell))
        return false;
    desk.set(Layer::Number, cell, *colour);
    return true;
}

} // namespace tokisuji
