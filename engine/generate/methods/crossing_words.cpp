// Yokeimoji Cross: the shading first, then letters of a small alphabet, changed until the unshaded ones are words as
// they should be. Letters change so that a word comes twice in another solution, or near what is open, until nothing
// else can be shaded.
#include "engine/board/kana.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/judge.h"
#include "engine/rules/words/shading.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t wordsEffort = 20'000;

/// Letters that are drawn: a few, so that words come twice where too much is unshaded.
int anyLetter(Random& random)
{
    constexpr double rare = 0.12;
    constexpr std::array consonants{'k', 's', 't', 'n'};
    if (random.chance(rare))
        return kanaN;
    return random.chance(rare) ? longSound : *kanaOf(random.pick(std::span<const char>(consonants)), 'a');
}

/// Draws letters anew where something is broken; none where that does not come to an end.
std::optional<Draft> withRightWords(const Board& empty, Board letters, const Board& shading,
                                    const SearchContext& context)
{
    constexpr int tries = 150;
    for (int i = 0; i < tries && !context.halt.reached(); ++i) {
        const Rules rules = rulesOf(letters);
        const std::vector<Broken> broken = judge(rules, filledAs(rules, letters, shading));
        if (broken.empty())
            return Draft{empty, shading, letters};
        for (const Broken& one : broken) {
            std::vector<Place> cells = one.places;
            std::erase_if(cells, [&](Place c) { return !letters.grid().hasCell(c); });
            if (!cells.empty())
                letters.set(Layer::Number, context.random.pick(std::span<const Place>(cells)),
                            anyLetter(context.random));
        }
    }
    return std::nullopt;
}

std::optional<Draft> beginWords(const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    Rules rules;
    const Field black = shade(rules, empty);
    notAdjacent(rules, black);
    connected(rules, !black, family::whiteConnected);
    WishList list = context.demands;
    Board letters = empty;
    for (const Place c : empty.grid().cells()) {
        list.wishes.push_back({Layer::Shade, c, 1});
        letters.set(Layer::Number, c, anyLetter(context.random));
    }
    context.random.shuffle(list.wishes);
    const auto shading = solutionNear(empty, rules, list, wordsEffort, context.halt);
    return shading ? withRightWords(empty, std::move(letters), *shading, context) : std::nullopt;
}

using Word = std::vector<Place>;

/// The unshaded cells in a row, from two on.
std::vector<Word> wordsOf(const Board& shading)
{
    std::vector<Word> words;
    for (const auto& line : shading.grid().lines()) {
        Word word;
        const auto finish = [&] {
            if (word.size() > 1)
                words.push_back(word);
            word.clear();
        };
        for (const Place c : line)
            shading.at(Layer::Shade, c) == 1 ? finish() : word.push_back(c);
        finish();
    }
    return words;
}

/// A word that another solution has, and this one has not, becomes one that comes twice there: so that is none any
/// more. False: there is none of a length that comes twice.
bool rejectOther(Board& letters, const Board& solution, const Board& other, Random& random)
{
    const std::vector<Word> mine = wordsOf(solution), others = wordsOf(other);
    std::vector<std::pair<Word, Word>> pairs; // the word that changes, and the one that it becomes
    for (const Word& word : others)
        if (std::ranges::find(mine, word) == mine.end())
            for (const Word& like : others)
                if (like.size() == word.size() && like != word)
                    pairs.emplace_back(word, like);
    if (pairs.empty())
        return false;
    const auto& [word, like] = random.pick(std::span<const std::pair<Word, Word>>(pairs));
    for (std::size_t i = 0; i < word.size(); ++i)
        letters.set(Layer::Number, word[i], letters.at(Layer::Number, like[i]));
    return true;
}

std::optional<Draft> changeWords(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr int near = 2;
    Board letters = draft.full;
    if (!reading.others.empty() && rejectOther(letters, draft.solution, reading.others.back(), context.random))
        return withRightWords(draft.skeleton, std::move(letters), draft.solution, context);
    const Place cell = openCell(reading, context);
    for (const Place c : letters.grid().cells())
        if (std::abs(c.x - cell.x) <= near && std::abs(c.y - cell.y) <= near && context.random.chance(0.25))
            letters.set(Layer::Number, c, anyLetter(context.random));
    return withRightWords(draft.skeleton, std::move(letters), draft.solution, context);
}

} // namespace

extern const Method crossingWordsMethod;
const Method crossingWordsMethod{.name = "crossing-words",
                                 .begin = beginWords,
                                 .change = changeWords,
                                 .reductions = reduceNothing,
                                 .keepsStart = true};

} // namespace tokisuji
