#include "engine/rules/words/numbers.h"

namespace tokisuji {

Digits::Digits(Rules& r, const Board& b, int lo, int hi) : m_grid(b.grid()), m_lo(lo), m_values(hi - lo + 1)
{
    for (const Place c : m_grid.cells()) {
        const int given = b.at(Layer::Number, c);
        if (given == blank)
            m_numbers.push_back(r.numberAnswer(Layer::Digit, c, lo, hi, "filled"));
        else if (given == question)
            m_numbers.push_back({});
        else
            m_numbers.push_back({given, {Yes}});
    }
}

Numbers Digits::operator[](const std::vector<Place>& cells) const
{
    Numbers numbers;
    bool inRange = true;
    for (const Place c : cells) {
        const NumberVar& number = m_numbers[static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, c))];
        if (number.values.empty())
            continue;
        numbers.numbers.push_back(number);
        inRange = inRange && number.lo >= m_lo && number.lo < m_lo + m_values;
    }
    numbers.permutation = inRange && static_cast<int>(numbers.numbers.size()) == m_values;
    return numbers;
}

} // namespace tokisuji
