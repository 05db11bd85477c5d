// All balls that have as many cells to fly are treated together: lines do not meet, so it does not matter whose flight
// a stroke belongs to. From the longest strokes down, those that a ball can make from where longer ones ended.
#include "engine/rules/words/flight.h"

#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

namespace {

class FlightPlan {
public:
    FlightPlan(Rules& r, const Board& b, const Field& line) : m_rules(r), m_board(b), m_line(line) {}

    Flights fly()
    {
        int longest = 0;
        for (const Place c : m_board.grid().cells())
            longest = std::max(longest, m_board.at(Layer::Number, c));
        longest = std::min(longest, std::max(m_board.size().width, m_board.size().height));
        for (int length = longest; length > 0; --length)
            flyFrom(length);
        for (const Stand& last : m_stands) // nothing left to fly
            m_flights.landings.push_back({last.cell, last.stands, {}});
        return std::move(m_flights);
    }

private:
    /// A ball stands in a cell, having come in a direction (None: it began here).
    struct Stand {
        Place cell;
        Dir came;
        Lit stands;
    };

    [[nodiscard]] bool isBall(Place cell) const { return m_board.at(Layer::Number, cell) != blank; }

    /// All strokes of one length.
    void flyFrom(int length)
    {
        for (const Place c : m_board.grid().cells())
            if (m_board.at(Layer::Number, c) == length)
                m_stands.push_back({c, Dir::None, Yes});
        std::map<Place, std::vector<Stand>> standsAt;
        for (const Stand& stand : m_stands)
            standsAt[stand.cell].push_back(stand);
        std::vector<Stand> landed;
        for (const auto& [cell, stands] : standsAt) {
            std::map<Dir, Lit> strokes;
            for (const Dir d : directions)
                if (canFly(cell, d, length))
                    strokes[d] = stroke(cell, d, length, stands);
            noteOnwards(stands, strokes);
            if (m_board.at(Layer::Number, cell) == length)
                noteStarts(cell, strokes);
            for (const auto& [d, flown] : strokes)
                if (const Place end = cell.step(d, 2 * length); !isTerrain(m_board, end, Terrain::Cup))
                    landed.push_back({end, d, flown});
        }
        m_stands = std::move(landed);
    }

    [[nodiscard]] bool canFly(Place from, Dir d, int length) const
    {
        for (int i = 1; i < length; ++i)
            if (const Place c = from.step(d, 2 * i);
                !m_board.grid().hasCell(c) || isBall(c) || isTerrain(m_board, c, Terrain::Cup))
                return false;
        const Place end = from.step(d, 2 * length);
        return m_board.grid().hasCell(end) && !isBall(end) && !isTerrain(m_board, end, Terrain::Water);
    }

    [[nodiscard]] Lit stroke(Place from, Dir d, int length, const std::vector<Stand>& stands)
    {
        std::vector<Lit> who;
        for (const Stand& stand : stands)
            if (stand.came != opposite(d))
                who.push_back(stand.stands);
        std::vector<Lit> parts{m_rules.anyOf(std::move(who))};
        for (int i = 0; i < length; ++i)
            parts.push_back(m_line[from.step(d, 2 * i + 1)]);
        const Lit flown = m_rules.allOf(std::move(parts));
        for (int i = 0; i < length; ++i)
            m_flights.over[from.step(d, 2 * i + 1)].push_back(flown);
        return flown;
    }

    void noteStarts(Place cell, const std::map<Dir, Lit>& strokes)
    {
        for (const auto& [d, flown] : strokes)
            m_flights.starts[cell].push_back(flown);
    }

    void noteOnwards(const std::vector<Stand>& stands, const std::map<Dir, Lit>& strokes)
    {
        for (const Stand& stand : stands) {
            if (stand.came == Dir::None)
                continue;
            Flights::Landing landing{stand.cell, stand.stands, {}};
            for (const auto& [d, flown] : strokes)
                if (d != opposite(stand.came))
                    landing.onwards.push_back(flown);
            m_flights.landings.push_back(std::move(landing));
        }
    }

    Rules& m_rules;
    const Board& m_board;
    const Field& m_line;
    Flights m_flights;
    std::vector<Stand> m_stands; ///< balls that have come down, with the next length to fly
};

} // namespace

Flights flights(Rules& r, const Board& b, const Field& line)
{
    return FlightPlan(r, b, line).fly();
}

} // namespace tokisuji
