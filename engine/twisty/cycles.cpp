// Permutations in cycle notation.
#include "engine/twisty/read_definition.h"

#include <charconv>
#include <numeric>

namespace tokisuji {

namespace {

class CycleReader {
public:
    CycleReader(std::string_view text, int places) : m_text(text), m_moves(static_cast<std::size_t>(places))
    {
        std::iota(m_moves.begin(), m_moves.end(), std::uint8_t{0});
        m_named.resize(m_moves.size());
    }

    Result<Permutation> read()
    {
        for (skipSpace(); m_at < m_text.size(); skipSpace()) {
            if (m_text[m_at] != '(')
                return Error{"twisty-cycle-open", {}, m_at};
            ++m_at;
            if (auto error = readCycle())
                return *error;
        }
        return m_moves;
    }

private:
    std::optional<Error> readCycle()
    {
        std::vector<std::size_t> cycle;
        for (skipSpace(); m_at < m_text.size() && m_text[m_at] != ')'; skipSpace()) {
            std::size_t place = 0;
            const char* const begin = m_text.data() + m_at;
            const auto [end, failed] = std::from_chars(begin, m_text.data() + m_text.size(), place);
            if (failed != std::errc())
                return Error{"twisty-cycle-number", {}, m_at};
            if (place >= m_moves.size())
                return Error{"twisty-place", {std::to_string(place), std::to_string(m_moves.size())}, m_at};
            if (m_named[place])
                return Error{"twisty-place-twice", {std::to_string(place)}, m_at};
            m_named[place] = true;
            m_at += static_cast<std::size_t>(end - begin);
            cycle.push_back(place);
        }
        if (m_at == m_text.size())
            return Error{"twisty-cycle-close", {}, m_at};
        ++m_at;
        for (std::size_t i = 0; i < cycle.size(); ++i)
            m_moves[cycle[i]] = static_cast<std::uint8_t>(cycle[(i + 1) % cycle.size()]);
        return {};
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == ','))
            ++m_at;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    Permutation m_moves;
    std::vector<bool> m_named;
};

} // namespace

Result<Permutation> readCycles(std::string_view text, int places)
{
    return CycleReader(text, places).read();
}

} // namespace tokisuji
