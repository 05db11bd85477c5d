// Dominion. Shade dominoes that do not touch by sides, and no cells with letters. Each unshaded area holds letters of
// one kind, at least one of them, and all equal letters lie in one area.
//
//     . A # B
//     . . # .
//     # # C #        dominion/4/4/g1g2l3h3h
//     . C . #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/floods.h"
#include "engine/rules/words/regions.h"
#include "engine/rules/words/shading.h"

#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily letterNeeded{.id = "letter-needed",
                                  .name = {"every unshaded area has a letter", "白マスのかたまりには文字がある"},
                                  .broken = {"An unshaded area has no letter", "文字のない白マスのかたまりがあります"}};

constexpr RuleFamily lettersApart{
    .id = "letters-apart",
    .name = {"different letters lie in different areas", "違う文字は別のかたまりにある"},
    .broken = {"An unshaded area has different letters", "違う文字のある白マスのかたまりがあります"}};

constexpr RuleFamily lettersTogether{
    .id = "letters-together",
    .name = {"equal letters lie in one area", "同じ文字は同じかたまりにある"},
    .broken = {"Equal letters lie in different areas", "同じ文字が別のかたまりに分かれています"}};

} // namespace family

namespace {

constexpr int lettersOfBothCases = 52;

/// The cells of each letter, those with "?" left out.
std::map<int, std::vector<Place>> cellsByLetter(const Board& b)
{
    std::map<int, std::vector<Place>> cells;
    for (const Place c : clueCells(b))
        if (const int letter = b.at(Layer::Number, c); letter != question)
            cells[letter].push_back(c);
    return cells;
}

/// Each clue says so itself of its letter and another.
void lettersTogether(Rules& r, const Field& between, const std::vector<Place>& cells)
{
    const Field reached =
        reachedWithin(r, between, reachable(between.grid(), cells.front(), [](Place) { return true; }));
    r.clue(cells.front(), family::lettersTogether).is(reached[cells[1]]);
    for (std::size_t i = 1; i < cells.size(); ++i)
        r.clue(cells[i], family::lettersTogether).is(reached[cells[i]]);
}

} // namespace

extern const Genre dominion;
const Genre dominion{
    .id = "dominion",
    .urlId = "dominion",
    .title = {"Dominion", "ドミニオン"},
    .summary =
        {"Shade dominoes that do not touch by sides, and no letters or question marks. Every unshaded area has letters "
         "of just one kind, and equal letters lie in one area. A question mark is one of the letters of the puzzle.",
         "隣り合う 2 マスを 1 組として黒く塗ります。組どうしは辺では接しません。文字や？のマスは塗れません。白マス"
         "のかたまりには必ず 1 種類の文字が入り、同じ文字は同じかたまりに入ります。「？」は問題の文字のどれかです。"},
    .kana = "どみにおん",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber,
               .min = 1,
               .max = lettersOfBothCases,
               .orUnknown = true,
               .letters = true,
               .unknownIsOwn = true,
               .tells = Clue::Label}},
    .marks = {Mark::Shade},
    .url = {&url::number16},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades}},
    .sample = "dominion/5/5/h1.g2o1n3",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b), white = !black, between = walls(r, white);
            dominoes(r, black);
            cluesFree(r, b, black);
            std::vector<Place> all;
            const auto letters = cellsByLetter(b);
            for (const auto& [letter, cells] : letters)
                all.insert(all.end(), cells.begin(), cells.end());
            for (const auto& [letter, cells] : letters) {
                std::vector<Place> others = all;
                std::erase_if(others, [&, kind = letter](Place c) { return b.at(Layer::Number, c) == kind; });
                for (const Place c : cells)
                    groupsApart(r.clue(c, family::lettersApart), white, {{c}, others});
                if (cells.size() > 1)
                    lettersTogether(r, between, cells);
            }
            reachesAny(r.at(wholeBoard, family::letterNeeded).unlessClue(), white, all);
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "letters-in-areas"},
};

} // namespace tokisuji
