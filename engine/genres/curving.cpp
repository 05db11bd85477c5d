// Curving Road. Shade cells outside the circles, no two of them side by side, so that the unshaded ones form one area;
// every way over them from circle to circle turns at least twice.
//
//     # o # o
//     . . . .        curving/4/3/a2g
//     o # o #
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <optional>

namespace tokisuji {

namespace family {

constexpr RuleFamily turnsTwice{
    .id = "turns-twice",
    .name = {"every way between two circles turns at least twice", "丸と丸の間の道は 2 回以上曲がる"},
    .broken = {"A way between two circles turns less than twice", "曲がる回数が 2 回より少ない道があります"}};

} // namespace family

namespace {

/// The cells up to the next circle in a direction; none where there is no circle.
std::optional<std::vector<Place>> upToCircle(const Board& b, Place from, Dir d)
{
    std::vector<Place> between;
    for (const Place c : b.grid().ray(from, d)) {
        if (b.at(Layer::Number, c) != blank)
            return between;
        between.push_back(c);
    }
    return std::nullopt;
}

/// Something is shaded on the straight way from each circle to the next, and on each way with one turn: only next
/// circles matter, for others lie behind them.
void noShortWay(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : b.grid().cells()) {
        const bool isCircle = b.at(Layer::Number, c) != blank;
        for (const Dir along : {Dir::Left, Dir::Right})
            for (const Dir across : {Dir::Up, Dir::Down}) {
                const auto one = upToCircle(b, c, along), other = upToCircle(b, c, across);
                if (isCircle || !one || !other)
                    continue;
                std::vector<Lit> way = black[*one];
                way.push_back(black[c]);
                for (const Place p : *other)
                    way.push_back(black[p]);
                r.clue(c, family::turnsTwice).any(std::move(way));
            }
        for (const Dir d : {Dir::Right, Dir::Down})
            if (const auto between = upToCircle(b, c, d); isCircle && between)
                r.clue(c, family::turnsTwice).any(black[*between]);
    }
}

} // namespace

extern const Genre curving;
const Genre curving{
    .id = "curving",
    .urlId = "curving",
    .title = {"Curving Road", "カービングロード"},
    .summary =
        {"Shade cells without circles, never two side by side, so that all unshaded cells are connected. Every "
         "way from one circle to another over unshaded cells, from side to side, turns at least twice.",
         "○のないマスを、隣り合わないように黒く塗ります。白マスはすべてつながります。ある○から別の○まで白マスを縦"
         "横に進む道は、どれも 2 回以上曲がらなければなりません。"},
    .kana = "かーびんぐろーど",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Sign, .min = 1, .max = 1}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::binary},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "curving/5/5/h0h0h",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            cluesFree(r, b, black);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            noShortWay(r, b, black);
        },
    .recipe = Recipe{.sizes = fromSixCells, .clues = Recipe::Shaping, .density = 0.15},
};

} // namespace tokisuji
