#include "editor/model/adoption.h"

#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

enum class Absence : std::uint8_t { IsMarked, IsLeftOpen };

/// What comes to stand where the solver says `known`; the mark itself where the two agree.
int adopted(int mark, int known, Absence absence)
{
    if (known == blank || (known == 0 && mark == blank && absence == Absence::IsLeftOpen))
        return mark;
    return known == 0 && mark > 0 && absence == Absence::IsLeftOpen ? blank : known;
}

Adoption adopt(const Board& board, const Board& source, Absence absence)
{
    Adoption adoption;
    EditBuilder builder(board);
    const bool givesAnswers = genreOf(board).givesAnswers();
    for (const Layer layer : genreOf(board).answerLayers()) {
        for (const Place place : board.grid().all(placesOf(layer))) {
            if (layer == Layer::Digit && board.at(Layer::Number, place) != blank && givesAnswers)
                continue;
            const int mark = board.at(layer, place);
            const int value = adopted(mark, source.at(layer, place), absence);
            if (value == mark)
                continue;
            builder.set(layer, place, value);
            adoption.adopted += value != blank ? 1 : 0;
            adoption.replaced += mark != blank ? 1 : 0;
        }
    }
    adoption.edit = builder.edit();
    return adoption;
}

} // namespace

Adoption adoptDetermined(const Board& board, const Board& determined)
{
    return adopt(board, determined, Absence::IsMarked);
}

Adoption adoptSolution(const Board& board, const Board& solution)
{
    return adopt(board, solution, Absence::IsLeftOpen);
}

bool showsSolution(const Board& board, const Board& solution)
{
    return std::ranges::all_of(genreOf(board).answerLayers(), [&](Layer layer) {
        return std::ranges::equal(board.values(layer), solution.values(layer),
                                  [](int mark, int answer) { return std::max(mark, 0) == std::max(answer, 0); });
    });
}

} // namespace tokisuji
