// Edge-matching. Place the square pieces on the board, each once, so that touching sides have the same colour; the
// border colour 0 is on the frame and nowhere else. A pin says which piece lies in a cell.
//
//      0   0
//     0 1 1 0          two pieces, each as left.top.right.bottom: edgematch/2/1/0.0.1.0_1.0.0.0
//      0   0
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/pieces.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily pin{.id = "pin",
                         .name = {"pinned pieces stay in their cells", "固定されたピースは動かない"},
                         .broken = {"A pinned piece is not in its cell", "固定されたピースがそのマスにありません"}};

} // namespace family

extern const Genre edgematch;
const Genre edgematch{
    .id = "edgematch",
    .urlId = "edgematch",
    .title = {"Edge-matching", "辺合わせパズル"},
    .summary = {"Place every piece on the board so that touching sides have the same colour. The border colour is on "
                "the frame and nowhere else. A pinned piece stays in its cell.",
                "すべてのピースを 1 "
                "回ずつ盤面に置きます。隣り合うピースの辺は同じ色でなければなりません。枠の色は盤面の外周にだけ来ます。"
                "固定されたピースは動かせません。"},
    .kana = "へんあわせぱずる",
    .family = Family::Neighbour,
    .onPuzzLink = false,
    .usualSize = {5, 5},
    .clues = {{Clue::EdgePieces},
              {.kind = Clue::Pin, .max = [](const Board& b) { return b.size().cells() - 1; }, .strict = true}},
    .marks = {Mark::Piece},
    .variants = {{.letter = freePieces, .name = {"Pieces may be rotated", "ピースの回転可"}, .inBody = true}},
    .url = {&url::edgePieces},
    .file = {.version = 0, .parts = {&file::setup, &file::numbers, &file::digits}},
    .sample = "edgematch/3/3/3.1.1.2_2.2.3.0_0.0.1.2_3.1.0.0_2.0.0.3_1.3.0.1_1.0.2.1_0.1.2.0_0.2.3.1",
    .example = 3,
    .rules =
        [](const Board& b, Rules& r) {
            const PlacedPieces placed(r, b);
            sidesMatch(r, b, placed);
            for (const Place c : b.grid().cells())
                if (const int piece = b.at(Layer::Number, c); piece != blank)
                    r.clue(c, family::pin).any(placed.is(c, piece));
        },
    .answer = AnswerKind::Placement,
};

} // namespace tokisuji
