// Dominion: dominoes are shaded first; then every unshaded area has a letter of its own.
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace {

constexpr std::int64_t shadingEffort = 20'000;

/// A letter in every unshaded cell. None where the areas are more than there are letters, or all is one area.
std::optional<Draft> lettered(const Board& skeleton, const Board& shading, const SearchContext& context)
{
    const Clue& clue = *context.genre.clue(Clue::CellNumber);
    Draft draft{skeleton, shading, skeleton};
    int letter = clue.min;
    for (const Place start : skeleton.grid().cells()) {
        const auto isOpen = [&](Place c) { return shading.at(Layer::Shade, c) != 1; };
        if (!isOpen(start) || draft.full.at(Layer::Number, start) != blank)
            continue;
        if (letter > clue.max(skeleton))
            return std::nullopt;
        for (const Place c : flood(skeleton.grid(), start, [&](Place, Place to) { return isOpen(to); }))
            if (draft.full.at(Layer::Number, c) == blank)
                draft.full.set(Layer::Number, c, letter);
        ++letter;
    }
    for (const Place c : skeleton.grid().cells())
        if (!context.limits.mayStand(c))
            draft.full.set(Layer::Number, c, blank);
    takeLoneClues(draft.full, context);
    return draft;
}

/// Dominoes near some wishes.
std::optional<Draft> draftNear(std::vector<Wish> wishes, const SearchContext& context)
{
    const Board skeleton = blankBoard(context.genre, context.options());
    Rules rules;
    dominoes(rules, shade(rules, skeleton));
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    const auto shading = solutionNear(skeleton, rules, list, shadingEffort, context.halt);
    return shading ? lettered(skeleton, *shading, context) : std::nullopt;
}

/// Shaded cells wished for everywhere leave many small areas, so some cells are passed over.
std::optional<Draft> beginLetters(const SearchContext& context)
{
    constexpr double share = 0.45;
    std::vector<Wish> wishes;
    for (const Place c : context.grid().cells())
        if (context.random.chance(share))
            wishes.push_back({Layer::Shade, c, 1});
    context.random.shuffle(wishes);
    return draftNear(std::move(wishes), context);
}

std::optional<Draft> changeLetters(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(2);
    return draftNear(wishesAwayFrom(draft.solution, openCell(reading, context), radius, context.random), context);
}

} // namespace

extern const Method lettersInAreasMethod;
const Method lettersInAreasMethod{
    .name = "letters-in-areas", .begin = beginLetters, .change = changeLetters, .normalize = labelsAsRead};

} // namespace tokisuji
