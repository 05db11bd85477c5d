// Norinori. Shade two cells of every room, so that each shaded cell has exactly one shaded neighbour.
//
//     +---+---+
//     | # | # |
//     | # | # |        no: the dominoes touch. One room over both would do: norinori/2/2/0
//     +---+---+
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily twoInRoom{
    .id = "two-in-room",
    .name = {"two shaded cells in a room", "部屋の黒マスは 2 つ"},
    .broken = {"A room does not have exactly two shaded cells", "部屋の黒マスが 2 つではありません"}};

} // namespace family

namespace {

/// Round a middle cell no domino repeats in itself, but its room does: there are more rooms than dominoes, or fewer.
bool canNorinoriRepeat(const Board& board, Symmetry symmetry)
{
    return !(isTurned(symmetry) && hasMiddleCell(board.size()));
}

} // namespace

extern const Genre norinori;
const Genre norinori{
    .id = "norinori",
    .urlId = "norinori",
    .title = {"Norinori", "のりのり"},
    .summary = {"Shade exactly two cells of every room. Shaded cells come in pairs: each one has exactly one shaded "
                "neighbour, in its own room or in the next.",
                "どの部屋もちょうど 2 マスを黒く塗ります。黒マスは必ず 2 マス 1 組で、隣り合う黒マスはちょうど 1 "
                "つです（部屋をまたいでもかまいません）。"},
    .kana = "のりのり",
    .family = Family::Shading,
    .clues = {{Clue::Rooms}},
    .marks = {Mark::Shade, Mark::EdgeCross},
    .url = {&url::border},
    .file = {.version = 1,
             .parts = {&file::borders, &file::shades, &file::edgeCrosses},
             .older = {{1, {&file::roomIds, &file::shades, &file::edgeCrosses}}}},
    .sample = "norinori/5/5/8aet4e70",
    .penpa = {.tag = "norinori"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field black = shade(r, b);
            for (const Room& room : rooms(b))
                r.at(room.anchor, family::twoInRoom).ofEachPart().exactly(2, black[room.cells]);
            dominoes(r, black, family::dominoStrokes);
        },
    .recipe =
        Recipe{
            .sizes = {isAtLeast<2, 10>,
                      {"Dominoes that do not touch need at least 10 cells, at least 2 columns and at least 2 rows.",
                       "2 マス 1 組の黒マスを離して置くには、縦横とも 2 マス以上、合わせて 10 マス以上が必要です。"}},
            .method = "dominoes-in-rooms",
            .clues = Recipe::None,
            .rooms = Recipe::Polyominoes,
            .leastRoom = 3,
            .mostRoom = 6,
            .onlyRooms = true,
            .canRepeat = canNorinoriRepeat},
};

} // namespace tokisuji
