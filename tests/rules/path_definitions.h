// Slow definitions of genres whose shaded cells are paths, streams or what lies between L shapes, straight from their
// rules and without the vocabulary.
#pragma once

#include "engine/board/number_bank.h"
#include "tests/rules/shade_definitions.h"

#include <string>

namespace tokisuji::shades {

/// The cells of a line as signs.
inline std::string signsOf(const Board& b, const std::vector<Place>& line)
{
    std::string signs;
    for (const Place c : line)
        signs += shaded(b, c) ? '#' : ' ';
    return signs;
}

/// Can a text of blocks, "3", "?" (one of any length) and "*" (whatever may come), be laid over the signs from a place
/// where none has begun?
inline bool readsAs(const std::string& signs, std::size_t at, const std::vector<int>& blocks, std::size_t next)
{
    while (at < signs.size() && signs[at] == ' ')
        ++at;
    if (next == blocks.size())
        return at == signs.size();
    const std::size_t end = std::min(signs.find(' ', at), signs.size());
    const bool isRun = at < signs.size();
    if (blocks[next] == 0)
        return readsAs(signs, at, blocks, next + 1) || (isRun && readsAs(signs, end, blocks, next));
    return isRun && (blocks[next] == question || blocks[next] == static_cast<int>(end - at))
           && readsAs(signs, end, blocks, next + 1);
}

inline bool cts(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const auto& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            std::vector<int> outside; // from the outside
            for (Place slot = line.front().step(outward(side)); b.grid().hasSlot(slot); slot = slot.step(outward(side)))
                outside.insert(outside.begin(), b.at(Layer::Outside, slot));
            const auto repeated =
                std::ranges::unique(outside, [](int one, int other) { return one == 0 && other == 0; });
            outside.erase(repeated.begin(), repeated.end()); // stars side by side are one
            std::vector<int> blocks;
            std::ranges::copy_if(outside, std::back_inserter(blocks), [](int n) { return n != blank; });
            if (blocks.empty() || blocks == std::vector{0})
                continue;
            const std::string signs = signsOf(b, line);
            if (signs.find('#') == std::string::npos || !readsAs(signs, 0, blocks, 0))
                return false;
        }
    return !squareOf(b, true) && oneArea(b, true);
}

/// The lengths of all ways from one cell to another that pass no cell twice, in cells.
inline void walk(const Board& b, Place at, Place to, Cells& passed, std::set<int>& lengths)
{
    passed.insert(at);
    if (at == to)
        lengths.insert(static_cast<int>(passed.size()));
    else
        for (const Dir d : directions)
            if (shaded(b, at.step(d)) && !passed.contains(at.step(d)))
                walk(b, at.step(d), to, passed, lengths);
    passed.erase(at);
}

/// Areas of n cells have n - 1 contacts where they close no ring.
inline bool closesNoRing(const Board& b)
{
    return std::ranges::all_of(areas(cellsOf(b, true)), [&](const Cells& area) {
        int contacts = 0;
        for (const Place c : area)
            contacts += darkBeside(b, c);
        return contacts / 2 == std::ssize(area) - 1;
    });
}

inline bool landmeasure(const Board& b)
{
    return someShade(b) && closesNoRing(b) && std::ranges::all_of(b.grid().all(PlaceKind::Vertex), [&](Place v) {
               const int n = b.at(Layer::Vertex, v);
               std::vector<Place> dark;
               for (const Place c : b.grid().cellsAround(v))
                   if (shaded(b, c))
                       dark.push_back(c);
               if (n == blank || n == 0 || n == 1 || n == 3)
                   return n == blank || n == std::ssize(dark);
               if (dark.size() != 2)
                   return false;
               Cells passed;
               std::set<int> lengths;
               walk(b, dark[0], dark[1], passed, lengths);
               return n == question ? lengths.empty() : lengths == std::set{n};
           });
}

/// The corner of an L whose legs are one cell wide.
inline Place cornerOf(const Cells& area)
{
    for (const Place corner : area) {
        const auto leg = [&](Dir d) {
            int cells = 0;
            while (area.contains(corner.step(d, 2 * (cells + 1))))
                ++cells;
            return cells;
        };
        const int left = leg(Dir::Left), right = leg(Dir::Right), up = leg(Dir::Up), down = leg(Dir::Down);
        if ((left > 0) != (right > 0) && (up > 0) != (down > 0) && left + right + up + down + 1 == std::ssize(area))
            return corner;
    }
    return wholeBoard;
}

inline bool sashikabe(const Board& b)
{
    const auto goodArea = [&](const Cells& area) {
        const Place corner = cornerOf(area);
        return corner != wholeBoard && std::ranges::all_of(area, [&](Place c) {
                   const int circle = b.at(Layer::Number, c), arrow = b.at(Layer::Arrow, c);
                   if (circle != blank && circle != plainMark && c != corner)
                       return false;
                   if (circle >= 0 && circle != std::ssize(area))
                       return false;
                   if (arrow <= 0)
                       return true;
                   Place p = c;
                   while (area.contains(p) && p != corner)
                       p = p.step(static_cast<Dir>(arrow));
                   return c != corner && p == corner
                          && darkBeside(b, c) + (4 - static_cast<int>(b.grid().neighbours(c).size())) == 3;
               });
    };
    return !squareOf(b, true) && oneArea(b, true) && cluesAreFree(b)
           && std::ranges::none_of(cellsOf(b, true), [&](Place c) { return b.at(Layer::Arrow, c) > 0; })
           && std::ranges::all_of(areas(cellsOf(b, false)), goodArea);
}

inline bool snakeegg(const Board& b)
{
    const Cells dark = cellsOf(b, true);
    const std::vector<Cells> eggs = areas(cellsOf(b, false));
    std::multiset<int> sizes;
    for (const Cells& egg : eggs)
        sizes.insert(static_cast<int>(egg.size()));
    const std::vector<int> bank = numberBankOf(b);
    return !dark.empty() && areas(dark).size() == 1 && closesNoRing(b)
           && std::ranges::all_of(dark, [&](Place c) { return darkBeside(b, c) <= 2; })
           && sizes == std::multiset(bank.begin(), bank.end()) && std::ranges::all_of(b.grid().cells(), [&](Place c) {
                  const int clue = b.at(Layer::Number, c);
                  if (clue == blank || clue == 0)
                      return clue == blank || (shaded(b, c) && darkBeside(b, c) == 1);
                  return unshaded(b, c) && (clue < 0 || clue == std::ssize(areaAt(eggs, c)));
              });
}

} // namespace tokisuji::shades
