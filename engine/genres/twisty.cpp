// Twisty puzzles: stickers on a flat net and turns that move them; the answer is a shortest sequence of turns that
// leads to the goal. Stickers, turns and goal are a definition in YAML (engine/twisty), named or held by Board::setup.
#include "engine/formats/pzprv3/parts.h"
#include "engine/genre/genre.h"
#include "engine/twisty/twisty_board.h"

namespace tokisuji {

namespace {

int colourCount(const Board& board)
{
    const auto definition = twistyOf(board);
    return definition ? static_cast<int>(definition->colours.size()) : 0;
}

int coloursAt(const Board& board, Place cell)
{
    const auto definition = twistyOf(board);
    return definition && stickerAt(*definition, cell) >= 0 ? colourCount(board) : 0;
}

} // namespace

extern const Genre twisty;
const Genre twisty{
    .id = "twisty",
    .urlId = "twisty",
    .aliases = {"cube", "rubik", "立方体", "キューブ", "ルービックキューブ"},
    .title = {"Twisty puzzle", "ツイスティパズル"},
    .summary =
        {"Find a shortest sequence of turns that puts every colour in place. The net shows the stickers of all sides.",
         "回転を繰り返して、すべての色をそろえる最短の手順を求めます。展開図が全面のシールを表します。"},
    .kana = "ついすてぃぱずる",
    .family = Family::Neighbour,
    .onPuzzLink = false,
    .usualSize = {8, 6},
    .clues = {{.kind = Clue::Sticker, .min = 1, .max = colourCount, .strict = true, .maxAt = coloursAt}},
    .file = {.version = 0, .parts = {&file::setup, &file::numbers}},
    .grid = GridStyle::Net,
    .setup = "cube_2x2x2",
    .sample = "twisty/cube_2x2x2/WYWGGGROYBROOGRBRBWBYWYO",
    .example = 4,
    .rules = nullptr,
    .answer = AnswerKind::Turns,
};

} // namespace tokisuji
