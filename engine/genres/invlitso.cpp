// Inverse LITSO. As LITS with the colours exchanged: shade cells so that four cells of every room stay unshaded and
// form a tetromino; all shaded cells form one area without a 2x2 square, and equal shapes of different rooms do not
// touch.
//
//     +-----------+---+
//     | .   #   # | . |
//     |       +---+   |
//     | .   # | .   . |
//     |   +---+   +---+        invlitso/4/4/5a04lg
//     | . | #   . | # |
//     |   +-------+   |
//     | .   #   #   # |
//     +---------------+
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

constexpr RuleFamily fourLeft{
    .id = "four-left",
    .name = {"four unshaded cells in a room", "部屋の白マスは 4 つ"},
    .broken = {"A room does not have exactly four unshaded cells", "白マスがちょうど 4 つでない部屋があります"}};

constexpr RuleFamily whiteTetromino{
    .id = "white-tetromino",
    .name = {"the unshaded cells of a room form a tetromino", "部屋の白マスはひとつながり"},
    .broken = {"The unshaded cells of a room are not connected", "部屋の白マスが分断されています"}};

constexpr RuleFamily inWhiteTetromino{
    .id = "in-white-tetromino",
    .name = {"an unshaded cell is part of an L, I, T, S or O", "白マスは L・I・T・S・O の一部"},
    .broken = {"An unshaded cell is not part of an L, I, T, S or O", "L・I・T・S・O の一部でない白マスがあります"}};

constexpr RuleFamily sameWhiteShape{
    .id = "same-white-shape",
    .name = {"equal shapes do not touch", "同じ形は接しない"},
    .broken = {"Equal unshaded shapes of different rooms touch", "違う部屋の同じ形の白マスが接しています"}};

} // namespace family

namespace {

constexpr std::array<std::string_view, 5> shapes{"23bg", "14u", "23eg", "23f", "22u"}; ///< L, I, T, S, O

} // namespace

extern const Genre invlitso;
const Genre invlitso{
    .id = "invlitso",
    .urlId = "invlitso",
    .title = {"Inverse LITSO", "Inverse LITSO"},
    .summary = {"Shade cells so that four cells of every room stay unshaded and form an L, I, T, S or O, which may be "
                "rotated or flipped. All shaded cells are connected and never fill a 2×2 square. Equal shapes of "
                "different rooms never share a side.",
                "どの部屋も、ひとつながりの 4 マスだけを白く残し、ほかを黒く塗ります。黒マスはすべてつながり、2×2 "
                "のかたまりになりません。白マスの形は L・I・T・S・O のどれか（回転・裏返し可）で、違う部屋の同じ形ど"
                "うしは、辺で接してはいけません。"},
    .kana = "いんばーすりつお",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::borderOrIds},
    .file = {.version = 1,
             .parts = {&file::borders, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::shades, &file::edgeCrosses}}}},
    .sample = "invlitso/5/5/0fuo2856",
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            noSquare(r, black);
            connected(r, black, family::blackConnected);
            tetrominoesInRooms(
                r, b, !black, shapes,
                {family::fourLeft, family::whiteTetromino, family::inWhiteTetromino, family::sameWhiteShape});
        },
    .recipe =
        Recipe{.sizes = {isAtLeast<2, 12>,
                         {"Rooms with tetrominoes need at least 12 cells, at least 2 columns and at least 2 rows.",
                          "テトロミノを置く部屋には、縦横とも 2 マス以上、合わせて 12 マス以上が必要です。"}},
               .clues = Recipe::None,
               .rooms = Recipe::Polyominoes,
               .leastRoom = 5,
               .mostRoom = 7,
               .onlyRooms = true},
};

} // namespace tokisuji
