#include "engine/solve/frontier_ground.h"

#include "engine/solve/frontier_row.h"

#include <algorithm>

namespace tokisuji {

bool FrontierGround::fits(const LinkBoard& board)
{
    const int numbers = static_cast<int>(board.numbers.size() - std::ranges::count(board.numbers, 0)) / 2;
    return frontier::firstNumber + numbers + board.size.width / 2 + 1 < mostLabels;
}

FrontierGround::FrontierGround(const LinkBoard& board)
    : m_size(board.size),
      m_firstPiece(static_cast<std::uint8_t>(frontier::firstNumber + *std::ranges::max_element(board.numbers) + 1))
{
    for (const int number : board.numbers)
        m_labels.push_back(number == 0 ? std::uint8_t(0) : static_cast<std::uint8_t>(frontier::firstNumber + number));
    findRoom();
    findRim();
}

std::uint8_t FrontierGround::labelAt(int x, int y) const
{
    const auto [width, height] = m_size;
    return x < 0 || y < 0 || x >= width || y >= height ? std::uint8_t(0) : labelAt(y * width + x);
}

FrontierSpot FrontierGround::spotAt(int cell) const
{
    const int x = cell % m_size.width, y = cell / m_size.width;
    return {.cell = cell,
            .x = x,
            .y = y,
            .number = labelAt(cell),
            .below = labelAt(x, y + 1),
            .beside = labelAt(x + 1, y),
            .hasRight = x + 1 < m_size.width,
            .hasDown = y + 1 < m_size.height,
            .mayTurnRight = isNumberUp(x, y, 1),
            .mayTurnLeft = isNumberUp(x, y, -1)};
}

bool FrontierGround::isNumberUp(int x, int y, int step) const
{
    for (x += step, --y; x >= 0 && x < m_size.width && y >= 0; x += step, --y)
        if (labelAt(x, y) != 0)
            return true;
    return false;
}

void FrontierGround::findRoom()
{
    const auto [width, height] = m_size;
    for (int y = 0; y < height; ++y)
        for (int left = 0; left < width; ++left) {
            int first = width;
            for (int lower = 1; y + lower < height; ++lower)
                for (int x = left + lower; x + lower < first; ++x)
                    if (labelAt(x, y + lower) != 0)
                        first = x + lower;
            m_firstRight.push_back(first);
        }
}

void FrontierGround::findRim()
{
    const auto [width, height] = m_size;
    m_lastInside.fill(-1);
    for (int y = 1; y < height - 1; ++y)
        for (int x = 1; x < width - 1; ++x)
            if (const std::uint8_t label = labelAt(x, y); label != 0)
                m_lastInside[label] = y * width + x;
    const auto add = [&](int x, int y) {
        if (labelAt(x, y) != 0)
            m_rim.push_back(y * width + x);
    };
    for (int y = 1; y < height; ++y)
        add(width - 1, y);
    for (int x = width - 2; x >= 0; --x)
        add(x, height - 1);
    for (int y = height - 2; y > 0; --y)
        add(0, y);
}

} // namespace tokisuji
