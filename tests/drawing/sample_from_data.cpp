#include "sample_from_data.h"

#include "engine/rules/judge.h"
#include "engine/util/contract.h"
#include "tests/solve/known_boards.h"

#include <algorithm>

namespace tokisuji::samples {

namespace {

bool isSample(const known::KnownBoard& known, const Genre& genre)
{
    return known.board.genre() == genre.id && known.status == "unique" && known.answer;
}

int distanceFromUsual(const known::KnownBoard& known)
{
    constexpr int usualCells = 49;
    return std::abs(known.board.size().cells() - usualCells);
}

const known::KnownBoard& usualBoard(const Genre& genre)
{
    static const std::vector<known::KnownBoard> boards = known::ownBoards();
    const known::KnownBoard* best = nullptr;
    for (const known::KnownBoard& known : boards)
        if (isSample(known, genre) && (best == nullptr || distanceFromUsual(known) < distanceFromUsual(*best)))
            best = &known;
    require(best != nullptr, "samples: every genre has a unique board with its answer in tests/data/genres");
    return *best;
}

/// Answers in cells without a clue, where any value is drawn; all answers where every cell has one.
std::vector<const Answer*> openAnswers(const Rules& rules, const Board& puzzle)
{
    const std::vector<Layer> clueLayers = genreOf(puzzle).clueLayers();
    const auto hasClue = [&](Place place) {
        return std::ranges::any_of(clueLayers, [&](Layer layer) {
            return puzzle.grid().contains(placesOf(layer), place) && puzzle.at(layer, place) != blank;
        });
    };
    std::vector<const Answer*> open, all;
    for (const Answer& answer : rules.answers()) {
        all.push_back(&answer);
        if (std::ranges::none_of(answer.places, hasClue))
            open.push_back(&answer);
    }
    return open.size() < 3 ? all : open;
}

/// Three places apart; not all of them are at their least value, so that both solutions have marks to show there.
std::vector<const Answer*> changedAnswers(std::vector<const Answer*> open, const Board& answer)
{
    const auto atLeast = std::ranges::stable_partition(
        open, [&](const Answer* a) { return answer.at(a->layer, a->places.front()) == a->lo; });
    const auto low = open.size() - atLeast.size();
    const auto high = atLeast.size();
    return {open[low / 3], open[std::min(low + high / 3, open.size() - 1)], open[high > 2 ? open.size() - 1 : low - 1]};
}

void putNextValue(Board& board, const Answer& answer)
{
    const int value = board.at(answer.layer, answer.places.front());
    for (const Place place : answer.places)
        board.set(answer.layer, place, value < answer.hi ? value + 1 : answer.lo);
}

} // namespace

Sample fromData(const Genre& genre)
{
    const known::KnownBoard& known = usualBoard(genre);
    const Rules rules = rulesOf(known.board);
    const Board answer = withAnswers(rules, known.board, Assignment(rules, *known.answer));
    Sample sample{genre.id, known.board, answer, answer};
    for (const Answer* changed : changedAnswers(openAnswers(rules, known.board), answer))
        putNextValue(sample.alternative, *changed);
    return sample;
}

} // namespace tokisuji::samples
