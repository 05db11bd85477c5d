#include "engine/board/number_list.h"

namespace tokisuji {

std::vector<int> listAt(const Board& board, Place cell)
{
    std::vector<int> numbers;
    for (const Layer layer : listLayers)
        if (const int number = board.at(layer, cell); number != blank)
            numbers.push_back(number);
    return numbers;
}

} // namespace tokisuji
