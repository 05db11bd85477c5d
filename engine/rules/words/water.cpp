#include "engine/rules/words/water.h"

#include "engine/board/rooms.h"
#include "engine/util/components.h"

#include <map>
#include <ranges>
#include <set>

namespace tokisuji {

namespace {

bool isOpen(const Board& b, Place cell, Dir d)
{
    return b.grid().hasCell(cell.step(d)) && b.at(Layer::Room, edgeBetween(cell, d)) != 1;
}

/// From the bottom row upwards, each row joined with itself and with what lies under it.
std::vector<WaterLevel> connectedLevels(const Board& b)
{
    Components vessels(b.size().cells());
    const auto vesselOf = [&](Place c) { return vessels.find(b.grid().index(PlaceKind::Cell, c)); };
    std::vector<WaterLevel> levels;
    for (const auto& row : b.grid().rows() | std::views::reverse) {
        std::map<Place, int> under; // the vessels under the row, as they are without it
        for (const Place c : row)
            if (isOpen(b, c, Dir::Down))
                under.emplace(c, vesselOf(c.step(Dir::Down)));
        for (const Place c : row)
            for (const Dir d : {Dir::Right, Dir::Down})
                if (isOpen(b, c, d))
                    vessels.join(vesselOf(c), vesselOf(c.step(d)));
        std::map<int, WaterLevel> found;
        for (const Place c : row)
            found[vesselOf(c)].cells.push_back(c);
        std::set<int> known;
        for (const auto& [c, vessel] : under)
            if (known.insert(vessel).second)
                found[vesselOf(c)].below.push_back(c.step(Dir::Down));
        for (auto& level : found | std::views::values)
            levels.push_back(std::move(level));
    }
    return levels;
}

std::vector<WaterLevel> roomLevels(const Board& b)
{
    std::vector<WaterLevel> levels;
    for (const Room& room : rooms(b)) {
        std::map<int, WaterLevel> found; // by row
        for (const Place c : room.cells)
            found[c.y].cells.push_back(c);
        WaterLevel* above = nullptr;
        for (auto& level : found | std::views::values) {
            if (above != nullptr)
                above->below.push_back(level.cells.front());
            above = &level;
        }
        for (auto& level : found | std::views::values)
            levels.push_back(std::move(level));
    }
    return levels;
}

} // namespace

std::vector<WaterLevel> waterLevels(const Board& b, Vessel reach)
{
    return reach == Vessel::WholeRoom ? roomLevels(b) : connectedLevels(b);
}

} // namespace tokisuji
