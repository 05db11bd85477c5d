// Slow definitions of genres with letters and arrows in cells, straight from their rules and without the vocabulary.
#pragma once

#include "engine/board/rooms.h"

#include <algorithm>
#include <set>
#include <vector>

namespace tokisuji::sign_meaning {

inline int signAt(const Board& b, Place c)
{
    const int given = b.at(Layer::Number, c);
    return given != blank ? given : std::max(b.at(Layer::Digit, c), 0);
}

inline bool news(const Board& b)
{
    for (const auto& line : b.grid().lines())
        for (std::size_t i = 0; i < line.size(); ++i)
            for (std::size_t k = i + 1; k < line.size(); ++k)
                if (signAt(b, line[i]) > 0 && signAt(b, line[i]) == signAt(b, line[k]))
                    return false;
    for (const Room& room : rooms(b)) {
        std::vector<Place> letters;
        std::ranges::copy_if(room.cells, std::back_inserter(letters), [&](Place c) { return signAt(b, c) > 0; });
        if (letters.size() != 2)
            return false;
        for (const auto& [one, other] : {std::pair{letters[0], letters[1]}, std::pair{letters[1], letters[0]}}) {
            const Place to = one.step(static_cast<Dir>(signAt(b, one)));
            const int x = to.x - one.x, y = to.y - one.y;
            if (x * (one.x - other.x) + y * (one.y - other.y) <= 0)
                return false;
        }
    }
    if (!b.hasFlag('n'))
        return true;
    std::set<Place> empty;
    for (const Place c : b.grid().cells())
        if (signAt(b, c) == 0)
            empty.insert(c);
    std::vector<Place> todo(empty.begin(), empty.empty() ? empty.end() : std::next(empty.begin()));
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (empty.erase(c) > 0)
            for (const Place p : b.grid().neighbours(c))
                todo.push_back(p);
    }
    return empty.empty();
}

/// The cells of one colour that hang together with a cell.
inline std::set<Place> alikeRound(const Board& b, Place cell)
{
    std::set<Place> alike;
    std::vector<Place> todo{cell};
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (signAt(b, c) == signAt(b, cell) && alike.insert(c).second)
            for (const Place p : b.grid().neighbours(c))
                todo.push_back(p);
    }
    return alike;
}

inline bool nibunnogo(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (signAt(b, c) == 0 || alikeRound(b, c).size() > 5)
            return false;
    for (const Place v : b.grid().all(PlaceKind::Vertex)) {
        const std::vector<Place> round = b.grid().cellsAround(v);
        const auto black = std::ranges::count_if(round, [&](Place c) { return signAt(b, c) == 1; });
        if (b.at(Layer::Vertex, v) >= 0 && b.at(Layer::Vertex, v) != black)
            return false;
    }
    return true;
}

inline bool roma(const Board& b)
{
    constexpr int goal = 5;
    for (const Room& room : rooms(b)) {
        std::set<int> arrows;
        for (const Place c : room.cells)
            if (const int sign = signAt(b, c); sign > 0 && sign < goal && !arrows.insert(sign).second)
                return false;
    }
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        for (int steps = 0; steps <= b.size().cells(); ++steps) {
            if (!b.grid().hasCell(c) || signAt(b, c) <= 0)
                return false;
            if (signAt(b, c) == goal)
                return true;
            c = c.step(static_cast<Dir>(signAt(b, c)));
        }
        return false;
    });
}

} // namespace tokisuji::sign_meaning
