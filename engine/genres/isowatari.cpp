// Isowatari. Shade groups of exactly the given number of cells, so that all unshaded cells form one area without a 2×2
// square. Black circles are shaded and white ones are not; holes are no cells.
//
//     . # # .
//     . . . w        areas of two cells: isowatari/4/4/2/005i00
//     b b . #        ("b": black circles, "w" a white one)
//     . . . #
#include "engine/board/star_count.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <string_view>

namespace tokisuji {

namespace family {

constexpr RuleFamily equalAreas{
    .id = "equal-areas",
    .name = {"every shaded area has the given size", "黒マスのかたまりは決まった大きさ"},
    .broken = {"A shaded area does not have the given size", "大きさの違う黒マスのかたまりがあります"}};

} // namespace family

extern const Genre isowatari;
const Genre isowatari{
    .id = "isowatari",
    .urlId = "isowatari",
    .title = {"Isowatari", "イソワタリ"},
    .summary = {"Shade areas that all have as many cells as the number beside the board says. All unshaded cells are "
                "connected and never fill a 2×2 square. Black circles are shaded, white circles are not.",
                "盤面の外の数字と同じマス数の黒マスのかたまりを作ります。白マスはすべてつながり、2×2 "
                "のかたまりになりません。黒丸は黒マス、白丸は白マスです。"},
    .kana = "いそわたり",
    .family = Family::Shading,
    .clues = {{.kind = Clue::Pearl, .min = 1, .max = 2},
              {.kind = Clue::StarCount, .min = 1, .max = cellCount},
              {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Shade},
    .url = {&url::starCount, &url::circle, &url::hole},
    .file = {.version = 0,
             .parts = {&file::starCount, &file::numbersAndStarHoles, &file::numbers, &file::shadeDots, &file::shades}},
    .setup = "1",
    .sample = "isowatari/5/5/3/0a00937i0",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            holesFree(r, b, black);
            circlesShaded(r, b, black);
            Field white = !black;
            for (const Place c : b.grid().cells())
                if (isHole(b, c))
                    white.set(c, No);
            r.at(wholeBoard, family::whiteConnected).unlessClue().connected(areas(white));
            for (const auto& square : b.grid().windows(2, 2))
                r.at(square.front(), family::noWhiteSquare).unlessClue().never(white[square]);
            const auto groups = Shared(Parts{black, {}});
            for (const Place c : b.grid().cells())
                if (!isHole(b, c))
                    r.at(c, family::equalAreas).when(black[c]).partSize(groups, starCount(b));
        },
    .recipe = Recipe{.setup = [](Size size) -> std::string_view { return size.cells() < 40 ? "3" : "4"; }},
};

} // namespace tokisuji
