// Slow definitions of genres with magnets, beds and words, straight from their rules and without the vocabulary, and
// random boards of them.
#pragma once

#include "tests/rules/coloured_definitions.h"

#include <map>
#include <set>

namespace tokisuji::coloured {

// --- magnets ---

/// 1 plus, 2 minus, 0 none.
inline int poleAt(const Board& b, Place c)
{
    if (!b.grid().hasCell(c) || b.at(Layer::Terrain, c) != blank)
        return 0;
    return std::max(b.at(Layer::Number, c) != blank ? b.at(Layer::Number, c) : b.at(Layer::Digit, c), 0);
}

inline bool linesHold(const Board& b, int depth, int pole)
{
    for (const bool upright : {true, false})
        for (const auto& line : upright ? b.grid().columns() : b.grid().rows()) {
            const Place slot = line.front().step(upright ? Dir::Up : Dir::Left, 2 * depth);
            const auto found = std::ranges::count_if(line, [&](Place c) { return poleAt(b, c) == pole; });
            if (b.at(Layer::Outside, slot) >= 0 && b.at(Layer::Outside, slot) != found)
                return false;
        }
    return true;
}

inline bool magnets(const Board& b)
{
    Cells cells;
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Terrain, c) == blank)
            cells.insert(c);
    const std::vector<Cells> regions = areas(cells, [&](Place c, int x, int y) {
        const Place edge{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
        return (x == 0) != (y == 0) && cells.contains(shades::shifted(c, x, y)) && b.at(Layer::Room, edge) != 1;
    });
    for (const Cells& region : regions) {
        std::vector<Place> poles;
        std::ranges::copy_if(region, std::back_inserter(poles), [&](Place c) { return poleAt(b, c) > 0; });
        if (region.size() < 2 || poles.empty())
            continue;
        const bool isMagnet = poles.size() == 2 && poleAt(b, poles[0]) != poleAt(b, poles[1])
                              && std::ranges::count(b.grid().neighbours(poles[0]), poles[1]) == 1;
        if (!isMagnet)
            return false;
    }
    for (const Place edge : b.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        const int one = poleAt(b, p), other = poleAt(b, q);
        const bool isBetween = b.at(Layer::Room, edge) == 1;
        if (one > 0 && other > 0 && (b.hasFlag('a') ? isBetween && one != other : one == other))
            return false;
    }
    return linesHold(b, 1, 2) && linesHold(b, 2, 1);
}

inline Board magnetsBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("magnets")->makeBoard(size, isOneIn(random, 2) ? "a" : "");
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 12))
            b.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
        else if (isOneIn(random, 10))
            b.set(Layer::Number, c, among(random, 1, 2));
    for (const Place edge : b.grid().innerEdges())
        if (!isOneIn(random, 3))
            b.set(Layer::Room, edge, 1);
    for (int depth = 0; depth < 2; ++depth) {
        for (int column = 0; column < size.width; ++column)
            if (isOneIn(random, 5))
                b.set(Layer::Outside, b.grid().slot(Side::Top, column, depth), among(random, 0, 1));
        for (int row = 0; row < size.height; ++row)
            if (isOneIn(random, 5))
                b.set(Layer::Outside, b.grid().slot(Side::Left, row, depth), among(random, 0, 1));
    }
    return b;
}

// --- shugaku: 1 aisle, 2 to 5 pillows, 6 to 9 feet, by where the other half lies ---

inline bool shugaku(const Board& b)
{
    Cells aisles;
    const auto valueAt = [&](Place c) {
        return b.grid().hasCell(c) && b.at(Layer::Number, c) == blank ? b.at(Layer::Digit, c) : blank;
    };
    for (const Place c : b.grid().cells())
        if (valueAt(c) == 1)
            aisles.insert(c);
    const auto touchesAisle = [&](Place c) {
        return std::ranges::any_of(directions, [&](Dir d) { return aisles.contains(c.step(d)); });
    };
    for (const Place c : b.grid().cells()) {
        const int value = valueAt(c);
        if (b.at(Layer::Number, c) != blank || value == 1)
            continue;
        if (value < 1 || value > 9 || value == 3) // a pillow above its foot is 3
            return false;
        const bool hasPillow = value < 6;
        const Dir d = static_cast<Dir>(value - (hasPillow ? 1 : 5));
        if (valueAt(c.step(d)) != (hasPillow ? 5 : 1) + static_cast<int>(opposite(d)))
            return false;
        if (!touchesAisle(c) && !touchesAisle(c.step(d)))
            return false;
    }
    for (const auto& square : b.grid().windows(2, 2))
        if (std::ranges::all_of(square, [&](Place c) { return aisles.contains(c); }))
            return false;
    return areas(aisles).size() <= 1 && shades::numbersHold(b, [&](Place c, int n) {
               return std::ranges::count_if(directions,
                                            [&](Dir d) { return valueAt(c.step(d)) >= 2 && valueAt(c.step(d)) < 6; })
                      == n;
           });
}

inline Board shugakuBoard(Size size, std::mt19937& random)
{
    Board b = findGenre("shugaku")->makeBoard(size);
    for (const Place c : b.grid().cells())
        if (isOneIn(random, 3))
            b.set(Layer::Number, c, isOneIn(random, 2) ? question : among(random, 0, 2));
    return b;
}

// --- yokeimoji ---

inline bool isRightWord(const std::vector<int>& word)
{
    constexpr int n = 13, longSound = question;
    const auto isSpecial = [&](int kana) { return kana == n || kana == longSound; };
    if (isSpecial(word.front()))
        return false;
    for (std::size_t i = 1; i < word.size(); ++i)
        if (isSpecial(word[i - 1]) && isSpecial(word[i]) && !(word[i - 1] == longSound && word[i] == n))
            return false;
    return true;
}

inline bool yokeimoji(const Board& b)
{
    std::set<std::vector<int>> words;
    for (const auto& line : b.grid().lines()) {
        std::vector<int> word;
        for (std::size_t i = 0; i <= line.size(); ++i) {
            if (i < line.size() && b.at(Layer::Number, line[i]) == blank)
                return false;
            if (i < line.size() && !shaded(b, line[i])) {
                word.push_back(b.at(Layer::Number, line[i]));
                continue;
            }
            if (word.size() > 1 && (!isRightWord(word) || !words.insert(word).second))
                return false;
            word.clear();
        }
    }
    return shades::apartAndWhole(b);
}

inline Board yokeimojiBoard(Size size, std::mt19937& random)
{
    constexpr std::array kana{26, 28, 35, 13, question};
    Board b = findGenre("yokeimoji")->makeBoard(size);
    const bool hasGaps = isOneIn(random, 12);
    for (const Place c : b.grid().cells())
        if (!hasGaps || !isOneIn(random, 9))
            b.set(Layer::Number, c,
                  kana[static_cast<std::size_t>(isOneIn(random, 4) ? among(random, 3, 4) : among(random, 0, 2))]);
    return b;
}

} // namespace tokisuji::coloured
