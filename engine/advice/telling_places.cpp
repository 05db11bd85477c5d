#include "engine/advice/telling_places.h"

#include "engine/advice/family_reader.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// An option that just this one of the two solutions obeys.
std::optional<ClueOption> onlyIn(std::size_t solution, const ClueFamily& family, const Obeyed& obeyed)
{
    for (std::size_t k = 0; k < family.options.size(); ++k)
        if (obeyed[k] == std::vector{solution})
            return family.options[k];
    return std::nullopt;
}

/// The board itself is the weaker one: with another clue the two solutions could be none.
std::optional<TellingPlace> tell(const KnownSolutions& both, const Board& board, Place place)
{
    for (ClueFamily& family : clueFamilies(board, place)) {
        const auto weaker = std::ranges::find_if(family.weaker, &Weakening::isNothing);
        FamilyReader reader(both, board, family);
        if (!family.namesAll() || weaker == family.weaker.end() || !reader.isWeaker(*weaker))
            continue;
        const Obeyed obeyed = reader.obeyed(2);
        const auto inFirst = onlyIn(0, family, obeyed), inSecond = onlyIn(1, family, obeyed);
        if (inFirst || inSecond)
            return TellingPlace{place, inFirst, inSecond};
    }
    return std::nullopt;
}

} // namespace

std::vector<TellingPlace> tellingPlaces(const Board& board, const Board& first, const Board& second)
{
    KnownSolutions both(board, rulesOf(board));
    SolutionSet set;
    for (const Board* solution : {&first, &second})
        addCarried(set.solutions, both.rules(), board, *solution);
    if (set.solutions.size() < 2)
        return {};
    both.take(std::move(set));
    std::vector<TellingPlace> places;
    for (const Place place : cluePlaces(board))
        if (auto telling = tell(both, board, place))
            places.push_back(std::move(*telling));
    return places;
}

} // namespace tokisuji
