// Star Battle. Put stars into cells so that every row, column and room holds the given number of them and no two touch,
// not even by a corner.
//
//     . * . .
//     . . . *
//     * . . .
//     . . * .        one star each, four rooms
#include "engine/board/rooms.h"
#include "engine/board/star_count.h"
#include "engine/formats/pzprv3/parts.h"
#include "engine/formats/url/parts.h"
#include "engine/genre/genre.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

extern const Genre starbattle;
const Genre starbattle{
    .id = "starbattle",
    .urlId = "starbattle",
    .title = {"Star Battle", "スターバトル"},
    .summary =
        {"Put stars into cells. Every row, every column and every room holds the same given number of stars, and "
         "stars never touch, not even by a corner.",
         "どの列・行・太線で囲まれた部屋にも、決められた数の星を入れます。星どうしは、ななめにも隣り合ってはいけま"
         "せん。"},
    .kana = "すたーばとる",
    .family = Family::Object,
    .clues = {{.kind = Clue::StarCount, .min = 1, .max = [](const Board& b) { return mostStars(b.size()); }},
              {Clue::Rooms}},
    .marks = {Mark::Star, Mark::Spots},
    .url = {&url::starCount, &url::border},
    .file = {.version = 0, .parts = {&file::starCount, &file::roomIds, &file::shades}},
    .setup = "1",
    .sample = "starbattle/5/5/1/3g4698gk",
    .example = 6,
    .rules =
        [](const Board& b, Rules& r) {
            const Field star = shade(r, b);
            const int stars = starCount(b);
            notTouching(r, star, "stars-apart");
            for (const auto& row : b.grid().rows())
                r.at(row.front(), "row-stars").exactly(stars, star[row]);
            for (const auto& column : b.grid().columns())
                r.at(column.front(), "column-stars").exactly(stars, star[column]);
            for (const Room& room : rooms(b))
                r.at(room.anchor, "room-stars").exactly(stars, star[room.cells]);
        },
};

} // namespace tokisuji
