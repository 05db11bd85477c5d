#include "engine/edgematch/anneal.h"

#include "engine/edgematch/greedy.h"
#include "engine/edgematch/make.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace tokisuji {

namespace {

constexpr double warmest = 0.8;  ///< in sides
constexpr double coldest = 0.15; ///< a loss of one side is then accepted once in 800 times
constexpr int movesPerStep = 64; ///< at one temperature
constexpr int firstRoundPerCell = 400;
constexpr int longestRound = 1 << 24;
constexpr double turnOnly = 0.2; ///< share of the moves that turn one piece, where pieces may be turned

int frameSides(const Arrangement& laid, int cell)
{
    int mask = 0;
    for (const Dir side : directions)
        if (laid.beyond(cell, side) == Arrangement::frame)
            mask |= 1 << static_cast<int>(side);
    return mask;
}

/// Equal for cells in which the same pieces fit the frame.
int groupKey(const Arrangement& laid, int cell)
{
    const int mask = frameSides(laid, cell);
    return laid.set().isFree() ? std::popcount(static_cast<unsigned>(mask)) : mask;
}

bool clashesWithFrame(const Arrangement& laid)
{
    for (int cell = 0; cell < laid.cells(); ++cell)
        if (laid.frameFaults(cell, laid.at(cell).sides) > 0)
            return true;
    return false;
}

int allFitting(const Arrangement& laid)
{
    int onFrame = 0;
    for (int cell = 0; cell < laid.cells(); ++cell)
        for (const Dir side : directions)
            if (laid.beyond(cell, side) == Arrangement::frame)
                onFrame += laid.at(cell).sides.at(side) == borderColour ? 1 : 0;
    return laid.matched() + onFrame;
}

} // namespace

Annealing::Annealing(const Board& board, MarkUse marks, std::uint64_t seed)
    : m_random(seed), m_now(layGreedily(board, marks)), m_best(m_now.all()), m_fit(allFitting(m_now)), m_bestFit(m_fit),
      m_most(innerSides(board.size()) + 2 * (board.size().width + board.size().height)), m_matched(m_now.matched())
{
    findGroups(heldPieces(m_now.set(), board, marks));
    m_roundMoves = firstRoundPerCell * m_now.cells();
    beginRound();
}

/// A set whose border pieces do not go with the frame can have any piece anywhere.
void Annealing::findGroups(const std::vector<Held>& held)
{
    const bool anywhere = clashesWithFrame(m_now);
    std::map<int, std::vector<int>> groups;
    for (int cell = 0; cell < m_now.cells(); ++cell) {
        const auto given = std::ranges::find(held, cell, &Held::cell);
        if (given == held.end())
            groups[anywhere ? 0 : groupKey(m_now, cell)].push_back(cell);
        else if (!given->turns)
            m_movable.push_back(cell);
    }
    m_groupOf.assign(static_cast<std::size_t>(m_now.cells()), -1);
    for (auto& [key, cells] : groups) {
        if (cells.size() < 2 && !m_now.set().isFree())
            continue;
        m_movable.insert(m_movable.end(), cells.begin(), cells.end());
        if (cells.size() < 2)
            continue;
        for (const int cell : cells)
            m_groupOf[static_cast<std::size_t>(cell)] = static_cast<int>(m_groups.size());
        m_groups.push_back(std::move(cells));
    }
}

void Annealing::run(int moves)
{
    for (int i = 0; i < moves && !isDone(); ++i) {
        move();
        if (++m_moves % movesPerStep == 0)
            cool();
        if (m_moves == m_roundMoves) {
            m_roundMoves = std::min(2 * m_roundMoves, longestRound);
            beginRound();
        }
    }
}

void Annealing::beginRound()
{
    m_moves = 0;
    m_temperature = warmest;
    m_now.layAll(m_best);
    m_fit = m_bestFit;
}

void Annealing::cool()
{
    m_temperature = warmest * std::pow(coldest / warmest, static_cast<double>(m_moves) / m_roundMoves);
}

void Annealing::move()
{
    const int a = m_random.pick(std::span<const int>(m_movable));
    const int group = m_groupOf[static_cast<std::size_t>(a)];
    const bool swaps = group >= 0 && !(m_now.set().isFree() && m_random.chance(turnOnly));
    const int b = swaps ? m_random.pick(std::span<const int>(m_groups[static_cast<std::size_t>(group)])) : a;
    const Lying atA = m_now.at(a);
    const Lying atB = m_now.at(b);
    if (swaps && (a == b || atA.sides == atB.sides))
        return;
    const int before = fittingBoth(a, b);
    if (a == b)
        m_now.lay(a, {atA.piece, atA.sides.turned(1 + m_random.below(3))});
    else {
        m_now.lay(a, turnedToFit(a, atB));
        m_now.lay(b, turnedToFit(b, atA));
    }
    const int gain = fittingBoth(a, b) - before;
    if (!accepts(gain)) {
        m_now.lay(b, atB);
        m_now.lay(a, atA);
        return;
    }
    m_fit += gain;
    keepIfBest();
}

/// Sides of two cells that fit; a side between them counts once.
int Annealing::fittingBoth(int a, int b) const
{
    const int atA = m_now.fitting(a, m_now.at(a).sides);
    if (a == b)
        return atA;
    int shared = 0;
    for (const Dir side : directions)
        if (m_now.beyond(a, side) == b) {
            const int colour = m_now.at(a).sides.at(side);
            shared += colour != borderColour && colour == m_now.at(b).sides.at(opposite(side)) ? 1 : 0;
        }
    return atA + m_now.fitting(b, m_now.at(b).sides) - shared;
}

/// The way to lie that fits best there; of equally good ones any.
Annealing::Lying Annealing::turnedToFit(int cell, const Lying& lying)
{
    if (!m_now.set().isFree())
        return lying;
    Lying best = lying;
    int most = -1;
    int ties = 0;
    for (int turns = 0; turns < 4; ++turns) {
        const EdgePiece looks = lying.sides.turned(turns);
        const int fit = m_now.fitting(cell, looks) + 4 - m_now.frameFaults(cell, looks);
        ties = fit == most ? ties + 1 : 1;
        if (fit > most || (fit == most && m_random.below(ties) == 0)) {
            most = std::max(most, fit);
            best.sides = looks;
        }
    }
    return best;
}

bool Annealing::accepts(int gain)
{
    return gain >= 0 || m_random.chance(std::exp(gain / m_temperature));
}

void Annealing::keepIfBest()
{
    if (m_fit <= m_bestFit)
        return;
    m_bestFit = m_fit;
    m_best = m_now.all();
    m_matched = m_now.matched();
}

Placement Annealing::best() const
{
    Arrangement arrangement = m_now;
    arrangement.layAll(m_best);
    return arrangement.placement();
}

} // namespace tokisuji
