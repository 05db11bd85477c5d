// Star Battle. Put stars into cells so that every row, column and room holds the given number of them and no two touch,
// not even diagonally.
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
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily rowStars{.id = "row-stars",
                              .name = {"number of stars in a row", "行の星の数"},
                              .broken = {"The number of stars in a row is wrong", "行の星の数が違います"}};

constexpr RuleFamily columnStars{.id = "column-stars",
                                 .name = {"number of stars in a column", "列の星の数"},
                                 .broken = {"The number of stars in a column is wrong", "列の星の数が違います"}};

constexpr RuleFamily roomStars{.id = "room-stars",
                               .name = {"number of stars in a room", "部屋の星の数"},
                               .broken = {"The number of stars in a room is wrong", "部屋の星の数が違います"}};

} // namespace family

namespace {

/// Rows and columns hold as many stars. Two rows side by side hold a star in every 2×2 cells at most, so that n stars a
/// row need 4n-1 columns; and with just so many the outermost columns would have a star in every second row.
bool fitsStars(const Board& board)
{
    const int side = board.size().width;
    return side == board.size().height && side >= 4 * starCount(board);
}

/// A mirrored row holds its stars in pairs, or one of them in the middle column: there they would touch each other, or
/// be too many. Quarter turns map stars to each other by fours, but for one in the middle, and rooms likewise.
bool canStarsRepeat(const Board& board, Symmetry symmetry)
{
    const int stars = starCount(board), side = board.size().width;
    switch (symmetry) {
    case Symmetry::LeftRight:
    case Symmetry::TopBottom:
        return side == 1;
    case Symmetry::Quarter:
        return side % 4 == 0 || (side % 4 == 1 && stars % 4 == 1);
    default:
        return true;
    }
}

std::string_view starsOfNewBoards(Size size)
{
    constexpr int sideForTwo = 9;
    return size.width >= sideForTwo ? "2" : "1";
}

} // namespace

extern const Genre starbattle;
const Genre starbattle{
    .id = "starbattle",
    .urlId = "starbattle",
    .title = {"Star Battle", "スターバトル"},
    .summary =
        {"Put stars into cells. Every row, every column and every room holds the given number of stars, and stars "
         "never touch, not even diagonally.",
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
    .penpa = {.tag = "starbattle"},
    .rules =
        [](const Board& b, Rules& r) {
            const Field star = shade(r, b);
            const int stars = starCount(b);
            notTouching(r, star, family::starsApart);
            for (const auto& row : b.grid().rows())
                r.at(row.front(), family::rowStars).exactly(stars, star[row]);
            for (const auto& column : b.grid().columns())
                r.at(column.front(), family::columnStars).exactly(stars, star[column]);
            for (const Room& room : rooms(b))
                r.at(room.anchor, family::roomStars).ofEachPart().exactly(stars, star[room.cells]);
        },
    .recipe =
        Recipe{.sizes =
                   {fitsStars,
                    {"Every row and column holds the same number of stars: the board must be square, with a side of at "
                     "least 4 cells per star.",
                     "どの行・列にも同じ数の星が入るため、盤面は正方形で、一辺は星 1 つにつき 4 マス以上が必要です。"}},
               .method = "stars-in-rooms",
               .clues = Recipe::None,
               .onlyRooms = true,
               .canRepeat = canStarsRepeat,
               .setup = starsOfNewBoards},
};

} // namespace tokisuji
