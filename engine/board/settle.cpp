#include "engine/board/settle.h"

#include "engine/board/sum_runs.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// How many of a line's slots there are up to the last one with a number.
int slotsUsed(const Board& board, Side side, int line)
{
    int used = board.grid().slotDepth(side);
    while (used > 0 && board.at(Layer::Outside, board.grid().slot(side, line, used - 1)) == blank)
        --used;
    return used;
}

/// What stands outside one side of a line beside its other end; a list with its last number first.
void moveAcross(const Board& board, Side from, Side to, int line, EditBuilder& builder)
{
    const int count = slotsUsed(board, from, line);
    for (const Layer layer : {Layer::Outside, Layer::OutsideDone})
        for (int depth = 0; depth < count && board.has(layer); ++depth) {
            const Place slot = board.grid().slot(from, line, depth);
            builder.set(layer, slot, blank);
            const int toDepth = board.hasSlotsByDepth() ? depth : count - 1 - depth;
            builder.set(layer, board.grid().slot(to, line, toDepth), board.at(layer, slot));
        }
}

bool isLevel(const SumRun& run)
{
    return run.head.y == run.cells.front().y;
}

} // namespace

Edit bringSlotsBack(const Board& turned)
{
    EditBuilder builder(turned);
    if (!turned.has(Layer::Outside) || !turned.hasSlotsTopLeft())
        return {};
    const auto [width, height] = turned.size();
    for (const auto& [from, to, lines] :
         {std::tuple{Side::Bottom, Side::Top, width}, std::tuple{Side::Right, Side::Left, height}})
        for (int line = 0; line < lines; ++line)
            moveAcross(turned, from, to, line, builder);
    return builder.edit();
}

SumCarrier::SumCarrier(const Board& before)
    : m_before(before), m_hasSums(before.has(Layer::Right) && before.has(Layer::Down) && !before.has(Layer::Left))
{
}

Edit SumCarrier::takeOff() const
{
    EditBuilder builder(m_before);
    if (m_hasSums)
        for (const Layer layer : {Layer::Right, Layer::Down, Layer::Outside})
            for (const Place place : m_before.grid().all(placesOf(layer)))
                builder.set(layer, place, blank);
    return builder.edit();
}

Edit SumCarrier::putBack(const Board& after, const std::function<Place(Place)>& to, bool swaps) const
{
    if (!m_hasSums)
        return {};
    EditBuilder builder(after);
    const std::vector<SumRun> runs = sumRuns(after);
    for (const SumRun& old : sumRuns(m_before))
        for (const Place cell : old.cells) {
            const auto holds = [&](const SumRun& run) {
                return isLevel(run) == (isLevel(old) != swaps)
                       && std::ranges::find(run.cells, to(cell)) != run.cells.end();
            };
            const auto run = std::ranges::find_if(runs, holds);
            if (run == runs.end())
                continue; // the cell is gone
            builder.set(run->layer, run->head, old.sum);
            break;
        }
    return builder.edit();
}

} // namespace tokisuji
