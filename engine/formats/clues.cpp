#include "engine/formats/clues.h"

#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji {

ClueSetter::ClueSetter(const Genre& genre, Board& board) : m_genre(genre), m_board(board), m_clue(nullptr)
{
    const auto numbered =
        std::ranges::find_if(genre.clues, [](const Clue& clue) { return static_cast<bool>(clue.max); });
    if (numbered != genre.clues.end())
        m_clue = &*numbered;
}

std::optional<Error> ClueSetter::set(Place cell, int number, std::size_t at)
{
    if (!m_board.has(Layer::Number))
        return errorAt("file-token", at, {std::to_string(number), "."});
    if (m_clue != nullptr && m_clue->strict && number >= 0) {
        const int max = m_clue->largestAt(m_board, cell);
        if (number < m_clue->min || number > max)
            return errorAt("clue-out-of-range", at,
                           {m_board.genre(), std::to_string(number), std::to_string(m_clue->min), std::to_string(max)});
    }
    if (!m_board.canHold(Layer::Number, number))
        return errorAt(
            "clue-out-of-range", at,
            {m_board.genre(), std::to_string(number), "0", std::to_string(m_board.valuesOf(Layer::Number).most)});
    if (m_clue != nullptr && number > 0 && number <= m_clue->once)
        for (const Place other : m_board.grid().cells())
            if (m_board.at(Layer::Number, other) == number)
                m_board.set(Layer::Number, other, blank);
    m_board.set(Layer::Number, cell, number);
    return std::nullopt;
}

} // namespace tokisuji
