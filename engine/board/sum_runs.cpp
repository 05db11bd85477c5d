#include "engine/board/sum_runs.h"

#include <algorithm>

namespace tokisuji {

std::vector<SumRun> sumRuns(const Board& board)
{
    std::vector<SumRun> runs;
    for (const Axis axis : axes) {
        const auto [back, layer] =
            axis == Axis::Horizontal ? std::pair{Dir::Left, Layer::Right} : std::pair{Dir::Up, Layer::Down};
        for (const auto& line : axis == Axis::Horizontal ? board.grid().rows() : board.grid().columns()) {
            bool goesOn = false;
            for (const Place cell : line) {
                const bool isOpen = board.at(Layer::Terrain, cell) != static_cast<int>(Terrain::Wall);
                if (isOpen && !goesOn) {
                    const Place head = cell.step(back);
                    const Layer from = board.grid().hasCell(head) ? layer : Layer::Outside;
                    runs.push_back({{}, from, head, board.at(from, head)});
                }
                if (isOpen)
                    runs.back().cells.push_back(cell);
                goesOn = isOpen;
            }
        }
    }
    return runs;
}

void settleSums(EditBuilder& builder)
{
    const std::vector<SumRun> runs = sumRuns(builder.board());
    for (const Layer layer : {Layer::Right, Layer::Down, Layer::Outside})
        for (const Place place : builder.board().grid().all(placesOf(layer))) {
            const auto isHere = [&](const SumRun& run) { return run.layer == layer && run.head == place; };
            if (builder.board().at(layer, place) != blank && std::ranges::none_of(runs, isHere))
                builder.set(layer, place, blank);
        }
}

} // namespace tokisuji
