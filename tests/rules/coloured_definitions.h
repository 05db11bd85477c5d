// Slow definitions of genres with coloured clues and with a star, straight from their rules and without the vocabulary,
// and random boards of them.
#pragma once

#include "tests/rules/shade_definitions.h"

#include <random>

namespace tokisuji::coloured {

using shades::areas;
using shades::Cells;
using shades::cellsOf;
using shades::shaded;

inline bool isOneIn(std::mt19937& random, int n)
{
    return random() % static_cast<unsigned>(n) == 0;
}
inline int among(std::mt19937& random, int lo, int hi)
{
    return lo + static_cast<int>(random() % static_cast<unsigned>(hi - lo + 1));
}

// --- lightshadow ---

/// 1 black, 2 white; `blank` where the solver has said nothing.
inline int colourAt(const Board& b, Place c)
{
    if (b.at(Layer::Number, c) == blank)
        return b.at(Layer::Digit, c);
    return b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Black) ? 1 : 2;
}

inline bool lightshadow(const Board& b)
{
    for (const int colour : {1, 2}) {
        Cells cells;
        for (const Place c : b.grid().cells())
            if (colourAt(b, c) == colour)
                cells.insert(c);
        for (const Cells& area : areas(cells)) {
            std::vector<int> numbers;
            for (const Place c : area)
                if (b.at(Layer::Number, c) != blank)
                    numbers.push_back(b.at(Layer::Number, c));
            if (numbers.size() != 1 || (numbers[0] > 0 && numbers[0] != std::ssize(area)))
                return false;
        }
    }
    return std::ranges::none_of(b.grid().cells(), [&](Place c) { return colourAt(b, c) <= 0; });
}

inline Board lightshadowBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("lightshadow")->makeBoard(size);
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 3)) {
            b.set(Layer::Number, c, isOneIn(random, 3) ? question : among(random, 1, 4));
            if (isOneIn(random, 2))
                b.set(Layer::Terrain, c, static_cast<int>(Terrain::Black));
        }
    return b;
}

// --- outofsight ---

inline bool outofsight(const Board& b)
{
    for (const Place c : b.grid().cells()) {
        const int colour = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
        if (shaded(b, c) || colour < 0 || arrow < 1)
            continue;
        for (Place p = c.step(static_cast<Dir>(arrow)); b.grid().hasCell(p); p = p.step(static_cast<Dir>(arrow)))
            if (!shaded(b, p) && b.at(Layer::Number, p) == colour)
                return false;
    }
    return shades::apartAndWhole(b);
}

inline Board outofsightBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("outofsight")->makeBoard(size);
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 2)) {
            b.set(Layer::Number, c, isOneIn(random, 5) ? question : among(random, 1, 2));
            if (!isOneIn(random, 4))
                b.set(Layer::Arrow, c, among(random, 1, 4));
        }
    return b;
}

// --- guidearrow ---

/// How many steps it is from the star over unshaded cells, for those that are reached.
inline std::map<Place, int> stepsFromStar(const Board& b)
{
    std::map<Place, int> steps;
    std::vector<Place> found;
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Terrain, c) == startTerrain)
            steps[c] = 0, found.push_back(c);
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Place next : b.grid().neighbours(found[i]))
            if (!shaded(b, next) && steps.try_emplace(next, steps[found[i]] + 1).second)
                found.push_back(next);
    return steps;
}

/// A connected field has no ring just when it has one side less than cells.
inline bool isTree(const Board& b, const Cells& cells)
{
    int sides = 0;
    for (const Place edge : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        sides += cells.contains(p) && cells.contains(q) ? 1 : 0;
    }
    return areas(cells).size() == 1 && sides + 1 == std::ssize(cells);
}

inline bool guidearrow(const Board& b)
{
    const Cells white = cellsOf(b, false);
    const std::map<Place, int> steps = stepsFromStar(b);
    for (const Place c : b.grid().cells()) {
        const int arrow = b.at(Layer::Number, c);
        const bool isStar = b.at(Layer::Terrain, c) == startTerrain;
        if ((arrow != blank || isStar) && shaded(b, c))
            return false;
        if (arrow < 1 || isStar || !steps.contains(c))
            continue;
        const auto next = steps.find(c.step(static_cast<Dir>(arrow)));
        if (next == steps.end() || next->second + 1 != steps.at(c))
            return false;
    }
    return shades::noneSideBySide(b) && isTree(b, white);
}

inline Board guidearrowBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("guidearrow")->makeBoard(size);
    b.set(Layer::Terrain, cellAt(0, 0), blank);
    b.set(Layer::Terrain, cellAt(among(random, 0, size.width - 1), among(random, 0, size.height - 1)), startTerrain);
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 8))
            b.set(Layer::Number, c, isOneIn(random, 5) ? question : among(random, 1, 4));
    return b;
}

// --- interbd ---

inline bool interbd(const Board& b)
{
    const std::vector<Cells> countries = areas(cellsOf(b, false));
    std::map<int, int> countriesWith;
    for (const Cells& country : countries) {
        std::set<int> colours;
        for (const Place c : country)
            if (b.at(Layer::Number, c) != blank && b.at(Layer::Terrain, c) != blank)
                colours.insert(b.at(Layer::Terrain, c));
        if (colours.size() != 1 || ++countriesWith[*colours.begin()] > 1)
            return false;
    }
    for (const Place c : b.grid().cells()) {
        std::set<const Cells*> touched;
        for (const Place p : b.grid().neighbours(c))
            if (!shaded(b, p))
                touched.insert(&shades::areaAt(countries, p));
        if (shaded(b, c) && (b.at(Layer::Number, c) != blank || touched.size() < 2))
            return false;
    }
    return shades::numbersHold(b, [&](Place c, int n) { return shades::darkBeside(b, c) == n; });
}

inline Board interbdBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("interbd")->makeBoard(size);
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 4)) {
            b.set(Layer::Number, c, isOneIn(random, 2) ? question : among(random, 0, 2));
            if (!isOneIn(random, 5))
                b.set(Layer::Terrain, c, static_cast<int>(isOneIn(random, 2) ? Terrain::Red : Terrain::Cyan));
        }
    return b;
}

} // namespace tokisuji::coloured
