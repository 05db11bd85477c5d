// Dotchi Dotchi Loop. Draw one loop; in each room it passes through all white circles and no black one, or through all
// black ones and no white one. It goes straight on white circles and turns on black ones.
//
//     * . *
//     . o .        one room with black "*" and white "o": dotchi2/3/3/0000k3k
//     * . *
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/genre/size_rules.h"
#include "engine/rules/families.h"
#include "engine/rules/words/one_kind.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily oneColour{
    .id = "one-colour",
    .name = {"either white or black circles in a room", "部屋では白丸か黒丸の一方だけを通る"},
    .broken = {"The line visits circles of both colours in a room, or none",
               "部屋の中で白丸と黒丸の両方を通っているか、どちらも通っていません"}};

} // namespace family

extern const Genre dotchi2;
const Genre dotchi2{
    .id = "dotchi2",
    .urlId = "dotchi2",
    .title = {"Dotchi Dotchi Loop", "ドッチドッチループ"},
    .summary =
        {"Draw one closed loop. In each room it passes through all white circles and no black one, or through all "
         "black circles and no white one. On a white circle it goes straight, on a black circle it turns.",
         "1 "
         "つの輪を描きます。どの部屋でも、白丸だけをすべて通るか、黒丸だけをすべて通ります。白丸では直進し、黒丸"
         "では曲がります。"},
    .kana = "どっちどっちるーぷ",
    .family = Family::Loop,
    .clues = {{Clue::Rooms}, {.kind = Clue::Pearl, .min = 1, .max = 2, .strict = true}},
    .marks = {Mark::CellLine},
    .url = {&url::border, &url::circle},
    .file = {.version = 2,
             .parts = {&file::borders, &file::numbers, &file::lines, &file::tints},
             .older = {{2, {&file::roomIds, &file::numbers, &file::lines, &file::tints}}}},
    .sample = "dotchi2/5/5/48h203s3890126f80",
    .rules =
        [](const Board& b, Rules& r) {
            constexpr int white = 1, black = 2;
            Loop line(r, b, PlaceKind::Cell);
            const std::vector<Room> all = rooms(b);
            const Field whites = roomsVisitedFor(r, b, line, all, white);
            const Field blacks = roomsVisitedFor(r, b, line, all, black);
            for (const Room& room : all)
                visitsOneKind(r, b, line, room, {whites[room.anchor], blacks[room.anchor]}, family::oneColour);
            for (const Place c : b.grid().cells()) {
                if (b.at(Layer::Number, c) == white)
                    r.clue(c, family::whiteStraight).never(line.turns(c));
                if (b.at(Layer::Number, c) == black)
                    r.clue(c, family::blackTurns).never(line.straight(c));
            }
        },
    .recipe = Recipe{.sizes = fromTwelveCells,
                     .method = "circles-in-rooms",
                     .rooms = Recipe::Polyominoes,
                     .leastRoom = 4,
                     .mostRoom = 8},
};

} // namespace tokisuji
