// Authoring: boards as they come about while somebody makes a puzzle, by random edits from a start.
#pragma once

#include "engine/genre/registry.h"
#include "tests/hand/random_hand.h"

#include <algorithm>
#include <random>

namespace tokisuji::authoring {

using Random = std::mt19937;

inline int pick(Random& random, int lo, int hi)
{
    return std::uniform_int_distribution<int>(lo, hi)(random);
}

inline Place pickCell(const Board& board, Random& random)
{
    const std::vector<Place> cells = board.grid().cells();
    return cells[static_cast<std::size_t>(pick(random, 0, static_cast<int>(cells.size()) - 1))];
}

/// Pins a piece that is not pinned yet to a cell, or takes the pin there away. A hand can pin only what lies on the
/// board.
inline void editPin(Board& board, Random& random)
{
    const Place cell = pickCell(board, random);
    const int piece = pick(random, blank, board.size().cells() - 1);
    const auto pins = board.values(Layer::Number);
    if (piece == blank || std::ranges::find(pins, piece) == pins.end())
        board.set(Layer::Number, cell, piece);
}

/// Sets, changes or takes away one clue, or turns a border between rooms.
inline void editClue(Board& board, Random& random)
{
    if (genreOf(board).clue(Clue::Pin) != nullptr)
        return editPin(board, random);
    board = RandomHand(static_cast<unsigned>(random())).withOtherClue(board);
}

/// Sets or takes away one mark of the answer.
inline void editMark(Board& board, Random& random)
{
    const Rules rules = genreOf(board).rulesOf(board);
    if (rules.answers().empty())
        return;
    const Answer& answer =
        rules.answers()[static_cast<std::size_t>(pick(random, 0, static_cast<int>(rules.answers().size()) - 1))];
    const int value = pick(random, 0, 1) == 0 ? blank : pick(random, answer.lo, answer.hi);
    for (const Place p : answer.places)
        board.set(answer.layer, p, value);
}

/// A random area without holes as a Slitherlink: all clues of its outline, of which a share is kept.
inline Board slitherBoard(Size size, double share, unsigned seed)
{
    Random random(seed);
    const Grid grid(size);
    std::vector<char> inside(static_cast<std::size_t>(size.cells()));
    const auto in = [&](Place p) { return grid.hasCell(p) && inside[grid.cellIndex(p)] != 0; };
    const auto maySet = [&](Place c) { // one run of inside cells round it, which touches a side
        constexpr std::array<std::pair<int, int>, 8> ring{
            {{-2, -2}, {0, -2}, {2, -2}, {2, 0}, {2, 2}, {0, 2}, {-2, 2}, {-2, 0}}};
        std::array<bool, 8> near{};
        for (std::size_t i = 0; i < 8; ++i)
            near[i] =
                in({static_cast<std::int16_t>(c.x + ring[i].first), static_cast<std::int16_t>(c.y + ring[i].second)});
        int runs = 0;
        for (std::size_t i = 0; i < 8; ++i)
            runs += near[i] && !near[(i + 1) % 8] ? 1 : 0;
        const int sides = near[1] + near[3] + near[5] + near[7];
        return runs == 1 && sides > 0 && sides < 3;
    };
    inside[static_cast<std::size_t>(size.cells() / 2 + size.width / 2)] = 1;
    Board board = findGenre("slither")->makeBoard(size);
    for (int tries = 0; tries < 60 * size.cells(); ++tries)
        if (const Place c = pickCell(board, random); !in(c) && maySet(c))
            inside[grid.cellIndex(c)] = 1;
    std::bernoulli_distribution keep(share);
    for (const Place c : grid.cells()) {
        int sides = 0;
        for (const Dir d : directions)
            sides += in(c) != in(c.step(d)) ? 1 : 0;
        if (keep(random))
            board.set(Layer::Number, c, sides);
    }
    return board;
}

} // namespace tokisuji::authoring
