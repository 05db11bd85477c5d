// Hitori. Shade cells, no two of them side by side, so that the unshaded ones form one area and no number occurs twice
// among the unshaded cells of a row or column.
//
//     1 1
//     2 1        hitori/2/2/1121: shade the upper right one
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace family {

constexpr RuleFamily sameInLine{
    .id = "same-in-line",
    .name = {"no number twice among the unshaded cells of a line", "列の白マスに同じ数字は 1 つ"},
    .broken = {"A number occurs twice among the unshaded cells of a line", "列の白マスに同じ数字があります"}};

} // namespace family

extern const Genre hitori;
const Genre hitori{
    .id = "hitori",
    .urlId = "hitori",
    .aliases = {"singles"},
    .title = {"Hitori", "ひとりにしてくれ"},
    .summary = {"Shade cells, never two side by side, so that all unshaded cells are connected and no number occurs "
                "twice among the unshaded cells of a row or column.",
                "黒マスを隣り合わないように塗ります。白マスはすべてつながります。縦横どの列でも、白マスに同じ数字が 2 "
                "つ残ってはいけません。"},
    .kana = "ひとりにしてくれ",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 1, .max = longSide, .tells = Clue::Label}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::hitori},
    .file = {.version = 0, .parts = {&file::numbers, &file::shades, &file::edgeCrosses}},
    .sample = "hitori/5/5/1345222544112344234152122",
    .penpa = {.tag = "hitori", .tool = "surface"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            notAdjacent(r, black);
            connected(r, !black, family::whiteConnected);
            someShaded(r, black);
            for (const auto& line : b.grid().lines())
                for (std::size_t i = 0; i < line.size(); ++i)
                    for (std::size_t k = i + 1; k < line.size(); ++k)
                        if (const int n = b.at(Layer::Number, line[i]); n >= 0 && n == b.at(Layer::Number, line[k]))
                            r.at(line[i], family::sameInLine).any({black[line[i]], black[line[k]]});
        },
    .recipe = Recipe{.method = "doubles-in-lines", .keepsAll = true},
};

} // namespace tokisuji
