#include "engine/rules/words/letter_words.h"

#include <map>
#include <vector>

namespace tokisuji {

namespace {

/// Letters in a row that may be a word, and what has to be so for them to be one.
struct Standing {
    Place first;
    std::vector<Lit> all;
};
using Words = std::map<std::vector<int>, std::vector<Standing>>;

void addWords(const Board& b, const Field& black, const std::vector<Place>& line, Words& words)
{
    for (std::size_t from = 0; from < line.size(); ++from) {
        std::vector<int> word;
        std::vector<Lit> all;
        if (from > 0)
            all.push_back(black[line[from - 1]]);
        for (std::size_t to = from; to < line.size() && b.at(Layer::Number, line[to]) != blank; ++to) {
            word.push_back(b.at(Layer::Number, line[to]));
            all.push_back(!black[line[to]]);
            if (word.size() < 2)
                continue;
            Standing& standing = words[word].emplace_back(Standing{line[from], all});
            if (to + 1 < line.size())
                standing.all.push_back(black[line[to + 1]]);
        }
    }
}

} // namespace

void noWordTwice(Rules& r, const Board& b, const Field& black)
{
    Words words;
    for (const auto& line : b.grid().lines())
        addWords(b, black, line, words);
    for (auto& [word, standings] : words) {
        std::vector<Lit> stand;
        for (Standing& standing : standings)
            if (standings.size() > 1)
                stand.push_back(r.allOf(std::move(standing.all)));
        if (stand.size() > 1)
            r.clue(standings.front().first, family::wordTwice).atMost(1, std::move(stand));
    }
}

} // namespace tokisuji
