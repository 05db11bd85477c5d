#include "engine/board/gates.h"

#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr Terrain terrainOf(Axis axis)
{
    return axis == Axis::Vertical ? Terrain::GateVertical : Terrain::GateHorizontal;
}

bool isGate(const Board& b, Place cell, Axis axis)
{
    return b.grid().hasCell(cell) && isTerrain(b, cell, terrainOf(axis));
}

/// The gate that begins in a cell; no cells where none does.
Gate gateFrom(const Board& b, Place cell, Axis axis)
{
    const auto [back, forth] = ends(axis);
    Gate gate{{}, axis};
    if (!isGate(b, cell.step(back), axis))
        for (Place c = cell; isGate(b, c, axis); c = c.step(forth))
            gate.cells.push_back(c);
    return gate;
}

/// For each gate the numbers at its ends that may be its own.
using Candidates = std::vector<std::vector<int>>;

std::vector<int> numbersAtEnds(const Board& b, const Gate& gate)
{
    const auto [back, forth] = ends(gate.axis);
    std::vector<int> numbers;
    for (const Dir d : {back, forth}) {
        const Place pole = (d == back ? gate.cells.front() : gate.cells.back()).step(d);
        if (!b.grid().hasCell(pole) || !isTerrain(b, pole, Terrain::Wall) || b.at(Layer::Number, pole) <= 0)
            continue;
        const int arrow = b.at(Layer::Arrow, pole);
        if (arrow <= 0 || static_cast<Dir>(arrow) == opposite(d))
            numbers.push_back(b.at(Layer::Number, pole));
    }
    return numbers;
}

/// Gives a number to a gate; it is no candidate any more for the others.
void assign(std::vector<Gate>& gates, Candidates& candidates, std::size_t gate, int number)
{
    gates[gate].number = number;
    candidates[gate].clear();
    for (auto& others : candidates)
        std::erase(others, number);
}

void assignEqualEnds(std::vector<Gate>& gates, Candidates& candidates)
{
    for (std::size_t g = 0; g < gates.size(); ++g)
        if (candidates[g].size() == 2 && candidates[g][0] == candidates[g][1])
            assign(gates, candidates, g, candidates[g][0]);
}

std::ptrdiff_t gatesWith(const Candidates& candidates, int number)
{
    return std::ranges::count_if(candidates,
                                 [&](const auto& list) { return std::ranges::find(list, number) != list.end(); });
}

/// A gate with one candidate that is no other gate's only one. True where there was one.
bool assignSingle(std::vector<Gate>& gates, Candidates& candidates)
{
    for (std::size_t g = 0; g < gates.size(); ++g) {
        if (candidates[g].size() != 1)
            continue;
        const std::vector<int> only = candidates[g];
        if (std::ranges::count(candidates, only) == 1) {
            assign(gates, candidates, g, only.front());
            return true;
        }
    }
    return false;
}

/// A number that can belong to one gate only. True where there was one.
bool assignUnrivalled(std::vector<Gate>& gates, Candidates& candidates)
{
    for (std::size_t g = 0; g < gates.size(); ++g)
        for (const int number : candidates[g])
            if (gatesWith(candidates, number) == 1) {
                assign(gates, candidates, g, number);
                return true;
            }
    return false;
}

} // namespace

std::vector<Gate> gatesOf(const Board& b)
{
    std::vector<Gate> gates;
    for (const Place c : b.grid().cells())
        for (const Axis axis : axes)
            if (Gate gate = gateFrom(b, c, axis); !gate.cells.empty())
                gates.push_back(std::move(gate));
    Candidates candidates;
    for (const Gate& gate : gates)
        candidates.push_back(numbersAtEnds(b, gate));
    assignEqualEnds(gates, candidates);
    while (assignSingle(gates, candidates) || assignUnrivalled(gates, candidates)) {
    }
    return gates;
}

std::vector<Place> polesOf(const Board& b, const Gate& gate)
{
    const auto [back, forth] = ends(gate.axis);
    std::vector<Place> poles;
    for (const Place end : {gate.cells.front().step(back), gate.cells.back().step(forth)})
        if (b.grid().hasCell(end) && isTerrain(b, end, Terrain::Wall))
            poles.push_back(end);
    return poles;
}

void moveStart(Board& b, Place cell)
{
    for (const Place c : b.grid().cells())
        if (isTerrain(b, c, Terrain::Start))
            b.set(Layer::Terrain, c, blank);
    b.set(Layer::Terrain, cell, startTerrain);
    for (const Layer layer : {Layer::Number, Layer::Arrow})
        if (b.has(layer))
            b.set(layer, cell, blank);
}

} // namespace tokisuji
