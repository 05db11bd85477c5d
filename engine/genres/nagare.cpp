// Nagareru Loop. Draw one loop that runs straight through every arrow in its direction, all of them the same way round.
// From a filled cell with an arrow wind blows as far as the next filled cell: there the loop does not run against the
// wind, and crosses it nowhere straight.
//
//     . > .
//     . . .        an arrow on the loop round 3x3 says which way round it runs: nagare/3/3/a4g
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/line.h"
#include "engine/rules/words/wind.h"

namespace tokisuji {

extern const Genre nagare;
const Genre nagare{
    .id = "nagare",
    .urlId = "nagare",
    .title = {"Nagareru-Loop", "流れるループ"},
    .summary =
        {"Draw one loop through open cells. It runs straight through every arrow, in its direction. A filled cell with "
         "an arrow is a fan: wind blows from it in that direction, up to the next filled cell. The loop never runs "
         "against the wind and never goes straight across it.",
         "黒マス以外を通る 1 つの輪を描きます。輪は矢印のあるマスをすべて、矢印の向きにまっすぐ通ります。黒マスの"
         "矢印は風で、その向きの次の黒マスまで吹きます。輪は風に逆らって進めず、風をまっすぐ横切ることもできませ"
         "ん。"},
    .kana = "ながれるるーぷ",
    .family = Family::Loop,
    .clues = {{.kind = Clue::PlainArrow}, {.kind = Clue::Terrains, .terrains = {Terrain::Wall}}},
    .marks = {Mark::CellLine, Mark::Heading},
    .url = {&url::nagare},
    .file = {.version = 0, .parts = {&file::nagareClues, &file::directedLines}},
    .sample = "nagare/6/6/5d5c4c5b5a25a1d51b5e",
    .rules =
        [](const Board& b, Rules& r) {
            Loop line(r, b, PlaceKind::Cell);
            line.notEmpty();
            Current current(r, b, line);
            std::vector<Place> fans;
            for (const Place c : b.grid().cells()) {
                const int arrow = b.at(Layer::Arrow, c);
                if (isTerrain(b, c, Terrain::Wall))
                    r.clue(c, family::wallFree).never(line.uses(c));
                if (isTerrain(b, c, Terrain::Wall) && arrow > 0)
                    fans.push_back(c);
                else if (arrow > 0)
                    current.through(c, static_cast<Dir>(arrow));
            }
            for (const Place fan : fans)
                current.wind(fan, static_cast<Dir>(b.at(Layer::Arrow, fan)));
            current.someWayRound();
        },
    .recipe = Recipe{.sizes = fromTwelveCells, .method = "wind", .density = 0.12, .canRepeat = neverRepeats},
};

} // namespace tokisuji
