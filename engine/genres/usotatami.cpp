// Uso-tatami. Divide the board into bars of width 1 with one number each, which is not the length of its bar. Borders
// never cross.
//
//     +-----------+---+
//     | 1   .   . | 2 |        usotatami/4/1/1b2
//     +-----------+---+
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/regions.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneInBar{.id = "one-in-bar",
                              .name = {"one number in a bar", "長方形に数字は 1 つ"},
                              .broken = {"A bar holds two numbers", "1 つの長方形に数字が 2 つ入っています"}};

constexpr RuleFamily barNumber{.id = "bar-number",
                               .name = {"a number in every bar", "どの長方形にも数字"},
                               .broken = {"A bar holds no number", "数字のない長方形があります"}};

constexpr RuleFamily otherLength{.id = "other-length",
                                 .name = {"a number is not the length of its bar", "数字は長方形のマスの数ではない"},
                                 .broken = {"A number is the length of its bar", "数字が長方形のマスの数と同じです"}};

} // namespace family

namespace {

Lit reaches(const std::vector<Lit>& run, int cells)
{
    return cells == 0 ? Yes : cells <= static_cast<int>(run.size()) ? run[static_cast<std::size_t>(cells - 1)] : No;
}

/// No way to lie in a bar of just this length.
void isNoLength(Rules& r, const Borders& border, Place c, int length)
{
    if (length == 1) {
        r.clue(c, family::otherLength).any(border.open(c));
        return;
    }
    for (const Axis axis : axes) {
        const std::vector<Lit> back = border.run(r, c, ends(axis)[0]), forth = border.run(r, c, ends(axis)[1]);
        for (int n = 0; n < length; ++n)
            r.clue(c, family::otherLength)
                .never({reaches(back, n), !reaches(back, n + 1), reaches(forth, length - 1 - n),
                        !reaches(forth, length - n)});
    }
}

} // namespace

extern const Genre usotatami;
const Genre usotatami{
    .id = "usotatami",
    .urlId = "usotatami",
    .title = {"Uso-tatami", "ウソタタミ"},
    .summary =
        {"Divide the board along the grid lines into bars of width 1. Each holds exactly one number, and that is "
         "not the number of its cells; a question mark may be any number. The borders never cross.",
         "点線に沿って盤面を幅 1 マスの長方形に分けます。どの長方形にも数字がちょうど 1 "
         "つ入り、その数字は長方形のマスの数ではありません。線は十字に交わりません。"},
    .kana = "うそたたみ",
    .family = Family::Region,
    .usualSize = {8, 8},
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = longSide, .orUnknown = true}},
    .marks = {Mark::Border},
    .url = {&url::number10Or16},
    .file = {.version = 0, .parts = {&file::numbers, &file::answerBorders}},
    .sample = "usotatami/5/5/a3b1d5a1a1a5345f",
    .penpa = {.tag = "usotatami"},
    .rules =
        [](const Board& b, Rules& r) {
            const Borders border(r, b);
            bars(r, border);
            noCrossing(r, border);
            std::map<Place, std::vector<Lit>> owners;
            for (const Place c : cellsWhere(b, [&](Place p) { return b.at(Layer::Number, p) != blank; })) {
                owners[c] = {Yes};
                for (const Dir d : directions) {
                    Place cell = c;
                    for (const Lit reached : border.run(r, c, d)) {
                        cell = cell.step(d);
                        if (b.at(Layer::Number, cell) != blank) {
                            r.at(c, family::oneInBar).never(reached);
                            break;
                        }
                        owners[cell].push_back(reached);
                    }
                }
                if (const int n = b.at(Layer::Number, c); n > 0)
                    isNoLength(r, border, c, n);
            }
            for (const Place c : border.cells())
                r.at(c, family::barNumber).unlessClue().any(owners[c]);
        },
    .recipe = Recipe{.clues = Recipe::Shaping, .density = 0.4},
};

} // namespace tokisuji
