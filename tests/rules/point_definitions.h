// What boards with marks on lattice points mean, said anew: nothing here is shared with the engine's words.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <vector>

namespace tokisuji::point_meaning {

using Corners = std::set<Place>;

inline bool stands(const Board& b, Place point)
{
    return b.at(Layer::Point, point) == 1;
}

/// The points at which a thing meets others: the tips of a diamond, the corners of a cell.
inline Corners cornersOf(Place at)
{
    const int reach = isCell(at) ? 1 : 2;
    const auto place = [&](int x, int y) {
        return Place{static_cast<std::int16_t>(at.x + x), static_cast<std::int16_t>(at.y + y)};
    };
    if (isCell(at))
        return {place(-reach, -reach), place(reach, -reach), place(-reach, reach), place(reach, reach)};
    return {place(-reach, 0), place(reach, 0), place(0, -reach), place(0, reach)};
}

inline bool meet(Place a, Place b)
{
    const Corners one = cornersOf(a), other = cornersOf(b);
    return std::ranges::any_of(one, [&](Place p) { return other.contains(p); });
}

inline bool hangTogether(const std::vector<Place>& things)
{
    if (things.empty())
        return true;
    std::set<Place> reached{things.front()};
    for (bool grows = true; grows;) {
        grows = false;
        for (const Place thing : things)
            if (!reached.contains(thing)
                && std::ranges::any_of(reached, [&](Place known) { return meet(thing, known); })) {
                reached.insert(thing);
                grows = true;
            }
    }
    return reached.size() == things.size();
}

inline bool diamond(const Board& b)
{
    std::vector<Place> things;
    for (const Place p : b.grid().all(PlaceKind::Vertex)) {
        if (!stands(b, p))
            continue;
        for (const Place other : things)
            if (std::abs(other.x - p.x) <= 2 && std::abs(other.y - p.y) <= 2)
                return false;
        for (const Place c : b.grid().cells())
            if (b.at(Layer::Number, c) != blank && std::abs(c.x - p.x) == 1 && std::abs(c.y - p.y) == 1)
                return false;
        things.push_back(p);
    }
    const std::vector<Place> diamonds = things;
    for (const Place c : b.grid().cells()) {
        const int number = b.at(Layer::Number, c);
        if (number == blank)
            continue;
        if (number >= 0 && std::ranges::count_if(diamonds, [&](Place p) { return meet(p, c); }) != number)
            return false;
        things.push_back(c);
    }
    return hangTogether(things);
}

inline bool heyapin(const Board& b)
{
    const std::vector<Room> all = rooms(b);
    const auto holds = [](const Room& room, Place point) {
        return std::ranges::any_of(room.cells, [&](Place c) { return cornersOf(c).contains(point); });
    };
    std::vector<Place> pins;
    for (const Place p : b.grid().all(PlaceKind::Vertex))
        if (stands(b, p))
            pins.push_back(p);
    for (const Place p : pins)
        if (b.hasFlag('o') && std::ranges::count_if(all, [&](const Room& room) { return holds(room, p); }) < 2)
            return false;
    for (const Room& room : all)
        if (room.number != blank && room.number != std::ranges::count_if(pins, [&](Place p) { return holds(room, p); }))
            return false;
    std::vector<bool> isReached(all.size());
    isReached[0] = true;
    for (bool grows = true; grows;) {
        grows = false;
        for (const Place p : pins) {
            bool isKnown = false;
            for (std::size_t i = 0; i < all.size(); ++i)
                isKnown = isKnown || (isReached[i] && holds(all[i], p));
            for (std::size_t i = 0; i < all.size() && isKnown; ++i)
                if (!isReached[i] && holds(all[i], p))
                    isReached[i] = grows = true;
        }
    }
    return std::ranges::all_of(isReached, [](bool reached) { return reached; });
}

} // namespace tokisuji::point_meaning
