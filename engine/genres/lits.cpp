// LITS. Shade four cells of every room that form an L, I, T or S; all shaded cells form one area without a 2x2 square,
// and equal shapes of different rooms do not touch.
//
//     # . . .
//     # . # #        an I at the left and an L: lits/4/4/7o089o
//     # # # #
//     # . . .
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"
#include "engine/rules/words/shapes.h"

#include <array>
#include <string_view>

namespace tokisuji {

namespace family {

constexpr RuleFamily fourInRoom{
    .id = "four-in-room",
    .name = {"four shaded cells in a room", "部屋の黒マスは 4 つ"},
    .broken = {"A room does not have exactly four shaded cells", "黒マスがちょうど 4 つでない部屋があります"}};

constexpr RuleFamily tetromino{.id = "tetromino",
                               .name = {"each room holds an L, I, T or S", "どの部屋にも L・I・T・S のどれか"},
                               .broken = {"The shaded cells of a room do not form an L, I, T or S",
                                          "部屋の黒マスが L・I・T・S の形になっていません"}};

constexpr RuleFamily inTetromino{
    .id = "in-tetromino",
    .name = {"a shaded cell is part of an L, I, T or S", "黒マスは L・I・T・S の一部"},
    .broken = {"A shaded cell is not part of an L, I, T or S", "L・I・T・S の一部でない黒マスがあります"}};

constexpr RuleFamily sameShape{.id = "same-shape",
                               .name = {"equal shapes do not touch", "同じ形は接しない"},
                               .broken = {"Equal shapes of different rooms touch", "違う部屋の同じ形が接しています"}};

} // namespace family

namespace {

constexpr std::array<std::string_view, 4> litsShapes{"23bg", "14u", "23eg", "23f"}; ///< L, I, T, S
/// The room of a middle cell repeats in itself. No tetromino but a square does that round a cell or at a diagonal, and
/// a square is none here.
bool canLitsRepeat(const Board& board, Symmetry symmetry)
{
    return !isDiagonal(symmetry) && !(isTurned(symmetry) && hasMiddleCell(board.size()));
}

} // namespace

extern const Genre lits;
const Genre lits{
    .id = "lits",
    .urlId = "lits",
    .title = {"LITS", "ＬＩＴＳ"},
    .summary =
        {"Shade four cells of every room so that they form an L, I, T or S, which may be rotated or flipped. All "
         "shaded cells are connected and never fill a 2×2 square. Equal shapes of different rooms never share a side.",
         "どの部屋も、ひとつながりの 4 "
         "マスを黒く塗り、L・I・T・S のどれかの形（回転・裏返し可）にします。黒マスはすべてつながり、2×2 "
         "のかたまりになりません。違う部屋の同じ形どうしは、辺で接してはいけません。"},
    .kana = "りっつ",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::borderOrIds},
    .file = {.version = 1,
             .parts = {&file::borders, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::shades, &file::edgeCrosses}}}},
    .sample = "lits/5/5/9b80b5m0",
    .penpa = {.tag = "lits"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            tetrominoesInRooms(r, b, black, litsShapes,
                               {family::fourInRoom, family::tetromino, family::inTetromino, family::sameShape});
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<2, 12>,
                         {"Rooms with tetrominoes need at least 12 cells, at least 2 columns and at least 2 rows.",
                          "テトロミノを置く部屋には、縦横とも 2 マス以上、合わせて 12 マス以上が必要です。"}},
               .method = "tetrominoes-in-rooms",
               .clues = Recipe::None,
               .rooms = Recipe::Polyominoes,
               .leastRoom = 5,
               .mostRoom = 9,
               .onlyRooms = true,
               .canRepeat = canLitsRepeat},
};

} // namespace tokisuji
