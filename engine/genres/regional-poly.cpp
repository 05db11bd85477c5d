// Regional Polyominoes. Place each piece of the bank once by shading cells, rotated and flipped at will: within a room,
// at most one in each, and none touching another, not even at a corner. Crossed cells stay free.
//
//     +---+-----------+
//     | . | x   #   x |
//     +---+           |
//     | #   #   #   . |
//     |   +-----------+        regional-poly/4/4/g80gu0a1g0/2/327g/41u
//     | . | x   x   . |
//     +---+           |
//     | #   #   #   # |
//     +---------------+
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/rooms.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

namespace tokisuji {

extern const Genre regional_poly;
const Genre regional_poly{
    .id = "regional-poly",
    .urlId = "regional-poly",
    .title = {"Regional Polyominoes", "Regional Polyominoes"},
    .summary =
        {"Place each piece of the bank once by shading cells; pieces may be rotated and flipped. A piece does "
         "not cross borders, a room holds at most one, and pieces never touch, not even at corners. Cells with "
         "crosses are not shaded.",
         "盤外のピースをすべて 1 回ずつ使い、マスを黒く塗って盤面に置きます。ピースは回転・裏返しができます。ピー"
         "スは太線をまたがず、1 つの部屋に置けるのは多くても 1 つです。ピースどうしは辺でも角でも接しません。×の"
         "マスには置けません。"},
    .kana = "りーじょなるぽりおみの",
    .family = Family::Object,
    .clues = {{Clue::PieceBank}, {Clue::Rooms}, {.kind = Clue::Terrains, .terrains = {Terrain::Hole}}},
    .marks = {Mark::Shade},
    .url = {&url::border, &url::hole, &url::pieceBank},
    .file = {.version = 0, .parts = {&file::pieceBank, &file::borders, &file::shadesAndHoles, &file::usedPieces}},
    .setup = "p",
    .sample = "regional-poly/5/5/4d24250044284/3/32t/23n/22q",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            holesFree(r, b, black);
            apartAtBorders(r, b, black, family::borderTouch);
            connectedInRooms(r, b, rooms(b), black, family::roomConnected);
            usesBank(r, black, bankOf(b), {.corners = Touching::Apart});
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<5, 30>,
                         {"Pieces that do not touch need at least 30 cells, at least 5 columns and at least 5 rows.",
                          "ピースを離して置くには、縦横とも 5 マス以上、合わせて 30 マス以上が必要です。"}},
               .method = "pieces-of-bank",
               .density = 0.07,
               .canRepeat = neverRepeats},
};

} // namespace tokisuji
