// Tawamurenga. Shade bricks of a wall: each shaded one above the bottom row rests on a shaded brick, and no three in a
// row are shaded. A number, which is not shaded, counts the shaded bricks among the up to six round it.
//
//     . 1 .
//      # .         tawa/3/3/0/a1e0
//     # . 0
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily threeBricks{.id = "three-bricks",
                                 .name = {"no three shaded bricks in a row", "黒いれんがは横に 3 つ続かない"},
                                 .broken = {"Three shaded bricks stand in a row", "黒いれんがが横に 3 つ続いています"}};

constexpr RuleFamily brickRests{
    .id = "brick-rests",
    .name = {"shaded bricks rest on shaded ones", "黒いれんがの下に黒いれんが"},
    .broken = {"A shaded brick rests on no shaded one", "下に黒いれんががない黒いれんががあります"}};

constexpr RuleFamily bricksRound{
    .id = "bricks-round",
    .name = {"shaded bricks round a number", "数字のまわりの黒いれんがの数"},
    .broken = {"The number of shaded bricks round a number is wrong", "数字のまわりの黒いれんがの数が違います"}};

} // namespace family

extern const Genre tawa;
const Genre tawa{
    .id = "tawa",
    .urlId = "tawa",
    .title = {"Tawamurenga", "たわむれんが"},
    .summary =
        {"Shade bricks of the wall. Every shaded brick above the bottom row rests on at least one shaded brick, and "
         "three shaded bricks never stand side by side in a row. A number says how many of the up to six bricks round "
         "it are shaded; bricks with numbers are not shaded.",
         "壁のれんがをいくつか黒く塗ります。いちばん下の段を除き、黒いれんがのすぐ下に接する 2 つのうち少なくとも 1 "
         "つは黒です。黒いれんがは横に 3 つ以上続きません。数字は、まわりに接する最大 6 "
         "つのれんがのうち黒いものの数です。数字のれんがは黒く塗りません。"},
    .kana = "たわむれんが",
    .family = Family::Shading,
    .clues = {{.kind = Clue::CellNumber, .min = 0, .max = 6, .orUnknown = true}},
    .marks = {Mark::Shade},
    .url = {&url::wallShape, &url::number10},
    .file = {.version = 0, .parts = {&file::wallShape, &file::numbersAndShades}},
    .tiling = Tiling::Bricks,
    .sample = "tawa/6/5/2/c2c1d1e0d2c1b",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            someShaded(r, black);
            cluesFree(r, b, black);
            for (const auto& row : b.grid().rows())
                for (std::size_t i = 2; i < row.size(); ++i)
                    r.at(row[i], family::threeBricks).never({black[row[i - 2]], black[row[i - 1]], black[row[i]]});
            for (const Place c : b.grid().cells()) {
                std::vector<Place> round = b.grid().neighbours(c);
                if (const int n = b.at(Layer::Number, c); n >= 0)
                    r.clue(c, family::bricksRound).exactly(n, black[round]);
                std::erase_if(round, [&](Place next) { return next.y <= c.y; });
                if (row(c) + 1 < b.size().height)
                    r.at(c, family::brickRests).implies(black[c], black[round]);
            }
        },
    .recipe = Recipe{.unknowns = 0.1},
};

} // namespace tokisuji
