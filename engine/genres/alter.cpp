// Alternation. Put a circle, a triangle and a square into every room. In every row and column stand exactly two kinds
// of symbols, in turns.
//
//     O . ^
//     # O .        three rooms of one column each
//     ^ # O
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily twoKindsInLine{
    .id = "two-kinds-in-line",
    .name = {"two kinds of symbols in a row or column", "行や列の記号は 2 種類"},
    .broken = {"A row or column has all three kinds of symbols", "同じ行か列に 3 種類の記号があります"}};

constexpr RuleFamily twoInLine{
    .id = "two-in-line",
    .name = {"at least two symbols in a row or column", "行や列に記号は 2 つ以上"},
    .broken = {"A row or column has fewer than two symbols", "記号が 2 つない行か列があります"}};

} // namespace family

namespace {

constexpr int symbolKinds = 3;

/// For each cell of a line, "it is a ?".
std::vector<Lit> unknownIn(const Board& b, const std::vector<Place>& line)
{
    std::vector<Lit> unknown;
    for (const Place c : line)
        unknown.push_back(b.at(Layer::Number, c) == question ? Yes : No);
    return unknown;
}

} // namespace

extern const Genre alter;
const Genre alter{
    .id = "alter",
    .urlId = "alter",
    .title = {"Alternation", "オルタネーション"},
    .summary = {"Put one circle, one triangle and one square into every room. Every row and every column has exactly "
                "two kinds of symbols, and along it they alternate.",
                "太線で囲まれた部屋に○と△と□を 1 つずつ入れます。どの行や列にも 2 "
                "種類の記号だけが入り、交互に並びます。"},
    .kana = "おるたねーしょん",
    .family = Family::Object,
    .clues = {{Clue::Rooms}, {.kind = Clue::Sign, .min = 1, .max = symbolKinds, .orUnknown = true}},
    .marks = {Mark::Sign, Mark::Candidates},
    .url = {&url::border, &url::number10},
    .file = {.version = 0, .parts = {&file::roomIds, &file::numbers, &file::digits}},
    .signs = SignStyle::Shapes,
    .sample = "alter/3/3/2go0b212b3a",
    .rules =
        [](const Board& b, Rules& r) {
            const Digits sign(r, b, 0, symbolKinds);
            const Field present = sign.present();
            oneOfEachInRooms(r, b, sign, symbolKinds);
            for (const auto& lines : {b.grid().rows(), b.grid().columns()})
                for (const std::vector<Place>& line : lines) {
                    r.at(line.front(), family::twoInLine).count(2, static_cast<int>(line.size()), present[line]);
                    std::vector<Lit> isThere;
                    for (int n = 1; n <= symbolKinds; ++n) {
                        isThere.push_back(r.anyOf(sign.are(n)[line]));
                        takeTurns(r, line, sign.are(n)[line], present[line]);
                    }
                    takeTurns(r, line, unknownIn(b, line), present[line]);
                    r.at(line.front(), family::twoKindsInLine).never(isThere);
                }
        },
    .recipe = Recipe{.sizes = {isAtLeast<3, 9>,
                               {"Symbols in turns need at least 3 columns and at least 3 rows.",
                                "記号を交互に並べるには、縦横とも 3 マス以上が必要です。"}},
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 7},
};

} // namespace tokisuji
