#include "editor/ui/tools/cell_signs.h"

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>
#include <optional>

namespace tokisuji {

namespace {

constexpr int circle = 1;
constexpr int crossed = 2;

/// Circle follows on blank, cross on circle.
int cycled(int value, Button button)
{
    constexpr std::array order{blank, circle, crossed};
    const auto at = static_cast<std::size_t>(std::ranges::find(order, value) - order.begin()) % order.size();
    return order[(at + (button == Button::Primary ? 1 : 2)) % order.size()];
}

/// The cells of the same room with the same sign of the author.
std::vector<Place> alikeInRoom(const Board& board, Place cell)
{
    const std::vector<Room> all = rooms(board);
    const auto room =
        std::ranges::find_if(all, [&](const Room& r) { return std::ranges::binary_search(r.cells, cell); });
    std::vector<Place> alike;
    std::ranges::copy_if(room->cells, std::back_inserter(alike),
                         [&](Place other) { return board.at(Layer::Number, other) == board.at(Layer::Number, cell); });
    return alike;
}

/// Is the cell filled by a clue?
bool isFilled(const Desk& desk, Place cell)
{
    const Clue* number = desk.genre().clue(Clue::CellNumber);
    return number != nullptr && number->onBlack && desk.at(Layer::Number, cell) != blank;
}

/// Is there a number to be judged, where signs do that?
bool takesSign(const Desk& desk, Place cell)
{
    return !judgesNumbers(desk.genre()) || desk.at(Layer::Number, cell) != blank;
}

class CellSignStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place cell = cellUnder(at);
        if (!desk.isOn(Layer::Tint, cell) || isFilled(desk, cell) || !takesSign(desk, cell))
            return;
        const bool isOfLetters = desk.genre().has(Mark::CellCircle) && desk.genre().has(Mark::Sign);
        if (isOfLetters
            && (desk.at(Layer::Number, cell) != blank || desk.at(Layer::Digit, cell) != blank
                || isHole(desk.board(), cell)))
            return;
        const int sign = desk.tool == ToolId::CellCross || desk.tool == ToolId::WrongNumber ? crossed : circle;
        if (!m_puts)
            m_puts = desk.at(Layer::Tint, cell) != sign;
        if (*m_puts || desk.at(Layer::Tint, cell) == sign)
            desk.set(Layer::Tint, cell, *m_puts ? sign : blank);
        desk.hideCursor();
        act();
    }

private:
    std::optional<bool> m_puts;
};

} // namespace

bool judgesNumbers(const Genre& genre)
{
    return genre.has(Mark::CellSign) && genre.has(Mark::Shade);
}

bool clickCellSign(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    const bool isOfLetters = desk.genre().has(Mark::CellCircle) && desk.genre().has(Mark::Sign);
    if (!desk.isOn(Layer::Tint, cell) || isOfLetters || isFilled(desk, cell) || !takesSign(desk, cell))
        return false;
    desk.hideCursor();
    if (desk.genre().clue(Clue::Sign) == nullptr) {
        const int now = desk.at(Layer::Tint, cell);
        const bool hasOne = desk.genre().has(Mark::CellCircle);
        desk.set(Layer::Tint, cell,
                 !hasOne         ? cycled(now, judgesNumbers(desk.genre()) ? other(button) : button)
                 : now == circle ? blank
                                 : circle);
        return true;
    }
    if (desk.at(Layer::Number, cell) == blank)
        return false;
    const int sign = desk.at(Layer::Tint, cell) == blank ? crossed : blank;
    for (const Place alike : alikeInRoom(desk.board(), cell))
        desk.set(Layer::Tint, alike, sign);
    return true;
}

std::unique_ptr<Stroke> beginCellSign(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<CellSignStroke>();
    stroke->move(desk, at);
    return stroke;
}

} // namespace tokisuji
